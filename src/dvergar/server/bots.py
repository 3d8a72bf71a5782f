"""Bots think in a pool of processes, each decision within a time budget."""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import random
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar, cast

from pebble import ProcessExpired, ProcessPool

from dvergar.bots.names import seconds_of
from dvergar.kernel.state import State
from dvergar.server.shares import Share, Shares
from dvergar.server.thinking import Redealt, advise, judge, think, think_besides

#: seconds that a bot takes, beside what it may think, where having a choice at all is a secret
_STEP = 0.2
#: decisions after which a process is replaced by a fresh one
_DECISIONS = 10_000
#: seconds that a fresh process may take until it thinks
_START = 60
#: by so much processes that have time are nicer than others
_NICE = 10

#: reviews are made one after the other
_ALONE = Share(("",), urgent=False)

T = TypeVar("T")

_log = logging.getLogger(__name__)


def pause(spent: float, step: float) -> float:
    """How long to wait after thinking for `spent` seconds, so that it took a number of whole steps:
    one, however little there was to think about."""
    return max(1, math.ceil(spent / step)) * step - spent


class Thinkers:
    """The processes in which bots think; `patient` ones let all others go first."""

    def __init__(self, processes: int, seconds: float, *, patient: bool = False) -> None:
        self._processes = processes
        self._seconds = seconds
        self._patient = patient
        self._pool: ProcessPool | None = None
        #: a decision is handed to the pool when a process is free: until then people take turns
        self._shares = Shares(processes)
        self._chance = random.SystemRandom()

    async def choose(self, state: State, seat: int, level: str, share: Share) -> str:
        """What a bot of this level does here, at a pace that tells nothing. One that takes too
        long is stopped, and the choice falls at random."""
        redealt = self._redealt(state, seat)
        legal = state.legal(seat)
        chance = self._chance.choice(legal) if legal else state.sample(seat, self._chance)
        action, spent = str(chance), 0.0
        try:
            action, spent = await self._elsewhere(
                share, think, redealt, level, secrets.randbits(64)
            )
        except TookTooLong:
            pass
        except Exception as error:  # a faulty bot must not stop the game
            _log.error("bot failed", extra={"error": repr(error)})
        if state.discreet:
            await asyncio.sleep(pause(spent, _STEP + seconds_of(level, state.game)))
        return action

    async def besides(self, state: State, seat: int, level: str, share: Share) -> str | None:
        """What a bot of this level does here although nobody waits for it; None: nothing."""
        redealt = self._redealt(state, seat)
        try:
            return await self._elsewhere(share, think_besides, redealt, level, secrets.randbits(64))
        except Exception as error:  # one that is faulty or too slow has nothing to do
            _log.error("bot failed", extra={"error": repr(error)})
            return None

    async def advise(
        self, state: State, seat: int, playouts: int, share: Share
    ) -> list[dict[str, Any]]:
        """The best options of a seat, from what it knows."""
        return await self._elsewhere(share, advise, self._redealt(state, seat), playouts)

    async def judge(
        self, state: State, seat: int, action: str, playouts: int, number: int
    ) -> dict[str, Any]:
        """What a search thinks of a decision, from what its seat knew."""
        redealt = self._redealt(state, seat)
        return await self._elsewhere(_ALONE, judge, redealt, action, playouts, number)

    def _redealt(self, state: State, seat: int) -> Redealt:
        setup = state.setup
        dump = state.redeal(seat, self._chance).dump()
        game = state.game
        return Redealt(game.name, game.overlay, setup.seats, dict(setup.options), dump, seat)

    async def _elsewhere(self, share: Share, function: Callable[..., T], *args: object) -> T:
        """What a function gives in a process of the pool, or why it failed there."""
        for last in (False, True):
            try:
                async with self._shares.turn(share), asyncio.timeout(self._seconds + _START):
                    pool = self._processes_at_work()
                    future = pool.schedule(function, args=args, timeout=self._seconds)
                    return await asyncio.wrap_future(cast("Future[T]", future))
            except (ProcessExpired, BrokenProcessPool):  # killed from outside: in a fresh one
                if last:
                    raise
        raise AssertionError("the last try returns or raises")

    def _processes_at_work(self) -> ProcessPool:
        """Started when the first bot has to think, and again if all were killed."""
        if self._pool is not None and not self._pool.active:
            self.close()
        if self._pool is None:
            self._pool = ProcessPool(
                max_workers=self._processes,
                max_tasks=_DECISIONS,
                initializer=os.nice if self._patient else None,
                initargs=[_NICE] if self._patient else [],
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def close(self) -> None:
        """Stop all thinking."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type for it
            self._pool.join()
            self._pool = None
