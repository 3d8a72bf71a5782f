"""The results in a folder: added as they come, read again, never mixed with others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dvergar.arena.results import GAMES, TIMES, Results
from dvergar.arena.schedule import Plan
from dvergar.kernel.errors import DvergarError

from .plans import all_played, balanced

PLAN = balanced("greedy", "random", games=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished tournament."""
    made = tmp_path_factory.mktemp("results")
    results = Results(PLAN, made)
    results.add(reversed(all_played(PLAN)))
    results.close()
    return made


def copy_of(folder: Path, to: Path) -> Path:
    for file in (GAMES, TIMES):
        (to / file).write_bytes((folder / file).read_bytes())
    return to


def refusal(plan: Plan, folder: Path) -> str:
    with pytest.raises(DvergarError) as caught:
        Results(plan, folder)
    assert str(caught.value).endswith(".")
    return caught.value.message.key


def test_games_are_read_again_with_their_times(folder: Path) -> None:
    again = Results(PLAN, folder)
    assert again.missing() == []
    assert [contest._replace(times=()) for contest in again.all()] == [
        contest._replace(times=()) for contest in all_played(PLAN)
    ]
    assert all(len(contest.times) == 2 for contest in again.all())


def test_finished_games_stand_in_order(folder: Path) -> None:
    first, *lines = (folder / GAMES).read_text().splitlines()
    assert json.loads(first)["bots"] == ["greedy", "random"]
    assert [json.loads(line)["number"] for line in lines] == list(range(6))


def test_what_is_missing_is_known(folder: Path, tmp_path: Path) -> None:
    lines = (folder / GAMES).read_text().splitlines(keepends=True)
    (tmp_path / GAMES).write_text("".join([*lines[:2], *lines[4:]]))
    results = Results(PLAN, tmp_path)
    assert results.missing() == [1, 2]
    assert all(contest.times == () for contest in results.all())


@pytest.mark.parametrize("file", [GAMES, TIMES])
def test_a_line_that_was_cut_off_is_forgotten(folder: Path, tmp_path: Path, file: str) -> None:
    damaged = copy_of(folder, tmp_path) / file
    damaged.write_bytes(damaged.read_bytes()[:-20])
    results = Results(PLAN, tmp_path)
    assert results.missing() == ([5] if file == GAMES else [])
    results.add(all_played(PLAN)[5:])
    results.close()
    assert (tmp_path / GAMES).read_bytes() == (folder / GAMES).read_bytes()


def test_a_plan_that_was_cut_off_begins_anew(tmp_path: Path) -> None:
    (tmp_path / GAMES).write_text('{"results": 1, "ga')
    assert Results(PLAN, tmp_path).missing() == list(range(6))


def test_more_games_of_the_same_plan_go_on(folder: Path) -> None:
    assert Results(PLAN._replace(games=8), folder).missing() == [6, 7]
    assert len(Results(PLAN._replace(games=4), folder).all()) == 4


@pytest.mark.parametrize(
    "other",
    [
        balanced("random", "greedy", games=6),
        balanced("greedy", "random", games=6, seed=2),
        balanced("greedy", "random", games=6, seats=3),
    ],
)
def test_another_plan_is_refused(folder: Path, other: Plan) -> None:
    before = (folder / GAMES).read_bytes()
    assert refusal(other, folder) == "bad-other-plan"
    assert (folder / GAMES).read_bytes() == before


def test_a_damaged_line_in_the_middle_is_refused(folder: Path, tmp_path: Path) -> None:
    file = copy_of(folder, tmp_path) / GAMES
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:3], "{nonsense\n", *lines[3:]]))
    assert refusal(PLAN, tmp_path) == "bad-results"
    file.write_text("".join([*lines[:3], "{}\n"]))
    assert refusal(PLAN, tmp_path) == "bad-results"
    file.write_text("{}\n")
    assert refusal(PLAN, tmp_path) == "bad-results"


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    assert refusal(PLAN, tmp_path) == "bad-report-folder"
    assert refusal(PLAN, tmp_path / "thesis.txt") == "bad-report"


def test_without_a_folder_nothing_is_written() -> None:
    results = Results(PLAN, None)
    results.add(all_played(PLAN)[:2])
    results.close()
    assert results.missing() == [2, 3, 4, 5]
