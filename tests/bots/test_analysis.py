"""The analysis of a position."""

from __future__ import annotations

import json
import random

import dvergar
from dvergar.bots.analysis import analyse
from dvergar.bots.budget import Budget
from dvergar.kernel.state import State


def position() -> State:
    state: State = dvergar.game("nidavellir").new(seats=3, seed=2)
    state.apply(0, state.legal(0)[4])
    return state


def test_it_is_data_for_a_page() -> None:
    state = position()
    found = analyse(state, 1, Budget(iterations=120))
    assert json.loads(json.dumps(found)) == found
    assert list(found) == ["game", "seat", "playouts", "value", "options", "line"]
    assert (found["game"], found["seat"], found["playouts"]) == ("nidavellir", 1, 120)
    assert 0 < found["value"] < 1
    visits = [option["visits"] for option in found["options"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 120
    for option in found["options"]:
        assert set(option) == {"action", "value", "visits"}
        assert (option["value"] is None) == (option["visits"] == 0)
    legal = {str(action) for action in state.legal(1)}
    assert {option["action"] for option in found["options"]} == legal
    assert found["line"][0].keys() == {"seat", "action"}


def test_it_is_the_same_for_all_that_look_the_same() -> None:
    state = position()
    first = analyse(state, 1, Budget(iterations=30))
    assert analyse(state.redeal(1, random.Random(5)), 1, Budget(iterations=30)) == first
