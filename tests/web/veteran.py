"""Somebody who has finished many games: they are stored at once, beside the running server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from dvergar.server.config import Config
from dvergar.server.database import open_engine
from dvergar.server.people import People
from dvergar.server.private import read_secret
from dvergar.server.store import Store
from tests.server.finished import finished_game
from tests.web.visitor import Visitor

_FIRST = 1_790_000_000_000
_DAY = 86_400_000


class Past(NamedTuple):
    """A game that is over: the seats ("me" or the level of a bot), and who played best."""

    seats: tuple[str, ...]
    best: int


def give_past(config: Config, visitor: Visitor, past: Sequence[Past]) -> None:
    """Store these games for a visitor, a day apart, the first as the oldest.

    In a thread of its own: Playwright's event loop runs in this one.
    """
    cookie = next(c for c in visitor.context.cookies() if c["name"] == "dvergar")["value"]
    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, _store(config, cookie, past)).result()


async def _store(config: Config, cookie: str, past: Sequence[Past]) -> None:
    store = Store(open_engine(config.database))
    try:
        people = People(store, read_secret(config.folder), config.limits.name_length)
        person = await people.recognise(cookie)
        assert person is not None
        for number, game in enumerate(past):
            await finished_game(
                store, person, *game.seats, seed=number, best=game.best,
                ended=_FIRST + number * _DAY, hot_seat=game.seats.count("me") > 1,
            )  # fmt: skip
    finally:
        await store.close()
