"""Processes on this machine: all work is done, whatever happens to a process."""

from __future__ import annotations

from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from dvergar.arena.crew import play_all
from dvergar.arena.local_crew import LocalCrew
from dvergar.kernel.errors import DvergarError

from .work import die, die_once, done, refuse, sleep_long_after_the_first


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path)
    assert sorted(done(work, range(4), partial(LocalCrew, 2))) == [0, 2, 4, 6]
    assert list(tmp_path.iterdir())


def test_work_that_kills_its_processes_is_given_up() -> None:
    with pytest.raises(DvergarError) as caught:
        done(die, range(1), partial(LocalCrew, 1))
    assert caught.value.message.key == "bad-worker"


def test_a_refusal_comes_back_as_it_is_and_no_process_stays() -> None:
    before = set(active_children())
    with pytest.raises(DvergarError) as caught:
        done(refuse, range(1), partial(LocalCrew, 1))
    assert caught.value.message.key == "bad-games"
    assert "refuse" in caught.value.__notes__[0]
    assert set(active_children()) <= before


def test_whoever_stops_early_waits_for_nobody() -> None:
    before = set(active_children())

    def enough(numbers: list[int]) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(sleep_long_after_the_first, range(100), partial(LocalCrew, 2), enough)
    assert set(active_children()) <= before
