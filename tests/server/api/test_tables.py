"""The lobby, and looking at one table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.harness import Running, Visitor
from tests.server.party import gather

pytestmark = pytest.mark.anyio


async def listed(visitor: Visitor, show: str, **more: object) -> list[str]:
    found = await visitor.get("/api/tables", params={"show": show, **more})
    return [table["id"] for table in found]


async def tables(host: Visitor, count: int) -> list[str]:
    """Public tables, each later than the one before."""
    made = []
    for _ in range(count):
        made.append((await host.create("me", "open", public=True))["id"])
        await asyncio.sleep(0.002)
    return made


async def test_the_lobby_shows_public_tables_by_what_one_can_do(either_server: Running) -> None:
    stranger = either_server.visitor()
    host = await either_server.guest()
    waiting = (await tables(host, 1))[0]
    party = await gather(either_server, 2, public=True)
    over = await gather(either_server, 2, public=True)
    await over.play()
    gone = (await tables(host, 1))[0]
    await host.ask("DELETE", f"/api/tables/{gone}")
    assert await listed(stranger, "open") == [waiting]
    assert await listed(stranger, "running") == [party.table]
    assert await listed(stranger, "over") == [over.table]
    assert await listed(stranger, "mine") == []


async def test_unlisted_tables_are_seen_by_those_who_belong_there_only(server: Running) -> None:
    party = await gather(server, 2)
    stranger = await server.guest("Player 3")
    for show in ("open", "running", "over", "mine"):
        assert await listed(stranger, show) == []
    assert await listed(party.visitors[0], "running") == []
    assert await listed(party.visitors[1], "mine") == [party.table]
    assert (await stranger.get(party.path))["id"] == party.table


async def test_ones_own_tables_say_whose_turn_it_is(either_server: Running) -> None:
    party = await gather(either_server, 2, clock={"kind": "decision", "seconds": 600})
    await party.act(0, "bid 5 4 3")
    (mine,) = await party.visitors[0].get("/api/tables?show=mine")
    assert (mine["to_act"], mine["yours"], mine["host"], mine["moves"]) == ([1], [0], True, 1)
    (theirs,) = await party.visitors[1].get("/api/tables?show=mine")
    assert (theirs["to_act"], theirs["yours"], theirs["host"]) == ([1], [1], False)
    assert theirs["link"] == f"{either_server.url}/t/{party.table}"
    assert theirs["time"] is None


async def test_a_host_without_a_seat_has_the_table_among_its_own(server: Running) -> None:
    host = await server.guest()
    table = (await host.create("open", "open"))["id"]
    assert await listed(host, "mine") == [table]


async def test_the_lobby_is_read_page_by_page_the_latest_first(either_server: Running) -> None:
    host = await either_server.guest()
    made = await tables(host, 7)
    pages: list[str] = []
    before: Any = None
    while True:
        query = {"show": "open", "limit": 3, **({"before": before} if before else {})}
        page = await host.get("/api/tables", params=query)
        if not page:
            break
        assert len(page) <= 3
        pages += [table["id"] for table in page]
        before = page[-1]["updated"]
    assert pages == made[::-1]


async def test_a_table_comes_to_the_front_when_something_happens(server: Running) -> None:
    host = await server.guest()
    made = await tables(host, 3)
    async with host.look(made[0], 0) as socket:
        await socket.request("chat", text="hello")
    assert await listed(host, "open") == [made[0], made[2], made[1]]


async def test_the_lobby_of_one_game(server: Running) -> None:
    host = await server.guest()
    made = await tables(host, 1)
    assert await listed(host, "open", game="nidavellir") == made
    assert await listed(host, "open", game="chess") == []


@pytest.mark.parametrize(
    "query", ["show=all", "limit=0", "limit=101", "limit=x", "before=-1", f"before={10**30}"]
)
async def test_questions_that_make_no_sense_are_refused(server: Running, query: str) -> None:
    assert (await server.visitor().get(f"/api/tables?{query}", expect=422))["text"]


@pytest.mark.parametrize("table", ["nothere", "0" * 32])
async def test_a_table_that_is_not_there_is_missing(server: Running, table: str) -> None:
    visitor = await server.guest()
    path = f"/api/tables/{table}"
    assert (await visitor.get(path, expect=404))["key"] == "no-table"
    assert (await visitor.sit(table, 0, expect=404))["key"] == "no-table"
    assert (await visitor.post(f"{path}/rematch", expect=404))["key"] == "no-table"


async def test_the_sheets_tell_places_and_the_sum_of_their_lines(server: Running) -> None:
    party = await gather(server, 3)
    await party.play()
    state = party.room.standing.state
    sheets = (await server.visitor().get(f"{party.path}/sheets"))["seats"]
    assert [sheet["total"] for sheet in sheets] == state.scores()
    assert [n for n, sheet in enumerate(sheets) if sheet["won"]] == state.winners()
    for sheet in sheets:
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert min(sheet["place"] for sheet in sheets) == 1


async def test_the_scores_go_from_the_deal_to_the_end(server: Running) -> None:
    party = await gather(server, 3)
    await party.play()
    standing = party.room.standing
    told = await server.visitor().get(f"{party.path}/scores")
    count = len(standing.line)
    assert told["moves"] == list(range(count + 1))
    assert told["scores"][0] == standing.header.start().scores()
    assert told["scores"][-1] == standing.state.scores()
    for move in (1, count // 2):
        assert told["scores"][move] == standing.match().at(move).scores()
