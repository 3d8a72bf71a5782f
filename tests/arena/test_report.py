"""A report as Markdown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dvergar.arena.bootstrap import Interval
from dvergar.arena.report import Dots, Report, Table, markdown, write_report
from dvergar.kernel.errors import DvergarError

REPORT = Report(
    "Title",
    ["About it."],
    [Table("Table", ["Bot", "Rating"], [["a|b", "25.0"]], "A note.")],
    [Dots("dots", "Dots", "Axis", ["a"], [Interval(1, 0, 2)])],
)


def test_markdown() -> None:
    assert markdown(REPORT, ["dots.svg"]) == (
        "# Title\n\nAbout it.\n\n## Table\n\n| Bot | Rating |\n| --- | ---: |\n"
        "| a\\|b | 25.0 |\n\nA note.\n\n![dots.svg](dots.svg)\n"
    )


def test_pictures_stand_beside_it(tmp_path: Path) -> None:
    write_report(REPORT, tmp_path / "new")
    assert sorted(file.name for file in (tmp_path / "new").iterdir()) == ["dots.svg", "report.md"]


def test_without_matplotlib_there_are_no_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    write_report(REPORT, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["report.md"]
    assert "svg" not in (tmp_path / "report.md").read_text()


def test_a_place_that_cannot_be_written_to_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DvergarError) as caught:
        write_report(REPORT, tmp_path / "file")
    assert str(caught.value).endswith(".")
