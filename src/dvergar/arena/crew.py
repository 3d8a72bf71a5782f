"""Many games in pieces, done here or by a crew elsewhere. No result is lost with a worker."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from dvergar.arena.schedule import ARENA
from dvergar.kernel.errors import DvergarError

MOST_JOBS = 256
#: how often a piece of work is begun before the loss of its workers is taken for its own fault
_ATTEMPTS = 3
#: a piece of work should take about so many seconds, and hold no more games than that
_SECONDS = 0.5
_MOST_AT_ONCE = 200

T = TypeVar("T")
#: plays some games, by number; it travels to other processes
Work = Callable[[Sequence[int]], list[T]]


class Crew(Protocol):
    """The part that does the work in other processes."""

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


def play_all(
    work: Work[T],
    numbers: Sequence[int],
    hiring: Hiring | None,
    finished: Callable[[list[T]], None],
) -> None:
    """Hand on the games, in pieces, as they are finished; without a crew they are played here.

    Whatever interrupts it, nobody is waited for.
    """
    pieces = _Pieces(numbers)
    if hiring is None:
        while piece := pieces.next(1):
            _done(work(piece), pieces, finished)
        return
    with hiring() as crew:
        _play_elsewhere(work, pieces, crew, finished)


def _play_elsewhere(
    work: Work[T], pieces: _Pieces, crew: Crew, finished: Callable[[list[T]], None]
) -> None:
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
                _done(future.result(), pieces, finished)
            except crew.lost:
                if attempts == _ATTEMPTS:
                    raise DvergarError("bad-worker", {"count": attempts}, ARENA) from None
                waiting[crew.submit(work, piece)] = (piece, attempts + 1)


def _done(games: list[T], pieces: _Pieces, finished: Callable[[list[T]], None]) -> None:
    pieces.finished(len(games))
    finished(games)


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
