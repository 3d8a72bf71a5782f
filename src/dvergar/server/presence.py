"""The people at a table: the seats with a viewer, and the number of spectators.

It is not stored and has no version: each process knows who is connected to it, no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from dvergar.server.standing import Standing
from dvergar.server.wire import Presence, Quiet

#: seconds: when many come and go at once, it is told no more often
_PAUSE = 0.3


class Viewer(Protocol):
    """A viewer of the table."""

    #: where from; None: a spectator
    seat: int | None

    @property
    def person_id(self) -> str | None: ...

    @property
    def was_guest(self) -> bool:
        """Did guests log in as this person?"""

    def changed(self) -> None:
        """There is something new."""


class Viewers:
    """Everybody who looks at one table."""

    def __init__(
        self,
        standing: Callable[[], Standing],
        quiet: Callable[[], tuple[Quiet, ...]],
        now: Callable[[], int],
    ) -> None:
        self._standing = standing
        self._now = now
        #: who is waited for and has been quiet for long
        self._quiet = quiet
        #: by person: milliseconds of the last sign of life that was not stored
        self._signs: dict[str, int] = {}
        self._all: set[Viewer] = set()
        self._presence = Presence((), 0)
        self._counted = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._all)

    def add(self, viewer: Viewer) -> None:
        self._all.add(viewer)
        self.sign(viewer)
        self.count_again()

    def discard(self, viewer: Viewer) -> None:
        if viewer in self._all:
            self._all.remove(viewer)
            self.sign(viewer)
            self.count_again()

    def was_guest(self, person: str | None) -> bool:
        """Did guests log in as this person, of whom something may be at the table?"""
        return any(viewer.was_guest and viewer.person_id == person for viewer in self._all)

    def sign(self, viewer: Viewer) -> None:
        """A player comes, goes, or does something that is not stored."""
        if viewer.seat is not None and viewer.person_id is not None:
            self._signs[viewer.person_id] = self._now()

    def last_sign(self, person: str | None) -> int | None:
        """When a player last gave a sign of life here."""
        return None if person is None else self._signs.get(person)

    def has(self, person: str | None) -> bool:
        """Whether this person looks from a seat."""
        return person is not None and any(
            viewer.person_id == person and viewer.seat is not None for viewer in self._all
        )

    def tell(self) -> None:
        """There is something new at the table."""
        for viewer in self._all:
            viewer.changed()

    @property
    def presence(self) -> Presence | None:
        """The people here; None while some are still to be counted."""
        return self._presence if self._timer is None else None

    def count_again(self) -> None:
        """Count the viewers again: at once, or a little after the last time."""
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
        self._presence = Presence(tuple(sorted(here)), watching, self._quiet())
        self.tell()

    def look_again(self) -> None:
        """After a change of the table: check whether quiet players are still waited for."""
        if self._presence.quiet:
            self.count_again()

    def close(self) -> None:
        """Count no more."""
        if self._timer is not None:
            self._timer.cancel()
