"""A score sheet: itemised, so that a player can check every line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dvergar.kernel.message import Args
from dvergar.kernel.outcome import places


class Line(NamedTuple):
    """One line of a sheet; `key` names it in the texts, `args` say how it came about."""

    key: str
    points: int
    args: Args = {}


class Sheet(NamedTuple):
    """All lines of one seat; `ties` decide between equal totals, the first one first."""

    lines: tuple[Line, ...]
    ties: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def merits_of(sheets: Sequence[Sheet]) -> list[tuple[int, ...]]:
    """By seat: the total, then the ties."""
    return [(sheet.total, *sheet.ties) for sheet in sheets]


def ranking(sheets: Sequence[Sheet]) -> list[int]:
    """Place of each seat; who is equal in everything shares a place (1, 2, 2, 4)."""
    return list(places(merits_of(sheets)))


#: where there are no points
NO_POINTS = Sheet(())
