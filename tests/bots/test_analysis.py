"""The analysis of a position."""

from __future__ import annotations

import json
import random

import dvergar
from dvergar.bots.analysis import analyse
from dvergar.bots.budget import Budget
from dvergar.kernel.state import State
from tests.bots.toys import AdvisedBids


def position() -> State:
    state: State = dvergar.game("nidavellir").new(seats=3, seed=2)
    state.apply(0, state.legal(0)[4])
    return state


def test_it_is_data_for_a_page() -> None:
    state = position()
    found = analyse(state, 1, Budget(iterations=120))
    assert json.loads(json.dumps(found)) == found
    assert list(found) == [*("game", "seat", "playouts", "value", "chances", "options", "line")]
    assert (found["game"], found["seat"], found["playouts"]) == ("nidavellir", 1, 120)
    assert 0 < found["value"] < 1
    visits = [option["visits"] for option in found["options"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 120
    for option in found["options"]:
        assert set(option) == {"action", "value", "visits", "points", "why"}
        tried = option["visits"] > 0
        assert (option["value"] is not None) == (option["points"] is not None) == tried
        assert bool(option["why"]) == tried
    assert found["chances"][1] == found["options"][0]["value"]
    assert abs(sum(found["chances"]) - 1) < 0.001
    legal = {str(action) for action in state.legal(1)}
    assert {option["action"] for option in found["options"]} == legal
    assert found["line"][0].keys() == {"seat", "action"}


def test_it_is_the_same_for_all_that_look_the_same() -> None:
    state = position()
    first = analyse(state, 1, Budget(iterations=30))
    assert analyse(state.redeal(1, random.Random(5)), 1, Budget(iterations=30)) == first


def test_a_decision_without_a_choice_has_one_option() -> None:
    state = position()
    while len(state.legal(state.to_act[0])) > 1:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    found = analyse(state, state.to_act[0], Budget(iterations=10))
    (option,) = found["options"]
    assert option["visits"] == found["playouts"] == 10
    assert option["value"] == found["value"]


def test_described_actions_that_were_tried_are_among_the_options() -> None:
    state = AdvisedBids().new(seats=3, seed=1)
    found = analyse(state, 0, Budget(iterations=200))
    best = found["options"][0]["action"]
    assert best not in [str(action) for action in state.legal(0)]
    assert state.why_not(0, state.game.parse(best)) is None
