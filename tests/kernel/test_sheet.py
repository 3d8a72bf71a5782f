"""Score sheets."""

from __future__ import annotations

import pytest

from dvergar.kernel.sheet import Line, Sheet, ranking


def test_the_total_is_the_sum_of_the_lines() -> None:
    assert Sheet(()).total == 0
    assert Sheet((Line("coins", 14), Line("gem", 3), Line("debt", -5))).total == 12


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ([], []),
        ([7], [1]),
        ([3, 9, 5], [3, 1, 2]),
        ([9, 9, 5], [1, 1, 3]),
        ([10, 7, 7, 1], [1, 2, 2, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([-3, 0], [2, 1]),
    ],
)
def test_equal_totals_share_a_place(totals: list[int], places: list[int]) -> None:
    assert ranking(totals) == places
