"""What a tournament's report tells."""

from __future__ import annotations

import pytest

from dvergar.arena.outside import Fault
from dvergar.arena.report import Report, Table
from dvergar.arena.schedule import ARENA
from dvergar.arena.summary import Summary, summarise
from dvergar.arena.tournament_report import tournament_report
from dvergar.kernel.language import LANGUAGES, Text

from .plans import all_played, balanced


@pytest.fixture(scope="module")
def summary() -> Summary:
    plan = balanced("random", "greedy", seats=3, games=12)
    contests = all_played(plan)
    contests[0] = contests[0]._replace(faults=(Fault(0, "illegal", "dance", "Not now."),))
    return summarise(plan, contests)


def report(summary: Summary, language: str = "en") -> Report:
    return tournament_report(summary, Text(language, "dvergar.games.nidavellir", ARENA))


def table(found: Report, title: str) -> Table:
    return next(each for each in found.tables if each.title == title)


def test_the_best_stands_first_with_its_figures(summary: Summary) -> None:
    standings = table(report(summary), "Standings")
    first, second = standings.rows
    assert (first[0], second[0]) == ("greedy", "random")
    assert first[2] == f"{100 * summary.standings[0].share.value:.1f}%"
    assert "33.3%" in standings.note


def test_all_parts_are_there(summary: Summary) -> None:
    found = report(summary)
    assert [each.title for each in found.tables] == [
        "Standings",
        "Cross table",
        "Alone against the others",
        "Points by category",
        "Decision times",
        "Faults",
    ]
    assert table(found, "Alone against the others").rows[0][:2] == ["random", "2 × greedy"]
    assert table(found, "Cross table").heads == ["", "greedy", "random"]
    assert [picture.name for picture in found.pictures] == ["ratings", "shares", "categories"]


def test_faults_are_told_in_words(summary: Summary) -> None:
    (row,) = table(report(summary), "Faults").rows
    assert row[1:] == ["1", "not legal: “dance” (Not now.)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_as_wide_as_its_table(summary: Summary, language: str) -> None:
    for each in report(summary, language).tables:
        assert {len(row) for row in each.rows} == {len(each.heads)}
