"""What there is on a server, and what is large: for its operator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, LargeBinary, Select, cast, func, or_, select, text
from sqlalchemy.engine import make_url

from dvergar.server.database import is_sqlite
from dvergar.server.entry import FORMER
from dvergar.server.now import now_ms
from dvergar.server.operator import short_id
from dvergar.server.schema import entries, metadata, persons, seats, snapshots, tables
from dvergar.server.store import Store

Json = dict[str, Any]


async def list_tables(store: Store, status: str | None = None) -> list[Json]:
    """All tables (of a status), the latest first."""
    said = _counted(store, entries.c.table_id).where(entries.c.kind == "chat").subquery()
    told = _counted(store, entries.c.table_id).subquery()
    kept = (
        select(snapshots.c.table_id.label("key"), _bytes(store, snapshots.c.body).label("bytes"))
        .group_by(snapshots.c.table_id)
        .subquery()
    )
    query = (
        select(tables, persons.c.name, told.c.count, told.c.bytes, kept.c.bytes, said.c.bytes)
        .join(persons, persons.c.id == tables.c.host)
        .outerjoin(told, told.c.key == tables.c.id)
        .outerjoin(kept, kept.c.key == tables.c.id)
        .outerjoin(said, said.c.key == tables.c.id)
        .order_by(tables.c.updated.desc(), tables.c.id)
    )
    if status is not None:
        query = query.where(tables.c.status == status)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [_table(row) for row in rows]


def _table(row: Any) -> Json:
    name, count, told, kept, said = row[-5:]
    shown = msgspec.json.decode(row.shown)["seats"]
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "host": short_id(row.host),
        "host_name": name,
        "seats": [f"{seat['name'] or seat['kind']}" for seat in shown],
        "created": row.created,
        "updated": row.updated,
        "entries": count or 0,
        "bytes": (told or 0) + (kept or 0) + len(row.shown) + len(row.base or ""),
        "chat_bytes": said or 0,
    }


async def list_people(store: Store, search: str | None = None) -> list[Json]:
    """All people (whose name or account has these letters), the last seen first."""
    sits = _number(seats.c.person).subquery()
    hosts = _number(tables.c.host).subquery()
    did = _number(entries.c.person).subquery()
    said = _counted(store, entries.c.person).where(entries.c.kind == "chat").subquery()
    parts = (sits.c.count, hosts.c.count, did.c.count, said.c.bytes)
    query = select(persons, *parts).where(persons.c.id != FORMER, persons.c.became.is_(None))
    for part in (sits, hosts, did, said):
        query = query.outerjoin(part, part.c.key == persons.c.id)
    if search is not None:
        names = (persons.c.name, persons.c.account_shown)
        query = query.where(or_(*[name.icontains(search, autoescape=True) for name in names]))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(persons.c.seen.desc(), persons.c.id))).all()
    now = now_ms()
    return [_person(row, now) for row in rows]


def _person(row: Any, now: int) -> Json:
    sits, hosts, did, said = row[-4:]
    return {
        "id": short_id(row.id),
        "name": row.name,
        "account": row.account_shown,
        "created": row.created,
        "seen": row.seen,
        "seats": sits or 0,
        "tables": hosts or 0,
        "entries": did or 0,
        "chat_bytes": said or 0,
        "muted_until": row.muted_until if (row.muted_until or 0) > now else None,
        "banned": row.banned,
    }


async def show_large(store: Store, most: int = 10) -> Json:
    """The largest tables, the people with the most tables, and what the database takes."""
    found = sorted(await list_tables(store), key=lambda each: -int(each["bytes"]))
    people = sorted(await list_people(store), key=lambda each: -int(each["tables"]))
    return {
        "tables": found[:most],
        "people": [each for each in people[:most] if each["tables"]],
        "rows": await _rows(store),
        "database_bytes": await _size(store),
        "wal_bytes": _wal(store),
    }


async def _rows(store: Store) -> dict[str, int]:
    async with store.engine.connect() as connection:
        return {
            table.name: int(await connection.scalar(select(func.count()).select_from(table)) or 0)
            for table in metadata.sorted_tables
        }


async def _size(store: Store) -> int:
    if is_sqlite(store.engine):
        return _file(store).stat().st_size
    async with store.engine.connect() as connection:
        size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
    return int(size or 0)


def _wal(store: Store) -> int | None:
    """What SQLite has not put into its file yet; None with PostgreSQL."""
    if not is_sqlite(store.engine):
        return None
    wal = Path(f"{_file(store)}-wal")
    return wal.stat().st_size if wal.exists() else 0


def _file(store: Store) -> Path:
    return Path(make_url(str(store.engine.url)).database or "")


def _bytes(store: Store, column: ColumnElement[str]) -> ColumnElement[int]:
    """How many bytes of a text there are in all."""
    if is_sqlite(store.engine):
        return func.sum(func.length(cast(column, LargeBinary)))
    return func.sum(func.octet_length(column))


def _number(key: ColumnElement[Any]) -> Select[Any]:
    return select(key.label("key"), func.count().label("count")).group_by(key)


def _counted(store: Store, key: ColumnElement[Any]) -> Select[Any]:
    """Entries and their bytes, by table or by person."""
    size = _bytes(store, entries.c.body).label("bytes")
    return select(key.label("key"), func.count().label("count"), size).group_by(key)
