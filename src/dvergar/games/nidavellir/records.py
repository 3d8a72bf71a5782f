"""The records of `data/*.toml`, as they are written there. `figures.py` makes the rules' tables."""

from __future__ import annotations

from typing import Final, Literal

from dvergar.kernel.data import DataRecord

ClassName = Literal["warrior", "hunter", "miner", "blacksmith", "explorer"]
Power = Literal[
    "",
    "discard",
    "bonus_per_rank",
    "needs_ranks",
    "highest_coin",
    "transform",
    "bids_last",
    "always_on_top",
    "placed_at_end_of_age",
    "brother",
]


class DwarfRecord(DataRecord, frozen=True, kw_only=True, rename={"dwarf_class": "class"}):
    dwarf_class: ClassName
    points: int
    copies: int
    extra: int


class OfferingRecord(DataRecord, frozen=True, kw_only=True):
    age: Literal[1, 2]
    add: int
    copies: int
    extra: int


class CoinRecord(DataRecord, frozen=True, kw_only=True):
    value: int
    copies: int
    few: int


class HeroRecord(DataRecord, frozen=True, kw_only=True, rename={"hero_class": "class"}):
    hero_class: ClassName | Literal["neutral"]
    ranks: tuple[int, ...]
    worth: int
    power: Power = ""
    amount: int = 0
    advanced: bool = False


class DistinctionRecord(
    DataRecord, frozen=True, kw_only=True, rename={"distinction_class": "class"}
):
    distinction_class: ClassName
    #: when it is awarded: 1 first
    place: int
    amount: int = 0


class TableRecord(DataRecord, frozen=True, kw_only=True):
    values: tuple[int, ...]


FILES: Final[dict[str, type[DataRecord]]] = {
    "dwarves.toml": DwarfRecord,
    "offerings.toml": OfferingRecord,
    "treasury.toml": CoinRecord,
    "heroes.toml": HeroRecord,
    "distinctions.toml": DistinctionRecord,
    "table.toml": TableRecord,
}
