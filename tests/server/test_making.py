"""New tables: wishes, rematches, forks and match files."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dvergar.games import game as find_game
from dvergar.kernel.match import Match
from dvergar.server.history import SNAPSHOT_EVERY
from tests.server.harness import GENEROUS, Running, Visitor, against_bots, running
from tests.server.party import Party, gather, id_of, until

pytestmark = pytest.mark.anyio


def a_match(seats: int = 2, seed: int = 5, moves: int | None = None) -> Match:
    """A random game, whole or cut off."""
    game, chance = find_game("nidavellir"), random.Random(seed)
    match = Match(game, game.setup(seats, seed, {}))
    while not match.state.is_over and (moves is None or len(match.moves) < moves):
        seat = chance.choice(match.state.to_act)
        match.play(seat, chance.choice(match.state.legal(seat)))
    return match


async def bring(visitor: Visitor, text: str, expect: int = 201) -> Any:
    return await visitor.ask("POST", "/api/matches", expect, content=text.encode())


async def finished(server: Running, people: int, *bots: str, **more: object) -> Party:
    party = await gather(server, people, *bots, **more)
    chance = random.Random(2)
    while not party.room.standing.is_over:
        seats = [seat for seat in party.room.standing.state.to_act if seat < people]
        if seats:
            await party.act(seats[0], chance.choice(party.legal(seats[0])))
        else:
            await asyncio.sleep(0.002)
    return party


# --- wishes ----------------------------------------------------------------------------------

BAD: list[tuple[dict[str, object], int, str]] = [
    ({"game": "chess"}, 400, "bad-game"),
    ({"seats": []}, 422, "bad-request"),
    ({"seats": [{"kind": "me"}]}, 400, "bad-seats"),
    ({"seats": [{"kind": "me"}] + [{"kind": "open"}] * 7}, 400, "bad-seats"),
    ({"seats": [{"kind": "me"}] * 2}, 400, "one-seat-each"),
    ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "bad-request"),
    ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]}, 400, "bad-bot"),
    ({"seats": [{"kind": "me"}, {"kind": "king"}]}, 422, "bad-request"),
    ({"seats": [{"kind": "me", "name": "Player 2"}, {"kind": "open"}]}, 400, "bad-request"),
    ({"hot_seat": True, "seats": [{"kind": "me"}, {"kind": "open", "name": "x"}]}, 400, "bad-re"),
    ({"hot_seat": True, "seats": [{"kind": "me", "name": " "}] * 2}, 400, "bad-name"),
    ({"hot_seat": True, "seats": [{"kind": "me", "name": "x" * 25}] * 2}, 400, "bad-name"),
    ({"options": {"edition": "xx"}}, 400, "bad-option"),
    ({"options": {"colour": "red"}}, 400, "bad-option"),
    ({"options": {"edition": [1]}}, 422, "bad-request"),
    ({"clock": {"kind": "decision", "seconds": 0}}, 422, "bad-request"),
    ({"clock": {"kind": "decision", "seconds": True}}, 422, "bad-request"),
    ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, 422, "bad-request"),
    ({"hot_seat": "yes"}, 422, "bad-request"),
    ({"seed": 7}, 422, "bad-request"),
]


@pytest.mark.parametrize(("change", "status", "key"), BAD)
async def test_a_wish_that_cannot_be_is_refused(
    server: Running, change: dict[str, object], status: int, key: str
) -> None:
    host = await server.guest()
    wish = {"game": "nidavellir", "seats": [{"kind": "me"}, {"kind": "open"}]}
    found = await host.post("/api/tables", wish | change, expect=status)
    assert found["key"].startswith(key)
    assert found["text"]
    assert await host.get("/api/tables?show=mine") == []


async def test_a_table_is_as_it_was_wished_for(server: Running) -> None:
    host = await server.guest()
    clock = {"kind": "bank", "seconds": 60, "increment": 3}
    made = await host.create("open", "me", clock=clock, options={"edition": "fr"}, public=True)
    assert made["clock"] == clock
    assert made["options"]["edition"] == "fr"
    assert (made["yours"], made["host"], made["public"]) == ([1], True, True)
    assert made["link"] == f"{server.url}/t/{made['id']}"


async def test_each_hot_seat_has_a_name_which_stays_with_it(server: Running) -> None:
    host = await server.guest("Player 1")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Player  2 "}, {"kind": "me", "name": "P 3"}]
    wish = {"game": "nidavellir", "seats": seats, "hot_seat": True}
    table = (await host.post("/api/tables", wish, 201))["id"]
    path = f"/api/tables/{table}"

    async def names(where: str = path) -> list[str]:
        return [seat["name"] for seat in (await host.get(where))["seats"]]

    assert await names() == ["Player 1", "Player 2", "P 3"]
    await host.ask("PATCH", "/api/me", json={"name": "Player 4"})
    assert await names() == ["Player 4", "Player 2", "P 3"]
    server.hall.rooms.clear()
    assert await names() == ["Player 4", "Player 2", "P 3"]
    async with host.look(table, 0) as socket:
        chance = random.Random(1)
        while not socket.over:
            seat = socket.frame["view"]["to_act"][0]
            await socket.send({"type": "hello", "seat": seat})
            while socket.frame["seat"] != seat:
                await socket.next_frame()
            await socket.act(chance.choice(socket.frame["legal"]))
    again = await host.post(f"{path}/rematch", expect=201)
    assert await names(f"/api/tables/{again['id']}") == ["Player 4", "Player 2", "P 3"]


async def test_nobody_has_more_tables_than_allowed(tmp_path: Path) -> None:
    async with running(tmp_path, limits=replace(GENEROUS, tables=2)) as server:
        host = await server.guest()
        first = await host.create("me", "open")
        await host.create("me", "open")
        full = await host.create("me", "open", expect=409)
        assert (full["key"], full["args"]) == ("too-many-tables", {"limit": 2})
        await host.ask("DELETE", f"/api/tables/{first['id']}")
        await host.create("me", "open")


# --- rematch ---------------------------------------------------------------------------------


async def test_the_first_makes_the_rematch_and_the_others_sit_down(server: Running) -> None:
    party = await finished(server, 2, clock={"kind": "decision", "seconds": 600})
    first, second = party.visitors
    made = await first.post(f"{party.path}/rematch", expect=201)
    assert (made["status"], made["yours"], made["source"]) == ("open", [0], party.table)
    assert made["clock"]["seconds"] == 600
    joined = await second.post(f"{party.path}/rematch", expect=201)
    assert (joined["id"], joined["status"], joined["yours"]) == (made["id"], "running", [1])
    assert (await first.get(party.path))["rematch"] == made["id"]
    new = await server.hall.room(made["id"])
    assert new.header.setup.seed != party.room.header.setup.seed


async def test_the_seats_of_a_rematch_are_kept_for_those_who_played(server: Running) -> None:
    party = await finished(server, 2)
    again = (await party.visitors[0].post(f"{party.path}/rematch", expect=201))["id"]
    stranger = await server.guest("Player 3")
    assert (await stranger.sit(again, 1, expect=409))["key"] == "seat-kept"
    assert (await party.visitors[1].sit(again, 1))["status"] == "running"


async def test_a_rematch_that_was_given_up_can_be_asked_for_anew(server: Running) -> None:
    party = await finished(server, 2)
    first, second = party.visitors
    given_up = (await first.post(f"{party.path}/rematch", expect=201))["id"]
    await first.ask("DELETE", f"/api/tables/{given_up}")
    anew = await second.post(f"{party.path}/rematch", expect=201)
    assert anew["id"] != given_up
    assert (await first.post(f"{party.path}/rematch", expect=201))["status"] == "running"


async def test_asking_again_for_a_rematch_changes_nothing(server: Running) -> None:
    party = await finished(server, 2)
    made = await party.visitors[0].post(f"{party.path}/rematch", expect=201)
    again = await party.visitors[0].post(f"{party.path}/rematch", expect=201)
    assert (again["id"], again["version"]) == (made["id"], made["version"])


async def test_two_who_ask_at_the_same_moment_get_one_rematch(either_server: Running) -> None:
    party = await finished(either_server, 2)
    made = await asyncio.gather(
        *(visitor.post(f"{party.path}/rematch", expect=201) for visitor in party.visitors)
    )
    assert made[0]["id"] == made[1]["id"]
    room = await either_server.hall.room(made[0]["id"])
    assert room.standing.status == "running"
    mine = await party.visitors[0].get("/api/tables?show=mine")
    assert [table["id"] for table in mine if table["status"] == "running"] == [made[0]["id"]]


async def test_one_who_sits_down_many_times_at_once_is_not_refused(server: Running) -> None:
    party = await finished(server, 2)
    made = await party.visitors[0].post(f"{party.path}/rematch", expect=201)
    async with server.store.writing():  # so that all of them find the seat open
        asked = [
            asyncio.create_task(party.visitors[1].post(f"{party.path}/rematch", expect=201))
            for _ in range(3)
        ]
        await until(lambda: server.store._flushing)
        await asyncio.sleep(0.2)
    joined = await asyncio.gather(*asked)
    assert {(table["id"], table["status"]) for table in joined} == {(made["id"], "running")}


async def test_bots_stay_and_asking_twice_at_once_makes_one_table(server: Running) -> None:
    party = await finished(server, 1, "random")
    visitor = party.visitors[0]
    made = await asyncio.gather(
        *(visitor.post(f"{party.path}/rematch", expect=201) for _ in range(4))
    )
    assert {table["id"] for table in made} == {made[0]["id"]}
    assert made[0]["seats"][1] == {
        "kind": "bot", "name": None, "level": "random", "away": False, "character": None,
    }  # fmt: skip
    mine = await visitor.get("/api/tables?show=mine")
    assert [table["id"] for table in mine if table["status"] == "running"] == [made[0]["id"]]


async def test_a_rematch_is_for_those_who_played_and_after_the_end(server: Running) -> None:
    party = await gather(server, 2)
    early = await party.visitors[0].post(f"{party.path}/rematch", expect=409)
    await party.play()
    late = await (await server.guest("Player 3")).post(f"{party.path}/rematch", expect=409)
    assert early["key"] == late["key"] == "no-rematch"


# --- forks -----------------------------------------------------------------------------------


async def fork(visitor: Visitor, path: str, move: int, seat: int, expect: int = 201) -> Any:
    seats = len((await visitor.get(path))["seats"])
    wish = {"move": move, "seats": against_bots(seats, seat)}
    return await visitor.post(f"{path}/fork", wish, expect=expect)


async def test_a_finished_game_goes_on_from_any_move_with_the_same_cards(server: Running) -> None:
    party = await finished(server, 2)
    line, match = party.room.standing.line, party.room.standing.match()
    stranger = await server.guest("Player 3")
    for move in (0, 1, 2, len(line) // 2, len(line) - 1):
        seat = match.at(move).to_act[0]
        made = await fork(stranger, party.path, move, seat)
        assert (made["status"], made["yours"]) == ("running", [seat])
        assert made["source"] == party.table
        new = await server.hall.room(made["id"])
        assert new.header.setup == party.room.header.setup
        actions = [(each.seat, each.action) for each in new.standing.line[:move]]
        assert actions == [(each.seat, each.action) for each in line[:move]]
        then = new.standing.match().at(move)
        assert then.dump() == match.at(move).dump()


async def test_a_fork_is_played_on_and_its_match_file_is_whole(server: Running) -> None:
    party = await finished(server, 2)
    line = party.room.standing.line
    made = await fork(party.visitors[1], party.path, len(line) - 5, 1)
    room = await server.hall.room(made["id"])
    branch = Party(server, room, [party.visitors[1]] * 2, [party.ids[1]] * 2)
    while not room.standing.is_over:
        await until(lambda: room.standing.is_over or 1 in room.standing.state.to_act)
        if not room.standing.is_over:
            await branch.act(1)
    text = await party.visitors[0].get(f"/api/tables/{made['id']}/match")
    assert Match.loads(text, find_game).state.is_over
    counted = await party.visitors[0].get("/api/games/nidavellir/statistics")
    assert counted["games"] == 1  # the fork's player may have known the cards


async def test_where_a_game_has_ended_there_is_nothing_to_fork(server: Running) -> None:
    party = await finished(server, 2)
    end = len(party.room.standing.line)
    assert (await fork(party.visitors[0], party.path, end, 0, 409))["key"] == "table-over"


async def test_a_long_fork_has_snapshots_from_the_start(server: Running) -> None:
    party = await finished(server, 2)
    made = await fork(party.visitors[0], party.path, len(party.room.standing.line) - 1, 0)
    line = (await server.hall.room(made["id"])).standing.line
    found = await server.store.snapshot(made["id"], [each.number for each in line])
    assert found is not None
    assert found[0] == line[len(line) // SNAPSHOT_EVERY * SNAPSHOT_EVERY - 1].number


async def test_a_fork_of_a_running_game_looks_the_same_to_its_seat(server: Running) -> None:
    party = await gather(server, 3)
    await party.play(30)
    for move in (0, 10, 30):
        made = await fork(party.visitors[0], party.path, move, 0)
        new = await server.hall.room(made["id"])
        then = party.room.standing.match().at(move)
        assert new.header.start().view(0) == then.view(0)
        assert new.header.setup.seed != party.room.header.setup.seed
        assert (await new.store.header(made["id"])).start().dump() == new.header.start().dump()


async def test_a_fork_of_a_running_game_tells_nothing_of_what_is_hidden(server: Running) -> None:
    party = await gather(server, 2)
    await party.act(1, "bid 5 4 3")
    truth = party.room.standing.state.dump()
    forks = []
    for _ in range(12):
        made = await fork(party.visitors[0], party.path, 1, 0)
        forks.append((await server.hall.room(made["id"])).header.start().dump())
    for hidden in ("rng", "decks"):
        assert truth[hidden] not in [each[hidden] for each in forks]
    bids = [str(each["players"]) for each in forks]
    assert len(set(bids)) > 6
    assert bids.count(str(truth["players"])) <= 4


async def test_a_running_game_is_forked_by_its_players_on_their_own_seats(
    server: Running,
) -> None:
    party = await gather(server, 2)
    await party.bid()
    stranger = await server.guest("Player 3")
    assert (await fork(stranger, party.path, 0, 0, 403))["key"] == "not-your-seat"
    assert (await fork(party.visitors[0], party.path, 0, 1, 403))["key"] == "not-your-seat"
    assert (await fork(server.visitor(), party.path, 0, 0, 401))["key"] == "sign-in"
    table = (await stranger.create("me", "open"))["id"]
    early = await fork(stranger, f"/api/tables/{table}", 0, 0, 409)
    assert early["key"] == "table-open"


async def test_a_fork_needs_a_move_a_seat_and_a_level_that_exist(server: Running) -> None:
    party = await gather(server, 2)
    await party.bid()
    visitor = party.visitors[0]
    wrong = await fork(visitor, party.path, 3, 0, 400)
    assert (wrong["key"], wrong["args"]) == ("bad-move", {"given": 3, "count": 2})
    assert (await fork(visitor, party.path, 0, 2, 400))["key"] == "fork-without-me"
    await fork(visitor, party.path, -1, 0, 422)
    me, bot, free = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}
    for seats, key in (
        ([me, {"kind": "bot", "level": "oracle"}], "bad-bot"),
        ([me, {"kind": "bot"}], "bad-request"),
        ([{**me, "name": "Player 2"}, bot], "bad-request"),
        ([me, me], "one-seat-each"),
        ([free, bot], "fork-without-me"),
        ([me], "fork-seats"),
        ([me, bot, bot], "fork-seats"),
    ):
        wish = {"move": 0, "seats": seats}
        assert (await visitor.post(f"{party.path}/fork", wish, expect=400))["key"] == key
    assert len(await visitor.get("/api/tables?show=mine")) == 1


async def test_a_fork_waits_for_a_friend_and_tells_what_led_there(server: Running) -> None:
    party = await finished(server, 2)
    host, friend = await server.guest("Player 3"), await server.guest("Player 4")
    wish = {"move": 7, "seats": [{"kind": "open"}, {"kind": "me"}]}
    made = await host.post(f"{party.path}/fork", wish, expect=201)
    assert (made["status"], made["yours"], made["moves"]) == ("open", [1], 7)
    async with host.look(made["id"], 1, seen=0) as socket:
        assert socket.frame["view"] is None
        await friend.sit(made["id"], 0)
        while socket.frame["view"] is None:
            await socket.next_frame()
        assert socket.frame["view"] == party.room.standing.match().at(7).view(1)
    room = await server.hall.room(made["id"])
    told = [(e.kind, [event.key for event in events]) for e, events in await room.happened(0)]
    assert [kind for kind, _ in told] == ["sit", *["move"] * 7, "sit"]
    assert next(number for number, (_, keys) in enumerate(told) if "dealt" in keys) == 1
    assert told[-1] == ("sit", [])
    story = (await friend.get(f"/api/tables/{made['id']}/story?seat=0"))["told"]
    assert len(story) == 8


async def test_a_fork_of_a_running_game_has_no_match_file(server: Running) -> None:
    party = await gather(server, 2, hints=True)
    await party.play(4)
    made = await fork(party.visitors[0], party.path, 4, 0)
    room = await server.hall.room(made["id"])
    person = await id_of(server, party.visitors[0])
    await room.leave(person, 0)
    await until(lambda: room.standing.is_over)
    answer = await party.visitors[0].get(f"/api/tables/{made['id']}/match", expect=409)
    assert answer["key"] == "no-match-file"
    again = await fork(party.visitors[1], f"/api/tables/{made['id']}", 3, 1)
    assert (await server.hall.room(again["id"])).header.base == room.header.base


# --- match files -----------------------------------------------------------------------------


async def test_a_match_file_comes_back_as_it_was_given(either_server: Running) -> None:
    visitor = await either_server.guest()
    text = a_match(3).dumps()
    made = await bring(visitor, text)
    assert (made["status"], made["imported"], made["moves"]) == (
        "over",
        True,
        text.count("\n") - 10,
    )
    path = f"/api/tables/{made['id']}"
    assert await either_server.visitor().get(f"{path}/match") == text
    party = await finished(either_server, 2)
    played = await visitor.get(f"{party.path}/match")
    again = await bring(visitor, played)
    assert await visitor.get(f"/api/tables/{again['id']}/match") == played


async def test_a_damaged_match_file_is_refused_with_its_line(server: Running) -> None:
    visitor = await server.guest()
    lines = a_match(moves=20).dumps().splitlines()
    place = lines.index("moves") + 3
    damaged = [*lines[:place], "1 recruit nobody", *lines[place + 1 :]]
    found = await bring(visitor, "\n".join(damaged), 400)
    assert found["args"]["line"] == place + 1
    assert str(place + 1) in found["text"]
    for text in ("", "hello", "\n".join(lines[:-1]), "\n".join([*lines[:-1], "end 20 00"])):
        assert "line" in (await bring(visitor, text, 400))["args"]
    binary = await visitor.ask("POST", "/api/matches", 400, content=b"\xff\xfe")
    assert binary["key"] == "match-not-text"
    assert await visitor.get("/api/tables?show=mine") == []


async def test_an_unfinished_match_is_looked_at_and_forked_but_not_played(
    server: Running,
) -> None:
    visitor = await server.guest()
    match = a_match(moves=25)
    made = await bring(visitor, match.dumps())
    path = f"/api/tables/{made['id']}"
    async with visitor.look(made["id"], 0) as socket:
        assert socket.frame["view"] == match.state.view(0)
        assert socket.frame["legal"] == []
        refused = await socket.request("act", seat=0, action="bid 5 4 3")
        assert refused["key"] == "table-over"
    assert (await visitor.get(f"{path}/positions/10?seat=1"))["view"] == match.at(10).view(1)
    assert [sheet["won"] for sheet in (await visitor.get(f"{path}/sheets"))["seats"]] == [False] * 2
    assert (await visitor.sit(made["id"], 0, expect=409))["key"] == "table-over"
    made = await fork(visitor, path, 25, 0)
    assert (made["status"], made["imported"]) == ("running", False)
    assert (await visitor.get("/api/games/nidavellir/statistics"))["games"] == 0
