"""The advice for bots: from what a seat may know, and sensible."""

from __future__ import annotations

import random

import pytest

from dvergar.bots import GreedyBot
from dvergar.games.nidavellir.advice.forecast import rounds_left, turns_left
from dvergar.games.nidavellir.advice.worth import VALUERS
from dvergar.kernel.action import Action

from ..builder import Table, at

QUIET = ("H H H", "H H H", "H H H")


def choice(table: Table, seat: int = 0) -> str:
    return str(GreedyBot(1).choose(table.state, seat))


def play(seats: int, seed: int, edition: str) -> tuple[list[Action], set[str]]:
    """A whole game of greedy bots; at each decision the secrets are drawn again."""
    state = at(seats=seats, seed=seed, edition=edition).state
    bots = [GreedyBot(seat) for seat in range(seats)]
    source = random.Random(seed)
    moves: list[Action] = []
    verbs: set[str] = set()
    while not state.is_over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        before = state.dump()
        values = state.game.advisor.values(state, seat, legal)
        assert len(values) == len(legal)
        for _ in range(2):
            other = state.redeal(seat, source)
            assert state.game.advisor.values(other, seat, other.legal(seat)) == values
            assert GreedyBot(7).choose(other, seat) == GreedyBot(7).choose(state, seat)
        assert state.dump() == before
        moves.append(bots[seat].choose(state, seat))
        verbs.add(moves[-1].verb)
        state.apply(seat, moves[-1])
    return moves, verbs


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_choice_depends_on_nothing_hidden_and_changes_nothing(seats: int, edition: str) -> None:
    _, verbs = play(seats, seats, edition)
    assert {"bid", "take", "transform", "recruit"} <= verbs


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(3, 5, "de")[0] == play(3, 5, "de")[0]


def test_there_is_advice_for_every_kind_of_decision() -> None:
    assert set(VALUERS) == set(at().state.game.verbs())


def test_it_takes_the_card_that_completes_a_line() -> None:
    table = at().army(W=1, H=1, M=1, B=1).taverns("W3 E5 M0", *QUIET[1:]).turn(0, 1)
    assert choice(table) == "take E5"


def test_it_takes_the_higher_of_two_cards_of_a_class() -> None:
    table = at().taverns("E5 E11 E6", *QUIET[1:]).turn(0, 1)
    assert choice(table) == "take E11"


def test_it_keeps_the_highest_explorer() -> None:
    table = at().army(E=1).deck(2, "E5 E11 E6" + " H" * 34).distinctions("pioneer")
    assert choice(table) == "keep E11"


def test_it_completes_the_brothers() -> None:
    table = at().army(W=4, H=4, M=4, B=4, E=3).heroes("ymir aesir skaa").free_heroes("sigmir grid")
    table.taverns("E5 H H", *QUIET[1:]).turn(0, 1).do(0, "take E5")
    assert choice(table) == "recruit sigmir"


def test_it_puts_ylud_where_she_is_worth_most() -> None:
    table = at().army(W=3, H=1, M="M0", B=1, E=3).heroes("ylud skaa").end_age_2()
    assert choice(table) == "ylud E"


def test_it_puts_thrud_where_she_completes_a_line() -> None:
    table = at().army(W="W5 thrud", H=2, M=2, B=2, E=1).taverns("W9 H H", *QUIET[1:])
    table.turn(0, 1).do(0, "take W9")
    assert choice(table) == "thrud E"


def test_it_discards_what_is_worth_least() -> None:
    table = at().army(W="W9", H=1, M="M0", B=5).taverns("E11 H H", *QUIET[1:]).turn(0, 1)
    table.do(0, "take E11").do(0, "recruit bonfur")
    assert choice(table) == "discard M"


def test_it_transforms_a_coin_that_grows_rather_than_one_that_falls() -> None:
    table = at(edition="fr").coins("0 2 3 4 25").treasury("5 6 7 20").taverns("R3 H H")
    table.turn(0, 1).do(0, "take R3")
    assert choice(table) != "transform 25 hand"


def test_it_gives_back_the_gold_coin_of_two_equal_ones() -> None:
    table = at().coins("0 2 3 5 5g").taverns(*QUIET).bids("0 2 3", "5 4 3")
    table.do(1, "take H").do(0, "take H")
    assert choice(table) == "exchange 5 5g"


def test_uline_s_owner_does_not_waste_a_coin() -> None:
    """The cards are all alike: a high coin would buy nothing."""
    table = at().seat(0).heroes("uline").coins("2 3 4 5 9").taverns(*QUIET).bids(None, "4 5 3")
    assert choice(table) == "coin 2"


def test_the_bid_goes_where_the_cards_differ() -> None:
    """Hunters can be had for the lowest coins; the explorer is worth the highest."""
    table = at().coins("2 3 4 5 9").taverns("H H H", "W3 W3 E11", "H H H")
    assert choice(table).split()[2] == "9"


def test_it_knows_how_many_turns_are_left() -> None:
    table = at(seats=4)
    assert (rounds_left(table.state), turns_left(table.state)) == (5, 18)
    table.state.age, table.state.round, table.state.tavern = 2, 3, 1
    assert (rounds_left(table.state), turns_left(table.state)) == (0, 2)
