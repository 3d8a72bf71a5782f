"""Keeping what was played. An entry counts when `append` has said yes: then it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dvergar.games import game
from dvergar.kernel.state import Setup
from dvergar.server import notices
from dvergar.server.corrections import FindGame
from dvergar.server.database import at_once, is_sqlite
from dvergar.server.entry import Entry, Header, Settings
from dvergar.server.mark import Mark
from dvergar.server.metrics import STORING
from dvergar.server.notices import Heard, Notice
from dvergar.server.refusal import MISSING, NOT_NOW, Refusal
from dvergar.server.schema import (
    entries,
    persons,
    results,
    reviews,
    seats,
    snapshots,
    tables,
)

#: how many entries one transaction may carry
_BATCH = 200
#: what makes the cookies of a person invalid when it changes
_CALLS_IN = ("generation", "became", "banned")

#: in the column of the status: a lesson, at whatever stage
LESSON = "lesson"
#: in the column of the settings: imports and forks, which count in no statistics; lessons, too
UNCOUNTED = '"counts":false'
#: milliseconds
DAY = 24 * 3600 * 1000

_encode = msgspec.json.encode
_log = logging.getLogger(__name__)


class IndexRow(NamedTuple):
    """What the lobby can be asked about a table: it follows from the entries."""

    status: str
    host: str
    shown: bytes
    wake: int | None
    #: who holds each seat; None: not changed by this entry
    people: Sequence[str | None] | None
    #: rows of `results`, when the game has just ended
    results: Sequence[dict[str, Any]] = ()
    #: positions to keep, each with the number of the entry that it comes after
    snapshots: Sequence[tuple[int, bytes]] = ()


class _Pending(NamedTuple):
    table: str
    entry: Entry
    index_row: IndexRow
    done: asyncio.Future[bool]


class Store:
    """The database of a server; `visiting`: of one that another process may run meanwhile."""

    def __init__(
        self,
        engine: AsyncEngine,
        find_game: FindGame = game,
        mark: Mark | None = None,
        *,
        visiting: bool = False,
    ) -> None:
        self._visiting = visiting
        self.engine = engine
        self.find_game = find_game
        self._mark = mark
        self._sqlite = is_sqlite(engine)
        self._insert = sqlite_insert if self._sqlite else postgresql_insert
        #: SQLite has one writer at a time: our writers wait here, not in the database
        self._one_writer = asyncio.Semaphore(1 if self._sqlite else 4)
        self._pending: list[_Pending] = []
        self._flushing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what was promised, then let go of the database."""
        while self._flushing is not None:
            await self._flushing
        await self.engine.dispose()
        if self._mark is not None:
            self._mark.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; it is durable when the block has ended."""
        async with self._one_writer, self.engine.connect() as connection:
            await connection.execution_options(writing=True)
            async with connection.begin():
                yield connection
                if self._mark is not None:
                    counted = (await connection.run_sync(at_once, _COUNT))[0][0]
            if self._mark is not None:
                self._mark.write(counted)

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _row(self, query: Any) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    # --- entries -----------------------------------------------------------------------------

    async def append(self, table: str, entry: Entry, index_row: IndexRow) -> bool:
        """Store an entry; False: its number or its client's id is taken, nothing was stored.

        Entries that arrive while the disk is busy share the next transaction.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(_Pending(table, entry, index_row, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        # the asker may go away; what was handed over is stored all the same
        with STORING.time():
            return await asyncio.shield(done)

    async def _flush(self) -> None:
        try:
            while self._pending:
                batch = self._pending[:_BATCH]
                del self._pending[:_BATCH]
                await self._store_all(batch)
        finally:
            self._flushing = None

    async def _store_all(self, batch: Sequence[_Pending]) -> None:
        """Store a batch and say how it went."""
        try:
            stored = await self._store(batch)
        except IntegrityError as error:  # a table was removed: the others are there
            if len(batch) > 1:
                for item in batch:
                    await self._store_all([item])
            else:
                _settle(batch[0].done, await self._why_not(batch[0].table, error))
        except Exception as error:  # whatever it is: nobody waits in vain
            for item in batch:
                _settle(item.done, error)
        else:
            for item in batch:
                _settle(item.done, item.done in stored)

    async def _why_not(self, table: str, error: Exception) -> Exception:
        """Why an entry contradicts what is stored: the table may have been removed."""
        try:
            row = await self._row(select(tables.c.id).where(tables.c.id == table))
        except Exception as worse:  # whatever it is: nobody waits in vain
            return worse
        return Refusal(MISSING, "no-table") if row is None else error

    async def _store(self, batch: Sequence[_Pending]) -> set[asyncio.Future[bool]]:
        """Store what is possible of a batch, in one transaction; returns what was."""
        # the first with a number has it; in one order everywhere: processes never block each other
        first = {(item.table, item.entry.number): item for item in reversed(batch)}
        rows = [_entry_row(first[key].table, first[key].entry) for key in sorted(first)]
        statement = self._insert(entries).on_conflict_do_nothing()
        returning = statement.returning(entries.c.table_id, entries.c.number)
        async with self.writing() as connection:
            stored = {(row[0], row[1]) for row in await connection.execute(returning, rows)}
            kept = [first[key] for key in sorted(stored)]
            if kept:
                await self._follow(connection, kept)
        return {item.done for item in kept}

    async def _follow(self, connection: AsyncConnection, kept: Sequence[_Pending]) -> None:
        """Write what follows from entries: lobby, seats, snapshots, results; tell the others."""
        await connection.execute(_UPDATE_TABLE, [_index_values(item) for item in kept])
        moved = [item for item in kept if item.index_row.people is not None]
        if moved:
            await connection.execute(
                _UPDATE_SEAT, [row for item in moved for row in _seat_rows(item)]
            )
        taken = [row for item in kept for row in _snapshot_rows(item.table, item.index_row)]
        if taken:
            await connection.execute(self._insert(snapshots).on_conflict_do_nothing(), taken)
        ended = [row for item in kept for row in item.index_row.results]
        if ended:
            await connection.execute(self._insert(results).on_conflict_do_nothing(), ended)
        news = [(item.table, item.entry.number) for item in kept]
        await self.tell_others(connection, Notice(news))

    async def tell_others(self, connection: AsyncConnection, notice: Notice) -> None:
        """Let the other processes know, as soon as the transaction is durable."""
        if not self._sqlite:
            await notices.tell(connection, notice)
        elif self._visiting:
            await notices.leave(connection, notice)

    async def take_notices(self) -> Notice | None:
        """What visiting processes have left for the server, if anything. SQLite only."""
        if not self._sqlite or not await self._rows(notices.left()):
            return None
        async with self.writing() as connection:
            return await notices.take(connection)

    async def version_of(self, table: str, person: str, client: str) -> int | None:
        """The number of the entry that a client's id was given to, also as a guest before."""
        guests = select(persons.c.id).where(persons.c.became == person)
        account = select(persons.c.became).where(persons.c.id == person)
        of = entries.c.person
        same = or_(of == person, of.in_(guests), of.in_(account))
        here = (entries.c.table_id == table, entries.c.client == client)
        row = await self._row(select(entries.c.number).where(*here, same))
        return None if row is None else row[0]

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        """Everything that happened at a table after an entry."""
        columns = (c for c in entries.c if c.name != "table_id")
        query = select(*columns).where(entries.c.table_id == table, entries.c.number > number)
        rows = await self._rows(query.order_by(entries.c.number))
        return [read_entry(row) for row in rows]

    async def snapshot(self, table: str, numbers: Sequence[int]) -> tuple[int, str] | None:
        """The latest snapshot after one of these entries."""
        if not numbers:
            return None
        last = numbers[-1]
        query = select(snapshots.c.number).where(
            snapshots.c.table_id == table, snapshots.c.number <= last
        )
        line = set(numbers)
        known = [row[0] for row in await self._rows(query) if row[0] in line]
        if not known:
            return None
        best = max(known)
        same = (snapshots.c.table_id == table, snapshots.c.number == best)
        row = await self._row(select(snapshots.c.body).where(*same))
        return None if row is None else (best, row[0])

    # --- tables ------------------------------------------------------------------------------

    async def create_table(
        self, header: Header, made: Sequence[Entry], index_row: IndexRow
    ) -> None:
        """A new table with the entries that it begins with."""
        people = index_row.people or [None] * header.setup.seats
        async with self.writing() as connection:
            await connection.execute(insert(tables), [_table_row(header, made, index_row)])
            places = [
                {"table_id": header.id, "seat": seat, "person": person}
                for seat, person in enumerate(people)
            ]
            await connection.execute(insert(seats), places)
            if made:
                rows = [_entry_row(header.id, entry) for entry in made]
                await connection.execute(insert(entries), rows)
            if index_row.snapshots:
                await connection.execute(insert(snapshots), _snapshot_rows(header.id, index_row))

    async def header(self, table: str) -> Header:
        """How a table was set up."""
        # nobody knows what a link holds; no database takes a zero byte
        row = (
            await self._row(select(tables).where(tables.c.id == table)) if table.isalnum() else None
        )
        if row is None:
            raise Refusal(MISSING, "no-table")
        game = self.find_game(row.game)
        if game.rules_version != row.rules:
            args = {"given": row.rules, "ours": game.rules_version}
            raise Refusal(NOT_NOW, "other-rules", args)
        setup = Setup(row.seats, int(row.seed), msgspec.json.decode(row.options))
        settings = msgspec.json.decode(row.settings, type=Settings)
        if settings.data != game.data_mark:
            raise Refusal(NOT_NOW, "other-data")
        base = msgspec.json.decode(row.base) if row.base else None
        return Header(row.id, game, setup, settings, row.host, row.created, base)

    async def lobby(
        self,
        *,
        status: str | None,
        person: str | None,
        game: str | None,
        limit: int,
        before: int,
        hidden: Select[tuple[str]] | None = None,
    ) -> list[tuple[bytes, list[int], bool]]:
        """Tables, the latest first: as shown, which seats are the person's, whether it is host.

        With a status: the public ones; without: the person's own. `hidden` are people at whose
        tables nobody is to be found.
        """
        query = select(tables.c.id, tables.c.shown, tables.c.host).where(tables.c.updated < before)
        if status is not None:
            query = query.where(tables.c.status == status, tables.c.public)
            if hidden is not None:
                theirs = select(seats.c.table_id).where(seats.c.person.in_(hidden))
                query = query.where(tables.c.host.not_in(hidden), tables.c.id.not_in(theirs))
        else:
            mine = select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(or_(tables.c.id.in_(mine), tables.c.host == person))
            query = query.where(tables.c.status != LESSON)
        if game is not None:
            query = query.where(tables.c.game == game)
        found = await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))
        own: dict[str, list[int]] = {row.id: [] for row in found}
        if person is not None and found:
            places = select(seats.c.table_id, seats.c.seat).where(
                seats.c.person == person, seats.c.table_id.in_(list(own))
            )
            for row in await self._rows(places.order_by(seats.c.seat)):
                own[row.table_id].append(row.seat)
        return [(row.shown.encode(), own[row.id], row.host == person) for row in found]

    async def tables_of(self, person: str, *, alive: bool) -> list[str]:
        """The tables where a person sits or is the host; only those that are not over, or all."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(or_(tables.c.id.in_(sits), tables.c.host == person))
        if alive:
            query = query.where(tables.c.status.in_(["open", "running"]))
        return [row[0] for row in await self._rows(query)]

    async def count_hosted(self, person: str) -> int:
        """How many tables of which a person is the host are not over."""
        alive = tables.c.status.in_(["open", "running"])
        hosted = select(func.count()).select_from(tables).where(tables.c.host == person, alive)
        return int((await self._rows(hosted))[0][0])

    async def claim_due(self, now: int, until: int) -> list[str]:
        """The tables that nobody has served in time; others will not ask for them for a while."""
        due = tables.c.wake <= now
        if await self._row(select(tables.c.id).where(due).limit(1)) is None:
            return []
        claim = update(tables).where(due).values(wake=until).returning(tables.c.id)
        async with self.writing() as connection:
            return [row[0] for row in await connection.execute(claim)]

    async def let_sleep(self, table: str) -> None:
        """Nobody needs to serve this table."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(wake=None))

    async def remove_tables(self, connection: AsyncConnection, gone: Sequence[str]) -> None:
        """Remove tables with all that belongs to them; other processes let go of them, too."""
        for part in (reviews, results, snapshots, entries, seats):
            await connection.execute(delete(part).where(part.c.table_id.in_(gone)))
        await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        await self.tell_others(connection, Notice(removed=gone))

    async def note_opened(self, table: str, now: int) -> None:
        """Note that an import or a fork is looked at; written once a day."""
        idle = (tables.c.id == table, tables.c.status != LESSON)
        stale = or_(tables.c.opened.is_(None), tables.c.opened < now - DAY)
        if await self._row(select(tables.c.id).where(*idle, stale)) is not None:
            async with self.writing() as connection:
                await connection.execute(update(tables).where(*idle).values(opened=now))

    async def results_of(self, game: str) -> Sequence[Row[Any]]:
        """How many seats, levels, victories, points … of all finished games of a kind."""
        query = (
            select(
                results.c.seats,
                results.c.seat,
                results.c.level,
                func.count().label("played"),
                func.sum(results.c.won).label("won"),
                func.sum(results.c.score).label("score"),
                func.max(results.c.score).label("best"),
                func.sum(results.c.moves).label("moves"),
            )
            .where(results.c.game == game)
            .group_by(results.c.seats, results.c.seat, results.c.level)
            .order_by(results.c.seats, results.c.seat, results.c.level)
        )
        return await self._rows(query)

    # --- reviews -----------------------------------------------------------------------------

    async def review(self, table: str) -> Row[Any] | None:
        return await self._row(select(reviews).where(reviews.c.table_id == table))

    async def claim_review(self, table: str, of: int, now: int, until: int) -> list[Any] | None:
        """What was found so far, to continue; None if another process does, or it is complete."""
        first = {"table_id": table, "body": "[]", "done": 0, "of": of, "claimed": now}
        left = (reviews.c.table_id == table, reviews.c.claimed <= now)
        claim = update(reviews).where(*left).values(claimed=until).returning(reviews.c.body)
        async with self.writing() as connection:
            await connection.execute(self._insert(reviews).on_conflict_do_nothing(), [first])
            row = (await connection.execute(claim)).first()
        return None if row is None else list(msgspec.json.decode(row[0]))

    async def keep_review(self, table: str, found: Sequence[Any], claimed: int | None) -> None:
        """Store how far a review is; not `claimed` any more: it is complete."""
        body = _encode(found).decode()
        values = {"body": body, "done": len(found), "claimed": claimed}
        async with self.writing() as connection:
            same = reviews.c.table_id == table
            await connection.execute(update(reviews).where(same).values(**values))

    # --- people ------------------------------------------------------------------------------

    async def person(self, person: str) -> Row[Any] | None:
        return await self._row(select(persons).where(persons.c.id == person))

    async def known_person(self, person: str) -> Row[Any] | None:
        """A person; `was_guest` says whether any guest has logged in as that person."""
        return await self._row(_KNOWN_PERSON.where(persons.c.id == person))

    async def person_of_account(self, account: str) -> Row[Any] | None:
        return await self._row(select(persons).where(persons.c.account == account))

    async def add_person(self, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(persons), [values])

    async def change_person(self, person: str, *still: ColumnElement[bool], **values: Any) -> bool:
        """Change a person, if all this is `still` so; refuses an account that is taken."""
        change = update(persons).where(persons.c.id == person, *still).values(**values)
        try:
            async with self.writing() as connection:
                done = (await connection.execute(change.returning(persons.c.id))).first()
                if done is not None and not values.keys().isdisjoint(_CALLS_IN):
                    await self.tell_others(connection, Notice(people=[person]))
        except IntegrityError:
            raise Refusal(NOT_NOW, "account-taken") from None
        return done is not None

    # --- other processes ---------------------------------------------------------------------

    async def listen(self, heard: Heard) -> None:
        """Hear what other processes tell, until cancelled. PostgreSQL only."""
        while not self._sqlite:
            try:
                await notices.listen_once(self.engine, heard)
            except Exception as error:  # whatever it is: it is made again
                _log.warning("listening failed", extra={"error": repr(error)})
                await asyncio.sleep(1)


_GUESTS = persons.alias()
#: made once: every alias is a circle of objects that only the collector can take away
_KNOWN_PERSON = select(persons, exists().where(_GUESTS.c.became == persons.c.id).label("was_guest"))
#: it belongs to every transaction of SQLite
_COUNT = (
    "INSERT INTO commits (id, count) VALUES (1, 1) "
    "ON CONFLICT (id) DO UPDATE SET count = count + 1 RETURNING count"
)
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(
        {name: bindparam(f"b_{name}") for name in ("status", "host", "shown", "wake", "updated")}
    )
)
_UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("b_table"), seats.c.seat == bindparam("b_seat"))
    .values(person=bindparam("b_person"))
)


def _settle(done: asyncio.Future[bool], outcome: bool | BaseException) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, BaseException):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **entry._asdict(), "body": _encode(entry.body).decode()}


def read_entry(row: Row[Any]) -> Entry:
    """From all columns but the table's."""
    columns: tuple[Any, ...] = tuple(row)
    number, kind, person, client, at, body = columns
    return Entry(number, kind, person, client, at, msgspec.json.decode(body))


def _index_values(item: _Pending) -> dict[str, Any]:
    index_row = item.index_row
    return {
        "b_id": item.table,
        "b_status": index_row.status,
        "b_host": index_row.host,
        "b_shown": index_row.shown.decode(),
        "b_wake": index_row.wake,
        "b_updated": item.entry.at,
    }


def _seat_rows(item: _Pending) -> list[dict[str, Any]]:
    return [
        {"b_table": item.table, "b_seat": seat, "b_person": person}
        for seat, person in enumerate(item.index_row.people or ())
    ]


def _snapshot_rows(table: str, index_row: IndexRow) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "number": number, "body": body.decode()}
        for number, body in index_row.snapshots
    ]


def _table_row(header: Header, made: Sequence[Entry], index_row: IndexRow) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game.name,
        "rules": header.game.rules_version,
        "seats": header.setup.seats,
        "seed": str(header.setup.seed),
        "options": _encode(dict(header.setup.options)).decode(),
        "settings": _encode(header.settings).decode(),
        "base": None if header.base is None else _encode(header.base).decode(),
        "host": header.host,
        "created": header.created,
        "status": index_row.status,
        "public": header.settings.public,
        "shown": index_row.shown.decode(),
        "wake": index_row.wake,
        "updated": made[-1].at if made else header.created,
    }
