"""A table in memory: everything that changes it, and everybody who looks at it.

Every change is an entry. It is made on a copy, stored, and only then true and told. If another
process has stored an entry with the same number, its entries are read and the change tried again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.server import clocks, frames, undo
from dvergar.server.bots import Thinkers
from dvergar.server.entry import Draft, Entry, Header
from dvergar.server.history import (
    Happened,
    happened_since,
    position_at,
    standing_after,
    take_entry,
)
from dvergar.server.metrics import ACTIONS, THINKING
from dvergar.server.refusal import FORBIDDEN, NOT_NOW, UNKNOWN, Refusal
from dvergar.server.shadow import shadow_of
from dvergar.server.standing import Standing
from dvergar.server.store import Store
from dvergar.server.wire import Frame

#: how much may happen at one table; no honest game comes near
MOST_ENTRIES = 20_000
#: how many entries are kept in memory for viewers that are a little behind
_RECENT = 6
#: seconds: for a later deadline a table need not stay in memory, the keeper of the hall knows it
_LONG_WAIT = 600
#: the bot that plays for somebody who has left
STAND_IN = "greedy"

_log = logging.getLogger(__name__)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Viewer(Protocol):
    """Somebody who looks at the table."""

    def changed(self) -> None:
        """There is something new."""


class Room:
    """A table that is open in this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        standing: Standing,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.standing = standing
        self.viewers: set[Viewer] = set()
        self.closed = False
        self.used = time.monotonic()
        self.now = clock
        #: the last move about which one asked whether it reveals something, and whether it does
        self._revealing = (0, True)
        self._recent: deque[Happened] = deque(maxlen=_RECENT)
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._changes: set[asyncio.Task[int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store, thinkers: Thinkers, table: str) -> Room:
        """Bring a table from the store into memory."""
        header = await store.header(table)
        made = await store.entries_after(table, 0)
        return cls(store, thinkers, await standing_after(store, header, made))

    @property
    def header(self) -> Header:
        return self.standing.header

    @property
    def is_idle(self) -> bool:
        """Can it be forgotten until somebody asks again?"""
        return not (self.viewers or self._thinking or self._timer or self._changes)

    async def close(self) -> None:
        """Stop thinking and waiting; changes that were begun are finished."""
        self.closed = True
        for task in (*self._thinking.values(), *self._tasks):
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        await asyncio.gather(*self._changes, return_exceptions=True)

    # --- changing ----------------------------------------------------------------------------

    async def change(
        self,
        decide: Callable[[Standing], Draft],
        person: str | None = None,
        client: str | None = None,
    ) -> int:
        """Make a change; `decide` says which, or refuses. Returns the version it led to.

        It is finished even if whoever asked goes away: what is stored is also told.
        """
        task = asyncio.create_task(self._change(decide, person, client))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(
        self, decide: Callable[[Standing], Draft], person: str | None, client: str | None
    ) -> int:
        self.used = time.monotonic()
        async with self._lock:
            while True:
                try:
                    draft = decide(self.standing)
                except DvergarError:
                    # it may have been done already: what is sent twice is applied once
                    known = await self._known(person, client)
                    if known is not None:
                        return known
                    # or another process knows more
                    if not await self._catch_up():
                        raise
                    continue
                if person is not None and self.standing.version >= MOST_ENTRIES:
                    raise Refusal(NOT_NOW, "table-full")
                entry = Entry(
                    self.standing.version + 1, draft.kind, person, client, self.now(), draft.body
                )
                after = self.standing.copy()
                events = await take_entry(self.store, after, entry)
                if await self.store.append(
                    self.header.id, entry, shadow_of(self.standing, after, entry)
                ):
                    break
                known = await self._known(person, client)
                await self._catch_up()
                if known is not None:
                    return known
            self._stands(after, [(entry, events)])
        self.wake()
        return entry.number

    async def _known(self, person: str | None, client: str | None) -> int | None:
        if person is None or client is None:
            return None
        return await self.store.version_of(self.header.id, person, client)

    async def catch_up(self) -> None:
        """Read what other processes have stored."""
        async with self._lock:
            await self._catch_up()
        self._set_timer()

    async def _catch_up(self) -> bool:
        """Was there anything to read?"""
        after = self.standing.copy()
        happened: list[Happened] = []
        for entry in await self.store.entries_after(self.header.id, after.version):
            happened.append((entry, await take_entry(self.store, after, entry)))
        if happened:
            self._stands(after, happened)
        return bool(happened)

    def _stands(self, after: Standing, happened: list[Happened]) -> None:
        self.standing = after
        self._recent.extend(happened)
        for viewer in self.viewers:
            viewer.changed()

    # --- playing -----------------------------------------------------------------------------

    async def act(self, person: str | None, seat: int, action: str, client: str | None) -> int:
        """A seat does something."""

        def decide(standing: Standing) -> Draft:
            self._demand_running(standing)
            self._demand_own(standing, person, seat)
            if standing.seats[seat].away:
                raise Refusal(NOT_NOW, "seat-away")
            return self._move(standing, seat, action)

        try:
            version = await self.change(decide, person, client)
        except DvergarError:
            ACTIONS.labels("refused").inc()
            raise
        ACTIONS.labels("accepted").inc()
        return version

    def _move(self, standing: Standing, seat: int, action: str) -> Draft:
        state = standing.state
        parsed = state.game.parse(action)
        reason = state.why_not(seat, parsed)
        if reason is not None:
            raise IllegalAction(reason.key, reason.args, state.game.package)
        body: dict[str, Any] = {"seat": seat, "action": str(parsed)}
        if len(state.legal(seat)) == 1 and not state.open_verbs:
            body["forced"] = True
        return Draft("move", body | clocks.spent(standing, seat, self.now()))

    def _demand_running(self, standing: Standing) -> None:
        if standing.status != "running":
            raise Refusal(NOT_NOW, f"table-{standing.status}")

    def _demand_own(self, standing: Standing, person: str | None, seat: int) -> None:
        if person is None:
            raise Refusal(UNKNOWN, "sign-in")
        if seat not in standing.seats_of(person):
            raise Refusal(FORBIDDEN, "not-your-seat")

    # --- undo --------------------------------------------------------------------------------

    async def undo(self, person: str | None, seat: int, client: str | None) -> int:
        """Take back a seat's last decision: at once if that harms nobody, else ask the others."""
        harmless: int | None = None

        def decide(standing: Standing) -> Draft:
            self._demand_running(standing)
            self._demand_own(standing, person, seat)
            if standing.seats[seat].away:
                raise Refusal(NOT_NOW, "seat-away")
            to = undo.last_decision(standing, seat)
            if to is None:
                raise Refusal(NOT_NOW, "nothing-to-undo")
            if undo.all_agree(standing, person, seat):
                return Draft("undo", {"to": to, "seat": seat})
            if standing.line[-1].number == harmless:
                return Draft("undo", {"to": to, "seat": seat, "free": True})
            if standing.undo_wish is not None:
                raise Refusal(NOT_NOW, "undo-asked")
            return Draft("ask-undo", {"to": to, "seat": seat})

        standing = self.standing
        asks = seat in standing.seats_of(person) and not undo.all_agree(standing, person, seat)
        target = undo.last_decision(standing, seat) if asks else None
        if target is not None and undo.nobody_acted_on(standing, seat, target):
            last = standing.line[-1].number
            if self._revealing[0] != last:
                before = await position_at(self.store, self.header, standing.line, target)
                self._revealing = (last, undo.reveals(before, standing, seat, target))
            if not self._revealing[1]:
                harmless = last
        return await self.change(decide, person, client)

    async def answer_undo(self, person: str | None, agree: bool, client: str | None) -> int:
        """Agree to somebody's wish to undo, or refuse it. The last to agree makes it so."""

        def decide(standing: Standing) -> Draft:
            self._demand_running(standing)
            wish = standing.undo_wish
            if person is None or person not in standing.people():
                raise Refusal(FORBIDDEN, "not-your-seat")
            if wish is None:
                raise Refusal(NOT_NOW, "no-undo-wish")
            seat = standing.seats_of(person)[0]
            if not agree:  # who has asked may take that back, too
                return Draft("refuse-undo", {"seat": seat})
            if person in wish.agreed:
                raise Refusal(NOT_NOW, "undo-answered")
            if standing.people() <= wish.agreed | {person}:
                return Draft("undo", {"to": wish.to, "seat": wish.seat})
            return Draft("agree-undo", {"seat": seat})

        return await self.change(decide, person, client)

    # --- around the game ---------------------------------------------------------------------

    async def chat(
        self,
        person: str | None,
        name: str,
        words: str,
        client: str | None,
        allow: Callable[[], None] = lambda: None,
    ) -> int:
        """Somebody says something, if `allow` does not object."""

        def decide(standing: Standing) -> Draft:
            if person is None:
                raise Refusal(UNKNOWN, "sign-in")
            allow()
            return Draft("chat", {"name": name, "text": words})

        return await self.change(decide, person, client)

    async def sit(self, person: str, name: str, seat: int, *, invited: bool = False) -> int:
        """Take a free seat. Those of a rematch are kept for who is invited."""

        def decide(standing: Standing) -> Draft:
            self._demand_seat(standing, seat)
            if standing.status != "open":
                raise Refusal(NOT_NOW, f"table-{standing.status}")
            if standing.seats[seat].kind != "open":
                raise Refusal(NOT_NOW, "seat-taken")
            kept = standing.header.settings.kept
            if kept and not invited and kept[seat] not in (None, person):
                raise Refusal(NOT_NOW, "seat-kept")
            if standing.seats_of(person) and not standing.header.settings.hot_seat:
                raise Refusal(NOT_NOW, "one-seat-each")
            return Draft("sit", {"seat": seat, "person": person, "name": name})

        return await self.change(decide, person)

    async def leave(self, person: str, seat: int) -> int:
        """Free a seat or, once the game runs, let a bot take over."""

        def decide(standing: Standing) -> Draft:
            self._demand_seat(standing, seat)
            self._demand_own(standing, person, seat)
            if standing.status == "open":
                return Draft("open", {"seat": seat})
            self._demand_running(standing)
            if standing.seats[seat].away:
                raise Refusal(NOT_NOW, "seat-away")
            return self._stand_in("leave", standing, seat)

        return await self.change(decide, person)

    def _stand_in(self, kind: str, standing: Standing, seat: int) -> Draft:
        spent = clocks.spent(standing, seat, self.now())
        return Draft(kind, {"seat": seat, "level": STAND_IN} | spent)

    async def take_back(self, person: str, seat: int) -> int:
        """Play again for oneself."""

        def decide(standing: Standing) -> Draft:
            self._demand_seat(standing, seat)
            self._demand_own(standing, person, seat)
            self._demand_running(standing)
            if not standing.seats[seat].away:
                raise Refusal(NOT_NOW, "seat-not-away")
            return Draft("return", {"seat": seat})

        return await self.change(decide, person)

    async def set_seat(self, person: str, seat: int, level: str | None) -> int:
        """The host opens a seat or puts a bot there, before the game begins."""

        def decide(standing: Standing) -> Draft:
            self._demand_host(standing, person)
            self._demand_seat(standing, seat)
            if level is None:
                return Draft("open", {"seat": seat})
            return Draft("bot", {"seat": seat, "level": level})

        return await self.change(decide, person)

    async def cancel(self, person: str) -> int:
        """The host gives up a table that has not begun."""

        def decide(standing: Standing) -> Draft:
            self._demand_host(standing, person)
            return Draft("cancel", {})

        return await self.change(decide, person)

    async def rename(self, was: str, person: str, name: str) -> None:
        """A player has another name, or is known by an account now."""

        def decide(standing: Standing) -> Draft:
            own = standing.seats_of(was)
            here = own or standing.host == was
            if not here:
                raise Refusal(NOT_NOW, "not-your-seat")
            seat = own[0] if own else None
            return Draft("rename", {"was": was, "person": person, "name": name, "seat": seat})

        await self.change(decide, was)

    async def set_rematch(self, person: str, table: str, instead: str | None = None) -> str:
        """Say which table is the rematch (instead of one that was given up); returns the one that
        was said first."""

        def decide(standing: Standing) -> Draft:
            if standing.rematch != instead:
                raise Refusal(NOT_NOW, "rematch-made")
            return Draft("rematch", {"table": table})

        try:
            await self.change(decide, person)
        except Refusal:
            if self.standing.rematch is None:
                raise
        assert self.standing.rematch is not None
        return self.standing.rematch

    def _demand_seat(self, standing: Standing, seat: int) -> None:
        standing.state.check_seat(seat)

    def _demand_host(self, standing: Standing, person: str) -> None:
        if person != standing.host:
            raise Refusal(FORBIDDEN, "not-host")
        if standing.status != "open":
            raise Refusal(NOT_NOW, f"table-{standing.status}")

    # --- bots and clocks ---------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots think whose turn it is, and watch the clocks."""
        if self.closed:
            return
        for seat in self.standing.bots_due():
            if seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._thought, seat))
        self._set_timer()

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:  # the keeper of the hall will try again
            _log.error("bot failed", extra={"table": self.header.id, "error": repr(error)})
        elif seat in self.standing.bots_due():
            self.wake()

    async def _think(self, seat: int) -> None:
        standing = self.standing
        level = standing.seats[seat].level
        assert level is not None
        line = standing.line
        with THINKING.labels(level).time():
            action = await self.thinkers.choose(standing.state, seat, level)

        def decide(standing: Standing) -> Draft:
            same = standing.line[: len(line)] == line
            if not same or seat not in standing.bots_due():
                raise Refusal(NOT_NOW, "why-not-your-turn")
            return self._move(standing, seat, action)

        try:
            await self.change(decide)
        except Refusal:  # the table has changed meanwhile
            return
        except DvergarError as error:  # a faulty bot must not stop the game
            _log.error("bot failed", extra={"error": repr(error)})
            action = str(secrets.choice(standing.state.legal(seat)))
            with suppress(Refusal):
                await self.change(decide)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        end = clocks.next_deadline(self.standing)
        if end is None:
            return
        delay = max(0, end + clocks.GRACE - self.now()) / 1000
        if delay < _LONG_WAIT:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._start_time_out)

    def _start_time_out(self) -> None:
        self._timer = None
        task = asyncio.create_task(self._time_out())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_out(self) -> None:
        """A bot takes over the seat whose time is up."""

        def decide(standing: Standing) -> Draft:
            late = clocks.overdue(standing, self.now())
            if late is None:
                raise Refusal(NOT_NOW, "why-not-your-turn")
            return self._stand_in("timeout", standing, late)

        try:
            await self.change(decide)
        except DvergarError:
            self._set_timer()

    # --- looking -----------------------------------------------------------------------------

    def check_view(self, person: str | None, seat: int | None) -> None:
        """May this person look from this seat? From one's own; after the end from any."""
        standing = self.standing
        if seat is None:
            return
        self._demand_seat(standing, seat)
        if not standing.is_over:
            self._demand_own(standing, person, seat)

    def may_view(self, person: str | None, seat: int | None) -> bool:
        """Is `check_view` content?"""
        try:
            self.check_view(person, seat)
        except DvergarError:
            return False
        return True

    async def happened(self, seen: int) -> list[Happened]:
        """What happened after a version, up to now."""
        version = self.standing.version
        if seen >= version:
            return []
        recent = [each for each in self._recent if seen < each[0].number <= version]
        if len(recent) == version - seen:
            return recent
        found = await happened_since(self.store, self.header, seen)
        return [each for each in found if each[0].number <= version]

    async def frame(
        self, person: str | None, seat: int | None, seen: int | None, address: str
    ) -> Frame:
        """What a viewer may know, and what is new to it."""
        if seen is not None and seen > self.standing.version:  # it comes from another process
            await self.catch_up()
        since = None if seen is None or seen > self.standing.version else seen
        while True:
            standing = self.standing
            happened = [] if since is None else await self.happened(since)
            if standing is self.standing:
                break
        # the seat may have changed hands while we looked
        shown = seat if self.may_view(person, seat) else None
        return frames.make_frame(standing, happened, person, shown, since, self.now(), address)
