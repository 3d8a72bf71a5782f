"""When things are explained: by a tap, to a mouse that comes, to the keyboard; and when not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import Player
from tests.web.test_games import QUIET
from tests.web.test_rules import drawer
from tests.web.visitor import Visitor

#: longer than a mouse has to rest on something
LONG = 900


def sit(visitor: Visitor, phase: str) -> Player:
    visitor.settle(**QUIET)
    visitor.guest("Alva")
    visitor.open(f"/t/{table_at(visitor, phase)}")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    expect(player.bar).to_be_visible()
    return player


def told(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def sheet(page: Page) -> Locator:
    """All of the explanation, with the way to the rules."""
    return page.locator(".tooltip.shown")


def share(one: Locator, other: Locator) -> bool:
    """Do two things cover each other?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0


@pytest.mark.parametrize("width", [360, 390])
def test_a_tap_explains_what_is_no_action(visit: Visit, width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    player = sit(visitor, "take-2")
    page = visitor.page
    gem = page.locator("[data-place='seat-0-gem']:visible").last
    gem.tap()
    expect(told(page)).to_contain_text("gem")
    assert not share(sheet(page), gem)
    box = sheet(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    # a tap elsewhere closes it, one on another thing explains that
    page.get_by_role("heading", level=1).tap()
    expect(told(page)).to_be_hidden()
    waiting = page.locator("[data-place^='tavern-2-']").first
    waiting.tap()
    expect(told(page)).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(drawer(page)).to_be_visible()
    page.keyboard.press("Escape")
    # a piece that is an action is chosen, and the bar says what it brings
    action = player.frame["legal"][0]
    player.lit(action).tap()
    expect(player.lit(action)).to_have_attribute("aria-pressed", "true")
    expect(told(page)).to_be_hidden()


def test_a_tap_on_what_cannot_be_pressed_now_says_why(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit(visitor, "fall-trade")
    supply = visitor.page.locator("[data-place='seat-0-supply'][aria-disabled=true]:visible")
    # it is said to be disabled, and can be tapped all the same
    supply.tap(force=True)
    expect(told(visitor.page)).to_be_visible()
    said, why = (told(visitor.page).text_content() or "").splitlines()
    assert said == supply.get_attribute("aria-label")
    assert why


def test_nothing_is_told_on_load_or_after_a_click(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1366, "height": 768})
    player = sit(visitor, "take-2")
    page = visitor.page
    card = player.lit(player.frame["legal"][0])
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(told(page)).to_be_visible()
    page.reload()
    expect(card).to_be_visible()
    page.wait_for_timeout(LONG)
    expect(told(page)).to_have_count(0)

    page.mouse.click(x, y)
    page.mouse.move(x + 4, y + 4)
    page.wait_for_timeout(LONG)
    expect(told(page)).to_have_count(0)
    other = page.locator("[data-place^='tavern-2-']").first
    other.hover()
    expect(told(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(told(page)).to_be_hidden()
    card.hover()
    expect(told(page)).to_be_visible()


@pytest.mark.parametrize("phase", ["take-2", "fall-act"])
def test_explanations_cover_neither_their_piece_nor_what_is_lit(
    visitor: Visitor, phase: str
) -> None:
    player = sit(visitor, phase)
    lit = visitor.page.locator("[data-action].legal:visible")
    cards = visitor.page.locator(":is([data-place*='-card-'], [data-place^='tavern-']).legal")
    for piece in cards.all():
        piece.hover()
        expect(told(visitor.page)).to_be_visible()
        assert not any(share(sheet(visitor.page), other) for other in lit.all())
        player.bar.get_by_role("heading").hover()
        expect(told(visitor.page)).to_be_hidden()


def test_the_keyboard_is_told_what_it_comes_to(visitor: Visitor) -> None:
    player = sit(visitor, "take-2")
    page = visitor.page
    card = player.lit(player.frame["legal"][0])
    card.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(card).to_be_focused()
    expect(told(page)).to_be_visible()
    expect(card).to_have_attribute("aria-describedby", "tooltip")
    page.keyboard.press("Escape")
    expect(told(page)).to_be_hidden()
