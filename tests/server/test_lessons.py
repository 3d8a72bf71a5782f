"""Lessons: tables whose bots follow the tutorial's script, and that nobody else has to see."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.kernel.tutorial import LEARNER, Tutorial
from dvergar.server.config import Limits
from tests.server.harness import Json, Running, Socket, Visitor, running
from tests.server.party import until

pytestmark = pytest.mark.anyio

LESSONS = "/api/games/nidavellir/lessons"


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    found = dvergar.game("nidavellir").tutorial()
    assert found is not None
    return found


async def nidavellir(visitor: Visitor) -> Json:
    """What the lobby is told of the game."""
    games: list[Json] = await visitor.get("/api/games")
    return next(game for game in games if game["name"] == "nidavellir")


async def begin(visitor: Visitor, chapter: str) -> Json:
    table: Json = await visitor.post(f"{LESSONS}/{chapter}", expect=201)
    return table


async def my_turn(socket: Socket) -> None:
    while not (socket.my_turn or socket.over):
        await socket.next_frame()


async def test_the_chapters_are_listed_as_the_game_has_them(
    server: Running, tutorial: Tutorial
) -> None:
    visitor = server.visitor()
    assert (await nidavellir(visitor))["tutorial"] is True
    listed = await visitor.get(LESSONS)
    assert [chapter["id"] for chapter in listed] == [each.id for each in tutorial.chapters]
    for shown, chapter in zip(listed, tutorial.chapters, strict=True):
        assert (shown["begin"], shown["end"], shown["free"]) == (
            chapter.begin,
            chapter.end,
            chapter.free,
        )
        steps = [
            {"id": s.id, "at": s.at, "light": list(s.light), "do": list(s.do)}
            for s in chapter.steps
        ]
        assert shown["steps"] == steps


async def test_a_chapter_begins_where_the_script_is_and_goes_on_as_it_says(
    server: Running, tutorial: Tutorial
) -> None:
    visitor = await server.guest()
    chapter = tutorial.chapter("age")
    assert chapter is not None
    table = await begin(visitor, "age")
    assert (table["status"], table["yours"], table["public"]) == ("running", [LEARNER], False)
    assert table["moves"] == 0
    game = dvergar.game("nidavellir")
    async with visitor.look(table["id"], LEARNER) as socket:
        expected = tutorial.position(game, chapter.begin).view(LEARNER)
        assert socket.frame["view"] == expected
        for step in chapter.steps:
            if step.do:
                await my_turn(socket)
                assert (await socket.act(step.do[0]))["type"] == "done"
        while socket.frame["view"]["to_act"] != [LEARNER]:  # the rival bids for the second age
            await socket.next_frame()
        expected = tutorial.position(game, chapter.end + 1).view(LEARNER)
        assert socket.frame["view"] == expected


async def test_who_leaves_the_script_plays_against_an_apprentice(server: Running) -> None:
    visitor = await server.guest()
    table = await begin(visitor, "bid")
    assert table["seats"][1]["level"] == "apprentice"
    async with visitor.look(table["id"], LEARNER) as socket:
        assert (await socket.act("bid 0 2 3"))["type"] == "done"
        await my_turn(socket)
        assert socket.frame["view"]["tavern"] == 1


async def test_a_move_can_be_taken_back_and_the_script_goes_on(server: Running) -> None:
    visitor = await server.guest()
    table = await begin(visitor, "order")
    room = await server.hall.room(table["id"])
    async with visitor.look(table["id"], LEARNER) as socket:
        await socket.act("take B")
        await my_turn(socket)
        assert (await socket.request("undo", seat=LEARNER))["type"] == "done"
        await my_turn(socket)
        await socket.act("take H")
        await until(lambda: len(room.standing.line) == 2)
        assert room.standing.line[1].action == "take H"


async def test_a_free_chapter_follows_no_script_and_counts_nowhere(server: Running) -> None:
    visitor = await server.guest()
    table = await begin(visitor, "free")
    async with visitor.look(table["id"], LEARNER) as socket:
        while not socket.over:
            await my_turn(socket)
            if not socket.over:
                await socket.act(socket.frame["legal"][0])
    assert (await visitor.get("/api/games/nidavellir/statistics"))["games"] == 0
    sheets = await visitor.get(f"/api/tables/{table['id']}/sheets")
    assert len(sheets["seats"]) == 2


async def test_lessons_are_in_no_list_and_fill_no_limit(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(tables=1)) as server:
        visitor = await server.guest()
        for chapter in ("table", "score"):
            table = await begin(visitor, chapter)
        async with visitor.look(table["id"], LEARNER) as socket:
            await socket.act("take M1")
            while not socket.over:
                await socket.next_frame()
        for show in ("mine", "open", "running", "over"):
            assert await visitor.get(f"/api/tables?show={show}") == []
        await visitor.create("me", "open")
        assert len(await visitor.get("/api/tables?show=mine")) == 1


async def test_lessons_that_are_begun_too_often_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(lessons=2)) as server:
        visitor = await server.guest()
        for _ in range(2):
            await begin(visitor, "table")
        refused = await visitor.post(f"{LESSONS}/table", expect=429)
        assert refused["key"] == "too-often"


async def test_what_is_not_there_is_refused(server: Running) -> None:
    stranger, visitor = server.visitor(), await server.guest()
    assert (await stranger.post(f"{LESSONS}/table", expect=401))["key"] == "sign-in"
    assert (await visitor.post(f"{LESSONS}/dancing", expect=404))["key"] == "no-chapter"
    for answer in (
        await visitor.get("/api/games/chess/lessons", expect=404),
        await visitor.post("/api/games/chess/lessons/table", expect=404),
    ):
        assert answer["key"] == "no-game"


async def test_a_game_without_a_tutorial_works_and_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(dvergar.game("nidavellir")), "tutorial", lambda _: None)
    visitor = await server.guest()
    assert (await nidavellir(visitor))["tutorial"] is False
    assert (await visitor.get(LESSONS, expect=404))["key"] == "no-tutorial"
    assert (await visitor.post(f"{LESSONS}/table", expect=404))["key"] == "no-tutorial"
