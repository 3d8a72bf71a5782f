"""What lies on the table. Plain data; a copy costs a few microseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from dvergar.games.nidavellir.actions import Actions
from dvergar.games.nidavellir.figures import COINS, Figures
from dvergar.kernel.record import Record
from dvergar.kernel.state import Setup, State

NOWHERE: Final = -1
EMPTY: Final = -1


class Config:
    """What does not change during a game: the figures, the edition, the options."""

    __slots__ = (
        "actions",
        "decks",
        "discard_special",
        "figures",
        "first_game",
        "free_heroes",
        "french",
        "rounds",
        "tavern_cards",
        "treasury",
    )

    def __init__(self, figures: Figures, actions: Actions, setup: Setup) -> None:
        self.figures = figures
        self.actions = actions
        self.french: bool = setup.options["edition"] == "fr"
        self.first_game: bool = setup.options["first_game"] is True
        self.discard_special: bool = setup.options["discard_special"] is True
        self.rounds: int = figures.rounds(setup.seats)
        self.tavern_cards: int = figures.tavern_cards(setup.seats)
        self.decks = [figures.deck(age, setup.seats) for age in (1, 2)]
        self.treasury = figures.treasury_coins(setup.seats)
        self.free_heroes = tuple(
            number
            for number, hero in enumerate(figures.heroes)
            if not (self.first_game and hero.advanced)
        )


class Player(Record):
    """One Elvaland: the army, the heroes, the five coins and where they lie, the gem."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "board",
        "columns",
        "distinctions",
        "gem",
        "hand",
        "heroes",
        "known",
        "old_gem",
        "points",
        "ranks",
        "thrud",
        "uline",
        "ylud",
    )
    __slots__ = FIELDS

    #: by class: the cards of a column, the top one last
    columns: list[tuple[int, ...]]
    #: by class: the ranks in a column, Thrud and Ylud included
    ranks: list[int]
    #: by class: the bravery points in a column
    points: list[int]
    #: in the order in which they were recruited
    heroes: tuple[int, ...]
    #: coins in hand, lowest first
    hand: tuple[int, ...]
    #: coins on taverns 1, 2, 3 and in the two places of the pouch
    board: list[int]
    #: bits: which places of the board hold a coin that everybody knows
    known: int
    gem: int
    #: the gem under the special gem, or in the box because of it
    old_gem: int
    distinctions: tuple[int, ...]
    #: the columns in which they lie, or NOWHERE
    thrud: int
    ylud: int
    #: has Uline, and bids after the others
    uline: bool

    def copy(self) -> Player:
        other = Player()
        other.columns = self.columns.copy()
        other.ranks = self.ranks.copy()
        other.points = self.points.copy()
        other.heroes = self.heroes
        other.hand = self.hand
        other.board = self.board.copy()
        other.known = self.known
        other.gem = self.gem
        other.old_gem = self.old_gem
        other.distinctions = self.distinctions
        other.thrud = self.thrud
        other.ylud = self.ylud
        other.uline = self.uline
        return other

    def coins(self) -> list[int]:
        """The five coins, wherever they lie."""
        return [*self.hand, *[coin for coin in self.board if coin != EMPTY]]

    def lines(self) -> int:
        """Complete lines: one rank of each class."""
        return min(self.ranks)

    def has_lines(self, count: int) -> bool:
        """Whether there are at least so many complete lines."""
        for ranks in self.ranks:  # noqa: SIM110  # a loop compiles to less than `all` does
            if ranks < count:
                return False
        return True


def new_player(coins: tuple[int, ...], gem: int) -> Player:
    """A player at the start: five coins and a gem."""
    player = Player()
    player.columns = [(), (), (), (), ()]
    player.ranks = [0, 0, 0, 0, 0]
    player.points = [0, 0, 0, 0, 0]
    player.heroes = ()
    player.hand = coins
    player.board = [EMPTY] * COINS
    player.known = 0
    player.gem = gem
    player.old_gem = 0
    player.distinctions = ()
    player.thrud = NOWHERE
    player.ylud = NOWHERE
    player.uline = False
    return player


class NidavellirState(State):
    """A position of Nidavellir."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "age",
        "awards",
        "box_coins",
        "decks",
        "discard",
        "free_heroes",
        "looking",
        "order",
        "players",
        "round",
        "shown",
        "tavern",
        "taverns",
        "treasury",
        "unseen",
        "used",
    )
    __slots__ = ("config", *FIELDS)
    RECORDS: ClassVar[Mapping[str, type[Record]]] = {"Player": Player}

    config: Config
    players: list[Player]
    #: by value: coins in the treasury
    treasury: list[int]
    #: base coins that have left the game
    box_coins: tuple[int, ...]
    free_heroes: tuple[int, ...]
    #: distinctions not awarded yet, in order
    awards: tuple[int, ...]
    #: the cards of age 1 and age 2, the top one first
    decks: list[tuple[int, ...]]
    taverns: list[tuple[int, ...]]
    #: the face-up discard pile
    discard: tuple[int, ...]
    #: royal offerings that have been used
    used: tuple[int, ...]
    #: cards that left age 2 without being seen
    unseen: tuple[int, ...]
    #: the cards that the explorers' winner is choosing from
    looking: tuple[int, ...]
    age: int
    round: int
    #: the tavern being resolved, from 0; NOWHERE while bidding
    tavern: int
    #: by seat: the value bid on the current tavern, as it was revealed
    shown: tuple[int, ...]
    #: the seats in the order of the current tavern
    order: tuple[int, ...]

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.config = self.config
        other.players = [player.copy() for player in self.players]
        other.treasury = self.treasury.copy()
        other.box_coins = self.box_coins
        other.free_heroes = self.free_heroes
        other.awards = self.awards
        other.decks = self.decks.copy()
        other.taverns = self.taverns.copy()
        other.discard = self.discard
        other.used = self.used
        other.unseen = self.unseen
        other.looking = self.looking
        other.age = self.age
        other.round = self.round
        other.tavern = self.tavern
        other.shown = self.shown
        other.order = self.order
        return other
