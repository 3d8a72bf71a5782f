"""Section 14: who knows what at each moment, and what a redeal may draw again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dvergar.bots import RandomBot
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.message import Event

from .builder import Table, at

QUIET = ("H H H", "H H H", "H H H")
HIDDEN = ["?"] * 5


def seen(table: Table, viewer: int | None, of: int) -> dict[str, Any]:
    """The part of a view that is about one player."""
    player: dict[str, Any] = table.state.view(viewer)["players"][of]
    return player


def redeals(table: Table, seat: int | None, count: int = 30) -> list[NidavellirState]:
    source = random.Random(5)
    return [table.state.redeal(seat, source) for _ in range(count)]


def boards(states: list[NidavellirState], seat: int) -> set[tuple[int, ...]]:
    return {tuple(state.players[seat].board) for state in states}


# --- setup, deal and bidding -----------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_rule_14_setup_all_but_the_order_of_the_decks_is_public(viewer: int | None) -> None:
    view = at(seats=3).state.view(viewer)
    assert all(player["hand"] == ["0", "2", "3", "4", "5"] for player in view["players"])
    assert [deck["size"] for deck in view["decks"]] == [36 - 9, 37]
    assert view["decks"][1]["cards"]["B"] == 8
    assert len(view["heroes"]) == 21
    assert sum(view["treasury"].values()) == 28
    assert view["you"] == viewer


def test_rule_14_the_deck_list_is_exact_and_says_nothing_of_the_order() -> None:
    table = at(seats=2)
    view = table.state.view(0)
    assert sum(view["decks"][0]["cards"].values()) == len(table.state.decks[0])
    for state in redeals(table, 0, 5):
        assert state.view(0) == view
        assert state.decks != table.state.decks


def test_rule_14_even_the_order_of_names_in_the_deck_list_is_no_hint() -> None:
    table = at(seats=2)
    names = [[*deck["cards"]] for deck in table.state.view(0)["decks"]]
    for state in redeals(table, 0, 5):
        assert [[*deck["cards"]] for deck in state.view(0)["decks"]] == names


def test_rule_14_bidding_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    table = at(seats=3).do(0, "bid 4 0 2")
    assert seen(table, 0, 0)["board"] == ["4", "0", "2", "3", "5"]
    for viewer in (None, 1, 2):
        assert seen(table, viewer, 0)["board"] == HIDDEN
        assert seen(table, viewer, 0)["hand"] == []


def test_rule_14_bidding_who_has_finished_is_public() -> None:
    view = at(seats=3).do(1, "bid 4 0 2").state.view(None)
    assert [player["bid_done"] for player in view["players"]] == [False, True, False]
    assert (view["to_act"], view["may_act"]) == ([0, 2], [1])


def test_rule_14_two_sealed_bids_look_the_same_to_the_others() -> None:
    first, second = (at(seats=2).do(0, f"bid {bid}") for bid in ("5 4 3", "0 2 4"))
    for viewer in (None, 1):
        assert first.state.view(viewer) == second.state.view(viewer)
    assert first.state.view(0) != second.state.view(0)


def test_rule_14_the_set_of_five_coins_is_always_public() -> None:
    table = at(seats=2).seat(0).coins("0 2 5g 11 14").do(0, "bid 14 0 2")
    for viewer in (None, 0, 1):
        assert seen(table, viewer, 0)["coins"] == ["0", "2", "5g", "11", "14"]


# --- reveal, exchange, transformation --------------------------------------------------------


def test_rule_14_reveal_coins_of_later_taverns_and_the_pouch_stay_hidden() -> None:
    table = at(seats=2).taverns(*QUIET).bids("4 0 2", "5 4 3")
    for viewer in (None, 1):
        assert seen(table, viewer, 0)["board"] == ["4", "?", "?", "?", "?"]
    assert seen(table, 0, 0)["board"] == ["4", "0", "2", "3", "5"]
    table.do(1, "take H").do(0, "take H")
    assert seen(table, 1, 0)["board"] == ["4", "0", "?", "?", "?"]


def test_rule_14_exchange_makes_the_pouch_known_and_no_more() -> None:
    table = at(seats=2).taverns(*QUIET).bids("0 4 5", "5 4 3").do(1, "take H")
    assert seen(table, 1, 0)["board"] == ["0", "?", "?", "?", "?"]
    table.do(0, "take H")
    for viewer in (None, 1):
        assert seen(table, viewer, 0)["board"] == ["0", "4", "?", "2", "5g"]


def test_rule_14_exchange_leaves_open_which_coin_lies_on_which_tavern() -> None:
    table = at(seats=2).seat(0).gem(2).taverns(*QUIET).bids("0 4 5", "0 4 5").do(0, "take H")
    assert seen(table, 1, 0)["board"] == ["0", "?", "?", "2", "5g"]
    name = table.figures.coin_of
    found = boards(redeals(table, 1), 0)
    assert found == {
        (0, name["4"], name["5"], name["2"], name["5g"]),
        (0, name["5"], name["4"], name["2"], name["5g"]),
    }


def test_rule_5_2_the_pouch_is_shown_before_one_of_two_equal_coins_is_chosen() -> None:
    table = at(seats=2).seat(0).gem(2).coins("0 3 4 5 5g").taverns(*QUIET)
    table.bids("0 3 4", "0 4 5").do(0, "take H")
    assert table.waiting == [("choose_exchange", 0)]
    assert seen(table, 1, 0)["board"] == ["0", "?", "?", "5", "5g"]


@pytest.mark.parametrize(
    ("place", "coin", "board"),
    [
        ("1", "5", ["8", "?", "?", "?", "?"]),
        ("2", "4", ["5", "7", "?", "?", "?"]),
        ("3", "3", ["5", "?", "6", "?", "?"]),
    ],
)
def test_rule_14_a_transformed_coin_is_known_where_it_lies(
    place: str, coin: str, board: list[str]
) -> None:
    table = at(seats=2).taverns("R3 H H", *QUIET[1:]).bids("5 4 3", "4 5 3")
    table.do(0, "take R3").do(0, f"transform {coin} {place}")
    for viewer in (None, 1):
        assert seen(table, viewer, 0)["board"] == board


def test_rule_14_a_transformed_pouch_coin_is_known_to_lie_in_the_pouch() -> None:
    table = at(seats=2).taverns("R3 H H", *QUIET[1:]).bids("5 4 3", "4 5 3")
    table.do(0, "take R3").do(0, "transform 2 pouch")
    board = seen(table, 1, 0)["board"]
    assert board[:3] == ["5", "?", "?"]
    assert sorted(board[3:]) == ["5g", "?"]


def test_rule_14_a_transformed_pouch_coin_tells_nothing_of_the_other_one() -> None:
    """Beside the 3 lies a lower coin here and a higher one there; nobody else can tell."""
    views = []
    for bid in ("5 4 0", "5 2 0"):
        table = at(seats=2).taverns("R3 H H", *QUIET[1:]).bids(bid, "4 5 3")
        table.do(0, "take R3").do(0, "transform 3 pouch")
        views.append(table.state.view(1))
    assert views[0] == views[1]


# --- Uline and between rounds ----------------------------------------------------------------


def test_rule_14_uline_s_owner_sees_the_bids_of_this_tavern_only() -> None:
    table = at(seats=2).seat(0).heroes("uline").taverns(*QUIET).bids(None, "3 4 5")
    assert table.waiting == [("uline_bid", 0)]
    assert seen(table, 0, 1)["board"] == ["3", "?", "?", "?", "?"]


def test_rule_14_the_hand_of_uline_s_owner_is_known_to_all() -> None:
    table = at(seats=2).seat(0).heroes("uline").taverns(*QUIET).bids(None, "3 4 5")
    table.do(0, "coin 4")
    for viewer in (None, 1):
        assert seen(table, viewer, 0)["hand"] == ["0", "2", "3", "5"]
        assert seen(table, viewer, 0)["board"] == ["4", None, None, None, None]


def test_rule_14_coins_taken_up_with_uline_are_no_longer_on_the_board() -> None:
    table = at(seats=2).army(W=1, H=1, M=1, B=1).taverns("E5 H H", *QUIET[1:])
    table.bids("5 4 3", "4 5 3").do(0, "take E5").do(0, "recruit uline")
    assert seen(table, 1, 0)["hand"] == ["0", "2", "3", "4"]
    assert seen(table, 1, 0)["board"] == ["5", None, None, None, None]
    assert boards(redeals(table, 1), 0) == {tuple(table.player(0).board)}


def test_rule_14_between_rounds_all_coins_are_in_known_hands() -> None:
    table = at(seats=2).taverns(*QUIET).bids("0 4 5", "5 4 3")
    for _ in range(6):
        table.do(table.state.to_act[0], "take H")
    assert table.waiting == [("bid", 0), ("bid", 1)]
    assert seen(table, 1, 0)["hand"] == ["0", "2", "4", "5", "5g"]
    assert seen(table, 1, 0)["board"] == [None] * 5


def test_rule_14_the_bids_of_the_next_round_are_hidden_again() -> None:
    table = at(seats=2).taverns(*QUIET).bids("0 4 5", "5 4 3")
    for _ in range(6):
        table.do(table.state.to_act[0], "take H")
    assert table.state.view(None)["shown"] == []
    table.do(0, "bid 5 4 2")
    assert seen(table, 1, 0)["board"] == HIDDEN


# --- the explorers' distinction --------------------------------------------------------------


def pioneer(edition: str = "de") -> Table:
    table = at(seats=3, edition=edition).seat(1).army(E=1)
    table.state.listen()
    return table.deck(2, "E5 W9 R5" + " H" * 30).distinctions("pioneer")


def test_rule_14_the_three_cards_are_seen_by_the_winner_only() -> None:
    table = pioneer()
    assert table.state.view(1)["looking"] == ["E5", "W9", "R5"]
    for viewer in (None, 0, 2):
        view = table.state.view(viewer)
        assert view["looking"] == ["?", "?", "?"]
        assert view["decks"][1] == {"size": 30, "cards": {"W9": 1, "H": 30, "E5": 1, "R5": 1}}


def test_rule_14_redeal_keeps_the_three_cards_for_the_winner() -> None:
    table = pioneer()
    assert {state.looking for state in redeals(table, 1)} == {table.state.looking}
    assert len({state.looking for state in redeals(table, 0)}) > 1
    for state in redeals(table, 2, 5):
        assert state.view(2) == table.state.view(2)


def test_rule_14_after_choosing_the_winner_knows_no_more_than_the_others() -> None:
    table = pioneer().do(1, "keep W9")
    views = [table.state.view(seat) for seat in (0, 1, None)]
    assert views[0]["decks"] == views[1]["decks"] == views[2]["decks"]
    assert all(view["looking"] == [] for view in views)


def test_rule_14_german_nobody_knows_the_card_that_left() -> None:
    table = at(seats=2, edition="de").distinctions("pioneer")
    (gone,) = table.state.unseen
    name = table.figures.card_ids[gone]
    for viewer in (None, 0, 1):
        view = table.state.view(viewer)
        assert view["unseen"] == 1
        assert view["discard"] == []
        assert sum(view["decks"][1]["cards"].values()) == view["decks"][1]["size"] + 1
        assert name in view["decks"][1]["cards"]
        assert len({state.unseen for state in redeals(table, viewer)}) > 3


def test_rule_14_french_everybody_knows_the_card_that_left() -> None:
    table = at(seats=2, edition="fr").distinctions("pioneer")
    view = table.state.view(0)
    assert (view["unseen"], len(view["discard"])) == (0, 1)
    assert sum(view["decks"][1]["cards"].values()) == view["decks"][1]["size"] == 36 - 9
    assert {state.discard for state in redeals(table, 0)} == {table.state.discard}


def test_rule_14_with_the_last_deal_the_unseen_card_can_be_worked_out() -> None:
    table = at(seats=2, edition="de").distinctions("pioneer").deck(2, "")
    assert sum(table.state.view(0)["decks"][1]["cards"].values()) == 1
    assert {state.unseen for state in redeals(table, 0)} == {table.state.unseen}


def test_rule_14_at_the_end_everything_is_open() -> None:
    state = at(seats=3, seed=2).state
    bot = RandomBot(2)
    while not state.is_over:
        state.apply(state.to_act[0], bot.choose(state, state.to_act[0]))
    views = [{**state.view(viewer), "you": None} for viewer in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert "?" not in [coin for player in views[0]["players"] for coin in player["board"]]
    assert views[0]["over"]


# --- redeal ----------------------------------------------------------------------------------


def test_redeal_keeps_own_coins_and_draws_the_others_again() -> None:
    table = at(seats=3).taverns(*QUIET).bids("4 0 2", "5 4 3", "3 4 5")
    states = redeals(table, 0, 60)
    assert boards(states, 0) == {tuple(table.player(0).board)}
    others = boards(states, 1)
    assert {board[0] for board in others} == {5}
    assert all(sorted(board) == [0, 2, 3, 4, 5] for board in others)
    assert {board[1] for board in others} == {0, 2, 3, 4}


def test_redeal_for_a_spectator_draws_all_hidden_coins() -> None:
    table = at(seats=2).taverns(*QUIET).bids("4 0 2", "5 4 3")
    states = redeals(table, None)
    assert len(boards(states, 0)) > 5
    assert len(boards(states, 1)) > 5


def test_redeal_shuffles_the_decks_without_changing_them() -> None:
    table = at(seats=2)
    for state in redeals(table, 0, 3):
        assert state.decks[0] != table.state.decks[0]
        assert sorted(state.decks[0]) == sorted(table.state.decks[0])
        assert sorted(state.decks[1]) == sorted(table.state.decks[1])
        assert state.rng != table.state.rng


def test_redeal_leaves_all_that_is_public_and_the_original_alone() -> None:
    table = at(seats=2).taverns(*QUIET).bids("4 0 2", "5 4 3")
    before = table.state.dump()
    for state in redeals(table, 0, 5):
        assert state.taverns == table.state.taverns
        assert state.treasury == table.state.treasury
        assert state.order == table.state.order
        assert [p.gem for p in state.players] == table.gems()
    assert table.state.dump() == before


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_redeal_never_changes_the_view(seats: int, edition: str) -> None:
    state = at(seats=seats, seed=4, edition=edition).state
    bot = RandomBot(4)
    source = random.Random(4)
    while not state.is_over:
        for viewer in (None, 0, 1):
            assert state.redeal(viewer, source).view(viewer) == state.view(viewer)
        state.apply(state.to_act[0], bot.choose(state, state.to_act[0]))


# --- events ----------------------------------------------------------------------------------


def heard(table: Table, key: str) -> Event:
    (found,) = [event for event in table.state.heard() if event.key == key]
    return found


def test_events_a_bid_is_told_to_its_seat_only() -> None:
    table = at(seats=3)
    table.state.listen()
    event = heard(table.do(1, "bid 5 0 2"), "bid-placed")
    assert event.seen_by(1).key == "log-bid-placed-own"
    assert event.seen_by(1).args == {"seat": 1, "coin_list": ["5", "0", "2"]}
    for viewer in (None, 0, 2):
        assert event.seen_by(viewer).key == "log-bid-placed"
        assert event.seen_by(viewer).args == {"seat": 1}


def test_events_the_reveal_tells_the_coins_of_this_tavern() -> None:
    table = at(seats=2).taverns(*QUIET)
    table.state.listen()
    event = heard(table.bids("5 4 3", "4 5 3"), "revealed")
    assert event.args == {"tavern": "1", "seat_list": [0, 1], "coin_list": ["5", "4"]}


def test_events_the_reveal_leaves_uline_s_owner_out() -> None:
    table = at(seats=2).seat(0).heroes("uline").taverns(*QUIET)
    table.state.listen()
    event = heard(table.bids(None, "4 5 3"), "revealed")
    assert event.args == {"tavern": "1", "seat_list": [1], "coin_list": ["4"]}


def test_events_the_explorers_cards_are_told_to_the_winner_only() -> None:
    event = heard(pioneer(), "explorer-looks")
    assert event.seen_by(1).args == {"seat": 1, "count": 3, "card_list": ["E5", "W9", "R5"]}
    for viewer in (None, 0, 2):
        assert event.seen_by(viewer).args == {"seat": 1, "count": 3}


def test_events_german_the_card_that_left_is_not_named() -> None:
    table = at(seats=2, edition="de")
    table.state.listen()
    event = heard(table.distinctions("pioneer"), "card-removed-unseen")
    assert (event.args, event.private) == ({}, {})


def test_events_tell_a_tavern_from_the_reveal_to_the_gems() -> None:
    table = at(seats=2).seat(0).gem(1).seat(1).gem(2).taverns("W3 H E5", *QUIET[1:])
    table.do(0, "bid 0 4 5").state.listen()
    table.do(1, "bid 0 4 3").do(1, "take H").do(0, "take E5")
    told = [(event.key, event.args) for event in table.state.heard()]
    assert told[1:-2] == [
        ("revealed", {"tavern": "1", "seat_list": [0, 1], "coin_list": ["0", "0"]}),
        ("ordered", {"tavern": "1", "seat_list": [1, 0]}),
        ("took", {"seat": 1, "card": "H", "tavern": "1"}),
        ("exchanged", {"seat": 1, "coin": "2", "coin2": "5", "coin3": "7"}),
        ("took", {"seat": 0, "card": "E5", "tavern": "1"}),
        ("exchanged", {"seat": 0, "coin": "2", "coin2": "3", "coin3": "5g"}),
        ("leftover", {"card_list": ["W3"], "tavern": "1"}),
        ("gems-swapped", {"seat": 1, "seat2": 0, "gem": "1", "gem2": "2"}),
    ]
    assert [key for key, _ in told[-2:]] == ["revealed", "ordered"]


def test_events_tell_of_uline_transformations_and_explorers() -> None:
    table = at(seats=2).seat(0).heroes("uline").taverns("R3 H H", *QUIET[1:]).bids(None, "4 5 3")
    table.state.listen()
    table.do(0, "coin 5").do(0, "take R3").do(0, "transform 4 hand")
    told = {event.key: event.args for event in table.state.heard()}
    assert told["uline-bid"] == {"seat": 0, "coin": "5", "tavern": "1"}
    assert told["transformed"] == {
        "seat": 0,
        "coin": "4",
        "coin2": "7",
        "place": "hand",
        "origin": "offering",
    }
    table = pioneer()
    table.state.heard()
    assert heard(table.do(1, "keep W9"), "explorer-keeps").args == {"seat": 1, "card": "W9"}


def test_events_nothing_else_is_private_in_a_whole_game() -> None:
    table = at(seats=4, seed=8)
    table.state.listen()
    bot = RandomBot(8)
    private: set[str] = set()
    while not table.state.is_over:
        seat = table.state.to_act[0]
        table.state.apply(seat, bot.choose(table.state, seat))
        for event in table.state.heard():
            if event.private:
                private.add(event.key)
                assert list(event.private) == [event.args["seat"]]
    assert private <= {"bid-placed", "explorer-looks"}
    assert "bid-placed" in private


# --- census ----------------------------------------------------------------------------------


def test_the_census_counts_every_component_once() -> None:
    census = at(seats=5).state.census()
    cards = sum(count for name, count in census.items() if name.startswith("card "))
    assert cards == 86 + 5 + 1
    assert sum(count for name, count in census.items() if name.startswith("hero ")) == 21
    assert sum(count for name, count in census.items() if name.startswith("coin ")) == 60
    assert {name for name in census if name.startswith("gem ")} == {f"gem {n}" for n in range(1, 7)}


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_the_census_never_changes(edition: str) -> None:
    state = at(seats=3, seed=11, edition=edition).state
    before = state.census()
    bot = RandomBot(11)
    while not state.is_over:
        state.apply(state.to_act[0], bot.choose(state, state.to_act[0]))
        assert state.census() == before


def test_the_census_notices_a_hero_that_lies_twice() -> None:
    table = at().army(W="kraal")
    before = table.state.census()
    assert table.army(W="kraal kraal").state.census() != before


# --- all hands open, for looking back --------------------------------------------------------


def test_in_the_open_view_every_coin_lies_open_and_the_decks_stay_closed() -> None:
    table = at(seats=2).do(0, "bid 4 0 2").do(1, "bid 5 4 3")
    view = table.state.open_view()
    assert [player["board"][:3] for player in view["players"]] == [["4", "0", "2"], ["5", "4", "3"]]
    assert view["you"] is None
    assert view["decks"] == table.state.view(None)["decks"]


def test_in_the_open_view_the_three_cards_are_seen() -> None:
    assert pioneer().state.open_view()["looking"] == ["E5", "W9", "R5"]


def test_an_opened_event_tells_what_its_owner_heard() -> None:
    table = at(seats=2)
    table.state.listen()
    (event,) = table.do(0, "bid 4 0 2").state.heard()
    (told,) = event.opened()
    assert told == event.seen_by(0) != event.seen_by(None)
    public = Event("dealt", {"age": 1})
    assert public.opened() == [public.seen_by(None)]
