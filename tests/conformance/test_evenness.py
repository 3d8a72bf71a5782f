"""Two things that should happen equally often: called uneven beyond all coincidence, only then."""

from __future__ import annotations

import random

import pytest

from dvergar.conformance.evenness import Tally


def tally(one: int, other: int) -> Tally:
    made = Tally()
    made.one, made.other = one, other
    return made


@pytest.mark.parametrize(("one", "other"), [(31, 0), (0, 31), (70, 10), (650, 350), (10, 70)])
def test_this_is_no_coincidence(one: int, other: int) -> None:
    assert tally(one, other).uneven


@pytest.mark.parametrize(("one", "other"), [(0, 0), (30, 0), (40, 15), (560, 440), (3, 20)])
def test_this_may_be_coincidence(one: int, other: int) -> None:
    assert not tally(one, other).uneven


def test_thousands_of_fair_coins_are_never_called_unfair() -> None:
    source = random.Random(1)
    for _ in range(3000):
        coin = Tally()
        for _ in range(source.randrange(1, 100)):
            coin.count(source.random() < 0.5)
        assert not coin.uneven


def test_a_coin_that_falls_twice_as_often_on_one_side_is_found() -> None:
    source = random.Random(2)
    coin = Tally()
    for _ in range(600):
        coin.count(source.random() < 2 / 3)
    assert coin.uneven
