"""Forks of running games: what they must not give, until when, and that the others are told."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from dvergar.server import decisions
from dvergar.server.bots import Thinkers
from dvergar.server.entry import Settings
from tests.server.harness import Json, Running, Visitor, against_bots
from tests.server.party import Party, gather, refusal, until

pytestmark = pytest.mark.anyio

FREE = {"kind": "open"}
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


async def fork(
    visitor: Visitor, table: str, seats: list[Json], move: int = 0, ok: int = 201
) -> Any:
    return await visitor.post(f"/api/tables/{table}/fork", {"move": move, "seats": seats}, ok)


async def kinds(party: Party) -> list[str]:
    return [entry.kind for entry in await party.server.store.entries_after(party.table, 0)]


async def hint_at(visitor: Visitor, table: str) -> Json:
    async with visitor.look(table, 0) as socket:
        while not socket.my_turn:
            await socket.next_frame()
        return await socket.request("hint", seat=0)


async def end(party: Party) -> None:
    await party.play()
    assert party.room.standing.is_over


async def finish(server: Running, table: str) -> None:
    """Let bots play a fork to its end, whatever it forbids."""
    room = await server.hall.room(table)
    await room.change(lambda s: decisions.leave(s, str(s.seats[0].person), 0, room.now()))
    await until(lambda: room.standing.is_over)


async def test_a_fork_gives_no_hint_until_the_game_is_over(
    server: Running,
    thought: list[Any],
) -> None:
    party = await gather(server, 2)
    host = party.visitors[0]
    made = await fork(host, party.table, against_bots(2, 0))
    answer = await hint_at(host, made["id"])
    assert (answer["type"], answer["key"]) == ("refused", "side-game")
    assert not thought
    await end(party)
    assert (await hint_at(host, made["id"]))["type"] == "advice"


async def test_a_finished_fork_is_not_reviewed_nor_forked_until_the_game_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judge(*given: Any) -> None:
        await asyncio.Event().wait()

    party = await gather(server, 2)
    host = party.visitors[0]
    made = (await fork(host, party.table, against_bots(2, 0)))["id"]
    running = await fork(host, made, against_bots(2, 0), ok=409)
    assert running["key"] == "side-game"
    await finish(server, made)
    monkeypatch.setattr(Thinkers, "judge", judge)
    review = f"/api/tables/{made}/review"
    for visitor in (*party.visitors, await server.guest()):
        assert (await visitor.post(review, expect=409))["key"] == "side-game"
        assert (await fork(visitor, made, [BOT, ME], ok=409))["key"] == "side-game"
    assert (await host.get(review))["state"] == "none"
    await end(party)
    await fork(host, made, [BOT, ME])
    assert (await host.post(review, expect=202))["state"] in ("waiting", "running")


async def test_no_bot_comes_to_the_seat_of_who_made_the_fork(server: Running) -> None:
    party = await gather(server, 2)
    host, friend = party.visitors
    made = await fork(host, party.table, against_bots(2, 0))
    seat = f"/api/tables/{made['id']}/seats/0"
    assert (await host.post(f"{seat}/leave", expect=409))["key"] == "side-game"
    # nor to one that waits for a friend: by the host, or by way of somebody else who sits there
    waiting = (await fork(host, party.table, [ME, FREE]))["id"]
    await host.post(f"/api/tables/{waiting}/seats/0/leave")
    bot = {"kind": "bot", "level": "greedy"}
    seat = f"/api/tables/{waiting}/seats/0"
    assert (await host.ask("PUT", seat, 409, json=bot))["key"] == "side-game"
    assert (await friend.sit(waiting, 0, expect=409))["key"] == "seat-kept"
    await host.ask("PUT", f"/api/tables/{waiting}/seats/1", json=bot)
    await host.sit(waiting, 0)
    vote = f"/api/tables/{waiting}/seats/0/vote-out"
    assert (await friend.post(vote, expect=409))["key"] == "side-game"
    await end(party)
    await host.post(f"{seat}/leave")


async def test_who_has_several_seats_puts_a_bot_on_none_of_them(server: Running) -> None:
    host, friend = await server.guest(), await server.guest("Player 2")
    table = (await host.create("me", "me", "open", hot_seat=True))["id"]
    await friend.sit(table, 2)
    assert (await fork(host, table, [ME, BOT, BOT], ok=409))["key"] == "side-game"
    await fork(host, table, [ME, FREE, BOT])


async def test_the_others_are_told_with_the_seat(server: Running) -> None:
    for hints in (False, True):
        party = await gather(server, 2, hints=hints)
        async with party.visitors[0].look(party.table, 0) as socket:
            before = socket.frame["version"]
            await fork(party.visitors[1], party.table, against_bots(2, 1))
            (news,) = (await socket.until(before + 1))["news"]
            assert (news["kind"], news["seat"]) == ("fork", 1)
        assert (await party.reopened()).standing.version == party.room.standing.version


async def test_what_is_refused_is_not_told(server: Running) -> None:
    party = await gather(server, 2)
    await fork(party.visitors[0], party.table, against_bots(2, 0), move=9, ok=400)
    await fork(party.visitors[0], party.table, against_bots(2, 1), ok=403)
    assert "fork" not in await kinds(party)
    message = await refusal(party.room.tell_fork("nobody"))
    assert message.key == "not-your-seat"


async def test_where_nobody_is_harmed_nothing_is_forbidden_or_told(
    server: Running,
    thought: list[Any],
) -> None:
    alone = await gather(server, 1, "random", hints=False)
    made = await fork(alone.visitors[0], alone.table, against_bots(2, 0))
    assert (await hint_at(alone.visitors[0], made["id"]))["type"] == "advice"
    assert "fork" not in await kinds(alone)
    hinted = await gather(server, 2, hints=True)
    made = await fork(hinted.visitors[0], hinted.table, against_bots(2, 0))
    assert (await hint_at(hinted.visitors[0], made["id"]))["type"] == "advice"
    await hinted.visitors[0].post(f"/api/tables/{made['id']}/seats/0/leave")


async def test_who_is_away_is_harmed_and_who_is_forgotten_is_not(
    server: Running,
    thought: list[Any],
) -> None:
    party = await gather(server, 2)
    await party.room.leave(party.ids[1], 1)
    made = await fork(party.visitors[0], party.table, against_bots(2, 0))
    assert (await hint_at(party.visitors[0], made["id"]))["type"] == "refused"
    forgotten = await gather(server, 2)
    await forgotten.visitors[1].http.request("DELETE", "/api/me", json={"name": "Player 2"})
    made = await fork(forgotten.visitors[0], forgotten.table, against_bots(2, 0))
    assert (await hint_at(forgotten.visitors[0], made["id"]))["type"] == "advice"


async def test_a_rematch_of_a_fork_is_a_new_game(server: Running) -> None:
    party = await gather(server, 2)
    made = (await fork(party.visitors[0], party.table, against_bots(2, 0)))["id"]
    await finish(server, made)
    again = await party.visitors[0].post(f"/api/tables/{made}/rematch", expect=201)
    settings = (await server.hall.room(again["id"])).header.settings
    assert settings.origin is None
    assert settings.hints


async def test_who_wants_to_be_forgotten_is_not_held_by_a_fork(server: Running) -> None:
    party = await gather(server, 2)
    made = (await fork(party.visitors[0], party.table, against_bots(2, 0)))["id"]
    await party.visitors[0].http.request("DELETE", "/api/me", json={"name": "Player 1"})
    room = await server.hall.room(made)
    assert room.standing.seats[0].away


def test_settings_that_were_stored_before_are_read() -> None:
    old = msgspec.json.decode(b'{"hints": true, "source": "abc", "counts": false}', type=Settings)
    assert (old.origin, old.pace) == (None, "live")


async def test_who_has_several_seats_plays_all_of_them_in_a_fork(server: Running) -> None:
    host, other = await server.guest(), await server.guest("Player 2")
    table = (await host.create("me", "me", "open", hot_seat=True))["id"]
    await other.sit(table, 2)
    assert (await fork(host, table, [ME, BOT, BOT], ok=409))["key"] == "side-game"
    assert (await fork(host, table, [ME, ME, ME], ok=403))["key"] == "not-your-seat"
    assert (await fork(other, table, [BOT, ME, ME], ok=400))["key"] == "one-seat-each"
    made = await fork(host, table, [ME, ME, BOT])
    room = await server.hall.room(made["id"])
    assert room.standing.status == "running"
    assert [seat.kind for seat in room.standing.seats] == ["human", "human", "bot"]
    later = await fork(host, table, [ME, FREE, BOT])
    await other.sit(later["id"], 1, expect=409)
    await host.sit(later["id"], 1)


async def test_who_leaves_while_the_last_one_sits_down_is_not_followed_by_a_bot(
    server: Running,
) -> None:
    party = await gather(server, 2)
    host, friend = party.visitors
    made = (await fork(host, party.table, [ME, FREE]))["id"]
    room = await server.hall.room(made)
    async with room._lock:
        sitting = asyncio.create_task(friend.sit(made, 1))
        await until(lambda: len(room._changes) == 1)
        path = f"/api/tables/{made}/seats/0/leave"
        leaving = asyncio.create_task(host.post(path, expect=409))
        await until(lambda: len(room._changes) == 2)
    await sitting
    assert (await leaving)["key"] == "table-running"
    assert not room.standing.seats[0].away
