"""Requests about other people: to mute, block or remove them.

People do not know each other's ids: someone is the player of a seat, or who said an entry of the
chat.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Path, Request, Response

from dvergar.server import relations
from dvergar.server.api.models import OtherShown, Whom
from dvergar.server.api.routing import api_router
from dvergar.server.api.tables import UseRoom, show_to
from dvergar.server.now import now_ms
from dvergar.server.refusal import BAD, Refusal
from dvergar.server.relations import BLOCK, MUTE, Other, Relation
from dvergar.server.services import Services, SignedIn, UseServices
from dvergar.server.table_json import TableShown

router = api_router("others")

Handle = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


async def other_of(body: Whom, person: SignedIn, room: UseRoom) -> Other:
    """Find the person that is meant; only people with a name may ask."""
    if body.seat is not None and body.said is None:
        return await relations.player_of(room.store, room.standing, body.seat)
    if body.said is not None and body.seat is None:
        return await relations.speaker_of(room.store, room.header.id, body.said)
    raise Refusal(BAD, "bad-request", {"field": "seat"})


UseOther = Annotated[Other, Depends(other_of)]


@router.post("/tables/{table}/mute")
async def mute(
    services: UseServices, person: SignedIn, room: UseRoom, other: UseOther
) -> OtherShown:
    """No longer see what someone says, at any table."""
    return await _relate(services, person.id, other, MUTE)


@router.post("/tables/{table}/block")
async def block(
    services: UseServices, person: SignedIn, room: UseRoom, other: UseOther
) -> OtherShown:
    """Mute someone, and not be seated together; from one's own waiting room they are removed."""
    shown = await _relate(services, person.id, other, BLOCK)
    if room.standing.host == person.id:
        with suppress(Refusal):  # it has begun, or they are removed already
            await room.remove(person.id, other.id)
    return shown


@router.post("/tables/{table}/remove")
async def remove(request: Request, person: SignedIn, room: UseRoom, other: UseOther) -> TableShown:
    """The host sends someone out of the waiting room: no seat and no chat there any more."""
    await room.remove(person.id, other.id)
    return show_to(request, room, person.id)


@router.get("/me/others")
async def my_others(services: UseServices, person: SignedIn) -> list[OtherShown]:
    """Whom one has muted or blocked, the latest first."""
    return [_show(each) for each in await relations.relations_of(services.store, person.id)]


@router.delete("/me/others/{handle}", status_code=204, response_class=Response)
async def lift(services: UseServices, person: SignedIn, handle: Handle) -> None:
    """Neither mute nor block someone any more."""
    await relations.lift(services.store, person.id, handle)
    services.hall.refresh({person.id})


async def _relate(services: Services, person: str, other: Other, kind: str) -> OtherShown:
    most = services.config.limits.others
    relation = await relations.relate(services.store, person, other, kind, most=most, now=now_ms())
    services.hall.refresh({person})
    return _show(relation)


def _show(relation: Relation) -> OtherShown:
    return OtherShown.model_validate(relation._asdict())
