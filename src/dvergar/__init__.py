"""Dvergar: modern dwarf board games, every rule enforced.

import dvergar
state = dvergar.game("nidavellir").new(seats=4, seed=7, edition="de")
"""

from dvergar import conformance
from dvergar.games import game, game_names
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match
from dvergar.kernel.state import State

__version__ = "0.1.0"
__all__ = [
    "Action",
    "DvergarError",
    "Game",
    "IllegalAction",
    "Match",
    "State",
    "conformance",
    "game",
    "game_names",
]
