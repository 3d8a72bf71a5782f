"""Work for crews, some of it deadly. It travels to other processes: hence a module of its own."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from dvergar.arena.crew import Hiring, Work, play_all
from dvergar.kernel.errors import DvergarError

T = TypeVar("T")


def done(work: Work[T], numbers: Sequence[int], hiring: Hiring | None = None) -> list[T]:
    """All that the work finds."""
    found: list[T] = []
    play_all(work, numbers, hiring, found.extend)
    return found


def double(numbers: Sequence[int]) -> list[int]:
    return [2 * number for number in numbers]


def die_once(folder: Path, numbers: Sequence[int]) -> list[int]:
    """Kills its own process the first time that it is given this work."""
    try:
        (folder / str(numbers[0])).touch(exist_ok=False)
    except FileExistsError:
        return double(numbers)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def die(numbers: Sequence[int]) -> list[int]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def refuse(numbers: Sequence[int]) -> list[int]:
    raise DvergarError("bad-games", {"given": 0, "most": 1})


def sleep_long_after_the_first(numbers: Sequence[int]) -> list[int]:
    """A minute for each but the first."""
    if numbers[0] > 0:
        time.sleep(60)
    return double(numbers)
