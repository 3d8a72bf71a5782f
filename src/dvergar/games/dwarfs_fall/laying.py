"""What it is worth to lay a kingdom card somewhere."""

from __future__ import annotations

from typing import Final

from dvergar.games.dwarfs_fall.figures import CASTLE, NOTHING, card
from dvergar.games.dwarfs_fall.kingdoms import DIRECTIONS, Kingdoms, Region
from dvergar.games.dwarfs_fall.worth import ACTION, Wishes, monster_harm
from dvergar.kernel.action import Action

#: what a card less in hand is worth: it makes room for gems
_ROOM: Final = (0.15, 0.15, 0.15, 0.15, 0.15, 0.3, 0.6, 0.9, 1.2, 1.5)
#: what an open side towards the wilderness is worth to a kingdom that wants to grow
_OPENING: Final = 0.12

#: what it costs to cover the last card of its kind: games stall without shops
_LAST: Final = 15.0
#: what it costs to cover a card by one of the same kind: there could be two
_AGAIN: Final = 0.5

#: beside an empty cell: the wall that would shut it off, and the region behind an open side
_Side = tuple[int, Region]


class Laying:
    """The values of cards that a seat could lay, on one table."""

    __slots__ = ("_sides", "_used", "wishes")

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self._sides: dict[int, tuple[list[_Side], int]] = {}
        self._used: dict[int, float] = {}

    def value(self, action: Action) -> float:
        """What a card of the hand is worth as this action lays it."""
        state = self.wishes.state
        known = state.config.actions
        kind = known.kind_of[action.args[0]]
        cell = known.cell_of[action.args[1]]
        number = card(kind, self.wishes.seat, int(action.args[2]))
        value = self._use(kind) + _ROOM[min(len(state.players[self.wishes.seat].hand), 9)]
        if cell in state.tops:
            return value + self._cover(cell, number)
        return value + self._beside(cell, number)

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
        elif sum([top >> 4 == under for top in state.tops.values()]) == 1:
            return -_LAST
        else:
            loss = wishes.use(under, besides=-1)
        tops = state.tops.copy()
        tops[cell] = number
        change = wishes.kingdoms_change(Kingdoms(tops, state.config.figures))
        return change - loss - self._monster(number, [state.kingdoms.region[cell]])

    def _beside(self, cell: int, number: int) -> float:
        """Onto an empty cell: it may join kingdoms."""
        wishes = self.wishes
        figures = wishes.state.config.figures
        sides, wild = self._around(cell)
        walls = figures.walls[number]
        joined: list[Region] = []
        for wall, region in sides:
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
            value += _OPENING * (wild & ~walls & 15).bit_count()
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

    def _around(self, cell: int) -> tuple[list[_Side], int]:
        """The open sides of an empty cell's neighbours, and its sides towards empty cells."""
        found = self._sides.get(cell)
        if found is None:
            state = self.wishes.state
            walls = state.config.figures.walls
            sides: list[_Side] = []
            wild = 0
            for wall, step, opposite in DIRECTIONS:
                other = state.tops.get(cell + step, NOTHING)
                if other == NOTHING:
                    wild |= wall
                elif not walls[other] & opposite:
                    sides.append((wall, state.kingdoms.region[cell + step]))
            found = self._sides[cell] = (sides, wild)
        return found
