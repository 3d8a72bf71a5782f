"""Flat Monte Carlo."""

from __future__ import annotations

import random

import dvergar
from dvergar.bots.budget import Budget
from dvergar.bots.flat import FlatBot
from dvergar.kernel.state import State
from tests.bots.toys import AdvisedBids, Team


def test_it_finds_the_number_that_is_missing() -> None:
    state = Team().new(seats=2)
    state.apply(0, state.legal(0)[3])
    for seed in range(10):
        assert str(FlatBot(seed, Budget(iterations=20)).choose(state, 1)) == "add 4"


def bidding() -> State:
    state: State = dvergar.game("nidavellir").new(seats=2, seed=4)
    state.apply(0, state.legal(0)[11])
    return state


def test_it_repeats_itself_and_changes_nothing() -> None:
    state = bidding()
    before = state.dump()
    chosen = [FlatBot(3, Budget(iterations=40)).choose(state, 1) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert state.dump() == before


def test_it_does_not_look_at_what_its_seat_cannot_know() -> None:
    state = bidding()
    worlds = [state.redeal(1, random.Random(seed)) for seed in range(5)]
    assert len({FlatBot(3, Budget(iterations=40)).choose(world, 1) for world in worlds}) == 1


def test_it_tries_described_actions_that_the_advice_proposes() -> None:
    """Two gems win most, and are not listed."""
    state = AdvisedBids().new(seats=3, seed=1)
    for seed in range(5):
        action = FlatBot(seed, Budget(iterations=300)).choose(state, 0)
        assert action not in state.legal(0)
        assert state.why_not(0, action) is None
