"""Two people at a table, for the tests of what people may do; and raw sockets, without manners."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.harness import Json, Running, Visitor, play_to_the_end


class Pair(NamedTuple):
    """A table of two: the host has seat 0, the friend seat 1."""

    host: Visitor
    friend: Visitor
    table: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


async def open_pair(server: Running, **settings: Any) -> Pair:
    """A table at which the second seat is still free."""
    host, friend = await server.guest("Player 1"), await server.guest("Player 2")
    table = (await host.create("me", "open", **settings))["id"]
    return Pair(host, friend, table)


async def running_pair(server: Running, **settings: Any) -> Pair:
    """A game that has just begun."""
    pair = await open_pair(server, **settings)
    await pair.friend.sit(pair.table, 1)
    return pair


async def finished_pair(server: Running, **settings: Any) -> Pair:
    """A game that was played to its end."""
    pair = await running_pair(server, **settings)
    await finish(pair)
    return pair


async def finish(pair: Pair) -> None:
    async with pair.host.look(pair.table, 0) as first, pair.friend.look(pair.table, 1) as second:
        await play_to_the_end([first, second], random.Random(7))


def check_refusal(answer: httpx.Response, status: int, key: str) -> Json:
    """Is it a refusal of this kind, in the form of all refusals?"""
    assert answer.status_code == status, answer.text
    content: Json = answer.json()
    assert set(content) == {"key", "args", "text"}
    assert content["key"] == key
    assert content["text"].strip()
    assert content["text"] != key
    return content


@asynccontextmanager
async def raw_socket(
    server: Running, table: str, visitor: Visitor | None = None, **headers: str
) -> AsyncIterator[ClientConnection]:
    """A socket that has not said hello."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    if visitor is not None:
        headers["Cookie"] = visitor.cookie
    async with connect(
        address, additional_headers=headers, compression=None, max_size=None, close_timeout=2
    ) as connection:
        yield connection


async def say(connection: ClientConnection, content: object) -> None:
    await connection.send(json.dumps(content))


async def hear(connection: ClientConnection) -> Json:
    """Whatever comes next, but for who is here."""
    while True:
        content: Json = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
        if content["type"] != "presence":
            return content


async def close_code(connection: ClientConnection) -> int | None:
    """Read until the server closes; the code it gives."""
    try:
        while True:
            await asyncio.wait_for(connection.recv(), PATIENCE)
    except ConnectionClosed:
        return connection.close_code
