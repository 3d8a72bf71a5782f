"""Nothing leaks: a viewer is sent its own view and its own part of the events, nothing else."""

from __future__ import annotations

import random
from itertools import count as numbers
from itertools import product
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.server import undo
from dvergar.server.entry import Entry, Header, Settings
from dvergar.server.shares import Share
from dvergar.server.standing import Standing
from tests.server.harness import Json, Running, against_bots
from tests.server.witness import complaints, foreign_refusals, play, position_of

pytestmark = pytest.mark.anyio

#: no more decisions than that, and a game is soon over
SHORT = 1_000
#: with the fewest seats, and in the long tests with every number of them
TABLES = [
    pytest.param(name, count, marks=() if number < most else pytest.mark.long)
    for name in game_names()
    for most in [2 if find_game(name).longest < SHORT else 1]
    for number, count in enumerate(find_game(name).seat_counts)
]
CLOCKS: list[Json | None] = [
    None,
    {"kind": "decision", "seconds": 600},
    {"kind": "bank", "seconds": 600, "increment": 10},
]


def some_options(name: str, count: int) -> Json:
    """Another choice of options for each count of seats; of some, the one that ends soonest."""
    game = find_game(name)
    names = [option.name for option in game.options]
    ways = list(product(*[option.choices for option in game.options]))
    tried = 1 if game.longest < SHORT else 8
    chosen = [ways[number * 3 % len(ways)] for number in range(count, count + 100 * tried, 100)]
    found: list[Json] = [dict(zip(names, way, strict=True)) for way in chosen]
    return min(found, key=lambda options: random_length(name, count, options))


def random_length(name: str, count: int, options: Json) -> int:
    """How many moves a random game has."""
    state, chance = find_game(name).new(seats=count, **options), random.Random(0)
    for number in numbers():
        if state.is_over:
            return number
        seat = state.to_act[0]
        state.apply(seat, chance.choice(state.legal(seat)))
    raise AssertionError


@pytest.mark.parametrize(("name", "count"), TABLES)
async def test_no_byte_depends_on_what_its_viewer_cannot_know(
    server: Running, name: str, count: int
) -> None:
    chance = random.Random(count)
    clock = CLOCKS[count % len(CLOCKS)]
    wish = {"game": name, "options": some_options(name, count), "clock": clock, "public": True}
    game = await play(server, wish, count, chance)
    assert game.room.standing.status == "over"
    assert complaints(game, chance) == set()
    assert len(game.looks) > count + 1, "nobody came late"
    assert sum(len(look.received) for look in game.looks) > count * len(game.room.standing.line)


@pytest.mark.parametrize("name", game_names())
async def test_what_others_do_is_refused_before_the_position_is_asked(
    server: Running, name: str
) -> None:
    refusals = await foreign_refusals(server, name, random.Random(5))
    assert len(refusals) > 20
    assert all(len(answers) == 1 for answers in refusals)


@pytest.mark.parametrize("name", game_names())
async def test_nobody_looks_from_the_seat_of_another(server: Running, name: str) -> None:
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    seats = find_game(name).seat_counts[0]
    wishes = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
    table = (await host.post("/api/tables", {"game": name, "seats": wishes}, 201))["id"]
    for seat in range(1, seats):
        await (friend if seat == 1 else await server.guest()).sit(table, seat)
    for visitor, seat in ((friend, 0), (host, 1), (server.visitor(), 0), (host, 99)):
        socket = visitor.look(table, seat)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.__aenter__()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert socket.received == []


@pytest.mark.parametrize("name", game_names())
async def test_a_seat_that_changed_hands_is_not_shown_to_its_old_owner(
    server: Running, name: str
) -> None:
    host, old, new = [await server.guest(f"Player {number}") for number in (1, 2, 3)]
    count = find_game(name).seat_counts[0]
    wishes = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "level": "random"}] * (count - 2)
    table = (await host.post("/api/tables", {"game": name, "seats": wishes}, 201))["id"]
    room = await server.hall.room(table)
    await host.post(f"/api/tables/{table}/seats/0/leave")
    await old.sit(table, 1)
    async with old.look(table, 1) as watching:
        await old.post(f"/api/tables/{table}/seats/1/leave")
        await new.sit(table, 1)
        await host.sit(table, 0)
        frame = await watching.until(room.standing.version)
        assert frame["seat"] is None
        assert frame["view"]["you"] is None
        assert frame["legal"] == []


@pytest.mark.parametrize("name", game_names())
async def test_a_fork_of_a_running_game_is_dealt_anew(server: Running, name: str) -> None:
    chance = random.Random(3)
    count = find_game(name).seat_counts[0]
    game = await play(server, {"game": name}, count, chance, moves=9)
    table, standing = game.table, game.room.standing
    wish = {"move": len(standing.line), "seats": against_bots(count, 0)}
    bases = []
    for _ in range(4):
        path = f"/api/tables/{table}/fork"
        fork = await server.hall.room((await game.players[0].post(path, wish, 201))["id"])
        base = fork.header.start()
        assert base.view(0) == standing.state.view(0)
        assert fork.header.setup.seed != standing.header.setup.seed
        bases.append(base.dump())
    truth = standing.state.dump()
    assert all(base["rng"] != truth["rng"] for base in bases)
    assert len({str({**base, "rng": 0}) for base in [truth, *bases]}) > 2


@pytest.mark.parametrize("name", game_names())
async def test_a_fork_from_the_seat_of_another_is_refused_while_the_game_runs(
    server: Running, name: str
) -> None:
    count = find_game(name).seat_counts[0]
    game = await play(server, {"game": name}, count, random.Random(4), moves=3)
    path = f"/api/tables/{game.table}/fork"
    wish = {"move": 1, "seats": against_bots(count, 1)}
    assert (await game.players[0].post(path, wish, 403))["key"] == "not-your-seat"
    stranger = await server.guest("Player 9")
    assert (await stranger.post(path, {**wish, "seats": against_bots(count, 0)}, 403))[
        "key"
    ] == "not-your-seat"


@pytest.mark.parametrize("name", game_names())
async def test_a_bot_is_given_its_own_redeal(
    server: Running, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[Any, ...]] = []

    class Pool:
        def schedule(self, work: object, args: tuple[Any, ...], timeout: float) -> object:
            given.append(args)
            raise LookupError

    count = find_game(name).seat_counts[-1]
    game = await play(server, {"game": name}, count, random.Random(6), moves=count - 1)
    assert game.room.thinkers is not None
    monkeypatch.setattr(game.room.thinkers, "_processes_at_work", Pool)
    state, seat = game.room.standing.state, game.room.standing.state.to_act[0]
    for _ in range(4):
        await game.room.thinkers.choose(state, seat, "random", Share(("a",), True))
    assert len({str(args[0].dump) for args in given}) == 4
    truth, seed = str(state.rng), str(state.setup.seed)
    assert not any(truth in str(args) or seed in str(args) for args in given)
    assert all(
        position_of(name, count, state.setup.options, args[0].dump).view(seat) == state.view(seat)
        for args in given
    )


@pytest.mark.parametrize("name", game_names())
def test_asking_again_does_not_change_whether_a_move_may_be_taken_back(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "_WORLDS", 1)
    game, chance = find_game(name), random.Random(2)
    setup = game.setup(game.seat_counts[0], 2, {})
    standing = Standing(Header("k3v", game, setup, Settings(), "host", 0))
    answers: list[set[bool]] = []
    for number in numbers(1):
        if number > 40 and {True} in answers and {False} in answers:
            break
        before, seat = standing.position.copy(), standing.state.to_act[0]
        body = {"seat": seat, "action": str(chance.choice(standing.state.legal(seat)))}
        standing.take(Entry(number, "move", None, None, 0, body))
        answers.append({undo.reveals(before, standing, seat, number - 1) for _ in range(6)})
    assert all(len(answer) == 1 for answer in answers)
