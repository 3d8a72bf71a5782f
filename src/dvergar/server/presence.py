"""Who is at a table: the seats from which somebody looks, and how many look on.

It is not stored and has no version: each process knows who is connected to it, no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from dvergar.server.standing import Standing
from dvergar.server.wire import Presence

#: seconds: when many come and go at once, it is told no more often
_PAUSE = 0.3


class Viewer(Protocol):
    """Somebody who looks at the table."""

    #: where from; None: a spectator
    seat: int | None

    @property
    def person_id(self) -> str | None: ...

    def changed(self) -> None:
        """There is something new."""

    def called_in(self) -> None:
        """Show who you are again."""


class Viewers:
    """Everybody who looks at one table."""

    def __init__(self, standing: Callable[[], Standing]) -> None:
        self._standing = standing
        self._all: set[Viewer] = set()
        self._presence = Presence((), 0)
        self._counted = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, viewer: Viewer) -> None:
        self._all.add(viewer)
        self.count_again()

    def discard(self, viewer: Viewer) -> None:
        if viewer in self._all:
            self._all.remove(viewer)
            self.count_again()

    def tell(self) -> None:
        """There is something new at the table."""
        for viewer in self._all:
            viewer.changed()

    def call_in(self, person: str) -> None:
        """Let a person's viewers show again who they are."""
        for viewer in self._all:
            if viewer.person_id == person:
                viewer.called_in()

    @property
    def presence(self) -> Presence | None:
        """Who is here; None while somebody is still to be counted."""
        return self._presence if self._timer is None else None

    def count_again(self) -> None:
        """Somebody has come, gone or changed seats: at once, or a little after the last time."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(self._counted + _PAUSE, self._count)

    def _count(self) -> None:
        self._timer = None
        self._counted = asyncio.get_running_loop().time()
        standing = self._standing()
        here: set[int] = set()
        watching = 0
        for viewer in self._all:
            own = standing.seats_of(viewer.person_id) if viewer.seat is not None else []
            here.update(own)
            watching += not own
        self._presence = Presence(tuple(sorted(here)), watching)
        self.tell()

    def close(self) -> None:
        """Count no more."""
        if self._timer is not None:
            self._timer.cancel()
