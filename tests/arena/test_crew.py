"""Work in pieces: all of it is done, in pieces of about the same time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import nullcontext
from itertools import chain
from typing import TypeVar

import pytest

from dvergar.arena.crew import Work, check_jobs, play_all
from dvergar.kernel.errors import DvergarError

from .work import done, double

T = TypeVar("T")


class Careless:
    """Loses every piece of work as often as it is told, and does it then."""

    hands = 2
    lost: tuple[type[BaseException], ...] = (LookupError,)

    def __init__(self, losses: int) -> None:
        self._losses = losses
        self._begun: dict[int, int] = {}

    def submit(self, work: Work[T], numbers: Sequence[int]) -> Future[list[T]]:
        future: Future[list[T]] = Future()
        begun = self._begun[numbers[0]] = self._begun.get(numbers[0], 0) + 1
        if begun <= self._losses:
            future.set_exception(LookupError())
        else:
            future.set_result(work(numbers))
        return future


def test_all_work_is_done_here() -> None:
    pieces: list[list[int]] = []
    play_all(double, range(1000), None, pieces.append)
    assert list(chain(*pieces)) == [2 * number for number in range(1000)]
    assert len(pieces) > 1


def test_lost_work_is_given_out_again() -> None:
    found = done(double, range(500), lambda: nullcontext(Careless(2)))
    assert sorted(found) == [2 * number for number in range(500)]


def test_work_that_loses_every_worker_is_given_up() -> None:
    with pytest.raises(DvergarError) as caught:
        done(double, range(500), lambda: nullcontext(Careless(3)))
    assert caught.value.message.key == "bad-worker"
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("jobs", [0, -1, 257])
def test_bad_jobs(jobs: int) -> None:
    with pytest.raises(DvergarError) as caught:
        check_jobs(jobs)
    assert str(caught.value).endswith(".")
