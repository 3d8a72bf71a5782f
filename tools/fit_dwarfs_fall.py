"""Fit the forecast of Dwar7s Fall: `python -m tools.fit_dwarfs_fall --bot greedy --games 400`.

Every start of a turn gives one line: the features of all seats, and who won. For each stage of a
game, weights are sought that make the winners most likely (conditional logistic regression with a
ridge). What the next turn could bring is given. Which secret goal a seat has is reckoned with but
not written down: whoever searches draws it anew in every playout. Some features can only help or
hurt: where games seem to say otherwise, they weigh nothing. In most games all seats play by chance
now and then: unusual positions must be seen too.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import dvergar
from dvergar.bots import RandomBot, make_bot
from dvergar.games.dwarfs_fall import forecast
from dvergar.games.dwarfs_fall.figures import SECRETS
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.games.dwarfs_fall.worth import Wishes

FILE = Path(forecast.__file__).parent / "data" / "forecast.toml"
#: how often the seats play by chance: one of these for each game
_SLIPS = (0.0, 0.04, 0.1)
#: how strongly weights hold on to 0, in lines of one deviation
_RIDGE = 30.0
_STEPS = 40
_HURTS = ("dragon", "crowded", "shut_out")
_EITHER = ("hand", "to_move")
_SECRETS = [f"secret_{name}" for name in SECRETS]
_COLUMNS = (*forecast.FEATURES, *_SECRETS)
_HEAD = """\
# The weights of the forecast (forecast.py), fitted by tools/fit_dwarfs_fall.py: what each feature
# adds to the logarithm of a seat's chance when the foremost seat has 0, 1, or 2 goals and more.

"""

Floats = npt.NDArray[np.float64]


class Line(NamedTuple):
    """A position, by seat."""

    features: Floats
    next_turn: Floats
    #: of the victory
    shares: Floats


def play(seats: int, seed: int, bot: str) -> list[tuple[int, Line]]:
    """One game: its positions, each with its stage."""
    game = dvergar.game("dwarfs_fall")
    state = game.new(seats=seats, seed=seed)
    assert isinstance(state, DwarfsFallState)
    bots = [make_bot(bot, seed + seat, game) for seat in range(seats)]
    chance, anyone = random.Random(seed), RandomBot(seed)
    slips = chance.choice(_SLIPS)
    seen: list[tuple[int, Floats, Floats]] = []
    while not state.is_over:
        if forecast.is_start_of_turn(state) and not state.last_round:
            wishes = [Wishes(state, seat) for seat in range(seats)]
            features = np.array([describe(each) for each in wishes], dtype=np.float64)
            following = np.array([forecast.next_turn(each) for each in wishes])
            seen.append((forecast.stage_of(state), features, following))
        seat = state.to_act[0]
        player = anyone if chance.random() < slips else bots[seat]
        state.apply(seat, player.choose(state, seat))
    winners = state.winners()
    shares = np.array([(seat in winners) / len(winners) for seat in range(seats)])
    return [(stage, Line(features, following, shares)) for stage, features, following in seen]


def describe(wishes: Wishes) -> list[float]:
    """The features of a seat, and which secret goal it still has."""
    player = wishes.state.players[wishes.seat]
    hidden = [not player.revealed and player.secret == secret for secret in range(len(SECRETS))]
    return [*forecast.describe(wishes), *hidden]


def fit(lines: list[Line]) -> Floats:
    """The weights under which those who won were most likely to."""
    scale = np.concatenate([line.features - line.features.mean(axis=0) for line in lines]).std(
        axis=0
    )
    scale[scale == 0] = 1.0
    free = np.ones(len(scale), dtype=bool)
    signs = np.array([_sign(name) for name in _COLUMNS])
    scaled = [line._replace(features=line.features / scale) for line in lines]
    while True:
        weights = _newton(scaled, free)
        wrong = signs * weights < 0
        if not wrong.any():
            found: Floats = weights / scale
            return found
        free &= ~wrong


def _sign(name: str) -> int:
    """1: it helps, -1: it hurts, 0: who knows."""
    if name in _HURTS:
        return -1
    return 0 if name in _EITHER or name in _SECRETS else 1


def _newton(lines: list[Line], free: npt.NDArray[np.bool_]) -> Floats:
    count = len(free)
    weights = np.zeros(count)
    for _ in range(_STEPS):
        slope = _RIDGE * weights
        bend = _RIDGE * np.eye(count)
        for seats in {len(line.shares) for line in lines}:
            those = [line for line in lines if len(line.shares) == seats]
            features = np.stack([line.features for line in those])
            wins = np.stack([line.shares for line in those])
            values = features @ weights + np.stack([line.next_turn for line in those])
            odds = np.exp(values - values.max(axis=1, keepdims=True))
            odds /= odds.sum(axis=1, keepdims=True)
            mean = np.einsum("ns,nsf->nf", odds, features)
            slope += np.einsum("ns,nsf->f", odds - wins, features)
            bend += np.einsum("ns,nsf,nsg->fg", odds, features, features) - mean.T @ mean
        slope[~free] = 0.0
        step = np.zeros(count)
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        weights -= step
        if np.abs(step).max() < 1e-4:
            break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    stages: list[list[Line]] = [[] for _ in range(forecast.STAGES)]
    for number in range(options.games):
        seats = (2, 3, 2, 4)[number % 4]
        for stage, line in play(seats, options.seed + number, options.bot):
            stages[stage].append(line)
    weights = [fit(lines) for lines in stages]
    text = _HEAD + f"# from {options.games} games of {options.bot}\n"
    for number, name in enumerate(forecast.FEATURES):
        text += f"{name} = {[round(float(found[number]), 3) for found in weights]}\n"
    FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
