"""Letting go of what nobody needs: a little at a time, by several processes side by side.

Finished games stay: they are people's history. What is removed here counts in no statistics.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select

from dvergar.kernel.errors import DvergarError
from dvergar.server.config import Keep
from dvergar.server.entry import FORMER
from dvergar.server.hall import Hall
from dvergar.server.now import now_ms
from dvergar.server.refusal import Refusal
from dvergar.server.room import Room
from dvergar.server.schema import entries, persons, relations, seats, tables
from dvergar.server.store import DAY, LESSON, UNCOUNTED

#: seconds between two turns
_EVERY = 600.0
#: how many rows go in one turn, how many tables are cancelled, how many games left to bots
_REMOVED, _CANCELLED, _LEFT = 200, 100, 20

_log = logging.getLogger(__name__)


async def clear_always(hall: Hall, keep: Keep) -> None:
    """Look for what is old, now and then."""
    clearing = Clearing(hall, keep)
    while True:
        await asyncio.sleep(_EVERY)
        await clearing.turn(now_ms())


class Clearing:
    """What this process lets go of."""

    def __init__(self, hall: Hall, keep: Keep) -> None:
        self._hall = hall
        self._store = hall.store
        self._keep = keep
        #: by status: up to when the tables were looked at, some of which cannot be changed
        self._looked: dict[str, int] = {}

    async def turn(self, now: int) -> None:
        """Let go of a portion of each kind."""
        steps: list[tuple[int, Callable[[int], Awaitable[None]]]] = [
            (self._keep.open, self._cancel_open),
            (self._keep.running, self._leave_running),
            (self._keep.cancelled, self._remove_cancelled),
            (self._keep.imports, self._remove_imports),
            (self._keep.lessons, self._remove_lessons),
            (self._keep.guests, self._remove_guests),
        ]
        for days, step in steps:
            if days:
                try:
                    await step(now - days * DAY)
                except Exception as error:  # the next time, perhaps; and the others all the same
                    _log.error("clearing failed", extra={"error": repr(error)})

    # --- tables that are told ----------------------------------------------------------------

    async def _cancel_open(self, before: int) -> None:
        for table in await self._idle("open", before, _CANCELLED):
            room = await self._room(table)
            if room is None:  # nobody can open it any more, or be told
                await self._remove(before, tables.c.id == table, tables.c.status == "open")
            else:
                with suppress(DvergarError):  # somebody was faster
                    await room.expire(before)

    async def _leave_running(self, before: int) -> None:
        for table in await self._idle("running", before, _LEFT):
            room = await self._room(table)
            if room is not None:
                with suppress(DvergarError):  # somebody was faster
                    await room.abandon(before)

    async def _room(self, table: str) -> Room | None:
        try:
            return await self._hall.room(table)
        except Refusal:  # of other rules, or with other figures
            return None

    async def _idle(self, status: str, before: int, most: int) -> list[str]:
        """Tables at which nothing has happened since: the next portion, from the oldest on."""
        looked = self._looked.get(status, -1)
        idle = (tables.c.status == status, tables.c.updated < before, tables.c.updated > looked)
        query = select(tables.c.id, tables.c.updated).where(*idle).order_by(tables.c.updated)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query.limit(most))).all()
        self._looked[status] = found[-1].updated if len(found) == most else -1
        return [row.id for row in found]

    # --- tables that are removed -------------------------------------------------------------

    async def _remove_cancelled(self, before: int) -> None:
        await self._remove(before, tables.c.status == "cancelled")

    async def _remove_lessons(self, before: int) -> None:
        await self._remove(before, tables.c.status == LESSON)

    async def _remove_imports(self, before: int) -> None:
        """Imports, and forks in which nobody has made a move."""
        here = entries.c.table_id == tables.c.id
        played = exists().where(here, entries.c.kind == "move", entries.c.person.is_not(None))
        await self._remove(
            before,
            tables.c.settings.contains(UNCOUNTED),
            tables.c.status != LESSON,
            func.coalesce(tables.c.opened, 0) < before,
            ~played,
        )

    async def _remove(self, before: int, *which: ColumnElement[bool]) -> None:
        """Remove old tables that nobody here looks at."""
        which = (tables.c.updated < before, *which)
        here = self._hall.has
        oldest = select(tables.c.id).where(*which).order_by(tables.c.updated)
        async with self._store.engine.connect() as connection:
            found = await connection.scalars(oldest.limit(_REMOVED + len(self._hall.rooms)))
            old = [table for table in found if not here(table)][:_REMOVED]
        if not old:
            return
        # each process removes others, and none that somebody has come back to
        still = select(tables.c.id).where(tables.c.id.in_(old), *which)
        async with self._store.writing() as connection:
            locked = await connection.scalars(still.with_for_update(skip_locked=True))
            gone = [table for table in locked if not here(table)]
            if gone:
                await self._store.remove_tables(connection, gone)
        for table in gone:  # somebody may have come meanwhile
            await self._hall.drop(table)

    # --- people ------------------------------------------------------------------------------

    async def _remove_guests(self, before: int) -> None:
        """Guests who have left nothing behind. Those who became an account belong to it.

        Whom somebody has muted stays: what they said does, too. Who is banned stays banned.
        """
        left: list[Any] = [
            persons.c.account.is_(None),
            persons.c.became.is_(None),
            persons.c.id != FORMER,
            persons.c.seen < before,
            ~exists().where(seats.c.person == persons.c.id),
            ~exists().where(tables.c.host == persons.c.id),
            ~exists().where(relations.c.other == persons.c.id),
            ~persons.c.banned,
        ]
        oldest = select(persons.c.id).where(*left).order_by(persons.c.seen).limit(_REMOVED)
        async with self._store.engine.connect() as connection:
            old = (await connection.scalars(oldest)).all()
        if old:
            async with self._store.writing() as connection:
                await connection.execute(delete(persons).where(persons.c.id.in_(old), *left))
