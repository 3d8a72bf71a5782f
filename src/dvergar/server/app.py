"""The web application: what is served where."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.routing import WebSocketRoute

from dvergar.games import refused_games
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.language import LANGUAGES, Text
from dvergar.server import metrics
from dvergar.server.api import games, me, others, people, replay, tables
from dvergar.server.bots import Thinkers
from dvergar.server.config import Config, from_environment
from dvergar.server.connections import Lines
from dvergar.server.corrections import games_with
from dvergar.server.database import open_database
from dvergar.server.guard import Guard, refuse
from dvergar.server.hall import Hall
from dvergar.server.limiter import Limiter
from dvergar.server.logs import set_up
from dvergar.server.mark import Mark, mark_file
from dvergar.server.page import Page
from dvergar.server.people import People
from dvergar.server.private import make_folder, read_secret
from dvergar.server.refusal import BAD, MISSING, SERVER, UNAVAILABLE, Refusal
from dvergar.server.retention import clear_always
from dvergar.server.reviews import Reviews
from dvergar.server.services import Services, base_address, language_of, services_of
from dvergar.server.socket import TableSocket
from dvergar.server.store import Store

_log = logging.getLogger(__name__)

#: seconds after which a database that does not answer is given up
_PATIENCE = 10.0
_LOOPBACK = ("127.0.0.1", "::1")
#: what a proxy on this machine adds to the requests of others
_PROXIED = ("x-forwarded-for", "x-forwarded-proto", "forwarded")


def create_app(config: Config) -> FastAPI:
    """A server with this set-up."""
    for refused in refused_games():
        _log.warning("game refused", extra={"reason": Text("en").say(refused)})

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[dict[str, Lines]]:
        make_folder(config.folder)
        engine = await open_database(config.database, _PATIENCE)
        path = mark_file(config)
        mark = None if path is None else Mark(path)
        store = Store(engine, games_with(config.corrections), mark)
        thinkers = Thinkers(config.thinkers, config.think_seconds)
        hall = Hall(store, thinkers, config.patience)
        secret = read_secret(config.folder)
        guests = People(store, secret, config.limits.name_length)
        patient = Thinkers(1, config.think_seconds, patient=True)
        most = config.limits.review_queue
        reviews = Reviews(store, patient, config.review_playouts, most)
        limiter = Limiter(config.limits)
        app.state.services = Services(config, store, hall, guests, limiter, reviews)
        await hall.start()
        hall.look_after(clear_always(hall, config.keep))
        lines = Lines(config.limits)
        watching = asyncio.create_task(lines.watch())
        try:
            # for `protocols.py`
            yield {"lines": lines}
        finally:
            watching.cancel()
            await reviews.close()
            await hall.close()
            await store.close()
            thinkers.close()

    app = FastAPI(
        title="Dvergar",
        version="1",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(Guard)
    for part in (people, me, others, games, tables, replay):
        # as they are: to include a router would build all its routes again
        app.router.routes.extend(part.router.routes)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", TableSocket()))
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.add_api_route("/metrics", figures, include_in_schema=False)
    page = Page(Path(config.page))
    if page.is_built:
        page.serve(app)
    else:
        app.add_api_route("/", front_page, include_in_schema=False)
        app.add_api_route("/t/{table}", table_page, include_in_schema=False)
    _say_what_went_wrong(app)
    return app


def from_worker() -> FastAPI:
    """For a worker process, which finds its set-up in the environment."""
    set_up("info")
    # the database's threads do little and often: they should not wait long for their turn
    sys.setswitchinterval(0.0005)
    return create_app(from_environment())


# --- around the API --------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Whether the server lives and can read and write its database. Answers within 2 s."""
    await services_of(request).hall.pulse.check()
    return PlainTextResponse("ok")


async def figures(request: Request) -> Response:
    """For Prometheus on this machine; nobody else's business."""
    client = request.client
    proxied = any(name in request.headers for name in _PROXIED)
    if client is None or client.host not in _LOOPBACK or proxied:
        raise Refusal(MISSING, "no-page")
    return Response(metrics.render(), media_type="text/plain; version=0.0.4")


async def front_page(request: Request) -> Response:
    """Without a page: where one is, and how to play."""
    return PlainTextResponse(_words(request)("page-front", link=base_address(request)) + "\n")


async def table_page(request: Request, table: str) -> Response:
    """Without a page: behind a share link."""
    room = await services_of(request).hall.room(table)
    text = _words(request)
    title = Text(text.language, room.header.game.package)("game-title")
    link = f"{base_address(request)}/t/{room.header.id}"
    return PlainTextResponse(text("page-table", title=title, link=link) + "\n")


def _words(request: Request) -> Text:
    asked = language_of(request)
    return Text(asked if asked in LANGUAGES else "en", SERVER)


# --- refusals --------------------------------------------------------------------------------


def _say_what_went_wrong(app: FastAPI) -> None:
    """Every failure is a refusal in the same form; none shows a traceback."""

    @app.exception_handler(DvergarError)
    async def refused(request: Request, error: DvergarError) -> JSONResponse:
        return refuse(request, error)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> JSONResponse:
        _let_go(error)
        places = [".".join(map(str, each["loc"])) for each in error.errors()]
        return refuse(request, Refusal(422, "bad-request", {"field": places[0][:100]}))

    @app.exception_handler(HTTPException)
    async def no_such_thing(request: Request, error: HTTPException) -> JSONResponse:
        _let_go(error)
        if error.status_code == BAD:  # a body that is no JSON at all
            return refuse(request, Refusal(BAD, "bad-request", {"field": "body"}))
        key = "no-page" if error.status_code == MISSING else "bad-method"
        answer = refuse(request, Refusal(error.status_code, key))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(OSError)
    async def no_database(request: Request, error: Exception) -> JSONResponse:
        _log.error("database failed", extra={"error": type(error).__name__})
        return refuse(request, Refusal(UNAVAILABLE, "no-database"))


def _let_go(error: Exception) -> None:
    """FastAPI's frames hold the error that holds them: so the body would stay in memory."""
    chain: BaseException | None = error
    while chain is not None:
        chain.__traceback__ = None
        chain = chain.__context__
