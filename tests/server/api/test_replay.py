"""Looking back: what viewers of a running game saw, and everything after the end."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest

from dvergar.kernel.message import plain_message
from dvergar.server.history import SNAPSHOT_EVERY
from tests.server.harness import Running, Visitor
from tests.server.party import Party, gather

pytestmark = pytest.mark.anyio


async def news_of(visitor: Visitor, party: Party, seat: int | None) -> list[dict[str, Any]]:
    """All that a viewer is told over the socket."""
    async with visitor.look(party.table, seat, seen=0) as socket:
        news: list[dict[str, Any]] = socket.frame["news"]
        return news


async def test_a_running_game_is_looked_back_on_as_it_was_told(server: Running) -> None:
    party = await gather(server, 2)
    await party.play(20)
    stranger = server.visitor()
    for visitor, seat in ((party.visitors[0], 0), (party.visitors[1], 1), (stranger, None)):
        query = "" if seat is None else f"?seat={seat}"
        told = (await visitor.get(f"{party.path}/story{query}"))["told"]
        news = await news_of(visitor, party, seat)
        assert told[0]["events"] == news[1]["events"], "the deal"
        moves = [each for each in news if each["kind"] == "move"]
        assert told[1:] == [
            {"seat": each["seat"], "at": each["at"], "events": each.get("events", [])}
            for each in moves
        ]
        found = await visitor.get(f"{party.path}/positions{query}")
        match = party.room.standing.match()
        views = [match.at(move).view(seat) for move in range(len(match.moves) + 1)]
        assert (found["first"], found["of"]) == (0, len(match.moves))
        assert [each["view"] for each in found["positions"]] == views


async def test_what_was_taken_back_is_not_looked_back_on(server: Running) -> None:
    party = await gather(server, 2)
    await party.act(0)
    await party.room.undo(party.ids[0], 0, None)
    told = (await party.visitors[0].get(f"{party.path}/story?seat=0"))["told"]
    assert len(told) == 1
    assert (await party.visitors[0].get(f"{party.path}/positions?seat=0"))["of"] == 0


async def test_after_the_end_all_hands_are_open(server: Running) -> None:
    party = await gather(server, 3)
    await party.play()
    match, anybody = party.room.standing.match(), server.visitor()
    told = (await anybody.get(f"{party.path}/story?open=true"))["told"]
    first = told[1]["events"][0]
    assert first["key"] == "log-bid-placed-own"
    assert " ".join(first["args"]["coin_list"]) in str(match.moves[0])
    found = (await anybody.get(f"{party.path}/positions?open=true&first=1&count=1"))["positions"]
    prompt = match.at(1).prompt(None)
    assert prompt is not None
    view = match.at(1).open_view()
    assert found == [{"view": view, "prompt": plain_message(prompt), "scenes": []}]
    assert found[0]["view"]["players"] != match.at(1).view(None)["players"]


async def test_positions_come_in_pieces_from_anywhere(server: Running) -> None:
    party = await gather(server, 3)
    await party.play()
    match, anybody = party.room.standing.match(), server.visitor()
    last = len(match.moves)
    for first in (0, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, last - 3, last):
        query = f"seat=1&first={first}&count=5"
        found = await anybody.get(f"{party.path}/positions?{query}")
        wanted = range(first, min(first + 5, last + 1))
        assert found["first"] == first
        assert [each["view"] for each in found["positions"]] == [
            match.at(move).view(1) for move in wanted
        ]
    assert found["positions"][0]["prompt"] is None, "the game is over"


async def test_positions_are_sent_compressed_to_those_who_can_read_that(server: Running) -> None:
    party = await gather(server, 2)
    await party.play(40, random.Random(1))
    http = party.visitors[0].http
    sizes = []
    for encoding in ("identity", "gzip"):
        request = http.build_request(
            "GET", f"{party.path}/positions?seat=0", headers={"accept-encoding": encoding}
        )
        answer = await http.send(request, stream=True)
        raw = b"".join([part async for part in answer.aiter_raw()])
        assert (answer.headers.get("content-encoding") == "gzip") == (encoding == "gzip")
        assert b'"first":0' in (gzip.decompress(raw) if encoding == "gzip" else raw)[:20]
        sizes.append(len(raw))
    assert sizes[0] > 10 * sizes[1]
