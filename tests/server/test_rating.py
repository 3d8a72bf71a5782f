"""Shares and ratings: where they lie, and that their intervals hold."""

from __future__ import annotations

import random

import pytest

from dvergar.server.rating import Rated, rate, share

LEVELS = {"novice": 1000.0, "apprentice": 1200.0, "master": 1700.0, "elder": 2000.0}


def test_few_games_say_little_and_many_say_much() -> None:
    few, many = share(2, 4), share(200, 400)
    assert few.value == many.value == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high
    # Wilson's interval, as tables have it
    assert (round(few.low, 3), round(few.high, 3)) == (0.15, 0.85)


def test_an_interval_of_a_share_stays_between_nothing_and_all() -> None:
    none, every = share(0, 3), share(3, 3)
    assert (none.low, every.high) == (0.0, 1.0)
    assert 0 < none.high < 1
    assert 0 < every.low < 1


def test_without_games_there_is_no_rating() -> None:
    assert rate(LEVELS, []) is None


def duels(level: str, won: int, lost: int) -> list[Rated]:
    return [Rated(1, ((2, level),))] * won + [Rated(2, ((1, level),))] * lost


def test_as_good_as_a_level_is_rated_like_it() -> None:
    found = rate(LEVELS, duels("apprentice", 100, 100))
    assert found is not None
    assert abs(found.value - LEVELS["apprentice"]) < 10
    assert found.low < LEVELS["apprentice"] < found.high
    assert found.high - found.low < 120


def test_ten_to_one_is_four_hundred_points() -> None:
    found = rate(LEVELS, duels("apprentice", 1000, 100))
    assert found is not None
    assert abs(found.value - LEVELS["apprentice"] - 400) < 15


def test_one_game_leaves_nearly_everything_open() -> None:
    won, lost = rate(LEVELS, duels("master", 1, 0)), rate(LEVELS, duels("master", 0, 1))
    assert won is not None
    assert lost is not None
    assert lost.value < won.value
    for found in (won, lost):
        assert found.high - found.low > 1500


def test_level_is_half_of_ahead_and_half_of_behind() -> None:
    drawn = rate(LEVELS, [Rated(1, ((1, "master"),))] * 50)
    split = rate(LEVELS, duels("master", 25, 25))
    assert drawn == pytest.approx(split)


def test_the_order_of_games_does_not_matter() -> None:
    games = [*duels("novice", 5, 1), *duels("elder", 1, 7), Rated(2, ((1, "elder"), (3, "novice")))]
    assert rate(LEVELS, games) == pytest.approx(rate(LEVELS, games[::-1]))


@pytest.mark.parametrize("true", [900.0, 2100.0])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(true: float) -> None:
    """Games at tables of three, drawn by strength: 95 of 100, give or take a few."""
    chance = random.Random(4)

    def game() -> Rated:
        bots = chance.sample(list(LEVELS), 2)
        # Plackett–Luce: who has the shortest time, each by its strength, is first
        times = {"me": chance.expovariate(10 ** (true / 400))}
        times |= {bot: chance.expovariate(10 ** (LEVELS[bot] / 400)) for bot in bots}
        order = sorted(times, key=lambda who: times[who])
        return Rated(order.index("me") + 1, tuple((order.index(bot) + 1, bot) for bot in bots))

    held = 0
    for _ in range(50):
        found = rate(LEVELS, [game() for _ in range(20)])
        assert found is not None
        held += found.low <= true <= found.high
    assert held >= 44
