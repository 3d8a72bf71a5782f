"""How fast other projects play at random: the part of `tools.peers` in their environment.

Prints JSON: the decisions a second of each game, and the packages that cannot be used, with why.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Protocol

#: as many as `dvergar bench` plays
_ROUNDS = 20
_SPIEL_GAMES = (
    *("gin_rummy", "hearts", "backgammon", "leduc_poker"),
    # only the auction and the play: solving every deal would be all that is measured
    "bridge(use_double_dummy_result=false)",
)

#: plays a random game to its end and counts its decisions
Play = Callable[[random.Random], int]


class SpielState(Protocol):
    """What is used of OpenSpiel's states."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...
    def returns(self) -> Sequence[float]: ...


def best_rate(play: Play, seconds: float) -> float:
    """Decisions a second of processor time in the best of several rounds."""
    return max(_rate(play, random.Random(number), seconds / _ROUNDS) for number in range(_ROUNDS))


def _rate(play: Play, chance: random.Random, seconds: float) -> float:
    decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds or decisions == 0:
        decisions += play(chance)
    return decisions / spent


def play_spiel(state: SpielState, chance: random.Random) -> int:
    """Play on to the end; what chance decides is nobody's decision."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    state.returns()
    return decisions


def _open_spiel() -> dict[str, Play]:
    import pyspiel

    def playing(name: str) -> Play:
        game = pyspiel.load_game(name)
        return lambda chance: play_spiel(game.new_initial_state(), chance)

    return {f"OpenSpiel {name.partition('(')[0]}": playing(name) for name in _SPIEL_GAMES}


def _catanatron() -> dict[str, Play]:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    def play(chance: random.Random) -> int:
        # `Game.play` would do the same, with two copies of the game that nobody needs
        game = Game([RandomPlayer(color) for color in Color], seed=chance.getrandbits(32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions

    return {"catanatron": play}


def measure(
    packages: dict[str, Callable[[], dict[str, Play]]], seconds: float
) -> dict[str, dict[str, object]]:
    """The rate of every game, and why a package has none."""
    rates: dict[str, object] = {}
    missing: dict[str, object] = {}
    for package, find_games in packages.items():
        try:
            games = find_games()
        except ImportError as error:
            missing[package] = str(error)
        else:
            rates |= {name: best_rate(play, seconds) for name, play in games.items()}
    return {"rates": rates, "missing": missing}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, required=True)
    packages = {"catanatron": _catanatron, "open_spiel": _open_spiel}
    print(json.dumps(measure(packages, parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
