"""Ratings: who wins more stands higher, and the intervals say how sure that is."""

from __future__ import annotations

import pytest

from dvergar.arena import rating
from dvergar.arena.rating import rate
from dvergar.arena.schedule import seating

from .plans import all_played, balanced, finished


def test_greedy_stands_above_random() -> None:
    plan = balanced("random", "greedy", games=30)
    random_bot, greedy = rate(plan, all_played(plan))
    assert greedy.low > random_bot.high


def test_equals_stand_level() -> None:
    """Seat 0 always wins, and every bot has it equally often."""
    plan = balanced("a", "b", "c", games=60)
    found = rate(plan, [finished(number, 1, 2) for number in range(plan.games)])
    assert all(each.low < 25 < each.high for each in found)


def test_ties_change_nothing() -> None:
    plan = balanced("a", "b", games=20)
    found = rate(plan, [finished(number, 1, 1) for number in range(plan.games)])
    assert [round(each.value, 6) for each in found] == [25, 25]


def test_a_bot_on_several_seats_has_one_rating() -> None:
    plan = balanced("a", "b", seats=3, games=60)
    contests = []
    for number in range(plan.games):
        bots = seating(plan, number).bots
        contests.append(finished(number, *[1 if bot == 0 else 2 for bot in bots]))
    strong, weak = rate(plan, contests)
    assert strong.value > 25 > weak.value


@pytest.mark.long
def test_more_games_narrow_the_interval_even_when_only_a_part_is_rated_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rating, "_MOST_GAMES", 40)
    widths = []
    for games in (40, 640):
        plan = balanced("a", "b", games=games)
        contests = [
            finished(number, *((1, 2) if (number // 2) % 3 else (2, 1))) for number in range(games)
        ]
        (found, _) = rate(plan, contests)
        widths.append(found.high - found.low)
    assert widths[1] == pytest.approx(widths[0] / 4, rel=0.3)
