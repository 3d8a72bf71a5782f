"""What it is worth to lay a kingdom card somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from dvergar.games.dwarfs_fall.advice.worth import ACTION, Wishes, monster_harm
from dvergar.games.dwarfs_fall.figures import CASTLE, NOTHING, card
from dvergar.games.dwarfs_fall.kingdoms import BESIDE, DIRECTIONS, Region
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action

#: what a card less in hand is worth: it makes room for gems
_ROOM: Final = [0.15, 0.15, 0.15, 0.15, 0.15, 0.3, 0.6, 0.9, 1.2, 1.5]
#: what an open side towards the wilderness is worth to a kingdom that wants to grow
_OPENING: Final = 0.12

#: what it costs to cover the last card of its kind: games stall without shops
_LAST: Final = 15.0
#: what it costs to cover a card by one of the same kind: there could be two
_AGAIN: Final = 0.5


class Site(NamedTuple):
    """A place for a card."""

    #: the sides at which walls matter: a neighbour is open there
    open: int
    #: by such a side: its wall, and the region behind it
    sides: list[tuple[int, Region]]
    #: the sides towards empty cells
    wild: int


#: what of a card and its place matters: kind, cell, walls towards open neighbours, and how many
#: walls stand towards empty cells
Signature = tuple[int, int, int, int]


class Sites:
    """The places of a table, and what a card laid there in different rotations has in common."""

    __slots__ = ("_sites", "state")

    def __init__(self, state: DwarfsFallState) -> None:
        self.state = state
        self._sites: dict[int, Site] = {}

    def site(self, cell: int) -> Site:
        found = self._sites.get(cell)
        if found is None:
            tops = self.state.tops
            walls = self.state.config.figures.walls
            regions = self.state.kingdoms.region
            sides: list[tuple[int, Region]] = []
            shared = wild = 0
            around = BESIDE[cell]
            for wall, side, opposite in DIRECTIONS:
                beside = around[side]
                other = tops.get(beside, NOTHING)
                if other == NOTHING:
                    wild |= wall
                elif not walls[other] & opposite:
                    shared |= wall
                    sides.append((wall, regions[beside]))
            found = self._sites[cell] = Site(shared, sides, wild)
        return found

    def signature(self, action: Action) -> Signature:
        """Of actions with the same signature one is enough to think about."""
        known = self.state.config.actions
        kind = known.kind_of[action.args[0]]
        cell = known.cell_of[action.args[1]]
        walls = self.state.config.figures.walls[card(kind, 0, int(action.args[2]))]
        site = self._sites.get(cell) or self.site(cell)
        return kind, cell, walls & site.open, (walls & site.wild).bit_count()


def one_of_each(state: DwarfsFallState, actions: Sequence[Action]) -> list[Action]:
    """Of rotations that make no difference, the first; everything else as it is."""
    sites = Sites(state)
    seen: set[Signature] = set()
    found: list[Action] = []
    for action in actions:
        if action.verb == "play":
            signature = sites.signature(action)
            if signature in seen:
                continue
            seen.add(signature)
        found.append(action)
    return found


class Laying:
    """The values of cards that a seat could lay, on one table."""

    __slots__ = ("_sites", "_used", "_values", "wishes")

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self._sites = Sites(wishes.state)
        self._used: dict[int, float] = {}
        self._values: dict[Signature, float] = {}

    def value(self, action: Action) -> float:
        """What a card of the hand is worth as this action lays it."""
        signature = self._sites.signature(action)
        value = self._values.get(signature)
        if value is None:
            wishes = self.wishes
            kind, cell, _, _ = signature
            number = card(kind, wishes.seat, int(action.args[2]))
            value = self._use(kind) + _ROOM[min(len(wishes.state.players[wishes.seat].hand), 9)]
            if cell in wishes.state.tops:
                value += self._cover(cell, number)
            else:
                value += self._beside(cell, number)
            self._values[signature] = value
        return value

    def _use(self, kind: int) -> float:
        found = self._used.get(kind)
        if found is None:
            found = self._used[kind] = self.wishes.use(kind)
        return found

    def _cover(self, cell: int, number: int) -> float:
        """Onto another card: that one is gone, and walls change."""
        wishes = self.wishes
        state = wishes.state
        under = state.tops[cell] >> 4
        if under == number >> 4:
            loss = _AGAIN
        elif wishes.there[under] == 1:
            return -_LAST
        else:
            loss = wishes.use(under, besides=-1)
        region = state.kingdoms.region[cell]
        change = 0.0
        site = self._sites.site(cell)
        if region.castles or any(beside.castles for _, beside in site.sides):
            figures = state.config.figures
            after = state.kingdoms.with_top(cell, number, state.tops, figures)
            change = wishes.kingdoms_change(after)
        return change - loss - self._monster(number, [region])

    def _beside(self, cell: int, number: int) -> float:
        """Onto an empty cell: it may join kingdoms."""
        wishes = self.wishes
        figures = wishes.state.config.figures
        site = self._sites.site(cell)
        walls = figures.walls[number]
        joined: list[Region] = []
        for wall, region in site.sides:
            if not walls & wall and region not in joined:
                joined.append(region)
        points = figures.points[number >> 4]
        kind = number >> 4
        whole = points + sum([region.points for region in joined])
        size = 1 + sum([len(region.cells) for region in joined])
        value = 0.0
        mine = kind == CASTLE
        for region in joined:
            for owner in region.castles:
                gain = whole - region.points
                if owner == wishes.seat:
                    mine = True
                    value += wishes.point * gain + wishes.card * (size - len(region.cells))
                else:
                    value -= wishes.envy * gain
        if kind == CASTLE:
            giant = any(region.giant for region in joined)
            value += wishes.point * whole + wishes.card * size
            value += 0.0 if giant else ACTION * (wishes.rounds + 1.0)
        if mine:
            value += _OPENING * (site.wild & ~walls).bit_count()
        return value - self._monster(number, joined)

    def _monster(self, number: int, joined: list[Region]) -> float:
        """What a monster does to those in whose kingdom it is laid, beyond its points."""
        wishes = self.wishes
        harm = monster_harm(number >> 4, wishes.rounds)
        if not harm:
            return 0.0
        value = 0.0
        for region in joined:
            for owner in region.castles:
                value += harm if owner == wishes.seat else -wishes.envy * harm
        return value
