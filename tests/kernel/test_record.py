"""Plain objects as JSON and back."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvergar.kernel.record import Record, dump, dump_fields, load, load_fields


class Pile(Record):
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "open", "under")
    __slots__ = FIELDS

    def __init__(self, cards: Any = (), under: Any = None) -> None:
        self.cards = cards
        self.open = True
        self.under = under


def same(one: Any, another: Any) -> bool:
    """Equal in value and in type, all the way down."""
    if type(one) is not type(another):
        return False
    if isinstance(one, Record):
        return all(same(getattr(one, f), getattr(another, f)) for f in one.FIELDS)
    if isinstance(one, list | tuple):
        return len(one) == len(another) and all(map(same, one, another))
    return bool(one == another)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.builds(Pile, inner, inner)
    ),
    max_leaves=20,
)


@given(plain)
def test_what_is_loaded_is_what_was_dumped(value: Any) -> None:
    stored = json.loads(json.dumps(dump(value)))
    assert same(load(stored, {"Pile": Pile}), value)


def test_the_form_of_a_dump() -> None:
    assert dump(Pile((1, 2), [Pile(())])) == {
        "Pile": {
            "cards": {"tuple": [1, 2]},
            "open": True,
            "under": [{"Pile": {"cards": {"tuple": []}, "open": True, "under": None}}],
        }
    }


def test_fields_are_loaded_into_a_record_that_exists() -> None:
    pile = Pile((1,))
    load_fields(pile, dump_fields(Pile((3, 4), "x")), {})
    assert (pile.cards, pile.under) == ((3, 4), "x")


def test_a_dump_shares_nothing_with_the_record() -> None:
    cards = [1, 2]
    dumped = dump(Pile(cards))
    cards.append(3)
    assert dumped["Pile"]["cards"] == [1, 2]


def test_a_dict_keeps_its_keys_and_their_order() -> None:
    cells = {(1, 0): [3], (0, 2): [], "box": {5: (6,)}}
    stored = json.loads(json.dumps(dump(cells)))
    assert list(load(stored, {}).items()) == list(cells.items())


@pytest.mark.parametrize("value", [{1, 2}, 1.5, b"x", object()])
def test_what_is_not_plain_data_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match=type(value).__name__):
        dump([value])
