"""The figures and sources that the page's rules name are those of the data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import dvergar
from dvergar.games.nidavellir.figures import CLASSES, Figures

ROOT = Path(dvergar.__file__).parents[2]
PAGE = ROOT / "web" / "src" / "games" / "nidavellir" / "rules"
FIGURES = Figures()


def told() -> Any:
    return json.loads((PAGE / "figures.json").read_text("utf-8"))


def single(name: str) -> list[int]:
    return list(next(record for record in FIGURES.table if record.id == name).values)


def test_single_figures() -> None:
    for name in ("base_coins", "rounds", "tavern_cards", "brothers"):
        assert told()[name] == single(name)


def test_the_treasury_by_the_number_of_players() -> None:
    few = sum(coin.few for coin in FIGURES.treasury)
    many = sum(coin.copies for coin in FIGURES.treasury)
    assert told()["treasury"] == [few, few, many, many]


def test_the_cards_of_an_age() -> None:
    for name in CLASSES:
        cards = [dwarf for dwarf in FIGURES.dwarves if dwarf.dwarf_class == name]
        points = [card.points for card in cards for _ in range(card.copies)]
        more = [card.points for card in cards for _ in range(card.extra)]
        assert told()["dwarves"][name] == {"points": points, "more": more}
    assert told()["offerings"] == {
        card.id: {"copies": card.copies, "more": card.extra} for card in FIGURES.offerings
    }


def test_every_record_has_a_name() -> None:
    """Cards, heroes and distinctions are called as everywhere; the rest is named for this page."""
    words = (PAGE / "text" / "en.ftl").read_text("utf-8")
    named = re.findall(r"^rules-record-(\w+) =", words, re.MULTILINE)
    assert named == [record.id for record in FIGURES.table]
