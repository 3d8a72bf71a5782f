"""The games. Each folder here is one; nothing else has to be told of it."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from dvergar.kernel.errors import BadSetup
from dvergar.kernel.game import Game
from dvergar.kernel.message import shown


@lru_cache(maxsize=1)
def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str, data: Path | None = None) -> Game[Any]:
    """The game of this name; `data` is a folder of corrections to its figures."""
    if type(name) is not str or name not in game_names():
        raise BadSetup("bad-game", {"given": shown(name), "known_list": list(game_names())})
    return _make(name, data)


@lru_cache(maxsize=16)
def _make(name: str, data: Path | None) -> Game[Any]:
    module = import_module(f"{__name__}.{name}.game")
    made: Game[Any] = module.create(data)
    made.overlay = data
    return made
