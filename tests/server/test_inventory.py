"""What an operator is shown of a server."""

from __future__ import annotations

import pytest

from dvergar.server import inventory, operator
from tests.server.harness import Running
from tests.server.party import gather, id_of

pytestmark = pytest.mark.anyio


async def test_tables_are_listed_with_what_they_take(either_server: Running) -> None:
    party = await gather(either_server, 2)
    await party.room.chat(party.ids[0], "Player 1", "hällo", None)
    lone = (await (await either_server.guest("Player 3")).create("me", "open"))["id"]
    found = {each["id"]: each for each in await inventory.list_tables(either_server.store)}
    assert set(found) == {party.table, lone}
    played = found[party.table]
    assert (played["game"], played["status"]) == ("nidavellir", "running")
    assert (played["host"], played["host_name"]) == (operator.short_id(party.ids[0]), "Player 1")
    assert played["seats"] == ["Player 1", "Player 2"]
    assert (played["entries"], played["chat_bytes"]) == (
        3,
        len('{"name":"Player 1","seat":0,"text":"hällo"}') + 1,
    )
    assert played["bytes"] > played["chat_bytes"]
    assert found[lone]["seats"] == ["Player 3", "open"]
    opened = await inventory.list_tables(either_server.store, "open")
    assert [each["id"] for each in opened] == [lone]


async def test_people_are_listed_and_found_by_name_or_account(either_server: Running) -> None:
    party = await gather(either_server, 2)
    known = {"account": "Zwerg_7", "password": "a long password"}
    await party.visitors[1].post("/api/account", known, expect=201)
    gone = await either_server.guest("Player 9")
    await gone.ask("DELETE", "/api/me", 204, json={"name": "Player 9"})
    await operator.ban(
        either_server.store, await id_of(either_server, await either_server.guest("100%"))
    )
    await operator.mute(either_server.store, party.ids[1], 3)
    everybody = await inventory.list_people(either_server.store)
    assert sorted(each["name"] for each in everybody) == ["100%", "Player 1", "Player 2"]

    async def found(letters: str) -> list[str]:
        return [each["name"] for each in await inventory.list_people(either_server.store, letters)]

    assert await found("zwerg") == ["Player 2"]
    assert await found("%") == ["100%"]
    assert await found("nobody") == []
    (second,) = await inventory.list_people(either_server.store, "Zwerg")
    assert second["id"] == operator.short_id(party.ids[1])
    assert (second["seats"], second["tables"], second["banned"]) == (1, 0, False)
    assert second["muted_until"] > second["seen"]


async def test_what_is_large_comes_first(either_server: Running) -> None:
    small, large = await gather(either_server, 2), await gather(either_server, 2)
    await large.play(40)
    found = await inventory.show_large(either_server.store)
    assert [each["id"] for each in found["tables"]] == [large.table, small.table]
    assert {each["tables"] for each in found["people"]} == {1}
    assert found["rows"]["tables"] == 2
    assert found["database_bytes"] >= 4096
    sqlite = "sqlite" in str(either_server.store.engine.url)
    assert (found["wal_bytes"] is None) != sqlite
