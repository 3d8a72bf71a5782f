"""What can be played, against whom, and how it went."""

from __future__ import annotations

import pytest

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.language import LANGUAGES
from tests.server.harness import Running
from tests.server.party import gather

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", game_names())
async def test_games_are_described_in_the_language_that_is_asked_for(
    server: Running, name: str
) -> None:
    visitor = server.visitor()
    about = {}
    known = find_game(name)
    for language in LANGUAGES:
        headers = {"accept-language": f"{language}-XX,en"}
        games = await visitor.get("/api/games", headers=headers)
        assert [game["name"] for game in games] == list(game_names())
        (game,) = [game for game in games if game["name"] == name]
        assert game["seats"] == list(known.seat_counts)
        assert (game["minutes"], game["difficulty"]) == (known.minutes, known.difficulty)
        assert game["title"]
        about[language] = (game["about"], [option["text"] for option in game["options"]])
    assert len(about) == len({each[0] for each in about.values()}) >= 3
    assert "Zwerge" in about["de"][0]
    assert about["de"][1] != about["en"][1]


@pytest.mark.parametrize("wanted", ["", "*", "xx", "🙂".encode().decode("latin-1")])
async def test_other_languages_are_answered_in_english(server: Running, wanted: str) -> None:
    visitor = server.visitor()
    headers = {"accept-language": wanted.encode("latin-1")}
    assert await visitor.get("/api/games", headers=headers) == await visitor.get(
        "/api/games", headers={"accept-language": "en"}
    )


@pytest.mark.parametrize("name", game_names())
async def test_every_option_can_be_wished_for(server: Running, name: str) -> None:
    host = await server.guest()
    (game,) = [game for game in await host.get("/api/games") if game["name"] == name]
    for option in game["options"]:
        for choice in option["choices"]:
            made = await host.create("me", "open", game=name, options={option["name"]: choice})
            assert made["options"][option["name"]] == choice


async def test_the_levels_of_bots_are_listed(server: Running) -> None:
    assert await server.visitor().get("/api/bots") == [*("novice", "apprentice", "master", "elder")]


async def test_every_figure_is_told_with_its_origin(server: Running) -> None:
    found = await server.visitor().get("/api/games/nidavellir/origins")
    shipped = Nidavellir().origins()
    assert [(each["file"], each["id"]) for each in found] == [(o.file, o.id) for o in shipped]
    skaa = next(each for each in found if each["id"] == "skaa")
    assert (skaa["file"], skaa["kind"], skaa["fields"]["worth"]) == ("heroes.toml", "hero", 17)
    assert skaa["sources"].keys() == skaa["fields"].keys()
    assert skaa["sources"]["worth"] == {"kind": "rulebook", "detail": ""}
    hunter = next(each for each in found if each["id"] == "H")
    assert hunter["sources"]["points"]["kind"] == "public"
    assert "player aid" in hunter["sources"]["points"]["detail"]


async def test_the_fields_of_one_record_may_come_from_several_sources(server: Running) -> None:
    found = await server.visitor().get("/api/games/dwarfs_fall/origins")
    castle = next(each for each in found if each["id"] == "castle")
    assert castle["fields"]["effect"] == [{"verb": "dig"}]
    kinds = {field: source["kind"] for field, source in castle["sources"].items()}
    assert (kinds["need"], kinds["walls"], kinds["group"]) == (
        "rulebook",
        "reconstructed",
        "public",
    )


async def test_statistics_count_finished_games_by_seat_and_level(either_server: Running) -> None:
    visitor = either_server.visitor()
    path = "/api/games/nidavellir/statistics"
    assert await visitor.get(path) == {"game": "nidavellir", "games": 0, "groups": []}
    parties = [await gather(either_server, 2) for _ in range(2)]
    await gather(either_server, 3)
    for party in parties:
        await party.play()
    found = await visitor.get(path)
    assert found["games"] == 2
    assert [(g["seats"], g["seat"], g["level"], g["played"]) for g in found["groups"]] == [
        (2, 0, None, 2),
        (2, 1, None, 2),
    ]
    scores = [party.room.standing.state.scores() for party in parties]
    for seat, group in enumerate(found["groups"]):
        assert group["mean_score"] == sum(each[seat] for each in scores) / 2
        assert group["best_score"] == max(each[seat] for each in scores)
    assert sum(group["won"] for group in found["groups"]) == 2


@pytest.mark.parametrize("what", ["statistics", "origins"])
async def test_of_a_game_that_nobody_knows_nothing_is_told(server: Running, what: str) -> None:
    found = await server.visitor().get(f"/api/games/chess/{what}", expect=404)
    assert found["key"] == "no-game"
