"""Two worlds that one viewer cannot tell apart: it is sent the same bytes, over real sockets."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.state import State
from dvergar.server.entry import Entry, Header, Settings
from dvergar.server.index import shown_in_lobby, wake_time
from dvergar.server.making import new_id
from dvergar.server.standing import Standing
from dvergar.server.store import IndexRow
from tests.server.harness import Running, Socket, Visitor
from tests.server.witness import person_of

pytestmark = pytest.mark.anyio

CREATED = 1_700_000_000_000
#: how often two worlds are compared (less often in long games), and for how long at most
PAIRS, STEPS = 20, 40


class World:
    """A position on the server, and the same here."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.listen()
        self.table = new_id()
        self.viewer: Socket
        self.others: Socket

    async def open(self, server: Running, people: list[str | None]) -> None:
        """A table that begins with this position."""
        state = self.state
        assert people[0] is not None
        settings = Settings(hot_seat=True)
        header = Header(
            self.table, state.game, state.setup, settings, people[0], CREATED, state.dump()
        )
        standing = Standing(header)
        entries = []
        for seat, person in enumerate(people):
            body = {"seat": seat, "person": person, "name": "Player 1"}
            entries.append(Entry(seat + 1, "sit", None, None, CREATED, body))
            standing.take(entries[-1])
        index_row = IndexRow(
            status=standing.status,
            host=standing.host,
            shown=shown_in_lobby(standing, CREATED),
            wake=wake_time(standing, CREATED),
            people=people,
        )
        await server.store.create_table(header, entries, index_row)
        (await server.hall.room(self.table)).now = lambda: CREATED

    def after(self, seat: int, action: Action) -> State:
        state = self.state.copy()
        state.listen()
        state.apply(seat, action)
        return state

    async def act(self, seat: int, action: Action, name: str) -> None:
        socket = self.viewer if seat == self.viewer.seat else self.others
        answer = await socket.request("act", id=name, seat=seat, action=str(action))
        assert answer["type"] == "done"
        self.state.apply(seat, action)
        await self.viewer.until(answer["version"])

    def bytes_of(self, kind: bytes, like: World) -> list[bytes]:
        """What the viewer was sent, with the name of another table."""
        names = self.table.encode(), like.table.encode()
        return [each.replace(*names) for each in self.viewer.received if kind in each[:20]]


async def twins(
    server: Running, states: tuple[State, State], viewer: int | None, stack: AsyncExitStack
) -> tuple[World, World]:
    """Two tables, the same people at both: the viewer, and one person on all other seats."""
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    watching: Visitor = server.visitor() if viewer is None else friend
    people = [
        await person_of(server, friend if seat == viewer else host)
        for seat in range(states[0].seats)
    ]
    worlds = World(states[0]), World(states[1])
    for world in worlds:
        await world.open(server, people)
        other = next(seat for seat in range(world.state.seats) if seat != viewer)
        world.viewer = await stack.enter_async_context(watching.look(world.table, viewer, 0))
        world.others = await stack.enter_async_context(host.look(world.table, other))
    return worlds


def middle(game: Game[Any], chance: random.Random) -> State:
    """A random position on the way through a random game."""
    seats = chance.choice(list(game.seat_counts))
    state: State = game.new(seats=seats, seed=chance.getrandbits(64))
    for _ in range(chance.randrange(25 * seats)):
        before = state.copy()
        seat = chance.choice(state.to_act)
        state.apply(seat, chance.choice(state.legal(seat)))
        if state.is_over:
            return before
    return state


def looks_alike(one: State, other: State, viewer: int | None, same: bool) -> bool:
    """Does the kernel tell a viewer the same (and show the same, if it was not the same move)?"""
    heard = [[event.seen_by(viewer) for event in state.heard()] for state in (one, other)]
    seen = [(state.view(viewer), state.prompt(viewer)) for state in (one, other)]
    return heard[0] == heard[1] and (same or seen[0] == seen[1])


def choose(
    one: World, other: World, viewer: int | None, chance: random.Random
) -> tuple[int, Action, Action] | None:
    """A move in each world, the same or not, of which the kernel tells the viewer the same."""
    seat = chance.choice(one.state.to_act)
    ways = list(one.state.legal(seat))
    action = chance.choice(ways)
    likes = [action] if seat == viewer else [*chance.sample(ways, min(3, len(ways))), action]
    for like in likes:
        if like in other.state.legal(seat):
            ends = one.after(seat, action), other.after(seat, like)
            if looks_alike(*ends, viewer, action == like):
                return seat, action, like
    return None


async def compare(server: Running, game: Game[Any], chance: random.Random) -> tuple[int, int]:
    """Play on in two worlds. How many moves were compared, and how many of them differed?"""
    state = middle(game, chance)
    viewer = chance.choice([None, *range(state.seats)])
    moves = sealed = 0
    async with AsyncExitStack() as stack:
        pair = state, state.redeal(viewer, chance)
        one, other = await twins(server, pair, viewer, stack)
        while moves < STEPS and not one.state.is_over:
            move = choose(one, other, viewer, chance)
            if move is None:
                break
            seat, action, like = move
            await one.act(seat, action, f"m{moves}")
            await other.act(seat, like, f"m{moves}")
            await one.others.until(one.viewer.frame["version"])
            await other.others.until(one.viewer.frame["version"])
            moves += 1
            sealed += action != like
        for kind in (b"state", b"done"):
            assert one.bytes_of(kind, one) == other.bytes_of(kind, one)
        assert len(one.viewer.received) == len(other.viewer.received) > moves
    return moves, sealed


async def test_a_viewer_is_sent_the_same_in_worlds_that_it_cannot_tell_apart(
    server: Running,
) -> None:
    chance = random.Random(7)
    sealed = 0
    for name in game_names():
        game = find_game(name)
        pairs = PAIRS if game.longest < 1_000 else PAIRS // 5
        moves = [await compare(server, game, chance) for _ in range(pairs)]
        assert sum(move[0] for move in moves) > pairs, "the worlds never looked the same"
        sealed += sum(move[1] for move in moves)
    assert sealed > 0, "nothing was ever decided in secret"


def test_the_worlds_that_are_compared_really_differ() -> None:
    chance = random.Random(8)
    for name in game_names():
        state = middle(find_game(name), chance)
        other = state.redeal(None, chance)
        assert state.view(None) == other.view(None)
        assert {**state.dump(), "rng": 0} != {**other.dump(), "rng": 0}
