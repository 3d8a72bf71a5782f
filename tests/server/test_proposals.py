"""Proposals to those who decide: where, by whom, what fits, and when they are forgotten."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from dvergar.server import operator, proposals
from dvergar.server.export import export
from dvergar.server.people import Person
from dvergar.server.refusal import Refusal
from dvergar.server.standing import Proposal
from dvergar.server.wire import Propose, read_frame
from tests.bridge.installed import GAME, installed_bridge
from tests.server.harness import GENEROUS, Json, Running, Socket, running
from tests.server.party import Party, gather, id_of, refusal

pytestmark = pytest.mark.anyio

PLACES = ["beam-2", "seat-0-beams"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that has the game."""
    (tmp_path / "packages").mkdir()
    with installed_bridge(tmp_path / "packages"):
        async with running(tmp_path / "data") as started:
            yield started


async def propose(socket: Socket, action: str | None, *places: str, seat: int = 1) -> Json:
    answer = await socket.request("propose", seat=seat, action=action, places=list(places))
    if answer["type"] == "done":
        await socket.until(answer["version"])
    return answer


async def test_who_decides_sees_what_another_would_do(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    decider, adviser = party.visitors
    async with decider.look(party.table, 0) as mine, adviser.look(party.table, 1) as other:
        assert other.frame["advisable"] == mine.frame["legal"] == ["lay 1", "lay 2", "lay 3"]
        assert other.frame["legal"] == []
        assert not {"advisable", "proposals"} & mine.frame.keys()
        answer = await propose(other, "lay 2", *PLACES)
        await mine.until(answer["version"])
        told = [{"seat": 1, "action": "lay 2", "places": PLACES}]
        assert mine.frame["proposals"] == other.frame["proposals"] == told
        (news,) = mine.frame["news"]
        assert (news["kind"], news["seat"], news["action"]) == ("propose", 1, "lay 2")
        # the latest of a seat counts
        answer = await propose(other, None, "beam-3")
        await mine.until(answer["version"])
        assert mine.frame["proposals"] == [{"seat": 1, "action": None, "places": ["beam-3"]}]
        assert "action" not in mine.frame["news"][0]
        async with server.visitor().look(party.table) as watching:
            assert watching.frame["proposals"] == mine.frame["proposals"]
            assert "advisable" not in watching.frame


async def test_a_move_and_an_undo_forget_them(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    room = party.room
    await room.propose(party.ids[1], 1, "lay 2", [], None)
    assert room.standing.proposals == {1: Proposal("lay 2", ())}
    before = room.standing
    await party.act(0, "lay 1")
    assert (room.standing.proposals, len(before.proposals)) == ({}, 1)
    await room.propose(party.ids[0], 0, None, PLACES, None)
    await room.undo(party.ids[0], 0, None)
    assert len(room.standing.proposals) == 1, "the others are asked first"
    await room.answer_undo(party.ids[1], True, None)
    assert room.standing.proposals == {}


async def test_they_outlive_a_restart(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    await party.room.propose(party.ids[1], 1, "lay 2", PLACES, None)
    again = (await party.reopened()).standing
    assert again.proposals == party.room.standing.proposals == {1: ("lay 2", tuple(PLACES))}


async def test_what_is_sent_twice_is_said_once(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    async with party.visitors[1].look(party.table, 1) as socket:
        sent = {"id": "p1", "seat": 1, "action": "lay 2", "places": []}
        answers = [await socket.request("propose", **sent) for _ in range(2)]
    assert answers[0] == answers[1]
    kinds = [entry.kind for entry in await server.store.entries_after(party.table, 0)]
    assert kinds.count("propose") == 1


async def why_refused(
    party: Party, seat: int, action: str | None = "lay 2", who: int | None = None
) -> str:
    person = party.ids[seat if who is None else who]
    return (await refusal(party.room.propose(person, seat, action, [], None))).key


async def test_what_does_not_fit_is_refused_with_a_reason(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    assert await why_refused(party, 0) == "proposal-own"
    assert await why_refused(party, 1, None) == "proposal-empty"
    assert await why_refused(party, 1, "lay 2", who=0) == "not-your-seat"
    for action in ("lay 4", "jump 1", ""):
        assert await why_refused(party, 1, action) != ""
    assert party.room.standing.proposals == {}
    await party.room.leave(party.ids[1], 1)
    assert await why_refused(party, 1) == "seat-away"
    await party.room.take_back(party.ids[1], 1)
    await party.play()
    assert await why_refused(party, 1) == "table-over"


async def test_bots_listen_to_nobody_and_one_needs_no_proposal_for_oneself(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    standing = party.room.standing.copy()
    standing.seats[0].away = True
    with pytest.raises(Refusal, match="No other player"):
        proposals.propose(standing, party.ids[1], 1, "lay 2", [])
    assert proposals.list_advisable(standing, party.ids[1], 1) == []
    host = await server.guest("Player 3")
    wish = {"game": GAME, "seats": [{"kind": "me"}] * 2}
    alone = await host.post("/api/tables", wish, 201)
    async with host.look(alone["id"], 1) as socket:
        assert "advisable" not in socket.frame
        assert (await propose(socket, "lay 2"))["key"] == "proposal-own"


async def test_only_where_all_know_the_same(server: Running) -> None:
    party = await gather(server, 2)
    assert await why_refused(party, 1, party.legal(0)[0]) == "no-proposals"
    async with party.visitors[1].look(party.table, 1) as socket:
        assert not {"advisable", "proposals"} & socket.frame.keys()


async def test_who_mutes_a_player_sees_none_of_theirs(server: Running) -> None:
    party = await gather(server, 3, game=GAME)
    decider, adviser, third = party.visitors
    await decider.post(f"{party.path}/mute", {"seat": 1})
    async with (
        decider.look(party.table, 0, seen=0) as deaf,
        third.look(party.table, 2) as hearing,
        adviser.look(party.table, 1) as socket,
    ):
        answer = await propose(socket, "lay 2")
        await deaf.until(answer["version"])
        await hearing.until(answer["version"])
        assert deaf.frame["news"] == []
        assert "proposals" not in deaf.frame
        assert len(hearing.frame["proposals"]) == len(hearing.frame["news"]) == 1


async def test_they_count_as_words_that_are_said(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    limits = msgspec.structs.replace(GENEROUS, chat=2)
    with installed_bridge(tmp_path / "packages"):
        async with running(tmp_path / "data", limits=limits) as server:
            party = await gather(server, 2, game=GAME)
            async with party.visitors[1].look(party.table, 1) as socket:
                assert (await propose(socket, "lay 9"))["type"] == "refused", "that costs nothing"
                answers = [await propose(socket, "lay 2") for _ in range(3)]
                answers.append(await socket.request("chat", text="hello"))
            assert [answer.get("key") for answer in answers] == [None, None, *["too-often"] * 2]


async def test_whom_the_operator_has_muted_proposes_nothing(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    await operator.mute(server.store, party.ids[1], None)
    async with party.visitors[1].look(party.table, 1) as socket:
        assert (await propose(socket, "lay 2"))["key"] == "muted"


async def test_they_belong_to_ones_data(server: Running) -> None:
    party = await gather(server, 2, game=GAME)
    await party.room.propose(party.ids[1], 1, "lay 2", PLACES, None)
    adviser = party.visitors[1]
    data = await export(server.store, Person(await id_of(server, adviser), "Player 2", None, 0))
    (table,) = data["tables"]
    (made,) = [each for each in table["decisions"] if each["kind"] == "propose"]
    assert (made["seat"], made["action"], made["places"]) == (1, "lay 2", PLACES)


@pytest.mark.parametrize(
    "places",
    [["a b"], [""], ["x" * 41], ["<b>"], ["a\n"], ["beam"] * 9, [1], "beam", None],
    ids=repr,
)
def test_places_are_short_names_and_few(places: object) -> None:
    sent = {"type": "propose", "id": "a", "seat": 0, "places": places}
    with pytest.raises(msgspec.ValidationError):
        read_frame(json.dumps(sent))


def test_an_action_or_places_may_be_left_out() -> None:
    assert read_frame('{"type":"propose","id":"a","seat":0}') == Propose("a", 0)
