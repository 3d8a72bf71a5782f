"""Whole games in the browser, to the end screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import KeyboardPlayer, Player, SwiftPlayer, TouchPlayer
from tests.web.visitor import Visitor
from tests.web.words import foreign_texts, say

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
QUIET = {"forced": False, "motion": "off", "sound": False}


def begin(visitor: Visitor, *bots: str, **settings: object) -> None:
    """Against these bots, at the first seat."""
    visitor.settle(**{**QUIET, **settings})
    visitor.guest("1")
    visitor.open(f"/t/{visitor.table('me', *bots)}")


def see_the_end(visitor: Visitor, language: str = "en") -> None:
    """Who has won and why: a sheet for every seat, and the way to the next game."""
    page = visitor.page
    expect(visitor.button(say("end-rematch", language))).to_be_visible()
    view = visitor.states[-1]["view"]
    for player in view["players"]:
        shown = page.get_by_text(str(player["score"]), exact=True).locator("visible=true")
        expect(shown.first).to_be_visible()
    assert problems(page) == []


def play_and_read(player: Player, language: str) -> None:
    """To the end; whenever a new kind of decision comes, and at the end, no word is foreign."""
    page = player.visitor.page
    seen: set[str] = set()

    def watch() -> None:
        prompt = player.frame["prompt"]["key"]
        if prompt not in seen:
            seen.add(prompt)
            player.choose(player.frame["legal"][0])
            assert foreign_texts(page, language) == []
            player.clear()

    player.play(watch)
    see_the_end(player.visitor, language)
    assert foreign_texts(page, language) == []


def test_a_game_by_mouse(visitor: Visitor) -> None:
    begin(visitor, "greedy")
    Player(visitor).play()
    see_the_end(visitor)


@pytest.mark.long
def test_a_game_of_five(visitor: Visitor) -> None:
    begin(visitor, "greedy", "random", "greedy", "random")
    SwiftPlayer(visitor).play()
    see_the_end(visitor)


@pytest.mark.long  # a shorter one by keyboard is always run: test_dwarfs_fall.py
def test_a_game_by_keyboard_alone_in_french(visit: Visit) -> None:
    visitor = visit(locale="fr")
    begin(visitor, "greedy")
    play_and_read(KeyboardPlayer(visitor, "fr"), "fr")


def test_a_game_on_a_phone_without_scrolling_in_german(visit: Visit) -> None:
    visitor = visit(**PHONE, locale="de")
    begin(visitor, "greedy")
    play_and_read(TouchPlayer(visitor, "de"), "de")


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_game_in_another_language(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    begin(visitor, "greedy")
    play_and_read(SwiftPlayer(visitor, language), language)


@pytest.mark.long
def test_the_end_of_a_game_with_everything_in_motion(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.settle(**{**QUIET, "motion": "auto"})
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, 'large-army')}")
    Player(visitor).play()
    see_the_end(visitor)
