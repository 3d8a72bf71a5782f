"""The game as an installed package would have it: announced by an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from tests.outside import ROOT, announce, installed

GAME = "bridge"


@contextmanager
def installed_bridge(folder: Path) -> Iterator[None]:
    """In this process, and in those that it starts."""
    announce(folder, {GAME: "tests.bridge"}, name=GAME)
    known = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    found = {"PYTHONPATH": os.pathsep.join(filter(None, known))}
    with patch.dict(os.environ, found), installed(folder):
        yield


def beams_that_reach(gap: int, built: int, left: int) -> int:
    """The beam to lay, if so many are left: so that the bridge is no longer than the gap."""
    return max(1, min(3, round((gap - built) / left)))
