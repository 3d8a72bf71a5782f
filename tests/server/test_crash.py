"""Killed in the middle of play: nothing that was acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from dvergar.kernel.match import Match
from dvergar.server.entry import Entry
from dvergar.server.history import standing_after
from dvergar.server.store import Store
from tests.patience import PATIENCE
from tests.server.harness import Json, Socket, Visitor
from tests.server.processes import ServerProcess, server_process
from tests.server.stored import opened

pytestmark = pytest.mark.anyio
#: tables by their seats: "me" and "open" are people
LINE_UPS = [("me", "open"), ("me", "open", "greedy"), ("me", "open", "open"), ("me", "random")]


class Done(NamedTuple):
    """What the server has acknowledged."""

    table: str
    id: str
    version: int
    seat: int
    action: str


class Player:
    """Plays one seat to the end. After a loss it comes back and sends again what is unanswered."""

    def __init__(self, visitor: Visitor, table: str, seat: int, chance: random.Random) -> None:
        self.visitor, self.table, self.seat, self.chance = visitor, table, seat, chance
        self.done: list[Done] = []
        self.versions: list[int] = []
        self.waiting: Json | None = None
        self.losses = 0
        self.last: Json = {}

    async def play(self) -> None:
        seen: int | None = 0
        while self.last.get("table", {}).get("status") != "over":
            looking = self.visitor.look(self.table, self.seat, seen)
            try:
                async with looking:
                    await self._play(looking)
            except (OSError, WebSocketException, TimeoutError):
                self.losses += 1
                await asyncio.sleep(0.05)
            finally:
                self._learn(looking.frame)
            seen = self.versions[-1] if self.versions else 0

    def _learn(self, frame: Json) -> None:
        """Frames that continue each other without a gap; none is left out, none comes twice."""
        if frame and frame is not self.last:
            self.last = frame
            self.versions += [news["version"] for news in frame["news"]]

    async def _play(self, looking: Socket) -> None:
        self._learn(looking.frame)
        while not looking.over:
            if self.waiting is None and looking.my_turn and looking.frame["legal"]:
                action = self.chance.choice(looking.frame["legal"])
                name = f"{self.seat}-{len(self.done)}"
                self.waiting = {"type": "act", "id": name, "seat": self.seat, "action": action}
            if self.waiting is not None:
                await self._send(looking, self.waiting)
            else:
                await looking.next_frame()
            self._learn(looking.frame)

    async def _send(self, looking: Socket, act: Json) -> None:
        await looking.send(act)
        while True:
            answer = await looking.receive()
            self._learn(looking.frame)
            if answer.get("id") == act["id"]:
                break
        assert answer["type"] == "done", answer
        self.waiting = None
        self.done.append(Done(self.table, act["id"], answer["version"], self.seat, act["action"]))
        while looking.frame["version"] < answer["version"]:
            await looking.next_frame()
            self._learn(looking.frame)


async def set_up(server: ServerProcess) -> list[Player]:
    """The tables, with all their people."""
    people = [await server.guest(f"Player {n + 1}") for n in range(3)]
    players: list[Player] = []
    for line_up in LINE_UPS:
        table = (await people[0].create(*line_up))["id"]
        for seat, kind in enumerate(line_up):
            if kind == "open":
                await people[seat].sit(table, seat)
            if kind in ("me", "open"):
                players.append(Player(people[seat], table, seat, random.Random(len(players))))
    return players


async def kill_and_restart(server: ServerProcess, players: list[Player], after: int) -> None:
    """As soon as so many more actions are acknowledged."""
    goal = sum(len(p.done) for p in players) + after
    async with asyncio.timeout(PATIENCE):
        while sum(len(p.done) for p in players) < goal:
            await asyncio.sleep(0.01)
    server.kill()
    server.start()


async def check_table(store: Store, table: str, players: list[Player]) -> None:
    entries = await store.entries_after(table, 0)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    stored = {e.number: e for e in entries if e.kind == "move" and e.person is not None}
    done = [each for player in players for each in player.done]
    assert sorted(each.version for each in done) == sorted(stored)
    for each in done:
        entry = stored[each.version]
        assert (entry.client, entry.body["seat"]) == (each.id, each.seat)
        assert entry.body["action"] == each.action
    await check_replay(store, table, entries)
    for player in players:
        assert player.versions == list(range(1, len(entries) + 1))
        assert player.last["view"]["over"]


async def check_replay(store: Store, table: str, entries: list[Entry]) -> None:
    """The stored moves are a whole game, by the rules, and are what the server makes of them."""
    header = await store.header(table)
    match = Match(header.game, header.setup)
    for entry in entries:
        if entry.kind == "move":
            match.play(entry.body["seat"], header.game.parse(entry.body["action"]))
    assert match.state.is_over
    standing = await standing_after(store, header, entries)
    assert standing.state.dump() == match.state.dump()
    results = [r for r in await store.results_of(header.game.name) if r.seats == match.state.seats]
    assert results


@pytest.mark.slow
async def test_a_load_survives_being_killed_again_and_again(
    tmp_path: Path, database: str | None
) -> None:
    with server_process(tmp_path / "data", database, grace=300) as server:
        await server.healthy()
        players = await set_up(server)
        playing = [asyncio.create_task(player.play()) for player in players]
        for after in (20, 45, 75, 10):
            await kill_and_restart(server, players, after)
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*playing)
        statistics = await players[0].visitor.get("/api/games/nidavellir/statistics")
        assert await server.terminate() == 0
    assert statistics["games"] == len(LINE_UPS)
    assert min(player.losses for player in players) >= 1
    async with opened(tmp_path / "data", database) as store:
        for table in {player.table for player in players}:
            await check_table(store, table, [p for p in players if p.table == table])


async def moves_of(url: str, table: str) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        listed = (await http.get("/api/tables?show=over")).json()
    return next((each["moves"] for each in listed if each["id"] == table), 0)


async def test_bots_go_on_after_a_restart_although_nobody_is_connected(
    tmp_path: Path, database: str | None
) -> None:
    with server_process(tmp_path / "data", database, grace=300) as server:
        await server.healthy()
        host = await server.guest()
        table = (await host.create("random", "greedy", public=True))["id"]
        server.kill()
        server.start()
        await server.healthy()
        async with asyncio.timeout(PATIENCE):
            while not await moves_of(server.url, table):
                await asyncio.sleep(0.2)
    async with opened(tmp_path / "data", database) as store:
        await check_replay(store, table, await store.entries_after(table, 0))
