"""What processes tell each other: new entries, cookies that are called in, tables that are removed.

PostgreSQL passes it on (NOTIFY). On SQLite there is one server, for which `dvergar admin` leaves
rows in the table `notices`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dvergar.server.schema import notices

_CHANNEL = "dvergar"
#: the first words of lines that are about no entry; no table has such an id
_PERSON, _REMOVED = "person", "removed"
#: how many lines make a notice: PostgreSQL takes less than 8,000 bytes
_LINES = 100
#: seconds after which a connection that hears nothing is asked whether it lives
_ALIVE = 30


class Notice(NamedTuple):
    """What happened elsewhere."""

    #: tables, and the numbers of their new entries
    entries: Sequence[tuple[str, int]] = ()
    #: people whose cookies were called in
    people: Sequence[str] = ()
    #: tables that are no more
    removed: Sequence[str] = ()


#: nothing is said: some notices may have been missed
MISSED = Notice()

Heard = Callable[[Notice], Awaitable[None]]


async def tell(connection: AsyncConnection, notice: Notice) -> None:
    """Let the other processes know as soon as the transaction is durable. PostgreSQL only."""
    lines = _lines(notice)
    for first in range(0, len(lines), _LINES):
        payload = "\n".join(lines[first : first + _LINES])
        await connection.execute(select(func.pg_notify(_CHANNEL, payload)))


async def leave(connection: AsyncConnection, notice: Notice) -> None:
    """Let the server know when it looks the next time. SQLite only."""
    lines = _lines(notice)
    if lines:
        await connection.execute(insert(notices), [{"line": line} for line in lines])


def left() -> Select[tuple[int]]:
    """A query for whether something was left."""
    return select(notices.c.id).limit(1)


async def take(connection: AsyncConnection) -> Notice:
    """What was left, once."""
    taken = await connection.execute(delete(notices).returning(notices.c.id, notices.c.line))
    return _read([line for _, line in sorted(tuple(row) for row in taken)])


async def listen_once(engine: AsyncEngine, heard: Heard) -> None:
    """Hear what other processes tell, until the connection is lost."""
    queue: asyncio.Queue[str | None] = asyncio.Queue()
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        try:
            driver.add_termination_listener(lambda _: queue.put_nowait(None))
            await driver.add_listener(_CHANNEL, lambda *args: queue.put_nowait(args[-1]))
            await heard(MISSED)
            while (payload := await _or_alive(queue, driver)) is not None:
                await heard(_read(payload.splitlines()))
            raise OSError("the connection that listens was lost")
        finally:
            await connection.invalidate()  # nobody else gets one that listens


def _lines(notice: Notice) -> list[str]:
    return [
        *[f"{table} {number}" for table, number in notice.entries],
        *[f"{_PERSON} {person}" for person in notice.people],
        *[f"{_REMOVED} {table}" for table in notice.removed],
    ]


def _read(lines: Iterable[str]) -> Notice:
    words = [line.split() for line in lines]
    return Notice(
        [(table, int(number)) for table, number in words if table not in (_PERSON, _REMOVED)],
        [person for kind, person in words if kind == _PERSON],
        [table for kind, table in words if kind == _REMOVED],
    )


async def _or_alive(queue: asyncio.Queue[str | None], driver: Any) -> str | None:
    """The next news. While there are none: a line that died silently is noticed."""
    while True:
        try:
            async with asyncio.timeout(_ALIVE):
                return await queue.get()
        except TimeoutError:
            await driver.execute("SELECT 1", timeout=_ALIVE)
