"""Intervals: around the figure, narrower with more games, honest where nothing varied."""

from __future__ import annotations

import random

import pytest

from dvergar.arena.bootstrap import Interval, Ratio, groups_of, intervals, middle


def coin_tosses(deals: int, chance: float, seed: int) -> Ratio:
    source = random.Random(seed)
    ratio = Ratio()
    for deal in range(deals):
        ratio.add(deal, float(source.random() < chance))
    return ratio


def test_the_interval_lies_around_the_figure_and_shrinks() -> None:
    widths = []
    for deals in (50, 5000):
        (found,) = intervals([coin_tosses(deals, 0.6, 1)], deals, shares=True)
        assert found.low < found.value < found.high
        widths.append(found.high - found.low)
    assert widths[1] == pytest.approx(widths[0] / 10, rel=0.3)


@pytest.mark.long
def test_it_covers_the_truth_about_as_often_as_it_says() -> None:
    tosses = [coin_tosses(60, 0.5, seed) for seed in range(100)]
    hits = sum(found.low <= 0.5 <= found.high for found in intervals(tosses, 60, shares=True))
    assert 88 <= hits <= 100


def test_games_of_a_deal_belong_together() -> None:
    """Ten games of one deal that all end alike say no more than one."""
    one, ten = coin_tosses(100, 0.5, 3), Ratio()
    source = random.Random(3)
    for deal in range(100):
        ten.add(deal, 10.0 * (source.random() < 0.5), 10)
    assert intervals([one], 100, shares=True) == intervals([ten], 100, shares=True)


def test_the_draws_are_the_same_every_time() -> None:
    ratios = [coin_tosses(40, 0.5, 1), coin_tosses(40, 0.7, 2)]
    assert intervals(ratios, 40) == intervals(ratios, 40)


def test_what_never_happened_may_still_happen() -> None:
    never, always = coin_tosses(30, 0.0, 1), coin_tosses(30, 1.1, 1)
    low, high = intervals([never, always], 30, shares=True)
    assert low == pytest.approx((0.0, 0.0, 0.1))
    assert high == pytest.approx((1.0, 0.9, 1.0))


def test_nothing_counted_says_nothing() -> None:
    assert intervals([Ratio()], 5, shares=True) == [Interval(0.0, 0.0, 1.0)]


def test_many_deals_are_drawn_in_groups() -> None:
    group_of, groups = groups_of(10_000)
    assert groups == 400
    assert group_of == sorted(group_of)
    assert set(group_of) == set(range(400))
    assert groups_of(3) == ([0, 1, 2], 3)


def test_the_middle_leaves_out_the_ends() -> None:
    assert middle(list(range(1001))) == (25, 975)
