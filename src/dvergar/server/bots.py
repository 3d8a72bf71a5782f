"""Bots think in a pool of processes, each decision within a time budget."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool
from typing import cast

from pebble import ProcessExpired, ProcessPool

from dvergar.kernel.state import State
from dvergar.server.thinking import think

#: decisions after which a process is replaced by a fresh one
_DECISIONS = 10_000
#: seconds that a decision may wait for a process
_QUEUE = 60


_log = logging.getLogger(__name__)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPool | None = None
        self._chance = random.SystemRandom()

    async def choose(self, state: State, seat: int, level: str) -> str:
        """What a bot of this level does here. One that takes too long is stopped, and the
        choice falls at random."""
        redealt = state.redeal(seat, self._chance)
        setup = state.setup
        job = (
            state.game.name,
            setup.seats,
            dict(setup.options),
            redealt.dump(),
            seat,
            level,
            secrets.randbits(64),
        )
        for _ in range(2):
            future = self._processes_at_work().schedule(think, args=job, timeout=self._seconds)
            try:
                async with asyncio.timeout(self._seconds + _QUEUE):
                    return await asyncio.wrap_future(cast("Future[str]", future))
            except TookTooLong:
                break
            except (ProcessExpired, BrokenProcessPool):  # killed from outside: in a fresh one
                continue
            except Exception as error:  # a faulty bot must not stop the game
                _log.error("bot failed", extra={"error": repr(error)})
                break
        return str(self._chance.choice(state.legal(seat)))

    def _processes_at_work(self) -> ProcessPool:
        """Started when the first bot has to think, and anew if all were killed."""
        if self._pool is not None and not self._pool.active:
            self.close()
        if self._pool is None:
            self._pool = ProcessPool(
                max_workers=self._processes,
                max_tasks=_DECISIONS,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def close(self) -> None:
        """Stop all thinking."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type for it
            self._pool.join()
            self._pool = None
