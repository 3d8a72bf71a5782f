"""What the forecasts of games have in common: weights from a file, and chances from scores.

The file is `data/forecast.toml` of the game, written by `tools/fit.py`: for each number of seats
and each feature its weight in each stage of a game, and how far scores lie from the forecast.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp
from typing import NamedTuple


class Fitting(NamedTuple):
    """What `tools/fit.py` has to know about a game."""

    #: how often a seat plays by chance, so that unusual positions are seen too
    slips: Sequence[float]
    #: options of the games, in turn
    variety: Sequence[Mapping[str, str]] = ({},)
    #: games differ in length: only how far seats lie apart is looked at
    relative: bool = False
    #: features that can only help (1) or hurt (-1)
    signs: Mapping[str, int] = {}


class Weights:
    """The weights of a game's forecast."""

    def __init__(self, package: str, features: Sequence[str]) -> None:
        text = (files(package) / "data" / "forecast.toml").read_text("utf-8")
        self._table = tomllib.loads(text)
        self._features = features
        self._found: dict[tuple[int, int], tuple[float, ...]] = {}

    def of(self, seats: int, stage: int) -> tuple[float, ...]:
        """The weight of each feature in a stage, and last the spread of scores."""
        found = self._found.get((seats, stage))
        if found is None:
            table = self._table[f"seats{seats}"]
            found = tuple(float(table[name][stage]) for name in (*self._features, "spread"))
            self._found[seats, stage] = found
        return found


def chances_of(scores: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance of winning, from the expected scores and how far these may be off."""
    best = max(scores)
    shares = [exp((score - best) / spread) for score in scores]
    total = sum(shares, 0.0)
    return [share / total for share in shares]
