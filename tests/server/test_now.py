"""The time of the server, whatever happens to the machine's clock."""

from __future__ import annotations

import time

import pytest

from dvergar.server import now
from dvergar.server.now import not_before, now_ms

DAY = 24 * 3_600_000


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_clock_that_jumps_changes_nothing_while_the_process_lives(
    jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = now_ms()
    jumped = time.time_ns() + jump * 1_000_000
    monkeypatch.setattr(time, "time_ns", lambda: jumped)
    monkeypatch.setattr(time, "time", lambda: jumped / 1e9)
    assert before <= now_ms() < before + DAY // 2


def test_it_begins_with_the_time_of_day_and_goes_on() -> None:
    first = now_ms()
    assert abs(first - time.time_ns() // 1_000_000) < DAY
    assert now_ms() >= first


def test_it_is_never_before_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(now, "_ahead", now._ahead)
    known = now_ms() + DAY
    not_before(known)
    later = now_ms()
    assert later >= known
    not_before(known - 2 * DAY)
    assert now_ms() >= later
