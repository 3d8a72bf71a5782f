"""Section 18 of the specification: the worked checks, each by its number."""

from __future__ import annotations

import pytest

from dvergar.games.dwarfs_fall.rules import allowed

from .builder import DIAMOND, EMERALD, GOLD, RUBY, Table, at


def ruby_kingdom(seats: int = 2) -> Table:
    """Check 2: a castle with a ruby mine."""
    return at(seats).lay("castle@0,0,0", "ruby_mine@1,0,1")


@pytest.mark.parametrize(
    ("emerald", "gold", "is_open"), [("0", "0", False), ("2", "1", True), ("2", "0", False)]
)
def test_check_01_one_wall_closes_an_edge(emerald: str, gold: str, is_open: bool) -> None:
    table = at().lay(f"emerald_mine@0,0,{emerald}", f"gold_mine@0,-1,{gold}")
    assert table.is_open("0,0", "0,-1") is is_open


def test_check_02_a_kingdom_of_two() -> None:
    assert ruby_kingdom().kingdom(0) == (2, 5)


def test_check_03_a_dragon_outside_and_inside() -> None:
    outside = ruby_kingdom().lay("dragon@0,1,0").dwarfs("1,0", blue=3).resolve(0)
    assert outside.kingdom(0) == (2, 5)
    assert outside.player(0).gems[RUBY] == 1
    inside = ruby_kingdom().lay("dragon@0,1,2").dwarfs("1,0", blue=3).resolve(0)
    assert inside.kingdom(0) == (3, 3)
    assert inside.player(0).gems[RUBY] == 0
    assert inside.player(0).supply == 7
    assert inside.on("1,0") == [0, 0]


def test_check_04_a_shared_kingdom() -> None:
    table = ruby_kingdom().lay("castle@0,1,2:red")
    assert table.kingdom(0) == table.kingdom(1) == (3, 8)
    assert table.line(0, "kingdom") == table.line(1, "kingdom") == 8


def test_check_05_a_giant_takes_the_extra_action() -> None:
    assert allowed(at().lay("castle@0,0,0", "giant@0,1,2").state, 0) == 3
    assert allowed(at().lay("castle@0,0,0", "giant@0,1,0").state, 0) == 4


def test_check_06_only_as_many_dwarfs_as_needed_return() -> None:
    table = at().lay("emerald_mine@0,0,0").dwarfs("0,0", red=2, blue=1).turn(1)
    assert "place 0,0" not in table.legal()
    table.do("end")
    assert table.on("0,0") == [1, 0]
    assert (table.player(1).supply, table.player(1).gems[EMERALD]) == (7, 1)
    three = at().lay("emerald_mine@0,0,0").dwarfs("0,0", red=3).resolve(1)
    assert three.on("0,0") == [0, 1]
    assert three.player(1).gems[EMERALD] == 1


def test_check_07_one_foreign_dwarf_saves_a_dragon() -> None:
    table = at().lay("dragon@0,0,0").dwarfs("0,0", red=4, blue=1).turn(1)
    assert table.legal("place") == []
    table.do("end")
    assert table.player(1).monsters == ()
    assert table.on("0,0") == [1, 4]


@pytest.mark.parametrize(("first", "second", "emeralds"), [("0,0", "0,1", 1), ("0,1", "0,0", 0)])
def test_check_08_the_order_of_tasks_matters(first: str, second: str, emeralds: int) -> None:
    table = at().lay("dragon@0,0,0", "emerald_mine@0,1,2")
    table.dwarfs("0,0", red=5).dwarfs("0,1", red=2).resolve(1)
    assert table.legal() == ["resolve 0,0", "resolve 0,1"]
    table.do(f"resolve {first}")
    assert len(table.player(1).monsters) == 1
    assert table.player(1).gems[EMERALD] == emeralds
    assert table.player(1).supply == 7


def test_check_09_digging_keeps_rotations() -> None:
    table = at().lay("emerald_mine@0,0,0", "diamond_mine@0,0,1", "castle@3,0,0:red")
    table.dwarfs("3,0", blue=2).resolve(0).do("dig 0,0")
    assert table.stack("0,0") == ["diamond_mine,1", "emerald_mine,0"]


def test_check_10_a_slain_dragon_uncovers_the_mine() -> None:
    table = at().lay("gold_mine@0,0,1", "dragon@0,0,3:red").dwarfs("0,0", blue=5).resolve(0)
    assert table.stack("0,0") == ["gold_mine,1"]


def test_check_11_kingdom_cards_are_never_discarded() -> None:
    table = at().hand(0, "castle emerald_mine gold_mine diamond_mine ruby_mine dragon giant")
    table.gems(0, gold=1, ruby=1).ogres(0, "thief").resolve(0)
    assert table.waiting == ("discard", 0)
    assert table.legal() == ["discard gold", "discard ruby", "discard thief"]
    table.do("discard thief")
    assert table.player(0).hand_size() == 9
    assert table.waiting == ("act", 1)


def test_check_12_the_last_round_is_played_to_its_end() -> None:
    table = at(seats=4).goals(1, "T01 T02").secret(1, "miner").hand(1, "inn")
    table.gems(1, gold=1, emerald=1, diamond=1, ruby=1).turn(1).do("reveal", "end")
    assert table.state.last_round
    assert table.waiting == ("act", 2)
    table.do("end")
    assert table.waiting == ("act", 3)
    table.do("end")
    assert table.state.is_over


def test_check_13_monsters_are_no_goals() -> None:
    table = at().goals(0, "T01 T02")
    table.player(0).monsters = (80, 96)
    table.turn(0).do("end")
    assert not table.state.last_round


def test_check_14_an_empty_pile_sends_dwarfs_home() -> None:
    table = at().lay("diamond_mine@0,0,0").dwarfs("0,0", blue=2).pile(diamond=0).resolve(0)
    assert (table.player(0).supply, table.player(0).gems[DIAMOND]) == (7, 0)


def test_check_15_the_sorcerer_shows_before_discarding() -> None:
    table = at().hand(0, "castle gold_mine diamond_mine ruby_mine dragon").secret(0, "sorcerer")
    table.gems(0, emerald=4).lay("emerald_mine@0,0,0:red").dwarfs("0,0", blue=2).resolve(0)
    assert table.waiting == ("window", 0)
    table.do("reveal")
    assert table.player(0).revealed
    assert table.legal() == ["discard emerald"]
    table.do("discard emerald")
    assert table.player(0).goals_done() == 1


def test_check_16_the_round_ends_before_the_starting_player() -> None:
    table = at(seats=3)
    table.state.start = 2
    table.goals(2, "T01 T02 T03").turn(2).do("end")
    assert table.waiting == ("act", 0)
    table.do("end")
    assert table.waiting == ("act", 1)
    table.do("end")
    assert table.state.is_over
    last = at(seats=3)
    last.state.start = 2
    last.goals(1, "T01 T02 T03").turn(1).do("end")
    assert last.state.is_over


def test_check_17_two_monsters_in_one_kingdom() -> None:
    table = ruby_kingdom().lay("dragon@0,1,2", "giant@1,1,2:red")
    assert table.kingdom(0) == (4, 1)
    assert allowed(table.state, 0) == 3
    table.dwarfs("1,1", blue=5).resolve(0)
    assert allowed(table.state, 0) == 4
    table.dwarfs("1,0", blue=3).resolve(0)
    assert table.player(0).gems[RUBY] == 0


def test_check_18_the_last_gold() -> None:
    table = at().lay("gold_mine@0,0,0").dwarfs("0,0", blue=2).pile(gold=1).resolve(0)
    assert table.player(0).gems[GOLD] == 1
    assert table.state.piles[GOLD] == 0


def test_check_19_dwarfs_on_the_only_stack_stop_the_dig() -> None:
    table = at().lay("castle@0,0,0", "inn@2,0,0", "shop@2,0,0")
    table.dwarfs("0,0", red=2).dwarfs("2,0", blue=1).resolve(1)
    assert table.waiting == ("act", 0)
    assert table.player(1).supply == 7
    assert table.stack("2,0") == ["inn,0", "shop,0"]
