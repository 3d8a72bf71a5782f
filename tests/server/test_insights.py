"""What finished games tell besides their points."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from dvergar.server.insights import fill_in
from dvergar.server.schema import results, tables
from dvergar.server.store import Store
from tests.server.finished import finished_game
from tests.server.harness import Running
from tests.server.party import gather
from tests.server.stored import HOST, all_rows, opened

pytestmark = pytest.mark.anyio


async def kept(store: Store) -> list[tuple[str | None, int | None]]:
    async with store.engine.connect() as connection:
        query = select(results.c.gains, results.c.undone).order_by(results.c.seat)
        return [(row.gains, row.undone) for row in await connection.execute(query)]


async def test_what_each_seat_got_is_reckoned_once_and_kept(
    tmp_path: Path, database: str | None
) -> None:
    async with opened(tmp_path, database) as store:
        standing = await finished_game(store, HOST, "me", "novice", "novice", best=0)
        assert await kept(store) == [(None, None)] * 3
        await fill_in(store, HOST.id)
        found = [msgspec.json.decode(gains or "null") for gains, _ in await kept(store)]
        heroes = [player["heroes"] for player in standing.state.view(None)["players"]]
        assert [len(gains) for gains in found] == [len(each) for each in heroes]
        assert {kind for gains in found for kind, _, _ in gains} == {"hero"}
        before = await all_rows(store)
        await fill_in(store, HOST.id)
        assert await all_rows(store) == before


async def test_others_and_games_of_other_rules_are_left_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await finished_game(store, HOST, "me", "novice")
        await fill_in(store, "somebody else")
        async with store.writing() as connection:
            await connection.execute(update(tables).values(rules=99))
        await fill_in(store, HOST.id)
        assert await kept(store) == [(None, None)] * 2


async def test_what_was_taken_back_is_counted_unless_it_revealed_nothing(server: Running) -> None:
    party = await gather(server, 2)
    await party.act(0)
    await party.room.undo(party.ids[0], 0, None)
    await party.act(0)
    await party.act(1)  # the last bid opens all of them
    await party.room.undo(party.ids[1], 1, None)
    if party.room.standing.undo_wish is not None:
        await party.room.answer_undo(party.ids[0], True, None)
    await party.play()
    await fill_in(server.store, party.ids[0])
    undone = [count for _, count in await kept(server.store)]
    assert undone == [0, 1]
