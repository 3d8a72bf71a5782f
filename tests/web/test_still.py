"""Frames keep still: what is chosen, hovered or awaited moves no panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from tools.gallery import resize, show

from tests.web.exhibits import FRAMES, GAMES, Frame, decided_here, fullest, looked_at, phases

Boxes = dict[str, list[int]]

_SIZES = ("1366x768", "390x844")
#: the areas of a table, by their places; nothing that a game draws
_BOXES = """() => {
  const areas = "[data-place=decision], [data-place=market], [data-place=mine], main > .column > *";
  const found = [...document.querySelectorAll(areas)].map((area, index) => {
    const { x, y, width, height } = area.getBoundingClientRect();
    const name = area.dataset.place ?? `${index} ${area.className.split(" ")[0]}`;
    return [name, [x, y, width, height].map(Math.round)];
  });
  return Object.fromEntries(found);
}"""
_LIT = "[data-action]:not([aria-disabled=true]):visible"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_moves_nothing(browser: Browser, gallery: str, game: str, language: str) -> None:
    with looked_at(browser) as (page, _):
        for size in _SIZES:
            for phase in fullest(game):
                resize(page, size)
                show(page, gallery, phase, lang=language)
                idle = _boxes(page)
                lit = page.locator(_LIT)
                lit.first.hover()
                assert _boxes(page) == idle, f"{phase} at {size}: hovered"
                lit.last.click()
                page.wait_for_timeout(100)
                assert _boxes(page) == idle, f"{phase} at {size}: chosen"


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_and_the_sides_are_the_same_in_all_phases(
    browser: Browser, gallery: str, game: str
) -> None:
    """Also while others decide; with as many players, for these have panels."""
    crowds = [len(FRAMES[name]["table"]["seats"]) for name in phases(game, decided_here)]
    seats = max(set(crowds), key=crowds.count)

    def alike(frame: Frame) -> bool:
        return len(frame["table"]["seats"]) == seats and frame["seat"] is not None

    seen: dict[str, dict[str, Boxes]] = {size: {} for size in _SIZES}
    with looked_at(browser) as (page, _):
        for phase in phases(game, alike):
            resize(page, _SIZES[0])
            show(page, gallery, phase, lang="de")
            for size in _SIZES:
                resize(page, size)
                boxes = _boxes(page).items()
                seen[size][phase] = {k: v for k, v in boxes if k not in ("market", "mine")}
    moved = [
        f"{size}: {area} in {phase}: {boxes.get(area)}, in {first}: {found[first].get(area)}"
        for size, found in seen.items()
        for first in list(found)[:1]
        for phase, boxes in found.items()
        for area in {*boxes, *found[first]}
        if not _alike(boxes.get(area), found[first].get(area))
    ]
    assert not moved, "\n".join(moved)


def _alike(one: list[int] | None, other: list[int] | None) -> bool:
    """The same to the eye: fractions of a pixel are rounded."""
    if one is None or other is None:
        return one is other
    return all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def _boxes(page: Page) -> Boxes:
    boxes: Boxes = page.evaluate(_BOXES)
    return boxes
