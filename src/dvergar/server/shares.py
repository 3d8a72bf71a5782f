"""Fair shares of the processes in which bots think: people take turns, whatever each asks for.

Tables where a person waits go before tables of bots only. Among equals the place goes to the person
who has the fewest at work, then to the one whose turn it is (start-time fair queueing).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import NamedTuple


class Share(NamedTuple):
    """For whom a bot thinks."""

    #: the people who play at the table; the host where only bots play
    people: Collection[str]
    #: does a person wait for it?
    urgent: bool


class _Wish(NamedTuple):
    person: str
    urgent: bool
    granted: asyncio.Future[None]


class Shares:
    """Hands out a number of places."""

    def __init__(self, places: int) -> None:
        self._free = places
        #: in the order in which they came
        self._waiting: list[_Wish] = []
        self._at_work: Counter[str] = Counter()
        #: the round that is being served, and the next one of those who had a turn in it
        self._round = 0
        self._next: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a place, and have it until the block ends."""
        # a table of several people is charged to the one who has the least going on
        person = min(sorted(share.people), key=self._load)
        wish = _Wish(person, share.urgent, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        self._grant()
        try:
            await wish.granted
            yield
        finally:
            if wish in self._waiting:
                self._waiting.remove(wish)
            else:
                self._free += 1
                self._at_work -= Counter([person])
                self._grant()

    def _load(self, person: str) -> int:
        return self._at_work[person] + sum(wish.person == person for wish in self._waiting)

    def _grant(self) -> None:
        while self._free and self._waiting:
            wish = min(self._waiting, key=self._order)
            self._waiting.remove(wish)
            self._free -= 1
            self._at_work[wish.person] += 1
            self._round = self._round_of(wish.person)
            self._next[wish.person] = self._round + 1
            self._next = {who: at for who, at in self._next.items() if at > self._round}
            # a wish that was given up at this very moment gives its place back in `turn`
            if not wish.granted.done():
                wish.granted.set_result(None)

    def _order(self, wish: _Wish) -> tuple[bool, int, int]:
        return not wish.urgent, self._at_work[wish.person], self._round_of(wish.person)

    def _round_of(self, person: str) -> int:
        """A newcomer joins the round that is being served."""
        return max(self._next.get(person, 0), self._round)
