"""Figures of any game: where they come from, and how a bad one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.games import game_names
from dvergar.kernel.data import DataRecord
from dvergar.kernel.errors import BadData
from dvergar.kernel.figures import CheckedFigures


class Odd(CheckedFigures):
    """Figures that look at a single number."""

    def __init__(self, number: int) -> None:
        super().__init__("dvergar.kernel", "odd", {"odd.toml": DataRecord})
        self._within("odd.toml", "seven", "value", number, 1, 9)
        self._need(number % 2 == 1, "odd.toml", "seven", "value", "data-other")


@pytest.mark.parametrize(
    ("number", "why"), [(0, "data-range"), (10, "data-range"), (4, "data-other")]
)
def test_a_figure_that_cannot_be_is_refused_with_its_place(number: int, why: str) -> None:
    with pytest.raises(BadData) as raised:
        Odd(number)
    args = raised.value.message.args
    assert (args["file"], args["record"], args["field"]) == ("odd.toml", "seven", "value")
    assert getattr(args["why"], "key", None) == why


def test_shipped_figures_have_no_mark() -> None:
    assert (Odd(7).mark, Odd(7).origins) == ("", [])


@pytest.mark.parametrize("name", game_names())
def test_every_game_tells_where_its_figures_come_from(name: str, tmp_path: Path) -> None:
    game = dvergar.game(name)
    assert game.figures is not None
    assert game.origins() == game.figures.origins != []
    assert game.data_mark == ""
    (tmp_path / name).mkdir()
    (tmp_path / name / "unknown.toml").touch()
    with pytest.raises(BadData):
        dvergar.game(name, data=tmp_path)
