"""Intervals by the bootstrap: what another tournament of the same kind might have found.

Deals are drawn again, not single games: games of one deal belong together. Many deals are drawn in
groups, which changes the intervals little and the time much. The draws are the same every time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

SAMPLES = 1000
_MOST_GROUPS = 400
_SEED = 1
#: nothing was seen in n tries: with 95 % confidence it is rarer than 3 in n
_RULE_OF_THREE = 3


class Interval(NamedTuple):
    """A figure, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> Interval:
        return Interval(self.value * factor, self.low * factor, self.high * factor)


class Ratio:
    """A mean that is built up deal by deal: what was counted, and of how many."""

    def __init__(self) -> None:
        self._sums: dict[int, float] = {}
        self._counts: dict[int, int] = {}

    def add(self, deal: int, amount: float, count: int = 1) -> None:
        self._sums[deal] = self._sums.get(deal, 0.0) + amount
        self._counts[deal] = self._counts.get(deal, 0) + count

    @property
    def count(self) -> int:
        return sum(self._counts.values())

    @property
    def total(self) -> float:
        return sum(self._sums.values())

    def grouped(self, group_of: Sequence[int], groups: int) -> tuple[list[float], list[int]]:
        sums, counts = [0.0] * groups, [0] * groups
        for deal, amount in self._sums.items():
            sums[group_of[deal]] += amount
            counts[group_of[deal]] += self._counts[deal]
        return sums, counts


def groups_of(deals: int) -> tuple[list[int], int]:
    """By deal: its group; and how many groups there are."""
    groups = min(deals, _MOST_GROUPS)
    return [deal * groups // deals for deal in range(deals)], groups


def draws(groups: int, samples: int) -> list[list[int]]:
    """The groups of each sample, drawn with replacement."""
    chance = random.Random(_SEED)
    return [chance.choices(range(groups), k=groups) for _ in range(samples)]


def intervals(ratios: Sequence[Ratio], deals: int, *, shares: bool = False) -> list[Interval]:
    """The mean of each ratio with its interval; `shares`: they lie between 0 and 1."""
    group_of, groups = groups_of(deals)
    weights: list[list[int]] = []
    for drawn in draws(groups, SAMPLES):
        count = Counter(drawn)
        weights.append([count[group] for group in range(groups)])
    return [_interval(ratio, group_of, weights, shares) for ratio in ratios]


def _interval(
    ratio: Ratio, group_of: Sequence[int], weights: Sequence[Sequence[int]], share: bool
) -> Interval:
    if not ratio.count:
        return Interval(0.0, 0.0, 1.0 if share else 0.0)
    value = ratio.total / ratio.count
    if share and value in (0.0, 1.0):
        margin = min(1.0, _RULE_OF_THREE / ratio.count)
        return Interval(value, max(0.0, value - margin), min(1.0, value + margin))
    sums, counts = ratio.grouped(group_of, len(weights[0]))
    found: list[float] = []
    for weight in weights:
        seen = sum(map(mul, weight, counts))
        if seen:
            found.append(sum(map(mul, weight, sums)) / seen)
    low, high = middle(found)
    return Interval(value, low, high)


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Between which bounds the middle 95 % lie."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
