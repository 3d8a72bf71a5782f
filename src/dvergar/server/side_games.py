"""Games on the side: what a fork of a running game must not give as long as that game goes on.

Where people play together without hints, a fork shows one of them the same position. Until the game
that it comes from is over, no bot says there what it would do: no hint, no review, no bot on the
seat of who made the fork, and no other fork of it. That a game has ended is never undone, so it is
enough to ask before.
"""

from __future__ import annotations

from dvergar.server.entry import Origin
from dvergar.server.hall import Hall
from dvergar.server.refusal import NOT_NOW, Refusal
from dvergar.server.room import Room
from dvergar.server.standing import Standing


def company(standing: Standing, person: str) -> bool:
    """Whether other people have seats at this table, here or away."""
    return bool(standing.people() - {person})


def origin_of(standing: Standing, person: str) -> Origin | None:
    """What a fork of a running game has to remember; None: nobody would mind advice."""
    if standing.header.settings.hints or not company(standing, person):
        return None
    return Origin(standing.header.id, tuple(standing.seats_of(person)))


async def demand_advisable(hall: Hall, room: Room) -> None:
    """Refuse while bots must not give advice about this game."""
    origin = room.header.settings.origin
    if origin is not None and await _goes_on(hall, origin.table):
        raise Refusal(NOT_NOW, "side-game")


async def demand_bot_at(hall: Hall, room: Room, seat: int) -> None:
    """Refuse while a bot on this seat would be advice."""
    origin = room.header.settings.origin
    if origin is not None and seat in origin.seats:
        await demand_advisable(hall, room)


async def _goes_on(hall: Hall, table: str) -> bool:
    try:
        origin = await hall.room(table)
    except Refusal:  # it is not there, or of other rules: nobody plays it on
        return False
    return origin.standing.status == "running"
