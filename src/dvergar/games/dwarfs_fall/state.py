"""What lies on the table. Plain data; a copy costs a few microseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from dvergar.games.dwarfs_fall.actions import Actions
from dvergar.games.dwarfs_fall.figures import CASTLE, GIANT, KINDS, Figures
from dvergar.games.dwarfs_fall.kingdoms import PLACES, Kingdoms
from dvergar.kernel.hand import Hand, empty_hand
from dvergar.kernel.record import Json, Record
from dvergar.kernel.state import Setup, State

#: by cell: its number in snapshots, row by row; they outlive the order in which we number cells
_STORED: Final[dict[int, int]] = {cell: 3240 + x + 80 * y for cell, (x, y) in enumerate(PLACES)}
_CELL_STORED: Final[dict[int, int]] = {number: cell for cell, number in _STORED.items()}


class Config:
    """What does not change during a game: the figures and the options."""

    __slots__ = (
        "actions",
        "ask_others",
        "auto_reveal",
        "covers",
        "dig_castle",
        "dig_stack",
        "figures",
        "fixed_budget",
        "gems_public",
        "goals_to_end",
        "max_rounds",
        "random_start",
        "recall",
        "split",
    )

    def __init__(self, figures: Figures, actions: Actions, setup: Setup) -> None:
        options = setup.options
        self.figures = figures
        self.actions = actions
        #: by kind of a card and of the one below: may it be laid there? rule 6.2, ruling 14.1
        castles = options["castle_cover"] == "faq"
        kinds = range(len(KINDS))
        self.covers: list[tuple[bool, ...]] = [
            tuple([may_cover(figures, upper, lower, castles=castles) for lower in kinds])
            for upper in kinds
        ]
        self.fixed_budget: bool = options["extra_action"] == "turn_start"
        #: does a monster beside the stack, or beside the castle, stop a dig?
        self.dig_stack: bool = options["dig_block"] != "castle"
        self.dig_castle: bool = options["dig_block"] != "stack"
        self.ask_others: bool = options["reveal"] == "windows"
        self.auto_reveal: bool = options["reveal"] == "auto"
        self.gems_public: bool = options["gems_public"] is True
        self.split: bool = options["shared_kingdom"] == "split"
        self.recall: bool = options["recall"] is True
        self.max_rounds: int = int(options["max_rounds"])
        self.goals_to_end: int = int(options["goals_to_end"])
        self.random_start: bool = options["start"] == "random"


def may_cover(figures: Figures, upper: int, lower: int, *, castles: bool) -> bool:
    """6.2: onto the same symbol. Monsters are never covered, and neither are castles, except by
    castles and giants with the option `castle_cover=faq` (the designer's answers)."""
    if lower == CASTLE and not (castles and upper in (CASTLE, GIANT)):
        return False
    return not figures.is_monster[lower] and figures.group[upper] == figures.group[lower]


class Player(Record):
    """One colour: cards in hand, dwarfs at home, what has been achieved."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "gems",
        "goals",
        "hand",
        "monsters",
        "ogres",
        "revealed",
        "secret",
        "supply",
    )
    __slots__ = FIELDS

    #: kingdom cards in hand, by kind
    hand: tuple[int, ...]
    #: gem cards in hand: how many of each kind
    gems: tuple[int, ...]
    #: ogre cards in hand
    ogres: Hand
    #: dwarfs that are not on the table
    supply: int
    secret: int
    revealed: bool
    #: trade goals
    goals: tuple[int, ...]
    #: the cards of slain monsters
    monsters: tuple[int, ...]

    def copy(self) -> Player:
        other = Player()
        other.hand = self.hand
        other.gems = self.gems
        other.ogres = self.ogres
        other.supply = self.supply
        other.secret = self.secret
        other.revealed = self.revealed
        other.goals = self.goals
        other.monsters = self.monsters
        return other

    def hand_size(self) -> int:
        """Kingdom cards, gems and ogres; trophies and the secret goal do not count."""
        return len(self.hand) + sum(self.gems) + len(self.ogres.cards)

    def goals_done(self) -> int:
        """Trade goals and the secret goal; monsters are none."""
        return len(self.goals) + self.revealed


def new_player(figures: Figures, secret: int, seats: int) -> Player:
    """A player at the start: nine kingdom cards, all dwarfs, a secret goal."""
    player = Player()
    player.hand = tuple(range(len(KINDS)))
    player.gems = (0, 0, 0, 0)
    player.ogres = empty_hand(seats)
    player.supply = figures.dwarfs
    player.secret = secret
    player.revealed = False
    player.goals = ()
    player.monsters = ()
    return player


class DwarfsFallState(State):
    """A position of Dwar7s Fall."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "budget",
        "covered",
        "dwarfs",
        "last_round",
        "ogre_deck",
        "ogre_discard",
        "ogres_played",
        "piles",
        "players",
        "resolved",
        "round",
        "secrets_left",
        "start",
        "tops",
        "trade_deck",
        "trade_row",
        "used",
    )
    __slots__ = ("abroad", "config", "full", "kingdoms", "hiding", *FIELDS)
    RECORDS: ClassVar[Mapping[str, type[Record]]] = {"Hand": Hand, "Player": Player}

    config: Config
    players: list[Player]
    #: by cell: the card on top
    tops: dict[int, int]
    #: by cell: the cards below it, the lowest first; only where there are any
    covered: dict[int, tuple[int, ...]]
    #: by cell: the dwarfs of each seat; only where there are any
    dwarfs: dict[int, tuple[int, ...]]
    #: by gem: cards in the pile
    piles: tuple[int, ...]
    #: the top one first
    ogre_deck: tuple[int, ...]
    ogre_discard: tuple[int, ...]
    trade_deck: tuple[int, ...]
    trade_row: tuple[int, ...]
    #: secret goals that nobody was dealt
    secrets_left: tuple[int, ...]
    #: the seat that began
    start: int
    round: int
    last_round: bool
    #: actions used in this turn, and how many it began with
    used: int
    budget: int
    #: ogre cards played in this turn
    ogres_played: int
    #: cells whose task was done in this turn
    resolved: tuple[int, ...]
    #: follows from the cards on top; copies share it
    kingdoms: Kingdoms
    #: follows from the dwarfs: the cells without a free space; copies share it
    full: frozenset[int]
    #: follows from the dwarfs; by seat: the cells where it has some, sorted; copies share it
    abroad: tuple[tuple[int, ...], ...]
    #: by seat: the others that may show a secret goal at its decisions; copies share it
    hiding: tuple[tuple[int, ...], ...]

    def work_out(self) -> None:
        for player in self.players:
            player.ogres.check()
        self.cards_moved()
        self.count_hiding()
        spaces = self.config.figures.spaces
        self.full = frozenset(
            [
                cell
                for cell, here in self.dwarfs.items()
                if sum(here) >= spaces[self.tops[cell] >> 4]
            ]
        )
        self.abroad = tuple(
            [
                tuple(sorted([cell for cell, here in self.dwarfs.items() if here[seat]]))
                for seat in range(self.seats)
            ]
        )

    def card_laid(self, cell: int) -> None:
        """A card lies where none was: the kingdoms grow."""
        self.kingdoms = self.kingdoms.grown(cell, self.tops, self.config.figures)

    def cards_moved(self) -> None:
        """Work out the kingdoms again."""
        self.kingdoms = Kingdoms(self.tops, self.config.figures)

    def count_hiding(self) -> None:
        """List the seats with a secret goal left: they watch the others, able to show it or not."""
        left = [seat for seat, player in enumerate(self.players) if not player.revealed]
        if not self.config.ask_others:
            left = []
        self.hiding = tuple(
            [tuple([seat for seat in left if seat != own]) for own in range(self.seats)]
        )

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.config = self.config
        other.players = [player.copy() for player in self.players]
        other.tops = self.tops.copy()
        other.covered = self.covered.copy()
        other.dwarfs = self.dwarfs.copy()
        other.piles = self.piles
        other.ogre_deck = self.ogre_deck
        other.ogre_discard = self.ogre_discard
        other.trade_deck = self.trade_deck
        other.trade_row = self.trade_row
        other.secrets_left = self.secrets_left
        other.start = self.start
        other.round = self.round
        other.last_round = self.last_round
        other.used = self.used
        other.budget = self.budget
        other.ogres_played = self.ogres_played
        other.resolved = self.resolved
        other.kingdoms = self.kingdoms
        other.full = self.full
        other.abroad = self.abroad
        other.hiding = self.hiding
        return other

    def dump(self) -> dict[str, Json]:
        snapshot = _renumbered(super().dump(), _STORED)
        snapshot["players"] = [_stored(player) for player in snapshot["players"]]
        return snapshot

    def restore(self, snapshot: Mapping[str, Json]) -> None:
        loaded = _renumbered(snapshot, _CELL_STORED)
        loaded["players"] = [_loaded(player) for player in snapshot["players"]]
        super().restore(loaded)

    # --- dwarfs on cards ---------------------------------------------------------------------

    def cells_of(self, seat: int) -> tuple[int, ...]:
        """The cards on which dwarfs of a seat stand."""
        return self.abroad[seat]

    def own_dwarfs(self, cell: int, seat: int) -> int:
        """How many dwarfs of a seat stand on a card."""
        here = self.dwarfs.get(cell)
        return here[seat] if here is not None else 0

    def has_room(self, cell: int) -> bool:
        """Whether there is a free space on the card."""
        return cell not in self.full

    def add_dwarfs(self, cell: int, seat: int, count: int) -> None:
        """More dwarfs of a seat on a card, or (a negative count) fewer."""
        known = self.dwarfs.get(cell)
        here = [0] * self.seats if known is None else list(known)
        before = here[seat]
        after = here[seat] = before + count
        standing = sum(here)
        if standing:
            self.dwarfs[cell] = tuple(here)
        else:
            del self.dwarfs[cell]
        if not before or not after:
            self._set_abroad(seat, cell)
        full = standing >= self.config.figures.spaces[self.tops[cell] >> 4]
        if full != (cell in self.full):
            self.full ^= {cell}

    def _set_abroad(self, seat: int, cell: int) -> None:
        """The first dwarf of a seat has come to a card, or its last one has left."""
        cells = list(self.abroad[seat])
        if cell in cells:
            cells.remove(cell)
        else:
            cells.append(cell)
            cells.sort()
        abroad = list(self.abroad)
        abroad[seat] = tuple(cells)
        self.abroad = tuple(abroad)

    def clear(self, cell: int) -> tuple[int, ...]:
        """Take all dwarfs from a card."""
        self.full -= {cell}
        here = self.dwarfs.pop(cell)
        for seat, count in enumerate(here):
            if count:
                self._set_abroad(seat, cell)
        return here


def _stored(player: Json) -> Json:
    """A player in a snapshot: there the parts of the ogre hand are fields of the player, as they
    were before there was a `Hand`. Snapshots outlive our classes."""
    fields = dict(player["Player"])
    hand = fields["ogres"]["Hand"]
    fields["ogres"], fields["known"] = hand["cards"], hand["known"]
    return {"Player": fields}


def _loaded(player: Json) -> Json:
    """The inverse of `_stored`."""
    fields = dict(player["Player"])
    fields["ogres"] = {"Hand": {"cards": fields["ogres"], "known": fields.pop("known")}}
    return {"Player": fields}


def _renumbered(snapshot: Mapping[str, Json], numbers: Mapping[int, int]) -> dict[str, Json]:
    """A snapshot with other numbers for its cells."""
    by_cell = {
        name: {"dict": [[numbers[cell], item] for cell, item in snapshot[name]["dict"]]}
        for name in ("covered", "dwarfs", "tops")
    }
    resolved = {"tuple": [numbers[cell] for cell in snapshot["resolved"]["tuple"]]}
    agenda = [
        [name, seat, [numbers[cell] for cell in args] if name == "dig" else args]
        for name, seat, args in snapshot["agenda"]
    ]
    return {**snapshot, **by_cell, "resolved": resolved, "agenda": agenda}
