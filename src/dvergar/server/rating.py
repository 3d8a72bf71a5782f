"""How good a player is, as far as few games can tell: shares and ratings with 95 % intervals.

openskill rates game after game, which depends on their order, and its sigma is no interval that
holds with few games. Here the levels stand still and one strength is unknown, so that its whole
distribution can be written down.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import exp, log, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

#: so many standard deviations to either side hold 95 %
_DEVIATIONS = 1.96
_TAIL = 0.025
#: so many points more are ten times the strength
_TENFOLD = 400
#: of the ratings that are considered: the step, and how far they reach beyond the levels
_STEP, _MARGIN = 10, 1200


class Interval(NamedTuple):
    """A figure, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def share(won: float, played: int) -> Interval:
    """A part of all games, with Wilson's interval: it holds with few games, too."""
    value, z2 = won / played, _DEVIATIONS**2
    middle = (value + z2 / (2 * played)) / (1 + z2 / played)
    spread = sqrt(value * (1 - value) / played + z2 / (4 * played**2))
    reach = _DEVIATIONS * spread / (1 + z2 / played)
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))


class Rated(NamedTuple):
    """A game against bots: one's own place, and those of the bots with their levels."""

    place: int
    bots: tuple[tuple[int, str], ...]


def rate(levels: Mapping[str, float], games: Iterable[Rated]) -> Interval | None:
    """What the games say about one's rating: its mean, and the middle 95 %.

    The order at a table is taken to be drawn by strength (Plackett–Luce); one's own is unknown and
    before the first game as likely here as there, about the middle of the levels.
    """
    count = 0
    #: by their strength: how often one stood beside such rivals when the next place was given
    rivals: defaultdict[float, float] = defaultdict(float)
    for game in games:
        count += 1
        for rest in _rivals(levels, game):
            rivals[rest] += 0.5
    if not count:
        return None
    spread = max(levels.values()) - min(levels.values())
    before = NormalDist(fmean(levels.values()), spread)
    lowest, highest = min(levels.values()) - _MARGIN, max(levels.values()) + _MARGIN
    scale = [lowest + _STEP * step for step in range(int((highest - lowest) / _STEP) + 1)]
    logs = [
        log(before.pdf(rating))
        + count * log(mine)
        - sum(times * log(mine + rest) for rest, times in rivals.items())
        for rating, mine in zip(scale, map(_strength, scale), strict=True)
    ]
    most = max(logs)
    weights = [exp(each - most) for each in logs]
    total = sum(weights)
    mean = sum(rating * weight for rating, weight in zip(scale, weights, strict=True)) / total
    return Interval(mean, _quantile(scale, weights, _TAIL), _quantile(scale, weights, 1 - _TAIL))


def _rivals(levels: Mapping[str, float], game: Rated) -> Iterator[float]:
    """For each place from the first to one's own: how strong all were who were still to come.

    Told twice, first as if one were ahead of those who are level, then as if behind.
    """
    others = [(place, _strength(levels[level])) for place, level in sorted(game.bots)]
    ahead = sum(place < game.place for place, _ in others)
    level = sum(place == game.place for place, _ in others)
    for before_me in (ahead, ahead + level):
        for at in range(before_me + 1):
            yield sum(strength for _, strength in others[at:])


def _strength(rating: float) -> float:
    return float(10 ** (rating / _TENFOLD))


def _quantile(scale: Sequence[float], weights: Sequence[float], part: float) -> float:
    """Below which rating this part of the weight lies."""
    need = part * sum(weights)
    reached = accumulate(weights)
    return next(rating for rating, weight in zip(scale, reached, strict=True) if weight >= need)
