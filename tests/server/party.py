"""People around one table, for tests that act on its room and need no sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from dvergar.kernel.errors import DvergarError
from dvergar.kernel.message import Message
from dvergar.server.room import Room
from tests.patience import PATIENCE
from tests.server.harness import Running, Visitor


async def until(condition: Callable[[], object]) -> None:
    """Wait until it is so, not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def id_of(server: Running, visitor: Visitor) -> str:
    """By what a visitor is known."""
    person = await server.services.people.recognise(visitor.http.cookies.get("dvergar"))
    assert person is not None
    return person.id


async def refusal(doing: Awaitable[object]) -> Message:
    """Why something that was tried is refused."""
    with pytest.raises(DvergarError) as caught:
        await doing
    return caught.value.message


class Party:
    """A table, the people who sit there in the order of their seats, and their ids."""

    def __init__(
        self, server: Running, room: Room, visitors: list[Visitor], ids: list[str]
    ) -> None:
        self.server = server
        self.room = room
        self.table = room.header.id
        self.path = f"/api/tables/{self.table}"
        self.visitors = visitors
        self.ids = ids

    async def reopened(self) -> Room:
        """The table as another process would read it."""
        return await Room.open(self.server.store, self.server.hall.thinkers, self.table)

    def legal(self, seat: int) -> list[str]:
        return [str(action) for action in self.room.standing.state.legal(seat)]

    async def act(self, seat: int, action: str | None = None, client: str | None = None) -> int:
        """A move: this one, or the first that is legal."""
        chosen = self.legal(seat)[0] if action is None else action
        return await self.room.act(self.ids[seat], seat, chosen, client)

    async def bid(self) -> None:
        """Everybody bids."""
        for seat in sorted(self.room.standing.state.to_act):
            await self.act(seat)

    async def play(self, moves: int | None = None, chance: random.Random | None = None) -> None:
        """Random moves of the people: to the end, or until so many stand."""
        chance = chance or random.Random(1)
        while self.room.standing.status == "running":
            if moves is not None and len(self.room.standing.line) >= moves:
                return
            seat = chance.choice(self.room.standing.state.to_act)
            await self.act(seat, chance.choice(self.legal(seat)))


async def gather(server: Running, people: int, *bots: str, **more: Any) -> Party:
    """So many people at a table that has begun, and bots after them."""
    visitors = [await server.guest(f"Player {number}") for number in range(1, people + 1)]
    seats = ["me", *["open"] * (people - 1), *bots]
    table = (await visitors[0].create(*seats, **more))["id"]
    for seat in range(1, people):
        await visitors[seat].sit(table, seat)
    room = await server.hall.room(table)
    return Party(server, room, visitors, [await id_of(server, visitor) for visitor in visitors])
