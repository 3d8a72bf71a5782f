"""The forecast: from what lies on the table, and sensible."""

from __future__ import annotations

import random

import pytest

from dvergar.bots import GreedyBot
from dvergar.games.nidavellir.advice.forecast import (
    FEATURES,
    WEIGHTS,
    chances,
    describe,
    expected_scores,
    is_start_of_round,
    leads,
)

from ..builder import at


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_start_nobody_is_ahead(seats: int) -> None:
    state = at(seats=seats).state
    assert is_start_of_round(state)
    assert sum(chances(state)) == pytest.approx(1)
    assert chances(state) == pytest.approx([1 / seats] * seats, abs=0.06)


def test_every_feature_has_a_weight_for_every_number_of_seats() -> None:
    for seats in (2, 3, 4, 5):
        state = at(seats=seats).state
        assert len(describe(state, 0, leads(state)[0])) == len(FEATURES)
        for rounds in range(2 * state.config.rounds + 1):
            assert len(WEIGHTS.of(seats, rounds)) == len(FEATURES) + 1
            assert WEIGHTS.of(seats, rounds)[-1] > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_comes_true(seats: int) -> None:
    """In the last round the scores of greedy bots are known fairly well."""
    errors: list[float] = []
    for seed in range(8):
        state = at(seats=seats, seed=seed).state
        bots = [GreedyBot(seat) for seat in range(seats)]
        expected: list[float] = []
        while not state.is_over:
            if is_start_of_round(state):
                expected = expected_scores(state)
            seat = state.to_act[0]
            state.apply(seat, bots[seat].choose(state, seat))
        errors += [abs(a - b) for a, b in zip(expected, state.scores(), strict=True)]
    assert sum(errors) / len(errors) < 25


def test_it_judges_only_the_start_of_a_round() -> None:
    table = at()
    advisor = table.state.game.advisor
    assert advisor.evaluate(table.state) is not None
    table.state.apply(0, table.state.legal(0)[0])
    assert advisor.evaluate(table.state) is None


def test_it_depends_on_nothing_hidden() -> None:
    state = at(seats=3).state
    assert chances(state.redeal(0, random.Random(2))) == chances(state)


def test_a_better_army_has_better_chances() -> None:
    table = at().seat(0).army(W="W9 W8", H=3, B=3).seat(1).army(W="W3 W4", H=3, B=3)
    table.state.age, table.state.round = 2, 4
    first, second = chances(table.state)
    assert first > 0.55 > second
