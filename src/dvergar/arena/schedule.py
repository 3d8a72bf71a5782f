"""The schedule: pairings, deals and seats, known before the first game starts.

Game number i is dealt from a seed of its own. A block of games shares one deal: every line-up plays
it, moving round the table until each of its bots has played it from each seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from dvergar.games import game as find_game
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.rng import derive
from dvergar.kernel.state import Setup

#: the package of the arena's words
ARENA = "dvergar.arena"
MOST_GAMES = 1_000_000

Lineup = tuple[int, ...]


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    #: with the seed of the whole run
    setup: Setup
    bots: tuple[str, ...]
    #: which bots play together, as numbers in `bots`
    lineups: tuple[Lineup, ...]
    #: in how many ways a line-up sits down to the same deal
    turns: int
    games: int
    data: Path | None

    @property
    def block(self) -> int:
        """The games that share a deal."""
        return len(self.lineups) * self.turns


class Seating(NamedTuple):
    """One game before it begins."""

    #: which deal of the run it is, and its seed
    deal: int
    seed: int
    #: the number of the line-up
    lineup: int
    #: by seat: the place in the line-up
    places: tuple[int, ...]
    #: by seat: the bot
    bots: tuple[int, ...]


def seating(plan: Plan, number: int) -> Seating:
    """The bot in each seat of a game of the plan."""
    seats = plan.setup.seats
    deal, rest = divmod(number, plan.block)
    lineup, turn = divmod(rest, plan.turns)
    places = tuple([(seat + turn) % seats for seat in range(seats)])
    bots = tuple([plan.lineups[lineup][place] for place in places])
    return Seating(deal, derive(plan.setup.seed, deal), lineup, places, bots)


def check_games(games: int) -> None:
    """Refuse a number of games that nobody plays."""
    if not 1 <= games <= MOST_GAMES:
        raise DvergarError("bad-games", {"given": games, "most": MOST_GAMES})


def lineups_of(bots: int, seats: int) -> tuple[Lineup, ...]:
    """With enough bots: every choice of as many as there are seats. With fewer: each bot once
    against a table full of each other one. A single bot fills the table."""
    if bots == 1:
        return ((0,) * seats,)
    if bots >= seats:
        return tuple(combinations(range(bots), seats))
    return tuple((one, *[other] * (seats - 1)) for one, other in permutations(range(bots), 2))


def balanced_plan(
    name: str,
    *,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    data: Path | None = None,
) -> Plan:
    """A plan in which all bots meet; the games are rounded up to whole blocks."""
    setup = find_game(name, data).setup(seats, seed, options)
    check_games(games)
    if len(set(bots)) < len(bots):
        twice = next(bot for number, bot in enumerate(bots) if bot in bots[:number])
        raise DvergarError("bad-bot-twice", {"given": twice}, ARENA)
    lineups = lineups_of(len(bots), seats)
    turns = seats if len(bots) > 1 else 1
    plan = Plan(name, setup, tuple(bots), lineups, turns, games, data)
    return plan._replace(games=-(-games // plan.block) * plan.block)
