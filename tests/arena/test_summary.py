"""What a tournament says about its bots."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from dvergar.arena.outside import Fault
from dvergar.arena.schedule import seating
from dvergar.arena.summary import percentile, summarise

from .plans import all_played, balanced, finished


def test_a_whole_tournament() -> None:
    plan = balanced("random", "greedy", games=20)
    found = summarise(plan, all_played(plan))
    best, worst = found.standings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.wins + worst.wins == pytest.approx(20)
    assert best.share.value == pytest.approx(best.wins / 20)
    assert best.share.low <= best.share.value <= best.share.high
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating.value > worst.rating.value
    assert sum(best.categories.values()) == pytest.approx(best.score.value)
    assert best.times is not None
    assert best.times.p50 <= best.times.p99
    assert found.lonely == []
    json.dumps(found.as_json())


def test_the_cross_table_mirrors_itself() -> None:
    plan = balanced("a", "b", "c", seats=3, games=6)
    contests = [finished(number, 1, 2, 2) for number in range(plan.games)]
    duels = summarise(plan, contests).duels
    assert len(duels) == 6
    for (one, other), duel in duels.items():
        assert duel.ahead == duels[other, one].behind
        assert duel.level == duels[other, one].level
        assert duel.ahead + duel.level + duel.behind == plan.games
        assert duel.share.value == pytest.approx(0.5)


def test_one_against_many() -> None:
    """`a` wins from everywhere when it is alone, and one of three when it is not."""
    plan = balanced("a", "b", seats=4, games=8)
    contests = []
    for number in range(plan.games):
        bots = seating(plan, number).bots
        first = bots.index(0)
        contests.append(finished(number, *[1 if seat == first else 2 for seat in range(4)]))
    found = summarise(plan, contests)
    alone = {(each.bot, each.other): each.share.value for each in found.lonely}
    assert alone == {("a", "b"): 1.0, ("b", "a"): 0.0}
    (best, _) = found.standings
    assert (best.bot, best.played, best.wins) == ("a", 16, 8)


def test_faults_belong_to_the_bot_of_the_seat() -> None:
    plan = balanced("a", "b", games=2)
    contests = [
        finished(number, 1, 2)._replace(faults=(Fault(1, "late", "10"),)) for number in range(2)
    ]
    assert [len(each.faults) for each in summarise(plan, contests).standings] == [1, 1]


def test_percentiles() -> None:
    counted = Counter({1: 98, 50: 1, 1000: 1})
    assert [percentile(counted, part) for part in (0.5, 0.99, 1.0)] == [1, 50, 1000]
