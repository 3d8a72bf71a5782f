"""The principal line."""

from __future__ import annotations

import random

from dvergar.bots.search.line import principal_line
from dvergar.bots.search.run import Search
from tests.bots.toys import Team


def test_it_is_what_both_would_do() -> None:
    search = Search(Team().new(seats=2), 0, random.Random(1))
    for _ in range(600):
        search.iterate()
    line = principal_line(search)
    assert [seat for seat, _ in line] == [0, 1]
    assert sum(int(action.args[0]) for _, action in line) == 7


def test_nobody_knows_without_playouts() -> None:
    assert principal_line(Search(Team().new(seats=2), 0, random.Random(1))) == []
