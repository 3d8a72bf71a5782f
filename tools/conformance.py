"""A longer run of the conformance suite: `python -m tools.conformance --seeds N …`.

It also lets bots search through a game of every seat count, which the suite's random games do not:
compiled, a game's advice can break where its rules do not.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import dvergar
from dvergar.bots import make_bot
from dvergar.kernel.game import Game
from dvergar.kernel.state import State

BOT = "search:10"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--game", choices=dvergar.game_names(), help="all if none is given")
    parser.add_argument("--seats", type=int, action="append", help="all if none is given")
    asked = parser.parse_args()
    seeds = range(1_000, 1_000 + asked.seeds)
    faults = 0
    for name in [asked.game] if asked.game else dvergar.game_names():
        game = dvergar.game(name)
        report = dvergar.conformance.check(game, seeds=seeds, seat_counts=asked.seats)
        print(report)
        faults += len(report.faults)
        for seats in asked.seats or game.seat_counts:
            print(f"{name}: {BOT}, {seats} seats: {play(game, seats)}")
    return 1 if faults else 0


def play(game: Game[Any], seats: int) -> list[int]:
    """The scores of a game between bots that search."""
    state: State = game.new(seats=seats, seed=seats)
    bots = [make_bot(BOT, seat, game) for seat in range(seats)]
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return state.scores()


if __name__ == "__main__":
    sys.exit(main())
