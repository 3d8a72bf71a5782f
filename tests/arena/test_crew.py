"""Work in processes: all of it is done, whatever happens to a process."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import pytest

from dvergar.arena.crew import LocalCrew, played
from dvergar.kernel.errors import DvergarError


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


def test_all_work_is_done_here() -> None:
    pieces = list(played(double, range(1000)))
    assert list(chain(*pieces)) == [2 * number for number in range(1000)]
    assert len(pieces) > 1


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path)
    found = sorted(chain(*played(work, range(4), partial(LocalCrew, 2))))
    assert found == [0, 2, 4, 6]
    assert list(tmp_path.iterdir())


def test_work_that_kills_its_processes_is_given_up() -> None:
    with pytest.raises(DvergarError) as caught:
        list(played(die, range(1), partial(LocalCrew, 1)))
    assert caught.value.message.key == "bad-worker"
    assert str(caught.value).endswith(".")


def test_a_refusal_comes_back_as_it_is() -> None:
    with pytest.raises(DvergarError) as caught:
        list(played(refuse, range(1), partial(LocalCrew, 1)))
    assert caught.value.message.key == "bad-games"
