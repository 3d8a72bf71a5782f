"""What the operator of a server does, while it runs or not: `dvergar admin`.

It is done in a process of its own. A server that runs is told: by NOTIFY, or on SQLite by notices
which its keeper reads (`Store.tell_others`).
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Row, select

from dvergar.server import uptime
from dvergar.server.config import Config
from dvergar.server.corrections import games_with
from dvergar.server.database import open_database
from dvergar.server.entry import FORMER
from dvergar.server.farewell import forget, leave_tables
from dvergar.server.hall import Hall
from dvergar.server.now import now_ms
from dvergar.server.private import make_folder
from dvergar.server.refusal import MISSING, Refusal
from dvergar.server.schema import persons, tables
from dvergar.server.store import Store

_SHORT = 10
_HOUR = 3600 * 1000
#: later than all times
_NEVER = 1 << 60


@asynccontextmanager
async def visited(config: Config) -> AsyncIterator[Store]:
    """The data of a server that may be running."""
    make_folder(config.folder)
    engine = await open_database(config.database)
    store = Store(engine, games_with(config.corrections), visiting=True)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _hall(store: Store) -> AsyncIterator[Hall]:
    """For changes at tables. If no server runs, what we store is no sign of life of one."""
    await uptime.begin(store)
    hall = Hall(store, None)
    try:
        yield hall
    finally:
        await hall.close()


def short_id(person: str) -> str:
    """How an operator names a person: easy to type, and the same for ever."""
    return hashlib.sha256(person.encode()).hexdigest()[:_SHORT]


async def find_person(store: Store, short: str) -> Row[Any]:
    """The person with this short id."""
    async with store.engine.connect() as connection:
        known = select(persons.c.id).where(persons.c.id != FORMER)
        found = [one for one in await connection.scalars(known) if short_id(one) == short]
    row = await store.person(found[0]) if len(found) == 1 else None
    if row is None:
        raise Refusal(MISSING, "no-person", {"given": short})
    return row


async def mute(store: Store, person: str, hours: int | None) -> None:
    """Mute a person: nothing they say is passed on; without `hours`: for ever."""
    until = _NEVER if hours is None else now_ms() + hours * _HOUR
    await store.change_person(person, muted_until=until)


async def unmute(store: Store, person: str) -> None:
    await store.change_person(person, muted_until=None)


async def ban(store: Store, person: str) -> None:
    """Ban a person: their sockets are closed, their seats go to bots."""
    await store.change_person(person, banned=True)
    async with _hall(store) as hall:
        await leave_tables(store, hall, person, banned=True)


async def unban(store: Store, person: str) -> None:
    await store.change_person(person, banned=False)


async def delete_person(store: Store, person: str) -> None:
    """Delete a person's data, as if they had asked for it."""
    async with _hall(store) as hall:
        await forget(store, hall, person)


async def find_table(store: Store, table: str) -> Row[Any]:
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
    if row is None:
        raise Refusal(MISSING, "no-table")
    return row


async def delete_table(store: Store, table: str) -> None:
    """Remove a table with all that belongs to it."""
    async with store.writing() as connection:
        await store.remove_tables(connection, [table])
