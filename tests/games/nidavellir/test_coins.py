"""Section 5: the treasury, exchange and transformation, in both editions."""

from __future__ import annotations

import pytest

from dvergar.bots import RandomBot
from dvergar.games.nidavellir.coins import available

from .builder import Table, at

EDITIONS = ("de", "fr")
QUIET = ("H H H", "H H H")


def offered(coins: str, treasury: str, edition: str = "de", card: str = "R3") -> Table:
    """Seat 0 has taken an offering and holds these coins in hand."""
    table = at(seats=2, edition=edition).coins(coins).treasury(treasury)
    return table.taverns(f"{card} H H", *QUIET).turn(0, 1).do(0, f"take {card}")


def traded(coins: str, treasury: str, edition: str = "de") -> Table:
    """Seat 0 bids the lowest coin first; the exchange is done unless there is a choice."""
    trading, second, third, *_ = coins.split()
    table = at(seats=2, edition=edition).coins(coins).treasury(treasury)
    table.taverns("H H H", *QUIET).bids(f"{trading} {second} {third}", "5 4 3")
    return table.do(1, "take H").do(0, "take H")


# --- 5.1 taking a coin -----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("old", "treasury", "new"),
    [("7", "8 9 10 11", "10"), ("13", "15 18 20", "18"), ("5", "6 7", "7")],
    ids=["there", "next higher", "next lower"],
)
def test_rule_5_1_wanted_else_next_higher_else_next_lower(
    edition: str, old: str, treasury: str, new: str
) -> None:
    table = offered(f"0 2 3 4 {old}", treasury, edition)
    table.do(0, f"transform {old} hand")
    assert table.coins_of(0)[-1] == new
    assert table.state.treasury[int(new)] == 0


def test_rule_5_1_vector_8() -> None:
    state = at().treasury("15 18 19").state
    assert available(state, 16, forbidden=-1) == 18
    state = at().treasury("5 18 20").state
    assert available(state, 23, forbidden=-1) == 20


def test_rule_5_1_a_wanted_value_beyond_all_coins() -> None:
    assert available(at().treasury("5 24").state, 49, forbidden=-1) == 24


def test_rule_5_1_the_forbidden_value_is_passed_over() -> None:
    assert available(at().treasury("14 14 13").state, 16, forbidden=14) == 13
    assert available(at().treasury("14 14 15").state, 14, forbidden=14) == 15


def test_rule_5_1_a_discarded_base_coin_leaves_the_game() -> None:
    table = offered("0 2 3 4 5", "8 9").do(0, "transform 5 hand")
    assert table.state.box_coins == (table.figures.coin_of["5"],)
    assert sum(table.state.treasury) == 1
    assert table.state.treasury[5] == 0


def test_rule_5_1_a_discarded_gold_coin_goes_back_and_is_there_for_the_next() -> None:
    table = at(seats=2).seat(0).coins("0 2 3 4 7").seat(1).coins("0 2 3 4 5").treasury("10 20")
    table.taverns("R3 R3 H", *QUIET).turn(0, 1)
    table.do(0, "take R3").do(0, "transform 7 hand")
    assert table.state.treasury[7] == 1
    table.do(1, "take R3").do(1, "transform 4 hand")
    assert table.coins_of(1) == ["0", "2", "3", "5", "7"]
    assert table.state.box_coins == (4,)


def test_rule_5_1_a_gold_five_goes_back_a_base_five_does_not() -> None:
    table = offered("0 2 3 5 5g", "8 8").do(0, "transform 5g hand")
    assert (table.state.treasury[5], table.state.box_coins) == (1, ())
    assert table.coins_of(0) == ["0", "2", "3", "5", "8"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_5_1_the_treasury_is_never_empty(seats: int) -> None:
    state = at(seats=seats, seed=9).state
    least = sum(state.treasury) - 4 * seats
    bot = RandomBot(1)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state, seat))
        assert sum(state.treasury) >= least >= 14


# --- 5.2 exchange ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_5_2_sum_of_the_pouch_and_the_higher_coin_goes(edition: str) -> None:
    table = at(seats=2, edition=edition).taverns("H H H", *QUIET).bids("0 4 5", "5 4 3")
    table.do(1, "take H").do(0, "take H")
    assert table.coins_of(0) == ["0", "2", "4", "5", "5g"]
    assert table.state.box_coins == (3,)
    assert table.state.treasury[5] == 1


def test_rule_5_2_the_new_coin_lies_in_the_pouch_and_the_trading_coin_stays() -> None:
    table = at(seats=2).taverns("H H H", *QUIET).bids("0 4 5", "5 4 3")
    table.do(1, "take H").do(0, "take H")
    assert table.board_of(0) == ["0", "4", "5", "2", "5g"]
    assert table.hand_of(0) == []


@pytest.mark.parametrize(
    ("bid", "pouch"), [("5 0 4", ("2", "3")), ("5 4 0", ("2", "3"))], ids=["tavern 2", "tavern 3"]
)
def test_rule_5_2_exchange_happens_in_the_tavern_of_the_trading_coin(
    bid: str, pouch: tuple[str, str]
) -> None:
    table = at(seats=2).deck(1, "H H H H H H H H H").taverns("H H H", *QUIET).bids(bid, "4 3 2")
    tavern = bid.split().index("0")
    while table.state.tavern < tavern:
        assert table.board_of(0)[3:] == [*pouch]
        table.do(table.state.to_act[0], "take H")
    table.do(table.state.to_act[0], "take H").do(table.state.to_act[0], "take H")
    assert table.coins_of(0) == ["0", "2", "4", "5", "5g"]


def test_rule_5_2_no_trading_coin_no_exchange() -> None:
    table = at(seats=2).taverns("H H H", *QUIET).bids("5 4 3", "4 3 2")
    table.do(0, "take H").do(1, "take H")
    assert table.board_of(0)[3:] == ["0", "2"]
    assert sum(table.state.treasury) == 28


def test_rule_5_2_the_special_three_trades_too_and_bids_as_three() -> None:
    table = at(seats=2).seat(0).coins("2 4 7 9 3s").seat(1).coins("0 2 3 4 5")
    table.taverns("H H H", *QUIET).bids("3s 7 9", "2 4 5")
    assert table.state.order == (0, 1)
    table.do(0, "take H")
    assert table.coins_of(0) == ["2", "3s", "6", "7", "9"]


def test_rule_5_2_the_exchange_is_compulsory() -> None:
    """Without a choice nothing is asked; it even happens where it loses value."""
    table = traded("0 3 4 2 25", "24 23")
    assert table.waiting[0][0] == "take"
    assert table.coins_of(0) == ["0", "2", "3", "4", "24"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_19_an_exchanged_25_gives_the_best_left_below(edition: str) -> None:
    table = traded("0 3 4 2 25", "20 24", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", "24"]
    assert table.state.treasury[25] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_vector_10_the_discarded_24_is_no_candidate(edition: str) -> None:
    table = traded("0 3 4 2 24", "20 23", edition)
    assert table.coins_of(0) == ["0", "2", "3", "4", "23"]
    assert table.state.treasury[24] == 1


def test_rule_5_2_another_copy_of_the_discarded_value_only_in_german() -> None:
    assert traded("0 3 4 2 14", "13 14", "de").coins_of(0)[-1] == "14"
    assert traded("0 3 4 2 14", "13 14", "fr").coins_of(0)[-1] == "13"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("action", "kept", "in_box", "in_treasury"),
    [("exchange 5 5g", "5", (), 1), ("exchange 5g 5", "5g", (5,), 0)],
)
def test_rule_5_2_of_equal_coins_the_player_chooses_which_goes(
    edition: str, action: str, kept: str, in_box: tuple[int, ...], in_treasury: int
) -> None:
    table = traded("0 2 3 5 5g", "10", edition)
    assert table.waiting == [("choose_exchange", 0)]
    assert sorted(table.legal(0)) == ["exchange 5 5g", "exchange 5g 5"]
    table.do(0, action)
    assert table.coins_of(0) == ["0", "2", "3", kept, "10"]
    assert table.state.box_coins == in_box
    assert table.state.treasury[5] == in_treasury


def test_rule_5_2_equal_coins_of_one_kind_leave_no_choice() -> None:
    table = traded("0 2 3 7 7", "14 15")
    assert table.waiting[0][0] == "take"
    assert table.coins_of(0) == ["0", "2", "3", "7", "14"]


def test_ruling_23_the_exchange_uses_the_coins_after_the_transformation() -> None:
    table = at(seats=2).taverns("R3 H H", *QUIET).bids("0 4 5", "5 4 3")
    table.do(1, "take H").do(0, "take R3")
    assert table.coins_of(0) == ["0", "2", "3", "4", "5"]
    table.do(0, "transform 3 pouch")
    assert table.coins_of(0) == ["0", "2", "4", "5", "8"]
    assert table.state.box_coins == (3,)
    assert (table.state.treasury[6], table.state.treasury[8]) == (2, 1)


# --- 5.3 transformation ----------------------------------------------------------------------


def on_the_board() -> Table:
    """Seat 0 stands before an offering in tavern 2: coins everywhere on the board."""
    table = at(seats=2).coins("0 4 5 7 9").seat(1).coins("0 2 3 4 5")
    table.taverns("H H H", "R3 H H", "H H H").bids("9 7 5", "2 4 3")
    return table.do(0, "take H").do(1, "take H").do(0, "take R3")


def test_rule_5_3_any_coin_but_the_trading_coin_wherever_it_lies() -> None:
    assert sorted(on_the_board().legal(0)) == [
        "transform 4 pouch",
        "transform 5 3",
        "transform 7 2",
        "transform 9 1",
    ]


def test_rule_5_3_the_special_three_is_never_transformed() -> None:
    table = offered("2 3 4 5 3s", "8")
    assert len(table.legal(0)) == 4
    assert table.why_not(0, "transform 3s hand") == "why-trading-coin"


@pytest.mark.parametrize(
    ("action", "board"),
    [
        ("transform 9 1", ["12", "7", "5", "0", "4"]),
        ("transform 7 2", ["9", "10", "5", "0", "4"]),
        ("transform 5 3", ["9", "7", "8", "0", "4"]),
        ("transform 4 pouch", ["9", "7", "5", "7", "0"]),  # a pouch has no order
    ],
)
def test_rule_5_3_the_new_coin_takes_the_place_of_the_old(action: str, board: list[str]) -> None:
    assert on_the_board().do(0, action).board_of(0) == board


def test_rule_5_3_a_coin_on_a_tavern_to_come_bids_with_its_new_value() -> None:
    table = at(seats=2).taverns("R3 H H", *QUIET).bids("5 2 3", "4 3 2")
    table.do(0, "take R3").do(0, "transform 2 2").do(1, "take H")
    assert table.state.shown == (5, 3)
    assert table.state.order == (0, 1)


def test_rule_5_3_it_is_compulsory() -> None:
    table = on_the_board()
    assert table.waiting == [("transform", 0)]
    assert table.why_not(0, "take H") == "why-other-verb"
    assert table.why_not(1, "take H") == "why-not-your-turn"


@pytest.mark.parametrize(("card", "new"), [("R3", "10"), ("R5", "12")])
def test_rule_5_3_an_offering_adds_its_figure(card: str, new: str) -> None:
    table = offered("0 2 3 4 7", "10 11 12 13", card=card).do(0, "transform 7 hand")
    assert table.coins_of(0)[-1] == new


def test_rule_5_3_grid_adds_seven() -> None:
    table = at().army(W=1, H=1, M=1, B=1).taverns("E5 H H").turn(0)
    table.do(0, "take E5").do(0, "recruit grid").do(0, "transform 5 hand")
    assert table.coins_of(0)[-1] == "12"


def test_rule_5_3_the_kings_hand_adds_five() -> None:
    table = at().army(W=1).distinctions("kings_hand").do(0, "transform 5 hand")
    assert table.coins_of(0)[-1] == "10"


@pytest.mark.parametrize(("edition", "new"), [("de", "25"), ("fr", "24")])
def test_vector_9_a_transformed_25(edition: str, new: str) -> None:
    table = offered("0 2 3 4 25", "23 24", edition).do(0, "transform 25 hand")
    assert table.coins_of(0)[-1] == new


@pytest.mark.parametrize(("edition", "new"), [("de", "24"), ("fr", "23")])
def test_vector_17_a_transformed_24_while_the_25_is_owned(edition: str, new: str) -> None:
    table = offered("0 2 3 4 24", "5 23", edition, card="R5").do(0, "transform 24 hand")
    assert table.coins_of(0)[-1] == new


@pytest.mark.parametrize("edition", EDITIONS)
def test_rule_5_3_the_same_value_is_no_matter_while_a_higher_one_is_there(edition: str) -> None:
    table = offered("0 2 3 4 14", "14 16 22", edition).do(0, "transform 14 hand")
    assert table.coins_of(0)[-1] == "22"
    assert table.state.treasury[14] == 2


def test_ruling_42_a_hand_coin_is_replaced_in_hand() -> None:
    table = offered("0 2 3 4 5", "8").do(0, "transform 5 hand")
    assert table.hand_of(0) == ["0", "2", "3", "4", "8"]
    assert table.board_of(0) == [None] * 5
