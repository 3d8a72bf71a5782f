"""Which combinations of options a check plays: all of them, or where these are too many, enough
that every two choices meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import prod

from dvergar.kernel.game import Option, OptionValue

#: up to so many combinations are all played
MOST_COMBINATIONS = 24

Row = tuple[OptionValue, ...]
#: of two options, which and what
_Pair = tuple[int, OptionValue, int, OptionValue]


def option_rows(options: Sequence[Option]) -> list[Row]:
    """A choice of each option, in every combination or in enough of them."""
    if prod(len(option.choices) for option in options) <= MOST_COMBINATIONS:
        return list(product(*[option.choices for option in options]))
    missing = {
        (first, one, second, other): None
        for first, second in combinations(range(len(options)), 2)
        for one, other in product(options[first].choices, options[second].choices)
    }
    rows: list[Row] = []
    while missing:
        row = _row(options, missing)
        for pair in _pairs(row):
            missing.pop(pair, None)
        rows.append(row)
    return rows


def _pairs(row: Row) -> list[_Pair]:
    found = combinations(enumerate(row), 2)
    return [(first, one, second, other) for (first, one), (second, other) in found]


def _row(options: Sequence[Option], missing: dict[_Pair, None]) -> Row:
    """A row with a pair that is missing, and as many others as a greedy choice finds."""
    first, one, second, other = next(iter(missing))
    row: dict[int, OptionValue] = {first: one, second: other}
    for number, option in enumerate(options):
        if number not in row:
            gains = [_gain(row, number, choice, missing) for choice in option.choices]
            row[number] = option.choices[gains.index(max(gains))]
    return tuple(row[number] for number in range(len(options)))


def _gain(
    row: dict[int, OptionValue], number: int, choice: OptionValue, missing: dict[_Pair, None]
) -> int:
    """How many missing pairs a choice would bring."""
    return sum(
        ((other, value, number, choice) if other < number else (number, choice, other, value))
        in missing
        for other, value in row.items()
    )
