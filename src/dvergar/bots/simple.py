"""Bots that look at one decision only."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dvergar.bots.besides import Advised
from dvergar.bots.playout import options
from dvergar.kernel.action import Action
from dvergar.kernel.state import State

#: so often chance draws again what fits a description and is refused all the same
_DRAWS = 8


class RandomBot:
    """Any legal action, each as likely as the other; of described ones, each kind."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)
        self._random = self._source.random

    def choose(self, state: State, seat: int) -> Action:
        if state.described:
            for _ in range(_DRAWS):
                action = state.sample(seat, self._source)
                if state.why_not(seat, action) is None:
                    return action
        legal = state.legal(seat)
        return legal[int(self._random() * len(legal))]

    def besides(self, state: State, seat: int) -> Action | None:
        return None


class GreedyBot(Advised):
    """The action that the game's advice values most; among equals, any."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, state: State, seat: int) -> Action:
        choices = options(state, seat)
        if len(choices) == 1:
            return choices[0]
        values = self.values(state, seat, choices)
        best = max(values)
        equals = [action for action, value in zip(choices, values, strict=True) if value == best]
        return equals[int(self._random() * len(equals))]

    def values(self, state: State, seat: int, choices: Sequence[Action]) -> list[float]:
        """What each option is worth to this bot."""
        return state.game.advisor.values(state, seat, choices)
