"""The records of `data/*.toml`, as they are written there. `figures.py` makes the rules' tables."""

from __future__ import annotations

from typing import Final, Literal

from dvergar.kernel.data import DataRecord

Group = Literal["fire", "ice", "hearth"]
Task = Literal["gem", "ogre", "trade", "dig", "slay"]
GemName = Literal["", "gold", "emerald", "diamond", "ruby"]
Flag = Literal[0, 1]


class GroupRecord(DataRecord, frozen=True, kw_only=True):
    group: Group


class WallsRecord(DataRecord, frozen=True, kw_only=True):
    walls: tuple[Flag, Flag, Flag, Flag]


class SpacesRecord(DataRecord, frozen=True, kw_only=True):
    spaces: int


class NeedRecord(DataRecord, frozen=True, kw_only=True):
    need: int


class YieldRecord(DataRecord, frozen=True, kw_only=True):
    task: Task
    gem: GemName = ""
    amount: int = 0


class PointsRecord(DataRecord, frozen=True, kw_only=True):
    points: int


class GemRecord(DataRecord, frozen=True, kw_only=True):
    copies: int
    points: int


class TradeRecord(DataRecord, frozen=True, kw_only=True):
    cost: tuple[int, int, int, int]


class SecretRecord(DataRecord, frozen=True, kw_only=True):
    amount: int


class OgreRecord(DataRecord, frozen=True, kw_only=True):
    copies: int


class TableRecord(DataRecord, frozen=True, kw_only=True):
    value: int


FILES: Final = {
    "groups.toml": GroupRecord,
    "walls.toml": WallsRecord,
    "spaces.toml": SpacesRecord,
    "needs.toml": NeedRecord,
    "yields.toml": YieldRecord,
    "points.toml": PointsRecord,
    "gems.toml": GemRecord,
    "trades.toml": TradeRecord,
    "trade_points.toml": PointsRecord,
    "secrets.toml": SecretRecord,
    "secret_points.toml": PointsRecord,
    "ogres.toml": OgreRecord,
    "table.toml": TableRecord,
}
