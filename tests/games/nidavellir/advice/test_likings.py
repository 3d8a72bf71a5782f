"""What a bot can have a taste for in Nidavellir."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.games.nidavellir.advice.likings import LIKINGS
from dvergar.games.nidavellir.figures import CLASSES
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.game import RISK


def bidding() -> NidavellirState:
    state: NidavellirState = dvergar.game("nidavellir").new(seats=3, seed=2)
    return state


def taking() -> NidavellirState:
    state = bidding()
    while state.legal(state.to_act[0])[0].verb != "take":
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def test_heroes_coins_each_class_and_risk_can_be_liked() -> None:
    assert set(LIKINGS) == {RISK, "heroes", "coins", *[f"{name}s" for name in CLASSES]}


@pytest.mark.parametrize("column", range(len(CLASSES)))
def test_who_likes_a_class_wants_its_cards_and_no_others(column: int) -> None:
    state = taking()
    seat = state.to_act[0]
    legal = state.legal(seat)
    figures = state.config.figures
    for action, more in zip(legal, LIKINGS[f"{CLASSES[column]}s"](state, seat, legal), strict=True):
        card = figures.card_of[action.args[0]]
        offered = card < figures.first_offering and figures.card_class[card] == column
        assert (more > 0) is offered


def test_who_likes_coins_bids_with_the_coin_that_trades() -> None:
    state = bidding()
    legal = state.legal(0)
    told = dict(zip(map(str, legal), LIKINGS["coins"](state, 0, legal), strict=True))
    assert told["bid 0 2 3"] > told["bid 2 3 4"]


def test_risk_is_a_bid_whose_coins_lie_far_apart() -> None:
    state: Any = bidding()
    legal = state.legal(0)
    told = dict(zip(map(str, legal), LIKINGS[RISK](state, 0, legal), strict=True))
    assert max(told, key=lambda bid: told[bid]).split()[1:].count("5") == 1
    assert told["bid 5 0 2"] > told["bid 4 3 2"] > 0
