"""What processes tell each other through PostgreSQL: new entries, cookies that are called in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_CHANNEL = "dvergar"
#: the first word of a line about a person; no table has such an id
_PERSON = "person"
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


#: nothing is said: some notices may have been missed
MISSED = Notice()

Heard = Callable[[Notice], Awaitable[None]]


async def tell(
    connection: AsyncConnection,
    entries: Iterable[tuple[str, int]] = (),
    people: Iterable[str] = (),
) -> None:
    """Let the other processes know as soon as the transaction is durable."""
    lines = [f"{table} {number}" for table, number in entries]
    lines += [f"{_PERSON} {person}" for person in people]
    for first in range(0, len(lines), _LINES):
        payload = "\n".join(lines[first : first + _LINES])
        await connection.execute(select(func.pg_notify(_CHANNEL, payload)))


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
                await heard(_read(payload))
            raise OSError("the connection that listens was lost")
        finally:
            await connection.invalidate()  # nobody else gets one that listens


def _read(payload: str) -> Notice:
    words = [line.split() for line in payload.splitlines()]
    entries = [(table, int(number)) for table, number in words if table != _PERSON]
    return Notice(entries, [person for kind, person in words if kind == _PERSON])


async def _or_alive(queue: asyncio.Queue[str | None], driver: Any) -> str | None:
    """The next news. While there are none: a line that died silently is noticed."""
    while True:
        try:
            async with asyncio.timeout(_ALIVE):
                return await queue.get()
        except TimeoutError:
            await driver.execute("SELECT 1", timeout=_ALIVE)
