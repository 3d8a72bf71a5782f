"""Effects of cards: verbs, the functions that carry them out, and the words that say them."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.kernel.data import DataRecord, Effect
from dvergar.kernel.effects import (
    by_number,
    figures_of,
    in_words,
    kinds_in,
    kinds_of,
    verb_of,
    verbs_of,
    worded,
)
from dvergar.kernel.language import LANGUAGES, Text, words_file
from dvergar.kernel.message import Message


class Gain(Effect, frozen=True, kw_only=True, rename={"kind": "of"}):
    kind: str
    amount: int = 1


class Draw(Effect, frozen=True, kw_only=True):
    pass


Deed = Gain | Draw


class CardRecord(DataRecord, frozen=True, kw_only=True):
    points: int
    effect: tuple[Deed, ...] = ()
    bonus: Draw | None = None


def test_verbs_are_the_names_of_the_effects_in_the_order_of_the_union() -> None:
    assert verbs_of(Deed) == ("gain", "draw")
    assert verb_of(Gain) == verb_of(Gain(kind="gold")) == "gain"


def test_effects_are_found_wherever_a_record_has_them() -> None:
    assert kinds_in(Gain) == [Gain]
    assert kinds_in(tuple[Deed, ...]) == [Gain, Draw]
    assert kinds_in(tuple[int, ...]) == []
    assert kinds_of([CardRecord, DataRecord]) == [Gain, Draw]


def test_each_verb_has_its_function_by_its_number() -> None:
    assert by_number(Deed, {"draw": "D", "gain": "G"}) == ["G", "D"]


@pytest.mark.parametrize(
    ("table", "odd"),
    [({"gain": 1}, "draw"), ({"gain": 1, "draw": 2, "grow": 3}, "grow"), ({}, "draw, gain")],
)
def test_a_verb_without_a_function_is_refused_and_so_is_the_reverse(
    table: dict[str, int], odd: str
) -> None:
    with pytest.raises(TypeError, match=odd):
        by_number(Deed, table)


def test_an_effect_is_said_with_its_figures_as_the_record_has_them() -> None:
    assert figures_of(Gain) == ["of", "amount"]
    assert worded(Gain(kind="gold", amount=3)) == Message(
        "effect-gain", {"of": "gold", "amount": 3}
    )
    assert worded(Draw()) == Message("effect-draw", {})


def test_a_list_of_effects_is_said_in_its_order() -> None:
    assert in_words([Draw(), Gain(kind="ruby")], Text("en")) == "effect-draw effect-gain"


class Variables(Visitor):
    """The arguments that messages use, by message."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self._message = ""

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self._message = node.id.name
        self.found[self._message] = set()
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found[self._message].add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", dvergar.game_names())
def test_the_words_of_every_effect_name_all_its_figures_and_nothing_else(
    name: str, language: str
) -> None:
    game = dvergar.game(name)
    assert game.figures is not None
    variables = Variables()
    source = words_file(game.package, language).read_text("utf-8")
    variables.visit(FluentParser().parse(source))
    said = {key: args for key, args in variables.found.items() if key.startswith("effect-")}
    assert said == {
        f"effect-{verb_of(kind)}": set(figures_of(kind))
        for kind in kinds_of(game.figures.files.values())
    }
