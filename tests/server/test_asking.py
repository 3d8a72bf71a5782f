"""Asking what actions would bring: who may, what is answered, and that it gives nothing away."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dvergar.client import AsyncClient, Refused
from tests.server.harness import GENEROUS, Json, Running, Socket, running
from tests.server.pair import close_code, hear, raw_socket, running_pair, say
from tests.server.party import gather

pytestmark = pytest.mark.anyio

OUTLOOK = {"action", "why_not", "events", "scores", "prompt", "to_act"}


async def ask(socket: Socket, *actions: str, seat: int | None = None) -> Json:
    asking = socket.frame["seat"] if seat is None else seat
    return await socket.request("ask", id="q1", seat=asking, actions=list(actions))


async def test_each_action_is_answered_in_its_place(server: Running) -> None:
    party = await gather(server, 2)
    await party.bid()
    (seat,) = party.room.standing.state.to_act
    async with party.visitors[seat].look(party.table, seat) as socket:
        before = socket.frame
        told = await ask(socket, before["legal"][0], "recruit hourya", "nonsense")
        assert (told["type"], told["id"], told["version"]) == ("told", "q1", before["version"])
        take, recruit, nonsense = told["outlooks"]
        assert all(outlook.keys() == OUTLOOK for outlook in told["outlooks"])
        assert [each["action"] for each in told["outlooks"]][1:] == ["recruit hourya", "nonsense"]
        assert take["why_not"] is None
        assert take["events"][0].keys() == {"key", "args"}
        assert take["scores"][seat] > before["view"]["players"][seat]["score"]
        assert take["to_act"] == [1 - seat]
        for outlook in (recruit, nonsense):
            assert outlook["why_not"].keys() == {"key", "args", "text"}
            assert (outlook["events"], outlook["scores"], outlook["to_act"]) == ([], None, [])
            assert outlook["prompt"] is None
        assert nonsense["why_not"]["key"] == "bad-action"
        refused = await socket.request("act", seat=seat, action="recruit hourya")
        assert recruit["why_not"] == {name: refused[name] for name in ("key", "args", "text")}
        assert (await party.visitors[seat].get(party.path))["version"] == before["version"]


async def test_the_client_asks_for_the_seat_it_looks_from(server: Running) -> None:
    async with AsyncClient(server.url) as client:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        link = (await client.create("nidavellir", seats=seats))["link"]
        async with await client.open(link, 0) as game:
            possible, not_possible = await game.ask(["bid 5 4 3", "bid 9 9 9"])
            assert possible.why_not is None
            assert possible.events
            assert not_possible.why_not is not None
            with pytest.raises(Refused, match="not your seat"):
                await game.ask(["bid 5 4 3"], seat=1)


async def test_a_reason_is_in_the_language_of_the_hello(server: Running) -> None:
    pair = await running_pair(server)
    texts = set()
    async with pair.host.look(pair.table, 0) as socket:
        for lang in ("en", "de", "fr"):
            await socket.send({"type": "hello", "seat": 0, "lang": lang})
            outlook = (await ask(socket, "recruit hourya"))["outlooks"][0]
            texts.add(outlook["why_not"]["text"])
    assert len(texts) == 3


async def test_who_may_not_act_may_not_ask(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as own, server.visitor().look(pair.table) as other:
        for socket, seat in ((own, 1), (own, 9), (other, 0)):
            asked = await ask(socket, "bid 5 4 3", seat=seat)
            acted = await socket.request("act", seat=seat, action="bid 5 4 3")
            assert asked["type"] == "refused"
            assert {**asked, "id": 0} == {**acted, "id": 0}
        await pair.host.post(f"{pair.path}/seats/0/leave")
        assert (await ask(own, "bid 5 4 3"))["key"] == "seat-away"


async def test_the_answer_does_not_depend_on_what_the_seat_cannot_know(server: Running) -> None:
    party = await gather(server, 3)
    chance = random.Random(5)
    async with party.visitors[0].look(party.table, 0) as socket:
        for moves in range(1, 40, 4):
            await party.play(moves, chance)
            await socket.until(party.room.standing.version)
            actions = [*socket.frame["legal"], "take W9"][:60]
            answers = set()
            position = party.room.standing.position
            truth = position.state
            for state in (truth, *[truth.redeal(0, chance) for _ in range(4)]):
                position.state = state
                await ask(socket, *actions)
                answers.add(socket.received[-1])
            position.state = truth
            assert len(answers) == 1


@pytest.mark.parametrize("actions", [[], ["pass"] * 61, "pass", [5], ["x" * 1001]])
async def test_a_question_has_one_to_sixty_actions(server: Running, actions: object) -> None:
    pair = await running_pair(server)
    async with pair.host.look(pair.table, 0) as socket:
        await socket.send({"type": "ask", "id": "q1", "seat": 0, "actions": actions})
        assert (await socket.receive())["key"] == "bad-frame"


async def test_a_long_question_counts_as_several_frames(tmp_path: Path) -> None:
    limits = GENEROUS.with_values({"frames": 5})
    async with running(tmp_path / "data", limits=limits) as server:
        pair = await running_pair(server)
        question = {"type": "ask", "id": "q1", "seat": 0, "actions": ["bid 5 4 3"] * 40}
        async with raw_socket(server, pair.table, pair.host) as socket:
            await say(socket, {"type": "hello", "seat": 0})
            await say(socket, question)
            while (await hear(socket))["type"] != "told":
                pass
            await say(socket, question)
            assert await close_code(socket) == 4429
