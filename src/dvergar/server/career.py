"""A person's finished games, and what they add up to.

In the statistics a game counts if one sat on one seat and played it to its end oneself: around one
screen nobody knows which of the seats was whose, and what a bot finished says little. Where all win
or lose together, one may have led several. Such a game says how it ended, and rates nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, and_, select

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.kernel.game import LEVELS
from dvergar.server.insights import fill_in
from dvergar.server.rating import Interval, Rated, rate, share
from dvergar.server.schema import results, seats, tables
from dvergar.server.store import Store
from dvergar.server.table_json import SeatShown, TableShown

_LEVELS = list(LEVELS)
K = TypeVar("K")


class Finished(NamedTuple):
    """A game that is over, with the results of all seats."""

    table: TableShown
    yours: list[int]
    ended: int
    #: rows of `results`, by seat
    seats: Sequence[Row[Any]]

    @property
    def mine(self) -> Row[Any]:
        return self.seats[self.yours[0]]

    @property
    def together(self) -> bool:
        """Did all win or lose together?"""
        return self.table.outcome is not None and not self.table.outcome.places

    @property
    def counts(self) -> bool:
        alone = len(self.yours) == 1 or self.together
        return alone and not any(self.table.seats[seat].away for seat in self.yours)

    @property
    def others(self) -> list[tuple[SeatShown, Row[Any]]]:
        """All seats but one's own."""
        pairs = zip(self.table.seats, self.seats, strict=True)
        return [pair for number, pair in enumerate(pairs) if number not in self.yours]

    @property
    def faced(self) -> str | None:
        """The strongest bot at the table; None: only people."""
        bots = [seat.level for seat, _ in self.others if seat.kind == "bot" and seat.level]
        return max(bots, key=_rank, default=None)


def _rank(bot: str) -> tuple[int, str]:
    return (_LEVELS.index(bot) if bot in _LEVELS else -1, bot)


class Tally(NamedTuple):
    """How often one played and won. A shared victory is a fraction of one."""

    played: int
    won: float
    share: Interval
    mean_score: float


class Gained(NamedTuple):
    """Something that one got: in how many games, and how many of them one won."""

    kind: str
    item: str
    got: int
    won: float
    share: Interval


class Category(NamedTuple):
    """A line of the score sheets: the mean of one's own, and of everybody else's."""

    key: str
    mine: float
    others: float


class Ending(NamedTuple):
    """How games in which all win or lose together ended, and how often."""

    key: str
    won: bool
    times: int


class Rating(NamedTuple):
    """How strong one is beside the levels, and from how many games one knows."""

    games: int
    value: Interval


class Career(NamedTuple):
    """All games of one kind."""

    game: str
    cooperative: bool
    #: finished, but not counted
    uncounted: int
    #: None: none counts
    total: Tally | None
    best: Finished | None
    by_seats: list[tuple[int, Tally]]
    by_level: list[tuple[str | None, Tally]]
    categories: list[Category]
    #: the surest first
    gains: list[Gained]
    #: of games in which all win or lose together, the most frequent first
    endings: list[Ending]
    #: None: of no game, or in a game whose levels were not measured
    rating: Rating | None


# --- finished games --------------------------------------------------------------------------

_SAME_SEAT = and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat)


async def finished(
    store: Store, person: str, *, game: str | None, before: int, limit: int | None
) -> list[Finished]:
    """A person's finished games, the latest first."""
    wanted: list[ColumnElement[bool]] = [seats.c.person == person, results.c.ended < before]
    if game is not None:
        wanted.append(results.c.game == game)
    latest = (
        select(results.c.table_id, results.c.ended)
        .join(seats, _SAME_SEAT)
        .where(*wanted)
        .distinct()
        .order_by(results.c.ended.desc(), results.c.table_id)
        .limit(limit)
        .subquery()
    )
    order = (latest.c.ended.desc(), latest.c.table_id)
    rows = (
        select(results, seats.c.person, tables.c.shown)
        .join(latest, latest.c.table_id == results.c.table_id)
        .join(seats, _SAME_SEAT)
        .join(tables, tables.c.id == results.c.table_id)
        .order_by(*order, results.c.seat)
    )
    async with store.engine.connect() as connection:
        found = (await connection.execute(rows)).all()
    return [_finished(list(group), person) for _, group in groupby(found, lambda row: row.table_id)]


def _finished(rows: Sequence[Row[Any]], person: str) -> Finished:
    table = msgspec.json.decode(rows[0].shown, type=TableShown)
    return Finished(table, [row.seat for row in rows if row.person == person], rows[0].ended, rows)


# --- statistics ------------------------------------------------------------------------------


async def careers(store: Store, person: str) -> list[Career]:
    """What a person's games add up to, game by game, the most played first."""
    await fill_in(store, person)
    games = await finished(store, person, game=None, before=1 << 60, limit=None)
    by_name: dict[str, list[Finished]] = {}
    for each in games:
        by_name.setdefault(each.table.game, []).append(each)
    known = [name for name in by_name if name in game_names()]
    return [_career(name, by_name[name]) for name in sorted(known, key=lambda n: -len(by_name[n]))]


def _career(name: str, all_games: Sequence[Finished]) -> Career:
    games = [game for game in all_games if game.counts]
    cooperative = find_game(name).cooperative
    return Career(
        name,
        cooperative,
        len(all_games) - len(games),
        _tally(games) if games else None,
        None if cooperative else max(games, key=lambda game: game.mine.score, default=None),
        sorted(_groups(games, lambda game: len(game.seats))),
        sorted(_groups(games, lambda game: game.faced), key=lambda group: _rank(group[0] or "")),
        _categories(games),
        _gains(games),
        _endings(games),
        None if cooperative else _rating(find_game(name).level_ratings, games),
    )


def _tally(games: Sequence[Finished]) -> Tally:
    won = sum(game.mine.won for game in games) / 1000
    score = fmean(game.mine.score for game in games)
    return Tally(len(games), won, share(won, len(games)), score)


def _groups(games: Sequence[Finished], key: Callable[[Finished], K]) -> list[tuple[K, Tally]]:
    found: dict[K, list[Finished]] = {}
    for game in games:
        found.setdefault(key(game), []).append(game)
    return [(group, _tally(members)) for group, members in found.items()]


def _categories(games: Sequence[Finished]) -> list[Category]:
    """In the order of the sheets."""
    mine: Counter[str] = Counter()
    others: Counter[str] = Counter()
    rivals = 0
    for game in games:
        rivals += len(game.others)
        for row, sums in [(game.mine, mine), *[(row, others) for _, row in game.others]]:
            for key, points in msgspec.json.decode(row.lines):
                sums[key] += points
    keys = dict.fromkeys([*mine, *others])
    return [Category(key, mine[key] / len(games), others[key] / max(1, rivals)) for key in keys]


def _gains(games: Sequence[Finished]) -> list[Gained]:
    got: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game in games:
        # twice in one game is still one game
        for kind, item in {(kind, item) for kind, item, _ in _gains_of(game.mine)}:
            got[kind, item] += 1
            won[kind, item] += game.mine.won
    found = [
        Gained(kind, item, times, won[kind, item] / 1000, share(won[kind, item] / 1000, times))
        for (kind, item), times in got.items()
    ]
    return sorted(found, key=lambda each: (each.kind, -each.share.low, each.item))


def _gains_of(row: Row[Any]) -> list[tuple[str, str, int]]:
    return msgspec.json.decode(row.gains or "[]", type=list[tuple[str, str, int]])


def _endings(games: Sequence[Finished]) -> list[Ending]:
    counted = Counter(
        (game.table.outcome.why["key"], bool(game.table.outcome.winners))
        for game in games
        if game.together and game.table.outcome and game.table.outcome.why
    )
    return [Ending(key, won, times) for (key, won), times in counted.most_common()]


def _rating(levels: Mapping[str, float], games: Sequence[Finished]) -> Rating | None:
    """From the games in which one took nothing back: that one saw more than the bots."""
    rated = [
        Rated(
            game.mine.place,
            tuple(
                (row.place, seat.level)
                for seat, row in game.others
                if seat.kind == "bot" and seat.level is not None and seat.level in levels
            ),
        )
        for game in games
        if not game.mine.undone
    ]
    rated = [game for game in rated if game.bots]
    value = rate(levels, rated)
    return None if value is None else Rating(len(rated), value)
