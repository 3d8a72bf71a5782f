"""What playouts came to."""

from __future__ import annotations

import random

import dvergar
from dvergar.bots.search.run import Search
from dvergar.bots.tally import Tally
from tests.bots.toys import Team


def test_the_mean_of_all_playouts() -> None:
    search = Search(Team().new(seats=2), 0, random.Random(1))
    tally = Tally(2, 0)
    payoffs = []
    for _ in range(20):
        playout = search.iterate()
        payoffs.append(playout.payoffs)
        tally.add(playout)
    assert tally.visits == 20
    assert tally.chances == [round(sum(each) / 20, 4) for each in zip(*payoffs, strict=True)]
    assert tally.value == tally.chances[0]
    assert tally.points == 0, "a finished game has its own score"


def test_points_where_the_game_knows_what_to_expect() -> None:
    state = dvergar.game("nidavellir").new(seats=3, seed=1)
    search = Search(state, 1, random.Random(1))
    tally = Tally(3, 1)
    tally.add(search.iterate())
    assert tally.points is not None
    assert 100 < tally.points < 300
