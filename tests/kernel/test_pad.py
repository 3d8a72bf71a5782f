"""A score pad as text: sheets in the form of the server's answers, or a refusal with its place."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import dvergar
from dvergar.kernel.pad import reckon

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


def reckoned(*players: dict[str, Any]) -> dict[str, Any]:
    game = dvergar.game("nidavellir")
    found: dict[str, Any] = json.loads(reckon(game, json.dumps({"players": players})))
    return found


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
