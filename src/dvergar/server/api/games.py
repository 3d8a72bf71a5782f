"""Requests about games in general."""

from __future__ import annotations

import hashlib
from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response

from dvergar.bots import CHARACTERS
from dvergar.games import game_names
from dvergar.kernel.data import Origin
from dvergar.kernel.game import LEVELS, Game
from dvergar.kernel.language import LANGUAGES, Text, words_file
from dvergar.server.api.models import (
    ChapterShown,
    CharacterShown,
    GameShown,
    GroupShown,
    OnlyShown,
    OptionShown,
    OriginShown,
    SourceShown,
    StatisticsShown,
    StepShown,
)
from dvergar.server.api.routing import api_router
from dvergar.server.lessons import demand_game, demand_tutorial
from dvergar.server.refusal import MISSING, Refusal
from dvergar.server.services import UseServices, language_of

router = api_router("games")

_NOT_MODIFIED = 304


@router.get("/games")
async def games(request: Request, services: UseServices) -> list[GameShown]:
    """What can be played."""
    asked = language_of(request)
    language = asked if asked in LANGUAGES else "en"
    return [show_game(services.store.find_game(name), language) for name in game_names()]


def show_game(game: Game[Any], language: str) -> GameShown:
    """What the lobby says of a game."""
    text = Text(language, game.package)
    return GameShown(
        name=game.name,
        title=text("game-title"),
        about=text("game-about"),
        credit=text("game-credit"),
        rules=game.rules_version,
        seats=list(game.seat_counts),
        minutes=game.minutes,
        difficulty=game.difficulty,
        cooperative=game.cooperative,
        open_hands=game.open_hands,
        tutorial=game.tutorial() is not None,
        options=[
            OptionShown(
                name=option.name,
                text=text(f"option-{option.name}"),
                default=option.default,
                choices=list(option.choices),
                only=option.only
                and OnlyShown(option=option.only.option, values=list(option.only.values)),
            )
            for option in game.options
        ],
    )


@router.get("/bots")
async def bots() -> list[str]:
    """The levels of bots, from the weakest to the strongest."""
    return list(LEVELS)


@router.get("/characters")
async def characters() -> list[CharacterShown]:
    """Whom one can meet among the bots: the characters of each level."""
    return [
        CharacterShown(
            id=each.id, level=each.level, risk=each.temper.risk, likes=list(each.temper.likes)
        )
        for each in CHARACTERS.values()
    ]


@router.get("/games/{game}/origins")
async def origins(game: str, services: UseServices) -> list[OriginShown]:
    """Every figure of a game with where it comes from, as `dvergar data` lists them."""
    found = demand_game(services.store.find_game, game)
    return [show_origin(origin) for origin in found.origins()]


def show_origin(origin: Origin) -> OriginShown:
    """A record of a game's data."""
    sources = {field: show_source(source) for field, source in origin.sources.items()}
    return OriginShown(
        file=origin.file, kind=origin.kind, id=origin.id, fields=origin.fields, sources=sources
    )


def show_source(source: str) -> SourceShown:
    """Where a value comes from, as data files write it."""
    kind, _, detail = source.partition(": ")
    return SourceShown.model_validate({"kind": kind, "detail": detail})


@router.get("/games/{game}/lessons")
async def lessons(game: str, services: UseServices) -> list[ChapterShown]:
    """The chapters of a game's tutorial."""
    return show_lessons(demand_game(services.store.find_game, game))


def show_lessons(game: Game[Any]) -> list[ChapterShown]:
    """The chapters of a game that has a tutorial."""
    return [
        ChapterShown(
            id=chapter.id,
            begin=chapter.begin,
            end=chapter.end,
            free=chapter.free,
            steps=[
                StepShown(id=step.id, at=step.at, light=list(step.light), do=list(step.do))
                for step in chapter.steps
            ],
        )
        for chapter in demand_tutorial(game).chapters
    ]


@router.get(
    "/games/{game}/words/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def game_words(
    request: Request, game: str, language: str, services: UseServices
) -> PlainTextResponse:
    """The texts of a game in a language (Fluent), for a page that does not bring them."""
    package = demand_game(services.store.find_game, game).package
    if language not in LANGUAGES:
        raise Refusal(MISSING, "no-page")
    words = words_file(package, language).read_bytes()
    tag = f'W/"{hashlib.sha256(words).hexdigest()[:16]}"'
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return PlainTextResponse(status_code=_NOT_MODIFIED, headers=headers)
    return PlainTextResponse(words, headers=headers)


@router.get("/games/{game}/statistics")
async def statistics(game: str, services: UseServices) -> StatisticsShown:
    """Of all games of a kind that were finished on this server."""
    demand_game(services.store.find_game, game)
    rows = await services.store.results_of(game)
    groups = [
        GroupShown(
            seats=row.seats,
            seat=row.seat,
            level=row.level,
            played=row.played,
            won=row.won / 1000,
            mean_score=row.score / row.played,
            best_score=row.best,
            mean_moves=row.moves / row.played,
        )
        for row in rows
    ]
    played = sum(group.played for group in groups if group.seat == 0)
    return StatisticsShown(game=game, games=played, groups=groups)
