"""A turn as a whole."""

from __future__ import annotations

from dvergar.games.dwarfs_fall.advice.plan import Plan
from dvergar.games.dwarfs_fall.advice.worth import Wishes

from ..builder import Table, at


def plan(table: Table, seat: int = 0, best_card: float = 0.0) -> Plan:
    return Plan(Wishes(table.state, seat), best_card)


def mines() -> Table:
    return at().row("T04").hand(0, "").lay("emerald_mine@0,0,0:red", "inn@3,0,0").turn(0)


def test_two_dwarfs_on_a_mine_are_one_task() -> None:
    table = mines()
    turn = plan(table)
    assert turn.left == 3
    assert turn.dwarf_to(table.cell("0,0")) > turn.dwarf_to(table.cell("3,0"))
    assert turn.value >= turn.value_with_one_less


def test_what_is_begun_is_finished() -> None:
    table = mines().dwarfs("3,0", blue=1)
    table.state.used = 2
    turn = plan(table.again())
    assert turn.left == 1
    assert turn.dwarf_to(table.cell("3,0")) > turn.dwarf_to(table.cell("0,0"))


def test_a_mine_before_the_shop_in_one_turn() -> None:
    table = at().row("T04").hand(0, "").gems(0, emerald=2)
    table.lay("emerald_mine@0,0,0:red", "shop@3,0,0", "castle@9,9,0").dwarfs("3,0", blue=1).turn(0)
    turn = plan(table)
    assert turn.left == 4
    assert turn.value > 8
    assert turn.dwarf_to(table.cell("3,0")) == turn.value


def test_gems_that_find_no_room_are_lost() -> None:
    table = at().row("T01").hand(0, "").lay("gold_mine@0,0,0:red").turn(0)
    roomy = plan(table).value
    table.gems(0, emerald=9)
    assert plan(table).value < roomy


def test_no_more_actions() -> None:
    table = mines().dwarfs("0,0", blue=2).again()
    assert plan(table).done() > 0
    assert plan(mines()).done() == 0


def test_blocked_tasks_are_not_planned() -> None:
    table = mines().dwarfs("0,0", red=2).again()
    turn = plan(table)
    assert turn.dwarf_to(table.cell("0,0")) < turn.dwarf_to(table.cell("3,0"))
