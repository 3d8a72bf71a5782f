"""Hints during play: where they are allowed, to whom, and that they give nothing away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dvergar.client import AsyncClient, Option
from dvergar.server.bots import Thinkers
from tests.server.harness import GENEROUS, Json, Running, Socket, running
from tests.server.party import gather

pytestmark = pytest.mark.anyio


async def hint(socket: Socket, seat: int = 0) -> Json:
    return await socket.request("hint", seat=seat)


async def test_a_bot_says_what_it_would_do(tmp_path: Path) -> None:
    async with running(tmp_path / "data", hint_playouts=60) as server:
        host = await server.guest()
        table = await host.create("me", "random")
        assert table["hints"], "alone against bots"
        async with host.look(table["id"], 0) as socket:
            while 1 in socket.frame["view"]["to_act"]:  # its bid changes what is known
                await socket.next_frame()
            legal = socket.frame["legal"]
            advice = await hint(socket)
            assert advice.keys() == {"type", "id", "version", "options"}
            assert 1 <= len(advice["options"]) <= 3
            for option in advice["options"]:
                assert option.keys() == {"action", "value", "points", "why"}
                assert option["action"] in legal
                assert 0 <= option["value"] <= 1
                assert option["why"][0].keys() == {"key", "args"}
            again = await hint(socket)
            assert again["options"] == advice["options"]


async def test_a_program_gets_them_by_our_client(server: Running, thought: list[Any]) -> None:
    async with AsyncClient(server.url) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = await client.create("nidavellir", seats=seats)
        async with await client.open(table["link"], seat=0) as game:
            assert await game.hint() == [Option(game.frame.legal[0], 0.5, 99.5, [])]
    assert [seat for seat, _ in thought] == [0]


async def test_everybody_is_told_once_for_each_decision(
    server: Running, thought: list[Any]
) -> None:
    party = await gather(server, 2, hints=True)
    async with (
        party.visitors[0].look(party.table, 0) as socket,
        party.visitors[1].look(party.table, 1) as other,
    ):
        first = await hint(socket)
        assert first["type"] == "advice"
        await other.until(first["version"])
        assert [(news["kind"], news["seat"]) for news in other.frame["news"]] == [("hint", 0)]
        assert (await hint(socket))["version"] == first["version"]
        await socket.act("bid 5 4 3")
        later = await hint(socket)
        assert later["version"] > first["version"] + 1, "a sealed bid may be changed"
    assert (await party.reopened()).standing.hinted == party.room.standing.hinted == {0: 1}


@pytest.mark.parametrize(
    ("people", "bots", "wish", "allowed"),
    [(1, 1, None, True), (2, 0, None, False), (2, 1, True, True), (1, 1, False, False)],
)
async def test_the_host_decides(
    server: Running, thought: list[Any], people: int, bots: int, wish: bool | None, allowed: bool
) -> None:
    party = await gather(server, people, *["random"] * bots, hints=wish)
    table = await party.visitors[0].get(party.path)
    assert table["hints"] is allowed
    async with party.visitors[0].look(party.table, 0) as socket:
        answer = await hint(socket)
        assert answer["type"] == ("advice" if allowed else "refused")
        assert allowed or answer["key"] == "no-hints"
    assert len(thought) == allowed


async def test_who_has_nothing_to_decide_gets_none(server: Running, thought: list[Any]) -> None:
    party = await gather(server, 2, hints=True)
    await party.bid()
    (seat,) = party.room.standing.state.to_act
    for own, asked, key in (
        (1 - seat, 1 - seat, "nothing-to-decide"),
        (seat, 1 - seat, "not-your-seat"),
    ):
        async with party.visitors[own].look(party.table, own) as socket:
            assert (await hint(socket, asked))["key"] == key
    assert thought == []


async def test_play_goes_on_while_a_bot_thinks(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await gather(server, 2, hints=True)
    goes_on = asyncio.Event()

    async def advise(*given: Any) -> list[Json]:
        await goes_on.wait()
        return []

    monkeypatch.setattr(Thinkers, "advise", advise)
    async with party.visitors[0].look(party.table, 0) as socket:
        await socket.send({"type": "hint", "id": "h1", "seat": 0})
        assert (await hint(socket))["key"] == "too-often", "one at a time"
        assert (await socket.act("bid 5 4 3"))["type"] == "done"
        await party.act(1)
        goes_on.set()
        answer = await socket.receive()
        while answer.get("id") != "h1":
            answer = await socket.receive()
        assert answer["key"] in ("hint-late", "nothing-to-decide")
    assert party.room.standing.hinted == {}


async def test_not_too_often(tmp_path: Path, thought: list[Any]) -> None:
    limits = {**{n: getattr(GENEROUS, n) for n in GENEROUS.__struct_fields__}, "hints": 2}
    async with running(tmp_path / "data", limits=type(GENEROUS)(**limits)) as server:
        party = await gather(server, 1, "random")
        async with party.visitors[0].look(party.table, 0) as socket:
            answers = [(await hint(socket))["type"] for _ in range(3)]
            assert answers == ["advice", "advice", "refused"]


async def test_a_fork_and_a_rematch_have_them_too(server: Running, thought: list[Any]) -> None:
    party = await gather(server, 2, hints=True)
    await party.play()
    host = party.visitors[0]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    fork = await host.post(f"{party.path}/fork", {"move": 3, "seats": seats}, expect=201)
    assert fork["hints"]
    assert (await host.post(f"{party.path}/rematch", expect=201))["hints"]
