"""A score pad as text: sheets in the form of the server's answers, or a refusal with its place."""

from __future__ import annotations

import json
from typing import Any

import dvergar
from dvergar.kernel.pad import reckon

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
