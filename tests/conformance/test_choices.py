"""Which combinations of options are played: all, or enough that every two choices meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product

from dvergar.conformance.choices import MOST_COMBINATIONS, bad_options, option_rows
from dvergar.kernel.game import Only, Option, OptionValue

FEW = [Option("a", 1, (1, 2, 3)), Option("b", "x", ("x", "y")), Option("c", True, (True, False))]
MANY = [Option(f"option{number}", 0, tuple(range(2 + number % 2))) for number in range(9)]
#: option9 applies with one value of option1, option10 with one of option9
DEPENDENT = [
    *MANY,
    Option("option9", "off", ("off", "on"), Only("option1", (2,))),
    Option("option10", 1, (1, 2), Only("option9", ("on",))),
]


def test_few_combinations_are_all_played() -> None:
    assert option_rows([]) == ([{}], False)
    every = product((1, 2, 3), ("x", "y"), (True, False))
    assert option_rows(FEW) == ([dict(zip("abc", row, strict=True)) for row in every], False)


def test_of_many_every_two_choices_meet() -> None:
    rows, more = option_rows(MANY)
    assert more
    assert len(rows) <= MOST_COMBINATIONS
    for first, second in combinations(MANY, 2):
        met = {(row[first.name], row[second.name]) for row in rows}
        assert met == set(product(first.choices, second.choices))


def test_the_same_options_give_the_same_rows() -> None:
    rows = option_rows(MANY).rows
    assert rows == option_rows(MANY).rows
    assert len({tuple(row.items()) for row in rows}) == len(rows)


def test_an_option_is_only_played_where_it_applies() -> None:
    rows = option_rows([FEW[0], Option("d", "x", ("x", "y"), Only("a", (2, 3)))]).rows
    assert rows == [
        {"a": 1},
        *({"a": a, "d": d} for a in (2, 3) for d in ("x", "y")),
    ]


def test_of_many_every_two_choices_meet_that_can() -> None:
    rows = option_rows(DEPENDENT).rows
    assert len(rows) <= MOST_COMBINATIONS
    for row in rows:
        assert ("option9" in row) == (row["option1"] == 2)
        assert ("option10" in row) == (row.get("option9") == "on")
    for option in DEPENDENT[:9]:
        if option.name != "option1":
            met = {(row[option.name], row["option10"]) for row in rows if "option10" in row}
            assert met == set(product(option.choices, (1, 2)))


def test_what_the_game_forbids_is_not_played() -> None:
    def allowed(row: Mapping[str, OptionValue]) -> bool:
        return row["option0"] != row["option2"]

    rows = option_rows(MANY, allowed).rows
    assert all(map(allowed, rows))
    assert {(row["option0"], row["option2"]) for row in rows} == {(0, 1), (1, 0)}
    assert {(row["option0"], row["option1"]) for row in rows} == set(product((0, 1), (0, 1, 2)))


def test_options_that_cannot_be_chosen_are_named() -> None:
    assert bad_options(DEPENDENT, option_rows(DEPENDENT).rows) == []
    late = [Option("d", "x", ("x", "y"), Only("a", (2,))), FEW[0]]
    assert bad_options(late, option_rows(late).rows) == [
        "d depends on a, not declared before it",
        "d can never be x, y",
    ]
    never = option_rows(FEW, lambda row: row["a"] != 3).rows
    assert bad_options(FEW, never) == ["a can never be 3"]
