"""Tournaments and statistics of a game in which all win or lose together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dvergar.arena.contest import as_line, contests, from_line
from dvergar.arena.schedule import ARENA, Plan, balanced_plan
from dvergar.arena.stats import gather
from dvergar.arena.stats_report import stats_report
from dvergar.arena.summary import Summary, summarise
from dvergar.arena.tournament_report import tournament_report
from dvergar.kernel.language import Text
from tests.bridge.installed import GAME, installed_bridge

TEXT = Text("en", "tests.bridge", ARENA)


@pytest.fixture
def plan(tmp_path: Path) -> Iterator[Plan]:
    with installed_bridge(tmp_path):
        bots = ("random", "flat:10")
        yield balanced_plan(GAME, seats=3, games=36, seed=1, bots=bots, options={})


@pytest.fixture
def summary(plan: Plan) -> Summary:
    return summarise(plan, contests(plan, range(plan.games)))


def test_nobody_is_rated_and_nobody_finishes_ahead(summary: Summary) -> None:
    assert all(each.rating is None for each in summary.standings)
    assert summary.duels == {}
    shares = [each.share.value for each in summary.standings]
    assert shares == sorted(shares, reverse=True)
    assert summary.as_json()["bots"][0]["rating"] is None


def test_it_counts_how_the_games_ended(summary: Summary) -> None:
    assert sum(each.games for each in summary.endings) == summary.plan.games
    won = {each.key: each.won for each in summary.endings}
    assert {"bridged", "too-short"} <= set(won)
    assert [key for key in won if won[key]] == ["bridged"]


def test_the_report_has_rates_instead_of_places(summary: Summary) -> None:
    report = tournament_report(summary, TEXT)
    titles = ["Won together", "How the games ended", "Alone against the others", "Decision times"]
    assert [table.title for table in report.tables] == titles
    endings = {row[0]: row[1] for row in report.tables[1].rows}
    assert endings["The bridge was too short."] == "lost"
    assert endings["The bridge reaches the other side, to the yard."] == "won"
    assert [picture.name for picture in report.pictures] == ["shares"]


def test_how_a_game_ended_is_kept_with_it(plan: Plan) -> None:
    (contest,) = contests(plan, [0])
    assert contest.ending
    assert from_line(as_line(plan, contest)) == contest._replace(times=())


def test_the_statistics_have_one_rate_for_all(plan: Plan) -> None:
    stats = gather(plan)
    assert len({chance.share.value for chance in stats.seats}) == 1
    report = stats_report(stats, TEXT)
    assert [table.title for table in report.tables] == ["Won together"]
    assert "fair" not in report.about[-1]
