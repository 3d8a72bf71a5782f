"""Hands for many games: this process, or a pool of processes. No result is lost with a process."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar, cast

from pebble import ProcessExpired, ProcessPool

from dvergar.arena.schedule import ARENA
from dvergar.kernel.errors import DvergarError

MOST_JOBS = 256
#: how often a piece of work is begun before its processes' deaths are taken for its own fault
_ATTEMPTS = 3
#: a piece of work should take about so many seconds, and hold no more games than that
_SECONDS = 0.5
_MOST_AT_ONCE = 200

T = TypeVar("T")
#: plays some games, by number; it travels to other processes
Work = Callable[[Sequence[int]], list[T]]


class Crew(Protocol):
    """Whoever does the work elsewhere."""

    #: how many pieces of work can be done at once
    hands: int
    #: what the loss of a worker looks like
    lost: tuple[type[BaseException], ...]

    def submit(self, work: Work[T], numbers: Sequence[int]) -> Future[list[T]]: ...


#: a crew to be hired when the work begins, and let go at its end
Hiring = Callable[[], AbstractContextManager[Crew]]


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that cannot be."""
    if not 1 <= jobs <= MOST_JOBS:
        raise DvergarError("bad-jobs", {"given": jobs, "most": MOST_JOBS})


class LocalCrew:
    """A pool of processes on this machine."""

    lost: tuple[type[BaseException], ...] = (ProcessExpired,)

    def __init__(self, jobs: int) -> None:
        check_jobs(jobs)
        self.hands = jobs
        self._pool = ProcessPool(
            max_workers=jobs,
            initializer=_leave_interrupts_to_the_parent,
            context=multiprocessing.get_context("spawn"),
        )

    def __enter__(self) -> LocalCrew:
        return self

    def __exit__(self, *_: object) -> None:
        """What has not been finished is dropped."""
        self._pool.stop()  # type: ignore[no-untyped-call]  # pebble has no type for it
        self._pool.join()

    def submit(self, work: Work[T], numbers: Sequence[int]) -> Future[list[T]]:
        return cast("Future[list[T]]", self._pool.schedule(work, args=(numbers,)))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played(
    work: Work[T], numbers: Sequence[int], hiring: Hiring | None = None
) -> Iterator[list[T]]:
    """The games, in pieces, as they are finished; without a crew, here and one after the other."""
    pieces = _Pieces(numbers)
    if hiring is None:
        while piece := pieces.next(1):
            done = work(piece)
            pieces.finished(len(done))
            yield done
        return
    with hiring() as crew:
        yield from _played_elsewhere(work, pieces, crew)


def _played_elsewhere(work: Work[T], pieces: _Pieces, crew: Crew) -> Iterator[list[T]]:
    waiting: dict[Future[list[T]], tuple[Sequence[int], int]] = {}
    while True:
        # one piece more than hands, so that nobody waits for us
        while len(waiting) <= crew.hands and (piece := pieces.next(crew.hands)):
            waiting[crew.submit(work, piece)] = (piece, 1)
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            piece, attempts = waiting.pop(future)
            try:
                done = future.result()
            except crew.lost:
                if attempts == _ATTEMPTS:
                    raise DvergarError("bad-worker", {"count": attempts}, ARENA) from None
                waiting[crew.submit(work, piece)] = (piece, attempts + 1)
                continue
            pieces.finished(len(done))
            yield done


class _Pieces:
    """Cuts the work into pieces that take about the same time, judged by what is finished."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers
        self._begun = 0
        self._finished = 0
        self._start = time.perf_counter()

    def next(self, hands: int) -> Sequence[int]:
        """The next piece; empty when there is none left."""
        seconds = (time.perf_counter() - self._start) * hands
        size = int(self._finished * _SECONDS / seconds) if self._finished else 1
        fair = -(-(len(self._numbers) - self._begun) // hands)
        begin = self._begun
        self._begun += max(1, min(size, fair, _MOST_AT_ONCE))
        return self._numbers[begin : self._begun]

    def finished(self, games: int) -> None:
        self._finished += games
