"""Playing a position on until it can be judged."""

from __future__ import annotations

import random

import pytest

import dvergar
from dvergar.bots.playout import (
    acting,
    choose_quickly,
    is_free,
    options,
    play_out,
    result,
    sealed,
)
from dvergar.kernel.action import Action
from dvergar.kernel.game import NoAdvice
from tests.bots.toys import (
    ATTACK,
    AdvisedBids,
    Bids,
    GemState,
    Pennies,
    Siege,
    Team,
    Trade,
)


def test_a_finished_game_is_its_own_judge() -> None:
    state = Pennies().new(seats=2)
    state.apply(0, state.legal(0)[0])
    state.apply(1, state.legal(1)[0])
    assert result(state) == [1.0, 0.0]
    assert play_out(state, random.Random(1)) == [1.0, 0.0]


def test_together_all_win_or_nobody() -> None:
    for first, second, payoffs in ((3, 4, [1.0, 1.0]), (3, 3, [0.0, 0.0])):
        state = Team().new(seats=2)
        state.apply(0, state.legal(0)[first])
        state.apply(1, state.legal(1)[second])
        assert result(state) == payoffs


def test_a_shared_victory_is_divided() -> None:
    class Even(Pennies):
        def merits(self, state: object) -> list[tuple[int, ...]]:
            return [(0,), (0,)]

    state = Even().new(seats=2)
    assert play_out(state, random.Random(1)) == [0.5, 0.5]


def test_it_stops_where_the_advice_can_judge() -> None:
    class Judge(NoAdvice):
        def evaluate(self, state: object) -> list[float] | None:
            return [0.3, 0.7]

    game = Pennies()
    game.advisor = Judge()
    state = game.new(seats=2)
    assert play_out(state, random.Random(1)) == [0.3, 0.7]
    assert state.to_act == (0, 1)


def test_without_advice_the_quick_policy_is_chance() -> None:
    state = Pennies().new(seats=2)
    source = random.Random(1)
    assert {str(choose_quickly(state, 0, source)) for _ in range(20)} == {"heads", "tails"}


def test_seats_that_have_chosen_in_the_same_decision_are_known() -> None:
    state = dvergar.game("nidavellir").new(seats=3, seed=1)
    assert sealed(state, 2) == ()
    state.apply(0, state.legal(0)[5])
    assert sealed(state, 2) == (0,)
    assert sealed(state, 0) == ()
    state.apply(1, state.legal(1)[7])
    assert sealed(state, 2) == (0, 1)
    state.apply(2, state.legal(2)[9])
    assert sealed(state, state.to_act[0]) == ()


def test_in_a_decision_of_one_seat_nobody_else_has_chosen() -> None:
    """Who may do something besides has not sealed anything, even if it is called the same."""
    secret = 3
    state = dvergar.game("dwarfs_fall").new(seats=3, seed=1)
    for player in state.players:
        player.secret, player.gems = secret, (1, 1, 1, 1)
    assert [str(action) for action in state.legal(1)] == ["reveal"]
    assert state.legal(1)[0] in state.legal(0)
    assert sealed(state, 0) == ()


def test_only_a_sealed_decision_is_made_by_several_at_once() -> None:
    source = random.Random(1)
    assert acting(Bids().new(seats=3, seed=1), source) == (0, 1, 2)
    assert {acting(Trade().new(seats=3, seed=1), source) for _ in range(40)} == {(0,), (1,), (2,)}
    siege = Siege().new(seats=3, seed=1)
    assert acting(siege, source) == (0,)
    siege.apply(0, ATTACK)
    assert {acting(siege, source) for _ in range(40)} == {(1,), (2,)}


def test_who_is_done_in_a_free_for_all_does_not_act_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """And has sealed nothing, which could be chosen anew."""
    state = Trade().new(seats=3, seed=1)
    state.apply(1, Action("done"))
    assert state.may_act == (1,)
    assert sealed(state, 0) == ()
    acted: list[int] = []
    apply = type(state).apply

    def watch(self: GemState, seat: int, action: Action) -> None:
        acted.append(seat)
        apply(self, seat, action)

    monkeypatch.setattr(GemState, "apply", watch)
    for seed in range(20):
        play_out(state.copy(), random.Random(seed))
    assert set(acted) == {0, 2}


def test_with_described_actions_a_single_listed_one_is_a_choice() -> None:
    state = Bids().new(seats=3, seed=1)
    assert is_free(state, 0)
    siege = Siege().new(seats=3, seed=1)
    assert is_free(siege, 0)
    siege.apply(0, ATTACK)
    siege.hands[1] = (1, 1, 2, 2)
    assert not is_free(siege, 1)


def test_the_options_are_what_is_listed_and_what_the_advice_proposes() -> None:
    state = AdvisedBids().new(seats=3, seed=1)
    found = options(state, 0)
    legal = list(state.legal(0))
    assert found[: len(legal)] == legal
    assert len(found) > len(legal)
    assert len(set(found)) == len(found)
    assert all(state.why_not(0, action) is None for action in found)
