"""Which combinations of options a check plays: all that a game allows, or where these are too many,
enough that every two choices meet that can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from typing import NamedTuple

from dvergar.kernel.game import Option, OptionValue

#: up to so many combinations are all played
MOST_COMBINATIONS = 24

#: the options that apply, with what is chosen
Row = dict[str, OptionValue]
#: whether choices go together
Allowed = Callable[[Mapping[str, OptionValue]], bool]
#: of two options, which and what
_Pair = tuple[str, OptionValue, str, OptionValue]
#: the choices for an option in the order in which they are tried
_Order = Callable[[Row, Option], Sequence[OptionValue]]


class Rows(NamedTuple):
    """Combinations of options, and whether there are more of them."""

    rows: list[Row]
    more: bool


def option_rows(options: Sequence[Option], allowed: Allowed | None = None) -> Rows:
    """A choice of each option that applies, in every combination or in enough of them."""
    few = list(islice(_rows(options, {}, allowed, _as_declared), MOST_COMBINATIONS + 1))
    if len(few) <= MOST_COMBINATIONS:
        return Rows(few, more=False)
    missing: dict[_Pair, None] = {
        (first.name, one, second.name, other): None
        for first, second in combinations(options, 2)
        for one, other in product(first.choices, second.choices)
    }

    def most_first(row: Row, option: Option) -> Sequence[OptionValue]:
        return sorted(option.choices, key=lambda choice: -_gain(row, option.name, choice, missing))

    rows: list[Row] = []
    while missing:
        first, one, second, other = next(iter(missing))
        # the two that are missing, and as many others as a greedy choice finds
        row = next(_rows(options, {first: one, second: other}, allowed, most_first), None)
        if row is None:  # they never meet
            del missing[first, one, second, other]
            continue
        for pair in _pairs(row):
            missing.pop(pair, None)
        rows.append(row)
    return Rows(rows, more=True)


def _as_declared(row: Row, option: Option) -> Sequence[OptionValue]:
    return option.choices


def _rows(
    options: Sequence[Option], fixed: Row, allowed: Allowed | None, order: _Order
) -> Iterator[Row]:
    """All rows with what is fixed, those first that the order prefers."""
    return _longer({}, options, fixed, allowed, order)


def _longer(
    begun: Row, options: Sequence[Option], fixed: Row, allowed: Allowed | None, order: _Order
) -> Iterator[Row]:
    """All rows that begin so."""
    if not options:
        if allowed is None or allowed(begun):
            yield begun
        return
    option, rest = options[0], options[1:]
    if not option.applies(begun):
        if option.name not in fixed:
            yield from _longer(begun, rest, fixed, allowed, order)
        return
    name = option.name
    for choice in [fixed[name]] if name in fixed else order({**fixed, **begun}, option):
        yield from _longer({**begun, name: choice}, rest, fixed, allowed, order)


def _pairs(row: Row) -> list[_Pair]:
    found = combinations(row.items(), 2)
    return [(first, one, second, other) for (first, one), (second, other) in found]


def _gain(row: Row, name: str, choice: OptionValue, missing: dict[_Pair, None]) -> int:
    """How many missing pairs a choice would bring."""
    return sum(
        (other, value, name, choice) in missing or (name, choice, other, value) in missing
        for other, value in row.items()
    )


def bad_options(options: Sequence[Option], rows: Sequence[Row]) -> list[str]:
    """What is wrong with how options are declared, by what combinations of them can be chosen."""
    wrong = []
    declared: list[str] = []
    for option in options:
        if option.only is not None and option.only.option not in declared:
            wrong.append(f"{option.name} depends on {option.only.option}, not declared before it")
        seen = [row[option.name] for row in rows if option.name in row]
        never = [choice for choice in option.choices if choice not in seen]
        if never:
            wrong.append(f"{option.name} can never be {', '.join(map(str, never))}")
        declared.append(option.name)
    return wrong
