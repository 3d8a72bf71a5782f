"""Players made of code. They see only the kernel's API and a game's own advice."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.state import State


class Bot(Protocol):
    """Chooses for one seat, from what that seat may know."""

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions."""


class RandomBot:
    """Any legal action, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        return legal[int(self._random() * len(legal))]


class GreedyBot:
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


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name. With the same seed it plays the same."""
    if name not in BOTS:
        raise DvergarError("bad-bot", {"given": name, "known_list": list(BOTS)})
    return BOTS[name](seed)


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: one for all of them, or one named for each."""
    lineup = list(names) * seats if len(names) == 1 else list(names)
    if len(lineup) != seats:
        raise DvergarError("bad-bots", {"count": len(names), "wanted": seats})
    for name in lineup:
        make_bot(name, 0)
    return lineup
