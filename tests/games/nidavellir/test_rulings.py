"""The rulings on edge cases, one after the other: each number has its own tests."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import dvergar
from dvergar.games.nidavellir.state import NOWHERE
from dvergar.kernel.errors import BadActionText, IllegalAction

from .builder import Table, at

both_editions = pytest.mark.parametrize("edition", ["de", "fr"])

RECRUIT = [("recruit", 0)]
DISCARD = [("discard", 0)]
THRUD = [("thrud", 0)]
TRANSFORM = [("transform", 0)]


def first_line() -> Table:
    """Seat 0 has just completed a first line."""
    return at().army(W=1, H=1, M=1, E=1).taverns("B").turn(0).do(0, "take B")


def after_exchange(coins: str, treasury: str, edition: str) -> Table:
    """Seat 0 bid its lowest three coins, the trading coin first, and has taken its card."""
    table = at(edition=edition).coins(coins).treasury(treasury).taverns("B B B")
    return table.bids(" ".join(coins.split()[:3]), "5 4 3").do(1, "take B").do(0, "take B")


def after_offering(coins: str, treasury: str, edition: str) -> Table:
    """Seat 0 took the offering +3 and transformed its highest coin in the pouch."""
    low, middle, high, kept, best = coins.split()
    table = at(edition=edition).coins(coins).treasury(treasury).taverns("R3 B B")
    table.bids(f"{high} {low} {middle}", "2 3 4").do(0, "take R3")
    assert f"transform {kept} pouch" in table.legal(0)
    return table.do(0, f"transform {best} pouch")


def tied(*gems: int) -> Table:
    """All seats bid a 4 on tavern 1."""
    table = at(seats=len(gems)).taverns("B " * max(len(gems), 3))
    for seat, gem in enumerate(gems):
        table.seat(seat).gem(gem)
    return table.bids(*["4 2 3"] * len(gems))


def random_game(seats: int, seed: int) -> list[Table]:
    """Every position of a random game."""
    chance = random.Random(seed)
    table = at(seats=seats, seed=seed)
    positions = []
    while not table.state.is_over:
        position = at(seats=seats, seed=seed)
        position.state = table.state.copy()
        positions.append(position)
        seat = chance.choice(table.state.to_act)
        table.state.apply(seat, chance.choice(table.state.legal(seat)))
    return positions


# --- 1 to 8: lines, heroes, Thrud ------------------------------------------------------------


def test_ruling_01_a_hero_without_a_new_line_brings_no_other() -> None:
    table = at().army(W=3, H=3, M=1, B=2, E=3).heroes("skaa").taverns("M0").turn(0)
    table.do(0, "take M0").do(0, "recruit zoral")
    assert table.ranks_of(0)["M"] == 5
    assert table.waiting != RECRUIT, "two lines and two heroes"


def test_ruling_01_several_new_lines_bring_heroes_one_at_a_time() -> None:
    table = at().army(W=4, H=4, M=1, B=4, E=4).taverns("M0").heroes("skaa").turn(0)
    table.do(0, "take M0").do(0, "recruit zoral")
    for hero in ("ymir", "aesir"):
        assert table.waiting == RECRUIT
        table.do(0, f"recruit {hero}")
    assert table.waiting != RECRUIT
    assert table.heroes_of(0) == ["skaa", "zoral", "ymir", "aesir"]


def test_ruling_01_special_blacksmith_can_complete_two_lines() -> None:
    table = at().army(W=3, H=3, M=3, B=1, E=3).heroes("skaa").distinctions("great_armorer")
    table.do(0, "recruit zoral")
    assert table.waiting == RECRUIT
    table.do(0, "recruit kraal")
    assert table.waiting != RECRUIT


def test_ruling_02_discards_of_a_second_hero_cost_the_third_one() -> None:
    table = at().army(W=3, H=3, M=3, E=3).taverns("B").turn(0).do(0, "take B")
    table.do(0, "recruit aegur").do(0, "recruit bonfur")
    assert table.player(0).lines() == 3
    table.do(0, "discard M")
    assert table.player(0).lines() == 2
    assert table.waiting != RECRUIT


def test_ruling_03_a_line_made_again_brings_no_hero() -> None:
    table = at().army(W=1, H=1, M=1, E=1).taverns("B W3").turn(0, 0).do(0, "take B")
    table.do(0, "recruit bonfur").do(0, "discard W")
    assert table.player(0).lines() == 0
    assert table.heroes_of(0) == ["bonfur"]
    table.do(0, "take W3")
    assert table.player(0).lines() == 1
    assert table.waiting != RECRUIT


def test_ruling_03_next_hero_when_lines_exceed_heroes_again() -> None:
    table = at().army(W=2, H=4, M=4, B=4, E=4).heroes("skaa astrid ymir")
    table.taverns("W3 W4").turn(0, 0).do(0, "take W3")
    assert table.waiting == [("take", 0)]
    table.do(0, "take W4")
    assert table.waiting == RECRUIT


def test_ruling_04_dagda_needs_two_other_columns_with_a_dwarf_on_top() -> None:
    heroes_on_top = {"W": "W3 W4 W5 tarah", "M": "M0 M0 M0 lokdur", "B": "B B aegur"}
    table = at().army(H=4, E=3, **heroes_on_top).taverns("E5").turn(0).do(0, "take E5")
    assert table.why_not(0, "recruit dagda") == "why-hero-discards"
    assert "recruit bonfur" in table.legal(0)


def test_ruling_04_bonfur_needs_another_column_with_a_dwarf_on_top() -> None:
    table = at().army(W=4, H=3, M=4, B=4, E=4).heroes("tarah aral lokdur idunn").taverns("B")
    table.turn(0).do(0, "take B")
    assert table.why_not(0, "recruit bonfur") == "why-hero-discards"


def test_ruling_04_only_columns_with_a_dwarf_on_top_are_offered() -> None:
    table = at().army(W="W3 tarah", H=2, M=2, B=1, E=2).taverns("B").turn(0).do(0, "take B")
    table.do(0, "recruit dagda")
    assert table.legal(0) == ["discard M B", "discard M E", "discard B E"]


def test_ruling_05_no_discard_from_a_column_that_thrud_tops() -> None:
    table = at().army(W="W3 thrud", H=2, M=2, B=1, E=2).taverns("B").turn(0).do(0, "take B")
    table.do(0, "recruit dagda")
    assert table.legal(0) == ["discard M B", "discard M E", "discard B E"]


def test_ruling_05_thrud_on_top_can_bar_dagda() -> None:
    table = at().army(W="W3 W4 W5 tarah", H=4, M="M0 M0 M0 lokdur", B=3, E="E5 E5 E5 thrud")
    table.taverns("B").turn(0).do(0, "take B")
    assert table.why_not(0, "recruit dagda") == "why-hero-discards"
    assert "recruit bonfur" in table.legal(0)


def test_ruling_06_dagda_discards_before_thrud_is_put_back() -> None:
    table = at().army(W=2, H="H thrud", M=2, B=1, E=2).taverns("B").turn(0).do(0, "take B")
    table.do(0, "recruit dagda")
    assert table.waiting == DISCARD
    assert table.column_of(0, "H") == ["H", "dagda"]
    table.do(0, "discard W M")
    assert table.waiting == THRUD
    table.do(0, "thrud H")
    assert table.column_of(0, "H") == ["H", "dagda", "thrud"]


def test_ruling_06_bonfur_discards_before_thrud_is_put_back() -> None:
    table = at().army(W=2, H=2, M=2, B="B thrud", E=1).taverns("E5").turn(0).do(0, "take E5")
    table.do(0, "recruit bonfur")
    assert table.waiting == DISCARD
    assert table.column_of(0, "B") == ["B", "bonfur"]
    table.do(0, "discard H")
    assert table.waiting == THRUD


def test_ruling_07_thrud_in_hand_completes_no_line() -> None:
    table = at().army(W=3, H=3, M=3, B=3, E="E5 thrud").heroes("skaa").taverns("E6").turn(0)
    table.do(0, "take E6")
    assert table.waiting == THRUD
    table.do(0, "thrud W")
    assert table.waiting != RECRUIT, "two explorers, two heroes"


def test_ruling_07_thrud_completes_the_line_of_her_new_column() -> None:
    table = at().army(W="W3 thrud", H=2, M=2, B=2, E=1).taverns("W4").turn(0).do(0, "take W4")
    assert table.waiting == THRUD
    table.do(0, "thrud E")
    assert table.waiting == RECRUIT


def test_ruling_07_thrud_is_back_before_the_next_hero_comes() -> None:
    """The special blacksmith card makes a third line even while Thrud is in hand."""
    table = at().army(W=4, H=4, M=4, B="B thrud", E=4).heroes("skaa").distinctions("great_armorer")
    assert table.waiting == THRUD
    table.do(0, "thrud B")
    assert table.player(0).lines() == 4
    assert table.waiting == RECRUIT


def test_ruling_07_after_dagda_the_check_waits_for_thrud() -> None:
    table = at().army(W=4, H="H thrud", M=4, B=1, E=4).taverns("B").turn(0).do(0, "take B")
    table.do(0, "recruit dagda").do(0, "discard W M")
    assert table.waiting == THRUD
    table.do(0, "thrud B")
    assert table.waiting == RECRUIT, "three lines, two heroes"


def test_ruling_08_thrud_may_return_to_the_same_column() -> None:
    table = at().army(W="W3 thrud").taverns("W4").turn(0).do(0, "take W4")
    assert table.legal(0) == ["thrud W", "thrud H", "thrud M", "thrud B", "thrud E"]
    table.do(0, "thrud W")
    assert table.column_of(0, "W") == ["W3", "W4", "thrud"]
    assert table.ranks_of(0)["W"] == 3


# --- 9 to 14: Ylud and Thrud -----------------------------------------------------------------


def test_ruling_09_ylud_lifts_thrud_at_the_end_of_age_1() -> None:
    table = at().army(W="W3 thrud").heroes("ylud").end_age_1().do(0, "ylud W")
    assert table.waiting == THRUD
    table.do(0, "thrud H")
    assert table.column_of(0, "W") == ["W3", "ylud"]
    assert table.column_of(0, "H") == ["thrud"]


def test_ruling_09_ylud_lifts_thrud_at_the_end_of_age_2_too() -> None:
    table = at().army(W="W3 W4 thrud", H=3, M=3, B=3, E=2).heroes("ylud").end_age_2()
    table.do(0, "ylud W")
    assert table.waiting == THRUD
    table.do(0, "thrud E")
    assert table.waiting == RECRUIT, "three lines, two heroes"


def ylud_completes_a_line() -> Table:
    """At the end of age 2 seat 0 has two lines and one hero."""
    table = at().army(W=2, H=2, M=2, B=2, E=1).heroes("ylud").end_age_2().do(0, "ylud E")
    assert table.waiting == RECRUIT
    return table


def test_ruling_10_grid_still_transforms_after_age_2() -> None:
    table = ylud_completes_a_line().do(0, "recruit grid")
    assert table.waiting == TRANSFORM
    assert table.do(0, "transform 5 hand").state.is_over
    assert table.coins_of(0) == ["0", "2", "3", "4", "12"]


def test_ruling_10_dagda_still_discards_after_age_2() -> None:
    table = ylud_completes_a_line().do(0, "recruit dagda")
    assert table.legal(0) == ["discard W M", "discard W B", "discard M B"]
    assert table.do(0, "discard W M").state.is_over
    assert table.ranks_of(0) == {"W": 1, "H": 5, "M": 1, "B": 2, "E": 2}


def test_ruling_10_uline_still_gives_her_points_after_age_2() -> None:
    table = ylud_completes_a_line().do(0, "recruit uline")
    assert table.state.is_over
    assert table.line(0, "hero") == 9


def test_ruling_10_thrud_is_placed_and_leaves_after_age_2() -> None:
    table = ylud_completes_a_line().do(0, "recruit thrud")
    assert table.waiting == THRUD
    assert table.do(0, "thrud H").state.is_over
    assert table.ranks_of(0)["H"] == 2
    assert table.line(0, "hero") == 13


def test_ruling_10_thrud_can_complete_one_more_line_before_she_leaves() -> None:
    table = at().army(W=3, H=3, M=3, B=2, E=2).heroes("ylud").end_age_2().do(0, "ylud E")
    table.do(0, "recruit thrud").do(0, "thrud B")
    assert table.waiting == RECRUIT


def test_ruling_11_ylud_may_stay_where_she_is() -> None:
    table = at().army(W="W3 ylud W4", H=1).end_age_2()
    assert "ylud W" in table.legal(0)
    table.do(0, "ylud W")
    assert table.state.is_over
    assert table.ranks_of(0)["W"] == 3
    assert table.line(0, "warrior") == 3 + 4 + 7


def test_ruling_11_ylud_may_move() -> None:
    table = at().army(W="W3 ylud W4", H=1, M="M2").end_age_2().do(0, "ylud M")
    assert table.ranks_of(0) == {"W": 2, "H": 1, "M": 2, "B": 0, "E": 0}
    assert table.line(0, "warrior") == 3 + 4
    assert table.line(0, "miner") == 2 * (2 + 1)


def test_ruling_12_ylud_recruited_during_the_distinctions_waits_for_age_2() -> None:
    table = at().army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").seat(1).army(W=2, H=2, M=2, E=2)
    table.end_age_1().do(0, "recruit ylud")
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert table.state.age == 2
    assert table.player(0).ylud == NOWHERE
    assert table.ranks_of(0) == {"W": 2, "H": 2, "M": 2, "B": 3, "E": 2}
    assert table.end_age_2().waiting == [("ylud", 0)]


def test_ruling_13_ylud_acts_before_the_thrud_of_another_seat_leaves() -> None:
    table = at().army(W="W3 thrud").seat(1).army(W=1, H=1).heroes("ylud").end_age_2()
    assert table.waiting == [("ylud", 1)]
    assert table.column_of(0, "W") == ["W3", "thrud"]
    table.do(1, "ylud W")
    assert table.state.is_over
    assert table.column_of(0, "W") == ["W3"]
    assert table.column_of(1, "W") == ["W5", "ylud"]


def test_ruling_14_thrud_counts_for_hourya() -> None:
    table = at().army(W=2, H=2, M=2, B=1, E="E5 E6 E7 E8 thrud").taverns("B").turn(0)
    assert "recruit hourya" in table.do(0, "take B").legal(0)
    table = at().army(W="W3 thrud", H=2, M=2, B=1, E=4).taverns("B").turn(0)
    assert table.do(0, "take B").why_not(0, "recruit hourya") == "why-hero-ranks"


def test_ruling_14_thrud_counts_for_distinctions() -> None:
    table = at().army(W="W3 thrud").seat(1).army(W=1).distinctions("kings_hand")
    assert table.waiting == TRANSFORM


# --- 15 to 17: Uline -------------------------------------------------------------------------


@both_editions
def test_ruling_15_uline_recruited_in_tavern_1_chooses_among_four_coins(edition: str) -> None:
    table = at(edition=edition).army(W=1, H=1, M=1, E=1).taverns("B B B")
    table.bids("0 2 3", "5 4 3").do(1, "take B").do(0, "take B").do(0, "recruit uline")
    assert table.hand_of(0) == ["2", "3", "4", "5"]
    assert len(table.legal(0)) == 6
    table.do(0, "exchange 2 3")
    assert sorted(table.hand_of(0)) == ["2", "4", "5", "5g"]
    assert table.board_of(0) == ["0", None, None, None, None]
    assert table.waiting == [("uline_bid", 0)]


def test_ruling_15_uline_recruited_in_tavern_2_chooses_among_three_coins() -> None:
    table = at().army(W=1, H=1, M=1, E=1).taverns("H H H", "B B B")
    table.bids("5 0 2", "4 5 3").take_all().do(1, "take B").do(0, "take B")
    table.do(0, "recruit uline")
    assert table.board_of(0) == ["5", "0", None, None, None]
    assert table.legal(0) == ["exchange 2 3", "exchange 2 4", "exchange 3 4"]


def test_ruling_16_uline_recruited_in_the_last_tavern_exchanges_the_pouch() -> None:
    table = at().army(W=1, H=1, M=1, E=1).gem(5).seat(1).gem(4).taverns("H H H", "H H H", "B B B")
    table.bids("5 4 0", "4 5 0").take_all().take_all().do(0, "take B").do(0, "recruit uline")
    assert table.waiting == [("take", 1)], "nothing to choose"
    assert sorted(table.hand_of(0)) == ["2", "5g"]
    assert table.board_of(0) == ["5", "4", "0", None, None]


def test_ruling_17_uline_recruited_with_ylud_bids_last_in_the_next_round() -> None:
    table = at().army(W=2, H=2, M=2, B=2, E=1).heroes("ylud")
    table.seat(1).army(W=2, H=2, M=2, B=2, E=2).end_age_1().do(0, "ylud E").do(0, "recruit uline")
    assert table.waiting == [("bid", 1)]
    table.do(1, "bid 5 4 3")
    assert table.waiting == [("uline_bid", 0)]
    assert table.legal(0) == ["coin 0", "coin 2", "coin 3", "coin 4", "coin 5"]


def test_ruling_17_uline_recruited_with_a_distinction_bids_last_in_the_next_round() -> None:
    table = at().army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").distinctions("great_armorer")
    table.do(0, "recruit uline")
    assert table.hand_of(0) == ["0", "2", "3", "4", "5"]
    assert table.waiting == [("bid", 1)]


# --- 18 to 25: coins -------------------------------------------------------------------------


@both_editions
@pytest.mark.parametrize(
    ("treasury", "taken"), [("6 9 9 11", "9"), ("5 6", "6"), ("6 7 8", "7"), ("5 25", "25")]
)
def test_ruling_18_missing_coin_next_higher_else_next_lower(
    edition: str, treasury: str, taken: str
) -> None:
    """The wanted coin is a 7."""
    table = at(edition=edition).treasury(treasury).taverns("B B B").bids("0 2 5", "5 4 3")
    table.take_all()
    assert sorted(table.coins_of(0)) == sorted(["0", "2", "3", "5", taken])


@both_editions
def test_ruling_19_exchanged_25_is_lost_for_the_best_below(edition: str) -> None:
    table = after_exchange("0 3 4 2 25", "20 24", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", "24"]
    assert table.state.treasury[25] == 1


@pytest.mark.parametrize(("edition", "taken"), [("de", "14"), ("fr", "13")])
def test_ruling_19_second_copy_of_the_discarded_value(edition: str, taken: str) -> None:
    """Only the French edition keeps the player from another coin of that value."""
    table = after_exchange("0 3 4 2 14", "13 14", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", taken]


@pytest.mark.parametrize(("edition", "taken"), [("de", "25"), ("fr", "24")])
def test_ruling_20_transformed_25_stays_in_german_and_drops_in_french(
    edition: str, taken: str
) -> None:
    table = after_offering("0 2 3 4 25", "20 24", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", taken]
    assert table.state.treasury[25] == (edition == "fr")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_21_treasury_is_never_empty(seats: int) -> None:
    """At most four coins of each player come from it."""
    full = sum(at(seats=seats).state.treasury)
    assert full > 4 * seats
    for table in random_game(seats, seed=21):
        figures = table.figures
        held = [coin for player in table.state.players for coin in player.coins()]
        assert sum(table.state.treasury) == full - sum(figures.is_gold[coin] for coin in held)
        assert sum(table.state.treasury) >= full - 4 * seats


@both_editions
def test_ruling_22_equal_coins_the_player_chooses_which_one_goes(edition: str) -> None:
    table = after_exchange("0 2 3 5 5g", "6 10", edition)
    assert table.waiting == [("choose_exchange", 0)]
    assert sorted(table.legal(0)) == ["exchange 5 5g", "exchange 5g 5"]
    table.do(0, "exchange 5g 5")
    assert table.coins_of(0) == ["0", "2", "3", "5g", "10"]
    assert table.box_coins() == ["5"]
    table = after_exchange("0 2 3 5 5g", "6 10", edition).do(0, "exchange 5 5g")
    assert table.coins_of(0) == ["0", "2", "3", "5", "10"]
    assert table.state.treasury[5] == 1


@both_editions
def test_ruling_23_exchange_uses_the_coin_transformed_in_the_same_turn(edition: str) -> None:
    table = at(edition=edition).taverns("B B R3").bids("0 2 3", "5 4 3").do(1, "take B")
    table.do(0, "take R3")
    assert table.waiting == TRANSFORM
    table.do(0, "transform 5 pouch")
    assert table.coins_of(0) == ["0", "2", "3", "4", "12"], "4 and 8"


def test_ruling_24_transformed_bid_keeps_its_place_and_its_tie() -> None:
    table = at(seats=3).gem(5).seat(1).gem(4).seat(2).gem(3).taverns("R3 B B")
    table.bids("5 2 3", "5 2 3", "4 2 3").do(0, "take R3").do(0, "transform 5 1")
    assert table.board_of(0)[0] == "8"
    assert table.waiting == [("take", 1)]
    assert table.take_all().gems() == [4, 5, 3]


def test_ruling_24_transformed_bid_makes_no_new_tie() -> None:
    table = at().gem(5).seat(1).gem(4).taverns("B R3 H").bids("5 3 4", "2 3 4")
    table.do(0, "take B").do(1, "take R3").do(1, "transform 2 1")
    assert table.coins_of(1) == ["0", "3", "4", "5", "5g"]
    assert table.gems() == [5, 4]


def test_ruling_25_base_3_and_special_3_tie() -> None:
    table = at().gem(4).seat(1).gem(5).coins("2 4 5 6 3s").taverns("B B B")
    table.bids("3 2 4", "3s 2 4")
    assert table.state.order == (1, 0)
    assert table.take_all().gems() == [5, 4]
    assert table.coins_of(0) == ["0", "2", "3", "4", "5"], "no trading coin"
    assert table.coins_of(1) == ["2", "3s", "4", "5", "11"]


def test_ruling_25_base_5_and_treasury_5_tie() -> None:
    table = at().gem(5).seat(1).gem(4).coins("0 2 3 4 5g").taverns("B B B")
    table.bids("5 2 4", "5g 2 4")
    assert table.state.order == (0, 1)
    assert table.take_all().gems() == [4, 5]


# --- 26, 27: ties and gems -------------------------------------------------------------------


@pytest.mark.parametrize("gems", list(permutations((1, 2, 3))))
def test_ruling_26_three_way_tie_swaps_by_gem(gems: tuple[int, ...]) -> None:
    table = tied(*gems)
    assert table.state.order == tuple(sorted(range(3), key=lambda seat: -gems[seat]))
    assert table.take_all().gems() == [4 - gem for gem in gems]


@pytest.mark.parametrize("gems", [(2, 4, 1, 3), (3, 4, 2, 1), (2, 5, 1, 4, 3), (3, 4, 5, 1, 2)])
def test_ruling_26_wider_ties_swap_from_outside_to_inside(gems: tuple[int, ...]) -> None:
    assert tied(*gems).take_all().gems() == [len(gems) + 1 - gem for gem in gems]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([4, 6], [4, 6]),
        ([6, 2], [6, 2]),
        ([6, 3, 5], [6, 5, 3]),
        ([2, 4, 6, 3], [4, 2, 6, 3]),
        ([1, 6, 4, 2, 5], [5, 6, 2, 4, 1]),
    ],
)
def test_ruling_27_special_gem_acts_first_and_is_never_swapped(
    before: list[int], after: list[int]
) -> None:
    table = tied(*before)
    assert table.state.order[0] == before.index(6)
    assert table.take_all().gems() == after


# --- 28 to 33: distinctions, warriors --------------------------------------------------------


def test_ruling_28_each_majority_is_counted_after_the_distinctions_before() -> None:
    """Tied in explorers until the blacksmiths' distinction brings an explorer hero."""
    table = at().army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").seat(1).army(W=2, H=2, M=2, E=2)
    table.end_age_1().do(0, "recruit idunn")
    assert table.waiting == [("keep", 0)]


def test_ruling_28_earlier_classes_are_not_counted_again() -> None:
    """A hunter hero from the blacksmiths' distinction is too late for the hunters."""
    table = at().army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").seat(1).army(W=2, H=2, M=2, E=2)
    table.end_age_1().do(0, "recruit aral")
    assert "3s" not in table.coins_of(0)
    assert table.waiting == [("bid", 0), ("bid", 1)]


@both_editions
def test_ruling_29_nobody_wins_a_class_without_ranks(edition: str) -> None:
    table = at(edition=edition).end_age_1()
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert [player.distinctions for player in table.state.players] == [(), ()]
    assert 6 not in table.gems()
    lost = {"de": table.state.unseen, "fr": table.state.discard}
    assert len(lost.pop(edition)) == 1
    assert not any(lost.values())


def test_ruling_30_no_warrior_bonus_without_warriors() -> None:
    table = at(seats=3)
    assert table.state.scores() == [14, 14, 14]
    table.finish()
    assert [table.line(seat, "majority") for seat in range(3)] == [0, 0, 0]
    assert table.state.scores() == [14, 14, 14]


def test_ruling_30_all_tied_for_the_most_warriors_get_their_bonus() -> None:
    table = at(seats=3).army(W="W3").seat(1).army(W="W9").coins("0 2 3 4 12").finish()
    assert [table.line(seat, "majority") for seat in range(3)] == [5, 12, 0]


def test_ruling_31_thrud_has_no_rank_in_the_warrior_majority() -> None:
    table = at().army(W="W3 thrud").seat(1).army(W="W4").end_age_2()
    assert [table.line(seat, "majority") for seat in range(2)] == [5, 5]
    assert table.state.scores() == [3 + 5 + 13 + 14, 4 + 5 + 14]


def test_ruling_31_thrud_alone_is_no_warrior() -> None:
    table = at().army(W="thrud").end_age_2()
    assert table.line(0, "majority") == 0
    assert table.state.scores() == [13 + 14, 14]


@both_editions
def test_ruling_32_explorers_winner_may_keep_a_royal_offering(edition: str) -> None:
    table = at(edition=edition).army(E=1).deck(2, "B R5 H W3 W4").distinctions("pioneer")
    assert table.legal(0) == ["keep B", "keep R5", "keep H"]
    table.do(0, "keep R5")
    assert table.waiting == TRANSFORM
    table.do(0, "transform 5 hand")
    assert table.coins_of(0) == ["0", "2", "3", "4", "10"]
    left = sorted(table.figures.card_ids[card] for tavern in table.state.taverns for card in tavern)
    assert left == ["B", "H", "W3", "W4"]


def test_ruling_33_hero_of_the_blacksmiths_distinction_comes_before_the_explorers() -> None:
    table = at().army(W=2, H=2, M=2, B=1, E=2).heroes("skaa").distinctions("great_armorer pioneer")
    assert table.waiting == RECRUIT
    table.do(0, "recruit ymir")
    assert table.waiting == [("keep", 0)]


def test_ruling_33_hero_of_the_explorers_distinction_comes_before_age_2() -> None:
    table = at().army(W=1, H=1, M=1, E=1).deck(2, "B H H H").distinctions("pioneer")
    table.do(0, "keep B")
    assert table.waiting == RECRUIT
    assert table.state.age == 1
    table.do(0, "recruit ymir")
    assert table.waiting == [("bid", 0), ("bid", 1)]


# --- 34 to 40: odds and ends -----------------------------------------------------------------


def test_ruling_34_two_players_leave_a_card_that_is_gone_for_good() -> None:
    table = at().taverns("W3 W4 W9", "B B B", "H H H").bids("5 4 3", "4 5 2").do(0, "take W9")
    assert table.legal(1) == ["take W3", "take W4"]
    assert table.discarded() == []
    table.do(1, "take W3")
    assert table.discarded() == ["W4"]
    assert table.state.taverns[0] == ()
    assert table.take_all().take_all().discarded() == ["W4", "B", "H"]


def test_ruling_35_special_gem_is_worth_three_points() -> None:
    table = at().army(M=1).distinctions("crown_jeweler")
    assert table.player(0).gem == 6
    assert table.line(0, "gem") == 3
    assert table.state.scores() == [17, 14]


@both_editions
def test_ruling_36_highest_coin_is_the_one_owned_at_the_end(edition: str) -> None:
    table = at(edition=edition).army(W="W3").heroes("astrid").coins("0 2 3 4 25").treasury("20 24")
    table.taverns("B B B").bids("0 3 4", "5 4 3").take_all().finish()
    assert table.coins_of(0)[-1] == "24"
    assert table.line(0, "hero") == 24
    assert table.line(0, "majority") == 24
    assert table.state.scores()[0] == table.state.score_sheet(0).total


def test_ruling_37_miners_without_points_are_worth_nothing() -> None:
    table = at().army(M="M0 M0 M0 M0").finish()
    assert table.line(0, "miner") == 0
    assert table.state.scores() == [14, 14]


def test_ruling_38_kraal_and_tarah_add_their_points_once() -> None:
    table = at().army(W="W3 W4 W5 kraal tarah").finish()
    assert table.ranks_of(0)["W"] == 6
    assert table.line(0, "warrior") == 3 + 4 + 5 + 7 + 14


@pytest.mark.parametrize("seats", [2, 5])
def test_ruling_39_a_bot_can_take_over_a_seat_at_any_time(seats: int) -> None:
    """A snapshot and what its seat may know are enough to go on, in every kind of decision."""
    game = dvergar.game("nidavellir")
    chance = random.Random(39)
    for number, table in enumerate(random_game(seats, seed=seats)):
        state = game.restore(table.state.setup, table.state.dump())
        for seat in state.to_act:
            imagined = state.redeal(seat, chance)
            assert imagined.legal(seat) == state.legal(seat)
            values = game.advisor.values(imagined, seat, imagined.legal(seat))
            assert len(values) == len(state.legal(seat))
        if number % 25:
            continue
        while not state.is_over:
            seat = state.to_act[0]
            options = state.legal(seat)
            values = game.advisor.values(state, seat, options)
            state.apply(seat, options[values.index(max(values))])
        assert len(state.winners()) > 0


def test_ruling_40_a_hero_cannot_be_declined() -> None:
    table = first_line()
    assert {text.split()[0] for text in table.legal(0)} == {"recruit"}
    assert table.state.to_act == (0,)
    assert table.state.may_act == ()
    with pytest.raises(IllegalAction):
        table.do(1, "take B")


def test_ruling_40_a_transformation_cannot_be_declined() -> None:
    table = first_line().do(0, "recruit grid")
    assert {text.split()[0] for text in table.legal(0)} == {"transform"}
    assert table.state.may_act == ()


@both_editions
def test_ruling_40_an_exchange_runs_by_itself(edition: str) -> None:
    table = after_exchange("0 2 3 4 5", "9", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", "9"]
    table = after_exchange("0 2 3 5 5g", "9 10", edition)
    assert {text.split()[0] for text in table.legal(0)} == {"exchange"}


def test_ruling_40_there_is_no_way_to_pass() -> None:
    table = first_line()
    for text in ("pass", "recruit", "recruit none"):
        with pytest.raises(BadActionText):
            table.do(0, text)


# --- 41 to 43 --------------------------------------------------------------------------------


def test_ruling_41_ylud_choosing_her_own_column_lifts_thrud() -> None:
    table = at().army(W="W3 ylud W4 thrud", H=3, M=3, B=3, E=2).end_age_2().do(0, "ylud W")
    assert table.waiting == THRUD
    assert table.column_of(0, "W") == ["W3", "W4", "ylud"]
    table.do(0, "thrud E")
    assert table.waiting == RECRUIT, "three lines, two heroes"


def test_ruling_41_thrud_may_return_onto_ylud() -> None:
    table = at().army(W="W3 ylud thrud", H=1).end_age_2().do(0, "ylud W").do(0, "thrud W")
    assert table.state.is_over
    assert table.column_of(0, "W") == ["W3", "ylud"]


def test_ruling_41_thrud_elsewhere_stays_when_ylud_chooses_her_own_column() -> None:
    table = at().army(W="W3 ylud", H="H thrud").end_age_2().do(0, "ylud W")
    assert table.state.is_over
    assert table.ranks_of(0) == {"W": 2, "H": 1, "M": 0, "B": 0, "E": 0}


HAND_COINS = ["transform 2 hand", "transform 3 hand", "transform 4 hand", "transform 5 hand"]


@both_editions
def test_ruling_42_kings_hand_transforms_a_coin_in_hand(edition: str) -> None:
    table = at(edition=edition).army(W=1).distinctions("kings_hand")
    assert table.legal(0) == HAND_COINS
    assert table.why_not(0, "transform 0 hand") == "why-trading-coin"
    table.do(0, "transform 5 hand")
    assert table.hand_of(0) == ["0", "2", "3", "4", "10"]


@both_editions
def test_ruling_42_grid_at_the_end_of_an_age_transforms_a_coin_in_hand(edition: str) -> None:
    table = at(edition=edition).army(W=2, H=2, M=2, B=2, E=1).heroes("ylud").end_age_1()
    table.do(0, "ylud E").do(0, "recruit grid")
    assert table.legal(0) == HAND_COINS


@both_editions
def test_ruling_42_uline_transforms_a_coin_in_hand_or_on_the_board(edition: str) -> None:
    table = at(edition=edition).heroes("uline").taverns("R3 B B").bids(None, "2 3 4")
    table.do(0, "coin 5").do(0, "take R3")
    assert table.legal(0) == ["transform 5 1", *HAND_COINS[:3]]
    table.do(0, "transform 4 hand")
    assert table.hand_of(0) == ["0", "2", "3", "7"]


def test_ruling_43_without_a_legal_hero_the_recruitment_waits() -> None:
    """One line, no hero, and Hourya alone is left: she comes with the fifth explorer."""
    table = at().army(W=1, H=1, M=1, E=4).free_heroes("hourya").taverns("B W3 E6").turn(0, 0, 0)
    table.do(0, "take B")
    assert table.player(0).lines() == 1
    assert table.waiting == [("take", 0)]
    table.do(0, "take W3")
    assert table.waiting == [("take", 0)]
    table.do(0, "take E6")
    assert table.waiting == RECRUIT
    assert table.legal(0) == ["recruit hourya"]


def test_ruling_43_with_no_hero_left_the_game_goes_on() -> None:
    table = at().army(W=2, H=2, M=2, E=2).free_heroes("aegur").taverns("B H").turn(0, 0)
    table.do(0, "take B").do(0, "recruit aegur")
    assert table.player(0).lines() == 2
    assert table.waiting == [("take", 0)]
    table.do(0, "take H")
    assert table.heroes_of(0) == ["aegur"]
