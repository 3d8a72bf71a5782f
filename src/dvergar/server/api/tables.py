"""Requests about tables."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from dvergar.kernel.message import Message, plain_message
from dvergar.server import making, side_games
from dvergar.server.api.models import (
    Fork,
    LineShown,
    MoveShown,
    MovesShown,
    NewTable,
    PositionShown,
    ReviewShown,
    ScoresShown,
    SeatChange,
    SeatNumber,
    SheetShown,
    SheetsShown,
    Word,
)
from dvergar.server.api.routing import api_router
from dvergar.server.history import position_at
from dvergar.server.lessons import demand_game
from dvergar.server.refusal import BAD, MISSING, NOT_NOW, Refusal
from dvergar.server.relations import apart_from, company_of
from dvergar.server.room import Room
from dvergar.server.services import (
    Services,
    SignedIn,
    UseServices,
    Visitor,
    base_address,
)
from dvergar.server.table_json import TableShown, show_outcome, show_table

router = api_router("tables")

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$")]
SeatPath = Annotated[int, Path(ge=0, le=99)]
SeatQuery = Annotated[SeatNumber | None, Query()]
#: later than all times
_NEVER = 1 << 60


async def room_of(table: TableId, services: UseServices) -> Room:
    return await services.hall.room(table)


UseRoom = Annotated[Room, Depends(room_of)]


def show_to(request: Request, room: Room, person: str | None) -> TableShown:
    return show_table(room.standing, person, room.now(), base_address(request))


# --- the lobby -------------------------------------------------------------------------------


@router.get("/tables")
async def lobby(
    request: Request,
    services: UseServices,
    person: Visitor,
    show: Literal["open", "running", "over", "mine"] = "open",
    game: Annotated[Word | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[int, Query(ge=0, le=_NEVER)] = _NEVER,
) -> list[TableShown]:
    """Tables, the latest first: public ones, or those at which one sits or is the host."""
    if show == "mine" and person is None:
        return []
    found = await services.store.lobby(
        status=None if show == "mine" else show,
        hidden=apart_from(person.id) if person and show == "open" else None,
        person=person.id if person else None,
        game=game,
        limit=limit,
        before=before,
    )
    address = base_address(request)
    shown = []
    for table, yours, host in found:
        known = msgspec.json.decode(table, type=TableShown)
        link = f"{address}/t/{known.id}"
        shown.append(replace(known, link=link, yours=yours, host=host, time=None))
    return shown


# --- making ----------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def create(
    body: NewTable, request: Request, services: UseServices, person: SignedIn
) -> TableShown:
    """Open a new table. It starts automatically as soon as no seat is open."""
    await _demand_room_for_more(services, person.id)
    for seat in body.seats:
        seat.name = None if seat.name is None else services.people.check_name(seat.name)
    made = making.new_table(services.store.find_game, body, person)
    return show_to(request, await _open(services, made), person.id)


@router.post(
    "/matches",
    status_code=201,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def import_match(request: Request, services: UseServices, person: SignedIn) -> TableShown:
    """A match file becomes a table to look at and to fork."""
    services.limiter.demand("imports", person.id)
    content = await request.body()
    find_game = services.store.find_game
    made = await asyncio.to_thread(making.imported_table, find_game, content, person)
    return show_to(request, await _open(services, made), person.id)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    request: Request, services: UseServices, person: SignedIn, room: UseRoom
) -> TableShown:
    """The same again. The first to ask makes the table, the others sit down at it."""
    standing = room.standing
    mine = standing.seats_of(person.id)
    if standing.status != "over" or not mine:
        raise Refusal(NOT_NOW, "no-rematch")
    company = await company_of(services.store, person.id)
    table = standing.rematch
    if table is None or await _is_gone(services, table):
        await _demand_room_for_more(services, person.id)
        made = making.rematch_table(standing, person, company)
        new = await _open(services, made)
        table = await room.set_rematch(person.id, new.header.id, instead=table)
        if table != new.header.id:
            await new.cancel(person.id)
    other = await services.hall.room(table)
    for seat in mine:
        if other.standing.status == "open" and other.standing.seats[seat].kind == "open":
            place = standing.seats[seat]
            name = place.name if place.named and place.name else person.name
            with suppress(Refusal):  # somebody, maybe this person, was faster, or there is a block
                await other.sit(person.id, name, seat, company, invited=True, named=place.named)
    return show_to(request, other, person.id)


async def _is_gone(services: Services, table: str) -> bool:
    """Whether a rematch was cancelled or has been removed."""
    try:
        return (await services.hall.room(table)).standing.cancelled
    except Refusal as refusal:
        if refusal.status != MISSING:
            raise
        return True


@router.post("/tables/{table}/fork", status_code=201)
async def fork(
    body: Fork, request: Request, services: UseServices, person: SignedIn, room: UseRoom
) -> TableShown:
    """Play on from a move: any finished game, or a running one of one's own.

    Of a running game the rest is dealt again, so that nothing hidden there is learnt.
    """
    services.limiter.demand("imports", person.id)
    await _demand_room_for_more(services, person.id)
    await side_games.demand_advisable(services.hall, room)
    made = await making.forked_table(room, body, person)
    standing = room.standing
    if standing.status == "running" and side_games.company(standing, person.id):
        await room.tell_fork(person.id)
    return show_to(request, await _open(services, made), person.id)


@router.post("/games/{game}/lessons/{chapter}", status_code=201)
async def lesson(
    game: str, chapter: str, request: Request, services: UseServices, person: SignedIn
) -> TableShown:
    """Begin a chapter of a game's tutorial, at a table of one's own that is in no list."""
    services.limiter.demand("lessons", person.id)
    taught = demand_game(services.store.find_game, game)
    made = making.lesson_table(taught, chapter, person)
    return show_to(request, await _open(services, made), person.id)


async def _demand_room_for_more(services: Services, person: str) -> None:
    most = services.config.limits.tables
    if await services.store.count_hosted(person) >= most:
        raise Refusal(NOT_NOW, "too-many-tables", {"limit": most})


async def _open(services: Services, made: making.NewTableRecord) -> Room:
    await services.store.create_table(*made)
    return await services.hall.room(made.header.id)


# --- one table -------------------------------------------------------------------------------


@router.get("/tables/{table}")
async def look(request: Request, person: Visitor, room: UseRoom) -> TableShown:
    """A table as a whole."""
    return show_to(request, room, person.id if person else None)


@router.delete("/tables/{table}")
async def cancel(request: Request, person: SignedIn, room: UseRoom) -> TableShown:
    """The host gives up a table that has not begun."""
    await room.cancel(person.id)
    return show_to(request, room, person.id)


@router.post("/tables/{table}/seats/{seat}/sit")
async def sit(request: Request, person: SignedIn, room: UseRoom, seat: SeatPath) -> TableShown:
    """Take a free seat."""
    await room.sit(person.id, person.name, seat, await company_of(room.store, person.id))
    return show_to(request, room, person.id)


@router.post("/tables/{table}/seats/{seat}/leave")
async def leave(
    request: Request, services: UseServices, person: SignedIn, room: UseRoom, seat: SeatPath
) -> TableShown:
    """Free one's seat or, once the game runs, let a bot take over."""
    begun = room.standing.begun
    if begun:
        await side_games.demand_bot_at(services.hall, room, seat)
    # it may begin at this moment
    await room.leave(person.id, seat, bot=begun)
    return show_to(request, room, person.id)


@router.post("/tables/{table}/seats/{seat}/return")
async def take_back(
    request: Request, person: SignedIn, room: UseRoom, seat: SeatPath
) -> TableShown:
    """Take one's seat back from the bot."""
    await room.take_back(person.id, seat)
    return show_to(request, room, person.id)


@router.post("/tables/{table}/seats/{seat}/vote-out")
async def vote_out(
    request: Request, services: UseServices, person: SignedIn, room: UseRoom, seat: SeatPath
) -> TableShown:
    """Agree that a bot plays for a player who has been away for long, until they are back."""
    await side_games.demand_bot_at(services.hall, room, seat)
    await room.vote_out(person.id, seat)
    return show_to(request, room, person.id)


@router.put("/tables/{table}/seats/{seat}")
async def set_seat(
    body: SeatChange,
    request: Request,
    services: UseServices,
    person: SignedIn,
    room: UseRoom,
    seat: SeatPath,
) -> TableShown:
    """The host opens a seat, or puts a bot there, before the game begins."""
    level = making.bot_level(body.level) if body.kind == "bot" else None
    if level is None and body.character is not None:
        raise Refusal(BAD, "bad-request", {"field": "character"})
    character = None if level is None else making.bot_character(level, body.character)
    if level is not None:
        await side_games.demand_bot_at(services.hall, room, seat)
    await room.set_seat(person.id, seat, level, character)
    return show_to(request, room, person.id)


# --- afterwards ------------------------------------------------------------------------------


async def finished_room(room: UseRoom) -> Room:
    """Secrets are told when the game is over, not before."""
    if not room.standing.is_over:
        raise Refusal(NOT_NOW, "not-over")
    return room


FinishedRoom = Annotated[Room, Depends(finished_room)]


def _events(events: list[Any], seat: int | None) -> list[dict[str, Any]]:
    return [plain_message(event.seen_by(seat)) for event in events]


@router.get(
    "/tables/{table}/match",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def match_file(room: FinishedRoom) -> PlainTextResponse:
    """The whole match as a file."""
    if room.header.base is not None:
        raise Refusal(NOT_NOW, "no-match-file")
    name = f"{room.header.game.name}-{room.header.id}.match"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(room.standing.match().dumps(), headers=headers)


@router.get("/tables/{table}/moves")
async def moves(room: FinishedRoom, seat: SeatQuery = None) -> MovesShown:
    """All moves of a finished game, with what happened as a seat saw it."""
    room.check_view(None, seat)
    state = room.header.start_listening()
    deal = _events(state.heard(), seat)
    shown = []
    for number, made in enumerate(room.standing.line):
        state.apply(made.seat, state.game.parse(made.action))
        shown.append(
            MoveShown(
                number=number,
                seat=made.seat,
                action=made.action,
                at=made.at,
                events=_events(state.heard(), seat),
            )
        )
    return MovesShown(deal=deal, moves=shown)


@router.get("/tables/{table}/positions/{move}")
async def position(
    room: FinishedRoom,
    move: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> PositionShown:
    """A position of a finished game, as a seat saw it."""
    room.check_view(None, seat)
    line = room.standing.line
    making.check_move(room.standing, move)
    found = await position_at(room.store, room.header, line, move)
    prompt: Message | None = found.state.prompt(seat)
    return PositionShown(
        move=move,
        of=len(line),
        seat=seat,
        view=found.state.view(seat),
        prompt=None if prompt is None else plain_message(prompt),
    )


@router.get("/tables/{table}/scores")
async def scores(room: FinishedRoom) -> ScoresShown:
    """How the scores of a finished game went, from the deal to the end."""
    state = room.header.start()
    found = [state.scores()]
    for made in room.standing.line:
        state.apply(made.seat, state.game.parse(made.action))
        found.append(state.scores())
    return ScoresShown(moves=list(range(len(found))), scores=found)


@router.post("/tables/{table}/review", status_code=202)
async def begin_review(services: UseServices, person: SignedIn, room: FinishedRoom) -> ReviewShown:
    """Let a bot go through a finished game in the background, once; says how far it is."""
    services.limiter.demand("reviews", person.id)
    await side_games.demand_advisable(services.hall, room)
    return await services.reviews.begin(room)


@router.get("/tables/{table}/review")
async def review(services: UseServices, room: FinishedRoom) -> ReviewShown:
    """How far the review of a finished game is, and what it has found so far."""
    return await services.reviews.show(room)


@router.get("/tables/{table}/sheets")
async def sheets(room: FinishedRoom) -> SheetsShown:
    """The score sheets of a finished game."""
    state = room.standing.state
    found = [state.score_sheet(seat) for seat in range(state.seats)]
    outcome = state.outcome()
    return SheetsShown(
        outcome=show_outcome(room.standing),
        seats=[
            SheetShown(
                name=seat.name,
                total=sheet.total,
                place=outcome.place(number),
                won=state.is_over and number in outcome.winners,
                lines=[
                    LineShown(
                        key=line.key,
                        points=line.points,
                        args=plain_message(Message(line.key, line.args))["args"],
                    )
                    for line in sheet.lines
                ],
            )
            for number, (seat, sheet) in enumerate(zip(room.standing.seats, found, strict=True))
        ],
    )
