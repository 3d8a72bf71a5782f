"""Proves what the tutor says: each test is named after the chapter and step whose claims it checks.

The words are web/src/games/nidavellir/tutorial/text; the match is data/tutorial.toml.
"""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.games.nidavellir.scoring import blacksmiths, hunters
from tests.games.script import Script


@pytest.fixture(scope="module")
def game() -> Nidavellir:
    found = dvergar.game("nidavellir")
    assert isinstance(found, Nidavellir)
    return found


class Lesson(Script):
    """The tutorial of Nidavellir, as the learner sees it."""

    def view(self, chapter: str, step: str) -> dict[str, Any]:
        return self.state(chapter, step).view(0)


@pytest.fixture(scope="module")
def script(game: Nidavellir) -> Lesson:
    return Lesson(game)


def sheet(view: dict[str, Any], seat: int) -> dict[str, int]:
    return {line[0]: line[1] for line in view["players"][seat]["sheet"]}


# --- what lies on the table ------------------------------------------------------------------


def test_table(script: Lesson) -> None:
    view = script.view("table", "welcome")
    assert (view["age"], view["round"], view["rounds"]) == (1, 1, 4)
    assert [len(cards) for cards in view["taverns"]] == [3, 3, 3]
    assert [len(deck["cards"]) > 0 for deck in view["decks"]] == [True, True]
    for player in view["players"]:
        assert player["coins"] == ["0", "2", "3", "4", "5"]
        assert player["score"] == 14


def test_the_third_dwarf_of_a_tavern_goes_to_nobody(script: Lesson) -> None:
    left = [event for event in script.events(0, 8) if event.key == "leftover"]
    assert [len(event.args["card_list"]) for event in left] == [1, 1, 1]  # type: ignore[arg-type]


# --- the sealed bid --------------------------------------------------------------------------


def test_bid(script: Lesson) -> None:
    assert script.step("bid", "place").do == ("bid 5 3 0",)
    assert script.view("order", "reveal")["players"][0]["board"] == ["5", "3", "0", "2", "4"]
    # nobody knows the rival's bid for the taverns that are still closed
    assert script.view("order", "reveal")["players"][1]["board"][1:3] == ["?", "?"]


# --- who chooses first -----------------------------------------------------------------------


def test_order(script: Lesson) -> None:
    view = script.view("order", "reveal")
    assert view["tavern"] == 1
    assert [player["board"][0] for player in view["players"]] == ["5", "4"]
    assert view["order"] == [0, 1]
    assert "H" in view["taverns"][0]


# --- ties and gems ---------------------------------------------------------------------------


def test_tie(script: Lesson) -> None:
    view = script.view("tie", "equal")
    assert view["tavern"] == 2
    assert [player["board"][1] for player in view["players"]] == ["3", "3"]
    assert [player["gem"] for player in view["players"]] == [2, 1]
    assert view["order"] == [0, 1]
    assert view["taverns"][1].count("B") == 1
    after = script.view("tie", "swap")
    assert [player["gem"] for player in after["players"]] == [1, 2]


# --- the five classes ------------------------------------------------------------------------


def test_classes(script: Lesson) -> None:
    assert [blacksmiths(ranks) for ranks in range(1, 6)] == [3, 7, 12, 18, 25]
    assert [hunters(ranks) for ranks in range(1, 7)] == [1, 4, 9, 16, 25, 36]
    explorers = {int(card[1:]) for deck in _decks(script) for card in deck if card[0] == "E"}
    assert (min(explorers), max(explorers)) == (5, 11)
    miners = {card for deck in _decks(script) for card in deck if card[0] == "M"}
    assert "M0" in miners
    # everybody's cards have one rank each
    ranks = script.view("classes", "army")["players"][0]["ranks"]
    assert sum(ranks.values()) == 2


def _decks(script: Lesson) -> list[dict[str, int]]:
    view = script.game.start(script.tutorial.setup).view(0)
    dealt = {card: 1 for cards in view["taverns"] for card in cards}
    return [dealt, *[deck["cards"] for deck in view["decks"]]]


# --- how coins grow --------------------------------------------------------------------------


def test_trade(script: Lesson) -> None:
    view = script.view("trade", "zero")
    assert view["tavern"] == 3
    assert [player["board"][2] for player in view["players"]] == ["0", "5"]
    assert view["order"] == [1, 0]
    assert view["players"][1]["columns"]["explorer"] == ["E11"]
    assert "E11" not in view["taverns"][2]
    assert view["players"][0]["board"][3:] == ["2", "4"]
    after = script.view("trade", "grown")
    assert (after["age"], after["round"]) == (1, 2)
    assert after["players"][0]["coins"] == ["0", "2", "3", "5", "6"]
    assert sheet(after, 0)["coins"] == 16


# --- a line calls a hero ---------------------------------------------------------------------


def test_line(script: Lesson) -> None:
    view = script.view("line", "missing")
    assert (view["age"], view["round"]) == (1, 2)
    ranks = view["players"][0]["ranks"]
    assert {group for group, count in ranks.items() if count == 0} == {"warrior"}
    assert view["players"][0]["lines"] == 0
    assert script.view("line", "recruit")["players"][0]["lines"] == 1


def test_line_recruit(script: Lesson) -> None:
    """Aral is two hunters, Tarah a warrior with a 14, Skaa brings 17."""
    before = script.view("line", "recruit")["players"][0]
    after = {
        hero: script.state_after("line", "recruit", f"recruit {hero}").view(0)["players"][0]
        for hero in ("aral", "tarah", "skaa")
    }
    assert after["aral"]["ranks"]["hunter"] == before["ranks"]["hunter"] + 2
    assert after["tarah"]["points"]["warrior"] == before["points"]["warrior"] + 14
    assert after["skaa"]["score"] == before["score"] + 17
    for player in after.values():
        assert len(player["heroes"]) == 1


def test_line_hero_the_second_comes_with_the_second_line(script: Lesson) -> None:
    taken = [event for event in script.events(0, 37) if event.key == "recruited"]
    assert [event.args["hero"] for event in taken if event.args["seat"] == 0] == ["aral", "zoral"]
    ranks = script.view("age", "majority")["players"][0]["ranks"]
    assert min(ranks.values()) == 2


# --- the end of the first age ----------------------------------------------------------------


def test_age(script: Lesson) -> None:
    view = script.view("age", "majority")
    assert (view["age"], view["round"], view["tavern"]) == (1, 4, 3)
    mine, rivals = (player["ranks"] for player in view["players"])
    leads = {group for group in mine if mine[group] > rivals[group]}
    assert leads == {"warrior", "miner"}
    assert {group for group in mine if mine[group] < rivals[group]} == {"hunter"}


def test_age_transform(script: Lesson) -> None:
    view = script.view("age", "transform")
    assert view["players"][0]["ranks"]["warrior"] == 4
    assert "kings_hand" in view["players"][0]["distinctions"]
    assert "2" in view["players"][0]["coins"]
    assert view["treasury"].get("7", 0) == 0
    coins = script.state_after("age", "transform", "transform 2 hand").view(0)["players"][0][
        "coins"
    ]
    assert coins == ["0", "3", "8", "8", "16"]


def test_age_awards(script: Lesson) -> None:
    view = script.view("age", "awards")
    mine, rival = view["players"]
    assert (view["age"], view["round"]) == (2, 1)
    assert mine["distinctions"] == ["kings_hand", "crown_jeweler"]
    assert (mine["gem"], sheet(view, 0)["gem"]) == (6, 3)
    assert rival["distinctions"] == ["hunting_master"]
    assert "0" not in rival["coins"]
    assert "3s" in rival["coins"]
    for group in ("blacksmith", "explorer"):
        assert mine["ranks"][group] == rival["ranks"][group] == 2


# --- royal offerings -------------------------------------------------------------------------


def test_offering(game: Nidavellir, script: Lesson) -> None:
    view = script.view("offering", "take")
    assert view["age"] == 2
    assert view["players"][0]["board"][1] == "16"
    assert view["order"] == [0, 1]
    assert "R5" in view["taverns"][1]
    offered = script.view("offering", "transform")["players"][0]
    assert offered["board"][3:] == ["18", "8"]
    after = script.view("offering", "grown")["players"][0]
    assert sorted(after["coins"], key=int) == ["0", "3", "8", "16", "23"]
    assert [(card.age, card.copies, card.add) for card in game.figures.offerings] == [
        (1, 1, 3),
        (2, 2, 5),
    ]


# --- the final score -------------------------------------------------------------------------


def test_score_last(script: Lesson) -> None:
    view = script.view("score", "last")
    mine = view["players"][0]
    assert (view["age"], view["round"], view["tavern"]) == (2, 4, 3)
    assert (mine["ranks"]["miner"], mine["points"]["miner"]) == (9, 11)
    assert sheet(view, 0)["miner"] == 99
    after = script.state_after("score", "last", "take M1").view(0)
    assert sheet(after, 0)["miner"] == 10 * 12


def test_score_sheet(script: Lesson) -> None:
    state = script.state("score", "sheet")
    assert state.is_over
    assert state.scores() == [343, 296]
    view = state.view(0)
    assert sheet(view, 0)["miner"] == 120
    assert sheet(view, 1)["hunter"] == 121
    kinds = {"warrior", "hunter", "miner", "blacksmith", "explorer", "hero", "coins", "gem"}
    assert set(sheet(view, 0)) == kinds | {"majority"}


# --- play on ---------------------------------------------------------------------------------


def test_free(script: Lesson) -> None:
    view = script.view("free", "play")
    assert (view["age"], view["round"], view["rounds"]) == (2, 1, 4)
    assert view["players"][0]["columns"] == script.view("age", "awards")["players"][0]["columns"]
