"""Whole tournaments: the same result however they are played, interrupted and resumed."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.arena.crew import Hiring
from dvergar.arena.results import GAMES, Results
from dvergar.arena.schedule import Plan
from dvergar.arena.summary import summarise
from dvergar.arena.tournament import hire, plan_tournament, play_tournament
from dvergar.kernel.errors import DvergarError

EXAMPLE = Path(dvergar.__file__).parents[2] / "examples" / "line_bot.py"
GOOD: dict[str, Any] = {
    "name": "nidavellir",
    "seats": 3,
    "games": 30,
    "seed": 1,
    "bots": ["greedy", "random"],
    "options": {},
}


def plan(**changes: Any) -> Plan:
    asked = {**GOOD, **changes}
    return plan_tournament(asked.pop("name"), **asked)


def played(to_play: Plan, folder: Path, hiring: Hiring | None = None) -> bytes:
    play_tournament(to_play, Results(to_play, folder), hiring)
    return (folder / GAMES).read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of the plan, played in this process without interruption."""
    return played(plan(), tmp_path_factory.mktemp("whole"))


def test_the_number_of_processes_does_not_matter(whole: bytes, tmp_path: Path) -> None:
    assert played(plan(), tmp_path, hire("local", 2, None)) == whole


def test_an_interrupted_tournament_goes_on_where_it_was(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dvergar.arena.crew._MOST_AT_ONCE", 3)
    done: list[int] = []

    def enough(games: int) -> None:
        done.append(games)
        if len(done) % 2 == 0:
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            play_tournament(plan(), Results(plan(), tmp_path), None, enough)
    kept = len(Results(plan(), tmp_path).all())
    assert kept == sum(done)
    assert 0 < kept < 30
    assert played(plan(), tmp_path) == whole


def test_a_shorter_tournament_can_be_made_longer(whole: bytes, tmp_path: Path) -> None:
    assert len(played(plan(games=6), tmp_path).splitlines()) == 7
    assert played(plan(), tmp_path) == whole


def test_the_example_of_an_outside_bot_enters(tmp_path: Path) -> None:
    name = f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}"
    entered = plan(seats=2, games=6, bots=["greedy", name])
    results = Results(entered, None)
    play_tournament(entered, results)
    best, worst = summarise(entered, results.all()).standings
    assert (best.bot, worst.bot) == ("greedy", name)
    assert worst.faults == []
    assert worst.played == 6


def test_without_seats_it_is_the_fewest() -> None:
    assert plan(seats=None).setup.seats == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "chess"},
        {"seats": 9},
        {"games": 0},
        {"seed": -1},
        {"options": {"colour": "red"}},
        {"bots": ["greedy"]},
        {"bots": []},
        {"bots": ["greedy", "greedy"]},
        {"bots": ["greedy", "clever"]},
        {"bots": ["greedy", "cmd:no-such-program"]},
        {"bots": [f"bot {number}" for number in range(65)]},
    ],
)
def test_bad_plans_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(DvergarError) as caught:
        plan(**changes)
    assert str(caught.value).endswith(".")


def test_bad_engines_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for engine, jobs, address in (("cloud", 1, None), ("local", 0, None), ("local", 1, "auto")):
        with pytest.raises(DvergarError) as caught:
            hire(engine, jobs, address)
        assert str(caught.value).endswith(".")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(DvergarError) as caught:
        hire("ray", 2, None)
    assert "dvergar[ray]" in str(caught.value)
