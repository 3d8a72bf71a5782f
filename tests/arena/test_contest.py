"""One game of a tournament as it is written down."""

from __future__ import annotations

import json

import dvergar
from dvergar.arena.contest import as_line, categories, from_line, places, two_digits, win_shares
from dvergar.kernel.state import State

from .plans import all_played, balanced


def finished_state() -> State:
    state: State = dvergar.game("nidavellir").new(seats=3, seed=2)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def test_a_game_is_written_and_read() -> None:
    plan = balanced("greedy", "random", seats=3, games=1)
    for contest in all_played(plan):
        line = json.loads(json.dumps(as_line(plan, contest)))
        assert sorted(line["bots"]) in (
            ["greedy", "random", "random"],
            ["greedy", "greedy", "random"],
        )
        assert from_line(line) == contest._replace(times=())


def test_the_sheets_add_up_to_the_scores() -> None:
    for contest in all_played(balanced("greedy", "random", seats=4, games=1)):
        assert [sum(sheet.values()) for sheet in contest.sheets] == list(contest.scores)
        best = max(contest.scores)
        assert [place == 1 for place in contest.places] == [s == best for s in contest.scores]


def test_only_choices_are_timed() -> None:
    (first, *_) = all_played(balanced("greedy", "random", games=2))
    timed = sum(sum(times.values()) for times in first.times)
    assert 0 < timed < first.decisions


def test_places_follow_the_scores() -> None:
    state = finished_state()
    scores = state.scores()
    found = places(state, set())
    assert [1 + sum(other > score for other in scores) for score in scores] == found


def test_whoever_made_a_fault_comes_last() -> None:
    state = finished_state()
    (winner, *_) = state.winners()
    assert places(state, {winner})[winner] == 3
    assert 1 in places(state, {winner})


def test_lines_of_one_kind_are_counted_together() -> None:
    state = finished_state()
    found = categories(state, 0)
    assert sum(found.values()) == state.scores()[0]
    assert set(found) == {line.key for line in state.score_sheet(0).lines}


def test_times_have_two_digits() -> None:
    assert [two_digits(us) for us in (0.2, 7.4, 123.4, 98765.0)] == [1, 7, 120, 99000]


def test_shares_of_the_victory() -> None:
    assert win_shares([1, 2, 1], cooperative=False) == [0.5, 0, 0.5]
    assert win_shares([1, 1, 1], cooperative=True) == [1, 1, 1]
    assert win_shares([2, 2, 2], cooperative=True) == [0, 0, 0]
