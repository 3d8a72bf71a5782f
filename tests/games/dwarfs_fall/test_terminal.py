"""The table in the terminal: every position can be drawn, every word on it explained."""

from __future__ import annotations

import re
from functools import lru_cache
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.dwarfs_fall.figures import KINDS, OGRES, SECRETS
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.games.dwarfs_fall.terminal import about, draw, explain, hint, topics
from dvergar.kernel.action import Action
from dvergar.kernel.language import Text
from dvergar.kernel.state import State
from tests.cli.command import LANGUAGES, raw_keys

from .builder import at

GAME = cast(DwarfsFall, dvergar.game("dwarfs_fall"))


def words(lang: str) -> Text:
    return Text(lang, GAME.package)


@lru_cache(maxsize=8)
def positions(seats: int, seed: int) -> list[State]:
    """Every twentieth position of a random game, and the end."""
    bot = RandomBot(seed)
    state: State = GAME.new(seats=seats, seed=seed, recall=True)
    found = []
    number = 0
    while not state.is_over:
        if number % 20 == 0:
            found.append(state.copy())
        number += 1
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))
    return [*found, state]


def drawn(state: State, seat: int | None, lang: str = "en", width: int = 160) -> str:
    file = StringIO()
    Console(file=file, width=width).print(draw(state.view(seat), words(lang), GAME))
    return file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_in_every_language(seats: int, lang: str) -> None:
    for number, state in enumerate(positions(seats, seats)):
        page = drawn(state, number % seats if number % 3 else None, lang)
        assert page.strip()
        assert not raw_keys(page)


def test_a_map_with_walls_dwarfs_and_stacks() -> None:
    table = at().lay("castle@0,0,0", "ruby_mine@1,0,1", "inn@0,1,0", "shop@0,1,0:red")
    page = drawn(table.dwarfs("1,0", blue=1, red=2).state, 0)
    rows = [line.rstrip() for line in page.splitlines()]
    name = next(line for line in rows if "Castle" in line)
    assert re.search(r"0\s+┃Castle    Ruby    ┃", name)
    assert any("BRR· 3" in line for line in rows)
    assert any("Shop  ×2" in line for line in rows)
    above = rows[rows.index(name) - 1]
    assert "┏━━━━━━━━╸╺━━━━━━━━┓" in above


def test_an_empty_table_says_so() -> None:
    assert "still empty" in drawn(at().state, 0)


def test_only_the_owner_sees_the_secret_goal_and_the_ogres() -> None:
    table = at().ogres(0, "crown")
    assert "Hunter" in drawn(table.state, 0)
    assert "Crown" in drawn(table.state, 0)
    for viewer in (1, None):
        assert "Hunter" not in drawn(table.state, viewer)
        assert "Crown" not in drawn(table.state, viewer)


def test_players_are_numbered_as_actions_name_them() -> None:
    page = drawn(at().state, 0)
    assert "▶ 1. Player 1 (B)" in page
    assert "2. Player 2 (R)" in page


def test_hidden_gems_are_counted() -> None:
    table = at(gems_public=False).gems(0, ruby=2)
    assert "? × 2" in drawn(table.state, 1)


ACTIONS = [
    *("play ruby_mine 2,-1 3", "place 2,-1", "move 2,-1 3,-1", "recall 2,-1", "upkeep 2,-1"),
    *("panic 2 2,-1 3,0", "thief 4", "crown 3", "brute 2,-1 0,0 1", "end"),
    *("resolve 0,0", "trade T04", "trade none", "dig 2,-1", "dig none", "discard ruby"),
    *("discard panic", "reveal", "pass"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_is_said_in_words(lang: str) -> None:
    said = [words(lang).action(GAME.parse(text)) for text in ACTIONS]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert not raw_keys(sentence)
        assert "$" not in sentence
        assert "_" not in sentence


def test_a_card_is_said_with_its_turn() -> None:
    said = words("de").action(Action("play", ("ruby_mine", "2,-1", "3")))
    assert said == "Karte auf 2,-1 legen: Rubinmine, um 270° gedreht"


def test_a_trade_goal_is_offered_with_its_price() -> None:
    text = words("en")
    assert about(Action("trade", ("T04",)), text, GAME) == "costs emerald 3; 10 points"
    assert about(Action("trade", ("none",)), text, GAME) == ""
    assert about(Action("place", ("0,0",)), text, GAME) == ""


def test_the_hint_gives_an_example() -> None:
    legal: list[Action] = list(at().lay("castle@0,0,0").turn(0).state.legal(0))
    said = hint(legal, words("en"))
    assert str(legal[len(legal) // 2]) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_is_explained(lang: str) -> None:
    text = words(lang)
    for word in (*topics(text, GAME), *KINDS, *OGRES, *SECRETS, "T04", text("trade-T04")):
        said = explain(word, text, GAME)
        assert said, word
        assert not raw_keys(said)
    assert explain("bicycle", text, GAME) is None


def test_explanations_state_the_figures_in_use() -> None:
    said = explain("builder", words("en"), GAME)
    assert said is not None
    assert "8 cards" in said
