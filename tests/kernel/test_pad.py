"""Score pads of any game: how one is read, where a bad one is wrong, and its sheets as text."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dvergar
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.pad import called, read_form, read_names, reckon

ROOT = Path(__file__).parents[2]
#: what the page hands to the browser's Python (web/src/score/engine.worker.ts)
BROUGHT = ("__init__.py", "kernel", "games", "conformance")
RECKON = """
import sys
import dvergar
from dvergar.kernel.pad import reckon
print(reckon(dvergar.game("nidavellir"), sys.argv[1]))
"""
PLAYER: dict[str, Any] = {
    "warrior": [4, 28],
    "hunter": 4,
    "miner": [5, 4],
    "blacksmith": 3,
    "explorer": [4, 34],
    "coins": [24, 5, 4, 11, 9],
}


class Column(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    cards: list[int] = []


class Pad(msgspec.Struct, forbid_unknown_fields=True):
    players: list[Column]


def refused(content: object) -> BadScorePad:
    with pytest.raises(BadScorePad) as raised:
        read_form(content, Pad, 3)
    return raised.value


def reckoned(*players: dict[str, Any]) -> dict[str, Any]:
    game = dvergar.game("nidavellir")
    found: dict[str, Any] = json.loads(reckon(game, json.dumps({"players": players})))
    return found


def test_a_pad_is_read_with_the_names_as_they_can_be_shown() -> None:
    content = {"players": [{"name": " Player\x07 A\n"}, {"cards": [1]}, {"name": "x" * 99}]}
    pad = read_form(content, Pad, 3)
    assert pad.players[1].cards == [1]
    assert read_names(pad) == ["Player A", "", "x" * 40]


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert called("Player A", 1) == "Player A"
    assert called("", 1) == Message("player", {"number": 2})


@pytest.mark.parametrize("count", [0, 4])
def test_a_pad_has_as_many_players_as_the_game(count: int) -> None:
    error = refused({"players": [{}] * count})
    assert (error.message.key, error.message.args) == ("pad-players", {"count": count, "most": 3})
    assert Text("en").say(error.message) == f"A score pad has 1 to 3 players, not {count}."


@pytest.mark.parametrize(
    ("content", "player", "field"),
    [
        ({"players": [{}, {"cards": ["x"]}]}, 1, "cards"),
        ({"players": [{"hats": 1}]}, 0, "hats"),
        ({"players": ["x"]}, 0, ""),
        ({"players": 7}, None, ""),
        ([], None, ""),
    ],
)
def test_what_is_not_written_as_a_pad_is_refused_where_it_stands(
    content: Any, player: int | None, field: str
) -> None:
    error = refused(content)
    assert (error.message.key, error.player, error.field) == ("pad-form", player, field)


def test_sheets_come_with_places_and_how_the_points_came_about() -> None:
    other = {**PLAYER, "name": "B", "coins": [0, 2, 3, 4, 5]}
    first, second = reckoned(PLAYER, other)["sheets"]
    assert (first["name"], first["total"], first["place"], first["won"]) == ("", 187, 1, True)
    assert (second["name"], second["place"], second["won"]) == ("B", 2, False)
    assert first["lines"][0] == {"key": "warrior", "points": 28, "args": {"ranks": 4, "sum": 28}}
    assert sum(line["points"] for line in first["lines"]) == first["total"]


def test_equal_totals_win_together() -> None:
    players = [{**PLAYER, "coins": [0, 2, 3, 4, 5]} for _ in range(2)]
    assert [sheet["won"] for sheet in reckoned(*players)["sheets"]] == [True, True]


def test_a_refusal_says_whose_field_is_wrong() -> None:
    refused = reckoned(PLAYER, {**PLAYER, "coins": [0, 2, 3, 4, 6], "hunter": 99})["refused"]
    assert (refused["key"], refused["player"], refused["field"]) == ("pad-ranks", 1, "hunter")
    assert refused["args"]["who"] == {"key": "player", "args": {"number": 2}}


def test_nothing_is_needed_that_the_page_does_not_bring(tmp_path: Path) -> None:
    (tmp_path / "dvergar").mkdir()
    for name in BROUGHT:
        (tmp_path / "dvergar" / name).symlink_to(ROOT / "src" / "dvergar" / name)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-S", "-c", RECKON, json.dumps({"players": [PLAYER]})]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == reckoned(PLAYER)


def test_the_page_brings_the_versions_that_are_tested() -> None:
    wheels = re.findall(r"^(\S+==\S+)", (ROOT / "web" / "engine.lock").read_text(), re.M)
    assert wheels
    for wheel in wheels:
        assert f"\n{wheel} " in (ROOT / "requirements.lock").read_text()
