"""How long a bot may think."""

from __future__ import annotations

import time

import pytest

from dvergar.bots.budget import Budget, read_budget


@pytest.mark.parametrize("text", ["1", "400", "9999999", "0.1s", "2s", "1.25s", "600s"])
def test_a_budget_is_read_and_written_the_same(text: str) -> None:
    assert str(read_budget(text)) == text


@pytest.mark.parametrize(
    "text", ["", "0", "-4", "04", "4.5", "1e3", "10000000", "0s", "601s", "s", ".5s", "1 s", "²"]
)
def test_what_is_no_budget_is_none(text: str) -> None:
    assert read_budget(text) is None


def test_playouts_are_counted() -> None:
    assert list(Budget(iterations=3).spend()) == [0, 1, 2]


def test_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    assert list(Budget(seconds=4.0).spend()) == [0, 1, 2, 3]


def test_there_is_always_one_playout(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 100))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    assert list(Budget(seconds=0.001).spend()) == [0]
