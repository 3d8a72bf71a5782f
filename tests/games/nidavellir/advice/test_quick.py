"""The quick policy of playouts."""

from __future__ import annotations

import random

import pytest

from dvergar.bots.playout import choose_quickly

from ..builder import Table, at

QUIET = ("H H H", "H H H", "H H H")


def quick(table: Table) -> str:
    return str(choose_quickly(table.state, table.state.to_act[0], random.Random(1)))


def test_it_takes_the_card_that_completes_a_line() -> None:
    table = at().army(W=1, H=1, M=1, B=1).taverns("W3 E5 M0", *QUIET[1:]).turn(0, 1)
    assert quick(table) == "take E5"


def test_it_takes_the_higher_of_two_cards_of_a_class() -> None:
    table = at().taverns("E5 E11 E6", *QUIET[1:]).turn(0, 1)
    assert quick(table) == "take E11"


def test_it_completes_the_brothers() -> None:
    table = at().army(W=4, H=4, M=4, B=4, E=3).heroes("ymir aesir skaa").free_heroes("sigmir grid")
    table.taverns("E5 H H", *QUIET[1:]).turn(0, 1).do(0, "take E5")
    assert quick(table) == "recruit sigmir"


@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_finishes_every_game(seats: int, edition: str) -> None:
    state = at(seats=seats, seed=seats, edition=edition).state
    source = random.Random(1)
    while not state.is_over:
        seat = state.to_act[0]
        action = choose_quickly(state, seat, source)
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert min(state.scores()) > 60
