"""Section 8: how the owner of Uline bids and trades."""

from __future__ import annotations

import pytest

from .builder import Table, at

QUIET = ("H H H", "H H H", "H H H")


def owner(coins: str = "0 2 3 4 5") -> Table:
    """Seat 0 owns Uline at the start of a round; nothing in the taverns matters."""
    return at(seats=2).seat(0).heroes("uline").coins(coins).taverns(*QUIET)


def joined(tavern: int, bid: str = "5 4 3") -> Table:
    """Seat 0 has just recruited Uline in this tavern, before seat 1's turn."""
    table = at(seats=2).seat(0).army(W=1, H=9, M=1, B=1).gem(2).seat(1).gem(1)
    table.taverns(*[("E5 H H" if k == tavern else "H H H") for k in (1, 2, 3)])
    table.deck(1, " ".join(["H"] * 9)).bids(bid, "2 0 3")
    while table.state.tavern < tavern - 1:
        table.do(table.state.to_act[0], "take H")
    if table.waiting == [("take", 1)]:
        table.do(1, "take H")
    return table.do(0, "take E5").do(0, "recruit uline")


# --- on recruitment --------------------------------------------------------------------------


def test_rule_8_recruited_in_tavern_1_all_but_the_shown_coin_come_back() -> None:
    table = joined(1)
    assert table.hand_of(0) == ["0", "2", "3", "4"]
    assert table.board_of(0) == ["5", None, None, None, None]


def test_rule_8_recruited_in_tavern_2_the_last_bid_and_the_pouch_come_back() -> None:
    table = joined(2)
    assert table.hand_of(0) == ["0", "2", "3"]
    assert table.board_of(0) == ["5", "4", None, None, None]


def test_rule_8_recruited_in_tavern_3_only_the_pouch_comes_back() -> None:
    table = joined(3)
    assert table.hand_of(0) == ["0", "2"]
    assert table.board_of(0) == ["5", "4", "3", None, None]


def test_rule_8_the_new_way_of_bidding_begins_in_the_next_tavern() -> None:
    table = joined(1).do(1, "take H")
    assert table.waiting == [("uline_bid", 0)]
    assert table.legal(0) == ["coin 0", "coin 2", "coin 3", "coin 4"]
    table.do(0, "coin 4")
    assert table.state.shown == (4, 0)
    assert table.board_of(0) == ["5", "4", None, None, None]


def test_ruling_17_recruited_outside_a_tavern_it_counts_from_the_next_round() -> None:
    table = at(seats=2).army(W=2, H=2, M=2, B=2, E=1).heroes("ylud").end_age_1()
    table.do(0, "ylud E").do(0, "recruit uline")
    assert table.hand_of(0) == ["0", "2", "3", "4", "5"]
    while table.waiting[0][0] != "bid":
        table.do(0, table.legal(0)[0])
    assert table.waiting == [("bid", 1)]


# --- bidding ---------------------------------------------------------------------------------


def test_rule_8_1_the_bid_phase_does_not_wait_for_the_owner() -> None:
    table = owner()
    table.next(*table.state.agenda)
    assert table.state.to_act == (1,)
    assert table.why_not(0, "bid 5 4 3") == "why-not-your-turn"
    table.do(1, "bid 5 4 3")
    assert table.waiting == [("uline_bid", 0)]
    assert table.board_of(0) == [None] * 5


def test_rule_8_2_the_owner_sees_the_others_coins_first() -> None:
    table = owner().bids(None, "5 4 3")
    view = table.state.view(0)
    assert view["players"][1]["board"] == ["5", "?", "?", "?", "?"]
    table.do(0, "coin 4")
    assert table.state.order == (1, 0)


def test_rule_8_2_coins_in_hand_by_tavern() -> None:
    table = owner().bids(None, "5 4 3")
    for before, coin in [(5, "5"), (4, "4"), (3, "3")]:
        assert len(table.hand_of(0)) == len(table.legal(0)) == before
        table.do(0, f"coin {coin}")
        assert len(table.hand_of(0)) == before - 1
        table.do(table.state.to_act[0], "take H").do(table.state.to_act[0], "take H")
    assert table.hand_of(0) == ["0", "2", "3", "4", "5"]


def test_rule_8_2_equal_coins_in_hand_are_one_choice() -> None:
    table = owner("0 2 7 7 5g").bids(None, "5 4 3")
    assert table.legal(0) == ["coin 0", "coin 2", "coin 7", "coin 5g"]


def test_rule_8_2_ties_with_the_owner_count_as_always() -> None:
    table = at(seats=2).seat(0).gem(1).heroes("uline").seat(1).gem(2).taverns(*QUIET)
    table.bids(None, "5 4 3").do(0, "coin 5")
    assert table.state.order == (1, 0)
    table.do(1, "take H").do(0, "take H")
    assert table.gems() == [2, 1]


def test_rule_8_5_a_coin_on_the_board_is_not_used_again_in_the_round() -> None:
    table = owner().bids(None, "4 5 3").do(0, "coin 5").do(0, "take H").do(1, "take H")
    assert "coin 5" not in table.legal(0)
    assert table.why_not(0, "coin 5") == "why-coin-on-board"


# --- exchange --------------------------------------------------------------------------------


def trading(tavern: int, coins: str = "0 2 3 4 5") -> Table:
    """The owner of Uline has bid the trading coin in this tavern and taken a card."""
    table = owner(coins).bids(None, "5 4 3")
    for k in range(1, tavern + 1):
        low = next(name for name in table.hand_of(0) if name != "0")
        table.do(0, "coin 0" if k == tavern else f"coin {low}")
        table.do(1, "take H").do(0, "take H")
    return table


@pytest.mark.parametrize(("tavern", "pairs"), [(1, 6), (2, 3)])
def test_rule_8_3_any_two_coins_of_the_hand(tavern: int, pairs: int) -> None:
    table = trading(tavern)
    assert table.waiting == [("choose_exchange", 0)]
    assert len(table.legal(0)) == pairs


def test_rule_8_3_in_tavern_1_the_pairs_are_these() -> None:
    pairs = ["2 3", "2 4", "2 5", "3 4", "3 5", "4 5"]
    assert trading(1).legal(0) == [f"exchange {pair}" for pair in pairs]


def test_rule_8_3_in_tavern_3_there_is_no_choice() -> None:
    """2 and 3 were bid before; 4 and 5 are left and give 9."""
    table = trading(3)
    assert table.waiting[0][0] == "bid"
    assert table.coins_of(0) == ["0", "2", "3", "4", "9"]


def test_rule_8_3_the_new_coin_can_be_bid_in_the_same_round() -> None:
    table = trading(1).do(0, "exchange 4 5")
    assert table.hand_of(0) == ["2", "3", "4", "9"]
    assert table.legal(0) == ["coin 2", "coin 3", "coin 4", "coin 9"]
    table.do(0, "coin 9")
    assert table.state.order == (0, 1)


def test_rule_8_3_equal_coins_of_different_kind_can_go_either_way() -> None:
    table = trading(2, "0 2 3 5 5g")
    assert {"exchange 5 5g", "exchange 5g 5"} <= set(table.legal(0))
    assert len(table.legal(0)) == 4


def test_ruling_15_an_exchange_owed_on_recruitment_uses_the_new_hand() -> None:
    table = joined(1, "0 4 5")
    assert table.waiting == [("choose_exchange", 0)]
    assert table.hand_of(0) == ["2", "3", "4", "5"]
    assert len(table.legal(0)) == 6
    table.do(0, "exchange 4 5")
    assert table.hand_of(0) == ["2", "3", "4", "9"]
    assert table.board_of(0)[0] == "0"


def test_ruling_15_in_tavern_2_three_coins_are_left_to_choose_from() -> None:
    table = joined(2, "5 0 4")
    assert table.hand_of(0) == ["2", "3", "4"]
    assert len(table.legal(0)) == 3


def test_ruling_16_recruited_in_the_last_tavern_the_pouch_is_exchanged() -> None:
    table = joined(3, "5 4 0")
    assert table.coins_of(0) == ["0", "2", "4", "5", "5g"]


# --- transformation --------------------------------------------------------------------------


def test_rule_8_4_a_hand_coin_is_replaced_in_hand() -> None:
    table = owner().taverns("R3 H H").bids(None, "4 5 3").do(0, "coin 5").do(0, "take R3")
    assert sorted(table.legal(0)) == [
        "transform 2 hand",
        "transform 3 hand",
        "transform 4 hand",
        "transform 5 1",
    ]
    table.do(0, "transform 4 hand").do(1, "take H")
    assert "coin 7" in table.legal(0)


def test_rule_8_4_a_coin_on_the_board_is_replaced_there_face_up() -> None:
    table = owner().taverns("R3 H H").bids(None, "4 5 3").do(0, "coin 5").do(0, "take R3")
    table.do(0, "transform 5 1")
    assert table.hand_of(0) == ["0", "2", "3", "4"]
    assert table.state.view(1)["players"][0]["board"][0] == "8"


def test_rule_8_the_owner_has_no_pouch() -> None:
    table = trading(1)
    assert table.board_of(0)[3:] == [None, None]
    assert not any("pouch" in text for text in table.legal(0))


def test_rule_8_with_five_players_the_other_four_bid() -> None:
    table = at(seats=5).seat(2).heroes("uline").taverns("H H H H H")
    table.bids("5 4 3", "4 5 3", None, "3 4 5", "2 3 4")
    assert table.waiting == [("uline_bid", 2)]
    table.do(2, "coin 5")
    assert len(table.state.order) == 5
    assert set(table.state.order[:2]) == {0, 2}
