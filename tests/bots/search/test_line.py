"""The principal line."""

from __future__ import annotations

import random

import dvergar
from dvergar.bots import GreedyBot
from dvergar.bots.search.line import principal_line
from dvergar.bots.search.run import Search
from tests.bots.toys import OpenTeam, Team


def test_it_is_what_both_would_do() -> None:
    search = Search(Team().new(seats=2), 0, random.Random(1))
    for _ in range(600):
        search.iterate()
    line = principal_line(search)
    assert [seat for seat, _ in line] == [0, 1]
    assert sum(int(action.args[0]) for _, action in line) == 7


def test_in_one_tree_too() -> None:
    search = Search(OpenTeam().new(seats=2), 0, random.Random(1))
    for _ in range(600):
        search.iterate()
    line = principal_line(search)
    assert [seat for seat, _ in line] == [0, 1]
    assert sum(int(action.args[0]) for _, action in line) == 7


def test_nobody_knows_without_playouts() -> None:
    assert principal_line(Search(Team().new(seats=2), 0, random.Random(1))) == []


def test_it_may_lead_to_the_end_of_the_game() -> None:
    state = dvergar.game("nidavellir").new(seats=2, seed=3)
    bot = GreedyBot(1)
    before = state.copy()
    while not state.is_over:
        seat = state.to_act[0]
        before = state.copy()
        state.apply(seat, bot.choose(state, seat))
    seat = before.to_act[0]
    search = Search(before, seat, random.Random(1))
    for _ in range(20):
        search.iterate()
    assert principal_line(search)[0][0] == seat
