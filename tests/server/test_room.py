"""What people can do at a table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dvergar.kernel.message import Message
from dvergar.server import room as rooms
from dvergar.server.decisions import STAND_IN
from dvergar.server.refusal import Refusal
from tests.server.harness import Running
from tests.server.party import Party, gather, refusal, until

pytestmark = pytest.mark.anyio


async def refused(party: Party, seat: int, action: str) -> Message:
    """Why this seat cannot do that; nothing has changed."""
    before = party.room.standing
    found = await refusal(party.act(seat, action))
    assert party.room.standing is before
    return found


# --- acting ----------------------------------------------------------------------------------


async def test_seats_that_act_at_the_same_moment_are_all_served(either_server: Running) -> None:
    party = await gather(either_server, 3)
    start = party.room.standing.version
    bids = [party.act(seat, "bid 5 4 3", f"b{seat}") for seat in range(3)]
    versions = await asyncio.gather(*bids)
    assert sorted(versions) == [start + 1, start + 2, start + 3]
    assert {made.seat for made in party.room.standing.line} == {0, 1, 2}
    again = await party.reopened()
    assert again.standing.line == party.room.standing.line


async def test_two_processes_that_store_at_the_same_moment_both_succeed(server: Running) -> None:
    party = await gather(server, 2)
    other = await party.reopened()
    await asyncio.gather(
        party.act(0, "bid 5 4 3"), other.act(party.ids[1], 1, "bid 0 2 3", "elsewhere")
    )
    await party.room.catch_up()
    await other.catch_up()
    assert party.room.standing.line == other.standing.line
    assert sorted(made.seat for made in other.standing.line) == [0, 1]


async def test_an_id_that_is_sent_twice_is_applied_once(server: Running) -> None:
    party = await gather(server, 2)
    first = await party.act(0, "bid 5 4 3", "x")
    assert await party.act(0, "bid 5 4 3", "x") == first
    assert len(party.room.standing.line) == 1


async def test_an_id_counts_even_if_its_action_would_be_legal_again(server: Running) -> None:
    party = await gather(server, 2)
    first = await party.act(0, "bid 5 4 3", "x")
    await party.act(0, "bid 0 2 3", "y")
    assert await party.act(0, "bid 5 4 3", "x") == first
    assert [made.action for made in party.room.standing.line] == ["bid 5 4 3", "bid 0 2 3"]


async def test_an_id_counts_after_the_room_was_opened_again(either_server: Running) -> None:
    party = await gather(either_server, 2)
    first = await party.act(0, "bid 5 4 3", "x")
    party.room = await party.reopened()
    assert await party.act(0, "bid 0 2 3", "x") == first
    assert [made.action for made in party.room.standing.line] == ["bid 5 4 3"]


async def test_the_same_id_at_the_same_moment_is_applied_once(server: Running) -> None:
    party = await gather(server, 2)
    other = await party.reopened()
    versions = await asyncio.gather(
        party.act(0, "bid 5 4 3", "x"),
        party.act(0, "bid 5 4 3", "x"),
        other.act(party.ids[0], 0, "bid 5 4 3", "x"),
    )
    assert len(set(versions)) == 1
    assert len((await party.reopened()).standing.line) == 1


async def test_two_people_may_use_the_same_id(server: Running) -> None:
    party = await gather(server, 2)
    first = await party.act(0, "bid 5 4 3", "x")
    assert await party.act(1, "bid 5 4 3", "x") == first + 1


async def test_an_undo_that_is_sent_twice_takes_back_once(server: Running) -> None:
    party = await gather(server, 2)
    await party.act(0, "bid 5 4 3")
    await party.act(0, "bid 0 2 3")
    done = await party.room.undo(party.ids[0], 0, "u")
    assert await party.room.undo(party.ids[0], 0, "u") == done
    assert [made.action for made in party.room.standing.line] == ["bid 5 4 3"]


async def test_what_is_not_legal_is_refused_with_the_games_reason(server: Running) -> None:
    party = await gather(server, 2)
    state = party.room.standing.state
    for action in ("bid 5 5 5", "take W9", "recruit dagda"):
        reason = state.why_not(0, state.game.parse(action))
        assert reason is not None
        found = await refused(party, 0, action)
        assert (found.key, found.args) == (reason.key, reason.args)
    assert (await refused(party, 0, "dance")).key == "bad-action"


async def test_a_refusal_is_a_sentence_in_the_language_of_the_socket(server: Running) -> None:
    party = await gather(server, 2)
    async with party.visitors[0].look(party.table, 0) as socket:
        english = await socket.request("act", seat=0, action="take W9")
        await socket.send({"type": "hello", "seat": 0, "seen": None, "lang": "de"})
        german = await socket.request("act", seat=0, action="take W9")
    assert english["type"] == german["type"] == "refused"
    assert english["key"] == german["key"] == "why-other-verb"
    assert "bid" in english["text"]
    assert german["text"] not in ("", english["text"])


async def test_only_the_owner_of_a_seat_acts_for_it(server: Running) -> None:
    party = await gather(server, 2)
    tries = [(party.ids[1], 0), (party.ids[0], 1), (party.ids[0], 7), ("nobody", 0), (None, 0)]
    keys = [
        (await refusal(party.room.act(person, seat, "bid 5 4 3", None))).key
        for person, seat in tries
    ]
    assert keys == [*["not-your-seat"] * 4, "sign-in"]


async def test_nobody_acts_before_the_game_begins_nor_after_its_end(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open"))["id"]
    async with host.look(table, 0) as socket:
        assert (await socket.request("act", seat=0, action="bid 5 4 3"))["key"] == "table-open"
    party = await gather(server, 2)
    await party.play()
    assert (await refused(party, 0, "bid 5 4 3")).key == "table-over"


async def test_what_was_stored_is_true_even_if_its_sender_has_gone(server: Running) -> None:
    party = await gather(server, 2)
    async with server.store.writing():  # the disk is busy
        sending = asyncio.create_task(party.act(0, "bid 5 4 3"))
        await until(lambda: server.store._flushing)
        sending.cancel()
    await until(lambda: len(party.room.standing.line) == 1)
    assert (await party.reopened()).standing.line == party.room.standing.line


# --- seats -----------------------------------------------------------------------------------


async def test_a_table_begins_by_itself_when_no_seat_is_open(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    assert (await friend.sit(table, 2))["status"] == "open"
    began = await host.ask(
        "PUT", f"/api/tables/{table}/seats/1", json={"kind": "bot", "level": "random"}
    )
    assert began["status"] == "running"
    assert [seat["kind"] for seat in began["seats"]] == ["human", "bot", "human"]
    assert (await host.create("me", "greedy"))["status"] == "running"


async def test_the_last_seat_is_taken_by_one_of_two(either_server: Running) -> None:
    host = await either_server.guest()
    table = (await host.create("me", "open"))["id"]
    guests = [await either_server.guest(f"Player {number}") for number in (2, 3)]
    path = f"/api/tables/{table}/seats/1/sit"
    answers = await asyncio.gather(*(guest.http.post(path) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert [len(answer.json().get("yours", "none")) for answer in answers].count(1) == 1


async def test_one_person_has_one_seat_but_for_hot_seat_tables(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("me", "open", "open"))["id"]
    assert (await host.sit(table, 1, expect=409))["key"] == "one-seat-each"
    hot = (await host.create("me", "open", "me", hot_seat=True))["id"]
    assert (await host.sit(hot, 1))["yours"] == [0, 1, 2]
    for number in (0, 1, 2):
        async with host.look(hot, number) as socket:
            assert (await socket.act("bid 5 4 3"))["type"] == "done"
    assert len((await server.hall.room(hot)).standing.line) == 3


async def test_a_seat_is_taken_once_and_only_where_there_is_one(server: Running) -> None:
    party = await gather(server, 2)
    stranger = await server.guest("Player 3")
    assert (await stranger.sit(party.table, 0, expect=409))["key"] == "table-running"
    table = (await party.visitors[0].create("me", "open"))["id"]
    assert (await stranger.sit(table, 0, expect=409))["key"] == "seat-taken"
    assert (await stranger.sit(table, 2, expect=400))["key"] == "why-no-such-seat"
    assert (await server.visitor().sit(table, 1, expect=401))["key"] == "sign-in"


async def test_who_leaves_before_the_beginning_frees_the_seat(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await friend.sit(table, 1)
    left = await friend.post(f"/api/tables/{table}/seats/1/leave")
    assert (left["seats"][1]["kind"], left["yours"]) == ("open", [])
    assert (await friend.get("/api/tables?show=mine")) == []


async def test_a_bot_plays_for_who_leaves_until_the_person_returns(server: Running) -> None:
    party = await gather(server, 2)
    left = await party.visitors[1].post(f"{party.path}/seats/1/leave")
    assert left["seats"][1] == {
        "kind": "human", "name": "Player 2", "level": STAND_IN, "away": True, "character": None,
    }  # fmt: skip
    await until(lambda: party.room.standing.line)
    assert party.room.standing.line[0].seat == 1
    assert (await refusal(party.act(1, "bid 5 4 3"))).key == "seat-away"
    again = await party.visitors[1].post(f"{party.path}/seats/1/return")
    assert again["seats"][1] == {
        "kind": "human", "name": "Player 2", "level": None, "away": False, "character": None,
    }  # fmt: skip
    await party.act(1, "bid 5 4 3")
    assert party.room.standing.line[-1].action == "bid 5 4 3"


async def test_leaving_and_returning_have_their_time(server: Running) -> None:
    party = await gather(server, 2)
    path, (host, friend) = f"{party.path}/seats", party.visitors
    assert (await host.post(f"{path}/0/return", expect=409))["key"] == "seat-not-away"
    assert (await host.post(f"{path}/1/leave", expect=403))["key"] == "not-your-seat"
    await friend.post(f"{path}/1/leave")
    assert (await friend.post(f"{path}/1/leave", expect=409))["key"] == "seat-away"
    assert (await host.post(f"{path}/1/return", expect=403))["key"] == "not-your-seat"


async def test_a_bot_that_was_thinking_when_the_person_returned_does_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 2)
    chosen: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def choose(*given: Any) -> str:
        return await chosen

    monkeypatch.setattr(party.room.thinkers, "choose", choose)
    await party.room.leave(party.ids[1], 1)
    await party.room.take_back(party.ids[1], 1)
    chosen.set_result("bid 5 4 3")
    await until(lambda: not party.room._thinking)
    assert party.room.standing.line == []


async def test_only_the_host_opens_seats_and_puts_bots_there(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "random", "open"))["id"]
    path = f"/api/tables/{table}/seats/1"
    assert (await friend.ask("PUT", path, 403, json={"kind": "open"}))["key"] == "not-host"
    bad = await host.ask("PUT", path, 400, json={"kind": "bot", "level": "oracle"})
    assert (bad["key"], bad["args"]["given"]) == ("bad-bot", "oracle")
    assert (await host.ask("PUT", path, 400, json={"kind": "bot"}))["key"] == "bad-request"
    opened = await host.ask("PUT", path, json={"kind": "open"})
    assert [seat["kind"] for seat in opened["seats"]] == ["human", "open", "open"]
    await friend.sit(table, 1)
    await host.ask("PUT", f"/api/tables/{table}/seats/2", json={"kind": "bot", "level": "greedy"})
    late = await host.ask("PUT", path, 409, json={"kind": "open"})
    assert late["key"] == "table-running"


async def test_a_seat_is_given_to_a_bot_only_when_its_player_was_removed(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await friend.sit(table, 1)
    async with friend.look(table, 1) as socket:
        path, bot = f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}
        for wish in (bot, {"kind": "open"}):
            assert (await host.ask("PUT", path, 409, json=wish))["key"] == "remove-first"
        await host.post(f"/api/tables/{table}/remove", {"seat": 1})
        frame = await socket.next_frame()
        assert frame["seat"] is None
        assert frame["table"]["yours"] == []
        assert (await socket.request("act", seat=1, action="bid 5 4 3"))["type"] == "refused"
        await host.ask("PUT", path, json=bot)


async def test_the_host_gives_up_a_table_that_has_not_begun(server: Running) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", "open"))["id"]
    await friend.sit(table, 1)
    assert (await friend.ask("DELETE", f"/api/tables/{table}", 403))["key"] == "not-host"
    assert (await host.ask("DELETE", f"/api/tables/{table}"))["status"] == "cancelled"
    assert (await friend.sit(table, 2, expect=409))["key"] == "table-cancelled"
    assert (await host.ask("DELETE", f"/api/tables/{table}", 409))["key"] == "table-cancelled"
    running = (await gather(server, 2)).table
    assert (await host.ask("DELETE", f"/api/tables/{running}", 403))["key"] == "not-host"


# --- talking ---------------------------------------------------------------------------------


async def test_what_is_said_is_heard_by_everybody_once(server: Running) -> None:
    party = await gather(server, 2)
    async with (
        party.visitors[0].look(party.table, 0) as first,
        server.visitor().look(party.table) as spectator,
    ):
        said = await first.request("chat", id="c", text="  good \n luck ")
        assert (await first.request("chat", id="c", text="good luck")) == said
        news = (await spectator.until(said["version"]))["news"]
    assert [(each["kind"], each["name"], each["text"]) for each in news] == [
        ("chat", "Player 1", "good luck")
    ]
    assert party.room.standing.version == said["version"]


async def test_nobody_says_nothing_or_too_much_or_without_a_name(server: Running) -> None:
    party = await gather(server, 2)
    limit = server.services.config.limits.chat_length
    async with party.visitors[0].look(party.table, 0) as socket:
        for words in ("", "  \n ", "x" * (limit + 1), "bell \a"):
            assert (await socket.request("chat", text=words))["key"] == "bad-chat"
    async with server.visitor().look(party.table) as spectator:
        assert (await spectator.request("chat", text="hello"))["key"] == "sign-in"


async def test_a_new_name_is_told_to_all_tables_of_the_person(server: Running) -> None:
    party = await gather(server, 2)
    host, friend = party.visitors
    async with friend.look(party.table, 1) as socket, host.look(party.table, 0) as own:
        await host.ask("PATCH", "/api/me", json={"name": "Player 7"})
        frame = await socket.next_frame()
        assert frame["table"]["seats"][0]["name"] == "Player 7"
        assert [(each["kind"], each["name"]) for each in frame["news"]] == [("rename", "Player 7")]
        said = await own.request("chat", text="it is me")
        assert (await socket.until(said["version"]))["news"][-1]["name"] == "Player 7"
    assert (await friend.get("/api/tables?show=mine"))[0]["seats"][0]["name"] == "Player 7"


async def test_a_faulty_bot_does_not_stop_the_game(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(*_: object) -> str:
        return "bid 99 99 99"

    monkeypatch.setattr(server.hall.thinkers, "choose", choose)
    party = await gather(server, 1, "greedy")
    await until(lambda: len(party.room.standing.line) == 1)
    assert party.room.standing.line[0].seat == 1
    assert "bot failed" in caplog.text


async def test_what_was_said_already_is_not_refused_as_too_often(server: Running) -> None:
    party = await gather(server, 2)

    def too_often(_: str) -> str:
        raise Refusal(429, "too-often")

    said = await party.room.chat(party.ids[0], "Player 1", "hello", "c1")
    again = await party.room.chat(party.ids[0], "Player 1", "hello", "c1", too_often)
    assert again == said
    more = party.room.chat(party.ids[0], "Player 1", "hello", "c2", too_often)
    assert (await refusal(more)).key == "too-often"


async def test_nobody_can_fill_a_table_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 2)
    monkeypatch.setattr(rooms, "MOST_ENTRIES", party.room.standing.version + 1)
    await party.room.chat(party.ids[0], "Player 1", "hello", None)
    assert (await refusal(party.act(0))).key == "table-full"
