"""Which combinations of options are played: all, or enough that every two choices meet."""

from __future__ import annotations

from itertools import combinations, product

from dvergar.conformance.choices import MOST_COMBINATIONS, option_rows
from dvergar.kernel.game import Option

FEW = [Option("a", 1, (1, 2, 3)), Option("b", "x", ("x", "y")), Option("c", True, (True, False))]
MANY = [Option(f"option{number}", 0, tuple(range(2 + number % 2))) for number in range(9)]


def test_few_combinations_are_all_played() -> None:
    assert option_rows([]) == [()]
    assert option_rows(FEW) == list(product((1, 2, 3), ("x", "y"), (True, False)))


def test_of_many_every_two_choices_meet() -> None:
    rows = option_rows(MANY)
    assert len(rows) <= MOST_COMBINATIONS
    for first, second in combinations(range(len(MANY)), 2):
        met = {(row[first], row[second]) for row in rows}
        assert met == set(product(MANY[first].choices, MANY[second].choices))


def test_the_same_options_give_the_same_rows() -> None:
    assert option_rows(MANY) == option_rows(MANY)
    assert len(set(option_rows(MANY))) == len(option_rows(MANY))
