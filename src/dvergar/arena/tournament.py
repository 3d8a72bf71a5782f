"""A tournament: every bot meets every other, on the same deals, from every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from dvergar.arena.contest import Contest, contests
from dvergar.arena.crew import Hiring, check_jobs, play_all
from dvergar.arena.local_crew import LocalCrew
from dvergar.arena.outside import check_outside, is_outside
from dvergar.arena.play import bot_of
from dvergar.arena.ray_crew import RayCrew, load_ray
from dvergar.arena.results import Results
from dvergar.arena.schedule import ARENA, Plan, balanced_plan
from dvergar.games import game as find_game
from dvergar.kernel.errors import DvergarError

ENGINES = ("local", "ray")
#: combinations of bots, beyond which nobody wants to wait
_MOST_BOTS = 64


def plan_tournament(
    name: str,
    *,
    seats: int | None,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    data: Path | None = None,
    fewest: int = 2,
) -> Plan:
    """A checked plan; every bot has been tried."""
    game = find_game(name, data)
    if not fewest <= len(bots) <= _MOST_BOTS:
        args = {"count": len(bots), "least": fewest, "most": _MOST_BOTS}
        raise DvergarError("bad-entrants", args, ARENA)
    plan = balanced_plan(
        name,
        seats=game.seat_counts[0] if seats is None else seats,
        games=games,
        seed=seed,
        bots=bots,
        options=options,
        data=data,
    )
    for bot in bots:
        if is_outside(bot):
            check_outside(bot, game, plan.setup)
        else:
            bot_of(bot, 0, game)
    return plan


def hire(engine: str, jobs: int, address: str | None) -> Hiring | None:
    """The crew of an engine; None: everything is done in this process."""
    check_jobs(jobs)
    if engine not in ENGINES:
        args = {"given": engine, "known_list": list(ENGINES)}
        raise DvergarError("bad-engine", args, ARENA)
    if engine == "ray":
        load_ray(address)
        return partial(RayCrew, jobs, address)
    if address is not None:
        raise DvergarError("bad-address", {}, ARENA)
    return partial(LocalCrew, jobs) if jobs > 1 else None


def play_tournament(
    plan: Plan,
    results: Results,
    hiring: Hiring | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what is missing. Whatever interrupts it, finished games stay in the results."""

    def keep(done: list[Contest]) -> None:
        results.add(done)
        if progress is not None:
            progress(len(done))

    play_all(partial(contests, plan), results.missing(), hiring, keep)
    results.close()
