"""Bots that look at one decision only."""

from __future__ import annotations

import random

from dvergar.bots.besides import Advised
from dvergar.kernel.action import Action
from dvergar.kernel.state import State


class RandomBot:
    """Any legal action, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        return legal[int(self._random() * len(legal))]

    def besides(self, state: State, seat: int) -> Action | None:
        return None


class GreedyBot(Advised):
    """The action that the game's advice values most; among equals, any."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        values = state.game.advisor.values(state, seat, legal)
        best = max(values)
        equals = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equals[int(self._random() * len(equals))]
