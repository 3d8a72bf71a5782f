"""Described actions are built slot by slot; each step shows what still fits."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dvergar.cli.building import Building
from dvergar.kernel.action import Action
from dvergar.kernel.form import Apart, Form, Number, Part, Pick, Total, Word
from dvergar.kernel.language import LANGUAGES, Text
from tests.kernel.form_examples import BID, OFFER, PAY


class Bench:
    """A building, what is typed, and what is said."""

    def __init__(self, form: Form, *lines: str, lang: str = "en") -> None:
        self.lines = iter(lines)
        self.said: list[str] = []
        self.refused: list[str] = []
        text = Text(lang, "dvergar.cli", "tests.bazaar")
        building = Building(form, text, lambda: next(self.lines))
        self.action = building.build(self.said.append, self.refused.append)


def test_each_slot_is_asked_by_its_name_with_what_still_fits() -> None:
    bench = Bench(OFFER, "3", "ruby*2", "emerald")
    assert bench.action == Action("offer", ("3", "ruby*2", "for", "emerald"))
    assert bench.said[1:] == [
        "seat: all, 1 (Player 1), 3 (Player 3)",
        "What you give: ruby 0–2, emerald 0–1",
        "What you want: emerald 1–3",
    ]
    assert bench.refused == []


def test_what_does_not_fit_is_refused_and_asked_again() -> None:
    bench = Bench(OFFER, "2", "all", "ruby*9", "-", "ruby", "ruby", "emerald*4", "emerald*2")
    assert bench.action == Action("offer", ("all", "ruby", "for", "emerald*2"))
    assert len(bench.refused) == 5
    assert "there are only 2" in bench.refused[1]
    assert bench.refused[3] == "You cannot choose the same on both sides: ruby."


def test_what_leaves_nothing_for_later_slots_is_refused_at_once() -> None:
    form = Form(
        "swap",
        Part("give", {"ruby": 1, "emerald": 1}, of="gem", least=1),
        Word("for"),
        Part("want", {"ruby": 1, "emerald": 1}, of="gem", least=1),
        demands=(Apart(("give", "want")),),
    )
    bench = Bench(form, "ruby emerald", "ruby")
    assert bench.refused == ["Nothing that comes after it would fit then."]
    assert bench.action == Action("swap", ("ruby", "for", "emerald")), "the rest is settled"


def test_what_is_settled_is_not_asked() -> None:
    form = Form("pay", Pick("hall", ("low",)), Number("points", 2, 2), Part("gem", {"ruby": 1}))
    bench = Bench(form, "-")
    assert bench.action == Action("pay", ("low", "2", "-"))
    assert len(bench.said) == 2


def test_numbers_that_follow_one_another_are_shortened() -> None:
    form = Form(
        "pay",
        Part("gem", {"ruby": 5}),
        Number("points", 0, 1),
        demands=(Total(("gem", "points"), 0, 6, {"ruby": 3}),),
    )
    assert Bench(form, "").said[1] == "gem: ruby 0–2"
    assert Bench(PAY, "ruby*2", "1", "low").said[1] == "gem: ruby 0–2, emerald 0–3"


@pytest.mark.parametrize("lines", [[""], ["ruby*9", ""]])
def test_an_empty_line_stops_it(lines: Iterable[str]) -> None:
    bench = Bench(BID, *lines)
    assert bench.action is None
    assert bench.said[-1] == "Nothing is chosen."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_each_language(lang: str) -> None:
    bench = Bench(OFFER, "all", "ruby*9", "", lang=lang)
    said = " ".join([*bench.said, *bench.refused])
    assert "play-build" not in said
    assert "why-" not in said
