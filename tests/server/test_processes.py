"""Several server processes on one PostgreSQL: a table is the same table everywhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.harness import Running, Socket, Visitor, play_to_the_end, running
from tests.server.postgresql import PostgreSQL
from tests.server.processes import server_process

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgresql: PostgreSQL) -> str:
    return postgresql.database()


def elsewhere(visitor: Visitor, url: str) -> Visitor:
    """The same person at another process."""
    return Visitor(url, dict(visitor.http.cookies))


@asynccontextmanager
async def two_at(
    folder: Path, address: str, urls: tuple[str, str] | None = None
) -> AsyncIterator[tuple[Socket, Socket, Visitor, Visitor]]:
    """Two players of one table, each at a server of its own: in this process, or at these."""
    if urls is None:
        async with (
            running(folder, address) as a,
            running(folder, address) as b,
            two_at(folder, address, (a.url, b.url)) as found,
        ):
            yield found
        return
    host, friend = Visitor(urls[0]), Visitor(urls[1])
    await host.post("/api/guest", {"name": "Player 1"}, 201)
    await friend.post("/api/guest", {"name": "Player 2"}, 201)
    table = (await host.create("me", "open"))["id"]
    await friend.sit(table, 1)
    async with host.look(table, 0, 0) as first, friend.look(table, 1, 0) as second:
        await first.until(second.frame["version"])
        yield first, second, host, friend


async def wait_until_over(visitor: Visitor, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await visitor.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.05)


async def test_two_processes_play_one_game_to_its_end(tmp_path: Path, address: str) -> None:
    folder = tmp_path / "data"
    with server_process(folder, address) as one, server_process(folder, address) as other:
        async with (
            asyncio.timeout(PATIENCE),
            two_at(folder, address, (one.url, other.url)) as (first, second, host, friend),
        ):
            await play_to_the_end([first, second], random.Random(2))
            assert first.frame["version"] == second.frame["version"]
            for look in (first, second):
                await look.send({"type": "hello", "seat": 0, "seen": None})
                await look.next_frame()
            assert first.frame["view"] == second.frame["view"]
            path = f"/api/tables/{first.table}"
            await wait_until_over(host, first.table)
            await wait_until_over(friend, first.table)
            for part in ("moves", "sheets", "scores", "match", "positions/7?seat=1"):
                assert await host.get(f"{path}/{part}") == await friend.get(f"{path}/{part}")


async def test_simultaneous_decisions_at_two_processes_both_succeed(
    tmp_path: Path, address: str
) -> None:
    async with two_at(tmp_path / "data", address) as (first, second, _, _):
        for _ in range(5):
            bids = [socket.act(socket.frame["legal"][0]) for socket in (first, second)]
            answers = await asyncio.gather(*bids)
            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert answers[0]["version"] != answers[1]["version"]
            newest = max(answer["version"] for answer in answers)
            await asyncio.gather(first.until(newest), second.until(newest))
            while not (first.my_turn and second.my_turn):
                waited = first if first.my_turn else second
                await waited.act(waited.frame["legal"][0])
                newest = waited.frame["version"]
                await asyncio.gather(first.until(newest), second.until(newest))


async def test_chat_and_undo_cross_over(tmp_path: Path, address: str) -> None:
    async with two_at(tmp_path / "data", address) as (first, second, _, _):
        said = await first.request("chat", text="hello")
        assert (await second.until(said["version"]))["news"][-1]["text"] == "hello"
        await first.act(first.frame["legal"][0])
        done = await second.act(second.frame["legal"][0])
        await first.until(done["version"])
        asked = await first.request("undo", seat=0)
        assert (await second.until(asked["version"]))["table"]["undo"]["waiting"] == [1]
        agreed = await second.request("answer", agree=True)
        assert agreed["type"] == "done"
        frame = await first.until(agreed["version"])
        assert frame["news"][-1]["kind"] == "undo"
        assert frame["table"]["moves"] == second.frame["table"]["moves"] == 0


async def stop_listening(server: Running) -> None:
    """From now on this server hears nothing of the others."""
    for task in server.hall._tasks:
        task.cancel()
    await asyncio.wait(server.hall._tasks)


async def test_a_process_that_is_behind_does_not_refuse_what_is_possible(
    tmp_path: Path, address: str
) -> None:
    folder = tmp_path / "data"
    async with (
        running(folder, address) as one,
        running(folder, address) as other,
        two_at(folder, address, (one.url, other.url)) as (first, second, host, friend),
    ):
        await stop_listening(one)
        await stop_listening(other)
        await first.act(first.frame["legal"][0])
        # at the other process the bid of the first is still unknown; it knows it in the end
        assert (await second.act(second.frame["legal"][0]))["type"] == "done"
        assert second.frame["table"]["moves"] == 2
        # now it is one seat's turn; the first process, which knows nothing, serves it as well
        seat = second.frame["view"]["to_act"][0]
        state = (await other.hall.room(first.table)).standing.state
        action = str(state.legal(seat)[0])
        moved = elsewhere(friend if seat else host, one.url).look(first.table, seat)
        async with moved as behind:
            assert behind.frame["version"] < second.frame["version"]
            assert (await behind.act(action))["type"] == "done"


async def test_who_changes_to_a_process_that_is_behind_does_not_see_the_past(
    tmp_path: Path, address: str
) -> None:
    folder = tmp_path / "data"
    async with (
        running(folder, address) as one,
        running(folder, address) as other,
        two_at(folder, address, (one.url, other.url)) as (first, _, host, _),
    ):
        await stop_listening(other)
        said = (await first.request("chat", text="hello"))["version"]
        moved = elsewhere(host, other.url)
        async with moved.look(first.table, 0, said) as look:
            assert look.frame["version"] == said
            assert look.frame["since"] == said


async def test_what_is_stored_while_a_room_is_being_opened_is_not_missed(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    async with running(folder, address) as one, running(folder, address) as other:
        host = await one.guest()
        table = (await host.create("me", "open"))["id"]
        read, stored = asyncio.Event(), asyncio.Event()
        original = other.store.entries_after

        async def slowly(table: str, number: int) -> Any:
            found = await original(table, number)
            read.set()
            await stored.wait()
            return found

        monkeypatch.setattr(other.store, "entries_after", slowly)
        opening = asyncio.create_task(other.hall.room(table))
        await asyncio.wait_for(read.wait(), PATIENCE)
        version = await (await one.hall.room(table)).chat("x", "Player 1", "hello", None)
        await asyncio.sleep(0.2)  # the news arrive, while nobody is there to hear them
        stored.set()
        room = await opening
        async with asyncio.timeout(PATIENCE):
            while room.standing.version < version:
                await asyncio.sleep(0.02)


LISTENERS = "SELECT pid FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND datname = '{name}'"


async def test_a_lost_connection_that_listens_is_made_again_and_nothing_is_missed(
    tmp_path: Path, postgresql: PostgreSQL, address: str
) -> None:
    name = address.rpartition("/")[2]
    listeners = LISTENERS.format(name=name)
    async with two_at(tmp_path / "data", address) as (first, second, _, _):
        for _ in range(2):
            async with asyncio.timeout(PATIENCE):
                while len(postgresql.run(name, listeners).split()) < 2:
                    await asyncio.sleep(0.1)
            kill = f"SELECT pg_terminate_backend(pid) FROM ({listeners}) AS found"
            await asyncio.to_thread(postgresql.run, name, kill)
            said = await first.request("chat", text="during the loss")
            frame = await second.until(said["version"])
            assert frame["news"][-1]["text"] == "during the loss"


async def total(visitor: Visitor, name: str) -> float:
    text = await visitor.get("/metrics")
    return sum(float(s.split()[-1]) for s in text.splitlines() if s.startswith(name))


@pytest.mark.slow
async def test_several_workers_are_one_server_and_count_together(
    tmp_path: Path, address: str
) -> None:
    with server_process(tmp_path / "data", address, workers=2) as server:
        await server.healthy()
        host, friend = await server.guest("Player 1"), await server.guest("Player 2")
        table = (await host.create("me", "open", "greedy"))["id"]
        await friend.sit(table, 1)
        sockets = [host.look(table, 0, 0), friend.look(table, 1, 0)]
        more = [Visitor(server.url).look(table) for _ in range(10)]
        async with asyncio.timeout(PATIENCE):
            for socket in (*sockets, *more):
                await socket.__aenter__()
            assert await total(Visitor(server.url), "dvergar_sockets") == 12
            # those who watch read as they go: a socket that nobody reads is closed after a minute
            await play_to_the_end([*sockets, *more], random.Random(3))
            version = sockets[0].frame["version"]
            for watching in more:
                assert (await watching.until(version))["table"]["status"] == "over"
            for socket in (*sockets, *more):
                await socket.connection.close()
        await wait_until_over(host, table)
        moves = (await host.get(f"/api/tables/{table}/moves"))["moves"]
        mine = sum(move["seat"] in (0, 1) for move in moves)
        accepted = 'dvergar_actions_total{outcome="accepted"'
        # each answer is a fresh connection: both workers tell the same
        counted = {await total(Visitor(server.url), accepted) for _ in range(6)}
        assert counted == {mine}
        assert await server.terminate() == 0
        assert "traceback" not in server.logged.lower(), server.logged


async def test_an_id_that_postgresql_cannot_store_harms_nobody(
    tmp_path: Path, address: str
) -> None:
    async with two_at(tmp_path / "data", address) as (first, second, _, _):
        for _ in range(5):
            await first.send({"type": "chat", "id": "a\0b", "text": "hello"})
        answers = [await second.request("chat", text="still here") for _ in range(5)]
        assert {answer["type"] for answer in answers} == {"done"}
        assert (await first.request("chat", text="me too"))["type"] == "done"
