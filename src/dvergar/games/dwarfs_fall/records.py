"""The records of `data/*.toml`, as they are written there. `figures.py` makes the rules' tables."""

from __future__ import annotations

from typing import Final, Literal

from dvergar.kernel.data import DataRecord, Effect

Group = Literal["fire", "ice", "hearth"]
GemName = Literal["gold", "emerald", "diamond", "ruby"]
Flag = Literal[0, 1]

# --- what the tasks of kingdom cards do: `cards.py` ------------------------------------------


class Mine(Effect, frozen=True, kw_only=True):
    """Gems from the pile."""

    gem: GemName
    amount: int


class Hire(Effect, frozen=True, kw_only=True):
    """The top ogre card."""


class Trade(Effect, frozen=True, kw_only=True):
    """One open trade goal, paid in gems."""


class Dig(Effect, frozen=True, kw_only=True):
    """The top card of a stack comes to lie at the bottom."""


class Slay(Effect, frozen=True, kw_only=True):
    """The monster becomes a trophy."""


Task = Mine | Hire | Trade | Dig | Slay

# --- records ---------------------------------------------------------------------------------


class CardRecord(DataRecord, frozen=True, kw_only=True):
    group: Group
    #: north, east, south, west
    walls: tuple[Flag, Flag, Flag, Flag]
    #: room for so many dwarfs
    spaces: int
    #: dwarfs of one colour that the task takes
    need: int
    points: int
    #: a kingdom card has one task
    effect: tuple[Task]


class GemRecord(DataRecord, frozen=True, kw_only=True):
    copies: int
    points: int


class TradeRecord(DataRecord, frozen=True, kw_only=True):
    #: gold, emeralds, diamonds, rubies
    cost: tuple[int, int, int, int]
    points: int


class SecretRecord(DataRecord, frozen=True, kw_only=True):
    amount: int
    points: int


class OgreRecord(DataRecord, frozen=True, kw_only=True):
    copies: int


class TableRecord(DataRecord, frozen=True, kw_only=True):
    value: int


FILES: Final[dict[str, type[DataRecord]]] = {
    "cards.toml": CardRecord,
    "gems.toml": GemRecord,
    "trades.toml": TradeRecord,
    "secrets.toml": SecretRecord,
    "ogres.toml": OgreRecord,
    "table.toml": TableRecord,
}
