"""Somebody who has finished many games: they are stored at once, beside the running server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import NamedTuple

from dvergar.server.config import Config
from dvergar.server.database import open_engine
from dvergar.server.people import Person
from dvergar.server.store import Store
from tests.server.finished import finished_game


class Past(NamedTuple):
    """A game that is over: the seats ("me" or the level of a bot), and who played best."""

    seats: tuple[str, ...]
    best: int


async def _store(config: Config, person: str, name: str, past: Sequence[Past]) -> None:
    store = Store(open_engine(config.database))
    try:
        for number, game in enumerate(past):
            await finished_game(
                store, Person(person, name, None, 0), *game.seats,
                seed=number, best=game.best, ended=1_790_000_000_000 + number * 86_400_000,
                hot_seat=game.seats.count("me") > 1,
            )  # fmt: skip
    finally:
        await store.close()


def give_past(config: Config, person: str, name: str, past: Sequence[Past]) -> None:
    """Store these games for a person, the first as the oldest.

    In a thread of its own: Playwright's event loop runs in this one.
    """
    failed: list[BaseException] = []

    def work() -> None:
        try:
            asyncio.run(_store(config, person, name, past))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
