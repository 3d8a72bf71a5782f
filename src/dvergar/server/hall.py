"""All tables of this process: opened when somebody asks, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Coroutine, Iterable

from dvergar.server.bots import Thinkers
from dvergar.server.config import USUAL, Patience
from dvergar.server.metrics import ROOMS
from dvergar.server.refusal import Refusal
from dvergar.server.room import Room, now_ms
from dvergar.server.store import Store

#: seconds: how long a table without viewers stays in memory, how often one looks
_IDLE, _SWEEP = 60.0, 2.0
#: seconds between two searches for garbage
_TIDY = 300.0
#: seconds between two looks at old lessons, and how many of them go at once
_CLEAR, _CLEARED = 600.0, 200
#: milliseconds after which nobody goes on with a lesson
LESSON_AGE = 30 * 24 * 3600 * 1000
#: milliseconds for which a process that claims a neglected table has it to itself
_CLAIM = 15_000

_log = logging.getLogger(__name__)


async def _tidy() -> None:
    """Search for garbage at times of our own.

    With thousands of sockets a million objects have to be looked through, which Python would do
    many times a minute, although play leaves no garbage behind. Once an hour everything is looked
    through, else only what has come since the last time.
    """
    gc.disable()
    try:
        for number in itertools.count(1):
            await asyncio.sleep(_TIDY)
            if number % 12 == 0:
                gc.unfreeze()
            gc.collect()
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()


class Hall:
    """The rooms that are open here."""

    def __init__(self, store: Store, thinkers: Thinkers, patience: Patience = USUAL) -> None:
        self.store = store
        self.thinkers = thinkers
        self.patience = patience
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def room(self, table: str) -> Room:
        """The room of a table; opened if need be, once."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        opening = self._opening.get(table)
        if opening is None:
            room_of = Room.open(self.store, self.thinkers, table, self.patience)
            opening = asyncio.create_task(room_of)
            self._opening[table] = opening
            opening.add_done_callback(lambda task: self._opened(table, task))
        return await asyncio.shield(opening)

    def _opened(self, table: str, task: asyncio.Task[Room]) -> None:
        del self._opening[table]
        if not task.cancelled() and task.exception() is None:
            self.rooms[table] = task.result()
            ROOMS.set(len(self.rooms))
            task.result().wake()

    def start(self) -> None:
        """Begin to look after the tables."""
        self._begin(_tidy())
        self._begin(self._keep())
        self._begin(self._clear())
        self._begin(self.store.listen(self.heard))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Let go of all tables. What is being stored is still finished, by the store."""
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.close()

    async def heard(self, news: Iterable[tuple[str, int]]) -> None:
        """Other processes have stored entries; nothing said: look everywhere."""
        changed = dict(news)
        if self._opening:  # what they have read may be older than the news
            await asyncio.wait(list(self._opening.values()))
        rooms = [
            room
            for table, room in list(self.rooms.items())
            if not changed or room.standing.version < changed.get(table, 0)
        ]
        for room in rooms:
            await room.catch_up()

    async def _keep(self) -> None:
        """Every few seconds: forget idle tables, serve those whose process has died."""
        while True:
            await asyncio.sleep(_SWEEP)
            await self.forget(time.monotonic() - _IDLE)
            now = now_ms()
            try:
                due = await self.store.claim_due(now, now + _CLAIM)
            except Exception as error:  # the keeper stays, whatever it is
                _log.error("keeping failed", extra={"error": repr(error)})
                continue
            for table in due:
                await self._serve(table)

    async def _clear(self) -> None:
        """Now and then: let go of old lessons, which count nowhere and are begun anew at once."""
        while True:
            await asyncio.sleep(_CLEAR)
            try:
                await self.store.remove_lessons(now_ms() - LESSON_AGE, _CLEARED, self.rooms)
            except Exception as error:  # the next time, perhaps
                _log.error("clearing failed", extra={"error": repr(error)})

    async def _serve(self, table: str) -> None:
        try:
            (await self.room(table)).wake()
        except Refusal:  # of other rules: it cannot be played on here
            await self.store.let_sleep(table)
        except Exception as error:  # the keeper stays, whatever it is
            _log.error("keeping failed", extra={"table": table, "error": repr(error)})

    async def forget(self, before: float) -> None:
        """Let go of tables that nobody has used since."""
        for table, room in list(self.rooms.items()):
            if room.used < before and room.is_idle:
                del self.rooms[table]
                await room.close()
        ROOMS.set(len(self.rooms))
