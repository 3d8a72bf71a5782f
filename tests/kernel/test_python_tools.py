"""A state survives Python's own tools: `pickle`, `copy` and `==`."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import dvergar
from dvergar.kernel.state import State


def played(name: str, decisions: int, seed: int = 3) -> State:
    """A position in the middle of a random game."""
    choose = random.Random(seed)
    game = dvergar.game(name)
    state: State = game.new(seats=max(game.seat_counts), seed=seed)
    for _ in range(decisions):
        seat = state.to_act[0]
        state.apply(seat, choose.choice(state.legal(seat)))
    return state


def go_on(state: State) -> list[int]:
    """The scores if the first option is always taken."""
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state.scores()


@pytest.fixture(params=dvergar.game_names())
def state(request: pytest.FixtureRequest) -> State:
    return played(request.param, 60)


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_a_copy_is_equal_and_goes_its_own_way(state: State, again: Any) -> None:
    before = state.dump()
    other: State = again(state)
    assert other is not state
    assert other == state
    assert (other.to_act, other.may_act) == (state.to_act, state.may_act)
    assert other.view(0) == state.view(0)
    scores = go_on(other)
    assert other != state
    assert state.dump() == before
    assert go_on(state) == scores


def test_the_game_is_not_copied_but_found_again(state: State) -> None:
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.game is state.game
    assert pickle.loads(pickle.dumps(state.game)) is state.game
    assert copy.copy(state.game) is copy.deepcopy(state.game) is state.game


def test_a_pickle_is_small(state: State) -> None:
    assert len(pickle.dumps(state)) < 4000


def test_nothing_but_the_same_position_is_equal(state: State) -> None:
    other = state.copy()
    other.rng += 1
    assert other != state
    assert state.redeal(0, random.Random(1)) != state
    assert state != "a position"
    seats = min(state.game.seat_counts)
    assert state.game.new(seats=seats, seed=1) != state.game.new(seats=seats, seed=2)


def test_positions_of_two_games_differ() -> None:
    names = dvergar.game_names()
    assert played(names[0], 0) != played(names[1], 0)


def test_what_can_change_is_not_hashed(state: State) -> None:
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(state)
