"""What the report of many games tells."""

from __future__ import annotations

import pytest

from dvergar.arena.report import Lines, Report
from dvergar.arena.schedule import ARENA
from dvergar.arena.stats import Stats, gather
from dvergar.arena.stats_report import stats_report
from dvergar.kernel.language import LANGUAGES, Text

from .plans import balanced


@pytest.fixture(scope="module")
def stats() -> Stats:
    return gather(balanced("random", seats=2, games=20))


def report(stats: Stats, language: str = "en") -> Report:
    return stats_report(stats, Text(language, "dvergar.games.nidavellir", ARENA))


def test_all_parts_are_there(stats: Stats) -> None:
    found = report(stats)
    assert [table.heads[0] for table in found.tables] == [
        "Seat",
        "First gem",
        "Hero",
        "Category",
        "After round",
    ]
    assert [picture.name for picture in found.pictures] == [
        "seats",
        "trait-gem",
        "gain-hero",
        "gain-hero-when",
        "score",
        "level-coins",
    ]


def test_the_heroes_are_sorted_by_their_luck(stats: Stats) -> None:
    heroes = report(stats).tables[2]
    shares = [float(row[1].removesuffix("%")) for row in heroes.rows]
    assert shares == sorted(shares, reverse=True)


def test_the_parts_of_a_whole_add_up(stats: Stats) -> None:
    when = next(each for each in report(stats).pictures if each.name == "gain-hero-when")
    assert isinstance(when, Lines)
    assert sum(when.series["Hero"]) == pytest.approx(100)
    *lines, total = report(stats).tables[3].rows
    assert sum(float(row[1]) for row in lines) == pytest.approx(float(total[1]), abs=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_as_wide_as_its_table(stats: Stats, language: str) -> None:
    for each in report(stats, language).tables:
        assert {len(row) for row in each.rows} == {len(each.heads)}
