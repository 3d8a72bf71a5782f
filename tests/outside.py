"""Packages with a game, as others would install them: made from docs/adding-a-game.md."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import dvergar.games
from dvergar.kernel import language
from dvergar.kernel.game import make_game

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
NAME = "high_card"


def block(kind: str) -> str:
    """The file of this kind in the example of the page."""
    example = PAGE[PAGE.index("## A whole game in one page") :]
    found = re.search(rf"```{kind}\n(.*?)```", example, re.S)
    assert found is not None
    return found[1]


def write_package(folder: Path) -> Path:
    """The package of the page, as `pip install` would leave it."""
    package = folder / NAME
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(block("python"), "utf-8")
    (package / "text" / "en.ftl").write_text(block("fluent"), "utf-8")
    announced = tomllib.loads(block("toml"))["project"]["entry-points"]["dvergar.games"]
    announce(folder, announced)
    return package


def announce(folder: Path, games: dict[str, str], name: str = "toy") -> None:
    """Say, as an installer does, which games a package has."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines = "".join(f"{game} = {package}\n" for game, package in games.items())
    (info / "entry_points.txt").write_text(f"[dvergar.games]\n{lines}")


def python_path(folder: Path) -> dict[str, str]:
    """The environment of a program that finds the packages of a folder."""
    own = Path(dvergar.__file__).parents[1]
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(own)])}


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """In this process, too; afterwards everything is as before."""
    modules = set(sys.modules)
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", None) or "").startswith(str(folder)):
                del sys.modules[name]
        _look_again()


@contextmanager
def announced(folder: Path, game: str) -> Iterator[None]:
    """A game of the tests as an installed package would have it, in this process and in those that
    it starts: `tests.<game>`."""
    announce(folder, {game: f"tests.{game}"}, name=game)
    known = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    found = {"PYTHONPATH": os.pathsep.join(filter(None, known))}
    with patch.dict(os.environ, found), installed(folder):
        yield


def _look_again() -> None:
    dvergar.games._all.cache_clear()
    make_game.cache_clear()
    language._bundle.cache_clear()
