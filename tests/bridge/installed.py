"""The game as an installed package would have it: announced by an entry point."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from tests.outside import announced

GAME = "bridge"


def installed_bridge(folder: Path) -> AbstractContextManager[None]:
    """In this process, and in those that it starts."""
    return announced(folder, GAME)


def beams_that_reach(gap: int, built: int, left: int) -> int:
    """The beam to lay, if so many are left: so that the bridge is no longer than the gap."""
    return max(1, min(3, round((gap - built) / left)))
