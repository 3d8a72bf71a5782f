"""Check whether everything a server has stored is sound; find what is damaged and can be saved.

The database is only read. Everything is looked at in a copy, in which what is damaged is left out;
with `save` the rest becomes a backup, which `restore` reads into an empty folder.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.engine import make_url

from dvergar.server.backup import backup
from dvergar.server.config import Config, database_url
from dvergar.server.database import open_engine
from dvergar.server.entry import Header
from dvergar.server.index import first_index_row
from dvergar.server.mark import mark_file
from dvergar.server.private import NAME, is_whole, make_folder, write_secret
from dvergar.server.refusal import BAD, Refusal
from dvergar.server.salvage import copy_readable
from dvergar.server.schema import (
    entries,
    persons,
    relations,
    results,
    reviews,
    seats,
    snapshots,
    tables,
)
from dvergar.server.soundness import complaints, lost_transactions
from dvergar.server.standing import Position, Standing
from dvergar.server.store import Store, read_entry

#: what belongs to a table of players
_PARTS = (reviews, results, snapshots, entries, seats)


class Damaged(NamedTuple):
    """A table of which only the first entries are sound."""

    table: str
    kept: int
    of: int
    #: nothing can be saved
    lost: bool = False


class Report(NamedTuple):
    """What was found."""

    #: how many tables there are, and how many of other rules were not looked into
    tables: int
    skipped: int
    #: what SQLite says about its file, and how many acknowledged transactions are missing
    structure: list[str]
    missing: int
    #: by table of the database: rows that cannot be read
    unreadable: dict[str, int]
    damaged: list[Damaged]
    #: how many rows the backup has
    saved: int | None

    @property
    def is_sound(self) -> bool:
        return not (self.structure or self.missing or self.unreadable or self.damaged)


async def check(config: Config, save: Path | None = None) -> Report:
    """Look at everything; with `save` write what is sound to a new backup."""
    structure, missing = _look_at_file(config)
    with tempfile.TemporaryDirectory(prefix="dvergar-check-") as folder:
        copy = Config(data=folder, database=database_url(Path(folder), None))
        make_folder(copy.folder)
        unreadable = await copy_readable(config, copy)
        store = Store(open_engine(copy.database))
        try:
            every, skipped, damaged = await _look_at_tables(store)
        finally:
            await store.close()
        saved = None
        if save is not None:
            key = config.folder / NAME
            found = key.read_text("latin-1") if key.is_file() else ""
            if is_whole(found):  # else everyone has to log in again
                write_secret(copy.folder, found)
            saved = await backup(copy, save)
    return Report(every, skipped, structure, missing, unreadable, damaged, saved)


def _look_at_file(config: Config) -> tuple[list[str], int]:
    mark = mark_file(config)
    if mark is None:
        return [], 0
    file = Path(make_url(config.database).database or "")
    if not file.exists():
        raise Refusal(BAD, "no-database-there", {"reason": file.name})
    return complaints(file), lost_transactions(file, mark)


async def _look_at_tables(store: Store) -> tuple[int, int, list[Damaged]]:
    async with store.writing() as connection:
        rows = (await connection.execute(select(tables))).all()
        known = {row.id for row in rows}
        strays = {
            table
            for part in _PARTS
            for table in await connection.scalars(select(part.c.table_id).distinct())
            if table not in known
        }
    damaged = [Damaged(table, 0, 0, lost=True) for table in sorted(strays)]
    skipped = 0
    for row in rows:
        found = await _look_at(store, row)
        if found is None:
            skipped += 1
        elif found.lost or found.kept < found.of:
            damaged.append(found)
    for each in damaged:
        if each.lost:
            await _drop(store, each.table)
    await _name_the_nameless(store)
    await _drop_relations(store)
    return len(rows), skipped, damaged


async def _look_at(store: Store, row: Row[Any]) -> Damaged | None:
    """How much of a table is sound; None: of other rules. The copy keeps that much."""
    try:
        of = int(msgspec.json.decode(row.shown)["version"])
        header = await store.header(row.id)
    except Refusal:
        return None
    except Exception:  # whatever is stored there: it is not what we wrote
        return Damaged(row.id, 0, 1, lost=True)
    columns = (c for c in entries.c if c.name != "table_id")
    query = select(*columns).where(entries.c.table_id == row.id).order_by(entries.c.number)
    async with store.engine.connect() as connection:
        made = (await connection.execute(query)).all()
    standing = _replayed(header, made)
    # a table of open seats only has no entry yet
    of, kept = max(of, len(made)), standing.version
    if 0 < kept < of:
        await _cut(store, standing)
    await _drop_snapshots(store, header)
    return Damaged(row.id, kept, of, lost=kept == 0 < of)


def _replayed(header: Header, made: Sequence[Row[Any]]) -> Standing:
    """The table after the last entry up to which all is sound."""
    standing = Standing(header)
    for row in made:
        after = standing.copy()
        try:
            entry = read_entry(row)
            back = None
            if entry.kind == "undo":
                back = Position.start(header)
                for move in standing.line[: entry.body["to"]]:
                    back.play(move.seat, move.action, move.at)
            after.take(entry, back)
        except Exception:  # whatever is stored there: it is not what we wrote
            break
        if entry.number != standing.version + 1:
            break
        standing = after
    return standing


async def _cut(store: Store, standing: Standing) -> None:
    """Let a table of the copy end with what is sound."""
    table, last = standing.header.id, standing.version
    index_row = first_index_row(standing, [])
    async with store.writing() as connection:
        for part in (entries, snapshots):
            later = (part.c.table_id == table, part.c.number > last)
            await connection.execute(delete(part).where(*later))
        for part in (results, reviews):
            await connection.execute(delete(part).where(part.c.table_id == table))
        values = {"status": index_row.status, "host": index_row.host, "wake": index_row.wake}
        values |= {"shown": index_row.shown.decode(), "updated": standing.updated}
        await connection.execute(update(tables).where(tables.c.id == table).values(**values))
        await connection.execute(delete(seats).where(seats.c.table_id == table))
        places = [
            {"table_id": table, "seat": seat, "person": person}
            for seat, person in enumerate(index_row.people or ())
        ]
        await connection.execute(insert(seats), places)


async def _drop_snapshots(store: Store, header: Header) -> None:
    """Snapshots only save time: one that cannot be read is left out."""
    query = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == header.id)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    bad = []
    for number, body in rows:
        try:
            Position.load(header, body)
        except Exception:  # whatever is stored there: it is not what we wrote
            bad.append(number)
    if bad:
        same = (snapshots.c.table_id == header.id, snapshots.c.number.in_(bad))
        async with store.writing() as connection:
            await connection.execute(delete(snapshots).where(*same))


async def _drop(store: Store, table: str) -> None:
    async with store.writing() as connection:
        for part in _PARTS:
            await connection.execute(delete(part).where(part.c.table_id == table))
        await connection.execute(delete(tables).where(tables.c.id == table))


async def _drop_relations(store: Store) -> None:
    """Whom a lost person has blocked, or who has blocked it, nobody knows any more."""
    known = select(persons.c.id)
    gone = or_(relations.c.person.not_in(known), relations.c.other.not_in(known))
    async with store.writing() as connection:
        await connection.execute(delete(relations).where(gone))


async def _name_the_nameless(store: Store) -> None:
    """A person whose row is lost is still known by the cookie."""
    async with store.writing() as connection:
        known = set(await connection.scalars(select(persons.c.id)))
        asked = {*await connection.scalars(select(tables.c.host))}
        asked |= {*await connection.scalars(select(seats.c.person))}
        lost = [
            {"id": one, "name": "?", "generation": 0, "created": 0} for one in asked - known if one
        ]
        if lost:
            await connection.execute(insert(persons), lost)
