"""To mute, block and remove others, and what they notice of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dvergar.server.farewell import forget
from tests.server.harness import GENEROUS, Json, Running, Socket, Visitor, running
from tests.server.pair import Pair, finish, open_pair, running_pair
from tests.server.party import id_of
from tests.server.stored import all_rows

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"


async def say(visitor: Visitor, table: str, text: str, seat: int | None = None) -> int:
    """Say something; the version of what was said."""
    async with visitor.look(table, seat) as socket:
        answer = await socket.request("chat", text=text)
        assert answer["type"] == "done", answer
        return int(answer["version"])


async def why_silent(visitor: Visitor, table: str) -> str:
    """Why somebody may not say anything here."""
    async with visitor.look(table) as socket:
        answer = await socket.request("chat", text="hello")
        assert answer["type"] == "refused", answer
        return str(answer["key"])


async def heard(visitor: Visitor, table: str) -> list[str]:
    """Everything that was said at a table, as a visitor reads it there."""
    async with visitor.look(table, seen=0) as socket:
        return [news["text"] for news in socket.frame["news"] if news["kind"] == "chat"]


async def until_news(socket: Socket, kind: str) -> Json:
    while True:
        for news in socket.frame["news"]:
            if news["kind"] == kind:
                return dict(news)
        await socket.next_frame()


async def waiting_room(server: Running, **more: Any) -> Pair:
    """A table of three that waits; the friend has seat 1."""
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    pair = Pair(host, friend, (await host.create("me", "open", "open", **more))["id"])
    await friend.sit(pair.table, 1)
    return pair


# --- muting ----------------------------------------------------------------------------------


async def test_what_a_muted_person_says_is_sent_to_everybody_else(either_server: Running) -> None:
    pair = await running_pair(either_server)
    other = await either_server.guest("Player 3")
    async with pair.host.look(pair.table, 0, 0) as mine, other.look(pair.table, seen=0) as theirs:
        await say(pair.friend, pair.table, "before", 1)
        assert (await until_news(mine, "chat"))["text"] == "before"
        made = await pair.host.post(f"{pair.path}/mute", {"seat": 1})
        assert (made["name"], made["kind"]) == ("Player 2", "mute")
        version = await say(pair.friend, pair.table, "after", 1)
        frame = await mine.until(version)
        assert frame["news"] == []
        await theirs.until(version)
        assert theirs.frame["news"][-1]["text"] == "after"
        assert "after" not in b"".join(mine.received).decode()
    # neither in the history, nor at other tables, whatever one looks from
    assert await heard(pair.host, pair.table) == []
    assert await heard(other, pair.table) == ["before", "after"]
    elsewhere = (await other.create("me", "open"))["id"]
    await say(pair.friend, elsewhere, "elsewhere")
    assert await heard(pair.host, elsewhere) == []
    # who is muted notices nothing
    assert await heard(pair.friend, pair.table) == ["before", "after"]
    assert await pair.friend.get("/api/me/others") == []
    await pair.host.ask("DELETE", f"/api/me/others/{made['handle']}", 204)
    assert await heard(pair.host, pair.table) == ["before", "after"]


async def test_a_hello_again_reads_whom_its_person_mutes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = await running_pair(server)
    await say(pair.friend, pair.table, "hello", 1)
    async with pair.host.look(pair.table, 0, 0) as mine:
        assert "hello" in json.dumps(mine.frame["news"])
        # as another process would store it, of which this one hears nothing
        monkeypatch.setattr(server.hall, "refresh", lambda _: None)
        await pair.host.post(f"{pair.path}/mute", {"seat": 1})
        await mine.send({"type": "hello", "seat": 0, "seen": 0})
        assert "hello" not in json.dumps((await mine.next_frame())["news"])


async def test_who_is_muted_says_nothing_by_a_name_either(server: Running) -> None:
    pair = await running_pair(server)
    other = await server.guest("Player 3")
    await pair.host.post(f"{pair.path}/mute", {"seat": 1})
    await pair.friend.ask("PATCH", "/api/me", json={"name": "Player 9"})
    told = []
    for visitor in (pair.host, other):
        async with visitor.look(pair.table, seen=0) as socket:
            told.append("rename" in [news["kind"] for news in socket.frame["news"]])
            assert socket.frame["table"]["seats"][1]["name"] == "Player 9"
    assert told == [False, True]


async def test_chat_says_what_is_ones_own(server: Running) -> None:
    pair = await running_pair(server)
    await say(pair.host, pair.table, "hello", 0)
    for visitor, mine in ((pair.host, True), (pair.friend, None), (server.visitor(), None)):
        async with visitor.look(pair.table, seen=0) as socket:
            said = [news for news in socket.frame["news"] if news["kind"] == "chat"]
            assert [news.get("mine") for news in said] == [mine]


async def test_who_only_talks_is_muted_by_what_was_said(server: Running) -> None:
    pair = await open_pair(server)
    version = await say(pair.friend, pair.table, "hello")
    await pair.friend.ask("PATCH", "/api/me", json={"name": "Player 9"})
    made = await pair.host.post(f"{pair.path}/mute", {"said": version})
    assert made["name"] == "Player 2"
    assert await pair.host.get("/api/me/others") == [made]
    assert await heard(pair.host, pair.table) == []
    mine = await say(pair.host, pair.table, "me", 0)
    answer = await pair.host.ask("POST", f"{pair.path}/mute", 400, json={"said": mine})
    assert answer["key"] == "not-yourself"


async def test_bots_open_seats_and_the_forgotten_cannot_be_muted(server: Running) -> None:
    host, gone = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "random", "open", "open"))["id"]
    await gone.sit(table, 2)
    version = await say(gone, table, "hello", 2)
    await forget(server.store, server.hall, await id_of(server, gone))
    for whom in ({"seat": 1}, {"seat": 2}, {"seat": 3}, {"said": version}, {"said": 1}):
        for what in ("mute", "block", "remove"):
            path = f"/api/tables/{table}/{what}"
            assert (await host.ask("POST", path, 404, json=whom))["key"] == "no-such-person"


async def test_a_guest_who_logs_in_stays_muted(server: Running) -> None:
    pair = await running_pair(server)
    owner = await server.guest("Player 3")
    await owner.post("/api/account", {"account": "owner", "password": PASSWORD}, 201)
    await say(pair.friend, pair.table, "as a guest", 1)
    await pair.host.post(f"{pair.path}/mute", {"seat": 1})
    async with pair.host.look(pair.table, 0, 0) as mine:
        await pair.friend.post("/api/login", {"account": "owner", "password": PASSWORD})
        await mine.until(await say(pair.friend, pair.table, "as the owner", 1))
        assert "chat" not in json.dumps([json.loads(raw) for raw in mine.received])
    assert await heard(pair.host, pair.table) == []


async def test_one_mutes_only_so_many(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, others=1)
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await waiting_room(server)
        third = await server.guest("Player 3")
        await third.post(f"{pair.path}/mute", {"seat": 0})
        answer = await third.ask("POST", f"{pair.path}/block", 409, json={"seat": 1})
        assert answer["key"] == "too-many-others"
        assert len(await third.get("/api/me/others")) == 1


# --- blocking --------------------------------------------------------------------------------


async def blocked_pair(server: Running) -> Pair:
    """The host has blocked the friend, at a table of somebody else's."""
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await (await server.guest("Player 3")).create("me", "open"))["id"]
    version = await say(friend, table, "hello")
    await host.post(f"/api/tables/{table}/block", {"said": version})
    return Pair(host, friend, table)


async def test_a_block_keeps_two_from_being_seated_together(either_server: Running) -> None:
    pair = await blocked_pair(either_server)
    mine = (await pair.host.create("me", "open", "open"))["id"]
    hosted = (await pair.host.create("open", "open"))["id"]
    with_me = (await (await either_server.guest("Player 4")).create("me", "open", "open"))["id"]
    await pair.host.sit(with_me, 1)
    for table, seat in ((mine, 1), (hosted, 0), (with_me, 2)):
        answer = await pair.friend.sit(table, seat, expect=403)
        assert (answer["key"], answer["args"]) == ("not-welcome", {})
        assert answer["text"] == "You can’t sit at this table."
    theirs = (await pair.friend.create("me", "open"))["id"]
    assert (await pair.host.sit(theirs, 1, expect=403))["key"] == "blocked-here"
    assert (await pair.friend.sit(pair.table, 1))["status"] == "running"


async def test_neither_finds_the_others_open_tables(either_server: Running) -> None:
    server = either_server
    pair = await blocked_pair(server)
    third = await server.guest("Player 4")
    mine = (await pair.host.create("me", "open", public=True))["id"]
    theirs = (await pair.friend.create("me", "open", public=True))["id"]
    both = (await third.create("me", "open", "open", public=True))["id"]
    await pair.host.sit(both, 1)

    async def found(visitor: Visitor, show: str = "open") -> set[str]:
        return {table["id"] for table in await visitor.get(f"/api/tables?show={show}")}

    assert await found(third) == await found(server.visitor()) == {mine, theirs, both}
    assert await found(pair.host) == {mine, both}
    assert await found(pair.friend) == {theirs}
    assert await found(pair.host, "mine") == {mine, both}
    (other,) = await pair.host.get("/api/me/others")
    await pair.host.ask("DELETE", f"/api/me/others/{other['handle']}", 204)
    assert await found(pair.friend) == {mine, theirs, both}


async def test_whom_the_host_has_blocked_says_nothing_there(server: Running) -> None:
    pair = await blocked_pair(server)
    table = (await pair.host.create("me", "random"))["id"]
    assert await why_silent(pair.friend, table) == "no-chat-here"
    theirs = (await pair.friend.create("me", "random"))["id"]
    await say(pair.host, theirs, "hello")


async def test_a_game_that_both_play_goes_on(server: Running) -> None:
    pair = await running_pair(server)
    await pair.host.post(f"{pair.path}/block", {"seat": 1})
    await say(pair.friend, pair.table, "hello", 1)
    assert await heard(pair.host, pair.table) == []
    await finish(pair)
    assert (await pair.host.get(pair.path))["status"] == "over"


@pytest.mark.parametrize("first", ["host", "friend"])
async def test_a_rematch_seats_nobody_with_whom_they_have_blocked(
    server: Running, first: str
) -> None:
    pair = await running_pair(server)
    await finish(pair)
    await pair.host.post(f"{pair.path}/block", {"seat": 1})
    one, two = (pair.host, pair.friend) if first == "host" else (pair.friend, pair.host)
    made = await one.post(f"{pair.path}/rematch", expect=201)
    seen = await two.post(f"{pair.path}/rematch", expect=201)
    assert (seen["id"], seen["yours"], seen["status"]) == (made["id"], [], "open")
    # the seat is kept for nobody
    (free,) = [n for n, seat in enumerate(seen["seats"]) if seat["kind"] == "open"]
    assert (await (await server.guest("Player 3")).sit(made["id"], free))["status"] == "running"


async def test_who_is_blocked_by_the_host_is_removed_from_the_waiting_room(
    server: Running,
) -> None:
    pair = await waiting_room(server)
    await pair.host.post(f"{pair.path}/block", {"seat": 1})
    assert (await pair.friend.get(pair.path))["removed"] is True


# --- removing --------------------------------------------------------------------------------


async def test_who_is_removed_comes_back_when_the_game_has_begun(either_server: Running) -> None:
    pair = await waiting_room(either_server)
    async with pair.friend.look(pair.table, 1) as theirs, pair.host.look(pair.table, 0) as mine:
        answer = await pair.host.post(f"{pair.path}/remove", {"seat": 1})
        assert [seat["kind"] for seat in answer["seats"]] == ["human", "open", "open"]
        news = await until_news(mine, "remove")
        assert set(news) == {"version", "at", "kind", "seat"}
        await until_news(theirs, "remove")
        assert (theirs.frame["seat"], theirs.frame["table"]["removed"]) == (None, True)
        assert mine.frame["table"]["removed"] is False
        assert (await theirs.request("chat", text="why?"))["key"] == "removed-here"
    for seat in (1, 2):
        assert (await pair.friend.sit(pair.table, seat, expect=403))["key"] == "removed-here"
    assert await pair.friend.get("/api/tables?show=mine") == []
    again = await pair.host.ask("POST", f"{pair.path}/remove", 404, json={"seat": 1})
    assert again["key"] == "no-such-person"
    reopened = await either_server.hall.room(pair.table)
    assert reopened.standing.removed == {await id_of(either_server, pair.friend)}
    for seat in (1, 2):
        await (await either_server.guest("Player 3")).sit(pair.table, seat)
    assert (await pair.friend.get(pair.path))["removed"] is False
    await say(pair.friend, pair.table, "good luck")


async def test_who_only_talks_is_silenced_by_what_was_said(server: Running) -> None:
    pair = await open_pair(server)
    version = await say(pair.friend, pair.table, "hello")
    await pair.host.post(f"{pair.path}/remove", {"said": version})
    assert await why_silent(pair.friend, pair.table) == "removed-here"
    again = await pair.host.ask("POST", f"{pair.path}/remove", 409, json={"said": version})
    assert again["key"] == "removed-already"


async def test_logging_in_brings_nobody_back_who_was_removed_as_a_guest(server: Running) -> None:
    pair = await waiting_room(server)
    owner = await server.guest("Player 3")
    await owner.post("/api/account", {"account": "owner", "password": PASSWORD}, 201)
    await pair.host.post(f"{pair.path}/remove", {"seat": 1})
    await pair.friend.post("/api/login", {"account": "owner", "password": PASSWORD})
    assert (await pair.friend.sit(pair.table, 1, expect=403))["key"] == "removed-here"
    assert await why_silent(pair.friend, pair.table) == "removed-here"


async def owner_in_disguise(server: Running, owner: Visitor, table: str, *seats: int) -> Visitor:
    """An account, which a new guest sits down and then logs in to."""
    await owner.post("/api/account", {"account": "owner", "password": PASSWORD}, 201)
    guest = await server.guest("Player 4")
    for seat in seats:
        await guest.sit(table, seat)
    await guest.post("/api/login", {"account": "owner", "password": PASSWORD})
    return guest


async def test_a_removed_account_does_not_come_back_as_a_guest_who_logs_in(
    either_server: Running,
) -> None:
    host, friend = await either_server.guest("Player 1"), await either_server.guest("Player 2")
    table = (await host.create("me", "open", "open", "open", hot_seat=True))["id"]
    pair = Pair(host, friend, table)
    await friend.sit(table, 1)
    await host.post(f"{pair.path}/remove", {"seat": 1})
    back = await owner_in_disguise(either_server, pair.friend, pair.table, 1, 2)
    seen = await back.get(pair.path)
    assert [seat["kind"] for seat in seen["seats"]] == ["human", "open", "open", "open"]
    assert seen["yours"] == []
    async with pair.host.look(pair.table, 0, 0) as socket:
        told = [news["kind"] for news in socket.frame["news"]]
    assert told[-2:] == ["open", "open"]


async def test_a_blocked_account_does_not_come_in_as_a_guest_who_logs_in(server: Running) -> None:
    pair = await blocked_pair(server)
    mine = (await pair.host.create("me", "open", "open"))["id"]
    back = await owner_in_disguise(server, pair.friend, mine, 1)
    assert (await back.get(f"/api/tables/{mine}"))["yours"] == []
    # at a table of one's own one stays
    guest = await server.guest("Player 5")
    own = (await guest.create("me", "open", "open"))["id"]
    await pair.host.sit(own, 1)
    await guest.post("/api/login", {"account": "owner", "password": PASSWORD})
    assert (await guest.get(f"/api/tables/{own}"))["yours"] == [0]


async def test_around_one_screen_all_seats_of_a_person_are_freed(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open", "open", hot_seat=True))["id"]
    for seat in (1, 2):
        await friend.sit(table, seat)
    answer = await host.post(f"/api/tables/{table}/remove", {"seat": 2})
    assert [seat["kind"] for seat in answer["seats"]] == ["human", "open", "open", "open"]


async def test_a_seat_that_was_kept_for_who_is_removed_is_free_for_all(server: Running) -> None:
    pair = await running_pair(server)
    await finish(pair)
    table = (await pair.host.post(f"{pair.path}/rematch", expect=201))["id"]
    version = await say(pair.friend, table, "hello")
    third = await server.guest("Player 3")
    assert (await third.sit(table, 1, expect=409))["key"] == "seat-kept"
    await pair.host.post(f"/api/tables/{table}/remove", {"said": version})
    seen = await pair.friend.post(f"{pair.path}/rematch", expect=201)
    assert (seen["yours"], seen["removed"]) == ([], True)
    assert (await third.sit(table, 1))["status"] == "running"


async def test_who_was_removed_and_is_forgotten_leaves_no_id(either_server: Running) -> None:
    pair = await waiting_room(either_server)
    gone = await id_of(either_server, pair.friend)
    await pair.host.post(f"{pair.path}/remove", {"seat": 1})
    await forget(either_server.store, either_server.hall, gone)
    assert gone not in json.dumps(await all_rows(either_server.store))
    async with pair.host.look(pair.table, 0, 0) as socket:
        assert "remove" in [news["kind"] for news in socket.frame["news"]]
