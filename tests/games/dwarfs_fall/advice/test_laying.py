"""Where a card should lie."""

from __future__ import annotations

from dvergar.games.dwarfs_fall.advice.laying import Laying, Sites, one_of_each
from dvergar.games.dwarfs_fall.advice.worth import Wishes

from ..builder import Table, at


def value(table: Table, text: str, seat: int = 0) -> float:
    return Laying(Wishes(table.state, seat)).value(table.state.game.parse(text))


def test_the_castle_comes_first() -> None:
    table = at().turn(0)
    best = max(table.legal("play"), key=lambda text: value(table, text))
    assert best == "play castle 0,0 0"


def test_a_kingdom_grows_through_open_sides() -> None:
    table = at().lay("castle@0,0,0").turn(0)
    assert value(table, "play ruby_mine 1,0 1") > value(table, "play ruby_mine 1,0 0")
    assert value(table, "play ruby_mine 1,0 0") > value(table, "play dragon 1,0 0")


def test_monsters_go_to_others() -> None:
    table = at().lay("castle@0,0,0", "castle@5,0,0:red", "ruby_mine@6,0,1:red").turn(0)
    assert value(table, "play giant 5,1 2") > value(table, "play giant 5,1 0")
    assert value(table, "play giant 0,1 0") > value(table, "play giant 0,1 2")


def test_the_last_shop_is_never_covered() -> None:
    table = at().lay("castle@5,5,0", "shop@0,0,0", "inn@3,0,0:red").turn(0)
    covers = [text for text in table.legal("play") if text.split()[2] == "0,0"]
    inns = [text for text in covers if text.startswith("play inn")]
    assert inns
    assert max(value(table, text) for text in inns) < -5


def test_what_is_missing_is_worth_laying() -> None:
    without = at().row("T04").lay("inn@0,0,0").turn(0)
    beside = at().row("T04").lay("inn@0,0,0", "emerald_mine@5,0,0:red").turn(0)
    text = "play emerald_mine 1,0 1"
    assert value(without, text) > value(beside, text)


def test_rotations_that_make_no_difference_are_one() -> None:
    """Beside the castle's open east side an emerald mine is joined to it, or shut off; elsewhere
    its wall looks into the wilderness."""
    table = at().lay("castle@0,0,0").turn(0)
    state = table.state
    legal = state.legal(0)
    few = one_of_each(state, legal)
    mines = [str(action) for action in few if str(action).startswith("play emerald_mine 1,0")]
    assert mines == ["play emerald_mine 1,0 0", "play emerald_mine 1,0 3"]
    assert set(few) < set(legal)
    assert [a for a in few if a.verb != "play"] == [a for a in legal if a.verb != "play"]


def test_what_has_one_signature_has_one_value() -> None:
    table = at().row("T04").lay("castle@0,0,0", "castle@1,0,0:red", "gold_mine@0,1,1", "inn@2,0,1")
    state = table.turn(0).state
    sites = Sites(state)
    values: dict[object, set[float]] = {}
    for action in state.legal(0):
        if action.verb == "play":
            alone = Laying(Wishes(state, 0)).value(action)
            values.setdefault(sites.signature(action), set()).add(round(alone, 6))
    assert len(values) > 20
    assert all(len(found) == 1 for found in values.values())


def test_who_has_to_find_two_monsters_lays_them() -> None:
    calm = at().secret(0, "miner").lay("castle@0,0,0").turn(0)
    hunting = at().secret(0, "hunter").lay("castle@0,0,0").turn(0)
    text = "play dragon 0,1 0"
    assert value(hunting, text) > value(calm, text)
