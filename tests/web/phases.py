"""The way into any phase of a game on a real server."""

from __future__ import annotations

from tools.phases import find

from tests.server.harness import against_bots
from tests.web.visitor import Visitor


def table_at(visitor: Visitor, phase: str, level: str = "greedy") -> str:
    """A running table that stands in this phase, and the visitor sits where it is decided.

    A match that stands there is read in and played on from its last move.
    """
    found = find(phase)
    shown = visitor.post("/api/matches", found.match.dumps())
    seat = found.state.to_act[0] if found.seat is None else found.seat
    seats = against_bots(found.state.seats, seat, level)
    wish = {"move": len(found.match.moves), "seats": seats}
    return str(visitor.post(f"/api/tables/{shown['id']}/fork", wish)["id"])


def table_near_the_end(visitor: Visitor) -> str:
    """A running table at which the visitor's next decision is the last of the game."""
    match = find("over").match
    last = match.moves[-1]
    shown = visitor.post("/api/matches", match.dumps())
    seats = against_bots(match.setup.seats, last.seat, "greedy")
    wish = {"move": len(match.moves) - 1, "seats": seats}
    return str(visitor.post(f"/api/tables/{shown['id']}/fork", wish)["id"])
