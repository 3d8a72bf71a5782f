"""What a search thinks of a position, as data for a page or a terminal.

{
  "game": "nidavellir", "seat": 0,
  "playouts": 2000,              how often the position was played out
  "value": 0.53,                 the seat's chance of winning, from 0 to 1
  "chances": [0.55, 0.45],       every seat's, if the first of the options is played
  "options": [                   every legal action, the best first
    {"action": "bid 5 3 0", "value": 0.55, "visits": 812,
     "points": 187.4,            the final score to expect; null if the game does not say
     "why": [{"key", "args"}]},  what speaks for it, in the game's words
    {"action": "bid 0 2 3", "value": null, "visits": 0, "points": null, "why": []}],  never tried
  "line": [{"seat": 0, "action": "bid 5 3 0"}, …]              what would probably be played
}
"""

from __future__ import annotations

import random
from typing import Any

from dvergar.bots.budget import Budget
from dvergar.bots.search.line import principal_line
from dvergar.bots.search.run import Search
from dvergar.bots.tally import Tally
from dvergar.kernel.action import Action
from dvergar.kernel.message import plain_message
from dvergar.kernel.state import State


def analyse(state: State, seat: int, budget: Budget, seed: int = 0) -> dict[str, Any]:
    """The options of a seat with what they are worth, from what this seat may know."""
    search = Search(state, seat, random.Random(seed))
    tallies: dict[Action, Tally] = {}
    for _ in budget.spend():
        playout = search.iterate()
        if playout.action not in tallies:
            tallies[playout.action] = Tally(state.seats, seat)
        tallies[playout.action].add(playout)
    ranked = sorted(tallies, key=lambda tried: _rank(tallies[tried]), reverse=True)
    untried = [action for action in state.legal(seat) if action not in tallies]
    playouts = sum(tally.visits for tally in tallies.values())
    total = sum(tally.visits * tally.value for tally in tallies.values())
    return {
        "game": state.game.name,
        "seat": seat,
        "playouts": playouts,
        "value": round(total / playouts, 4),
        "chances": tallies[ranked[0]].chances,
        "options": [
            *[_option(state, seat, action, tallies[action]) for action in ranked],
            *[_option(state, seat, action, None) for action in untried],
        ],
        "line": plain_line(search),
    }


def why(state: State, seat: int, action: Action) -> list[dict[str, Any]]:
    """What speaks for an action, in the game's words."""
    return [plain_message(each) for each in state.game.advisor.reasons(state, seat, action)]


def plain_line(search: Search) -> list[dict[str, Any]]:
    """What will probably be played."""
    return [{"seat": who, "action": str(what)} for who, what in principal_line(search)]


def _rank(tally: Tally) -> tuple[int, float]:
    return tally.visits, tally.value


def _option(state: State, seat: int, action: Action, tally: Tally | None) -> dict[str, Any]:
    return {
        "action": str(action),
        "value": None if tally is None else tally.value,
        "visits": 0 if tally is None else tally.visits,
        "points": None if tally is None else tally.points,
        "why": [] if tally is None else why(state, seat, action),
    }
