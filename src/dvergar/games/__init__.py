"""The games. Each folder here is one; nothing else has to be told of it."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from pathlib import Path
from typing import Any

from dvergar.kernel.errors import BadSetup
from dvergar.kernel.game import Game, make_game
from dvergar.kernel.message import shown


@lru_cache(maxsize=1)
def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def game(name: str, data: Path | None = None) -> Game[Any]:
    """The game of this name; `data` is a folder of corrections to its figures."""
    if type(name) is not str or name not in game_names():
        raise BadSetup("bad-game", {"given": shown(name), "known_list": list(game_names())})
    return make_game(f"{__name__}.{name}", data)
