"""Fit Nidavellir's forecast to games of bots: `python -m tools.fit --bot search:24 --games 2000`.

Every start of a round and the end of every game give one line per seat: the features of the army
and the score that it came to. For each number of rounds left, ridge regression finds the weights;
what the games do not tell is taken from the weights of one round later. Seats play by chance now
and then: unusual armies must be seen too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

import dvergar
from dvergar.bots import RandomBot, make_bot
from dvergar.games.nidavellir import forecast
from dvergar.games.nidavellir.state import NidavellirState

FILE = Path(forecast.__file__).parent / "data" / "forecast.toml"
#: how often a seat plays by chance: one of these for each seat and game
_SLIPS = (0.0, 0.08, 0.16)
#: how strongly weights hold on to those of the round after, in lines of one deviation
_RIDGE = 30.0
#: scores are logistic around the forecast: what turns a standard deviation into a scale
_LOGISTIC = 3**0.5 / np.pi
_HEAD = """\
# The weights of the forecast (forecast.py), fitted by tools/fit.py: what each feature adds to the
# expected score when 0, 1, 2, … rounds are left; `spread` is how far scores lie from it.
"""

Floats = npt.NDArray[np.float64]
#: by rounds left: the armies of all seats, and what they came to
Lines = dict[int, list[tuple[Sequence[float], float]]]


def play(seats: int, seed: int, bot: str, lines: Lines) -> None:
    """One game, written down."""
    game = dvergar.game("nidavellir")
    state = game.new(seats=seats, seed=seed, edition="de" if seed % 4 else "fr")
    assert isinstance(state, NidavellirState)
    bots = [make_bot(bot, seed + seat, game) for seat in range(seats)]
    chance, anyone = random.Random(seed), RandomBot(seed)
    slips = [chance.choice(_SLIPS) for _ in range(seats)]
    seen: dict[int, list[list[float]]] = {}
    while not state.is_over:
        if forecast.is_start_of_round(state):
            seen[forecast.rounds_left(state) + 1] = features(state)
        seat = state.to_act[0]
        player = anyone if chance.random() < slips[seat] else bots[seat]
        state.apply(seat, player.choose(state, seat))
    seen[0] = features(state)
    for left, armies in seen.items():
        lines.setdefault(left, []).extend(zip(armies, state.scores(), strict=True))


def features(state: NidavellirState) -> list[list[float]]:
    leads = forecast.leads(state)
    return [forecast.describe(state, seat, leads[seat]) for seat in range(state.seats)]


def fit(seats: int, lines: Lines) -> dict[str, list[float]]:
    """The weights for a number of seats, and how far scores lie from the forecast."""
    scale = np.array([army for found in lines.values() for army, _ in found]).std(axis=0)
    scale[scale == 0] = 1.0
    hold = np.full(len(scale), _RIDGE)
    hold[0] = 1e-6  # what everybody starts with is free
    last = np.zeros(len(scale))
    result: dict[str, list[float]] = {name: [] for name in (*forecast.FEATURES, "spread")}
    for left in sorted(lines):
        armies = np.array([army for army, _ in lines[left]], dtype=np.float64) / scale
        scores = np.array([score for _, score in lines[left]], dtype=np.float64)
        held = hold if left else hold / 1000
        square = armies.T @ armies + np.diag(held)
        last = np.linalg.solve(square, armies.T @ scores + held * last)
        errors = (scores - armies @ last).reshape(-1, seats)
        spread = max(float(np.std(errors[:, 0] - errors[:, 1])) * float(_LOGISTIC), 1.0)
        for name, weight in zip(result, [*(last / scale), spread], strict=True):
            result[name].append(round(float(weight), 3))
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    text = _HEAD
    for seats in given.seats:
        begin = time.perf_counter()
        lines: Lines = {}
        for number in range(given.games):
            play(seats, given.seed + number, given.bot, lines)
        weights = fit(seats, lines)
        print(f"{seats} seats: {time.perf_counter() - begin:.0f} s, spread {weights['spread']}")
        text += f"\n# from {given.games} games of {given.bot}\n[seats{seats}]\n"
        text += "".join(f"{name} = {found}\n" for name, found in weights.items())
    given.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
