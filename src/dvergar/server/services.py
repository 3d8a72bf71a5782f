"""What the parts of a server share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, NamedTuple

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from dvergar.server.config import Config
from dvergar.server.hall import Hall
from dvergar.server.limiter import Limiter
from dvergar.server.people import COOKIE, People, Person
from dvergar.server.refusal import UNKNOWN, Refusal
from dvergar.server.reviews import Reviews
from dvergar.server.store import Store


class Services(NamedTuple):
    """One of each."""

    config: Config
    store: Store
    hall: Hall
    people: People
    limiter: Limiter
    reviews: Reviews


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that a request or socket came to."""
    found: Services = connection.app.state.services
    return found


def services(request: Request) -> Services:
    return services_of(request)


async def maybe_person(request: HTTPConnection) -> Person | None:
    """The person who asks, or None without a valid cookie."""
    found = services_of(request)
    while True:
        calls = found.hall.trust.calls
        person = await found.people.recognise(request.cookies.get(COOKIE))
        if found.hall.trust.calls == calls:  # else it may have been called in while we looked
            return person


async def visitor(request: Request) -> Person | None:
    return await maybe_person(request)


async def signed_in(request: Request) -> AsyncIterator[Person]:
    """The person who asks; refuses visitors without a name."""
    person = await maybe_person(request)
    if person is None:
        await services_of(request).people.demand_welcome(request.cookies.get(COOKIE))
        raise Refusal(UNKNOWN, "sign-in")
    if request.method == "GET":
        yield person
        return
    with services_of(request).hall.trust.acting(person.id):
        yield person


def client_address(connection: HTTPConnection) -> str:
    """Where a request comes from, for limits only."""
    return connection.client.host if connection.client else "?"


def base_address(connection: HTTPConnection) -> str:
    """The server as its visitor sees it, for links."""
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.url.netloc}"


def language_of(connection: HTTPConnection) -> str:
    """The first language that the visitor asks for."""
    return connection.headers.get("accept-language", "en")[:2].lower()


UseServices = Annotated[Services, Depends(services)]
Visitor = Annotated[Person | None, Depends(visitor)]
SignedIn = Annotated[Person, Depends(signed_in)]
