"""What a bot does in a process of its own. It is given its seat's redeal, never the true state.

Nothing of the server is imported here: the processes stay small.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dvergar.bots import make_bot
from dvergar.games import game as find_game
from dvergar.kernel.game import OptionValue


def think(
    name: str,
    seats: int,
    options: Mapping[str, OptionValue],
    redealt: Mapping[str, Any],
    seat: int,
    level: str,
    seed: int,
) -> str:
    """The action that a bot chooses in a redealt position, as text."""
    game = find_game(name)
    state = game.restore(game.setup(seats, 0, options), redealt)
    return str(make_bot(level, seed, game).choose(state, seat))
