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
    assert ranking([Sheet((Line("points", total),)) for total in totals]) == places


def test_ties_decide_between_equal_totals_only() -> None:
    sheets = [
        Sheet((Line("points", points),), ties)
        for points, ties in [(7, (2, 0)), (7, (2, 5)), (6, (9, 9)), (7, (2, 5))]
    ]
    assert ranking(sheets) == [3, 1, 4, 1]
