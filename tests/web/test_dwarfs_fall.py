"""Dwar7s Fall in the browser: whole games, ogres, digging, slaying, sharing, the last round."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tools.phases import find

from dvergar.games.dwarfs_fall.figures import OGRES
from dvergar.games.dwarfs_fall.kingdoms import place_of
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.dwarfs_fall import (
    KeyboardSettler,
    Settler,
    TouchSettler,
)
from tests.web.phases import table_at
from tests.web.test_games import PHONE, QUIET, play_and_read, see_the_end
from tests.web.visitor import Json, Visitor
from tests.web.words import Speech

say = Speech("dwarfs_fall")

#: the shortest game that the options allow
_SHORT = {"max_rounds": 10, "goals_to_end": 2}
_SCROLLS = "document.documentElement.scrollHeight > innerHeight"
#: gems of a rival that do not fit into their row
_CUT = """[...document.querySelectorAll("[data-density=strip] .gems")]
  .some((row) => row.scrollWidth > row.clientWidth)"""


def begin(visitor: Visitor, *bots: str) -> None:
    """A short game against these bots, at the first seat."""
    visitor.settle(**QUIET)
    visitor.guest("1")
    table = visitor.table("me", *bots, game="dwarfs_fall", options=_SHORT)
    visitor.open(f"/t/{table}")


def enter(visitor: Visitor, situation: str) -> Settler:
    """A table in this situation, with the visitor where it is decided."""
    visitor.settle(**QUIET)
    visitor.guest("1")
    visitor.open(f"/t/{table_at(visitor, f'fall-{situation}')}")
    player = Settler(visitor)
    expect(player.bar).to_be_visible()
    player.wait(lambda: player.my_turn)
    return player


def told(player: Settler) -> list[str]:
    """Everything that happened since the page was opened."""
    entries = [entry for frame in player.visitor.states[1:] for entry in frame["news"]]
    return [event["key"] for entry in entries for event in entry.get("events") or []]


def own(player: Settler) -> Json:
    mine: Json = player.frame["view"]["players"][player.seat]
    return mine


def resolve(player: Settler) -> None:
    """The tasks, in the order in which they are offered, where it is asked for."""
    # bots may have had their turns already
    player.wait(
        lambda: player.frame["prompt"]["key"] != "ask-act" or "log-turn-begins" in told(player)
    )
    while player.my_turn and player.frame["prompt"]["key"] == "ask-order":
        player.decide(player.frame["legal"][0])


def stack_at(player: Settler, cell: str) -> Json:
    stacks: list[Json] = player.frame["view"]["stacks"]
    return next(stack for stack in stacks if f"{stack['x']},{stack['y']}" == cell)


def joining_a_shared_kingdom() -> tuple[str, list[str], dict[int, str], tuple[int, int]]:
    """In the situation "shared": a card that changes the kingdom, its cells, its castles by
    owner, and what it is worth before and after."""
    state = find("fall-shared").state
    assert isinstance(state, DwarfsFallState)
    (seat,) = state.to_act
    region = state.kingdoms.region[state.kingdoms.castle[seat]]
    castles = {owner: _cell(state.kingdoms.castle[owner]) for owner in region.castles}
    for action in state.legal(seat):
        then = state.copy()
        then.apply(seat, action)
        joined = then.kingdoms.region[then.kingdoms.castle[seat]]
        alike = sorted(joined.castles) == sorted(region.castles)
        if action.verb == "play" and alike and joined.points != region.points:
            cells = [_cell(cell) for cell in region.cells]
            return str(action), cells, castles, (region.points, joined.points)
    raise LookupError("no card joins it")


def _cell(number: int) -> str:
    x, y = place_of(number)
    return f"{x},{y}"


# --- whole games -----------------------------------------------------------------------------


def test_a_game_by_mouse(visitor: Visitor) -> None:
    begin(visitor, "greedy")
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
    before = own(player)["ogres"]
    action = next(action for action in player.frame["legal"] if action.startswith(f"{ogre} "))
    player.choose(action)
    expect(player.bar.locator("button.primary")).to_have_text(say(f"press-{ogre}"))
    player.confirm()
    key = {"thief": "log-stolen", "crown": "log-crowned-own"}.get(ogre, f"log-{ogre}")
    player.wait(lambda: key in told(player))
    left = own(player)["ogres"]
    assert ogre == "crown" or left.count(ogre) == before.count(ogre) - 1


# --- situations ------------------------------------------------------------------------------


def test_digging_brings_a_covered_card_up(visitor: Visitor) -> None:
    player = enter(visitor, "dig")
    action = next(action for action in player.frame["legal"] if action != "dig none")
    cell = action.split()[1]
    cards = stack_at(player, cell)["cards"]
    player.decide(action)
    assert "log-dug" in told(player)
    assert stack_at(player, cell)["cards"] == [cards[-1], *cards[:-1]]


def test_slaying_is_foretold_and_makes_a_trophy(visitor: Visitor) -> None:
    player = enter(visitor, "slay")
    before = len(own(player)["monsters"])
    legal = player.frame["legal"]
    player.choose("end" if "end" in legal else legal[0])
    expect(player.bar).to_contain_text(say("comes-slain", kind="").strip(" ."))
    player.confirm()
    resolve(player)
    player.wait(lambda: "log-slain" in told(player))
    assert len(own(player)["monsters"]) == before + 1


def test_a_dragon_next_door_is_foretold(visitor: Visitor) -> None:
    player = enter(visitor, "blocked")
    player.choose("end")
    expect(player.bar).to_contain_text(say("comes-guarded", kind="").strip(" ."))
    page = visitor.page
    assert page.locator(".realm [data-trail='dragon']").count() > 0
    player.confirm()
    resolve(player)
    player.wait(lambda: "log-mine-blocked" in told(player))


def test_castles_without_a_wall_between_share_a_kingdom(visitor: Visitor) -> None:
    """It is striped in both colours and worth the same to both; a card that changes that does so
    on both castles, before it is laid and after."""
    action, cells, castles, worth = joining_a_shared_kingdom()
    player = enter(visitor, "shared")
    realm = visitor.page.locator(".realm")
    paints = {realm.locator(f"[data-slab='{cell}']").get_attribute("fill") for cell in cells}
    assert paints == {f"url(#df-shared-{''.join(map(str, sorted(castles)))})"}
    (paint,) = paints
    stripes = visitor.page.locator(f"{str(paint)[4:-1]} rect")
    assert len({stripe.get_attribute("fill") for stripe in stripes.all()}) == len(castles)
    before, after = worth
    for owner in castles:
        sheet = player.frame["view"]["players"][owner]["sheet"]
        assert sum(points for key, points, _ in sheet if key == "kingdom") == before
    ribbons = [realm.locator(f"[data-card='{cell}'] text") for cell in castles.values()]
    for ribbon in ribbons:
        expect(ribbon).to_have_text(str(before))
    player.choose(action)
    for ribbon in ribbons:
        expect(ribbon).to_have_text(f"{before} ▸ {after}")
    # where the card cannot lie, the place says why
    visitor.page.locator("[data-kind=castle]").first.hover()
    why = say("why-cover-castle", kind=action.split()[1])
    expect(visitor.page.get_by_role("tooltip")).to_contain_text(why)
    player.confirm()
    for ribbon in ribbons:
        expect(ribbon).to_have_text(str(after))


def test_the_last_round_is_announced_and_leads_to_the_end(visitor: Visitor) -> None:
    player = enter(visitor, "last")
    expect(visitor.page.get_by_text(say("progress-last"), exact=True)).to_be_visible()
    player.play()
    see_the_end(visitor)


def test_a_secret_goal_is_shown_out_of_turn_without_a_word_before(visit: Visit) -> None:
    """Whoever waits has a button at the goal as soon as it is met; nobody else learns of that."""
    host, other = visit(), visit()
    for visitor, name in ((host, "1"), (other, "2")):
        visitor.settle(**QUIET)
        visitor.guest(name)
    match, seat = find("fall-secret").match, find("fall-secret").seat
    assert seat is not None
    shown = host.post("/api/matches", match.dumps())
    seats = [{"kind": "me" if each == match.state.to_act[0] else "open"} for each in (0, 1)]
    wish = {"move": len(match.moves), "seats": seats}
    table = host.post(f"/api/tables/{shown['id']}/fork", wish)["id"]
    other.post(f"/api/tables/{table}/seats/{seat}/sit")
    host.open(f"/t/{table}")
    other.open(f"/t/{table}")
    waiting = Settler(other)
    reveal = other.page.locator("button[data-action='reveal']")
    expect(reveal).to_be_visible()
    expect(host.page.locator(".state.ready")).to_have_count(0)
    reveal.click()
    waiting.confirm()
    waiting.wait(lambda: bool(waiting.frame["view"]["players"][seat]["revealed"]))
    expect(reveal).to_have_count(0)


# --- screens ---------------------------------------------------------------------------------


@pytest.mark.parametrize("situation", ["4", "trade", "discard"])
def test_a_table_fits_its_screen_and_is_accessible(visitor: Visitor, situation: str) -> None:
    enter(visitor, situation)
    for width, height in ((1440, 900), (1280, 720)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert not visitor.page.evaluate(_SCROLLS), f"scrolls at {width}×{height}"
    assert problems(visitor.page) == []
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    expect(visitor.page.locator("[data-density=strip]")).not_to_have_count(0)
    assert not visitor.page.evaluate(_CUT)
