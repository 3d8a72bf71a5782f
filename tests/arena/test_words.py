"""Figures and names as a reader of each language writes them."""

from __future__ import annotations

import pytest

from dvergar.arena.bootstrap import Interval
from dvergar.arena.schedule import ARENA
from dvergar.arena.words import (
    between,
    category,
    columns,
    item_name,
    milliseconds,
    options_of,
    percent,
    percents,
    whole,
)
from dvergar.kernel.language import Text

from .plans import balanced


def words(language: str) -> Text:
    return Text(language, "dvergar.games.nidavellir", ARENA)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["12.3%", "1,234", "0.5–1.5", "1.500 ms"]),
        ("de", ["12,3\u00a0%", "1.234", "0,5–1,5", "1,500\u00a0ms"]),
        ("fr", ["12,3\u00a0%", "1\u202f234", "0,5–1,5", "1,500\u00a0ms"]),
    ],
)
def test_figures(language: str, told: list[str]) -> None:
    text = words(language)
    interval = Interval(1, 0.5, 1.5)
    found = [percent(text, 0.1234), whole(text, 1234), between(text, interval)]
    assert [*found, milliseconds(text, 1500)] == told
    assert percents(text, interval.scaled(0.01)) == told[2]


def test_names() -> None:
    text = words("en")
    assert columns(text, "bot", "rating") == ["Bot", "Rating"]
    assert category(text, "warrior") == "Warriors"
    assert category(text, "hero") == "Other heroes"
    assert item_name(text, "hero", "kraal") == "Kraal"
    assert item_name(text, "gem", "4") == "4"
    assert "edition=de" in options_of(balanced("a"))
