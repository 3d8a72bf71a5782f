"""When a server ran, and when none did: time in which nobody could play costs nobody anything.

A row of `uptimes` is a stretch of time in which some process was always there. It grows every few
seconds; where it did not for a while, the next row begins, and the time between is forgiven.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from dvergar.server.now import not_before, now_ms
from dvergar.server.schema import tables, uptimes
from dvergar.server.store import Store

#: milliseconds between two signs of life, and after how many without one nobody was there
BEAT, AWAY = 10_000, 30_000


class Gap(NamedTuple):
    """Time in which no server ran, in milliseconds since 1970."""

    since: int
    until: int


async def begin(store: Store) -> None:
    """A process begins: its time is not before anything that is stored."""
    last = select(func.max(tables.c.updated))
    async with store.engine.connect() as connection:
        seen = await connection.scalar(select(func.max(uptimes.c.seen)))
        played = await connection.scalar(last)
    not_before(max(seen or 0, played or 0))
    if seen is None and played is not None:  # restored from a backup, or of an older version
        await _start_row(store, played)
    elif seen is not None and (played or 0) > seen:  # it died before it could say so
        await _grow(store, played or 0)
    await beat(store)


async def beat(store: Store) -> bool:
    """Note that a process is here. Returns whether there had been none for a while."""
    now = now_ms()
    async with store.engine.connect() as connection:
        seen = await connection.scalar(select(func.max(uptimes.c.seen)))
    if seen is not None and now - seen <= AWAY:
        await _grow(store, now)
        return False
    await _start_row(store, now)
    return seen is not None


async def _start_row(store: Store, now: int) -> None:
    with suppress(IntegrityError):  # another process has begun in the same millisecond
        async with store.writing() as connection:
            await connection.execute(insert(uptimes), [{"began": now, "seen": now}])


async def is_silent(store: Store) -> bool:
    """Whether no process, ours included, gave a sign of life for a while: a standstill."""
    async with store.engine.connect() as connection:
        seen = await connection.scalar(select(func.max(uptimes.c.seen)))
    return seen is not None and now_ms() - seen > AWAY


async def _grow(store: Store, seen: int) -> None:
    newest = select(func.max(uptimes.c.began)).scalar_subquery()
    here = (uptimes.c.began == newest, uptimes.c.seen < seen)
    async with store.writing() as connection:
        await connection.execute(update(uptimes).where(*here).values(seen=seen))


async def gaps(store: Store, since: int) -> list[Gap]:
    """The stretches without a server that ended after this time."""
    query = select(uptimes.c.began, uptimes.c.seen).order_by(uptimes.c.began)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    found = [Gap(before.seen, after.began) for before, after in pairwise(rows)]
    return [gap for gap in found if gap.until > since and gap.until - gap.since > AWAY]
