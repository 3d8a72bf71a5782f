"""Requests about what one has played, and about all that is known of oneself."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Query, Request, Response

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.server import career
from dvergar.server.api.models import (
    BestShown,
    CareerShown,
    CategoryShown,
    EndingShown,
    Farewell,
    FinishedSeat,
    FinishedShown,
    GainShown,
    IntervalShown,
    LevelTally,
    RatingShown,
    SeatsTally,
    TallyShown,
    Word,
)
from dvergar.server.api.people import set_cookie
from dvergar.server.api.routing import api_router
from dvergar.server.export import export
from dvergar.server.farewell import forget
from dvergar.server.rating import Interval
from dvergar.server.refusal import MISSING, Refusal
from dvergar.server.services import SignedIn, UseServices, client_address

router = api_router("me")

#: later than all times
_NEVER = 1 << 60


@router.get("/me/games")
async def my_games(
    services: UseServices,
    person: SignedIn,
    game: Annotated[Word | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
    before: Annotated[int, Query(ge=0, le=_NEVER)] = _NEVER,
) -> list[FinishedShown]:
    """The games that one has finished, the latest first."""
    if game is not None and game not in game_names():
        raise Refusal(MISSING, "no-game")
    found = await career.finished(services.store, person.id, game=game, before=before, limit=limit)
    return [_show_finished(each) for each in found]


@router.get("/me/statistics")
async def my_statistics(services: UseServices, person: SignedIn) -> list[CareerShown]:
    """What one's finished games add up to, game by game."""
    return [_show_career(each) for each in await career.careers(services.store, person.id)]


@router.get(
    "/me/export",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def my_data(services: UseServices, person: SignedIn) -> Response:
    """Everything that the server knows of oneself, as a file."""
    services.limiter.demand("exports", person.id)
    content = msgspec.json.format(msgspec.json.encode(await export(services.store, person)))
    headers = {"content-disposition": 'attachment; filename="dvergar-me.json"'}
    return Response(content, headers=headers, media_type="application/json")


@router.delete("/me", status_code=204, response_class=Response)
async def farewell(
    body: Farewell, request: Request, response: Response, services: UseServices, person: SignedIn
) -> None:
    """Be forgotten: name, account and words are removed everywhere, seats are left to bots."""
    services.limiter.demand("logins", client_address(request))
    await services.people.demand_consent(person, body.password, body.name)
    await forget(services.store, services.hall, person.id)
    set_cookie(request, response, "", 0)


# --- answers ---------------------------------------------------------------------------------


def _show_finished(game: career.Finished) -> FinishedShown:
    return FinishedShown(
        id=game.table.id,
        game=game.table.game,
        ended=game.ended,
        moves=game.mine.moves,
        seats=[
            FinishedSeat(
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                character=seat.character,
                away=seat.away,
                score=row.score,
                place=row.place,
                won=row.won / 1000,
            )
            for seat, row in zip(game.table.seats, game.seats, strict=True)
        ],
        yours=game.yours,
        counts=game.counts,
        outcome=game.table.outcome,
    )


def _show_career(found: career.Career) -> CareerShown:
    best, rating = found.best, found.rating
    return CareerShown(
        game=found.game,
        cooperative=found.cooperative,
        uncounted=found.uncounted,
        total=None if found.total is None else TallyShown(**_tally(found.total)),
        best=None if best is None else BestShown(table=best.table.id, score=best.mine.score),
        by_seats=[SeatsTally(seats=seats, **_tally(tally)) for seats, tally in found.by_seats],
        by_level=[LevelTally(level=level, **_tally(tally)) for level, tally in found.by_level],
        categories=[CategoryShown(**each._asdict()) for each in found.categories],
        gains=[
            GainShown(**{**each._asdict(), "share": _interval(each.share)}) for each in found.gains
        ],
        endings=[EndingShown(**each._asdict()) for each in found.endings],
        levels=dict(find_game(found.game).level_ratings),
        rating=None
        if rating is None
        else RatingShown(games=rating.games, value=_interval(rating.value)),
    )


def _tally(tally: career.Tally) -> dict[str, Any]:
    return {**tally._asdict(), "share": _interval(tally.share)}


def _interval(interval: Interval) -> IntervalShown:
    return IntervalShown(**interval._asdict())
