"""A report: tables and plots as data, written as Markdown with pictures beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from dvergar.arena.bootstrap import Interval
from dvergar.arena.schedule import ARENA
from dvergar.kernel.errors import DvergarError, why_failed

REPORT = "report.md"


class Table(NamedTuple):
    """Rows of words and figures; the first column holds names."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


class Dots(NamedTuple):
    """A figure with its interval for each name."""

    name: str
    title: str
    axis: str
    labels: Sequence[str]
    intervals: Sequence[Interval]
    #: where a fair figure would lie
    fair: float | None = None


class Bars(NamedTuple):
    """Some figures for each name, side by side."""

    name: str
    title: str
    axis: str
    labels: Sequence[str]
    series: Mapping[str, Sequence[float]]


class Lines(NamedTuple):
    """How figures change from moment to moment."""

    name: str
    title: str
    axes: tuple[str, str]
    moments: Sequence[int]
    series: Mapping[str, Sequence[float]]


Picture = Dots | Bars | Lines


class Report(NamedTuple):
    """All of it."""

    title: str
    about: Sequence[str]
    tables: Sequence[Table]
    pictures: Sequence[Picture]


def markdown(report: Report, pictures: Sequence[str]) -> str:
    """The report as text; `pictures` are the files beside it."""
    parts = [f"# {report.title}", *report.about]
    for table in report.tables:
        parts += [f"## {table.title}", _markdown_table(table)]
        if table.note:
            parts.append(table.note)
    parts += [f"![{file}]({file})" for file in pictures]
    return "\n\n".join(parts) + "\n"


def _markdown_table(table: Table) -> str:
    lines = [table.heads, ["---", *["---:"] * (len(table.heads) - 1)], *table.rows]
    cells = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    return "\n".join("| " + " | ".join(line) + " |" for line in cells)


def has_plots() -> bool:
    """Whether pictures can be drawn here."""
    try:
        import matplotlib  # noqa: F401  # its extra may not be installed
    except ImportError:
        return False
    return True


def write_report(report: Report, folder: Path) -> None:
    """`report.md` and, where they can be drawn, its pictures."""
    files: list[str] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if has_plots():
            from dvergar.arena.plots import draw

            for picture in report.pictures:
                files.append(f"{picture.name}.svg")
                draw(picture, folder / files[-1])
        (folder / REPORT).write_text(markdown(report, files), "utf-8")
    except OSError as error:
        args = {"folder": str(folder), **why_failed(error)}
        raise DvergarError("bad-report", args, ARENA) from None
