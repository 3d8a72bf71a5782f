"""Flat Monte Carlo: every option is tried equally often, each time in another redeal."""

from __future__ import annotations

import random

from dvergar.bots.besides import Advised
from dvergar.bots.budget import Budget
from dvergar.bots.playout import choose_quickly, play_out, sealed
from dvergar.kernel.action import Action
from dvergar.kernel.state import State


class FlatBot(Advised):
    """The option whose playouts went best."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._source = random.Random(seed)
        self._budget = budget

    def choose(self, state: State, seat: int) -> Action:
        legal = list(state.legal(seat))
        if len(legal) == 1:
            return legal[0]
        source = self._source
        source.shuffle(legal)
        totals = [0.0] * len(legal)
        tried = [0] * len(legal)
        rivals = sealed(state, seat)
        for number in self._budget.spend():
            option = number % len(legal)
            world = state.redeal(seat, source)
            for rival in rivals:
                world.apply(rival, choose_quickly(world, rival, source))
            world.apply(seat, legal[option])
            totals[option] += play_out(world, source)[seat]
            tried[option] += 1
        means = [total / count for total, count in zip(totals, tried, strict=True) if count]
        return legal[means.index(max(means))]
