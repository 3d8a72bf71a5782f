"""Tables at which all win or lose together, and nobody has secrets: one person may lead several."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dvergar.server.table_json import TableShown
from tests.bridge.installed import GAME, installed_bridge
from tests.server.harness import Json, Running, Visitor, running

pytestmark = pytest.mark.anyio

ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that has the game."""
    (tmp_path / "packages").mkdir()
    with installed_bridge(tmp_path / "packages"):
        async with running(tmp_path / "data") as started:
            yield started


async def create(host: Visitor, *seats: Json, expect: int = 201, **more: object) -> Json:
    wish = {"game": GAME, "seats": list(seats), **more}
    made: Json = await host.post("/api/tables", wish, expect)
    return made


async def lay_all(host: Visitor, table: str, beam: int) -> Json:
    """Play to the end on one socket, each seat as its turn comes; the last frame."""
    async with host.look(table, 0) as socket:
        while not socket.over:
            assert socket.frame["table"]["outcome"] is None
            (seat,) = socket.frame["view"]["to_act"]
            answer = await socket.act(f"lay {beam}", seat)
            assert answer["type"] == "done", answer
        return socket.frame


async def test_the_page_is_told_that_hands_are_open(server: Running) -> None:
    visitor = server.visitor()
    games = {game["name"]: game for game in await visitor.get("/api/games")}
    facts = {name: (game["cooperative"], game["open_hands"]) for name, game in games.items()}
    assert facts[GAME] == (True, True)
    assert facts["nidavellir"] == (False, False)


async def test_one_person_leads_both_seats_to_an_end_that_all_share(server: Running) -> None:
    host = await server.guest()
    made = await create(host, ME, ME)
    assert (made["status"], made["yours"], made["open_hands"]) == ("running", [0, 1], True)
    assert made["hints"]
    frame = await lay_all(host, made["id"], beam=1)
    built, gap = frame["view"]["built"], frame["view"]["gap"]
    why = {"key": "outcome-too-short", "args": {"count": gap - built}}
    lost = {"winners": [], "places": [], "why": why}
    assert frame["table"]["outcome"] == lost
    sheets = await host.get(f"/api/tables/{made['id']}/sheets")
    assert sheets["outcome"] == lost
    assert [(seat["won"], seat["lines"]) for seat in sheets["seats"]] == [(False, [])] * 2
    (mine,) = await host.get("/api/tables?show=mine")
    assert mine["outcome"] == lost


async def test_another_seat_can_be_taken_while_one_waits(server: Running) -> None:
    host, friend = await server.guest(), await server.guest("Player 2")
    made = await create(host, ME, OPEN, OPEN)
    await host.sit(made["id"], 1)
    begun = await friend.sit(made["id"], 2)
    assert begun["status"] == "running"
    assert (await host.get(f"/api/tables/{made['id']}"))["yours"] == [0, 1]


async def test_elsewhere_it_stays_one_seat_each(server: Running) -> None:
    host = await server.guest()
    wish = {"game": "nidavellir", "seats": [ME, ME]}
    refused = await host.post("/api/tables", wish, 400)
    assert refused["key"] == "one-seat-each"
    made = await host.create("me", "open", "open")
    assert (await host.sit(made["id"], 1, 409))["key"] == "one-seat-each"


async def test_a_seat_has_a_name_of_its_own_only_around_one_screen(server: Running) -> None:
    host = await server.guest()
    await create(host, ME, {"kind": "me", "name": "Player 2"}, expect=400)
    made = await create(host, ME, {"kind": "me", "name": "Player 2"}, hot_seat=True)
    assert [seat["name"] for seat in made["seats"]] == ["Player 1", "Player 2"]


async def test_a_career_counts_how_games_ended_and_rates_nobody(server: Running) -> None:
    host = await server.guest()
    for beam in (1, 1, 3):
        made = await create(host, ME, ME)
        await lay_all(host, made["id"], beam)
    (career,) = await host.get("/api/me/statistics")
    assert (career["game"], career["cooperative"]) == (GAME, True)
    assert (career["total"]["played"], career["uncounted"]) == (3, 0)
    assert career["total"]["won"] == sum(each["times"] for each in career["endings"] if each["won"])
    assert sum(each["times"] for each in career["endings"]) == 3
    assert career["endings"][0] == {"key": "outcome-too-short", "won": False, "times": 2}
    assert (career["rating"], career["best"], career["categories"]) == (None, None, [])
    games = await host.get("/api/me/games")
    assert all(game["counts"] and game["outcome"]["places"] == [] for game in games)


async def test_bots_play_it_and_are_told_apart_by_nothing(server: Running) -> None:
    host = await server.guest()
    made = await create(host, ME, {"kind": "bot", "level": "greedy"})
    async with host.look(made["id"], 0) as socket:
        while not socket.over:
            if socket.my_turn:
                await socket.act("lay 2")
            else:
                await socket.next_frame()
        assert socket.frame["table"]["outcome"]["places"] == []


async def test_winners_and_places_are_sent_after_a_game_of_rivals_too(server: Running) -> None:
    host = await server.guest()
    made = await host.create("me", "greedy")
    async with host.look(made["id"], 0) as socket:
        while not socket.over:
            assert socket.frame["table"]["outcome"] is None
            if socket.my_turn:
                await socket.act(socket.frame["legal"][0])
            else:
                await socket.next_frame()
        outcome = socket.frame["table"]["outcome"]
    sheets = await host.get(f"/api/tables/{made['id']}/sheets")
    assert outcome == sheets["outcome"]
    assert outcome["places"] == [seat["place"] for seat in sheets["seats"]]
    assert outcome["winners"] == [n for n, seat in enumerate(sheets["seats"]) if seat["won"]]
    assert outcome["why"] is None


async def test_the_words_of_a_game_can_be_read(server: Running) -> None:
    visitor = server.visitor()
    assert "game-title = Brücke" in await visitor.get(f"/api/games/{GAME}/words/de")
    # it has no French ones
    assert "game-title = Bridge" in await visitor.get(f"/api/games/{GAME}/words/fr")
    for path in (f"/api/games/{GAME}/words/xx", "/api/games/chess/words/en"):
        await visitor.get(path, expect=404)


def test_lists_that_were_stored_before_have_no_outcome() -> None:
    fields = TableShown.__dataclass_fields__
    assert fields["outcome"].default is None
    assert fields["open_hands"].default is False
