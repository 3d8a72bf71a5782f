"""What a person sees of an army in Nidavellir: faces and heroes that stay, and moments to skip."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.phases import find

from tests.web.conftest import Visit
from tests.web.phases import table_at
from tests.web.playing import Player
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor

#: which portrait a card has
_FACE = """card => [...card.querySelectorAll("use")]
  .map((use) => use.getAttribute("href")).find((name) => name.startsWith("#a-folk"))"""
#: the card on top of a column, once it is no longer the ghost of one
_TOP = "[data-place='seat-{seat}-{group}'] .card:not(.ghost)"


def _begin(visitor: Visitor, phase: str, **settings: Any) -> Player:
    visitor.settle(**{**QUIET, **settings})
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, phase)}")
    player = Player(visitor)
    expect(player.bar).to_be_visible()
    player.wait(lambda: player.my_turn)
    return player


def _face(card: Locator) -> str:
    face: str = card.first.evaluate(_FACE)
    return face


def test_a_card_has_the_same_face_in_the_tavern_and_in_the_army(visitor: Visitor) -> None:
    player = _begin(visitor, "take-3")
    page, seat = visitor.page, player.frame["seat"]
    groups = {"W": "warrior", "H": "hunter", "M": "miner", "B": "blacksmith", "E": "explorer"}
    action = next(each for each in player.frame["legal"] if each[5] in groups)
    card = page.locator(f"[data-action='{action}']").first
    offered = _face(card)
    player.decide(action)
    top = page.locator(_TOP.format(seat=seat, group=groups[action[5]]))
    expect(top).to_be_visible()
    assert _face(top) == offered


def _heroes(player: Player) -> list[str]:
    view = player.frame["view"]
    heroes: list[str] = view["players"][player.frame["seat"]]["heroes"]
    return heroes


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desktop", "phone"])
def test_every_hero_stays_in_sight_and_says_its_name(visit: Visit, looks: dict[str, Any]) -> None:
    visitor = visit(**looks)
    player = _begin(visitor, "large-army")
    page, seat = visitor.page, player.frame["seat"]
    heroes = _heroes(player)
    assert len(heroes) > 1
    for hero in heroes:
        card = page.locator(f"[data-place='seat-{seat}-hero-{hero}']").first
        expect(card).to_be_in_viewport()
        card.click()
        shown = page.locator(":popover-open h3")
        expect(shown).to_contain_text(hero.capitalize())
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)


def test_a_long_column_is_folded_and_opens_on_a_click(visitor: Visitor) -> None:
    player = _begin(visitor, "large-army")
    page, seat = visitor.page, player.frame["seat"]
    columns = player.frame["view"]["players"][seat]["columns"]
    group = max(columns, key=lambda name: len(columns[name]))
    column = page.locator(f"[data-place='seat-{seat}-column-{group}']")
    drawn, fold = column.locator("ol > li > .card"), column.locator("button.fold")
    expect(fold).to_be_visible()
    fold.click()
    folded = page.locator(":popover-open .card")
    expect(folded.first).to_be_visible()
    assert drawn.count() + folded.count() == len(columns[group])


def _boxes(page: Page, seat: int) -> list[Any]:
    names = ("market", f"seat-{seat}-heroes", f"seat-{seat}-column-warrior")
    return [page.locator(f"[data-place='{name}']").first.bounding_box() for name in names]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_nothing_moves_from_the_bids_to_the_cards(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    player = _begin(visitor, "bid")
    page, seat = visitor.page, player.frame["seat"]
    bidding = _boxes(page, seat)
    player.decide()
    player.wait(lambda: player.frame["view"]["tavern"] is not None)
    expect(page.locator(".tavern.active")).to_be_visible()
    assert _boxes(page, seat) == bidding


def _at_the_reveal(visitor: Visitor) -> str:
    """A replay that stands before the last bid of a round."""
    match = find("over").match
    verbs = [str(move.action).split()[0] for move in match.moves]
    move = next(i for i, verb in enumerate(verbs) if verb == "bid" and verbs[i + 1] != "bid")
    shown = visitor.post("/api/matches", match.dumps())["id"]
    return f"/replay/{shown}/{move}"


#: everything takes so many times longer
_SLOW = """slow => {
  const [animate, wait] = [Element.prototype.animate, window.setTimeout];
  Element.prototype.animate = function (frames, { duration, delay, ...options }) {
    const times = { duration: duration * slow, delay: (delay ?? 0) * slow };
    return animate.call(this, frames, { ...options, ...times });
  };
  window.setTimeout = (run, time, ...args) =>
    wait(run, time > 40 && time < 4000 ? time * slow : time, ...args);
}"""
_TURNING = """() => document.getAnimations()
  .some(({ effect }) => effect.target?.matches?.(".face, .back"))"""


def _reveal(visit: Visit, slow: int, end: Callable[[Page], None]) -> float:
    """How many seconds the coins of a tavern take to be turned over."""
    visitor = visit(reduced_motion="no-preference")
    visitor.guest()
    page = visitor.open(_at_the_reveal(visitor))
    step = visitor.button("One move forward")
    expect(step).to_be_visible()
    page.evaluate(_SLOW, slow)
    step.click()
    page.wait_for_function(_TURNING)
    began = time.monotonic()
    end(page)
    page.wait_for_function(f"() => !({_TURNING})()")
    expect(page.locator(".tavern.active .face").first).to_be_visible()
    return time.monotonic() - began


def test_a_reveal_takes_its_time(visit: Visit) -> None:
    assert _reveal(visit, 4, lambda _page: None) > 2


def test_a_reveal_can_be_skipped(visit: Visit) -> None:
    # on its own it would take more than half a minute
    assert _reveal(visit, 60, lambda page: page.keyboard.press("Escape")) < 30
