"""Bots by name."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.bots import BOTS, GreedyBot, RandomBot, line_up, make_bot
from dvergar.bots.flat import FlatBot
from dvergar.bots.names import seconds_of
from dvergar.bots.search import SearchBot
from dvergar.bots.style import StyledFlat, StyledGreedy, StyledSearch
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import LEVELS, Game
from tests.bots.toys import Pennies


@pytest.fixture
def game() -> Game[Any]:
    return dvergar.game("nidavellir")


def test_the_levels_come_first() -> None:
    assert BOTS[:4] == ("novice", "apprentice", "master", "elder")
    assert set(BOTS[4:]) == {"random", "greedy", "flat", "search"}


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("flat", FlatBot),
        ("flat:200", FlatBot),
        ("search", SearchBot),
        ("search:400", SearchBot),
        ("search:0.1s", SearchBot),
    ],
)
def test_a_name_makes_its_bot(name: str, kind: type, game: Game[Any]) -> None:
    assert type(make_bot(name, 1, game)) is kind


@pytest.mark.parametrize("name", [*dvergar.game_names(), "pennies"])
def test_every_game_has_every_level(name: str) -> None:
    game = Pennies() if name == "pennies" else dvergar.game(name)
    assert list(game.levels) == list(LEVELS)
    bots = [make_bot(level, 1, game) for level in LEVELS]
    state = Pennies().new(seats=2)
    assert all(bot.choose(state, 0) in state.legal(0) for bot in bots[:-1])


def test_a_level_is_the_bot_that_the_game_says() -> None:
    game = Pennies()
    game.levels = {**LEVELS, "novice": "greedy"}
    assert type(make_bot("novice", 1, game)) is GreedyBot


@pytest.mark.parametrize(
    "name",
    ["", "clever", "Random", "greedy ", "random:3", "greedy:", "search:", "search:0", "flat:x"],
)
def test_unknown_bots_are_refused(name: str, game: Game[Any]) -> None:
    with pytest.raises(DvergarError) as caught:
        make_bot(name, 0, game)
    known = ", ".join([*BOTS, "flat:400", "flat:0.1s", "search:400", "search:0.1s"])
    assert str(caught.value) == f"There is no bot called “{name}”. Available: {known}."


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("greedy:sindri", StyledGreedy),
        ("flat:200:nabbi", StyledFlat),
        ("search:0.1s:lofnheid", StyledSearch),
        ("novice:nabbi", StyledFlat),
        ("apprentice:vigg", StyledGreedy),
        ("master:sindri", StyledSearch),
    ],
)
def test_a_character_behind_a_bot_gives_it_a_style(name: str, kind: type, game: Game[Any]) -> None:
    assert type(make_bot(name, 1, game)) is kind


@pytest.mark.parametrize("name", ["novice:sindri", "master:nobody", "master:", "elder:400"])
def test_a_level_has_only_its_own_characters(name: str, game: Game[Any]) -> None:
    level, _, given = name.partition(":")
    with pytest.raises(DvergarError) as caught:
        make_bot(name, 0, game)
    assert f"No bot of the level {level} is called “{given}”. Available: " in str(caught.value)


@pytest.mark.parametrize("name", ["random:sindri", "greedy:nobody", "sindri", "greedy:400:sindri"])
def test_no_other_names_with_characters_exist(name: str, game: Game[Any]) -> None:
    with pytest.raises(DvergarError, match="There is no bot called"):
        make_bot(name, 0, game)


def test_a_line_up_is_one_for_all_or_one_for_each(game: Game[Any]) -> None:
    assert line_up(["greedy"], 3, game) == ["greedy"] * 3
    assert line_up(["greedy", "search:2"], 2, game) == ["greedy", "search:2"]
    for names in (["greedy", "random"], ["greedy", "clever", "random"]):
        with pytest.raises(DvergarError):
            line_up(names, 3, game)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("elder", 0.5),
        ("elder:alvis", 0.5),
        ("search:0.1s", 0.1),
        ("flat:2s", 2),
        ("apprentice", 0),
        ("search", 0),
        ("x", 0),
    ],
)
def test_a_bot_that_goes_by_the_clock_says_how_long_it_thinks(name: str, seconds: float) -> None:
    assert seconds_of(name, dvergar.game("dwarfs_fall")) == seconds
