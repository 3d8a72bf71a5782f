"""Whether the database answers and can be read and written: what `/healthz` reports.

Writing is tried every few seconds (see `uptime.py`); whether it answers is asked on a connection
of our own, because the others may all be waiting.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time

import asyncpg
from sqlalchemy import event, func, select
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import SQLAlchemyError

from dvergar.server import uptime
from dvergar.server.database import open_engine
from dvergar.server.now import now_ms
from dvergar.server.refusal import UNAVAILABLE, Refusal
from dvergar.server.schema import uptimes
from dvergar.server.store import Store

#: seconds that a database may take to say something
_PATIENCE = 1.5
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_log = logging.getLogger(__name__)


class Pulse:
    """What this process knows about its database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: something was met that cannot be read; only mending it and a new start make that good
        self.damaged = False
        self.writable = True
        self._beat_at = 0.0
        self._told = now_ms()
        address = store.engine.url.render_as_string(hide_password=False)
        self._engine = open_engine(address, patience=10 * _PATIENCE, most=1)
        self._asking: asyncio.Task[None] | None = None
        for engine in (store.engine, self._engine):
            event.listen(engine.sync_engine, "handle_error", self._notice)

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        await self._engine.dispose()

    def _notice(self, context: ExceptionContext) -> None:
        if is_damage(context.original_exception):
            self.damaged = True

    async def beat(self) -> bool:
        """If it is time: say that we are here. Was there no server for a while, or not we?"""
        if self.writable and time.monotonic() < self._beat_at:
            return False
        try:
            missed = await uptime.beat(self._store)
        except Exception as error:  # whatever it is: it cannot be written to
            self.writable = False
            _log.error("database cannot be written to", extra={"error": repr(error)})
            return False
        self.writable = True
        self._beat_at = time.monotonic() + uptime.BEAT / 1000
        # after a standstill of all somebody else may have been the first to say so
        before, self._told = self._told, now_ms()
        return missed or self._told - before > uptime.AWAY

    async def check(self) -> None:
        """Refuse if something is wrong with the database; never takes long."""
        if self.damaged:
            raise Refusal(UNAVAILABLE, "database-damaged")
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # one that hangs is left alone: it comes back when the database does
        await asyncio.wait([self._asking], timeout=_PATIENCE)
        if not self._asking.done():
            raise Refusal(UNAVAILABLE, "database-silent")
        try:
            self._asking.result()
        except (SQLAlchemyError, OSError):
            raise Refusal(UNAVAILABLE, "no-database") from None
        if not self.writable:
            raise Refusal(UNAVAILABLE, "database-full")

    async def _ask(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(select(func.max(uptimes.c.seen)))


def is_damage(error: BaseException | None) -> bool:
    """Whether an error means an unreadable page and not a passing problem."""
    while error is not None:
        # only the lowest byte names the kind of error
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        damaged = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
        if code in _DAMAGED or isinstance(error, damaged):
            return True
        error = error.__cause__
    return False
