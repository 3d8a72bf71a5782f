"""Finished games of somebody, stored as if they had been played: quickly, and as one wishes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert

from dvergar.bots import make_bot
from dvergar.server import making
from dvergar.server.api.models import NewTable
from dvergar.server.entry import Entry
from dvergar.server.index import first_index_row, result_rows
from dvergar.server.people import Person
from dvergar.server.schema import results
from dvergar.server.standing import Standing
from dvergar.server.store import Store


async def finished_game(
    store: Store,
    person: Person,
    *seats: str,
    seed: int = 1,
    best: int | None = None,
    ended: int = 10_000,
    **settings: Any,
) -> Standing:
    """A game of Nidavellir that is over; seats are "me" or the level of a bot.

    All play by chance, but for the seat `best`, which therefore nearly always wins.
    """
    wishes = [{"kind": s} if s == "me" else {"kind": "bot", "level": s} for s in seats]
    wish = NewTable.model_validate({"game": "nidavellir", "seats": wishes, **settings})
    header, made, _ = making.new_table(store.find_game, wish, person)
    game = header.game
    header = header._replace(setup=game.setup(len(seats), seed, header.setup.options))
    standing = Standing(header)
    entries = list(made)
    for entry in entries:
        standing.take(entry)
    players = [
        make_bot("greedy" if seat == best else "random", seed + seat, game)
        for seat in range(len(seats))
    ]
    while not standing.state.is_over:
        seat = standing.state.to_act[0]
        action = str(players[seat].choose(standing.state, seat))
        who = standing.seats[seat].person
        body = {"seat": seat, "action": action}
        entries.append(Entry(len(entries) + 1, "move", who, None, ended, body))
        standing.take(entries[-1])
    await store.create_table(header, entries, first_index_row(standing, []))
    async with store.writing() as connection:
        await connection.execute(insert(results), result_rows(standing, ended))
    return standing
