"""Section 4, a round, and how the ages end (9 and 10)."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.bots import RandomBot
from dvergar.games.nidavellir.figures import WARRIOR
from dvergar.games.nidavellir.rules import DEAL
from dvergar.kernel.errors import IllegalAction

from .builder import Table, at

FULL = ("H H H", "B B B", "H B H")


def cards(table: Table, numbers: tuple[int, ...]) -> list[str]:
    return [table.figures.card_ids[card] for card in numbers]


def quiet(seats: int, tavern: str = "H") -> list[str]:
    """Three taverns that hold nothing but one kind of card."""
    return [" ".join([tavern] * max(seats, 3))] * 3


def finish_tavern(table: Table) -> None:
    """Everybody takes the first card."""
    for _ in range(table.state.seats):
        ((name, seat),) = table.waiting
        assert name == "take"
        table.do(seat, table.legal(seat)[0])


def event_keys(table: Table) -> list[str]:
    return [event.key for event in table.state.heard()]


# --- 4.1 deal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_rule_4_1_cards_go_to_tavern_1_then_2_then_3(seats: int, count: int) -> None:
    one, two, three = ["W3"] * count, ["H"] * count, ["B"] * count
    table = at(seats=seats).deck(1, " ".join([*one, *two, *three, "E5"])).next(DEAL)
    assert [cards(table, tavern) for tavern in table.state.taverns] == [one, two, three]
    assert cards(table, table.state.decks[0]) == ["E5"]


def test_rule_4_1_taverns_are_open_before_the_bids() -> None:
    table = at(seats=3)
    assert table.waiting == [("bid", 0), ("bid", 1), ("bid", 2)]
    assert [len(tavern) for tavern in table.state.view(None)["taverns"]] == [3, 3, 3]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_rule_4_rounds_per_age_and_empty_decks(seats: int, rounds: int) -> None:
    table = at(seats=seats, seed=3)
    table.state.listen()
    bot = RandomBot(3)
    dealt: Counter[object] = Counter({1: 1})
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.state.apply(seat, bot.choose(table.state, seat))
        heard = table.state.heard()
        dealt.update(event.args["age"] for event in heard if event.key == "dealt")
    assert dealt == {1: rounds, 2: rounds}
    assert table.state.decks == [(), ()]
    assert table.state.taverns == [(), (), ()]


# --- 4.2 bid ---------------------------------------------------------------------------------


def test_rule_4_2_a_bid_is_one_of_sixty_ordered_choices() -> None:
    legal = at().legal(0)
    assert len(legal) == len(set(legal)) == 60
    assert {"bid 0 2 3", "bid 3 2 0", "bid 5 4 3"} <= set(legal)


def test_rule_4_2_equal_coins_make_fewer_bids() -> None:
    assert len(at().coins("0 2 7 7 9").legal(0)) == 33


def test_rule_4_2_base_and_gold_coin_of_a_value_are_told_apart() -> None:
    assert len(at().coins("0 2 5 5g 9").legal(0)) == 60


def test_rule_4_2_the_two_other_coins_go_to_the_pouch() -> None:
    table = at().do(0, "bid 4 0 2")
    assert table.board_of(0) == ["4", "0", "2", "3", "5"]
    assert table.hand_of(0) == []


def test_rule_4_2_all_bid_at_once_in_any_order() -> None:
    table = at(seats=3).do(2, "bid 5 4 3")
    assert table.waiting == [("bid", 0), ("bid", 1)]
    table.do(0, "bid 5 4 3")
    assert table.waiting == [("bid", 1)]
    assert table.state.tavern == -1


def test_rule_4_2_a_sealed_bid_may_be_replaced_until_the_last_is_in() -> None:
    table = at(seats=3).do(0, "bid 5 4 3")
    assert table.state.may_act == (0,)
    assert len(table.legal(0)) == 60
    table.do(1, "bid 5 4 3").do(0, "bid 0 2 5")
    assert table.board_of(0) == ["0", "2", "5", "3", "4"]
    assert table.state.to_act == (2,)


def test_rule_4_2_no_bid_is_replaced_after_the_last_one() -> None:
    table = at(seats=2).taverns(*FULL).bids("4 5 3", "5 4 3")
    assert table.state.may_act == ()
    assert table.why_not(0, "bid 0 2 5") == "why-not-your-turn"
    assert table.why_not(1, "bid 0 2 5") == "why-other-verb"


# --- 4.3 a reveal and order ------------------------------------------------------------------


def test_rule_4_3_a_only_the_coin_of_this_tavern_is_turned_over() -> None:
    table = at(seats=2).taverns(*FULL).bids("4 5 3", "5 4 3")
    assert table.state.view(None)["players"][0]["board"] == ["4", "?", "?", "?", "?"]
    finish_tavern(table)
    assert table.state.view(None)["players"][0]["board"] == ["4", "5", "?", "?", "?"]


def test_rule_4_3_a_higher_coin_first() -> None:
    table = at(seats=4).taverns(*quiet(4)).bids("0 2 3", "3 2 0", "5 2 0", "4 2 0")
    assert table.state.order == (2, 3, 1, 0)


def test_rule_4_3_a_equal_coins_by_higher_gem() -> None:
    table = at(seats=3).seat(0).gem(2).seat(1).gem(3).seat(2).gem(1)
    table.taverns(*quiet(3)).bids("5 4 0", "2 4 0", "2 3 4")
    assert table.state.order == (0, 1, 2)
    finish_tavern(table)
    assert table.gems() == [2, 1, 3]


@pytest.mark.parametrize(
    ("mine", "theirs"), [("0 2 4 5 3s", "0 2 3 4 5"), ("0 2 3 4 5g", "0 2 3 4 5")]
)
def test_ruling_25_coins_of_equal_value_and_different_kind_tie(mine: str, theirs: str) -> None:
    first, second = mine.split()[-1], theirs.split()[2 if "3s" in mine else 4]
    table = at(seats=2).seat(0).coins(mine).gem(1).seat(1).coins(theirs).gem(2)
    table.taverns(*quiet(2)).bids(f"{first} 2 4", f"{second} 2 4")
    assert table.state.order == (1, 0)
    finish_tavern(table)
    assert table.gems() == [2, 1]


# --- 4.3 b turns -----------------------------------------------------------------------------


def test_rule_4_3_b_each_takes_exactly_one_card_in_order() -> None:
    table = at(seats=3).taverns("W3 W4 W5", *FULL[1:]).bids("3 4 5", "4 3 5", "5 4 3")
    assert table.waiting == [("take", 2)]
    assert table.legal(2) == ["take W3", "take W4", "take W5"]
    table.do(2, "take W4")
    assert table.waiting == [("take", 1)]
    assert table.legal(1) == ["take W3", "take W5"]
    table.do(1, "take W5")
    assert table.legal(0) == ["take W3"]
    table.do(0, "take W3")
    assert [table.column_of(seat, "W") for seat in range(3)] == [["W3"], ["W5"], ["W4"]]
    assert table.state.tavern == 1


def test_rule_4_3_b_the_prompt_names_seat_and_tavern() -> None:
    table = at(seats=3).taverns(*FULL).bids("3 5 4", "4 3 5", "5 4 3")
    assert table.state.prompt() == ("ask-take", {"seat": 2, "tavern": "1"})
    finish_tavern(table)
    assert table.state.prompt() == ("ask-take", {"seat": 0, "tavern": "2"})


def test_rule_4_3_b_identical_cards_are_one_choice() -> None:
    table = at(seats=3).taverns("H W3 H", *FULL[1:]).bids("5 4 3", "4 5 3", "3 4 5")
    assert table.legal(0) == ["take H", "take W3"]


def test_rule_4_3_b_nobody_acts_out_of_turn() -> None:
    table = at(seats=3).taverns(*FULL).bids("5 4 3", "4 5 3", "3 4 5")
    with pytest.raises(IllegalAction):
        table.do(1, "take H")


def test_rule_4_3_b_an_offering_is_resolved_at_once_and_leaves_the_game() -> None:
    table = at(seats=2).taverns("R3 H H", *FULL[1:]).bids("5 4 3", "4 5 3")
    table.do(0, "take R3")
    assert table.waiting == [("transform", 0)]
    assert cards(table, table.state.used) == ["R3"]
    assert table.state.discard == ()
    table.do(0, "transform 4 2")
    assert table.waiting == [("take", 1)]


def test_rule_4_3_b_heroes_come_before_the_exchange() -> None:
    table = at(seats=2).seat(0).army(W=1, H=1, M=1, B=1).taverns("E5 H H", *FULL[1:])
    table.bids("0 4 5", "5 4 3").do(1, "take H").do(0, "take E5")
    assert table.waiting == [("recruit", 0)]
    assert table.coins_of(0) == ["0", "2", "3", "4", "5"]
    table.do(0, "recruit skaa")
    assert table.coins_of(0) == ["0", "2", "4", "5", "5g"]


def test_rule_4_3_b_with_two_players_the_third_card_is_discarded() -> None:
    table = at(seats=2).taverns("W3 W4 W5", *FULL[1:]).bids("5 4 3", "4 5 3")
    table.do(0, "take W5")
    assert table.legal(1) == ["take W3", "take W4"]
    table.do(1, "take W4")
    assert cards(table, table.state.discard) == ["W3"]
    assert table.state.taverns[0] == ()


def test_rule_4_3_b_with_three_players_nothing_is_left() -> None:
    table = at(seats=3).taverns(*FULL).bids("5 4 3", "4 5 3", "3 4 5")
    finish_tavern(table)
    assert table.state.discard == ()


# --- 4.3 c gem swaps -------------------------------------------------------------------------


def tied(gems: str, bids: str, seats: int) -> Table:
    """A tavern with these coins, before the first turn."""
    table = at(seats=seats)
    for seat, gem in enumerate(gems.split()):
        table.seat(seat).gem(int(gem))
    table.taverns(*quiet(seats))
    for seat, coin in enumerate(bids.split()):
        rest = [other for other in "02345" if other != coin][:2]
        table.do(seat, f"bid {coin} {' '.join(rest)}")
    return table


@pytest.mark.parametrize(
    ("gems", "bids", "after"),
    [
        ("2 1", "4 4", [1, 2]),
        ("1 2 3", "4 4 4", [3, 2, 1]),
        ("2 3 1", "4 4 4", [2, 1, 3]),
        ("3 1 4 2", "4 4 4 4", [2, 4, 1, 3]),
        ("5 3 1 2 4", "4 4 4 4 4", [1, 3, 5, 4, 2]),
        ("2 4 1 3", "5 4 4 4", [2, 1, 4, 3]),
        ("1 2 3", "5 4 3", [1, 2, 3]),
    ],
)
def test_rule_4_3_c_highest_gem_with_lowest(gems: str, bids: str, after: list[int]) -> None:
    table = tied(gems, bids, len(after))
    finish_tavern(table)
    assert table.gems() == after


@pytest.mark.parametrize(
    ("gems", "bids", "order", "after"),
    [
        ("3 1 5 4 2", "3 3 0 0 0", (0, 1, 2, 3, 4), [1, 3, 2, 4, 5]),
        ("1 2 3 4", "5 4 5 4", (2, 0, 3, 1), [3, 4, 1, 2]),
    ],
)
def test_rule_4_3_c_two_groups_in_one_tavern(
    gems: str, bids: str, order: tuple[int, ...], after: list[int]
) -> None:
    table = tied(gems, bids, len(after))
    assert table.state.order == order
    finish_tavern(table)
    assert table.gems() == after


@pytest.mark.parametrize(
    ("gems", "bids", "after"),
    [
        ("3 5 6", "4 4 4", [5, 3, 6]),
        ("1 6", "4 4", [1, 6]),
        ("6 2 3 1", "4 4 4 4", [6, 2, 1, 3]),
    ],
)
def test_rule_4_3_c_the_special_gem_stays_out(gems: str, bids: str, after: list[int]) -> None:
    table = tied(gems, bids, len(after))
    assert table.state.order[0] == gems.split().index("6")
    finish_tavern(table)
    assert table.gems() == after


def test_rule_4_3_c_swaps_come_after_all_turns_and_count_in_the_next_tavern() -> None:
    table = at(seats=2).seat(0).gem(2).seat(1).gem(1).taverns(*quiet(2))
    table.bids("5 4 3", "5 4 3").do(0, "take H")
    assert table.gems() == [2, 1]
    table.do(1, "take H")
    assert table.gems() == [1, 2]
    assert table.state.order == (1, 0)


def test_ruling_24_a_transformed_bid_changes_neither_order_nor_ties() -> None:
    table = at(seats=3).seat(0).gem(3).seat(1).gem(2).seat(2).gem(1)
    table.taverns("R3 H H", *FULL[1:]).bids("4 5 3", "4 5 3", "4 5 3")
    table.do(0, "take R3").do(0, "transform 4 1")
    assert table.board_of(0)[0] == "7"
    assert table.state.order == (0, 1, 2)
    table.do(1, "take H").do(2, "take H")
    assert table.gems() == [1, 2, 3]


# --- 4.4 take back ---------------------------------------------------------------------------


def test_rule_4_4_all_coins_come_back_and_the_next_round_is_dealt() -> None:
    table = at(seats=2).taverns(*quiet(2)).bids("5 4 3", "3 5 4")
    for _ in range(3):
        finish_tavern(table)
    assert table.hand_of(0) == table.hand_of(1) == ["0", "2", "3", "4", "5"]
    assert table.board_of(0) == [None] * 5
    assert (table.state.age, table.state.round) == (1, 2)
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert [len(tavern) for tavern in table.state.taverns] == [3, 3, 3]
    assert table.state.order == ()


def test_rule_4_4_the_age_ends_with_its_deck() -> None:
    table = at(seats=2).taverns(*quiet(2)).deck(1, "").bids("5 4 3", "3 5 4")
    for _ in range(3):
        finish_tavern(table)
    assert (table.state.age, table.state.round) == (2, 1)


# --- 9 the end of age 1 ----------------------------------------------------------------------


def test_rule_9_ylud_then_distinctions_then_age_2() -> None:
    table = at(seats=2).seat(0).army(W=1).heroes("ylud").seat(1).army(H=1)
    table.state.listen()
    table.end_age_1()
    assert table.waiting == [("ylud", 0)]
    assert event_keys(table) == ["age-ends"]
    table.do(0, "ylud W")
    assert table.waiting == [("transform", 0)]
    assert event_keys(table) == ["ylud-placed", "distinction-won"]
    table.do(0, "transform 5 hand")
    heard = table.state.heard()
    told = [event.args["group"] for event in heard if event.key.startswith("distinction")]
    assert told == ["hunter", "miner", "blacksmith", "explorer"]
    assert heard[-1].key == "dealt"
    assert (table.state.age, table.state.round, table.state.awards) == (2, 1, ())


def test_rule_9_without_majorities_age_2_begins_by_itself() -> None:
    table = at(seats=3).end_age_1()
    assert table.waiting == [("bid", 0), ("bid", 1), ("bid", 2)]
    assert len(table.state.decks[1]) == 37 - 1 - 9


def test_rule_9_a_won_pioneer_keeps_the_count_of_age_2_right() -> None:
    table = at(seats=3).seat(1).army(E=1).end_age_1()
    table.do(1, table.legal(1)[0])
    while table.waiting[0][0] != "bid":
        table.do(1, table.legal(1)[0])
    assert len(table.state.decks[1]) == 37 - 1 - 9


# --- 10 the end of age 2 ---------------------------------------------------------------------


def test_rule_10_ylud_first_then_thrud_leaves_then_it_is_over() -> None:
    table = at(seats=2).seat(0).army(W="W5 thrud").seat(1).heroes("ylud")
    table.state.listen()
    table.end_age_2()
    assert table.waiting == [("ylud", 1)]
    assert table.column_of(0, "W") == ["W5", "thrud"]
    table.do(1, "ylud E")
    assert table.column_of(0, "W") == ["W5"]
    assert table.player(0).ranks[WARRIOR] == 1
    assert table.state.is_over
    assert table.state.to_act == ()
    assert event_keys(table) == ["age-ends", "ylud-placed", "thrud-left", "game-over"]


def test_rule_10_heroes_from_ylud_are_resolved_while_thrud_still_counts() -> None:
    table = at(seats=2).seat(0).army(W=3, H=3, M=3, B=2, E="E5 E6 thrud").heroes("ylud")
    table.end_age_2().do(0, "ylud B")
    assert table.waiting == [("recruit", 0)]
    table.do(0, "recruit grid").do(0, "transform 5 hand")
    assert table.coins_of(0) == ["0", "2", "3", "4", "12"]
    assert table.state.is_over
    assert table.ranks_of(0)["E"] == 2


def test_vector_20_ylud_stays_and_lifts_thrud_to_a_new_line() -> None:
    table = at(seats=2).seat(0).army(W="W3 W4 W5 ylud thrud", H=4, M=4, B=4, E=3).heroes("skaa")
    table.end_age_2().do(0, "ylud W")
    assert table.waiting == [("thrud", 0)]
    table.do(0, "thrud E")
    assert table.waiting == [("recruit", 0)]
    assert table.player(0).lines() == 4
    table.do(0, "recruit astrid")
    assert table.state.is_over
    assert table.ranks_of(0) == {"W": 4, "H": 4, "M": 4, "B": 4, "E": 3}


def test_rule_10_nothing_is_possible_after_the_end() -> None:
    table = at(seats=2).end_age_2()
    assert table.state.is_over
    assert table.legal(0) == []
    assert table.why_not(0, "take H") == "why-over"
    assert table.state.prompt() is None


# --- what is worth seeing --------------------------------------------------------------------


def test_what_happens_between_two_decisions_is_seen_step_by_step() -> None:
    table = at(seats=2).taverns(*quiet(2))
    table.state.listen()
    table.bids("3 2 0", "3 2 0")
    placed, turned = [event.scene for event in table.state.heard() if event.scene is not None]
    assert [placed.view(None)["tavern"], turned.view(None)["tavern"]] == [None, 1]
    gems = table.gems()
    table.take_all()
    told = table.state.heard()
    assert [event.key for event in told if event.scene is not None] == [
        *("took", "took", "leftover", "gems-swapped", "revealed"),
    ]
    taken, _, left, swapped, _ = [event.scene for event in told if event.scene is not None]
    assert [len(each.view(0)["taverns"][0]) for each in (taken, left)] == [2, 0]
    held = [[player["gem"] for player in each.view(0)["players"]] for each in (left, swapped)]
    assert held == [gems, gems[::-1]]
