"""Going through a game that was played."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import dvergar
from dvergar.bots import GreedyBot
from dvergar.bots.review import choices, judge, mistakes, positions, put_together
from dvergar.bots.search.run import Playout, Search
from dvergar.kernel.action import Action
from dvergar.kernel.match import Match, Move
from tests.bots.toys import AdvisedBids, Pennies, Team


def add(seat: int, number: int) -> Move:
    return Move(seat, Action("add", (str(number),)))


def reviewed(moves: list[Move], playouts: int = 200) -> dict[str, Any]:
    """The review of a game of Team, whose wanted sum is 7."""
    game = Team()
    start = game.new(seats=2)
    found = [
        judge(state, move.seat, move.action, playouts, number)
        for number, state, move in positions(start, moves)
    ]
    end = start.copy()
    for move in moves:
        end.apply(move.seat, move.action)
    return put_together(end, len(moves), playouts, found)


def test_what_was_lost_and_what_was_better() -> None:
    review = reviewed([add(0, 3), add(1, 0)])
    first, second = review["decisions"]
    assert first["chances"][0] > 0.8
    assert (second["move"], second["seat"], second["action"]) == (1, 1, "add 0")
    assert second["best"]["action"] == "add 4"
    assert second["best"]["line"] == [{"seat": 1, "action": "add 4"}]
    assert (second["lost"], second["error"]) == (1.0, 0.0)
    assert second["options"] == 5
    assert mistakes(review["decisions"]) == [second]


def test_the_played_action_is_tried_however_bad_it_seems() -> None:
    decision = reviewed([add(0, 0), add(1, 4)], playouts=1)["decisions"][0]
    assert decision["chances"] == [0.0, 0.0]


def test_the_curve_ends_with_the_result() -> None:
    review = reviewed([add(0, 3), add(1, 0)])
    assert review["cooperative"]
    moves = [point["move"] for point in review["curve"]]
    assert moves == [0, 1, 2]
    assert review["curve"][1]["chances"][0] > 0.8
    assert review["curve"][2]["chances"] == [0, 0]


def test_a_review_of_half_a_game_has_no_result_yet() -> None:
    review = reviewed([add(0, 3)])
    assert [point["move"] for point in review["curve"]] == [0, 1]
    assert put_together(Team().new(seats=2), 0, 9, [])["curve"] == []


def test_it_is_the_same_every_time() -> None:
    assert reviewed([add(0, 1), add(1, 2)], 60) == reviewed([add(0, 1), add(1, 2)], 60)


def test_it_ends_where_more_playouts_would_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sum of 7 on the table and one right answer nothing is left to find out."""
    played: list[Action | None] = []
    iterate = Search.iterate

    def counted(search: Search, first: Action | None = None) -> Playout:
        played.append(first)
        return iterate(search, first)

    monkeypatch.setattr(Search, "iterate", counted)
    start = Team().new(seats=2)
    start.apply(0, Action("add", ("3",)))
    found = judge(start, 1, Action("add", ("4",)), 400, 1)
    assert (found["lost"], found["error"], found["best"]) == (0.0, 0.0, None)
    searched, measured = played.count(None), len(played) - played.count(None)
    assert 200 < searched < 400
    assert measured == 20


def test_a_sealed_choice_that_was_replaced_does_not_count() -> None:
    start = Pennies().new(seats=2)
    heads, tails = Action("heads"), Action("tails")
    assert choices(start, [Move(0, heads), Move(0, tails), Move(1, heads)]) == [1, 2]


def test_it_looks_only_at_what_the_seat_knew() -> None:
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(3, 4, {}))
    bots = [GreedyBot(seat) for seat in range(3)]
    for _ in range(6):
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    seat = match.state.to_act[0]
    action = match.state.legal(seat)[-1]
    found = judge(match.state, seat, action, 20, 5)
    assert json.loads(json.dumps(found)) == found
    other = match.state.redeal(seat, random.Random(9))
    assert judge(other, seat, action, 20, 5) == found


def test_what_may_be_chance_is_no_mistake() -> None:
    sure = {"lost": 0.2, "error": 0.02}
    worse = {"lost": 0.3, "error": 0.02}
    chance = {"lost": 0.2, "error": 0.15}
    little = {"lost": 0.005, "error": 0.0}
    assert mistakes([sure, chance, worse, little]) == [worse, sure]


def test_described_actions_count_as_options() -> None:
    """Four gems of a hand, in any part: more than are listed."""
    state = AdvisedBids().new(seats=3, seed=1)
    action = GreedyBot(1).choose(state, 0)
    decision = judge(state, 0, action, 60, 0)
    (form,) = state.forms(0)
    assert decision["options"] == form.size > len(state.legal(0))
    assert decision["action"] == str(action)
