"""Dwar7s Fall in the browser: whole games, every ogre, digging, slaying, sharing, the last round."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from dvergar.games.dwarfs_fall.figures import OGRES
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.dwarfs_fall import KeyboardSettler, Settler, TouchSettler, table_at
from tests.web.test_games import PHONE, QUIET, play_and_read, see_the_end
from tests.web.visitor import Json, Visitor
from tests.web.words import say

#: the shortest game that the options allow
_SHORT = {"max_rounds": 10, "goals_to_end": 2}
_SCROLLS = "document.documentElement.scrollHeight > innerHeight"


def begin(visitor: Visitor, *bots: str) -> None:
    """A short game against these bots, at the first seat."""
    visitor.settle(**QUIET)
    visitor.guest("1")
    table = visitor.table("me", *bots, game="dwarfs_fall", options=_SHORT)
    visitor.open(f"/t/{table}")


def enter(visitor: Visitor, situation: str, seats: int = 3) -> Settler:
    """A table in this situation, with the visitor where it is decided."""
    visitor.settle(**QUIET)
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, situation, seats)}")
    player = Settler(visitor)
    expect(player.bar).to_be_visible()
    player.wait(lambda: player.my_turn)
    return player


def events_of(player: Settler, seat: int) -> list[str]:
    """What the last decision of a seat brought about."""
    moves = [
        entry
        for frame in player.visitor.states
        for entry in frame["news"]
        if entry["kind"] == "move" and entry["seat"] == seat
    ]
    return [event["key"] for event in moves[-1]["events"]]


def own(player: Settler, view: Json) -> Json:
    mine: Json = view["players"][player.seat]
    return mine


# --- whole games -----------------------------------------------------------------------------


def test_a_game_by_mouse(visitor: Visitor) -> None:
    begin(visitor, "greedy", "greedy")
    Settler(visitor).play()
    see_the_end(visitor)


def test_a_game_by_keyboard_alone_in_french(visit: Visit) -> None:
    visitor = visit(locale="fr")
    begin(visitor, "greedy")
    play_and_read(KeyboardSettler(visitor, "fr"), "fr")


def test_a_game_on_a_phone_in_german(visit: Visit) -> None:
    visitor = visit(**PHONE, locale="de")
    begin(visitor, "greedy")
    play_and_read(TouchSettler(visitor, "de"), "de")


# --- ogres -----------------------------------------------------------------------------------


@pytest.mark.parametrize("ogre", OGRES)
def test_an_ogre_finds_its_victim(visitor: Visitor, ogre: str) -> None:
    player = enter(visitor, ogre)
    seat, before = player.seat, own(player, player.frame["view"])["ogres"]
    action = next(action for action in player.frame["legal"] if action.startswith(f"{ogre} "))
    player.choose(action)
    expect(player.bar.locator("button.primary")).to_have_text(say(f"press-{ogre}"))
    player.confirm()
    player.wait(lambda: bool(events_of(player, seat)))
    told = {"thief": "log-stolen", "crown": "log-crowned-own"}.get(ogre, f"log-{ogre}")
    assert told in events_of(player, seat)
    left = own(player, player.frame["view"])["ogres"]
    assert ogre == "crown" or left.count(ogre) == before.count(ogre) - 1


# --- situations ------------------------------------------------------------------------------
