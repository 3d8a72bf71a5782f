"""Flat Monte Carlo: every option is tried equally often, each time in another redeal."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dvergar.bots.besides import Advised
from dvergar.bots.budget import Budget
from dvergar.bots.playout import choose_quickly, options, play_out, sealed
from dvergar.kernel.action import Action
from dvergar.kernel.state import State


class FlatBot(Advised):
    """The option whose playouts went best."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._source = random.Random(seed)
        self._budget = budget

    def choose(self, state: State, seat: int) -> Action:
        choices = options(state, seat)
        if len(choices) == 1:
            return choices[0]
        self._source.shuffle(choices)
        return self.prefer(state, seat, choices, self.try_out(state, seat, choices))

    def try_out(self, state: State, seat: int, choices: Sequence[Action]) -> list[list[float]]:
        """By option: the seat's chance after each of its playouts; the last may have had none."""
        source = self._source
        found: list[list[float]] = [[] for _ in choices]
        rivals = sealed(state, seat)
        for number in self._budget.spend():
            option = number % len(choices)
            world = state.redeal(seat, source)
            for rival in rivals:
                world.apply(rival, choose_quickly(world, rival, source))
            world.apply(seat, choices[option])
            found[option].append(play_out(world, source)[seat])
        return [each for each in found if each]

    def prefer(
        self, state: State, seat: int, choices: Sequence[Action], chances: Sequence[list[float]]
    ) -> Action:
        """The option with the best mean."""
        means = [sum(each, 0.0) / len(each) for each in chances]
        return choices[means.index(max(means))]
