"""The figures of `data/`, checked and frozen: ints and tuples for the rules.

Kinds, gems, ogres, secret goals and trade goals are numbers in the order of KINDS, GEMS, OGRES,
SECRETS and of `trades.toml`. A kingdom card that has been laid is one number too: its kind, the
colour of its owner and its rotation (clockwise quarter turns), see `card`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.games.dwarfs_fall.records import (
    FILES,
    CardRecord,
    GemRecord,
    Mine,
    OgreRecord,
    SecretRecord,
    TableRecord,
    Task,
    TradeRecord,
)
from dvergar.kernel.effects import verb_of, verbs_of
from dvergar.kernel.figures import CheckedFigures

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
#: by seat
COLOURS: Final = ("blue", "red", "green", "yellow")

KINDS: Final = (
    *("castle", "emerald_mine", "gold_mine", "diamond_mine", "ruby_mine"),
    *("dragon", "giant", "inn", "shop"),
)
CASTLE: Final = 0
DRAGON: Final = 5
GIANT: Final = 6
SHOP: Final = 8

GEMS: Final = ("gold", "emerald", "diamond", "ruby")
EMERALD: Final = 1

OGRES: Final = ("panic", "thief", "brute", "upkeep", "crown")
PANIC: Final = 0
THIEF: Final = 1
BRUTE: Final = 2
UPKEEP: Final = 3
CROWN: Final = 4

SECRETS: Final = (
    *("builder", "hunter", "king", "miner"),
    *("disguised_ogre", "explorer", "sorcerer"),
)
BUILDER: Final = 0
HUNTER: Final = 1
KING: Final = 2
MINER: Final = 3
DISGUISED_OGRE: Final = 4
EXPLORER: Final = 5
SORCERER: Final = 6

#: what tasks do; `cards.py` does it
TASKS: Final = verbs_of(Task)
MINE: Final = 0
HIRE: Final = 1
TRADE: Final = 2
DIG: Final = 3
SLAY: Final = 4

NOTHING: Final = -1
_ROTATIONS: Final = 4


def card(kind: int, owner: int, rotation: int) -> int:
    """A kingdom card as it lies on the table."""
    return (kind * MAX_SEATS + owner) * _ROTATIONS + rotation


def kind_of(card: int) -> int:
    return card >> 4


def owner_of(card: int) -> int:
    return card >> 2 & 3


def rotation_of(card: int) -> int:
    return card & 3


class Figures(CheckedFigures):
    """Every figure of the game."""

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__(__package__, "dwarfs_fall", FILES, overlay)
        folder = self._folder
        cards = folder.load("cards.toml", CardRecord)
        gems = folder.load("gems.toml", GemRecord)
        trades = folder.load("trades.toml", TradeRecord)
        secrets = folder.load("secrets.toml", SecretRecord)
        ogres = folder.load("ogres.toml", OgreRecord)
        table = folder.load("table.toml", TableRecord)

        # --- kingdom cards, by kind ---
        self.group: tuple[str, ...] = tuple(record.group for record in cards)
        self.upright: tuple[tuple[int, ...], ...] = tuple(record.walls for record in cards)
        self.spaces: tuple[int, ...] = tuple(record.spaces for record in cards)
        self.need: tuple[int, ...] = tuple(record.need for record in cards)
        self.points: tuple[int, ...] = tuple(record.points for record in cards)
        #: as the record says it, for words
        self.effect: tuple[Task, ...] = tuple(record.effect[0] for record in cards)
        self.task: tuple[int, ...] = tuple(TASKS.index(verb_of(task)) for task in self.effect)
        #: what a mine brings
        self.gem: tuple[int, ...] = tuple(
            GEMS.index(task.gem) if isinstance(task, Mine) else NOTHING for task in self.effect
        )
        self.amount: tuple[int, ...] = tuple(
            task.amount if isinstance(task, Mine) else 0 for task in self.effect
        )
        self.is_monster: tuple[bool, ...] = tuple(task == SLAY for task in self.task)

        # --- kingdom cards, by card ---
        #: bits 0 to 3: is there a wall in the north, east, south, west?
        self.walls: tuple[int, ...] = tuple(
            sum(
                self.upright[kind_of(number)][(side - rotation_of(number)) % _ROTATIONS] << side
                for side in range(_ROTATIONS)
            )
            for number in range(len(KINDS) * MAX_SEATS * _ROTATIONS)
        )
        #: by kind: the rotations that differ
        self.rotations: tuple[tuple[int, ...], ...] = tuple(
            tuple(
                turn
                for turn in range(_ROTATIONS)
                if self.walls[card(kind, 0, turn)]
                not in [self.walls[card(kind, 0, less)] for less in range(turn)]
            )
            for kind in range(len(KINDS))
        )

        # --- the other cards ---
        self.gem_copies: tuple[int, ...] = tuple(record.copies for record in gems)
        self.gem_points: tuple[int, ...] = tuple(record.points for record in gems)
        self.trade_ids: tuple[str, ...] = tuple(record.id for record in trades)
        self.trade_of: dict[str, int] = {name: n for n, name in enumerate(self.trade_ids)}
        self.cost: tuple[tuple[int, ...], ...] = tuple(record.cost for record in trades)
        self.trade_points: tuple[int, ...] = tuple(record.points for record in trades)
        self.secret_amount: tuple[int, ...] = tuple(record.amount for record in secrets)
        self.secret_points: tuple[int, ...] = tuple(record.points for record in secrets)
        self.ogres: tuple[int, ...] = tuple(
            kind for kind, record in enumerate(ogres) for _ in range(record.copies)
        )

        # --- single figures ---
        single = {record.id: record.value for record in table}
        self.dwarfs: int = single["dwarfs"]
        self.actions: int = single["actions"]
        self.castle_actions: int = single["castle_actions"]
        self.hand_limit: int = single["hand_limit"]
        self.open_trades: int = single["open_trades"]
        self.monster_points: int = single["monster_points"]
        #: on how many monsters the explorer needs dwarves
        self.explorer_monsters: int = single["explorer_monsters"]
        self._check()
        #: by gem: the mine
        self.mine: tuple[int, ...] = tuple(self.gem.index(gem) for gem in range(len(GEMS)))

    # --- what must hold for the rules to work ------------------------------------------------

    def _check(self) -> None:
        for kind, name in enumerate(KINDS):
            self._within("cards.toml", name, "spaces", self.spaces[kind], 1, self.dwarfs)
            self._within("cards.toml", name, "need", self.need[kind], 1, self.spaces[kind])
            self._within("cards.toml", name, "points", self.points[kind], -9, 9)
            all_stay = not self.is_monster[kind] or self.need[kind] == self.spaces[kind]
            self._need(all_stay, "cards.toml", name, "need", "data-monster")
            task = TASKS[self.task[kind]]
            self._need(task == _PRINTED[kind], "cards.toml", name, "effect", "data-task")
            if task == "mine":
                self._within("cards.toml", name, "effect", self.amount[kind], 1, 9)
        each_mined = all(gem in self.gem for gem in range(len(GEMS)))
        self._need(
            each_mined, "cards.toml", self._folder.corrected("cards.toml"), "effect", "data-mines"
        )
        for gem, name in enumerate(GEMS):
            self._within("gems.toml", name, "copies", self.gem_copies[gem], 1, 40)
            self._within("gems.toml", name, "points", self.gem_points[gem], 0, 9)
        for trade, name in enumerate(self.trade_ids):
            cost = self.cost[trade]
            payable = sum(cost) > 0 and all(
                0 <= asked <= there for asked, there in zip(cost, self.gem_copies, strict=True)
            )
            self._need(payable, "trades.toml", name, "cost", "data-cost")
            self._within("trades.toml", name, "points", self.trade_points[trade], 0, 99)
        for secret, name in enumerate(SECRETS):
            self._within("secrets.toml", name, "amount", self.secret_amount[secret], 1, 36)
            self._within("secrets.toml", name, "points", self.secret_points[secret], 0, 99)
        for kind, name in enumerate(OGRES):
            self._within("ogres.toml", name, "copies", self.ogres.count(kind), 0, 20)
        self._within("table.toml", "dwarfs", "value", self.dwarfs, 1, 15)
        self._within("table.toml", "actions", "value", self.actions, 1, 9)
        self._within("table.toml", "castle_actions", "value", self.castle_actions, 0, 9)
        self._within("table.toml", "hand_limit", "value", self.hand_limit, len(KINDS), 30)
        self._within("table.toml", "open_trades", "value", self.open_trades, 1, 9)
        self._within("table.toml", "monster_points", "value", self.monster_points, 0, 99)
        self._within("table.toml", "explorer_monsters", "value", self.explorer_monsters, 1, 8)


#: by kind: the task that the rules carry out there; mines may give another gem
_PRINTED: Final = ("dig", *["mine"] * 4, "slay", "slay", "hire", "trade")
