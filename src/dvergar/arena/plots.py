"""The pictures of a report, drawn by matplotlib as SVG: the same figures give the same file."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from dvergar.arena.report import Bars, Dots, Lines, Picture

_WIDTH = 7.0
_ROW = 0.3
_FRAME = 1.2
#: legible side by side, also for people who tell colours apart badly (Okabe and Ito's set)
_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#555555")


def draw(picture: Picture, file: Path) -> None:
    """Draw a picture into a file."""
    with mpl.rc_context({"svg.hashsalt": "dvergar", "svg.fonttype": "path", "font.size": 9}):
        figure = Figure(figsize=(_WIDTH, _height(picture)), layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(picture.title)
        axes.spines[["top", "right"]].set_visible(False)
        if isinstance(picture, Dots):
            _dots(axes, picture)
        elif isinstance(picture, Bars):
            _bars(axes, picture)
        else:
            _lines(axes, picture)
        figure.savefig(file, format="svg", metadata={"Date": None})


def _height(picture: Picture) -> float:
    if isinstance(picture, Lines):
        return _WIDTH * 0.6
    rows = float(len(picture.labels))
    if isinstance(picture, Bars):
        rows *= (1 + len(picture.series)) / 2
    return _FRAME + _ROW * rows


def _names(axes: Axes, labels: list[str]) -> None:
    """The names from top to bottom."""
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.set_axisbelow(True)
    axes.grid(axis="x", alpha=0.3)


def _dots(axes: Axes, picture: Dots) -> None:
    values = [each.value for each in picture.intervals]
    below = [max(0.0, each.value - each.low) for each in picture.intervals]
    above = [max(0.0, each.high - each.value) for each in picture.intervals]
    rows = list(range(len(values)))
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=_COLOURS[0], capsize=3)
    if picture.fair is not None:
        axes.axvline(picture.fair, color=_COLOURS[-1], linestyle="--", linewidth=1)
    axes.set_xlabel(picture.axis)
    axes.set_ylim(-0.6, len(values) - 0.4)
    _names(axes, list(picture.labels))


def _bars(axes: Axes, picture: Bars) -> None:
    height = 0.8 / len(picture.series)
    for number, (name, values) in enumerate(picture.series.items()):
        rows = [row - 0.4 + height * (number + 0.5) for row in range(len(values))]
        axes.barh(rows, list(values), height, label=name, color=_COLOURS[number % len(_COLOURS)])
    axes.set_xlabel(picture.axis)
    axes.legend(frameon=False)
    _names(axes, list(picture.labels))


def _lines(axes: Axes, picture: Lines) -> None:
    for number, (name, values) in enumerate(picture.series.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        axes.plot(list(picture.moments), list(values), "o-", label=name, color=colour)
    axes.set_xlabel(picture.axes[0])
    axes.set_ylabel(picture.axes[1])
    axes.set_xticks(list(picture.moments))
    axes.set_ylim(bottom=0)
    axes.grid(alpha=0.3)
    axes.legend(frameon=False)
