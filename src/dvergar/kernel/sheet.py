"""A score sheet: itemised, so that a player can check every line."""

from __future__ import annotations

from typing import NamedTuple

from dvergar.kernel.message import Args


class Line(NamedTuple):
    """One line of a sheet; `key` names it in the texts, `args` say how it came about."""

    key: str
    points: int
    args: Args = {}


class Sheet(NamedTuple):
    """All lines of one seat."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def ranking(totals: list[int]) -> list[int]:
    """Place of each seat; equal totals share a place (1, 2, 2, 4)."""
    return [1 + sum(other > mine for other in totals) for mine in totals]
