"""Walls and kingdoms (rules 4 and 6.2): where one can walk, and what belongs together.

A place on the table is one number, a cell; `x` grows to the east, `y` to the south. No card can lie
further from the first one than there are cards, so a square of cells is table enough.

Cells are numbered ring by ring round the first card: nearly all cards then lie on cells below 257,
and such numbers Python need not make anew each time.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.dwarfs_fall.figures import CASTLE, DRAGON, GIANT, NOTHING, Figures
from dvergar.kernel.action import Action

#: the furthest cell in each direction
REACH: Final = 36
_SPAN: Final = range(-REACH, REACH + 1)


def _ring(place: tuple[int, int]) -> int:
    x, y = place
    return max(abs(x), abs(y))


#: by cell: its x and y
PLACES: Final[list[tuple[int, int]]] = sorted([(x, y) for y in _SPAN for x in _SPAN], key=_ring)
_CELLS: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}
#: where the first card lies
ORIGIN: Final = 0
#: north, east, south, west: the wall on this side, its place in `BESIDE`, the neighbour's wall
DIRECTIONS: Final[tuple[tuple[int, int, int], ...]] = ((1, 0, 4), (2, 1, 8), (4, 2, 1), (8, 3, 2))
#: by cell: the cells in the north, east, south, west; NOTHING beyond the furthest
BESIDE: Final[list[tuple[int, int, int, int]]] = [
    (
        _CELLS.get((x, y - 1), NOTHING),
        _CELLS.get((x + 1, y), NOTHING),
        _CELLS.get((x, y + 1), NOTHING),
        _CELLS.get((x - 1, y), NOTHING),
    )
    for x, y in PLACES
]


def cell_at(x: int, y: int) -> int:
    return _CELLS[x, y]


def place_of(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return PLACES[cell]


class Region:
    """Cards between which no wall stands. With castles in it, it is their owners' kingdom."""

    __slots__ = ("castles", "cells", "dragon", "giant", "points")

    def __init__(self) -> None:
        self.cells: list[int] = []
        #: the seats whose castle lies here
        self.castles: list[int] = []
        self.dragon = False
        self.giant = False
        self.points = 0

    @property
    def monster(self) -> bool:
        return self.dragon or self.giant


class Kingdoms:
    """All regions of a table, and the cells where it can grow. Never changed: copies of a state
    share it."""

    __slots__ = (
        "castle",
        "castle_actions",
        "edge",
        "monsters",
        "moves",
        "others",
        "paths",
        "places",
        "plays",
        "region",
    )

    #: by cell: the region that it belongs to
    region: dict[int, Region]
    #: by seat: the cell of the castle; NOTHING: not in play
    castle: list[int]
    #: by seat: actions for a castle in play (rule 6.1); none with a giant in the same kingdom
    castle_actions: list[int]
    #: the cells of dragons and giants
    monsters: list[int]
    #: by cell: the neighbouring cards that no wall on either side shuts off
    paths: dict[int, list[int]]
    #: the empty cells beside a card
    edge: tuple[int, ...]
    #: for the rules, as far as they have asked; by cell: the moves along its paths, in this order
    moves: dict[int, list[Action]]
    #: for the bots, as far as they have asked; by cell and card: if this one lay on top there
    others: dict[tuple[int, int], Kingdoms]
    #: a dwarf from the supply onto each card
    places: list[Action]
    #: by cell of the edge, then by kind: a card laid there, in every rotation
    plays: list[tuple[tuple[Action, ...], ...]]

    def __init__(self, tops: dict[int, int], figures: Figures) -> None:
        self.region = {}
        self.castle = [NOTHING, NOTHING, NOTHING, NOTHING]
        self.paths = {}
        self.monsters = []
        self.moves = {}
        self.others = {}
        self.places = []
        self.plays = []
        edge: dict[int, None] = {}
        found = self.region
        walls = figures.walls
        points = figures.points
        for start in tops:
            if start in found:
                continue
            region = found[start] = Region()
            cells = region.cells
            cells.append(start)
            for cell in cells:  # it grows on the way
                card = tops[cell]
                kind = card >> 4
                region.points += points[kind]
                if kind == CASTLE:
                    owner = card >> 2 & 3
                    region.castles.append(owner)
                    self.castle[owner] = cell
                elif kind == DRAGON:
                    region.dragon = True
                    self.monsters.append(cell)
                elif kind == GIANT:
                    region.giant = True
                    self.monsters.append(cell)
                mask = walls[card]
                paths = self.paths[cell] = []
                around = BESIDE[cell]
                for wall, side, opposite in DIRECTIONS:
                    beside = around[side]
                    other = tops.get(beside, NOTHING)
                    if other == NOTHING:
                        edge[beside] = None
                    elif not (mask & wall or walls[other] & opposite):
                        paths.append(beside)
                        if beside not in found:
                            found[beside] = region
                            cells.append(beside)
        self.edge = tuple(sorted(edge))
        self._count_actions(figures)

    def grown(self, cell: int, tops: dict[int, int], figures: Figures) -> Kingdoms:
        """These kingdoms with one more card, which now lies on a cell that was empty."""
        other = Kingdoms({}, figures)
        other.region = found = self.region.copy()
        other.castle = self.castle.copy()
        other.monsters = self.monsters.copy()
        other.paths = self.paths.copy()
        other.moves = self.moves.copy()
        card = tops[cell]
        kind = card >> 4
        region = Region()
        region.cells.append(cell)
        region.points = figures.points[kind]
        region.dragon = kind == DRAGON
        region.giant = kind == GIANT
        if kind == CASTLE:
            owner = card >> 2 & 3
            region.castles.append(owner)
            other.castle[owner] = cell
        elif region.monster:
            other.monsters.append(cell)
        mask = figures.walls[card]
        paths: list[int] = []
        joined: list[Region] = []
        edge = [each for each in self.edge if each != cell]
        around = BESIDE[cell]
        for wall, side, opposite in DIRECTIONS:
            beside = around[side]
            neighbour = tops.get(beside, NOTHING)
            if neighbour == NOTHING:
                if beside not in edge:
                    edge.append(beside)
            elif not (mask & wall or figures.walls[neighbour] & opposite):
                paths.append(beside)
                known = (*self.paths[beside], cell)
                other.paths[beside] = [way for way in BESIDE[beside] if way in known]
                other.moves.pop(beside, None)
                if self.region[beside] not in joined:
                    joined.append(self.region[beside])
        other.paths[cell] = paths
        for old in joined:
            region.cells += old.cells
            region.castles += old.castles
            region.dragon |= old.dragon
            region.giant |= old.giant
            region.points += old.points
        for each in region.cells:
            found[each] = region
        edge.sort()
        other.edge = tuple(edge)
        other._count_actions(figures)
        return other

    def with_top(self, cell: int, card: int, tops: dict[int, int], figures: Figures) -> Kingdoms:
        """These kingdoms if another card lay on top of a cell."""
        found = self.others.get((cell, card))
        if found is None:
            found = self.others[cell, card] = Kingdoms({**tops, cell: card}, figures)
        return found

    def _count_actions(self, figures: Figures) -> None:
        """6.1: a castle gives an action; a giant in its region takes it."""
        region = self.region
        self.castle_actions = [
            0 if castle == NOTHING or region[castle].giant else figures.castle_actions
            for castle in self.castle
        ]

    def of(self, seat: int) -> Region | None:
        """The kingdom of a seat; None: its castle is not in play."""
        castle = self.castle[seat]
        return None if castle == NOTHING else self.region[castle]
