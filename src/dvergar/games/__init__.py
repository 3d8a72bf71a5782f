"""The games. Each folder here is one, and so is what other packages announce
(`kernel/outside.py`); nothing else has to be told of it."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.kernel.errors import BadSetup
from dvergar.kernel.game import Game, make_game
from dvergar.kernel.message import Message, shown
from dvergar.kernel.outside import announced, fault_of, missing_files


class _Registry(NamedTuple):
    #: where each game is, by its name
    packages: dict[str, str]
    #: the games that cannot be played, and why not
    refused: dict[str, Message]


@lru_cache(maxsize=1)
def _own() -> _Registry:
    """The folders here."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    registry = _Registry({}, {})
    for name in names:
        package = f"{__name__}.{name}"
        missing = missing_files(package)
        if missing:
            registry.refused[name] = _unfit(
                name, package, Message("unfit-missing", {"missing_list": missing})
            )
        else:
            registry.packages[name] = package
    return registry


@lru_cache(maxsize=1)
def _all() -> _Registry:
    """The folders here and the games of other packages; no game takes the name of another."""
    own = _own()
    registry = _Registry(dict(own.packages), dict(own.refused))
    for name, package in announced():
        taken = name in registry.packages or name in registry.refused
        fault = Message("unfit-taken") if taken else fault_of(name, package)
        if fault is None:
            registry.packages[name] = package
        else:
            key = f"{name} ({package})" if taken else name
            registry.refused[key] = _unfit(name, package, fault)
    return registry


def _unfit(name: str, package: str, why: Message) -> Message:
    return Message("bad-game-unfit", {"game": name, "package": package, "why": why})


def game_names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted(_all().packages))


def refused_games() -> tuple[Message, ...]:
    """Of each game that is here but cannot be played: what is wrong with it."""
    return tuple(_all().refused.values())


def is_outside(name: str) -> bool:
    """Whether a game comes from another package."""
    return name in game_names() and name not in _own().packages


def game(name: str, data: Path | None = None) -> Game[Any]:
    """The game of this name; `data` is a folder of corrections to its figures."""
    # other packages are only looked for if it is none of our own
    package = None
    if type(name) is str:
        package = _own().packages.get(name) or _all().packages.get(name)
    if package is None:
        refusal = _all().refused.get(name) if type(name) is str else None
        if refusal is not None:
            raise BadSetup(refusal.key, refusal.args)
        raise BadSetup("bad-game", {"given": shown(name), "known_list": list(game_names())})
    return make_game(package, data)
