"""Section 14 of the specification: the rulings, each by its number."""

from __future__ import annotations

import pytest

from dvergar.games.dwarfs_fall.rules import allowed

from .builder import GOLD, RUBY, Table, at


def digging(dig_block: str = "both") -> Table:
    """Blue has two dwarfs in the castle at 0,0; at 3,0 lies a stack."""
    table = at(dig_block=dig_block).lay("castle@0,0,0", "inn@3,0,1", "shop@3,0,0:red")
    return table.dwarfs("0,0", blue=2)


def test_ruling_01_castles_are_not_covered() -> None:
    table = at().lay("castle@0,0,0:red").turn(0)
    assert "play castle 0,0 0" not in table.legal()
    assert table.why_not("play castle 0,0 0") == "why-cover-castle"
    assert table.why_not("play giant 0,0 0") == "why-cover-castle"


def test_ruling_01_option_castles_and_giants_cover_castles() -> None:
    table = at(castle_cover="faq").lay("castle@0,0,0:red").turn(0)
    assert "play castle 0,0 0" in table.legal()
    assert "play giant 0,0 3" in table.legal()
    assert table.why_not("play inn 0,0 0") == "why-cover-castle"
    table.do("play giant 0,0 0")
    assert table.kingdom(1) is None
    assert allowed(table.state, 1) == 3
    table.dwarfs("0,0", blue=5).resolve(0)
    assert table.kingdom(1) == (1, 3)


def test_ruling_01_option_a_guarded_castle_is_safe_and_digging_frees_one() -> None:
    table = at(castle_cover="faq").lay("castle@0,0,0:red").dwarfs("0,0", red=1).turn(0)
    assert table.why_not("play castle 0,0 0") == "why-cover-dwarfs"
    covered = at(seats=3, castle_cover="faq").lay("castle@0,0,0:red", "castle@0,0,1")
    covered.lay("castle@3,0,0:green").dwarfs("3,0", green=2).resolve(2)
    assert covered.kingdom(1) is None
    covered.do("dig 0,0")
    assert covered.kingdom(0) is None
    assert covered.kingdom(1) == (1, 3)


@pytest.mark.parametrize("cover", ["forbidden", "faq"])
@pytest.mark.parametrize("monster", ["dragon", "giant"])
def test_ruling_02_monsters_are_never_covered(cover: str, monster: str) -> None:
    table = at(castle_cover=cover).lay(f"{monster}@0,0,0:red").turn(0)
    for kind in ("castle", "gold_mine", "dragon", "giant"):
        assert table.why_not(f"play {kind} 0,0 0") == "why-cover-monster"


@pytest.mark.parametrize(
    ("below", "covering"),
    [
        ("gold_mine", {"emerald_mine", "gold_mine", "diamond_mine", "ruby_mine", "dragon"}),
        ("inn", {"inn", "shop"}),
        ("shop", {"inn", "shop"}),
        ("castle", set()),
        ("giant", set()),
    ],
)
def test_ruling_03_the_same_symbol_may_cover(below: str, covering: set[str]) -> None:
    table = at().lay(f"{below}@0,0,0:red").turn(0)
    laid = {text.split()[1] for text in table.legal("play") if text.split()[2] == "0,0"}
    assert laid == covering
    if covering:
        assert table.why_not("play castle 0,0 0") == "why-cover-symbol"


def test_ruling_04_covered_cards_do_not_count() -> None:
    table = at().lay("castle@0,0,0", "ruby_mine@1,0,1", "dragon@1,0,1:red")
    assert table.kingdom(0) == (2, 1)
    assert table.line(0, "kingdom") == 1


def test_ruling_05_the_active_player_chooses_the_order() -> None:
    table = at().lay("inn@0,0,0", "gold_mine@3,0,0").dwarfs("0,0", blue=2)
    table.dwarfs("3,0", blue=2).resolve(0)
    assert table.waiting == ("order", 0)
    assert table.legal() == ["resolve 0,0", "resolve 3,0"]
    assert table.why_not("resolve 1,1") == "why-no-card"
    table.do("resolve 3,0")
    assert table.player(0).gems[GOLD] == 2
    assert len(table.player(0).ogres.cards) == 1


def test_ruling_06_monsters_work_without_a_castle() -> None:
    mine = at().lay("gold_mine@0,0,1", "dragon@0,1,2").dwarfs("0,0", blue=2).resolve(0)
    assert mine.player(0).gems[GOLD] == 0
    table = digging().lay("giant@3,1,2").resolve(0)
    assert table.waiting == ("act", 1)


def test_ruling_07_the_castle_counts_at_once() -> None:
    table = at().turn(0).do("play castle 0,0 0", "play inn 1,0 0", "play shop 2,0 0")
    assert table.waiting == ("act", 0)
    table.do("place 0,0")
    assert table.waiting == ("act", 1)


def test_ruling_07_option_the_budget_is_fixed_when_the_turn_begins() -> None:
    table = at(extra_action="turn_start").turn(0)
    table.do("play castle 0,0 0", "play inn 1,0 0", "play shop 2,0 0")
    assert table.waiting == ("act", 1)
    table.turn(0).do("play giant 0,1 2")
    assert table.state.budget == allowed(table.state, 0) == 4


@pytest.mark.parametrize(
    ("block", "beside_stack", "beside_castle"),
    [("both", False, False), ("stack", False, True), ("castle", True, False)],
)
def test_ruling_08_which_monster_stops_a_dig(
    block: str, beside_stack: bool, beside_castle: bool
) -> None:
    free = digging(dig_block=block).resolve(0)
    assert free.legal() == ["dig 3,0", "dig none"]
    stack = digging(dig_block=block).lay("dragon@3,1,2").resolve(0)
    assert (stack.waiting == ("dig", 0)) is beside_stack
    castle = digging(dig_block=block).lay("dragon@0,1,2").resolve(0)
    assert (castle.waiting == ("dig", 0)) is beside_castle
    assert castle.player(0).supply == 7


def test_ruling_09_trading_and_digging_may_be_declined() -> None:
    table = digging().resolve(0).do("dig none")
    assert table.stack("3,0") == ["inn,1", "shop,0"]
    assert table.player(0).supply == 7
    shop = at().lay("shop@0,0,0").dwarfs("0,0", blue=3).gems(0, emerald=3)
    shop.row("T04 T01 T02").resolve(0).do("trade none")
    assert shop.player(0).goals == ()
    assert shop.player(0).supply == 7
    mine = at().lay("gold_mine@0,0,0").dwarfs("0,0", blue=2).resolve(0)
    assert mine.player(0).gems[GOLD] == 2


def test_ruling_10_a_task_that_fails_sends_dwarfs_home_with_nothing() -> None:
    table = at().lay("gold_mine@0,0,1", "dragon@0,1,2").dwarfs("0,0", blue=3).resolve(0)
    assert table.player(0).gems[GOLD] == 0
    assert (table.player(0).supply, table.on("0,0")) == (6, [1, 0])


def test_ruling_11_too_few_dwarfs_stay() -> None:
    table = at().lay("ruby_mine@0,0,0").dwarfs("0,0", blue=2, red=1).resolve(0)
    assert table.on("0,0") == [2, 1]
    assert table.player(0).gems[RUBY] == 0


def test_ruling_12_two_shops_are_two_trades() -> None:
    table = at().lay("shop@0,0,0", "shop@3,0,0:red").dwarfs("0,0", blue=3).dwarfs("3,0", blue=3)
    table.gems(0, emerald=5, gold=3).row("T04 T02 T08", "T03").resolve(0)
    table.do("resolve 0,0", "trade T04")
    assert table.legal() == ["trade T03", "trade none"]
    table.do("trade T03")
    assert table.player(0).goals_done() == 2
    assert table.state.trade_deck == ()
    assert len(table.state.trade_row) == 2


def test_ruling_13_a_fresh_gem_buys() -> None:
    table = at().lay("emerald_mine@0,0,0", "shop@3,0,0").gems(0, emerald=2)
    table.dwarfs("0,0", blue=2).dwarfs("3,0", blue=3).row("T04 T02 T08").resolve(0)
    table.do("resolve 0,0")
    assert table.legal() == ["trade T04", "trade none"]


def test_ruling_14_panic_needs_room_on_every_card() -> None:
    line = at().lay("inn@0,0,1", "inn@0,1,1:red", "emerald_mine@0,2,2").ogres(0, "panic")
    line.dwarfs("0,0", red=1).turn(0)
    assert line.legal("panic") == ["panic 2 0,0 0,1", "panic 2 0,0 0,2"]
    line.dwarfs("0,1", blue=3).again()
    assert [text for text in line.legal("panic") if text.startswith("panic 2 0,0 ")] == []
    assert "panic 1 0,1 0,2" in line.legal("panic")


def test_ruling_15_panic_and_upkeep_may_hit_own_dwarfs() -> None:
    table = at().lay("inn@0,0,1", "emerald_mine@0,1,2").ogres(0, "panic upkeep")
    table.dwarfs("0,0", blue=2, red=1).turn(0)
    assert "panic 1 0,0 0,1" in table.legal()
    table.do("upkeep 0,0")
    assert table.player(0).supply == table.player(1).supply == 7


def test_ruling_16_thief_and_crown_take_into_the_own_hand() -> None:
    table = at().ogres(0, "thief crown").ogres(1, "panic brute").gems(1, ruby=2).turn(0)
    table.do("thief 2")
    assert table.player(0).gems[RUBY] == table.player(1).gems[RUBY] == 1
    table.do("crown 2")
    assert table.player(1).ogres.cards == ()
    assert len(table.player(0).ogres.cards) == 2


def test_ruling_17_the_hand_may_be_too_large_until_the_discard() -> None:
    table = at().gems(0, gold=4).lay("gold_mine@0,0,0:red").dwarfs("0,0", blue=2).turn(0)
    table.do("end")
    assert table.player(0).hand_size() == 15
    assert table.waiting == ("discard", 0)
    other = at().gems(1, gold=4).turn(0).do("end")
    assert other.waiting == ("act", 1)
    assert other.player(1).hand_size() == 13


def test_ruling_18_a_slain_monster_leaves_an_empty_cell() -> None:
    table = at().lay("inn@0,0,0", "dragon@1,0,0", "shop@2,0,0").dwarfs("1,0", blue=5).resolve(0)
    assert table.stack("1,0") == []
    assert "play gold_mine 1,0 0" in table.turn(0).legal()


def test_ruling_19_cards_may_be_laid_beside_an_island() -> None:
    table = at().lay("inn@0,0,0", "shop@5,5,0").turn(0)
    assert {"play castle 5,4 0", "play castle 0,1 0"} <= set(table.legal())
    assert table.why_not("play castle 3,3 0") == "why-not-beside"


def test_ruling_20_a_kingdom_with_a_giant_still_counts() -> None:
    table = at().lay("castle@0,0,0", "ruby_mine@1,0,1", "giant@0,1,2")
    assert table.line(0, "kingdom") == 3


def test_ruling_21_every_sharer_gets_the_whole_kingdom() -> None:
    cards = ("castle@0,0,0", "ruby_mine@1,0,1", "castle@0,1,2:red", "inn@-1,1,0")
    table = at().lay(*cards)
    assert [table.line(seat, "kingdom") for seat in (0, 1)] == [9, 9]
    split = at(shared_kingdom="split").lay(*cards)
    assert split.kingdom(0) == (4, 9)
    assert split.state.scores() == [4, 4]
    assert split.line(0, "shared") == -5


def test_ruling_21_option_a_divided_kingdom_is_rounded_down_and_breaks_ties_whole() -> None:
    table = at(shared_kingdom="split").lay("castle@0,0,0", "castle@0,1,2:red")
    table.lay("dragon@1,0,0", "giant@2,0,0", "dragon@-1,1,0:red", "giant@-2,1,0:red", "inn@3,0,0")
    assert table.kingdom(0) == (7, -1)
    assert table.state.scores() == [-1, -1]
    assert table.state.score_sheet(0).ties == (7, 0)


def test_ruling_22_the_first_card_may_come_later() -> None:
    table = at().turn(0).do("end")
    assert table.waiting == ("act", 1)
    assert len(table.legal("play")) == 9
    assert set(table.legal("play")) == {
        f"play {kind} 0,0 0"
        for kind in (
            *("castle", "emerald_mine", "gold_mine", "diamond_mine", "ruby_mine"),
            *("dragon", "giant", "inn", "shop"),
        )
    }
    assert table.why_not("play castle 1,0 0") == "why-first-card"


def test_ruling_22_a_table_that_a_slain_monster_leaves_empty_begins_anew() -> None:
    table = at().lay("dragon@0,0,0").dwarfs("0,0", blue=5).resolve(0)
    assert table.state.tops == {}
    assert len(table.legal("play")) == 9
    assert table.legal("place") == []
    table.do("play castle 0,0 0")
    assert table.kingdom(1) == (1, 3)


def test_ruling_23_a_third_goal_counts_at_the_end_of_the_own_turn() -> None:
    table = at().goals(1, "T01 T02").secret(1, "miner").hand(1, "inn")
    table.gems(1, gold=1, emerald=1, diamond=1, ruby=1).turn(0)
    table.do("reveal", seat=1)
    table.do("end")
    assert table.player(1).goals_done() == 3
    assert not table.state.last_round
    table.do("end")
    assert table.state.last_round
    assert table.state.is_over


def test_ruling_24_the_last_tie_is_shared() -> None:
    assert at(seats=3).finish().state.winners() == [0, 1, 2]


def test_ruling_25_no_dwarf_is_called_home() -> None:
    table = at().lay("inn@0,0,0").dwarfs("0,0", blue=1).turn(0)
    assert table.legal("recall") == []
    assert table.why_not("recall 0,0") == "why-no-recall"
    house = at(recall=True).lay("inn@0,0,0").dwarfs("0,0", blue=1, red=1).turn(0)
    assert house.legal("recall") == ["recall 0,0"]
    house.do("recall 0,0")
    assert house.on("0,0") == [0, 1]
    assert (house.player(0).supply, house.state.used) == (7, 1)


def test_ruling_26_everybody_uses_every_card() -> None:
    table = at().hand(1, "inn").turn(0).do("play gold_mine 0,0 0", "end")
    table.do("place 0,0", "place 0,0", "end")
    assert table.player(1).gems[GOLD] == 2


def test_ruling_27_a_goal_met_by_the_last_task_may_be_shown_before_discarding() -> None:
    table = at().secret(0, "miner").gems(0, gold=1, emerald=1, diamond=1)
    table.hand(0, "castle inn shop dragon giant gold_mine").lay("ruby_mine@0,0,0:red")
    table.dwarfs("0,0", blue=3).resolve(0)
    assert table.waiting == ("window", 0)
    assert table.legal() == ["pass", "reveal"]
    table.do("pass")
    assert table.waiting == ("discard", 0)
    assert "reveal" in table.legal()
    table.do("reveal", "discard gold")
    assert table.player(0).revealed


def test_ruling_28_others_show_at_any_time_and_nobody_waits_for_them() -> None:
    table = at(seats=3).secret(1, "miner").gems(1, gold=1, emerald=1, diamond=1, ruby=1).turn(0)
    assert table.state.to_act == (0,)
    assert table.state.may_act == (1, 2)
    assert table.legal(seat=1) == ["reveal"]
    assert table.legal(seat=2) == []
    table.do("reveal", seat=1)
    assert table.player(1).revealed
    assert table.waiting == ("act", 0)
    assert list(table.state.may_act) == [2]


def test_ruling_28_options_own_turn_and_auto() -> None:
    gems = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}
    own = at(reveal="own_turn").secret(1, "miner").gems(1, **gems).turn(0)
    assert own.state.may_act == ()
    own.do("end")
    assert "reveal" in own.legal()
    auto = at(reveal="auto").secret(1, "miner").gems(1, **gems).turn(0)
    assert auto.state.may_act == ()
    assert not auto.player(1).revealed
    auto.do("end")
    assert auto.player(1).revealed
    first = at(reveal="auto").secret(0, "miner").gems(0, **gems).turn(0)
    assert first.player(0).revealed
    assert "reveal" not in first.legal()


def test_ruling_29_nobody_has_to_show_before_the_end() -> None:
    table = at().secret(0, "miner").gems(0, gold=1, emerald=1, diamond=1, ruby=1).turn(0)
    assert {"reveal", "end"} <= set(table.legal())
    table.do("end")
    while table.waiting is not None and table.waiting[1] == 0:
        table.do(table.legal()[0])
    assert not table.player(0).revealed
    ended = at().secret(0, "miner").gems(0, gold=1, emerald=1, diamond=1, ruby=1).finish()
    assert ended.player(0).revealed


def test_ruling_30_each_of_several_monsters_works() -> None:
    table = at().lay("gold_mine@0,0,1", "dragon@0,1,2", "dragon@0,-1,0:red")
    table.dwarfs("0,1", blue=5).dwarfs("0,0", blue=2).resolve(0).do("resolve 0,1")
    assert len(table.player(0).monsters) == 1
    assert table.is_open("0,0", "0,-1")
    assert table.player(0).gems[GOLD] == 0
    giants = at().lay("castle@0,0,0", "giant@0,1,2", "giant@1,0,0:red")
    giants.dwarfs("0,1", blue=5).resolve(0)
    assert allowed(giants.state, 0) == 3


def test_ruling_31_a_giant_stops_every_castle_of_its_kingdom() -> None:
    table = at().lay("castle@0,0,0", "castle@0,1,2:red", "giant@1,0,0")
    assert allowed(table.state, 0) == allowed(table.state, 1) == 3


def test_ruling_32_the_brute_needs_two_dwarfs_on_two_cards() -> None:
    table = at().lay("inn@0,0,0", "shop@3,0,0").ogres(0, "brute").dwarfs("0,0", red=1).turn(0)
    assert table.legal("brute") == []
    table.dwarfs("0,0", blue=1).again()
    assert table.legal("brute") == []
    table.dwarfs("3,0", blue=1).again()
    assert table.legal("brute") == ["brute 3,0 0,0 2"]
    table.do("brute 3,0 0,0 2")
    assert (table.on("0,0"), table.on("3,0")) == ([2, 0], [0, 1])
