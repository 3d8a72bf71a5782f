"""Sections 6.5 and 7: tasks and ogre cards."""

from __future__ import annotations

from collections import Counter

import pytest

from .builder import EMERALD, GOLD, RUBY, at

MINES = [("emerald_mine", 2, 1), ("gold_mine", 2, 2), ("diamond_mine", 2, 1), ("ruby_mine", 3, 1)]


@pytest.mark.parametrize(("mine", "need", "amount"), MINES)
def test_task_7_mines(mine: str, need: int, amount: int) -> None:
    table = at().lay(f"{mine}@0,0,0").dwarfs("0,0", blue=need - 1).resolve(0)
    assert sum(table.player(0).gems) == 0
    table.dwarfs("0,0", blue=1).hand(0, "").resolve(0)
    assert sum(table.player(0).gems) == amount
    assert table.player(0).supply == 7


def test_task_7_giants_do_not_disturb_mines_nor_dragons_inns_and_shops() -> None:
    giant = at().hand(0, "").lay("gold_mine@0,0,1", "giant@0,1,2").dwarfs("0,0", blue=2).resolve(0)
    assert giant.player(0).gems[GOLD] == 2
    dragon = at().hand(0, "").lay("inn@0,0,1", "dragon@0,1,2").dwarfs("0,0", blue=2).resolve(0)
    assert len(dragon.player(0).ogres.cards) == 1


def test_task_7_each_card_once_even_with_more_dwarfs() -> None:
    table = at().hand(0, "").lay("emerald_mine@0,0,0").dwarfs("0,0", blue=3).resolve(0)
    assert table.player(0).gems[EMERALD] == 1
    assert table.on("0,0") == [1, 0]


def test_task_7_only_the_active_player_resolves() -> None:
    table = at().lay("gold_mine@0,0,0").dwarfs("0,0", red=2).resolve(0)
    assert table.on("0,0") == [0, 2]


def test_task_7_an_inn_shuffles_the_discarded_ogres_when_the_pile_is_empty() -> None:
    table = at().hand(0, "").lay("inn@0,0,0").dwarfs("0,0", blue=2)
    table.state.ogre_discard = table.state.ogre_deck
    table.state.ogre_deck = ()
    table.resolve(0)
    assert len(table.state.ogre_deck) == 12
    assert table.state.ogre_discard == ()
    none = at().hand(0, "").lay("inn@0,0,0").dwarfs("0,0", blue=2)
    none.state.ogre_deck = ()
    none.resolve(0)
    assert none.player(0).ogres.cards == ()
    assert none.player(0).supply == 7


def test_task_7_trading() -> None:
    table = at().hand(0, "").lay("shop@0,0,0").dwarfs("0,0", blue=3)
    table.gems(0, emerald=3, ruby=1).row("T04 T06 T09", "T01 T02").resolve(0)
    assert table.legal() == ["trade T04", "trade T06", "trade none"]
    assert table.why_not("trade T09") == "why-trade-cost"
    assert table.why_not("trade T01") == "why-trade-closed"
    table.do("trade T06")
    assert table.player(0).gems == (0, 1, 0, 0)
    assert table.state.piles == (12, 8, 7, 6)
    ids = table.state.config.figures.trade_ids
    assert [ids[trade] for trade in table.state.trade_row] == ["T04", "T09", "T01"]
    assert [ids[trade] for trade in table.state.trade_deck] == ["T02"]


def test_task_7_nobody_is_asked_who_cannot_pay() -> None:
    table = at().lay("shop@0,0,0").dwarfs("0,0", blue=3).row("T04 T06 T09").resolve(0)
    assert table.waiting == ("act", 1)
    assert table.player(0).supply == 7


def test_task_7_with_hidden_gems_everybody_is_asked() -> None:
    table = at(gems_public=False).lay("shop@0,0,0").dwarfs("0,0", blue=3).resolve(0)
    assert table.legal() == ["trade none"]


def test_task_7_why_a_stack_cannot_be_dug() -> None:
    table = at().lay("castle@0,0,0", "inn@3,0,1", "shop@3,0,0:red", "gold_mine@6,0,0")
    table.lay("dragon@6,0,0:red", "ruby_mine@9,0,1", "gold_mine@9,0,1:red", "giant@9,1,2")
    table.lay("inn@12,0,0:red", "shop@12,0,0").dwarfs("12,0", red=1)
    table.dwarfs("0,0", blue=2).resolve(0)
    assert table.legal() == ["dig 3,0", "dig none"]
    assert table.why_not("dig 0,0") == "why-dig-single"
    assert table.why_not("dig 6,0") == "why-dig-monster"
    assert table.why_not("dig 9,0") == "why-dig-region"
    assert table.why_not("dig 12,0") == "why-dig-dwarfs"


def test_task_7_digging_can_cut_a_dragon_off() -> None:
    """Only where a monster beside the stack does not stop the dig: it stands beside it here."""
    table = at(dig_block="castle").hand(0, "").lay("gold_mine@0,0,1", "dragon@0,2,2")
    table.lay("ruby_mine@0,1,0:red", "gold_mine@0,1,1:red", "castle@5,5,0")
    assert table.region("0,0").dragon
    table.dwarfs("5,5", blue=2).dwarfs("0,0", blue=2).resolve(0)
    table.do("resolve 5,5", "dig 0,1")
    assert table.player(0).gems[GOLD] == 2


def test_task_7_slaying_then_mining_in_one_phase() -> None:
    table = at().hand(0, "").lay("dragon@0,0,0", "gold_mine@0,1,1").dwarfs("0,0", blue=5)
    table.dwarfs("0,1", blue=2).resolve(0).do("resolve 0,0")
    assert table.player(0).gems[GOLD] == 2
    assert table.line(0, "monsters") == 3


def test_ogre_6_5_played_cards_are_discarded_first() -> None:
    table = at().lay("inn@0,0,0").dwarfs("0,0", red=1).ogres(0, "upkeep").turn(0).do("upkeep 0,0")
    assert table.state.ogre_discard == (3,)
    assert table.player(0).ogres.cards == ()
    assert (table.player(1).supply, table.state.used) == (7, 0)


def test_ogre_6_5_panic_runs_two_cards_but_not_back() -> None:
    table = at().lay("inn@0,0,1", "gold_mine@0,1,1", "dragon@0,2,2").ogres(0, "panic")
    table.dwarfs("0,0", red=1).turn(0)
    assert table.legal("panic") == ["panic 2 0,0 0,1", "panic 2 0,0 0,2"]
    table.do("panic 2 0,0 0,2")
    assert table.on("0,2") == [0, 1]


def test_ogre_6_5_a_thief_picks_cards_not_kinds() -> None:
    stolen: Counter[int] = Counter()
    for seed in range(300):
        table = at(seed=seed).ogres(0, "thief").gems(1, gold=9, ruby=1).turn(0).do("thief 2")
        stolen[table.player(0).gems.index(1)] += 1
    assert set(stolen) == {GOLD, RUBY}
    assert 10 <= stolen[RUBY] <= 60


def test_ogre_6_5_only_rich_opponents_are_robbed() -> None:
    table = at(seats=3).ogres(0, "thief crown").gems(0, gold=1).gems(2, gold=1).turn(0)
    assert table.legal("thief") == ["thief 3"]
    assert table.legal("crown") == []


def test_ogre_6_5_crowned_ogres_work_at_once() -> None:
    table = at().lay("inn@0,0,0").dwarfs("0,0", red=1).ogres(0, "crown").ogres(1, "upkeep")
    table.turn(0).do("crown 2", "upkeep 0,0")
    assert table.player(1).supply == 7


def test_ogre_6_5_the_robbed_one_remembers() -> None:
    table = at(seats=3).ogres(0, "crown").ogres(1, "thief panic").turn(0).do("crown 2")
    assert table.player(0).ogres.known == ((), (0, 1), ())
    table.gems(2, gold=1).do("thief 3")
    assert table.player(0).ogres.known == ((), (0,), ())


def test_ogre_6_5_a_brute_ignores_walls_and_room() -> None:
    table = at().lay("inn@0,0,0", "emerald_mine@9,9,0").ogres(0, "brute")
    table.dwarfs("0,0", blue=1, red=2).dwarfs("9,9", red=3).turn(0)
    table.do("brute 0,0 9,9 2")
    assert (table.on("0,0"), table.on("9,9")) == ([0, 3], [1, 2])
