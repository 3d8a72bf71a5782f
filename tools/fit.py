"""Fit a game's forecast to games of bots: `python -m tools.fit GAME --bot greedy --games 6000`.

The game's `advice/forecast.py` says what a seat is described by (FEATURES) and where it can judge
(`sample`). Each such position gives one line per seat: its features, and the score that it came to.
For each stage of a game, ridge regression finds the weights; what the games do not tell is taken
from the weights of the stage before, which is nearer to the end. Where games differ in length, only
how far seats lie apart is looked at. Some features can only help or hurt: where games seem to say
otherwise, they weigh nothing. Seats play by chance now and then. The game's FITTING says all this.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import numpy.typing as npt

import dvergar
from dvergar.bots import RandomBot, make_bot

#: how strongly weights hold on to those of the stage before, in lines of one deviation
_RIDGE = 30.0
#: scores are logistic around the forecast: what turns a standard deviation into a scale
_LOGISTIC = 3**0.5 / np.pi
_HEAD = """\
# The weights of advice/forecast.py, fitted by tools/fit.py: what each feature adds to the
# expected score, by stage, that nearest to the end first; `spread` is how far scores lie from it.
"""

Floats = npt.NDArray[np.float64]
#: by stage: of each position the features of all seats, and what they came to
Lines = dict[int, list[tuple[Sequence[Sequence[float]], Sequence[float]]]]


def play(forecast: ModuleType, name: str, seats: int, seed: int, bot: str, lines: Lines) -> None:
    """One game, written down."""
    game, fitting = dvergar.game(name), forecast.FITTING
    state = game.new(seats=seats, seed=seed, **fitting.variety[seed % len(fitting.variety)])
    bots = [make_bot(bot, seed + seat, game) for seat in range(seats)]
    chance, anyone = random.Random(seed), RandomBot(seed)
    slips = [chance.choice(fitting.slips) for _ in range(seats)]
    if fitting.relative:  # who slips more often would make what such a seat has look bad
        slips = slips[:1] * seats
    seen = [forecast.sample(state)]
    while not state.is_over:
        seat = state.to_act[0]
        player = anyone if chance.random() < slips[seat] else bots[seat]
        state.apply(seat, player.choose(state, seat))
        seen.append(forecast.sample(state))
    for found in seen:
        if found is not None:
            stage, features = found
            lines.setdefault(stage, []).append((features, state.scores()))


def fit(forecast: ModuleType, lines: Lines) -> dict[str, list[float]]:
    """By feature: its weight in each stage; and how far scores lie from the forecast."""
    names = forecast.FEATURES
    signs = np.array([forecast.FITTING.signs.get(name, 0) for name in names])
    every = [seat for found in lines.values() for features, _ in found for seat in features]
    scale = np.array(every, dtype=np.float64).std(axis=0)
    scale[scale == 0] = 1.0
    start = names.index("start")
    hold = np.full(len(names), _RIDGE)
    hold[start] = 1e-6  # what everybody starts with is free
    weights = np.zeros(len(names))
    result: dict[str, list[float]] = {name: [] for name in (*names, "spread")}
    for number, stage in enumerate(sorted(lines)):
        features = np.array([found for found, _ in lines[stage]], dtype=np.float64) / scale
        scores = np.array([found for _, found in lines[stage]], dtype=np.float64)
        held = hold if number else hold / 1000
        if forecast.FITTING.relative:
            apart = features - features.mean(axis=1, keepdims=True)
            behind = scores - scores.mean(axis=1, keepdims=True)
            weights = _ridge(apart, behind, held, weights, signs)
            weights[start] = (scores - features @ np.where(hold < 1, 0, weights)).mean()
        else:
            weights = _ridge(features, scores, held, weights, signs)
        errors = scores - features @ weights
        spread = max(float(np.std(errors[:, 0] - errors[:, 1])) * float(_LOGISTIC), 1.0)
        for name, weight in zip(result, [*(weights / scale), spread], strict=True):
            result[name].append(round(float(weight), 3))
    return result


def _ridge(
    features: Floats, scores: Floats, hold: Floats, towards: Floats, signs: npt.NDArray[np.int_]
) -> Floats:
    """The weights that meet the scores best; none against its sign."""
    lines, targets = features.reshape(-1, len(hold)), scores.reshape(-1)
    square, right = lines.T @ lines + np.diag(hold), lines.T @ targets + hold * towards
    free = np.ones(len(hold), dtype=bool)
    while True:
        weights = np.zeros(len(hold))
        weights[free] = np.linalg.solve(square[np.ix_(free, free)], right[free])
        wrong = signs * weights < 0
        if not wrong.any():
            return weights
        free &= ~wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, help="otherwise the game's own file")
    given = parser.parse_args()
    forecast = import_module(f"dvergar.games.{given.game}.advice.forecast")
    text = _HEAD
    for seats in given.seats or dvergar.game(given.game).seat_counts:
        begin = time.perf_counter()
        lines: Lines = {}
        for number in range(given.games):
            play(forecast, given.game, seats, given.seed + number, given.bot, lines)
        weights = fit(forecast, lines)
        print(f"{seats} seats: {time.perf_counter() - begin:.0f} s, spread {weights['spread']}")
        text += f"\n# from {given.games} games of {given.bot}\n[seats{seats}]\n"
        text += "".join(f"{name} = {found}\n" for name, found in weights.items())
    out = given.out or Path(str(forecast.__file__)).parents[1] / "data" / "forecast.toml"
    out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
