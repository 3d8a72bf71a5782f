"""The server as a whole: a game from the first guest to the score sheets."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dvergar.server.app import create_app
from dvergar.server.config import Config, database_url
from tests.outside import announce, installed
from tests.server.harness import Running, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_a_whole_game_of_two_people(either_server: Running) -> None:
    host = await either_server.guest("Player 1")
    friend = await either_server.guest("Player 2")
    table = (await host.create("me", "open"))["id"]
    assert (await host.get(f"/api/tables/{table}"))["status"] == "open"
    assert (await friend.sit(table, 1))["status"] == "running"
    async with host.look(table, 0) as first, friend.look(table, 1) as second:
        await play_to_the_end([first, second], random.Random(1))
        assert first.frame["view"]["over"]
    sheets = await friend.get(f"/api/tables/{table}/sheets")
    assert [sheet["name"] for sheet in sheets["seats"]] == ["Player 1", "Player 2"]
    statistics = await friend.get("/api/games/nidavellir/statistics")
    assert statistics["games"] == 1


def test_the_log_names_a_game_that_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    announce(tmp_path, {"ghost": "no_such_package"})
    with installed(tmp_path), caplog.at_level("WARNING"):
        create_app(Config(str(tmp_path), database_url(tmp_path, None)))
    (warning,) = [record for record in caplog.records if record.message == "game refused"]
    assert "“ghost”" in vars(warning)["reason"]
