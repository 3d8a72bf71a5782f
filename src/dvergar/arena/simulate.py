"""Play many games between bots: seat-balanced, reproducible, on any number of processes.

Game number i is dealt from a seed of its own. The bots move round the seats: with n bots, n games
in a row use the same deal, and each bot plays it once from each seat.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.bots import line_up, make_bot
from dvergar.games import game as find_game
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import Game
from dvergar.kernel.rng import derive
from dvergar.kernel.state import Setup

_CHUNK = 20
MOST_GAMES = 1_000_000
MOST_JOBS = 256
Progress = Callable[[int], None]


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    data: Path | None


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that cannot be."""
    if not 1 <= jobs <= MOST_JOBS:
        raise DvergarError("bad-jobs", {"given": jobs, "most": MOST_JOBS})


class GameResult(NamedTuple):
    """One game; scores and wins by bot, not by seat."""

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
    """A checked plan; a single bot sits on all seats."""
    game = find_game(name, data)
    setup = game.setup(seats, seed, options)
    if not 1 <= games <= MOST_GAMES:
        raise DvergarError("bad-games", {"given": games, "most": MOST_GAMES})
    return Plan(name, setup, tuple(line_up(bots, seats, game)), games, data)


def simulate(plan: Plan, *, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play the plan. `progress` is told how many games were finished."""
    check_jobs(jobs)
    begin = time.perf_counter()
    chunks = [range(n, min(n + _CHUNK, plan.games)) for n in range(0, plan.games, _CHUNK)]
    played: dict[int, list[GameResult]] = {}
    if jobs == 1:
        for chunk in chunks:
            played[chunk.start] = play_games(plan, chunk)
            if progress is not None:
                progress(len(chunk))
    else:
        _play_in_processes(plan, chunks, jobs, played, progress)
    results = [result for start in sorted(played) for result in played[start]]
    return _add_up(plan, results, time.perf_counter() - begin)


def _play_in_processes(
    plan: Plan,
    chunks: list[range],
    jobs: int,
    played: dict[int, list[GameResult]],
    progress: Progress | None,
) -> None:
    """Fill in what was played. An interruption drops the games that have not begun."""
    context = multiprocessing.get_context("spawn")
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent) as pool:
        waiting = {pool.submit(play_games, plan, chunk): chunk for chunk in chunks}
        try:
            for done in as_completed(waiting):
                chunk = waiting[done]
                played[chunk.start] = done.result()
                if progress is not None:
                    progress(len(chunk))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a plan, in this process."""
    game = find_game(plan.game, plan.data)
    return [_play(game, plan, number) for number in numbers]


def _play(game: Game[Any], plan: Plan, number: int) -> GameResult:
    seats = plan.setup.seats
    deal, turn = divmod(number, seats)
    state = game.start(plan.setup._replace(seed=derive(plan.setup.seed, deal)))
    #: by seat: which bot of the line-up sits there
    sitting = [(seat + turn) % seats for seat in range(seats)]
    bots = [make_bot(plan.bots[bot], derive(plan.setup.seed, number, bot), game) for bot in sitting]
    decisions = 0
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state, seat))
        decisions += 1
    scores = state.scores()
    winners = state.winners()
    return GameResult(
        decisions,
        tuple(scores[sitting.index(bot)] for bot in range(seats)),
        tuple(sorted(sitting[seat] for seat in winners)),
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
