"""Statistics over many games: a small run whose figures are known, and what must always hold."""

from __future__ import annotations

import json
from functools import partial

import pytest

from dvergar.arena.local_crew import LocalCrew
from dvergar.arena.stats import Counted, Stats, add_up, gather
from dvergar.kernel.insight import Gain, Insight, Level, Trait

from .plans import balanced


@pytest.fixture(scope="module")
def small() -> Stats:
    return gather(balanced("greedy", seats=3, games=20, seed=5))


def game(number: int, winner: int) -> Counted:
    """Two seats; the winner has the hat, which came in round 1 or 2."""
    shares = tuple(float(seat == winner) for seat in range(2))
    return Counted(
        number,
        shares,
        (10 + 10 * (winner == 0), 10 + 10 * (winner == 1)),
        ({"gold": 10 + 10 * (winner == 0)}, {"gold": 10, "hats": 10 * (winner == 1)}),
        Insight(
            (Trait("colour", 0, "red"), Trait("colour", 1, "blue")),
            (Gain("thing", winner, "hat", 1 + number % 2),),
            (Level("gold", 0, 1, 4), Level("gold", 1, 1, 6)),
        ),
    )


def test_figures_that_can_be_reckoned_by_hand() -> None:
    games = [game(0, 0), game(1, 0), game(2, 0), game(3, 1)]
    found = add_up(balanced("a", games=4), games)
    assert [chance.share.value for chance in found.seats] == [0.75, 0.25]
    assert found.traits["colour"]["red"].share.value == 0.75
    hat = found.gains["thing"]["hat"]
    assert (hat.seats, hat.frequency, hat.share.value, hat.mean_when) == (4, 1.0, 1.0, 1.5)
    assert hat.when == {1: 2, 2: 2}
    assert found.levels["gold"][1] == pytest.approx((5.0, 4.5, 5.5))
    assert found.score == pytest.approx((15.0, 20.0, 10.0))
    assert found.categories["hats"] == pytest.approx((1.25, 2.5, 0.0))


def test_the_small_run_is_always_the_same(small: Stats) -> None:
    again = gather(balanced("greedy", seats=3, games=20, seed=5), partial(LocalCrew, 2))
    assert again == small
    json.dumps(small.as_json())


def test_what_must_hold_in_every_run(small: Stats) -> None:
    assert sum(chance.share.value for chance in small.seats) == pytest.approx(1)
    gems = small.traits["gem"]
    assert sum(chance.seats for chance in gems.values()) == 60
    assert small.score.winners > small.score.all > small.score.others
    assert sum(grown.all for grown in small.categories.values()) == pytest.approx(small.score.all)
    heroes = small.gains["hero"]
    assert all(0 < gained.frequency <= 1 for gained in heroes.values())
    assert all(sum(gained.when.values()) == gained.seats for gained in heroes.values())
    coins = [grown.all for grown in small.levels["coins"].values()]
    assert coins == sorted(coins)
    assert coins[0] == 14
