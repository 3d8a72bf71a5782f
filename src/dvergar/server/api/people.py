"""Requests about oneself."""

from __future__ import annotations

from fastapi import Request, Response

from dvergar.kernel.errors import DvergarError
from dvergar.server import relations
from dvergar.server.api.models import Credentials, NewPassword, PersonName, PersonShown
from dvergar.server.api.routing import api_router
from dvergar.server.people import COOKIE, COOKIE_AGE, Person
from dvergar.server.refusal import NOT_NOW, Refusal
from dvergar.server.services import (
    Services,
    SignedIn,
    UseServices,
    Visitor,
    client_address,
)

router = api_router("people")


def _show(person: Person) -> PersonShown:
    return PersonShown(name=person.name, account=person.account)


def set_cookie(request: Request, response: Response, value: str, age: int) -> None:
    response.set_cookie(
        COOKIE,
        value,
        max_age=age,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _welcome(request: Request, response: Response, services: Services, person: Person) -> None:
    set_cookie(request, response, services.people.cookie(person), COOKIE_AGE)


@router.post("/guest", status_code=201)
async def become_guest(
    body: PersonName, request: Request, response: Response, services: UseServices, person: Visitor
) -> PersonShown:
    """Become a guest with a name of your choice."""
    if person is not None:
        raise Refusal(NOT_NOW, "is-somebody")
    await services.people.demand_welcome(request.cookies.get(COOKIE))
    services.limiter.demand("guests", client_address(request))
    guest = await services.people.new_guest(body.name)
    _welcome(request, response, services, guest)
    return _show(guest)


@router.get("/me")
async def who_am_i(person: Visitor) -> PersonShown | None:
    """Return the person named by the cookie, or null for a first-time visitor."""
    return None if person is None else _show(person)


@router.patch("/me")
async def rename(body: PersonName, services: UseServices, person: SignedIn) -> PersonShown:
    """Another name, at all tables that are not over."""
    services.limiter.demand("renames", person.id)
    renamed = await services.people.rename(person, body.name)
    await _tell_tables(services, person.id, renamed)
    return _show(renamed)


@router.post("/account", status_code=201)
async def register(
    body: Credentials, request: Request, services: UseServices, person: SignedIn
) -> PersonShown:
    """The guest becomes an account, and keeps all seats."""
    services.limiter.demand("logins", client_address(request))
    return _show(await services.people.register(person, body.account, body.password))


@router.post("/login")
async def log_in(
    body: Credentials, request: Request, response: Response, services: UseServices, person: Visitor
) -> PersonShown:
    """Be the person of an account. The seats of a guest who logs in move to it."""
    services.limiter.demand("logins", client_address(request))
    found = await services.people.log_in(body.account, body.password)
    if person is not None and person.account is None:
        store, most = services.store, services.config.limits.others
        company = await relations.company_of(store, found.id)
        await _tell_tables(services, person.id, found, company)
        changed = await relations.move(store, person.id, found.id, most=most)
        await services.people.merge(person, found)
        await services.hall.call_in(person.id)
        # seats that the guest took in the meantime, and what others wanted of it
        await _tell_tables(services, person.id, found, company)
        changed |= await relations.move(store, person.id, found.id, most=most)
        services.hall.refresh(changed)
    _welcome(request, response, services, found)
    return _show(found)


@router.post("/logout", status_code=204, response_class=Response)
async def log_out(request: Request, response: Response) -> None:
    """Forget the cookie. A guest who does this is gone."""
    set_cookie(request, response, "", 0)


@router.put("/account/password")
async def change_password(
    body: NewPassword,
    request: Request,
    response: Response,
    services: UseServices,
    person: SignedIn,
) -> PersonShown:
    """A new password; all other devices have to log in again."""
    services.limiter.demand("logins", client_address(request))
    changed = await services.people.change_password(person, body.old, body.new)
    await services.hall.call_in(person.id)
    _welcome(request, response, services, changed)
    return _show(changed)


async def _tell_tables(
    services: Services, was: str, person: Person, company: relations.Company | None = None
) -> None:
    """Everybody who plays with a person learns what it is called now.

    `company`: that of an account as which a guest logs in.
    """
    for table in await services.store.tables_of(was, alive=was == person.id):
        try:
            room = await services.hall.room(table)
            await room.rename(was, person.id, person.name, company)
            while company is not None and room.standing.seats_of(was):
                await room.rename(was, person.id, person.name, company)
        except DvergarError:  # left in the meantime, or of other rules: then as it was
            continue
