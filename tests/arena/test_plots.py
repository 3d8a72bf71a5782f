"""The pictures: well-formed, and the same for the same figures."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from dvergar.arena.bootstrap import Interval
from dvergar.arena.plots import draw
from dvergar.arena.report import Bars, Dots, Lines, Picture

PICTURES: list[Picture] = [
    Dots("dots", "Dots", "Axis", ["a", "b"], [Interval(1, 0, 2), Interval(3, 3, 3)], 1.5),
    Bars("bars", "Bars", "Points", ["a", "b"], {"one": [1, 2], "other": [2, 1]}),
    Lines("lines", "Lines", ("Round", "Coins"), [0, 1], {"one": [1, 2], "other": [2, 4]}),
]


@pytest.mark.parametrize("picture", PICTURES)
def test_pictures(picture: Picture, tmp_path: Path) -> None:
    one, two = tmp_path / "one.svg", tmp_path / "two.svg"
    draw(picture, one)
    draw(picture, two)
    assert one.read_bytes() == two.read_bytes()
    assert ElementTree.parse(one).getroot().tag.endswith("svg")
