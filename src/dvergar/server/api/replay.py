"""Looking back: what happened at a table, and its positions, as a person may see them.

While the game runs, that is what a viewer could have seen live: from an own seat, or as a
spectator. After the end everybody looks from any seat, or with all hands open.
"""

from __future__ import annotations

import gzip
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import Depends, Query, Request
from fastapi.responses import Response

from dvergar.kernel.message import Event, Message, plain_message
from dvergar.kernel.state import State
from dvergar.server import making
from dvergar.server.api.models import PositionsShown, SeatNumber, StoryShown, ToldShown
from dvergar.server.api.routing import api_router
from dvergar.server.api.tables import UseRoom
from dvergar.server.history import position_at
from dvergar.server.refusal import BAD, NOT_NOW, Refusal
from dvergar.server.room import Room
from dvergar.server.scenes import show_scenes
from dvergar.server.services import Visitor

router = api_router("replay")

#: positions in one answer
_MOST = 64
#: positions are much alike: even the quickest way makes them twenty times smaller
_QUICKLY = 1


class Eyes(NamedTuple):
    """The viewer of a replay: a seat, a spectator (None), or all seats together."""

    seat: int | None
    open: bool

    def view(self, state: State) -> dict[str, Any]:
        return state.open_view() if self.open else state.view(self.seat)

    def told(self, events: list[Event]) -> list[dict[str, Any]]:
        return [plain_message(message) for event in events for message in self.heard(event)]

    def heard(self, event: Event) -> list[Message]:
        return event.opened() if self.open else [event.seen_by(self.seat)]


async def eyes_of(
    room: UseRoom,
    person: Visitor,
    seat: Annotated[SeatNumber | None, Query()] = None,
    open: Annotated[bool, Query()] = False,
) -> Eyes:
    """As whom a visitor may look back at this table."""
    standing = room.standing
    if standing.status in ("open", "cancelled"):
        raise Refusal(NOT_NOW, f"table-{standing.status}")
    if open and seat is not None:
        raise Refusal(BAD, "bad-request", {"field": "open"})
    if open and not standing.is_over:
        raise Refusal(NOT_NOW, "not-over")
    room.check_view(None if person is None else person.id, seat)
    return Eyes(seat, open)


UseEyes = Annotated[Eyes, Depends(eyes_of)]


@router.get("/tables/{table}/story")
async def story(room: UseRoom, eyes: UseEyes) -> StoryShown:
    """What happened: in the deal, then with each move that stands."""
    header, line = room.header, room.standing.line
    state = header.start_listening()
    told = [ToldShown(seat=None, at=header.created, events=eyes.told(state.heard()))]
    for made in line:
        state.apply(made.seat, state.game.parse(made.action))
        told.append(ToldShown(seat=made.seat, at=made.at, events=eyes.told(state.heard())))
    return StoryShown(told=told)


@router.get("/tables/{table}/positions", response_model=PositionsShown)
async def positions(
    request: Request,
    room: UseRoom,
    eyes: UseEyes,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=_MOST)] = _MOST,
) -> Response:
    """Positions one after the other, from the one after `first` moves on."""
    found = await _positions(room, eyes, first, count)
    body = msgspec.json.encode(found)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, _QUICKLY)
    return Response(body, media_type="application/json", headers=headers)


async def _positions(room: Room, eyes: Eyes, first: int, count: int) -> dict[str, Any]:
    line = room.standing.line
    making.check_move(room.standing, first)
    before = max(first - 1, 0)
    position = await position_at(room.store, room.header, line, before)
    shown = [_show(position.state, [], eyes)]
    position.state.listen()
    for made in line[before : first + count - 1]:
        position.play(made.seat, made.action, made.at)
        shown.append(_show(position.state, position.state.heard(), eyes))
    return {"first": first, "of": len(line), "positions": shown[first - before :]}


def _show(state: State, events: list[Event], eyes: Eyes) -> dict[str, Any]:
    """A position, and the scenes on the way to it."""
    view = eyes.view(state)
    prompt: Message | None = state.prompt(eyes.seat)
    return {
        "view": view,
        "prompt": None if prompt is None else plain_message(prompt),
        "scenes": show_scenes(events, eyes.heard, eyes.view, view),
    }
