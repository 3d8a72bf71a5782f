"""Pieces are carried to their places by mouse and by finger."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.dwarfs_fall import Settler
from tests.web.phases import table_at
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor
from tests.web.words import Speech

say = Speech("dwarfs_fall")

WIDE = {"viewport": {"width": 1440, "height": 900}}
_CARRIED = ".carried .piece"


def enter(visitor: Visitor, situation: str, **settings: object) -> Settler:
    visitor.settle(**{**QUIET, **settings})
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, f'fall-{situation}')}")
    player = Settler(visitor)
    player.wait(lambda: player.my_turn)
    expect(visitor.page.locator("[data-carry]").first).to_be_visible()
    return player


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, piece: Locator) -> None:
    """With the mouse, a little way."""
    x, y = middle(piece)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)


def take_to(page: Page, piece: Locator, place: Locator) -> None:
    """As far as the place, where it is not yet let go."""
    take(page, piece)
    expect(page.locator(_CARRIED)).to_be_visible()
    page.mouse.move(*middle(place), steps=6)


class Finger:
    """Playwright's own can only tap."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def press(self, target: Locator) -> None:
        self._at = middle(target)
        self._send("touchStart", [self._at])

    def move(self, x: float, y: float, steps: int = 8) -> None:
        left, top = self._at
        for step in range(1, steps + 1):
            self._at = (left + (x - left) * step / steps, top + (y - top) * step / steps)
            self._send("touchMove", [self._at])

    def second(self) -> None:
        """Another finger taps."""
        self._send("touchStart", [self._at, (40, 300)])
        self._send("touchEnd", [self._at])

    def lift(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def first_play(player: Settler, turns: int = 2) -> tuple[str, str]:
    """A card and a free cell where it can lie in at least so many ways."""
    plays = [action.split()[1:] for action in player.frame["legal"] if action.startswith("play ")]
    stacks = {f"{each['x']},{each['y']}" for each in player.frame["view"]["stacks"]}
    for kind, cell, _ in plays:
        ways = [each for each in plays if each[:2] == [kind, cell]]
        if len(ways) >= turns and cell not in stacks:
            return kind, cell
    raise LookupError("no such card")


# --- cards -----------------------------------------------------------------------------------


def test_a_card_is_carried_to_a_cell_and_turned_on_the_way(visit: Visit) -> None:
    player = enter(visit(**WIDE), "act")
    page = player.visitor.page
    kind, cell = first_play(player)
    take_to(page, player.lit(f"play {kind}"), player.lit(f"play {kind}"))
    place = player.place(cell)
    page.mouse.move(*middle(place), steps=6)
    expect(page.locator(".realm .ghost")).to_have_count(1)
    foretold = player.bar.locator("p").inner_text()
    assert "▸" in foretold or say("foretell-no-kingdom") in foretold
    before = place.get_attribute("data-action")
    page.keyboard.press("e")
    expect(place).not_to_have_attribute("data-action", str(before))
    turned = place.get_attribute("data-action")
    page.mouse.wheel(0, 100)
    expect(place).not_to_have_attribute("data-action", str(turned))
    page.keyboard.press("q")
    expect(place).to_have_attribute("data-action", str(turned))
    page.mouse.up()
    expect(page.locator(_CARRIED)).to_have_count(0)
    # several ways differ: it waits there
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(place).to_have_attribute("data-action", str(turned))
    player.confirm()
    player.wait(lambda: f"{cell}" in str(player.frame["news"]))


def test_a_card_is_carried_by_a_finger_on_a_phone(visit: Visit) -> None:
    player = enter(visit(**PHONE), "act")
    page = player.visitor.page
    kind, cell = first_play(player)
    card = player.lit(f"play {kind}")
    card.evaluate("element => element.scrollIntoView({ inline: 'center' })")
    finger = Finger(page)
    finger.press(card)
    x, y = middle(card)
    finger.move(x, y - 60)
    expect(page.locator(_CARRIED)).to_be_visible()
    place = player.place(cell)
    finger.move(*middle(place))
    expect(page.locator(".realm .ghost")).to_have_count(1)
    before = place.get_attribute("data-action")
    finger.second()
    expect(place).not_to_have_attribute("data-action", str(before))
    finger.lift()
    expect(page.locator(_CARRIED)).to_have_count(0)
    expect(place).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("scrollY") == 0


def test_escape_puts_a_carried_card_back(visit: Visit) -> None:
    player = enter(visit(**WIDE), "act")
    page = player.visitor.page
    kind, cell = first_play(player)
    take(page, player.lit(f"play {kind}"))
    place = player.place(cell)
    page.mouse.move(*middle(place), steps=6)
    expect(page.locator(".realm .ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(_CARRIED)).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".realm .ghost")).to_have_count(0)
    expect(player.lit(f"play {kind}")).to_have_attribute("aria-pressed", "false")
    expect(player.bar.locator("button.primary")).to_have_count(0)


def test_a_card_on_a_place_that_does_not_take_it_says_why(visit: Visit) -> None:
    player = enter(visit(**WIDE), "act")
    page = player.visitor.page
    kind, _ = first_play(player)
    version = player.frame["version"]
    castle = page.locator(".place[data-kind=castle]").first
    take_to(page, player.lit(f"play {kind}"), castle)
    expect(page.locator(".carried p")).not_to_be_empty()
    why = page.locator(".carried p").inner_text()
    page.mouse.up()
    expect(player.bar.get_by_role("alert")).to_contain_text(why)
    expect(page.locator(_CARRIED)).to_have_count(0)
    assert player.frame["version"] == version
    expect(player.bar.locator("button.primary")).to_have_count(0)


# --- dwarves and ogres -----------------------------------------------------------------------


def legal(player: Settler, verb: str) -> list[list[str]]:
    """What follows the verb in all that can be done."""
    return [each.split()[1:] for each in player.frame["legal"] if each.split()[0] == verb]


def dwarfs_at(player: Settler, cell: str) -> int:
    stacks = player.frame["view"]["stacks"]
    found = next(each for each in stacks if f"{each['x']},{each['y']}" == cell)
    return int(found["dwarfs"][player.seat])


def test_a_dwarf_is_carried_from_the_supply_and_on_across_the_map(visit: Visit) -> None:
    player = enter(visit(**WIDE), "late", oneClick=True)
    page = player.visitor.page
    (cell, *_) = legal(player, "place")[0]
    before = dwarfs_at(player, cell)
    take_to(page, player.lit("place"), player.place(cell))
    expect(player.bar.locator("p")).not_to_be_empty()
    page.mouse.up()
    player.wait(lambda: dwarfs_at(player, cell) == before + 1)

    start, goal = legal(player, "move")[0]
    dwarf = player.dwarf(start, str(player.seat + 1))
    expect(dwarf).to_be_visible()
    held = page.locator(".ground > .sheet").get_attribute("style")
    there = dwarfs_at(player, goal)
    take_to(page, dwarf, player.place(goal))
    # the dwarf was carried, not the map
    assert page.locator(".ground > .sheet").get_attribute("style") == held
    page.mouse.up()
    player.wait(lambda: dwarfs_at(player, goal) == there + 1)


def test_a_dwarf_is_carried_by_a_finger_and_another_finger_takes_it_back(visit: Visit) -> None:
    player = enter(visit(**PHONE), "late")
    page = player.visitor.page
    player.named("map-fit").tap()
    (cell, *_) = legal(player, "place")[0]
    finger = Finger(page)
    finger.press(player.lit("place"))
    finger.move(*middle(player.place(cell)))
    expect(page.locator(_CARRIED)).to_be_visible()
    finger.second()
    expect(page.locator(_CARRIED)).to_have_count(0)
    expect(player.lit("place")).to_have_attribute("aria-pressed", "false")
    finger.lift()
    finger.press(player.lit("place"))
    finger.move(*middle(player.place(cell)))
    finger.lift()
    # without the setting for one click it is chosen, not done
    expect(player.place(cell)).to_have_attribute("aria-pressed", "true")
    expect(player.bar.locator("button.primary")).to_have_text(say("press-place"))


def test_a_dwarf_that_is_carried_beyond_its_way_learns_why_not(visit: Visit) -> None:
    player = enter(visit(**WIDE), "late")
    page = player.visitor.page
    start, _ = legal(player, "move")[0]
    near = {goal for here, goal in legal(player, "move") if here == start} | {start}
    stacks = [f"{each['x']},{each['y']}" for each in player.frame["view"]["stacks"]]
    far = next(cell for cell in stacks if cell not in near)
    version = player.frame["version"]
    take_to(page, player.dwarf(start, str(player.seat + 1)), player.place(far))
    page.mouse.up()
    expect(player.bar.get_by_role("alert")).to_contain_text(far)
    assert player.frame["version"] == version
    expect(page.locator(".place.legal.dwarf").first).to_be_visible()


def test_an_ogre_is_carried_to_its_victim(visit: Visit) -> None:
    player = enter(visit(**WIDE), "thief")
    page = player.visitor.page
    (victim,) = legal(player, "thief")[0]
    take_to(page, player.lit("thief"), page.locator(f"[data-drop='seat {victim}']"))
    page.mouse.up()
    expect(player.bar.locator("button.primary")).to_have_text(say("press-thief"))
    player.confirm()
    player.wait(lambda: "log-stolen" in str(player.frame["news"]))


# --- several in a row ------------------------------------------------------------------------


def test_three_dwarves_are_placed_with_one_click_each(visit: Visit) -> None:
    player = enter(visit(**WIDE), "late", oneClick=True)
    player.press(player.lit("place"))
    for _ in range(3):
        before, used = legal(player, "place"), player.frame["view"]["used"]
        cell = before[0][0]
        player.place(cell).click()
        player.wait(lambda used=used: player.frame["view"]["used"] == used + 1)  # type: ignore[misc]
        if not legal(player, "place"):
            break
        expect(player.lit("place")).to_have_attribute("aria-pressed", "true")
        # other things can be done at once, too
        expect(player.bar.locator("[data-action=end]")).to_be_visible()
    assert player.frame["view"]["used"] == 3


def test_escape_leaves_what_goes_on(visit: Visit) -> None:
    player = enter(visit(**WIDE), "late")
    player.decide("place " + legal(player, "place")[0][0])
    expect(player.lit("place")).to_have_attribute("aria-pressed", "true")
    player.visitor.page.keyboard.press("Escape")
    expect(player.lit("place")).to_have_attribute("aria-pressed", "false")
    # a dwarf that has moved is still in the hand, and moves on
    start, goal = legal(player, "move")[0]
    player.decide(f"move {start} {goal}")
    if onward := [end for begin, end in legal(player, "move") if begin == goal]:
        expect(player.place(onward[0])).to_have_class(re.compile("legal"))
