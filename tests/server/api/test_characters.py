"""The characters among the bots, at a server."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.bots import CHARACTERS
from dvergar.bots.characters import of_level
from dvergar.server import making
from dvergar.server.people import Person
from dvergar.server.relations import company_of
from tests.server.harness import Running

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "level": "master"}


async def made(host: Any, *seats: dict[str, Any], expect: int = 201) -> Any:
    wish = {"game": "nidavellir", "seats": [{"kind": "me"}, *seats]}
    return await host.ask("POST", "/api/tables", expect, json=wish)


def sitting(table: Any) -> list[str | None]:
    return [seat["character"] for seat in table["seats"]]


async def test_the_characters_are_listed_with_their_temperaments(server: Running) -> None:
    found = await server.visitor().get("/api/characters")
    assert [each["id"] for each in found] == [*CHARACTERS]
    sindri = next(each for each in found if each["id"] == "sindri")
    assert sindri == {"id": "sindri", "level": "master", "risk": 0.0, "likes": ["miners", "gems"]}


async def test_bots_of_a_level_at_a_table_are_different_characters(server: Running) -> None:
    host = await server.guest()
    for _ in range(5):
        _, *others = sitting(await made(host, BOT, BOT, BOT))
        assert len({*others}) == 3
        assert {*others} <= {*of_level("master")}


async def test_who_is_wished_for_sits_down_and_nobody_else_has_the_same_name(
    server: Running,
) -> None:
    host = await server.guest()
    for _ in range(5):
        table = await made(host, BOT, {**BOT, "character": "sindri"}, BOT)
        assert sitting(table)[2] == "sindri"
        assert sitting(table).count("sindri") == 1
        assert [seat["name"] for seat in table["seats"][1:]] == [None] * 3


async def test_a_bot_that_is_no_level_has_no_character(server: Running) -> None:
    host = await server.guest()
    table = await made(host, {"kind": "bot", "level": "greedy"})
    assert sitting(table) == [None, None]


async def test_a_character_of_another_level_is_refused_and_no_table_is_made(
    server: Running,
) -> None:
    host = await server.guest()
    wrong = {"kind": "bot", "level": "novice", "character": "sindri"}
    refused = await made(host, wrong, expect=400)
    assert refused["key"] == "bad-character"
    assert refused["args"]["known_list"] == of_level("novice")
    refused = await made(host, {"kind": "open", "character": "sindri"}, expect=400)
    assert refused["args"] == {"field": "seats.1.character"}
    assert await host.get("/api/tables?show=mine") == []


async def test_the_host_gives_a_seat_to_a_character_or_to_whoever_comes(server: Running) -> None:
    host = await server.guest()
    table = await made(host, {**BOT, "character": "sindri"}, {"kind": "open"}, {"kind": "open"})
    path = f"/api/tables/{table['id']}/seats"
    found = await host.ask("PUT", f"{path}/1", 200, json={**BOT, "character": "nidi"})
    assert sitting(found)[1] == "nidi"
    found = await host.ask("PUT", f"{path}/2", 200, json=BOT)
    assert sitting(found)[2] in {*of_level("master")} - {"nidi"}
    found = await host.ask("PUT", f"{path}/2", 200, json={"kind": "open"})
    assert sitting(found)[2] is None
    before = await host.get(f"/api/tables/{table['id']}")
    for body in ({**BOT, "character": "jari"}, {"kind": "open", "character": "sindri"}):
        await host.ask("PUT", f"{path}/2", 400, json=body)
    assert await host.get(f"/api/tables/{table['id']}") == before


async def test_a_rematch_is_against_the_same_characters(server: Running) -> None:
    host = await server.guest()
    table = await made(host, BOT, {"kind": "bot", "level": "greedy"})
    room = await server.hall.room(table["id"])

    person = Person(room.standing.host, "Player 1", None, 0)
    company = await company_of(server.store, person.id)
    again = making.rematch_table(room.standing, person, company)
    bodies = [entry.body for entry in again.entries if entry.kind == "bot"]
    assert [body.get("character") for body in bodies] == sitting(table)[1:]
