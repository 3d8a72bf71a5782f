"""What is worth counting in a finished game, for statistics over many.

A game's texts name what it counts: `insight-<kind>` is the kind, `<kind>-<item>` an item of it (or
the item is shown as it is), `insight-when` what the moments are, such as rounds.
"""

from __future__ import annotations

from typing import NamedTuple


class Trait(NamedTuple):
    """What a seat began with."""

    kind: str
    seat: int
    item: str


class Gain(NamedTuple):
    """What a seat got, and when."""

    kind: str
    seat: int
    item: str
    when: int


class Level(NamedTuple):
    """How much of something a seat had at a moment."""

    kind: str
    seat: int
    when: int
    amount: int


class Insight(NamedTuple):
    """All that was worth counting in one game."""

    traits: tuple[Trait, ...] = ()
    gains: tuple[Gain, ...] = ()
    levels: tuple[Level, ...] = ()
