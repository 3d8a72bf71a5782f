"""The help in a first game: for somebody new, once for each decision, and switched off at will."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import Player
from tests.web.test_games import QUIET
from tests.web.test_hints import COVERED
from tests.web.visitor import Visitor
from tests.web.words import say

LOOKS = {"viewport": {"width": 1366, "height": 768}}


def sit(visitor: Visitor, table: str) -> Player:
    visitor.open(f"/t/{table}")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    expect(player.bar).to_be_visible()
    return player


def newcomer(visit: Visit, **looks: object) -> Visitor:
    visitor = visit(newcomer=True, **{**LOOKS, **looks})
    visitor.settle(**QUIET)
    visitor.guest("Alva")
    return visitor


def coach(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name=say("coach"))


def marks(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-mark]")


def test_a_first_game_says_what_one_wants_and_a_second_one_does_not(visit: Visit) -> None:
    visitor = newcomer(visit)
    player = sit(visitor, visitor.table("me", "greedy"))
    expect(coach(visitor)).to_contain_text("Place one coin at each tavern")
    expect(marks(visitor)).to_have_count(2)
    assert problems(visitor.page) == []
    # once for each kind of decision
    player.decide("bid 5 4 3")
    expect(coach(visitor)).to_contain_text("One dwarf of each of the five classes")
    player.decide()
    player.wait(lambda: player.my_turn)
    expect(coach(visitor)).to_have_count(0)
    # nor after a reload, and the next game is still their first
    sit(visitor, visitor.table("me", "greedy"))
    visitor.page.wait_for_timeout(500)
    expect(coach(visitor)).to_have_count(0)


def test_whoever_has_finished_a_game_needs_no_help_in_the_next(visit: Visit) -> None:
    visitor = newcomer(visit)
    visitor.page.add_init_script("localStorage.removeItem('dvergar-coach')")
    sit(visitor, table_at(visitor, "fall-first"))
    expect(coach(visitor)).to_contain_text("Play your castle early")
    visitor.page.route("**/api/me/games?*", lambda route: route.fulfill(json=[{"id": "a"}]))
    sit(visitor, table_at(visitor, "fall-first"))
    visitor.page.wait_for_timeout(500)
    expect(coach(visitor)).to_have_count(0)


def test_the_help_is_switched_off_and_on_again(visit: Visit) -> None:
    visitor = newcomer(visit)
    player = sit(visitor, visitor.table("me", "greedy"))
    coach(visitor).get_by_role("button", name=say("coach-off")).click()
    expect(coach(visitor)).to_have_count(0)
    expect(marks(visitor)).to_have_count(0)
    visitor.page.reload()
    # with the table comes another bar
    expect(player.bar).to_be_visible()
    visitor.button(say("settings")).click()
    switch = visitor.page.get_by_role("switch", name=re.compile(say("settings-coach")))
    expect(switch).not_to_be_checked()
    switch.press("Space")
    visitor.page.keyboard.press("Escape")
    expect(coach(visitor)).to_be_visible()


def test_where_hints_are_forbidden_nothing_is_marked(visit: Visit) -> None:
    visitor = newcomer(visit)
    sit(visitor, visitor.table("me", "greedy", hints=False))
    expect(coach(visitor)).to_be_visible()
    visitor.page.wait_for_timeout(300)
    expect(marks(visitor)).to_have_count(0)


@pytest.mark.parametrize("phase", ["take-2", "fall-first"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1366, 768)])
def test_the_help_covers_nothing_and_moves_nothing(
    visit: Visit, phase: str, width: int, height: int
) -> None:
    visitor = newcomer(visit, viewport={"width": width, "height": height})
    player = sit(visitor, table_at(visitor, phase))
    expect(coach(visitor)).to_be_visible()
    expect(marks(visitor)).not_to_have_count(0)
    visitor.page.wait_for_timeout(100)
    assert coach(visitor).evaluate(COVERED) == []
    before = player.bar.bounding_box()
    coach(visitor).get_by_role("button").click()
    expect(coach(visitor)).to_have_count(0)
    assert player.bar.bounding_box() == before
