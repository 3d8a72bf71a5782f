"""Cookies that are called in: nobody acts or sees with them any more, also where they were good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dvergar.server.room import Room
from dvergar.server.socket import Closing
from dvergar.server.trust import Trust
from dvergar.server.watch import Watch
from tests.patience import PATIENCE
from tests.server.harness import Running, Socket, Visitor, running
from tests.server.party import gather, id_of, refusal, until
from tests.server.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio

GIVEN = {"account": "player-1", "password": "a long password"}
CHANGE = {"old": GIVEN["password"], "new": "another password"}


@pytest.fixture
async def two_servers(tmp_path: Path, postgresql: PostgreSQL) -> AsyncIterator[list[Running]]:
    """Two servers on one PostgreSQL."""
    address = postgresql.database()
    async with running(tmp_path, address) as one, running(tmp_path, address) as other:
        yield [one, other]


async def an_account(server: Running) -> Visitor:
    person = await server.guest()
    await person.post("/api/account", GIVEN, expect=201)
    return person


async def logged_in(server: Running) -> Visitor:
    device = server.visitor()
    await device.post("/api/login", GIVEN)
    return device


async def new_password(person: Visitor) -> None:
    await person.ask("PUT", "/api/account/password", json=CHANGE)


async def code_after(socket: Socket) -> int | None:
    """With which code a socket is closed; whatever is sent before it must be of before."""
    while True:
        try:
            await socket.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


async def said(server: Running, table: str) -> list[str]:
    entries = await server.store.entries_after(table, 0)
    return [entry.body["text"] for entry in entries if entry.kind == "chat"]


# --- sockets ---------------------------------------------------------------------------------


async def test_after_a_new_password_no_other_device_acts(either_server: Running) -> None:
    person = await an_account(either_server)
    table = (await person.create("me", "open"))["id"]
    other = await logged_in(either_server)
    async with other.look(table, 0) as there:
        await new_password(person)
        # it need not do anything to be closed
        assert await code_after(there) == 4401
    async with person.look(table, 0) as here:
        assert (await here.request("chat", text="mine"))["type"] == "done"
    assert await said(either_server, table) == ["mine"]


async def test_what_is_sent_right_after_the_answer_is_not_done(server: Running) -> None:
    person = await an_account(server)
    table = (await person.create("me", "open"))["id"]
    other = await logged_in(server)
    for number in range(5):
        async with other.look(table, 0) as there:
            await person.ask("PUT", "/api/account/password", json=CHANGE)
            # as fast as it can be: nothing is awaited in between
            await there.send({"type": "chat", "id": f"c{number}", "text": "still here?"})
            assert await code_after(there) == 4401
        back = {"old": CHANGE["new"], "new": CHANGE["old"]}
        await person.ask("PUT", "/api/account/password", json=back)
        other = await logged_in(server)
    assert await said(server, table) == []


async def test_a_called_in_socket_is_sent_nothing_more(server: Running) -> None:
    person = await an_account(server)
    table = (await person.create("me", "open"))["id"]
    other = await logged_in(server)
    async with other.look(table, 0) as there:
        await new_password(person)
        async with person.look(table, 0) as here:
            await here.request("chat", text="a secret")
        assert await code_after(there) == 4401
        assert not any(b"a secret" in raw for raw in there.received)


async def test_a_guest_who_logs_in_leaves_no_guest_behind(server: Running) -> None:
    await an_account(server)
    guest = await server.guest("Guest")
    table = (await guest.create("me", "open"))["id"]
    async with guest.look(table, 0) as before:
        await guest.post("/api/login", GIVEN)
        assert await code_after(before) == 4401
    async with guest.look(table, 0) as after:
        assert after.frame["seat"] == 0


async def test_who_is_forgotten_has_no_socket(server: Running) -> None:
    guest, friend = await server.guest("Guest"), await server.guest("Friend")
    table = (await friend.create("me", "open"))["id"]
    async with guest.look(table) as socket:
        await guest.ask("DELETE", "/api/me", 204, json={"name": "Guest"})
        assert await code_after(socket) == 4401


async def test_other_people_keep_their_sockets(server: Running) -> None:
    person = await an_account(server)
    table = (await person.create("me", "open"))["id"]
    friend = await server.guest("Friend")
    async with friend.look(table) as socket, server.visitor().look(table) as nobody:
        await new_password(person)
        assert (await socket.request("chat", text="hello"))["type"] == "done"
        await nobody.until(socket.frame["version"])


async def test_another_process_hears_of_it(two_servers: list[Running]) -> None:
    one, other = two_servers
    person = await an_account(one)
    table = (await person.create("me", "open"))["id"]
    there = Visitor(other.url, dict(person.http.cookies))
    async with there.look(table, 0) as socket:
        await new_password(person)
        assert await code_after(socket) == 4401


# --- what was begun before -------------------------------------------------------------------


async def test_what_was_begun_before_is_finished_before_the_answer(server: Running) -> None:
    person = await an_account(server)
    table = (await person.create("me", "open"))["id"]
    other = await logged_in(server)
    room = await server.hall.room(table)
    async with other.look(table, 0) as there, room._lock:
        await there.send({"type": "undo", "id": "u1", "seat": 0})
        await until(lambda: room._changes)
        changing = asyncio.create_task(new_password(person))
        await until(lambda: server.hall.trust.calls)
        assert not changing.done()
        room._lock.release()
        await changing
        assert not room._changes
        await room._lock.acquire()  # for the block to release


async def test_a_chat_that_waits_for_its_turn_when_it_is_called_in_is_not_said(
    server: Running,
) -> None:
    person = await an_account(server)
    table = (await person.create("me", "open"))["id"]
    other = await logged_in(server)
    room = await server.hall.room(table)
    async with other.look(table, 0) as there:
        async with room._lock:
            await there.send({"type": "chat", "id": "c1", "text": "too late"})
            await until(lambda: room._changes)
            changing = asyncio.create_task(new_password(person))
            await until(lambda: server.hall.trust.calls)
        await changing
        assert await code_after(there) == 4401
    assert await said(server, table) == []


async def test_a_hint_is_told_only_if_it_may_still_be(server: Running, thought: list[Any]) -> None:
    party = await gather(server, 1, "random", hints=True)

    async def called_in() -> None:
        assert len(thought) == 1
        raise Closing(4401)

    with pytest.raises(Closing):
        await party.room.hint(party.ids[0], 0, 9, "h1", called_in)
    assert party.room.standing.hinted == {}


async def test_a_greeting_is_made_by_a_good_cookie_only_and_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 1, "random")
    acting = server.hall.trust._acting
    greeted = []

    async def greet(_: Watch, person: str) -> None:
        greeted.append(person in acting)

    monkeypatch.setattr(Watch, "greet", greet)
    async with party.visitors[0].look(party.table, 0) as socket:
        assert greeted == [True]
        # of this nothing is told, only a look at the cookie shows it
        await server.store.change_person(party.ids[0], generation=7)
        await socket.send({"type": "hello", "seat": 0})
        assert await code_after(socket) == 4401
    assert greeted == [True]


async def test_a_password_that_is_still_hashed_does_not_win_over_a_newer_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await an_account(server)
    thief = await logged_in(server)
    people = server.services.people
    hashing, go_on = asyncio.Event(), asyncio.Event()
    hashed = people._hash

    async def slowly(password: str) -> str:
        if password == "the thief's one":
            hashing.set()
            await go_on.wait()
        return await hashed(password)

    monkeypatch.setattr(people, "_hash", slowly)
    theirs = {"old": GIVEN["password"], "new": "the thief's one"}
    stealing = asyncio.create_task(thief.ask("PUT", "/api/account/password", 401, json=theirs))
    await asyncio.wait_for(hashing.wait(), PATIENCE)
    changing = asyncio.create_task(new_password(person))
    await until(lambda: server.hall.trust.calls)
    go_on.set()
    await asyncio.gather(stealing, changing)
    await server.visitor().post("/api/login", {**GIVEN, "password": CHANGE["new"]})


async def test_a_guest_registers_once(server: Running) -> None:
    people = server.services.people
    guest = await people.new_guest("Player 1")
    await people.register(guest, "first", "a long password")
    again = people.register(guest, "second", "a long password")
    assert (await refusal(again)).key == "has-account"
    account = await people.log_in("first", "a long password")
    await people.merge(guest, account)
    assert await people.recognise(people.cookie(account)) is not None


# --- the same id as a guest and as an account ------------------------------------------------


async def resent(server: Running, guest: Visitor, table: str, frame: dict[str, Any]) -> None:
    """What a guest has sent is sent again after log-in, with the same id: it is done once."""
    async with guest.look(table, frame.get("seat")) as socket:
        first = await socket.request(**frame)
        assert first["type"] == "done", first
    await guest.post("/api/login", GIVEN)
    stored = len(await server.store.entries_after(table, 0))
    async with guest.look(table, frame.get("seat")) as socket:
        again = await socket.request(**frame)
    assert again == first
    assert len(await server.store.entries_after(table, 0)) == stored


async def test_a_move_sent_again_after_log_in_is_made_once(either_server: Running) -> None:
    await an_account(either_server)
    guest = await either_server.guest("Guest")
    table = (await guest.create("me", "me", hot_seat=True))["id"]
    async with guest.look(table, 0) as socket:
        action = socket.frame["legal"][0]
    frame = {"kind": "act", "id": "a1", "seat": 0, "action": action}
    await resent(either_server, guest, table, frame)


async def test_chat_sent_again_after_log_in_is_said_once(either_server: Running) -> None:
    await an_account(either_server)
    host = await either_server.guest("Host")
    guest = await either_server.guest("Guest")
    table = (await host.create("me", "open"))["id"]
    await resent(either_server, guest, table, {"kind": "chat", "id": "c1", "text": "hello"})
    assert await said(either_server, table) == ["hello"]


async def test_undo_sent_again_after_log_in_takes_back_once(either_server: Running) -> None:
    await an_account(either_server)
    guest = await either_server.guest("Guest")
    table = (await guest.create("me", "me", hot_seat=True))["id"]
    room = await either_server.hall.room(table)
    person = await id_of(either_server, guest)
    for seat in (0, 1):
        await room.act(person, seat, str(room.standing.state.legal(seat)[0]), None)
    await resent(either_server, guest, table, {"kind": "undo", "id": "u1", "seat": 0})


async def test_chat_of_a_guest_stored_elsewhere_while_it_logs_in_is_said_once(
    two_servers: list[Running],
) -> None:
    one, other = two_servers
    await an_account(one)
    guest = await one.guest("Guest")
    person = await id_of(one, guest)
    table = (await (await one.guest("Host")).create("me", "open"))["id"]
    room = await one.hall.room(table)
    # of a process that has not heard of anything yet when the guest's frame comes
    there = await Room.open(other.store, other.hall.thinkers, table)
    await guest.post("/api/login", GIVEN)
    account = await id_of(one, guest)
    first = await room.chat(account, "Player 1", "hello", "c1")
    assert await there.chat(person, "Guest", "hello", "c1") == first
    assert await said(one, table) == ["hello"]


# --- the parts -------------------------------------------------------------------------------


class Socketlike:
    def __init__(self) -> None:
        self.doubts: list[bool] = []
        self.refreshed = 0

    def refresh(self) -> None:
        self.refreshed += 1

    def doubt(self, *, at_once: bool) -> None:
        self.doubts.append(at_once)


async def test_what_is_only_refreshed_is_not_called_in() -> None:
    """Else everyone who looks at a cookie meanwhile would have to look again."""
    trust, one = Trust(), Socketlike()
    with trust.believing("one", one):
        trust.refresh("one")
        trust.refresh("other")
    assert (one.refreshed, one.doubts, trust.calls) == (1, [], 0)


async def test_only_the_person_concerned_is_doubted() -> None:
    trust, one, other = Trust(), Socketlike(), Socketlike()
    with trust.believing("one", one), trust.believing("other", other):
        trust.doubt("one")
        assert (one.doubts, other.doubts) == ([True], [])
        trust.doubt_all()
        assert (one.doubts, other.doubts) == ([True, False], [False])
    trust.doubt("one")
    assert one.doubts == [True, False]


async def test_two_who_call_in_do_not_wait_for_each_other() -> None:
    trust = Trust()
    together = asyncio.Barrier(2)

    async def call_in() -> None:
        with trust.acting("one"):
            await together.wait()
            await trust.settled("one")

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(call_in(), call_in())
