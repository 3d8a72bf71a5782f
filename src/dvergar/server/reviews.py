"""Reviews of finished games: made in the background, one at a time, each once.

A process with low priority looks at one decision after the other. What it has found is stored
every second, so that everybody sees how far it is, and another process can go on if it dies.
"""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import islice
from typing import Any, Literal

import msgspec

from dvergar.bots.review import choices, positions, put_together
from dvergar.kernel.match import Move
from dvergar.server.api.models import ReviewShown
from dvergar.server.bots import Thinkers
from dvergar.server.now import now_ms
from dvergar.server.refusal import TOO_OFTEN, Refusal
from dvergar.server.room import Room
from dvergar.server.standing import Standing
from dvergar.server.store import Store

#: seconds between two times that progress is stored
_KEEP = 1.0
#: milliseconds after which a review on which nobody has worked may be taken over
_CLAIM = 120_000

_log = logging.getLogger(__name__)


class Reviews:
    """The reviews that this process makes."""

    def __init__(self, store: Store, thinkers: Thinkers, playouts: int, most: int) -> None:
        self._store = store
        self._thinkers = thinkers
        self._playouts = playouts
        #: how many may be wished for at once
        self._most = most
        #: the tables whose reviews were asked for, the first is in work
        self._wished: dict[str, Standing] = {}
        self._working: asyncio.Task[None] | None = None

    async def show(self, room: Room) -> ReviewShown:
        """How far the review of a finished game is, and what it has found."""
        table, standing = room.header.id, room.standing
        row = await self._store.review(table)
        wished: Literal["waiting", "none"] = "waiting" if table in self._wished else "none"
        if row is None:
            return ReviewShown(state=wished, done=0, of=0, review=None)
        state: Literal["none", "waiting", "running", "done"] = "done"
        if row.claimed is not None:
            state = "running" if row.claimed > now_ms() else wished
        found = put_together(
            standing.state, len(standing.line), self._playouts, msgspec.json.decode(row.body)
        )
        return ReviewShown(state=state, done=row.done, of=row.of, review=found)

    async def begin(self, room: Room) -> ReviewShown:
        """Make the review of a finished game, unless it is made already."""
        shown = await self.show(room)
        if shown.state != "none":
            return shown
        if len(self._wished) >= self._most:
            raise Refusal(TOO_OFTEN, "too-many-reviews")
        self._wished[room.header.id] = room.standing
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await self.show(room)

    async def close(self) -> None:
        """Stop; what was found so far is stored."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        self._thinkers.close()

    async def _work(self) -> None:
        while self._wished:
            table, standing = next(iter(self._wished.items()))
            try:
                await self._review(standing)
            except Exception as error:  # the next one is not to blame
                _log.error("review failed", extra={"table": table, "error": repr(error)})
            finally:
                del self._wished[table]
            if not self._wished:  # nobody needs the process until the next one
                await asyncio.to_thread(self._thinkers.close)
        self._working = None

    async def _review(self, standing: Standing) -> None:
        header = standing.header
        moves = [Move(made.seat, header.game.parse(made.action)) for made in standing.line]
        start = header.start()
        of = len(choices(start, moves))
        now = now_ms()
        found = await self._store.claim_review(header.id, of, now, now + _CLAIM)
        if found is None:
            return
        kept = time.monotonic()
        try:
            for number, state, move in islice(positions(start, moves), len(found), None):
                found.append(await self._judge(number, state, move))
                if time.monotonic() > kept + _KEEP:
                    kept = time.monotonic()
                    await self._store.keep_review(header.id, found, now_ms() + _CLAIM)
        except BaseException:
            # whoever asks again goes on from here, at once
            await asyncio.shield(self._store.keep_review(header.id, found, now_ms()))
            raise
        await self._store.keep_review(header.id, found, None)

    async def _judge(self, number: int, state: Any, move: Move) -> dict[str, Any]:
        return await self._thinkers.judge(
            state, move.seat, str(move.action), self._playouts, number
        )
