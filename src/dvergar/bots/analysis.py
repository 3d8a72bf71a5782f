"""What a search thinks of a position, as data for a page or a terminal.

{
  "game": "nidavellir", "seat": 0,
  "playouts": 2000,              how often the position was played out
  "value": 0.53,                 the seat's chance of winning, from 0 to 1
  "options": [                   every legal action, the best first
    {"action": "bid 5 3 0", "value": 0.55, "visits": 812},
    {"action": "bid 0 2 3", "value": null, "visits": 0}],      never tried
  "line": [{"seat": 0, "action": "bid 5 3 0"}, …]              what would probably be played
}
"""

from __future__ import annotations

from typing import Any

from dvergar.bots.budget import Budget
from dvergar.bots.search import SearchBot
from dvergar.bots.search.line import principal_line
from dvergar.kernel.state import State


def analyse(state: State, seat: int, budget: Budget, seed: int = 0) -> dict[str, Any]:
    """The options of a seat with what they are worth, from what this seat may know."""
    search = SearchBot(seed, budget).search(state, seat)
    root = search.root
    tried = sorted(
        root.options.values(), key=lambda option: (option.visits, option.value), reverse=True
    )
    options: list[dict[str, Any]] = [
        {
            "action": str(option.action),
            "value": round(option.value, 4) if option.visits else None,
            "visits": option.visits,
        }
        for option in tried
    ]
    options += [
        {"action": str(action), "value": None, "visits": 0}
        for action in state.legal(seat)
        if action not in root.options
    ]
    return {
        "game": state.game.name,
        "seat": seat,
        "playouts": root.visits,
        "value": round(root.total / root.visits, 4) if root.visits else None,
        "options": options,
        "line": [{"seat": who, "action": str(what)} for who, what in principal_line(search)],
    }
