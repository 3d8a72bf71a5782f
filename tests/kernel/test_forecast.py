"""What the forecasts of games have in common."""

from __future__ import annotations

import pytest

from dvergar.kernel.forecast import Weights, chances_of


def test_weights_come_by_seats_and_stage_with_the_spread_last() -> None:
    weights = Weights("dvergar.games.nidavellir", ("start", "heroes"))
    early, late = weights.of(2, 8), weights.of(2, 1)
    assert len(early) == len(late) == 3
    assert early != late
    assert early[-1] > late[-1] > 0  # less is sure at the beginning
    assert weights.of(5, 1) != late


def test_chances_add_up_and_follow_the_scores() -> None:
    assert chances_of([40.0, 40.0], 5.0) == [0.5, 0.5]
    first, second, third = chances_of([50.0, 45.0, 20.0], 5.0)
    assert first > second > third > 0
    assert first + second + third == pytest.approx(1)
    assert first / second == pytest.approx(2.718, abs=0.001)  # one spread apart: e to 1
    assert chances_of([50.0, 45.0], 20.0)[0] < chances_of([50.0, 45.0], 5.0)[0]
