"""A crew of processes on this machine.

Each process has a thread of ours and a pipe of its own, so that it is always known who was doing
what: whichever process is lost, at whatever moment, its work can be given to another.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from dvergar.arena.crew import Work, check_jobs

T = TypeVar("T")


class WorkerLost(Exception):
    """A process has ended in the middle of its work."""


class LocalCrew:
    """As many processes as jobs, started when there is work for them."""

    lost: tuple[type[BaseException], ...] = (WorkerLost,)

    def __init__(self, jobs: int) -> None:
        check_jobs(jobs)
        self.hands = jobs
        self._threads = ThreadPoolExecutor(jobs)
        self._mine = threading.local()
        self._lock = threading.Lock()
        self._workers: list[_Worker] = []
        self._closed = False

    def __enter__(self) -> LocalCrew:
        return self

    def __exit__(self, *_: object) -> None:
        """What has not been finished is dropped."""
        with self._lock:
            self._closed = True
            for worker in self._workers:
                worker.end()
        self._threads.shutdown(cancel_futures=True)

    def submit(self, work: Work[T], numbers: Sequence[int]) -> Future[list[T]]:
        return self._threads.submit(self._ask, work, numbers)

    def _ask(self, work: Work[T], numbers: Sequence[int]) -> list[T]:
        """In a thread of ours: let its process do the work."""
        worker: _Worker | None = getattr(self._mine, "worker", None)
        if worker is None:
            worker = self._mine.worker = self._hire()
        try:
            return worker.ask(work, numbers)
        except (EOFError, OSError):
            self._mine.worker = None
            worker.end()
            raise WorkerLost from None

    def _hire(self) -> _Worker:
        with self._lock:
            if self._closed:
                raise WorkerLost
            self._workers.append(_Worker())
            return self._workers[-1]


class _Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, work: Work[T], numbers: Sequence[int]) -> list[T]:
        self._pipe.send((work, numbers))
        answer: Any = self._pipe.recv()
        if isinstance(answer, BaseException):
            raise answer
        found: list[T] = answer
        return found

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def _serve(pipe: Connection) -> None:
    """What a process does: work, until nobody asks any more."""
    # an interruption is the parent's affair
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, numbers = pipe.recv()
        except EOFError:
            return
        answer: Any
        try:
            answer = work(numbers)
        except Exception as error:  # whatever it is, the one who gave the work is told
            error.add_note(traceback.format_exc())
            answer = error
        pipe.send(answer)
