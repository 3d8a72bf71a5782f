"""Who deletes all own data leaves no name behind, and takes nothing from the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dvergar.server.entry import FORMER
from dvergar.server.farewell import forget
from tests.server.finished import finished_game
from tests.server.harness import Running, Socket, Visitor
from tests.server.pair import finish, running_pair
from tests.server.party import id_of
from tests.server.stored import all_rows

pytestmark = pytest.mark.anyio

NAME = "Nobody Knows Me"
PASSWORD = "a long password"


async def say(visitor: Visitor, table: str, text: str, seat: int | None = None) -> None:
    async with visitor.look(table, seat) as socket:
        assert (await socket.request("chat", text=text))["type"] == "done"


async def farewell(socket: Socket) -> None:
    """Wait until the table has been told; the stand-in may move before or after."""
    while not any(entry["kind"] == "gone" for entry in socket.frame["news"]):
        await socket.next_frame()


async def dump(server: Running) -> str:
    """The whole database."""
    return json.dumps(await all_rows(server.store))


async def test_no_name_word_or_id_stays_in_the_database(either_server: Running) -> None:
    server = either_server
    friend = await server.guest("Player 2")
    # as a guest, then as an account by another name
    guest = await server.guest(f"{NAME} 1")
    own = (await guest.create("me", "open"))["id"]
    watched = (await friend.create("me", "open"))["id"]
    await say(guest, watched, "secret words 1")
    maker = await server.guest(f"{NAME} 2")
    await maker.post("/api/account", {"account": "Nobodys-Account", "password": PASSWORD}, 201)
    await guest.post("/api/login", {"account": "nobodys-account", "password": PASSWORD})
    await guest.ask("PATCH", "/api/me", json={"name": f"{NAME} 3"})
    over = (await guest.create("me", "open"))["id"]
    await friend.sit(over, 1)
    await say(guest, over, "secret words 2", seat=0)
    running = (await friend.create("me", "open"))["id"]
    await guest.sit(running, 1)
    named = [{"kind": "me", "name": f"{NAME} {number}"} for number in (4, 5)]
    wish = {"game": "nidavellir", "seats": named, "hot_seat": True}
    shared = (await guest.post("/api/tables", wish, 201))["id"]
    ids = [await id_of(server, guest)]
    person = await server.services.people.recognise(guest.http.cookies["dvergar"])
    assert person is not None
    ended = await finished_game(server.store, person, "me", "novice")
    before = await dump(server)
    for word in (NAME, "secret words", *ids, "obodys-"):
        assert word in before
    async with friend.look(over, 1) as socket:
        # open in this process, and looked at
        await forget(server.store, server.hall, ids[0])
        await farewell(socket)
        seats = socket.frame["table"]["seats"]
    after = await dump(server)
    for word in (NAME, "secret words", *ids, "obodys-"):
        assert word not in after
    assert seats[0] == {
        "kind": "human", "name": None, "level": "greedy", "away": True, "character": None,
    }  # fmt: skip
    statuses = [(await friend.get(f"/api/tables/{t}"))["status"] for t in (own, over, running)]
    assert statuses == ["cancelled", "running", "running"]
    left = await friend.get(f"/api/tables/{shared}")
    assert [(seat["name"], seat["away"]) for seat in left["seats"]] == [(None, True)] * 2
    path = f"/api/tables/{ended.header.id}"
    assert (await friend.get(f"{path}/sheets"))["seats"][0]["name"] is None
    assert (await friend.get(f"{path}/match")) == ended.match().dumps()
    (statistics,) = [await friend.get("/api/games/nidavellir/statistics")]
    assert statistics["games"] == 1


async def test_the_others_play_on_and_their_rooms_are_as_the_store_has_them(
    either_server: Running,
) -> None:
    pair = await running_pair(either_server)
    gone = await id_of(either_server, pair.host)
    async with pair.friend.look(pair.table, 1) as socket:
        await forget(either_server.store, either_server.hall, gone)
        await farewell(socket)
        answer = await socket.act(socket.frame["legal"][0])
        assert answer["type"] == "done"
    room = either_server.hall.rooms[pair.table]
    assert room.standing.host == FORMER
    assert room.standing.seats[0].person is None
    shown = await either_server.store.lobby(
        status=None, person=await id_of(either_server, pair.friend), game=None, limit=9,
        before=1 << 60,
    )  # fmt: skip
    assert json.loads(shown[0][0])["seats"][0]["name"] is None
    # whoever looks back reads no name either
    async with pair.friend.look(pair.table, 1, seen=0) as again:
        assert "Player 1" not in json.dumps(again.frame)


async def test_two_who_go_one_after_the_other_do_not_disturb_each_other(
    server: Running,
) -> None:
    pair = await running_pair(server)
    await say(pair.host, pair.table, "first", 0)
    await say(pair.friend, pair.table, "second", 1)
    await finish(pair)
    for visitor in (pair.host, pair.friend):
        await forget(server.store, server.hall, await id_of(server, visitor))
    stranger = server.visitor()
    found: Any = await stranger.get(f"/api/tables/{pair.table}")
    assert [seat["name"] for seat in found["seats"]] == [None, None]
    assert len((await stranger.get(f"/api/tables/{pair.table}/moves"))["moves"]) > 50
    rows = await all_rows(server.store)
    assert [row["id"] for row in rows["persons"]] == [FORMER]
