"""The golden games of a game: finished matches, and what came of them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import dvergar


def folder(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


@cache
def results(game: str) -> dict[str, Any]:
    """By the name of the match: its scores, winners, and the scores on the way."""
    found: dict[str, Any] = json.loads((folder(game) / "results.json").read_text("utf-8"))
    return found


def load(game: str, name: str) -> dvergar.Match:
    return dvergar.Match.load(folder(game) / f"{name}.match", dvergar.game)


def matches(game: str) -> list[dvergar.Match]:
    return [load(game, name) for name in results(game)]
