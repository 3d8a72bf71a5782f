"""Whom this process believes at the moment, so that cookies can be called in at once.

A cookie is looked at when a socket opens or a request comes, and believed for a while. When it is
called in, each socket of its person has to look again before it does or is sent anything more, and
what was begun before is waited for: after that nothing is done in the name of that cookie.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

#: seconds for which what was begun is waited for
_LONGEST = 5.0


class Believer(Protocol):
    """A socket that has looked at a cookie."""

    def doubt(self, *, at_once: bool) -> None:
        """Look again, `at_once` or before the next thing that it does."""

    def refresh(self) -> None:
        """The cookie is good, but something else that is remembered of its person has changed."""


class Trust:
    """The people whose cookies are trusted, and what they are doing."""

    def __init__(self) -> None:
        #: how often something was called in; a check of a cookie under way has to look again
        self.calls = 0
        self._believers: dict[str, set[Believer]] = {}
        self._acting: dict[str, dict[asyncio.Future[None], asyncio.Task[Any] | None]] = {}

    @contextmanager
    def believing(self, person: str | None, believer: Believer) -> Iterator[None]:
        """A socket believes that it serves this person."""
        if person is None:
            yield
            return
        self._believers.setdefault(person, set()).add(believer)
        try:
            yield
        finally:
            self._believers[person].discard(believer)
            if not self._believers[person]:
                del self._believers[person]

    @contextmanager
    def acting(self, person: str | None) -> Iterator[None]:
        """Something is done in the name of a person."""
        if person is None:
            yield
            return
        done = asyncio.get_running_loop().create_future()
        self._acting.setdefault(person, {})[done] = asyncio.current_task()
        try:
            yield
        finally:
            if not done.done():
                done.set_result(None)
            del self._acting[person][done]
            if not self._acting[person]:
                del self._acting[person]

    def doubt(self, person: str) -> None:
        """The cookies of a person may be worth nothing any more."""
        self.calls += 1
        for believer in self._believers.get(person, ()):
            believer.doubt(at_once=True)

    def refresh(self, person: str) -> None:
        """Something of a person has changed that sockets remember; no cookie is called in."""
        for believer in self._believers.get(person, ()):
            believer.refresh()

    def doubt_all(self) -> None:
        """Something may have been called in unheard."""
        self.calls += 1
        for believers in self._believers.values():
            for believer in believers:  # not all at the same moment: there may be thousands
                believer.doubt(at_once=False)

    async def settled(self, person: str) -> None:
        """Wait for what others do in the name of a person; who asks does nothing more."""
        acting = self._acting.get(person, {})
        me = asyncio.current_task()
        for done, task in acting.items():
            if task is me and not done.done():  # of two who wait, neither waits for the other
                done.set_result(None)
        others = [done for done in acting if not done.done()]
        if others:
            await asyncio.wait(others, timeout=_LONGEST)
