"""Sections 6, 7 and 9: columns, lines, every hero, and the distinctions."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.games.nidavellir.cards import discardable
from dvergar.games.nidavellir.figures import EXPLORER, HUNTER, WARRIOR

from .builder import Table, at

BROTHERS = ["ymir", "aesir", "sigmir", "jungir", "bergelmir"]
ALL_HEROES = [
    *("kraal", "tarah", "aral", "dagda", "lokdur", "zoral", "aegur", "bonfur", "idunn", "hourya"),
    *("astrid", "grid", "skaa", "uline", "thrud", "ylud", *BROTHERS),
]
ORDER = ["kings_hand", "hunting_master", "crown_jeweler", "great_armorer", "pioneer"]


def line(card: str = "E5", **army: str | int) -> Table:
    """Seat 0 has this army (without more said: one plain dwarf of each other class) and takes a
    card of the first tavern."""
    columns: dict[str, str | int] = {"W": 1, "H": 1, "M": 1, "B": 1, "E": 1}
    columns[card[0]] = 0
    columns.update(army)
    table = at(seats=2).seat(0).army(**columns)
    return table.taverns(f"{card} H H").turn(0, 1).do(0, f"take {card}")


def recruits(table: Table) -> list[str]:
    return [text.removeprefix("recruit ") for text in table.legal(0)]


def pile(table: Table) -> list[str]:
    return [table.figures.card_ids[card] for card in table.state.discard]


# --- 6 columns and lines ---------------------------------------------------------------------


def test_rule_6_a_dwarf_goes_on_top_of_its_column() -> None:
    table = at().army(W="W3 W9").taverns("W4 H H").turn(0).do(0, "take W4")
    assert table.column_of(0, "W") == ["W3", "W9", "W4"]
    assert table.ranks_of(0)["W"] == 3
    assert table.player(0).points[0] == 16


def test_rule_6_lines_are_the_ranks_of_the_shortest_column() -> None:
    table = at().army(W=4, H=3, M="zoral", B=2, E=5)
    assert table.player(0).lines() == 2


def test_rule_6_a_first_line_must_bring_a_hero() -> None:
    table = line()
    assert table.waiting == [("recruit", 0)]
    assert all(text.startswith("recruit ") for text in table.legal(0))
    assert table.why_not(1, "take H") == "why-not-your-turn"


def test_rule_6_no_line_no_hero() -> None:
    assert line(B=0).waiting == [("take", 1)]


def test_rule_6_free_legal_heroes_are_the_choice() -> None:
    assert recruits(line()) == [hero for hero in ALL_HEROES if hero != "hourya"]


def test_rule_6_a_recruited_hero_is_no_longer_free() -> None:
    table = line().do(0, "recruit skaa")
    assert table.heroes_of(0) == ["skaa"]
    assert table.figures.hero_of["skaa"] not in table.state.free_heroes
    assert len(table.state.free_heroes) == 20


@pytest.mark.parametrize("owned", ["skaa", "thrud", "ylud"])
def test_rule_6_neutral_heroes_count_as_heroes(owned: str) -> None:
    table = at().army(W=1, H=1, M=1, B=1).heroes(owned).taverns("E5 H H").turn(0, 1)
    assert table.do(0, "take E5").waiting == [("take", 1)]


def test_rule_6_several_lines_bring_heroes_one_after_the_other() -> None:
    """Vector 7: Aëgur fills the only short column."""
    table = line("B", W=3, H=3, M=3, E=3).do(0, "recruit aegur")
    assert table.player(0).lines() == 3
    assert table.waiting == [("recruit", 0)]
    table.do(0, "recruit skaa")
    assert table.waiting == [("recruit", 0)]
    table.do(0, "recruit grid")
    assert table.waiting == [("transform", 0)]
    table.do(0, "transform 5 hand")
    assert table.waiting == [("take", 1)]
    assert table.heroes_of(0) == ["aegur", "skaa", "grid"]


def test_rule_6_each_hero_is_finished_before_the_next() -> None:
    table = line("B", W=3, H=3, M=3, E=3).do(0, "recruit aegur").do(0, "recruit grid")
    assert table.waiting == [("transform", 0)]
    assert table.do(0, "transform 5 hand").waiting == [("recruit", 0)]


def test_ruling_2_dagda_breaks_the_line_of_a_hero_still_owed() -> None:
    """Vector 18."""
    table = line("B", W=3, H=3, M=3, E=3).do(0, "recruit aegur").do(0, "recruit dagda")
    table.do(0, "discard M E")
    assert table.player(0).lines() == 2
    assert table.heroes_of(0) == ["aegur", "dagda"]
    assert table.waiting == [("take", 1)]


def test_ruling_3_lost_ranks_cost_no_hero_and_delay_the_next() -> None:
    """Vector 14: three heroes, two lines; the third line brings nothing, the fourth does."""
    table = at().army(W=3, H=3, M=3, B=3, E=2).heroes("skaa astrid").taverns("E5 H H")
    table.turn(0).do(0, "take E5").do(0, "recruit dagda").do(0, "discard M B")
    assert (table.player(0).lines(), len(table.heroes_of(0))) == (2, 3)
    table.taverns("B M0 H").turn(0, 0).do(0, "take B").do(0, "take M0")
    assert table.player(0).lines() == 3
    assert table.waiting[0][0] != "recruit"
    table.army(W=4, H=6, M=4, E=4).taverns("B M0 H").turn(0).do(0, "take B")
    assert table.waiting == [("recruit", 0)]


def test_ruling_43_without_a_legal_hero_the_recruitment_waits() -> None:
    table = at().army(W=1, H=1, M=1, B=1).free_heroes("hourya").taverns("E5 H H").turn(0, 1)
    assert table.do(0, "take E5").waiting == [("take", 1)]
    table.army(E=5).taverns("W3 H H").turn(0).do(0, "take W3")
    assert recruits(table) == ["hourya"]


# --- 7 class heroes --------------------------------------------------------------------------


def recruited(hero: str) -> Table:
    return line().do(0, f"recruit {hero}")


def test_hero_kraal_two_warrior_ranks_seven_points() -> None:
    table = recruited("kraal")
    assert table.column_of(0, "W") == ["W5", "kraal"]
    assert table.ranks_of(0)["W"] == 3
    assert table.line(0, "warrior") == 5 + 7


def test_hero_tarah_one_warrior_rank_fourteen_points() -> None:
    table = recruited("tarah")
    assert table.ranks_of(0)["W"] == 2
    assert table.line(0, "warrior") == 5 + 14


def test_hero_aral_two_hunter_ranks() -> None:
    table = recruited("aral")
    assert table.ranks_of(0)["H"] == 3
    assert table.line(0, "hunter") == 9


def test_hero_dagda_three_hunter_ranks_for_two_other_dwarves() -> None:
    table = recruited("dagda")
    assert table.waiting == [("discard", 0)]
    pairs = ["W M", "W B", "W E", "M B", "M E", "B E"]
    assert table.legal(0) == [f"discard {pair}" for pair in pairs]
    table.do(0, "discard W B")
    assert table.ranks_of(0) == {"W": 0, "H": 4, "M": 1, "B": 0, "E": 1}
    assert pile(table) == ["W5", "B"]
    assert table.line(0, "warrior") == 0


def test_hero_lokdur_one_miner_rank_three_points() -> None:
    table = recruited("lokdur")
    assert table.ranks_of(0)["M"] == 2
    assert table.line(0, "miner") == 2 * 3


def test_hero_zoral_three_miner_ranks_one_point() -> None:
    table = recruited("zoral")
    assert table.ranks_of(0)["M"] == 4
    assert table.line(0, "miner") == 4 * 1


def test_hero_aegur_two_blacksmith_ranks() -> None:
    table = recruited("aegur")
    assert table.ranks_of(0)["B"] == 3
    assert table.line(0, "blacksmith") == 12


def test_hero_bonfur_three_blacksmith_ranks_for_one_other_dwarf() -> None:
    table = recruited("bonfur")
    assert table.legal(0) == [f"discard {column}" for column in "WHME"]
    table.do(0, "discard H")
    assert table.ranks_of(0) == {"W": 1, "H": 0, "M": 1, "B": 4, "E": 1}
    assert pile(table) == ["H"]
    assert table.waiting == [("take", 1)]


def test_hero_idunn_seven_points_and_two_for_each_explorer_rank() -> None:
    table = recruited("idunn")
    assert table.ranks_of(0)["E"] == 2
    assert table.line(0, "explorer") == 5 + 7
    assert table.line(0, "idunn") == 2 * 2


def test_hero_hourya_twenty_points_with_five_explorer_ranks() -> None:
    table = line("W3", E=5)
    assert "hourya" in recruits(table)
    table.do(0, "recruit hourya")
    assert table.ranks_of(0)["E"] == 6
    assert table.line(0, "explorer") == 5 * 5 + 20


def test_hero_hourya_not_with_four_explorer_ranks() -> None:
    table = line("W3", E=4)
    assert "hourya" not in recruits(table)
    assert table.why_not(0, "recruit hourya") == "why-hero-ranks"


@pytest.mark.parametrize("other", ["thrud", "ylud"])
def test_hero_hourya_thrud_and_ylud_count_for_her(other: str) -> None:
    """Vector 15, ruling 14."""
    table = line("W3", H=2, M=2, B=2, W=1, E=f"E5 E6 E7 E8 {other}")
    assert "hourya" in recruits(table)


def test_hero_hourya_stays_when_explorers_are_lost() -> None:
    table = line("W3", E="E5 E5 E5 E5 hourya E5", W=1, H=2, M=2, B=2)
    table.do(0, "recruit bonfur").do(0, "discard E")
    assert table.heroes_of(0) == ["hourya", "bonfur"]
    assert table.ranks_of(0)["E"] == 5


# --- 7 which columns Dagda and Bonfur may take from ------------------------------------------


def test_rule_7_a_hero_on_top_protects_a_column() -> None:
    table = line("E5", W="W5 W5 kraal", H=4, M="M0 M0 M0 thrud", B="B B B ylud", E=3)
    assert table.why_not(0, "recruit dagda") == "why-hero-discards"
    table.do(0, "recruit bonfur")
    assert table.legal(0) == ["discard H", "discard E"]


def test_rule_7_an_empty_column_does_not_qualify() -> None:
    table = at().army(W=1, H=1, E=1)
    assert discardable(table.state, table.player(0), HUNTER) == [WARRIOR, EXPLORER]


def test_ruling_4_dagda_needs_two_other_columns_with_a_dwarf_on_top() -> None:
    table = line("E5", W="W5 W5 W5 tarah", H=4, M="M0 M0 M0 lokdur", B="B B aegur", E=3)
    assert "dagda" not in recruits(table)
    assert table.why_not(0, "recruit dagda") == "why-hero-discards"
    assert "bonfur" in recruits(table)


def test_ruling_4_bonfur_needs_one_other_column_with_a_dwarf_on_top() -> None:
    table = at().army(W="W5 W5 W5 W5 tarah", M="M0 M0 M0 M0 lokdur", E="E5 E5 E5 E5 idunn")
    table.army(H="H H H aral", B=4).taverns("B H H").turn(0).do(0, "take B")
    assert table.player(0).lines() == 5
    assert "bonfur" not in recruits(table)
    assert table.why_not(0, "recruit bonfur") == "why-hero-discards"


def test_ruling_5_thrud_on_top_protects_her_column() -> None:
    table = line("W3", M="M0 thrud", W=1, H=2, B=2, E=2).do(0, "recruit bonfur")
    assert table.legal(0) == ["discard W", "discard H", "discard E"]


def test_rule_7_the_special_blacksmith_may_go_with_both_its_ranks() -> None:
    """Vector 19."""
    table = line("W3", B="B B special").do(0, "recruit dagda")
    assert "discard W B" in table.legal(0)
    table.do(0, "discard M B")
    assert table.ranks_of(0)["B"] == 2
    assert pile(table) == ["M0", "special"]


def test_rule_7_the_hero_s_own_column_is_spared() -> None:
    table = line("W3", H=3).do(0, "recruit dagda")
    assert not any("H" in text.split()[1:] for text in table.legal(0))
    assert table.why_not(0, "discard W H") == "why-discard-own"


# --- 7 neutral heroes ------------------------------------------------------------------------


def test_hero_astrid_is_worth_the_highest_coin() -> None:
    table = recruited("astrid")
    assert table.line(0, "hero") == 5
    table.coins("0 2 3 4 17")
    assert table.line(0, "hero") == 17


def test_hero_grid_seven_points_and_a_coin_of_seven_more() -> None:
    table = recruited("grid")
    assert table.waiting == [("transform", 0)]
    assert len(table.legal(0)) == 4
    table.do(0, "transform 4 hand")
    assert table.coins_of(0) == ["0", "2", "3", "5", "11"]
    assert table.line(0, "hero") == 7
    assert table.waiting == [("take", 1)]


def test_hero_skaa_seventeen_points_and_no_rank() -> None:
    table = recruited("skaa")
    assert table.line(0, "hero") == 17
    assert sum(table.ranks_of(0).values()) == 5


def test_hero_uline_nine_points_and_bids_after_the_others() -> None:
    table = recruited("uline")
    assert table.player(0).uline
    assert table.line(0, "hero") == 9


def test_hero_thrud_goes_on_any_column_as_a_rank() -> None:
    table = recruited("thrud")
    assert table.legal(0) == [f"thrud {column}" for column in "WHMBE"]
    table.do(0, "thrud M")
    assert table.column_of(0, "M") == ["M0", "thrud"]
    assert table.ranks_of(0)["M"] == 2
    assert table.line(0, "hero") == 13


def test_hero_ylud_waits_without_a_rank() -> None:
    table = recruited("ylud")
    assert sum(table.ranks_of(0).values()) == 5
    assert table.waiting == [("take", 1)]
    assert table.state.view(0)["players"][0]["command_zone"] == ["ylud"]


@pytest.mark.parametrize("brother", BROTHERS)
def test_hero_dwerg_brother_alone_is_worth_thirteen(brother: str) -> None:
    table = recruited(brother)
    assert table.heroes_of(0) == [brother]
    assert table.line(0, "brothers") == 13
    assert sum(table.ranks_of(0).values()) == 5


@pytest.mark.parametrize(("count", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)])
def test_heroes_dwerg_brothers_together(count: int, points: int) -> None:
    assert at().heroes(" ".join(BROTHERS[:count])).line(0, "brothers") == points


# --- 7 Thrud moves ---------------------------------------------------------------------------


def test_rule_7_a_dwarf_in_her_column_lifts_thrud() -> None:
    table = at().army(W="W5 thrud").taverns("W9 H H").turn(0, 1).do(0, "take W9")
    assert table.waiting == [("thrud", 0)]
    assert table.column_of(0, "W") == ["W5", "W9"]
    table.do(0, "thrud E")
    assert table.column_of(0, "E") == ["thrud"]
    assert table.ranks_of(0) == {"W": 2, "H": 0, "M": 0, "B": 0, "E": 1}
    assert table.waiting == [("take", 1)]


def test_ruling_8_thrud_may_go_back_on_the_same_column() -> None:
    table = at().army(W="W5 thrud").taverns("W9 H H").turn(0).do(0, "take W9").do(0, "thrud W")
    assert table.column_of(0, "W") == ["W5", "W9", "thrud"]


def test_rule_7_a_card_elsewhere_leaves_thrud_alone() -> None:
    table = at().army(W="W5 thrud").taverns("H H H").turn(0, 1).do(0, "take H")
    assert table.waiting == [("take", 1)]
    assert table.column_of(0, "W") == ["W5", "thrud"]


def test_rule_7_a_class_hero_lifts_thrud() -> None:
    table = line("E5", W="W5 thrud", H=2, M=2, B=2, E=1).do(0, "recruit tarah")
    assert table.waiting == [("thrud", 0)]
    table.do(0, "thrud W")
    assert table.column_of(0, "W") == ["W5", "tarah", "thrud"]


def test_rule_7_the_special_blacksmith_lifts_thrud() -> None:
    table = at().army(B="B thrud").distinctions("great_armorer")
    assert table.waiting == [("thrud", 0)]
    table.do(0, "thrud H")
    assert table.column_of(0, "B") == ["B", "special"]


def test_ruling_9_ylud_lifts_thrud() -> None:
    table = at().army(M="M1 thrud").heroes("ylud").end_age_1().do(0, "ylud M")
    assert table.waiting == [("thrud", 0)]
    table.do(0, "thrud M")
    assert table.column_of(0, "M") == ["M1", "ylud", "thrud"]


def test_ruling_6_dagda_s_discards_come_before_thrud_returns() -> None:
    table = line("E5", H="H thrud", W=2, M=2, B=2, E=1).do(0, "recruit dagda")
    assert table.waiting == [("discard", 0)]
    assert table.column_of(0, "H") == ["H", "dagda"]
    table.do(0, "discard W M")
    assert table.waiting == [("thrud", 0)]
    table.do(0, "thrud W")
    assert table.ranks_of(0) == {"W": 2, "H": 4, "M": 1, "B": 2, "E": 2}


def test_ruling_6_bonfur_s_discard_comes_before_thrud_returns() -> None:
    table = line("E5", B="B thrud", W=2, M=2, H=2, E=1).do(0, "recruit bonfur")
    assert table.waiting == [("discard", 0)]
    assert table.do(0, "discard E").waiting == [("thrud", 0)]


def test_ruling_7_lines_are_counted_when_thrud_is_back() -> None:
    """With Thrud among the explorers there are two lines, with her elsewhere only one."""
    for column, waiting in [("E", ("recruit", 0)), ("H", ("take", 1))]:
        table = at().army(W="W5 thrud", H=2, M=2, B=2, E=1).taverns("W9 H H").turn(0, 1)
        table.do(0, "take W9")
        assert table.waiting == [("thrud", 0)]
        assert table.do(0, f"thrud {column}").waiting == [waiting]


def test_rule_7_a_newly_recruited_thrud_can_complete_a_line() -> None:
    table = line("E5", W=2, H=2, M=2, B=2).do(0, "recruit thrud").do(0, "thrud E")
    assert table.waiting == [("recruit", 0)]


# --- 7 Ylud is placed ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "key", "points"),
    [("W", "warrior", 7), ("H", "hunter", 1), ("M", "miner", 1), ("E", "explorer", 11)],
)
def test_rule_7_ylud_s_points_by_class(column: str, key: str, points: int) -> None:
    table = at().heroes("ylud").end_age_2()
    assert table.legal(0) == [f"ylud {letter}" for letter in "WHMBE"]
    table.do(0, f"ylud {column}")
    assert table.ranks_of(0)[column] == 1
    assert table.line(0, key) == points


def test_rule_7_ylud_among_the_blacksmiths_is_one_more_rank() -> None:
    table = at().army(B=2).heroes("ylud").end_age_2().do(0, "ylud B")
    assert table.line(0, "blacksmith") == 12


def test_rule_7_ylud_placed_at_the_end_of_age_1_counts_for_the_distinctions() -> None:
    table = at(seats=2).seat(0).army(H=1).heroes("ylud").seat(1).army(H=1)
    table.end_age_1().do(0, "ylud H")
    assert table.coins_of(0) == ["2", "3", "3s", "4", "5"]


def test_rule_7_ylud_may_move_at_the_end_of_age_2() -> None:
    table = at().army(W="W3 ylud W4").end_age_2().do(0, "ylud E")
    assert table.column_of(0, "W") == ["W3", "W4"]
    assert table.ranks_of(0) == {"W": 2, "H": 0, "M": 0, "B": 0, "E": 1}
    assert (table.line(0, "warrior"), table.line(0, "explorer")) == (7, 11)


def test_rule_7_ylud_placed_in_age_1_is_taken_up_again_in_age_2() -> None:
    table = at(seats=2).heroes("ylud").seat(1).army(W=3).end_age_1().do(0, "ylud W")
    table.do(1, "transform 5 hand")
    assert table.state.age == 2
    table.end_age_2().do(0, "ylud E")
    assert table.ranks_of(0) == {"W": 0, "H": 0, "M": 0, "B": 0, "E": 1}
    assert (table.line(0, "warrior"), table.line(0, "explorer")) == (0, 11)


def test_ruling_11_ylud_may_stay() -> None:
    table = at().army(W="W3 ylud").end_age_2().do(0, "ylud W")
    assert table.ranks_of(0)["W"] == 2
    assert table.line(0, "warrior") == 3 + 7


def test_rule_7_cards_may_lie_on_ylud() -> None:
    table = at().army(W="W3 ylud").taverns("W4 H H").turn(0).do(0, "take W4")
    assert table.column_of(0, "W") == ["W3", "ylud", "W4"]


def test_rule_7_ylud_can_complete_a_line() -> None:
    table = at().army(W=2, H=2, M=2, B=2, E=1).heroes("ylud").end_age_1().do(0, "ylud E")
    assert table.waiting == [("recruit", 0)]


def test_ruling_10_a_hero_recruited_through_ylud_at_the_end_is_resolved() -> None:
    table = at().army(W=2, H=2, M=2, B=2, E=1).heroes("ylud").end_age_2().do(0, "ylud E")
    table.do(0, "recruit thrud").do(0, "thrud H")
    assert table.state.is_over
    assert table.ranks_of(0)["H"] == 2
    assert table.line(0, "hero") == 13


def test_ruling_13_ylud_and_thrud_of_different_owners() -> None:
    table = at().seat(0).army(E="E5 thrud").seat(1).heroes("ylud").end_age_2()
    assert table.waiting == [("ylud", 1)]
    table.do(1, "ylud E")
    assert table.state.is_over
    assert table.column_of(0, "E") == ["E5"]


# --- 9 distinctions --------------------------------------------------------------------------


def won(table: Table) -> dict[int, list[str]]:
    return {
        seat: [ORDER[number] for number in table.player(seat).distinctions]
        for seat in range(table.state.seats)
    }


def test_rule_9_w_the_kings_hand_transforms_by_five() -> None:
    table = at().army(W=1).distinctions("kings_hand")
    assert len(table.legal(0)) == 4
    table.do(0, "transform 2 hand")
    assert table.coins_of(0) == ["0", "3", "4", "5", "7"]
    assert won(table)[0] == ["kings_hand"]


def test_rule_9_h_the_zero_becomes_the_special_three() -> None:
    table = at().army(H=1).distinctions("hunting_master")
    assert table.hand_of(0) == ["2", "3", "4", "5", "3s"]
    assert table.state.box_coins == (0,)
    assert table.line(0, "coins") == 17


def test_rule_9_m_the_special_gem() -> None:
    table = at().seat(0).gem(1).army(M=1).distinctions("crown_jeweler")
    assert table.player(0).gem == 6
    assert table.line(0, "gem") == 3


def test_rule_9_m_the_special_gem_wins_ties_and_is_never_swapped() -> None:
    table = at().seat(1).gem(1).army(M=1).seat(0).gem(2).distinctions("crown_jeweler")
    table.taverns("H H H", "H H H", "H H H").bids("5 4 3", "5 4 3")
    for _ in range(2):
        assert table.state.order == (1, 0)
        table.do(1, "take H").do(0, "take H")
        assert table.gems() == [2, 6]


def test_rule_9_b_the_special_blacksmith_joins_the_army() -> None:
    table = at().army(B=1).distinctions("great_armorer")
    assert table.column_of(0, "B") == ["B", "special"]
    assert table.ranks_of(0)["B"] == 3


def test_ruling_33_the_special_blacksmith_can_bring_heroes() -> None:
    table = at().seat(1).army(W=3, H=3, M=3, B=1, E=3).heroes("skaa")
    table.distinctions("great_armorer")
    assert table.player(1).lines() == 3
    assert table.waiting == [("recruit", 1)]
    table.do(1, "recruit astrid")
    assert table.waiting == [("recruit", 1)]
    table.do(1, "recruit ymir")
    assert table.waiting[0][0] == "bid"


def pioneer(deck: str = "E5 W9 R5") -> Table:
    table = at().army(E=1).deck(2, deck + " H" * 9)
    return table.distinctions("pioneer")


def test_rule_9_e_the_winner_keeps_one_of_three() -> None:
    table = pioneer()
    assert table.waiting == [("keep", 0)]
    assert table.legal(0) == ["keep E5", "keep W9", "keep R5"]
    table.do(0, "keep W9")
    assert table.column_of(0, "W") == ["W9"]


def test_rule_9_e_the_other_two_are_shuffled_back() -> None:
    table = pioneer().do(0, "keep W9")
    rest = [*table.state.decks[1], *[card for tavern in table.state.taverns for card in tavern]]
    names = Counter(table.figures.card_ids[card] for card in rest)
    assert names == {"E5": 1, "R5": 1, "H": 9}


def test_rule_9_e_the_returned_cards_can_come_anywhere() -> None:
    places = set()
    for seed in range(12):
        table = at(seed=seed).army(E=1).deck(2, "E5 W9 E6" + " H" * 9).distinctions("pioneer")
        table.do(0, "keep W9")
        dealt = [card for tavern in table.state.taverns for card in tavern]
        order = [table.figures.card_ids[card] for card in (*dealt, *table.state.decks[1])]
        places.add(order.index("E5"))
    assert len(places) > 4


def test_ruling_32_the_winner_may_keep_a_royal_offering() -> None:
    table = pioneer().do(0, "keep R5")
    assert table.waiting == [("transform", 0)]
    table.do(0, "transform 5 hand")
    assert table.coins_of(0)[-1] == "10"
    assert table.state.used == (table.figures.card_of["R5"],)


def test_ruling_33_the_kept_card_can_bring_a_hero_before_age_2() -> None:
    table = at().army(W=0, H=1, M=1, B=1, E=1).deck(2, "E5 W9 R5" + " H" * 9)
    table.distinctions("pioneer").do(0, "keep W9")
    assert table.waiting == [("recruit", 0)]
    assert table.state.age == 1
    assert table.do(0, "recruit skaa").state.age == 2


def test_ruling_12_ylud_recruited_during_the_distinctions_is_not_placed_yet() -> None:
    table = at().army(W=0, H=1, M=1, B=1, E=1).deck(2, "E5 W9 R5" + " H" * 9)
    table.distinctions("pioneer").do(0, "keep W9").do(0, "recruit ylud")
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert sum(table.ranks_of(0).values()) == 5
    assert table.end_age_2().waiting == [("ylud", 0)]


@pytest.mark.parametrize("ranks", [0, 1, 3])
def test_rule_9_a_tie_for_the_most_gives_it_to_nobody(ranks: int) -> None:
    """Vector 16 with 0; gems do not matter."""
    table = at(seats=3)
    for seat in range(2):
        table.seat(seat).army(M=ranks)
    table.distinctions("crown_jeweler")
    assert won(table) == {0: [], 1: [], 2: []}
    assert 6 not in table.gems()


def test_rule_9_a_tie_behind_the_leader_does_not_matter() -> None:
    table = at(seats=3).seat(0).army(M=1).seat(1).army(M=2).seat(2).army(M=1)
    assert won(table.distinctions("crown_jeweler"))[1] == ["crown_jeweler"]


def test_rule_9_ranks_count_not_cards_or_points() -> None:
    table = at().seat(0).army(M="zoral").seat(1).army(M="M2 M2")
    assert won(table.distinctions("crown_jeweler"))[0] == ["crown_jeweler"]


def test_ruling_14_thrud_counts_where_she_lies() -> None:
    table = at().seat(0).army(M="M0 thrud").seat(1).army(M="M2")
    assert won(table.distinctions("crown_jeweler"))[0] == ["crown_jeweler"]


def test_rule_9_all_five_in_order_and_each_resolved_before_the_next() -> None:
    table = at().army(W=1, H=1, M=1, B=1, E=1).heroes("skaa").deck(2, "W3 W4 W5" + " H" * 34)
    table.distinctions()
    assert won(table)[0] == ORDER[:1]
    table.do(0, "transform 5 hand")
    assert won(table)[0] == ORDER
    assert table.waiting == [("keep", 0)]
    table.do(0, "keep W3")
    assert table.state.age == 2


def test_ruling_28_a_distinction_can_decide_a_later_one() -> None:
    """The blacksmith card completes a line; Idunn then makes the explorers' majority."""
    table = at().seat(0).army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").seat(1).army(E=2)
    table.distinctions("great_armorer pioneer")
    assert table.waiting == [("recruit", 0)]
    table.do(0, "recruit idunn")
    assert table.waiting == [("keep", 0)]


def test_rule_9_the_card_has_no_further_effect() -> None:
    table = at().army(W=1).distinctions("kings_hand").do(0, "transform 5 hand")
    assert table.state.awards == ()
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert table.state.view(None)["players"][0]["distinctions"] == ["kings_hand"]
