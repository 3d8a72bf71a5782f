"""All connections of this process: how many an address may have, and how long one may dawdle.

A connection waits until a whole request has come, and again after its answer. Where there is no
room for a new one, the one that has waited longest goes. So a thousand half-open connections push
out each other, and the next request is still answered.
"""

from __future__ import annotations

import asyncio
import logging
import math
import resource
import time
from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import Any

from dvergar.server.config import Limits
from dvergar.server.metrics import CLOSED, CONNECTIONS
from dvergar.server.refusal import TOO_OFTEN, Refusal

#: why a connection was closed: no whole request in time, answers that nobody reads, no room for it
SLOW_REQUEST, SLOW_READER, ADDRESS_FULL, ALL_FULL = (
    "slow-request",
    "slow-reader",
    "address-full",
    "all-full",
)
#: seconds between two looks at all connections, and between two lines of the log about one reason
_TICK, _QUIET = 1.0, 60.0
#: connections that may wait to be accepted: all of them can come before the first is counted
BACKLOG = 512
#: file descriptors that are left for those, the database, the processes of bots and files
_RESERVE = BACKLOG + 256
#: file descriptors that no connection ever gets
_LAST = 128

_log = logging.getLogger(__name__)


class Stage(Enum):
    """How far a connection is: no whole request yet, being answered, or answered."""

    NEW, BUSY, IDLE = range(3)


class _Group:
    """Connections that share a limit; those that could make room, in the order they came."""

    def __init__(self) -> None:
        self.members: dict[Line, None] = {}
        self.waiting: dict[Stage, dict[Line, None]] = {Stage.NEW: {}, Stage.IDLE: {}}

    def enter(self, line: Line) -> None:
        self.members[line] = None
        if line.stage in self.waiting:
            self.waiting[line.stage][line] = None

    def leave(self, line: Line) -> None:
        self.members.pop(line, None)
        if line.stage in self.waiting:
            self.waiting[line.stage].pop(line, None)

    def make_room(self, why: str, but: Line | None = None) -> bool:
        """Close a connection that only waits, if there is one."""
        for waiting in self.waiting.values():
            for line in waiting:
                if line is not but:
                    line.drop(why)
                    return True
        return False


class Line:
    """One connection."""

    def __init__(self, lines: Lines, transport: asyncio.Transport, address: str) -> None:
        self._lines = lines
        self._transport = transport
        self._open = True
        self.address = address
        self.stage = Stage.NEW
        #: is a request under way? From its first byte to the end of its answer
        self._begun = True
        self._deadline = time.monotonic() + lines.limits.head_seconds
        #: bytes that the other side has not taken, and when it last took some
        self._unsent, self._taken = 0, 0.0

    def heard(self) -> None:
        """Something came: a new request has so long for its head, if none is under way."""
        if not self._begun:
            self._begun = True
            self._deadline = time.monotonic() + self._lines.limits.head_seconds

    def claim(self, address: str) -> None:
        """The head of a request has come, from this client: it may be behind a proxy."""
        # with pipelining it has come before the last answer was sent
        self._begun, self._deadline = True, math.inf
        if self._open and address != self.address:
            self._lines.move(self, address)

    def serve(self) -> None:
        """All of the request has come."""
        self._turn(Stage.BUSY)

    def too_slow(self) -> None:
        """Not all of the request came in time; it is refused."""
        self._lines.count(SLOW_REQUEST)

    def rest(self) -> None:
        """The request was answered."""
        self._begun, self._deadline = False, math.inf
        self._turn(Stage.IDLE)

    def _turn(self, stage: Stage) -> None:
        if self._open:
            self._lines.remove(self)
            self.stage = stage
            self._lines.add(self)

    def look(self, now: float) -> None:
        """Close the connection if its other side takes too long."""
        unsent = self._transport.get_write_buffer_size()
        if unsent == 0 or unsent < self._unsent or not self._unsent:
            self._taken = now
        self._unsent = unsent
        if now > self._deadline:
            self.drop(SLOW_REQUEST)
        elif now - self._taken > self._lines.limits.read_seconds:
            self.drop(SLOW_READER)

    def drop(self, why: str) -> None:
        """Close the connection at once."""
        if self._open:
            self._lines.count(why)
            self.leave()
            self._transport.abort()

    def leave(self) -> None:
        """The connection is closed."""
        if self._open:
            self._open = False
            self._lines.remove(self)


class Lines:
    """Every connection, whether it brings requests or is a socket."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._all = _Group()
        self._by_address: dict[str, _Group] = {}
        self._closed: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def open(self, transport: asyncio.Transport, address: str) -> Line | None:
        """Count a new connection; None: there is no room for it, and it was closed."""
        descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        full = len(self._all.members) >= min(self.limits.all_lines, _share(descriptors))
        why = None
        if _is_last(transport, descriptors) or (full and not self._all.make_room(ALL_FULL)):
            why = ALL_FULL
        elif not self._has_room(address):
            why = ADDRESS_FULL
        if why is not None:
            self.count(why)
            transport.abort()
            return None
        line = Line(self, transport, address)
        self.add(line)
        return line

    def _has_room(self, address: str, but: Line | None = None) -> bool:
        group = self._by_address.get(address)
        if group is None or len(group.members) < self.limits.lines:
            return True
        return group.make_room(ADDRESS_FULL, but)

    def move(self, line: Line, address: str) -> None:
        """From now on a connection counts for another address."""
        if not self._has_room(address, line):
            raise Refusal(TOO_OFTEN, "too-many-sockets")
        self.remove(line)
        line.address = address
        self.add(line)

    def add(self, line: Line) -> None:
        self._all.enter(line)
        self._by_address.setdefault(line.address, _Group()).enter(line)

    def remove(self, line: Line) -> None:
        self._all.leave(line)
        group = self._by_address[line.address]
        group.leave(line)
        if not group.members:
            del self._by_address[line.address]

    def count(self, why: str) -> None:
        """A connection was closed by us: for the figures and the log."""
        CLOSED.labels(why).inc()
        self._closed[why] += 1

    async def watch(self) -> None:
        """Every second: close what takes too long, and say so."""
        while True:
            await asyncio.sleep(_TICK)
            now = time.monotonic()
            for line in list(self._all.members):
                line.look(now)
            CONNECTIONS.set(len(self._all.members))
            self._tell(now)

    def _tell(self, now: float) -> None:
        for why in [why for why in self._closed if now >= self._told.get(why, 0.0)]:
            self._told[why] = now + _QUIET
            count = self._closed.pop(why)
            _log.warning("connections closed", extra={"why": why, "count": count})


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The connection by which a request or socket came; None: by none, as in some tests."""
    found: Line | None = scope.get("state", {}).get("line")
    return found


def _share(descriptors: int) -> float:
    """How many file descriptors connections may have."""
    if descriptors == resource.RLIM_INFINITY:
        return math.inf
    return max(descriptors - _RESERVE, descriptors // 2)


def _is_last(transport: asyncio.Transport, descriptors: int) -> bool:
    """Whether something else used up the reserve. The lowest free number is always taken."""
    if descriptors == resource.RLIM_INFINITY:
        return False
    number: int = transport.get_extra_info("socket").fileno()
    return number >= max(descriptors - _LAST, descriptors * 7 // 8)


def raise_descriptors(limits: Limits) -> None:
    """Be allowed as many file descriptors as there may be connections, if the system lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.all_lines + _RESERVE
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    allowed = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    if allowed < wanted:
        _log.warning("few file descriptors", extra={"count": allowed})
