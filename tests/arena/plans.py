"""Plans for tests."""

from __future__ import annotations

from dvergar.arena.contest import Contest, contests
from dvergar.arena.schedule import Plan, balanced_plan


def balanced(*bots: str, seats: int = 2, games: int = 4, seed: int = 1) -> Plan:
    """A plan of Nidavellir in which all bots meet."""
    return balanced_plan("nidavellir", seats=seats, games=games, seed=seed, bots=bots, options={})


def all_played(plan: Plan) -> list[Contest]:
    return contests(plan, range(plan.games))


def finished(number: int, *places: int) -> Contest:
    """A game that ended so; only the places matter."""
    seats = len(places)
    scores = tuple(10 * (seats - place) for place in places)
    return Contest(number, 10, scores, places, ({"points": 1},) * seats, (), ())
