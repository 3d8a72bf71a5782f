"""The map of Dwar7s Fall: looking around in it, and laying a card by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect
from tools.phases import find

from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.words import say

#: left, top and scale of the map in its window
Seen = tuple[float, float, float]


def _seen(page: Page) -> Seen:
    """Where the map's first place is, and how large."""
    box = _place(page, "0,0").bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


def _within(page: Page) -> tuple[int, int, int]:
    """The same, whatever the page has been scrolled to."""
    left, top, width = _seen(page)
    ground = _box(page.locator(".ground"))
    return round(left - ground["x"]), round(top - ground["y"]), round(width)


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


#: by size of the window: how many pixels a card is wide at least, on a table with 22 cards in
#: eight rows
_WIDTHS = {(1366, 768): 50, (1024, 768): 48, (1920, 1080): 68}


@pytest.mark.parametrize("size", _WIDTHS)
def test_the_cards_fill_the_window_of_the_map(visit: Visit, size: tuple[int, int]) -> None:
    """And none of them is out of sight, so that no small map is needed; nor do lit places leave
    the window."""
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    visitor.guest()
    page = visitor.open(f"/t/{table_at(visitor, 'fall-4')}")
    cards = page.locator(".place[data-kind]")
    expect(cards).to_have_count(22)
    _wait_until_sharp(page)
    ground = _box(page.locator(".ground"))
    boxes = [_box(card) for card in cards.all()]
    assert min(box["width"] for box in boxes) >= _WIDTHS[size]
    assert all(_is_inside(box, ground) for box in boxes)
    top = min(box["y"] for box in boxes)
    bottom = max(box["y"] + box["height"] for box in boxes)
    left = min(box["x"] for box in boxes)
    right = max(box["x"] + box["width"] for box in boxes)
    filled = max((bottom - top) / ground["height"], (right - left) / ground["width"])
    assert filled > 0.9
    expect(page.locator(".realm .mini")).to_have_count(0)

    _lit_card(page).click()
    lit = page.locator(".place.legal:not(.dwarf)")
    expect(lit.first).to_be_attached()
    _wait_until_sharp(page)
    ground = _box(page.locator(".ground"))
    assert all(_is_inside(_box(place), ground) for place in lit.all())
    # each has a ring, and what has none is in the shade
    expect(page.locator(".realm [data-ring]")).to_have_count(lit.count())
    # put back: the map does not breathe with every choice
    before = _within(page)
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    _wait_until_sharp(page)
    assert _within(page) == before

    # whoever has moved it keeps it
    _drag(page, -40, -20)
    moved = _within(page)
    _lit_card(page).click()
    expect(lit.first).to_be_attached()
    assert _within(page) == moved
    visitor.button("Zoom in").click()
    visitor.button("Zoom in").click()
    expect(page.locator(".realm .mini")).to_be_visible()


def test_a_hint_that_is_pointed_at_shows_its_places_and_what_it_would_do(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.guest()
    page = visitor.open(f"/t/{table_at(visitor, 'fall-act')}")
    expect(_place(page, "0,0")).to_be_visible()
    visitor.button(say("hint")).click()
    options = page.get_by_role("region", name=say("hint-title")).get_by_role(
        "button", name=re.compile("%")
    )
    expect(options.first).to_be_visible()
    for option in options.all():
        option.hover()
        sketch = page.locator("[data-sketch]")
        expect(sketch).to_have_count(1)
        verb, *words = str(sketch.get_attribute("data-sketch")).split()
        cells = [word for word in words if "," in word]
        expect(page.locator(".realm [data-spoken]")).to_have_count(len(cells))
        for cell in cells:
            expect(page.locator(f'[data-spoken="{cell}"]')).to_be_attached()
        if verb == "play":
            expect(sketch.locator(".ghost")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator("[data-sketch]")).to_have_count(0)
    expect(page.locator(".realm [data-spoken]")).to_have_count(0)


def test_a_card_is_seen_large_where_it_does_not_cover_its_place(visit: Visit) -> None:
    """Under a mouse that rests, at the focus, and for a finger that stays."""
    visitor = visit(viewport={"width": 1366, "height": 768})
    visitor.guest()
    table = table_at(visitor, "fall-4")
    page = visitor.open(f"/t/{table}")
    large = page.locator(".realm").get_by_role("tooltip")
    _wait_until_sharp(page)
    for cell in ("1,1", "3,-3", "-1,2"):
        place = _place(page, cell).first
        place.hover()
        expect(large).to_be_visible()
        assert not _overlap(_box(large), _box(place))
        assert _box(large.locator("svg").first)["width"] > 2 * _box(place)["width"]
        page.mouse.move(5, 5)
        expect(large).to_have_count(0)
    page.locator('.place[tabindex="0"]').focus()
    page.keyboard.press("ArrowDown")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def _box(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def _is_inside(box: FloatRect, window: FloatRect) -> bool:
    return (
        box["x"] >= window["x"] - 1
        and box["y"] >= window["y"] - 1
        and box["x"] + box["width"] <= window["x"] + window["width"] + 1
        and box["y"] + box["height"] <= window["y"] + window["height"] + 1
    )


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
