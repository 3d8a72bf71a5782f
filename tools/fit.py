"""Fit Nidavellir's forecast to games of bots: `python -m tools.fit --bot greedy --games 15000`.

Every start of a round and the end of every game give one line per seat: the features of the army
and the score that it came to. The weights are those of ridge regression, each a polynomial in the
share of the game that is left. Seats play by chance now and then: unusual armies must be seen too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

import dvergar
from dvergar.bots import RandomBot, make_bot
from dvergar.games.nidavellir import forecast
from dvergar.games.nidavellir.figures import TAVERNS
from dvergar.games.nidavellir.state import NidavellirState

FILE = Path(forecast.__file__).parent / "data" / "forecast.toml"
#: how often a seat plays by chance
_SLIPS = 0.08
_POWERS = 3
#: scores are logistic around the forecast: what turns a standard deviation into a scale
_LOGISTIC = 3**0.5 / np.pi
_RIDGE = 1.0
_HEAD = """# The weights of the forecast (forecast.py), fitted by tools/fit.py: what each feature
# adds to the expected score, as the coefficients of 1, x and x squared; x is the share of turns that is left.
# Source: {games} games of {bot} for each number of seats.
"""

Floats = npt.NDArray[np.float64]


def play(seats: int, seed: int, bot: str) -> Iterator[tuple[float, Sequence[float], int]]:
    """Of one game: how much is left, the features of a seat, and its score at the end."""
    game = dvergar.game("nidavellir")
    state = game.new(seats=seats, seed=seed, edition="de" if seed % 4 else "fr")
    assert isinstance(state, NidavellirState)
    bots = [make_bot(bot, seed + seat, game) for seat in range(seats)]
    chance, anyone = random.Random(seed), RandomBot(seed)
    all_turns = 2 * TAVERNS * state.config.rounds
    seen: dict[float, list[list[float]]] = {}
    while not state.is_over:
        if forecast.is_start_of_round(state):
            seen[forecast.turns_left(state) / all_turns] = features(state)
        seat = state.to_act[0]
        player = anyone if chance.random() < _SLIPS else bots[seat]
        state.apply(seat, player.choose(state, seat))
    seen[0.0] = features(state)
    scores = state.scores()
    for left, armies in seen.items():
        for seat, army in enumerate(armies):
            yield left, army, scores[seat]


def features(state: NidavellirState) -> list[list[float]]:
    leads = forecast.leads(state)
    return [forecast.describe(state, seat, leads[seat]) for seat in range(state.seats)]


def fit(seats: int, games: int, bot: str, seed: int) -> dict[str, list[float]]:
    """The weights for a number of seats, and how far scores lie apart from the forecast."""
    lines = [line for number in range(games) for line in play(seats, seed + number, bot)]
    left = np.array([line[0] for line in lines])
    armies = np.array([line[1] for line in lines], dtype=np.float64)
    scores = np.array([line[2] for line in lines], dtype=np.float64)
    table = np.concatenate([armies * left[:, None] ** power for power in range(_POWERS)], axis=1)
    found = ridge(table, scores)
    count = len(forecast.FEATURES)
    result = {
        name: [round(float(found[power * count + number]), 4) for power in range(_POWERS)]
        for number, name in enumerate(forecast.FEATURES)
    }
    result["spread"] = spread(left, (scores - table @ found).reshape(-1, seats))
    return result


def ridge(table: Floats, scores: Floats) -> Floats:
    """The weights with the least squared error, each feature measured in its own deviation."""
    scale = table.std(axis=0)
    scale[scale == 0] = 1.0
    scaled = table / scale
    square = scaled.T @ scaled + _RIDGE * np.eye(table.shape[1])
    solved: Floats = np.linalg.solve(square, scaled.T @ scores) / scale
    return solved


def spread(left: Floats, errors: Floats) -> list[float]:
    """The logistic scale of the difference between two seats' errors, as a polynomial."""
    by_left: dict[float, list[float]] = defaultdict(list)
    for share, error in zip(left.reshape(errors.shape)[:, 0], errors, strict=True):
        if share > 0:
            by_left[share].append(error[0] - error[1])
    scales = [float(np.std(found)) * _LOGISTIC for found in by_left.values()]
    solved = np.polynomial.polynomial.polyfit(list(by_left), scales, _POWERS - 1)
    return [round(float(weight), 4) for weight in solved]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    text = _HEAD.format(games=given.games, bot=given.bot)
    for seats in given.seats:
        begin = time.perf_counter()
        weights = fit(seats, given.games, given.bot, given.seed)
        print(f"{seats} seats: {time.perf_counter() - begin:.0f} s, spread {weights['spread']}")
        text += f"\n[seats{seats}]\n"
        text += "".join(f"{name} = {found}\n" for name, found in weights.items())
    given.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
