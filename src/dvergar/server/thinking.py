"""What bots do in a process of their own. They are given a seat's redeal, never the true state.

Nothing of the server is imported here: the processes stay small.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.bots import make_bot, review
from dvergar.bots.analysis import analyse
from dvergar.bots.budget import Budget
from dvergar.games import game as find_game
from dvergar.kernel.game import OptionValue
from dvergar.kernel.state import State

#: how many options a hint names, and how large a share of the playouts each must have had
_OPTIONS, _SHARE = 3, 0.05


class Redealt(NamedTuple):
    """A position as one seat knows it, on its way to another process."""

    game: str
    overlay: Path | None
    seats: int
    options: Mapping[str, OptionValue]
    dump: Mapping[str, Any]
    seat: int

    def state(self) -> State:
        game = find_game(self.game, self.overlay)
        found: State = game.restore(game.setup(self.seats, 0, self.options), self.dump)
        return found


def think(position: Redealt, level: str, seed: int) -> tuple[str, float]:
    """The action that a bot chooses, as text, and for how many seconds it has thought."""
    state = position.state()
    bot = make_bot(level, seed, state.game)
    began = time.monotonic()
    action = bot.choose(state, position.seat)
    return str(action), time.monotonic() - began


def think_besides(position: Redealt, level: str, seed: int) -> str | None:
    """What a bot does that nobody waits for, as text; None: nothing."""
    state = position.state()
    action = make_bot(level, seed, state.game).besides(state, position.seat)
    return None if action is None else str(action)


def advise(position: Redealt, playouts: int) -> list[dict[str, Any]]:
    """The options that were tried most, the most promising first; asked again, the same."""
    found = analyse(position.state(), position.seat, Budget(iterations=playouts))
    tried = [each for each in found["options"] if each["visits"] >= _SHARE * playouts]
    return sorted(tried[:_OPTIONS], key=lambda each: float(each["value"]), reverse=True)


def judge(position: Redealt, action: str, playouts: int, number: int) -> dict[str, Any]:
    """What a search thinks of a decision that was made after `number` moves."""
    state = position.state()
    chosen = state.game.parse(action)
    return review.judge(state, position.seat, chosen, playouts, number)
