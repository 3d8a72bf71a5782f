"""The packages in `examples/`, as if they were installed: announced by their entry points."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import dvergar
from dvergar.kernel.game import Game
from tests.outside import ROOT, announce, installed

EXAMPLES = ROOT / "examples"
TOYS = ("haggle", "rescue")


def announced(name: str) -> dict[str, str]:
    """What the `pyproject.toml` of an example announces."""
    project = tomllib.loads((EXAMPLES / name / "pyproject.toml").read_text("utf-8"))["project"]
    games: dict[str, str] = project["entry-points"]["dvergar.games"]
    return games


def python_path(folder: Path) -> str:
    """Where a program finds the examples, and what announces them (in this folder)."""
    own = Path(dvergar.__file__).parents[1]
    return os.pathsep.join([str(folder), *[str(EXAMPLES / toy) for toy in TOYS], str(own)])


@contextmanager
def installed_toys(folder: Path) -> Iterator[None]:
    """In this process, and in those that it starts."""
    for toy in TOYS:
        announce(folder, announced(toy), name=toy)
    with patch.dict(os.environ, PYTHONPATH=python_path(folder)), installed(folder):
        yield


def toy(name: str) -> Game[Any]:
    return dvergar.game(name)
