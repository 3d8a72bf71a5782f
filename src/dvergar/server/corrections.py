"""The games of a server, with the figures that a folder corrects: `serve --corrections`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from dvergar.games import game, game_names
from dvergar.kernel.errors import BadData
from dvergar.kernel.game import Game

FindGame = Callable[[str], Game[Any]]


def games_with(corrections: str | None) -> FindGame:
    """How a server finds its games. Those that have no folder of corrections are as shipped."""
    if corrections is None:
        return game
    folder = Path(corrections)

    def find(name: str) -> Game[Any]:
        corrected = name in game_names() and (folder / name).is_dir()
        return game(name, folder) if corrected else game(name)

    return find


def check_corrections(corrections: str) -> None:
    """Refuse a folder that is none, or that corrects what there is not."""
    folder = Path(corrections)
    if not folder.is_dir():
        raise BadData("bad-data-folder", {"folder": corrections})
    for path in sorted(folder.iterdir()):
        if path.name not in game_names():
            known = list(game_names())
            raise BadData("bad-data-unknown-file", {"file": str(path), "known_list": known})
        game(path.name, folder)
