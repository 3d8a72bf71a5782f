"""Play many games between bots, and count only wins and scores: the fast way.

The bots of a line-up move round the seats: with n bots, n games in a row use the same deal, and
each bot plays it once from each seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.arena.crew import check_jobs, play_all
from dvergar.arena.local_crew import LocalCrew
from dvergar.arena.play import bot_of, bot_seed, play_out, positions
from dvergar.arena.schedule import Plan, check_games, seating
from dvergar.bots import line_up
from dvergar.games import game as find_game
from dvergar.kernel.game import Game

Progress = Callable[[int], None]


class GameResult(NamedTuple):
    """One game; scores and wins by bot, not by seat."""

    number: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Result(NamedTuple):
    """All games together. Nothing here but `seconds` depends on the machine."""

    plan: Plan
    games: int
    decisions: int
    #: by bot; a shared victory counts as a fraction of a win, unless all play together
    wins: list[float]
    mean_scores: list[float]
    seconds: float

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.plan.game,
            "seats": self.plan.setup.seats,
            "options": dict(self.plan.setup.options),
            "seed": self.plan.setup.seed,
            "bots": list(self.plan.bots),
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "wins": self.wins,
            "mean_scores": self.mean_scores,
        }


def make_plan(
    name: str,
    *,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    data: Path | None = None,
) -> Plan:
    """A checked plan with one line-up; a single bot sits on all seats."""
    game = find_game(name, data)
    setup = game.setup(seats, seed, options)
    check_games(games)
    lineup = tuple(line_up(bots, seats, game))
    return Plan(name, setup, lineup, (tuple(range(seats)),), seats, games, data)


def simulate(plan: Plan, *, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play the plan. `progress` is told how many games were finished."""
    check_jobs(jobs)
    begin = time.perf_counter()
    results: list[GameResult] = []
    hiring = partial(LocalCrew, jobs) if jobs > 1 else None

    def keep(done: list[GameResult]) -> None:
        results.extend(done)
        if progress is not None:
            progress(len(done))

    play_all(partial(play_games, plan), range(plan.games), hiring, keep)
    results.sort()
    return _add_up(plan, results, time.perf_counter() - begin)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a plan, in this process."""
    game = find_game(plan.game, plan.data)
    return [_play(game, plan, number) for number in numbers]


def _play(game: Game[Any], plan: Plan, number: int) -> GameResult:
    sitting = seating(plan, number)
    bots = [
        bot_of(plan.bots[bot], bot_seed(plan, number, place), game)
        for bot, place in zip(sitting.bots, sitting.places, strict=True)
    ]
    state, decisions = play_out(positions(game, plan, sitting, bots))
    scores = state.scores()
    return GameResult(
        number,
        decisions,
        tuple(scores[sitting.bots.index(bot)] for bot in range(plan.setup.seats)),
        tuple(sorted(sitting.bots[seat] for seat in state.winners())),
    )


def _add_up(plan: Plan, results: list[GameResult], seconds: float) -> Result:
    seats = plan.setup.seats
    cooperative = find_game(plan.game, plan.data).cooperative
    wins = [0.0] * seats
    totals = [0] * seats
    for result in results:
        for bot in result.winners:
            wins[bot] += 1 if cooperative else 1 / len(result.winners)
        for bot in range(seats):
            totals[bot] += result.scores[bot]
    games = len(results)
    return Result(
        plan,
        games,
        sum(result.decisions for result in results),
        [round(won, 6) for won in wins],
        [round(total / games, 6) for total in totals],
        seconds,
    )
