"""Requests about what one has played, and about all that is known of oneself."""

from __future__ import annotations

import json

import pytest

from dvergar.server.config import Limits
from tests.server.finished import finished_game
from tests.server.harness import Running, Visitor, running
from tests.server.pair import check_refusal
from tests.server.stored import all_rows

pytestmark = pytest.mark.anyio

PASSWORD = "a long password"
PATHS = ("/api/me/games", "/api/me/statistics", "/api/me/export")


async def veteran(server: Running, name: str = "Player 1") -> Visitor:
    """Somebody with two finished games, one of them won."""
    visitor = await server.guest(name)
    person = await server.services.people.recognise(visitor.http.cookies["dvergar"])
    assert person is not None
    for seed, best in ((1, 0), (2, 1)):
        await finished_game(
            server.store, person, "me", "novice", seed=seed, best=best, ended=1000 * seed
        )
    return visitor


async def test_nobody_is_told_anything(server: Running) -> None:
    for path in PATHS:
        check_refusal(await server.visitor().http.get(path), 401, "sign-in")
    gone = await server.visitor().http.request("DELETE", "/api/me", json={"name": "Player 1"})
    check_refusal(gone, 401, "sign-in")


async def test_everybody_sees_their_own_only(server: Running) -> None:
    await veteran(server)
    other = await server.guest("Player 2")
    assert await other.get("/api/me/games") == []
    assert await other.get("/api/me/statistics") == []
    assert (await other.get("/api/me/export"))["tables"] == []


async def test_finished_games_are_shown_with_places_and_opponents(server: Running) -> None:
    visitor = await veteran(server)
    games = await visitor.get("/api/me/games?limit=1")
    assert [(g["game"], g["ended"], g["yours"], g["counts"]) for g in games] == [
        ("nidavellir", 2000, [0], True)
    ]
    mine, bot = games[0]["seats"]
    assert (mine["name"], mine["place"], mine["won"]) == ("Player 1", 2, 0)
    assert (bot["kind"], bot["level"], bot["place"]) == ("bot", "novice", 1)
    (older,) = await visitor.get("/api/me/games?game=nidavellir&before=2000")
    assert older["ended"] == 1000
    await visitor.get("/api/me/games?game=chess", expect=404)
    for bad in ("limit=0", "limit=101", "before=-1", "game=%00"):
        await visitor.get(f"/api/me/games?{bad}", expect=422)


async def test_statistics_are_as_many_as_the_games(server: Running) -> None:
    visitor = await veteran(server)
    (career,) = await visitor.get("/api/me/statistics")
    assert (career["total"]["played"], career["total"]["won"]) == (2, 1)
    assert [(t["seats"], t["played"]) for t in career["by_seats"]] == [(2, 2)]
    assert [(t["level"], t["won"]) for t in career["by_level"]] == [("novice", 1)]
    assert career["best"]["score"] > 0
    assert {each["kind"] for each in career["gains"]} == {"hero"}
    assert list(career["levels"]) == ["novice", "apprentice", "master", "elder"]
    rating = career["rating"]
    assert rating["games"] == 2
    assert rating["value"]["low"] < rating["value"]["value"] < rating["value"]["high"]


async def test_an_export_is_a_file_and_not_for_the_asking_all_day(
    server: Running, tmp_path_factory: pytest.TempPathFactory
) -> None:
    visitor = await veteran(server)
    answer = await visitor.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="dvergar-me.json"'
    content = json.loads(answer.content)
    assert content["person"]["name"] == "Player 1"
    assert len(content["tables"]) == 2
    few = Limits(exports=1)
    async with running(tmp_path_factory.mktemp("few") / "data", limits=few) as strict:
        guest = await strict.guest()
        await guest.get("/api/me/export")
        check_refusal(await guest.http.get("/api/me/export"), 429, "too-often")


async def test_a_guest_goes_by_the_own_name(server: Running) -> None:
    visitor = await veteran(server, "Some Body")
    for body in ({}, {"name": "some body"}, {"password": "Some Body"}):
        answer = await visitor.http.request("DELETE", "/api/me", json=body)
        check_refusal(answer, 400, "wrong-name")
    assert len(await visitor.get("/api/me/games")) == 2
    answer = await visitor.http.request("DELETE", "/api/me", json={"name": " Some  Body "})
    assert answer.status_code == 204
    assert "dvergar" not in visitor.http.cookies
    assert await visitor.get("/api/me") is None
    assert "Some Body" not in json.dumps(await all_rows(server.store))


async def test_an_account_goes_by_its_password_and_is_free_again(server: Running) -> None:
    visitor = await veteran(server)
    account = {"account": "player-1", "password": PASSWORD}
    await visitor.post("/api/account", account, expect=201)
    other_device = server.visitor()
    await other_device.post("/api/login", account)
    for body in ({"name": "Player 1"}, {"password": "a wrong one"}):
        answer = await visitor.http.request("DELETE", "/api/me", json=body)
        check_refusal(answer, 401, "wrong-password")
    await visitor.ask("DELETE", "/api/me", 204, json={"password": PASSWORD})
    assert await other_device.get("/api/me") is None
    again = await server.visitor().http.post("/api/login", json=account)
    check_refusal(again, 401, "wrong-password")
    newcomer = await server.guest("Player 3")
    await newcomer.post("/api/account", account, expect=201)
    assert await newcomer.get("/api/me/games") == []
