"""What happens at a table by time alone: clocks that run out, votes that take effect, and that
somebody who is waited for has been quiet for long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from dvergar.kernel.errors import DvergarError
from dvergar.server import absence, clocks, decisions, silence
from dvergar.server.entry import DAYS, Draft
from dvergar.server.refusal import NOT_NOW, Refusal
from dvergar.server.standing import Standing
from dvergar.server.wire import Quiet

if TYPE_CHECKING:
    from dvergar.server.room import Room

#: seconds: for a later deadline a table need not stay in memory, the keeper of the hall knows it
_LONG_WAIT = 600

_log = logging.getLogger(__name__)


class Watch:
    """The time of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._deadline: asyncio.TimerHandle | None = None
        self._look: asyncio.TimerHandle | None = None
        self._call: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_set(self) -> bool:
        """Will a time be up soon?"""
        return self._deadline is not None or self._call is not None

    def close(self) -> None:
        """Wait for nothing more."""
        _stop(self._deadline)
        _stop(self._look)
        _stop(self._call)
        self._deadline = self._look = self._call = None
        for task in self._tasks:
            task.cancel()

    def set(self) -> None:
        """The table has changed: wait for what comes next."""
        _stop(self._deadline)
        self._deadline = None
        room = self._room
        if room.closed:
            return
        delay = self._until_next()
        if delay is not None and delay < _LONG_WAIT:
            self._deadline = self._later(delay, self._start_time_out)
        self._await_gone()
        for seat in [*absence.votes(room.standing), *silence.calls(room.standing)]:
            person = room.standing.seats[seat].person
            # this process knows better than the one where they voted, or called
            here = self.signs_of(person).here
            if here and (seat in silence.calls(room.standing) or self._quiet_in(seat) > 0):
                self._begin(self.greet(person))
        if room.viewers:
            self._await_quiet()

    def quiet(self) -> tuple[Quiet, ...]:
        """The seats about which there may be a vote by now, and since when they have been quiet."""
        self._await_quiet()
        self._await_gone()
        standing = self._room.standing
        found = [seat for seat in absence.waited_for(standing) if self._quiet_in(seat) <= 0]
        return tuple(Quiet(seat, self._since(seat)) for seat in found)

    def signs_of(self, person: str | None) -> absence.Signs:
        """What is seen of a person here; at a live game a new process starts measuring again."""
        room = self._room
        last = room.viewers.last_sign(person)
        if last is None:
            last = 0 if room.header.settings.pace == DAYS else room.opened
        return absence.Signs(room.viewers.has(person), last)

    async def greet(self, person: str | None) -> None:
        """A person gives a sign of life: back to the seat, and an end to votes about it."""
        room = self._room

        def decide(standing: Standing) -> Draft:
            draft = absence.sign(standing, seat, room.now(), room.patience)
            if draft is None or standing.seats[seat].person != person:
                raise Refusal(NOT_NOW, "seat-not-away")
            return draft

        for seat in room.standing.seats_of(person):
            if absence.sign(room.standing, seat, room.now(), room.patience) is not None:
                with suppress(Refusal):  # it was said already
                    await room.change(decide, person)

    def _until_next(self) -> float | None:
        standing = self._room.standing
        clock = clocks.next_deadline(standing)
        ends = [] if clock is None else [clock + clocks.GRACE]
        effects = (absence.next_effect(standing), silence.next_effect(standing))
        ends += [effect for effect in effects if effect is not None]
        return max(0, min(ends) - self._room.now()) / 1000 if ends else None

    def _since(self, seat: int) -> int:
        standing = self._room.standing
        signs = self.signs_of(standing.seats[seat].person)
        return absence.quiet_since(standing, seat, signs)

    def _quiet_in(self, seat: int) -> int:
        """Milliseconds until a player has been quiet for long."""
        room = self._room
        return absence.ripe_at(room.standing, seat, self.signs_of, room.patience) - room.now()

    def _await_quiet(self) -> None:
        """Count again when the next one has been quiet for long."""
        _stop(self._look)
        self._look = None
        seats = absence.waited_for(self._room.standing)
        coming = [left for left in map(self._quiet_in, seats) if left > 0]
        if coming:
            self._look = self._later(min(coming) / 1000, self._room.viewers.count_again)

    def _await_gone(self) -> None:
        """Call those who are asked for a reaction and whom nobody is connected for."""
        _stop(self._call)
        self._call = None
        room = self._room
        if room.closed:
            return
        found: list[tuple[int, int]] = []
        called = silence.calls(room.standing)
        for seat in silence.asked(room.standing):
            person = room.standing.seats[seat].person
            if seat in called or room.viewers.has(person):
                continue
            last = room.viewers.last_sign(person)
            at = silence.away_at(room.standing, seat, last, room.patience)
            if at is not None:
                found.append((at, seat))
        if found:
            at, seat = min(found)
            delay = max(0, at - room.now()) / 1000
            if delay < _LONG_WAIT:
                self._call = self._later(delay, partial(self._start_call, seat))

    def _start_call(self, seat: int) -> None:
        self._call = None
        self._begin(self._call_seat(seat))

    async def _call_seat(self, seat: int) -> None:
        room = self._room
        with suppress(DvergarError):  # it was answered, or called by another process
            await room.change(lambda s: silence.call(s, seat, room.now(), room.patience))
        self.set()

    @staticmethod
    def _later(delay: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(delay, call)

    def _start_time_out(self) -> None:
        self._deadline = None
        self._begin(self._time_out())

    async def _time_out(self) -> None:
        """Silence answers, or a bot takes over the seat whose time is up."""
        room = self._room
        try:
            await room.forgive_standstill()
            await room.change(lambda standing: decisions.time_out(standing, room.now()))
        except DvergarError:
            self.set()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # the keeper of the hall will try again
            table = self._room.header.id
            _log.error("watching failed", extra={"table": table, "error": repr(error)})


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
