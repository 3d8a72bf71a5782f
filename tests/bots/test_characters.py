"""Who the bots are."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dvergar
from dvergar.bots import CHARACTERS, bot_name, deal, find_character
from dvergar.bots.characters import PACKAGE, of_level
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import LEVELS, RISK
from dvergar.kernel.language import LANGUAGES, Text


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_at_least_three_characters(level: str) -> None:
    assert len(of_level(level)) >= 3


def test_a_bot_that_is_no_level_has_no_character() -> None:
    assert of_level("greedy") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_one_sentence_in_every_language(language: str) -> None:
    text = Text(language, PACKAGE)
    for character in CHARACTERS:
        name, about = text(f"character-{character}"), text(f"character-{character}-about")
        assert name.lower() == character
        assert about.startswith(name)
        assert about.count(".") == 1


def test_temperaments_differ_within_a_level() -> None:
    for level in LEVELS:
        tempers = [CHARACTERS[character].temper for character in of_level(level)]
        assert len(set(tempers)) == len(tempers)


def test_every_character_likes_or_dares_something_in_every_game() -> None:
    for name in dvergar.game_names():
        known = dvergar.game(name).advisor.likings()
        for character in CHARACTERS.values():
            risk, likes = character.temper
            assert (risk and RISK in known) or known.keys() & {*likes}, (name, character.id)
            assert -1 <= risk <= 1


def test_nobody_likes_what_no_game_knows() -> None:
    known = {like for name in dvergar.game_names() for like in dvergar.game(name).advisor.likings()}
    assert {like for each in CHARACTERS.values() for like in each.temper.likes} <= known


def test_at_a_table_all_are_different_as_long_as_there_are_enough() -> None:
    for seed in range(20):
        dealt = deal(["master"] * 4, (), random.Random(seed))
        assert sorted(map(str, dealt)) == sorted(of_level("master"))
        assert set(deal(["master"] * 3, ["sindri"], random.Random(seed))) == {
            *of_level("master")
        } - {"sindri"}
    many = Counter(deal(["elder"] * 6, (), random.Random(1)))
    assert set(many) == {*of_level("elder")}


def test_only_levels_are_dealt_characters_and_the_same_chance_deals_the_same() -> None:
    levels = ["greedy", None, "novice"]
    dealt = deal(levels, (), random.Random(3))
    assert dealt[:2] == [None, None]
    assert dealt[2] in of_level("novice")
    assert dealt == deal(levels, (), random.Random(3))


def test_a_character_of_another_level_is_refused_with_the_list() -> None:
    with pytest.raises(DvergarError) as caught:
        find_character("novice", "sindri")
    known = ", ".join(of_level("novice"))
    assert str(caught.value) == (
        f"No bot of the level novice is called “sindri”. Available: {known}."
    )


def test_a_character_that_is_gone_leaves_its_level() -> None:
    assert bot_name("master", "sindri") == "master:sindri"
    assert bot_name("master", "nobody") == "master"
    assert bot_name("master", None) == "master"
    assert bot_name("greedy", None) == "greedy"
