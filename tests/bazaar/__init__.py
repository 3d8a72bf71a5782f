"""A small game with reactions and free trade, found from outside as games of other packages are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.outside import announce, installed


@contextmanager
def open_bazaar(folder: Path) -> Iterator[None]:
    """In this block the game `bazaar` is there."""
    folder.mkdir(parents=True, exist_ok=True)
    announce(folder, {"bazaar": "tests.bazaar"})
    with installed(folder):
        yield
