"""Every bot plays the same deals from every seat, whatever the numbers of bots and seats."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.arena.schedule import Plan, lineups_of, seating
from dvergar.kernel.errors import DvergarError

from .plans import balanced

NAMES = [f"bot {number}" for number in range(7)]


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    count = draw(st.integers(1, 7))
    seats = draw(st.integers(2, 5))
    games = draw(st.integers(1, 300))
    return balanced(*NAMES[:count], seats=seats, games=games, seed=draw(st.integers(0, 99)))


@given(plans())
@settings(max_examples=60, deadline=None)
def test_each_bot_plays_each_deal_equally_often_from_each_seat(plan: Plan) -> None:
    seen: Counter[tuple[int, int, int]] = Counter()
    for number in range(plan.games):
        sitting = seating(plan, number)
        assert sitting.deal == number // plan.block
        for seat, bot in enumerate(sitting.bots):
            seen[sitting.seed, bot, seat] += 1
    deals = plan.games // plan.block
    assert len(seen) == deals * len(plan.bots) * plan.setup.seats
    assert len(set(seen.values())) == 1


@given(plans())
@settings(max_examples=60, deadline=None)
def test_games_are_rounded_up_to_whole_blocks(plan: Plan) -> None:
    assert plan.games % plan.block == 0
    assert {seating(plan, number).lineup for number in range(plan.block)} == set(
        range(len(plan.lineups))
    )


def test_no_more_games_than_needed() -> None:
    assert balanced("a", "b", games=1).games == 2
    assert balanced("a", "b", games=2).games == 2
    assert balanced("a", "b", games=3).games == 4


def test_with_enough_bots_all_combinations_meet() -> None:
    assert len(lineups_of(5, 3)) == comb(5, 3)
    assert lineups_of(3, 2) == ((0, 1), (0, 2), (1, 2))


def test_with_too_few_each_is_once_alone_against_each_other() -> None:
    assert lineups_of(2, 4) == ((0, 1, 1, 1), (1, 0, 0, 0))
    assert len(lineups_of(3, 4)) == 6


def test_a_single_bot_fills_the_table_and_every_game_has_its_own_deal() -> None:
    plan = balanced("a", seats=4, games=5)
    assert plan.games == 5
    assert len({seating(plan, number).seed for number in range(5)}) == 5


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short, long = balanced("a", "b", "c", games=6), balanced("a", "b", "c", games=60)
    assert [seating(short, number) for number in range(6)] == [
        seating(long, number) for number in range(6)
    ]


def test_a_bot_twice_is_refused() -> None:
    with pytest.raises(DvergarError) as caught:
        balanced("a", "b", "a")
    assert str(caught.value) == "The bot “a” is entered twice."
