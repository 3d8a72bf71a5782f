"""What a bot can have a taste for: its kingdom, gems, goals, ogres, monsters, or risk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dvergar.games.dwarfs_fall.figures import DIG, HIRE, MINE, NOTHING, SLAY, TRADE
from dvergar.games.dwarfs_fall.kingdoms import BESIDE
from dvergar.games.dwarfs_fall.rules import allowed
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.game import RISK, Liking

#: a dwarf on a task that one likes; laying such a card; playing an ogre, for who likes them
_DWARF: Final = 0.2
_CARD: Final = 0.25
_OGRE: Final = 0.8
#: a card at the own kingdom
_HOME: Final = 0.6
#: a dwarf on a task that this turn cannot finish
_HOPE: Final = 0.3
_OGRES: Final = ("upkeep", "panic", "brute", "thief", "crown")


def _likes(task: int, ogre: float = 0.0) -> Liking:
    """Dwarfs on cards with this task, and laying them."""

    def liking(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
        tasks = state.config.figures.task
        known = state.config.actions
        found: list[float] = []
        for action in actions:
            verb = action.verb
            value = 0.0
            if verb == "place" or verb == "move":
                cell = known.cell_of[action.args[-1]]
                value = _DWARF if tasks[state.tops[cell] >> 4] == task else 0.0
            elif verb == "play":
                value = _CARD if tasks[known.kind_of[action.args[0]]] == task else 0.0
            elif verb in _OGRES:
                value = ogre
            found.append(value)
        return found

    return liking


def _kingdom(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Cards that may join the own kingdom, castles first of all."""
    figures = state.config.figures
    known = state.config.actions
    own = state.kingdoms.of(seat)
    cells = own.cells if own is not None else []
    near = {beside for cell in cells for beside in BESIDE[cell] if beside != NOTHING}
    found: list[float] = []
    for action in actions:
        value = 0.0
        if action.verb == "play":
            kind = known.kind_of[action.args[0]]
            if figures.task[kind] == DIG:
                value = _CARD
            elif not figures.is_monster[kind] and known.cell_of[action.args[1]] in near:
                value = _HOME
        elif action.verb == "place" or action.verb == "move":
            cell = known.cell_of[action.args[-1]]
            value = _DWARF if figures.task[state.tops[cell] >> 4] == DIG else 0.0
        found.append(value)
    return found


def _risk(state: DwarfsFallState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Dwarfs on tasks that this turn cannot finish: somebody may shut the others out."""
    figures = state.config.figures
    known = state.config.actions
    left = allowed(state, seat) - state.used - 1
    found: list[float] = []
    for action in actions:
        value = 0.0
        if action.verb == "place" or action.verb == "move":
            cell = known.cell_of[action.args[-1]]
            missing = figures.need[state.tops[cell] >> 4] - state.own_dwarfs(cell, seat) - 1
            value = _HOPE if missing > left else 0.0
        found.append(value)
    return found


LIKINGS: dict[str, Liking] = {
    "gems": _likes(MINE),
    "goals": _likes(TRADE),
    "ogres": _likes(HIRE, _OGRE),
    "monsters": _likes(SLAY),
    "kingdom": _kingdom,
    RISK: _risk,
}
