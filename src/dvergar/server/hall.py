"""All tables of this process: opened on demand, forgotten when unused."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Coroutine, Iterable

from dvergar.server import uptime
from dvergar.server.bots import Thinkers
from dvergar.server.config import USUAL, Patience
from dvergar.server.entry import Header
from dvergar.server.metrics import ROOMS
from dvergar.server.notices import MISSED, Notice
from dvergar.server.now import now_ms
from dvergar.server.pulse import Pulse
from dvergar.server.refusal import Refusal
from dvergar.server.room import Room
from dvergar.server.store import Store
from dvergar.server.trust import Trust

#: seconds: how long a table without viewers stays in memory, how often one looks
_IDLE, _SWEEP = 60.0, 2.0
#: seconds between two searches for garbage
_TIDY = 300.0
#: milliseconds for which a process that claims a neglected table has it to itself
_CLAIM = 15_000

_log = logging.getLogger(__name__)


async def _tidy() -> None:
    """Search for garbage at times of our own.

    With thousands of sockets a million objects have to be looked through, which Python would do
    many times a minute, although play leaves no garbage behind. Once an hour everything is looked
    through, else only what has come since the last time. What is refused must leave no garbage
    either: then no flood fills the memory in between (tests/server/test_floods.py).
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
    """The rooms that are open here; without `thinkers` another process serves their bots."""

    def __init__(self, store: Store, thinkers: Thinkers | None, patience: Patience = USUAL) -> None:
        self.store = store
        self.thinkers = thinkers
        self.patience = patience
        self.trust = Trust()
        self.pulse = Pulse(store)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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
        try:
            return await asyncio.shield(opening)
        finally:
            # a refusal that it holds would hold this frame by its traceback, and so itself
            del opening

    def _opened(self, table: str, task: asyncio.Task[Room]) -> None:
        del self._opening[table]
        if not task.cancelled() and task.exception() is None:
            self.rooms[table] = task.result()
            ROOMS.set(len(self.rooms))
            task.result().wake()
            if not task.result().header.settings.counts:
                self.look_after(self._note_opened(task.result().header))

    async def start(self) -> None:
        """Begin to look after the tables."""
        await uptime.begin(self.store)
        self.look_after(_tidy())
        self.look_after(self._keep())
        self.look_after(self.store.listen(self.heard))

    def look_after(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on until the hall is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("background task failed", extra={"error": repr(error)})

    async def close(self) -> None:
        """Let go of all tables. What is being stored is still finished, by the store."""
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.close()
        await self.pulse.close()

    def refresh(self, people: Iterable[str]) -> None:
        """Something changed that the sockets of these people remember."""
        for person in people:
            self.trust.refresh(person)

    async def call_in(self, person: str) -> None:
        """Cookies of this person were called in: requests that show one are refused from here on.

        Other processes are told with the change itself (`Store.change_person`, `tell_others`).
        """
        self.trust.doubt(person)
        await self.trust.settled(person)
        await asyncio.gather(*(room.settled() for room in self.rooms.values()))

    async def heard(self, notice: Notice) -> None:
        """Other processes have changed something; nothing said: look at all."""
        changed = dict(notice.entries)
        for person in notice.people:
            self.trust.doubt(person)
        everywhere = notice == MISSED
        if everywhere:
            self.trust.doubt_all()
        elif not changed and not notice.removed:
            return
        if self._opening:  # what they have read may be older than the news
            await asyncio.wait(list(self._opening.values()))
        for table in notice.removed:
            await self.drop(table)
        rooms = [
            room
            for table, room in list(self.rooms.items())
            if everywhere or room.standing.version < changed.get(table, 0)
        ]
        for room in rooms:
            await room.catch_up()

    def has(self, table: str) -> bool:
        """Whether a table is open here, or being opened."""
        return table in self.rooms or table in self._opening

    async def drop(self, table: str) -> None:
        """Let go of a table that was removed; everyone who looks at it is sent away."""
        if table in self._opening:
            await asyncio.wait([self._opening[table]])
        room = self.rooms.pop(table, None)
        if room is not None:
            await room.close()
            room.viewers.tell()

    async def _note_opened(self, header: Header) -> None:
        try:
            await self.store.note_opened(header.id, now_ms())
        except Exception as error:  # it is only noted when it would be removed
            _log.error("noting failed", extra={"table": header.id, "error": repr(error)})

    async def _keep(self) -> None:
        """Every few seconds: forget idle tables, serve those whose process has died."""
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self._sweep()
            except Exception as error:  # the keeper stays, whatever it is
                _log.error("keeping failed", extra={"error": repr(error)})

    async def _sweep(self) -> None:
        await self.forget(time.monotonic() - _IDLE)
        now = now_ms()
        left = await self.store.take_notices()
        if left is not None:
            await self.heard(left)
        if await self.pulse.beat():
            for room in list(self.rooms.values()):
                await self._keep_one(room.header.id, room.forgive())
        for table in await self.store.claim_due(now, now + _CLAIM):
            await self._keep_one(table, self._serve(table))

    async def _keep_one(self, table: str, work: Coroutine[None, None, None]) -> None:
        """Do something for one table; the others have their turn all the same."""
        try:
            await work
        except Exception as error:  # whatever it is
            _log.error("keeping failed", extra={"table": table, "error": repr(error)})

    async def _serve(self, table: str) -> None:
        try:
            (await self.room(table)).wake()
        except Refusal:  # of other rules: it cannot be played on here
            await self.store.let_sleep(table)

    async def forget(self, before: float) -> None:
        """Let go of tables that nobody has used since."""
        for table, room in list(self.rooms.items()):
            if room.used < before and room.is_idle:
                del self.rooms[table]
                await room.close()
        ROOMS.set(len(self.rooms))
