"""A person's finished games, and what they add up to."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from dvergar.games import game as find_game
from dvergar.server.career import careers, finished
from dvergar.server.people import Person
from dvergar.server.schema import results
from dvergar.server.store import Store
from tests.server.finished import finished_game
from tests.server.stored import HOST, opened

pytestmark = pytest.mark.anyio

LATER = 1 << 60


async def all_of(store: Store, person: Person = HOST) -> list[str]:
    found = await finished(store, person.id, game=None, before=LATER, limit=None)
    return [game.table.id for game in found]


async def test_games_are_listed_the_latest_first_and_page_by_page(
    tmp_path: Path, database: str | None
) -> None:
    async with opened(tmp_path, database) as store:
        made = [
            await finished_game(store, HOST, "me", "novice", seed=n, ended=n * 1000)
            for n in (2, 1, 3)
        ]
        order = [made[index].header.id for index in (2, 0, 1)]
        assert await all_of(store) == order
        (second,) = await finished(store, HOST.id, game="nidavellir", before=3000, limit=1)
        assert (second.table.id, second.ended) == (order[1], 2000)
        assert [row.score for row in second.seats] == made[0].state.scores()
        assert await finished(store, HOST.id, game="chess", before=LATER, limit=None) == []


async def test_nobody_has_the_games_of_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await finished_game(store, HOST, "me", "novice")
        other = Person("person2", "Player 2", None, 0)
        assert await all_of(store, other) == []
        assert await careers(store, other.id) == []


async def test_a_career_adds_up(tmp_path: Path, database: str | None) -> None:
    async with opened(tmp_path, database) as store:
        games = [
            await finished_game(store, HOST, "me", "novice", seed=1, best=0),
            await finished_game(store, HOST, "elder", "me", seed=2, best=0),
            await finished_game(store, HOST, "novice", "me", "master", seed=3, best=1),
        ]
        (career,) = await careers(store, HOST.id)
    scores = [
        games[0].state.scores()[0],
        games[1].state.scores()[1],
        games[2].state.scores()[1],
    ]
    assert career.game == "nidavellir"
    assert career.total is not None
    assert (career.total.played, career.total.won, career.uncounted) == (3, 2, 0)
    assert career.total.mean_score == pytest.approx(sum(scores) / 3)
    assert career.best is not None
    assert career.best.mine.score == max(scores)
    assert [(seats, tally.played, tally.won) for seats, tally in career.by_seats] == [
        (2, 2, 1),
        (3, 1, 1),
    ]
    # each game once, by the strongest bot at its table
    assert [(level, tally.won) for level, tally in career.by_level] == [
        ("novice", 1),
        ("master", 1),
        ("elder", 0),
    ]
    assert sum(each.mine for each in career.categories) == pytest.approx(sum(scores) / 3)
    theirs = [s for game in games for s in game.state.scores()]
    assert sum(each.others for each in career.categories) == pytest.approx(
        (sum(theirs) - sum(scores)) / 4
    )
    assert career.gains
    for gained in career.gains:
        assert 0 <= gained.won <= gained.got <= 3
    assert [each.share.low for each in career.gains] == sorted(
        (each.share.low for each in career.gains), reverse=True
    )


async def test_what_a_bot_finished_and_what_several_shared_does_not_count(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await finished_game(store, HOST, "me", "me", hot_seat=True)
        (career,) = await careers(store, HOST.id)
        assert (career.total, career.best, career.uncounted) == (None, None, 1)
        assert (career.by_seats, career.gains, career.rating) == ([], [], None)


async def test_a_rating_needs_bots_of_known_strength_and_nothing_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = {"novice": 1000.0, "elder": 2000.0}
    monkeypatch.setattr(type(find_game("nidavellir")), "level_ratings", levels)
    async with opened(tmp_path) as store:
        for seed in range(1, 4):
            await finished_game(store, HOST, "me", "novice", seed=seed, best=0)
        back = await finished_game(store, HOST, "me", "novice", seed=4, best=1)
        await finished_game(store, HOST, "me", "random", seed=5, best=0)
        (first,) = await careers(store, HOST.id)
        async with store.writing() as connection:
            same = results.c.table_id == back.header.id
            await connection.execute(update(results).where(same).values(undone=1))
        (second,) = await careers(store, HOST.id)
    assert first.rating is not None
    assert second.rating is not None
    assert (first.rating.games, second.rating.games) == (4, 3)
    assert second.rating.value.low > 1000 > second.rating.value.low - 1000
    assert first.rating.value.value < second.rating.value.value
