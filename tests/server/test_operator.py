"""What an operator does from another process takes effect on a server that runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from dvergar.server import hall as hall_module
from dvergar.server import operator
from dvergar.server.now import now_ms
from dvergar.server.refusal import Refusal
from dvergar.server.store import Store
from dvergar.server.table_json import show_table
from tests.patience import PATIENCE
from tests.server.harness import Running, Visitor
from tests.server.pair import close_code, hear, raw_socket, say
from tests.server.party import gather, id_of, until

pytestmark = pytest.mark.anyio
KNOWN = {"account": "player", "password": "a long password"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A keeper without patience."""
    monkeypatch.setattr(hall_module, "_SWEEP", 0.05)


@asynccontextmanager
async def visited(server: Running) -> AsyncIterator[Store]:
    """The data of the server, as another process opens them."""
    async with operator.visited(server.services.config) as store:
        yield store


async def muted(socket_of: Visitor, table: str) -> str | None:
    """Why a word is refused, if it is."""
    async with socket_of.look(table) as socket:
        return (await socket.request("chat", text="hello")).get("key")


async def test_a_person_is_found_by_the_short_id(either_server: Running) -> None:
    person = await id_of(either_server, await either_server.guest("Player 7"))
    async with visited(either_server) as store:
        short = operator.short_id(person)
        assert short.isalnum()
        assert (await operator.find_person(store, short)).name == "Player 7"
        for wrong in ("", "nobody", short[:-1], person, operator.short_id("former")):
            with pytest.raises(Refusal) as refusal:
                await operator.find_person(store, wrong)
            assert refusal.value.message.key == "no-person"


async def test_who_is_muted_is_told_so_and_plays_on(either_server: Running) -> None:
    party = await gather(either_server, 2)
    async with visited(either_server) as store:
        await operator.mute(store, party.ids[0], None)
        assert await muted(party.visitors[0], party.table) == "muted"
        assert await muted(party.visitors[1], party.table) is None
        await party.act(0)
        await operator.unmute(store, party.ids[0])
        assert await muted(party.visitors[0], party.table) is None


async def test_a_mute_for_some_hours_ends(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await gather(server, 2)
    then = now_ms()
    monkeypatch.setattr(operator, "now_ms", lambda: then - 3_599_000)
    async with visited(server) as store:
        await operator.mute(store, party.ids[0], 2)
        assert await muted(party.visitors[0], party.table) == "muted"
        monkeypatch.setattr(operator, "now_ms", lambda: then - 3_601_000)
        await operator.mute(store, party.ids[0], 1)
        assert await muted(party.visitors[0], party.table) is None


async def test_who_is_banned_is_sent_away_and_bots_play_on(either_server: Running) -> None:
    party = await gather(either_server, 2)
    person, visitor = party.ids[1], party.visitors[1]
    await visitor.post("/api/account", KNOWN, expect=201)
    waiting = (await visitor.create("me", "open"))["id"]
    async with raw_socket(either_server, party.table, visitor) as socket:
        await say(socket, {"type": "hello", "seat": 1})
        await hear(socket)
        async with visited(either_server) as store:
            await operator.ban(store, person)
            assert await close_code(socket) == 4401
    await until(lambda: party.room.standing.seats[1].away)
    assert not party.room.standing.seats[0].away
    other = await either_server.hall.room(waiting)
    await until(lambda: other.standing.cancelled)
    assert await visitor.get("/api/me") is None
    for path, body in (
        ("/api/guest", {"name": "Player 2"}),
        ("/api/tables", {"game": "nidavellir", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("/api/login", KNOWN),
    ):
        told = await visitor.post(path, body, expect=403)
        assert (told["key"], told["text"].count(".")) == ("banned", 1)
    async with visited(either_server) as store:
        await operator.unban(store, person)
    assert (await visitor.get("/api/me"))["account"] == "player"


@pytest.mark.parametrize("away", [False, True])
async def test_nobody_waits_for_the_consent_of_who_is_banned(server: Running, away: bool) -> None:
    party = await gather(server, 2)
    for seat in (1, 0):
        await party.act(seat, "bid 5 4 3")
    if away:
        await party.room.leave(party.ids[1], 1)
    await party.room.undo(party.ids[0], 0, None)
    assert party.room.standing.undo_wish is not None
    async with visited(server) as store:
        await operator.ban(store, party.ids[1])
        await until(lambda: party.room.standing.seats[1].banned)
        shown = show_table(party.room.standing, party.ids[0], 0).undo
        assert shown is not None
        assert shown.waiting == []
        await party.room.undo(party.ids[0], 0, None)
        assert party.room.standing.undo_wish is None
        assert (await party.reopened()).standing.seats[1].banned
        await operator.unban(store, party.ids[1])
    # who is allowed back, and comes, is asked again
    await party.room.take_back(party.ids[1], 1)
    assert party.room.standing.asked() == set(party.ids)


async def test_a_person_who_is_deleted_is_forgotten_at_once(either_server: Running) -> None:
    party = await gather(either_server, 2)
    async with raw_socket(either_server, party.table, party.visitors[1]) as socket:
        await say(socket, {"type": "hello", "seat": 1})
        await hear(socket)
        async with visited(either_server) as store:
            await operator.delete_person(store, party.ids[1])
        assert await close_code(socket) == 4401
    await until(lambda: party.room.standing.seats[1].person is None)
    assert party.room.standing.seats[1].name is None
    assert await party.visitors[1].get("/api/me") is None
    assert await either_server.store.person(party.ids[1]) is None


async def test_a_table_that_is_deleted_is_gone_for_those_who_look_at_it(
    either_server: Running,
) -> None:
    party = await gather(either_server, 2, "random")
    other = await gather(either_server, 2)
    async with raw_socket(either_server, party.table, party.visitors[0]) as socket:
        await say(socket, {"type": "hello", "seat": 0})
        await hear(socket)
        async with visited(either_server) as store:
            await operator.find_table(store, party.table)
            await operator.delete_table(store, party.table)
            with pytest.raises(Refusal):
                await operator.find_table(store, party.table)
        assert await close_code(socket) == 4404
    assert party.table not in either_server.hall.rooms
    assert other.table in either_server.hall.rooms
    refused = await party.visitors[0].get(party.path, expect=404)
    assert refused["key"] == "no-table"


async def test_a_server_reads_each_notice_once_and_keeps_none(server: Running) -> None:
    party = await gather(server, 2)
    async with visited(server) as store:
        await operator.ban(store, party.ids[1])
    await until(lambda: party.room.standing.seats[1].away)
    async with asyncio.timeout(PATIENCE):
        while await server.store.take_notices():
            await asyncio.sleep(0.01)
    assert await server.store.take_notices() is None


async def test_without_a_server_everything_is_done_and_found_at_the_start(
    either_server: Running,
) -> None:
    """The visiting process needs nobody's help: seats are left in the store itself."""
    party = await gather(either_server, 2)
    await either_server.hall.close()
    async with visited(either_server) as store:
        await operator.ban(store, party.ids[1])
        kinds = [entry.kind for entry in await store.entries_after(party.table, 0)]
    assert kinds[-1] == "leave"
