"""The map of Dwar7s Fall: looking around in it, and laying a card by mouse and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tools.phases import find

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at

#: left, top and scale of the map in its window
Seen = tuple[float, float, float]


def _seen(page: Page) -> Seen:
    """Where the map's first place is, and how large."""
    box = _place(page, "0,0").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


def _place(page: Page, cell: str) -> Locator:
    return page.locator(f'[data-place="cell-{cell}"]')


def _drag(page: Page, x: float, y: float) -> None:
    """From the middle of the first place."""
    left, top, width = _seen(page)
    page.mouse.move(left + width / 2, top + width / 3)
    page.mouse.down()
    page.mouse.move(left + width / 2 + x / 2, top + width / 3 + y / 2)
    page.mouse.move(left + width / 2 + x, top + width / 3 + y)
    page.mouse.up()


def _wait_until_sharp(page: Page) -> None:
    """A zoomed map is drawn again when the hand rests."""
    expect(page.locator(".ground > .sheet")).to_have_attribute("style", re.compile(r"scale\(1\)"))


def _lit_card(page: Page) -> Locator:
    """A card of the hand that can be laid."""
    return page.locator("[data-place*='-card-'].legal, [data-place*='-card-'] .legal").first


def test_the_map_is_looked_at_and_laid_on(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.guest()
    page = visitor.open(f"/t/{table_at(visitor, 'fall-act')}")
    expect(_place(page, "0,0")).to_be_visible()
    _wait_until_sharp(page)

    # what is dragged moves, and is not clicked
    left, top, width = _seen(page)
    _drag(page, 60, 30)
    assert _seen(page) == (left + 60, top + 30, width)
    expect(page.locator("dialog[open]")).to_have_count(0)
    visitor.button("Zoom in").click()
    _wait_until_sharp(page)
    assert _seen(page)[2] > width
    visitor.button("Show all").click()
    _wait_until_sharp(page)
    back = _seen(page)
    assert abs(back[0] - left) < 1
    assert abs(back[2] - width) < 1

    # the wheel zooms over empty ground
    ground = page.get_by_role("group", name=re.compile("The map")).bounding_box()
    assert ground is not None
    page.mouse.move(ground["x"] + 8, ground["y"] + ground["height"] - 8)
    page.mouse.wheel(0, -120)
    _wait_until_sharp(page)
    assert _seen(page)[2] > width
    assert problems(page) == []

    # a card of the hand lights places; the ghost goes there, turns, and waits for the bar
    _lit_card(page).click()
    lit = page.locator(".places .legal, .place.legal")
    expect(lit.first).to_be_attached()
    first = page.locator('.place.legal[aria-pressed="false"]').first
    cell = str(first.get_attribute("data-place"))
    first.focus()
    page.keyboard.press("Enter")
    chosen = page.locator(f'[data-place="{cell}"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    turned = chosen.get_attribute("data-action")
    page.keyboard.press("e")
    expect(chosen).not_to_have_attribute("data-action", str(turned))
    page.keyboard.press("q")
    expect(chosen).to_have_attribute("data-action", str(turned))
    visitor.button("Rotate clockwise").click()
    expect(chosen).not_to_have_attribute("data-action", str(turned))
    assert problems(page) == []

    # one of all places is reached by Tab, the others by arrows
    expect(page.locator('.place[tabindex="0"]')).to_have_count(1)
    chosen.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("0")
    _wait_until_sharp(page)
    assert page.evaluate("document.activeElement.classList.contains('place')")


def test_a_phone_has_the_map_with_a_strip_below(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    visitor.guest()
    page = visitor.open(f"/t/{table_at(visitor, 'fall-late')}")
    expect(page.get_by_role("button", name="Näher")).to_be_visible()
    for name in ("Näher", "Weiter weg", "Alles zeigen"):
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    ground = page.locator(".ground").bounding_box()
    strip = page.locator(".realm .strip").bounding_box()
    assert ground is not None
    assert strip is not None
    assert strip["y"] >= ground["y"] + ground["height"] - 1
    # a tap on a card that is not lit shows it large
    page.get_by_role("button", name="Alles zeigen").tap()
    _wait_until_sharp(page)
    shown = page.locator(".place[data-kind]:not(.legal)").first
    shown.tap(force=True)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_saga_shows_on_the_map_what_it_speaks_of(visit: Visit) -> None:
    """A line that is pointed at lights its places; pressed, by mouse or key, it brings them into
    sight. Looking back, too."""
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.guest()
    match = visitor.post("/api/matches", find("fall-over").match.dumps())
    table = table_at(visitor, "fall-4")
    page = visitor.open(f"/t/{table}")
    lit = page.locator(".realm [data-spoken]")
    line = page.get_by_role("region", name="Saga").get_by_role("button", name="moves a dwarf").first
    line.hover()
    expect(lit).to_have_count(2)
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)

    # far away from there: it comes back into the window
    _wait_until_sharp(page)
    _drag(page, 900, 700)
    line.focus()
    expect(lit).to_have_count(2)
    cell = str(lit.first.get_attribute("data-spoken"))
    page.keyboard.press("Enter")
    expect(_place(page, cell)).to_be_in_viewport(ratio=1)
    assert problems(page) == []

    # one line is reached by Tab, the others by arrows
    assert page.locator("li > button[tabindex='0']:has(.said)").count() == 1
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('li button')")

    page = visitor.open(f"/replay/{match['id']}/40")
    line = page.get_by_role("button", name="slays a monster").first
    line.click()
    expect(lit).to_have_count(1)
