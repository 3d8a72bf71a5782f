"""Everything that is known of a person, and nothing that is still secret."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import update

from dvergar.games import game as find_game
from dvergar.kernel.match import Match
from dvergar.server.export import export
from dvergar.server.people import Person
from dvergar.server.schema import tables
from tests.server.finished import finished_game
from tests.server.harness import Running, Visitor
from tests.server.pair import running_pair

pytestmark = pytest.mark.anyio


async def person_of(server: Running, visitor: Visitor) -> Person:
    person = await server.services.people.recognise(visitor.http.cookies["dvergar"])
    assert person is not None
    return person


async def test_an_export_has_the_person_the_games_and_the_words(either_server: Running) -> None:
    guest = await either_server.guest("Player 7")
    person = await person_of(either_server, guest)
    over = await finished_game(either_server.store, person, "me", "novice", "elder")
    elsewhere = await either_server.guest("Player 8")
    table = (await elsewhere.create("me", "open"))["id"]
    async with guest.look(table) as socket:
        await socket.request("chat", text="good luck")
    found = await export(either_server.store, person)
    assert json.loads(json.dumps(found)) == found
    assert found["person"]["name"] == "Player 7"
    assert [(said["table"], said["text"]) for said in found["chat"]] == [(table, "good luck")]
    (mine,) = found["tables"]
    assert (mine["id"], mine["status"], mine["yours"], mine["host"]) == (
        over.header.id, "over", [0], True,
    )  # fmt: skip
    assert [row["score"] for row in mine["results"]] == over.state.scores()
    match = Match.loads(mine["match"], find_game)
    assert match.state.scores() == over.state.scores()
    own = [made.action for made in over.line if made.seat == 0]
    assert [e["action"] for e in mine["decisions"] if e["kind"] == "move"] == own


async def test_of_a_running_game_only_what_the_seat_may_know(server: Running) -> None:
    pair = await running_pair(server)
    async with pair.friend.look(pair.table, 1) as socket:
        await socket.act(socket.frame["legal"][-1])
    async with pair.host.look(pair.table, 0) as socket:
        view = socket.frame["view"]
    found = await export(server.store, await person_of(server, pair.host))
    (mine,) = found["tables"]
    assert "match" not in mine
    assert mine["views"] == {"0": view}
    room = await server.hall.room(pair.table)
    text = json.dumps(found)
    assert str(room.header.setup.seed) not in text
    assert room.standing.line[0].action not in text


async def test_a_table_of_other_rules_is_told_as_far_as_it_can_be(server: Running) -> None:
    person = await person_of(server, await server.guest())
    await finished_game(server.store, person, "me", "novice")
    async with server.store.writing() as connection:
        await connection.execute(update(tables).values(rules=99))
    (mine,) = (await export(server.store, person))["tables"]
    assert mine["rules"] == 99
    assert "match" not in mine
    assert len(mine["results"]) == 2
