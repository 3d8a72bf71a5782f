"""What can be said in this game, and how it is written.

    play ruby_mine 2,-1 3     lay a kingdom card at x,y after so many clockwise quarter turns
    place 2,-1                a dwarf from the supply onto a card
    move 2,-1 3,-1            an own dwarf to the next card
    recall 2,-1               an own dwarf back home (only with the option of that name)
    upkeep 2,-1               ogre: clear a card of all dwarfs
    panic 2 2,-1 3,0          ogre: a dwarf of this player runs up to two cards far
    thief 2                   ogre: steal a gem of this player
    crown 2                   ogre: take all ogre cards of this player
    brute 2,-1 0,0 2          ogre: the own dwarf here and that one of player 2 there change places
    end                       no more actions
    resolve 2,-1              this task next
    trade T04                 buy this trade goal (trade none: none)
    dig 2,-1                  dig here (dig none: nowhere)
    discard ruby              throw away a gem or an ogre card
    reveal                    show the secret goal
    pass                      do not show it now

x grows to the east, y to the south; the first card lies at 0,0.
"""

from __future__ import annotations

import re

from dvergar.games.dwarfs_fall.figures import GEMS, KINDS, MAX_SEATS, OGRES, Figures
from dvergar.games.dwarfs_fall.kingdoms import REACH, cell_at
from dvergar.kernel.action import Action

VERBS = [
    *("play", "place", "move", "recall", "upkeep", "panic", "thief", "crown", "brute"),
    *("end", "resolve", "trade", "dig", "discard", "reveal", "pass"),
]
NONE = "none"
END = Action("end")
REVEAL = Action("reveal")
PASS = Action("pass")
NO_TRADE = Action("trade", (NONE,))
NO_DIG = Action("dig", (NONE,))

#: the words that follow a verb: c a cell, k a kind, r a rotation, s a player (counted from 1),
#: t a trade goal or none, d a cell or none, x a gem or an ogre card
_FORMS = {
    "play": "kcr",
    "place": "c",
    "move": "cc",
    "recall": "c",
    "upkeep": "c",
    "panic": "scc",
    "thief": "s",
    "crown": "s",
    "brute": "ccs",
    "end": "",
    "resolve": "c",
    "trade": "t",
    "dig": "d",
    "discard": "x",
    "reveal": "",
    "pass": "",
}
_CELL = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)")
_SPAN = range(-REACH, REACH + 1)
_PLAYERS = tuple([str(seat + 1) for seat in range(MAX_SEATS)])


class Actions:
    """The actions of the game. Those with cells are made when they are first needed."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        #: by cell, and by its text
        self.cell_name: dict[int, str] = {cell_at(x, y): f"{x},{y}" for y in _SPAN for x in _SPAN}
        self.cell_of: dict[str, int] = {name: cell for cell, name in self.cell_name.items()}
        self.kind_of: dict[str, int] = {name: kind for kind, name in enumerate(KINDS)}
        self.place = {cell: Action("place", (name,)) for cell, name in self.cell_name.items()}
        self.thief = [Action("thief", (player,)) for player in _PLAYERS]
        self.crown = [Action("crown", (player,)) for player in _PLAYERS]
        self.trade = [Action("trade", (trade,)) for trade in figures.trade_ids]
        self.discard_gem = [Action("discard", (gem,)) for gem in GEMS]
        self.discard_ogre = [Action("discard", (ogre,)) for ogre in OGRES]
        self._plays: dict[int, tuple[tuple[Action, ...], ...]] = {}
        self._one: dict[tuple[str, int], Action] = {}
        self._two: dict[tuple[str, int, int, int], Action] = {}
        self._words: dict[str, tuple[str, ...]] = {
            "k": KINDS,
            "r": ("0", "1", "2", "3"),
            "s": _PLAYERS,
            "t": (*[name.lower() for name in figures.trade_ids], NONE),
            "x": (*GEMS, *OGRES),
        }

    def plays(self, cell: int) -> tuple[tuple[Action, ...], ...]:
        """By kind: a card on a cell, in every rotation that differs."""
        found = self._plays.get(cell)
        if found is None:
            place = self.cell_name[cell]
            turns = zip(KINDS, self._figures.rotations, strict=True)
            found = self._plays[cell] = tuple(
                [
                    tuple([Action("play", (kind, place, str(n))) for n in each])
                    for kind, each in turns
                ]
            )
        return found

    def at(self, verb: str, cell: int) -> Action:
        """A verb and a cell."""
        found = self._one.get((verb, cell))
        if found is None:
            found = self._one[verb, cell] = Action(verb, (self.cell_name[cell],))
        return found

    def between(self, verb: str, cell: int, other: int, seat: int = 0) -> Action:
        """A verb and two cells; `panic` and `brute` also name whose dwarf it is."""
        found = self._two.get((verb, cell, other, seat))
        if found is None:
            cells = (self.cell_name[cell], self.cell_name[other])
            if verb == "panic":
                found = Action(verb, (_PLAYERS[seat], *cells))
            elif verb == "brute":
                found = Action(verb, (*cells, _PLAYERS[seat]))
            else:
                found = Action(verb, cells)
            self._two[verb, cell, other, seat] = found
        return found

    def read(self, action: Action) -> Action | None:
        """The action in its one spelling, or None if there is no such action.

        Small and capital letters are the same; of rotations that look the same the first is meant.
        """
        verb = action.verb.lower()
        args = [word.lower() for word in action.args]
        form = _FORMS.get(verb)
        if form is None or len(form) != len(args):
            return None
        if not all(self._fits(sign, word) for sign, word in zip(form, args, strict=True)):
            return None
        if verb == "play":
            args[2] = str(self._first_alike(self.kind_of[args[0]], int(args[2])))
        elif verb == "trade" and args[0] != NONE:
            args[0] = self._figures.trade_ids[self._words["t"].index(args[0])]
        return Action(verb, tuple(args))

    def _fits(self, sign: str, word: str) -> bool:
        if sign == "c" or (sign == "d" and word != NONE):
            return _CELL.fullmatch(word) is not None and word in self.cell_of
        return sign == "d" or word in self._words[sign]

    def _first_alike(self, kind: int, rotation: int) -> int:
        walls = self._figures.upright[kind]
        turned = [walls[(side - rotation) % 4] for side in range(4)]
        return next(
            turn
            for turn in self._figures.rotations[kind]
            if [walls[(side - turn) % 4] for side in range(4)] == turned
        )


def seat_of(player: str) -> int:
    """The seat of a player as actions write it: as in match files, counted from 1."""
    return int(player) - 1
