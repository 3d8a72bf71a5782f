"""How long a bot may think."""

from __future__ import annotations

import time

import pytest

from dvergar.bots.budget import Budget, read_budget


@pytest.mark.parametrize("count", [1, 400, 9_999_999])
def test_a_number_is_playouts(count: int) -> None:
    assert read_budget(str(count)) == Budget(iterations=count)


@pytest.mark.parametrize(("text", "seconds"), [("0.1s", 0.1), ("2s", 2), ("1.25s", 1.25)])
def test_an_s_is_seconds(text: str, seconds: float) -> None:
    found = read_budget(text)
    assert found == Budget(seconds=seconds)
    assert found.is_timed


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
