"""Phases of games, and a match that reaches each of them.

The same phase is always the same position: the gallery shows them without playing, and the
browser's tests begin in them.
"""

from __future__ import annotations

from functools import cache

from tools.phases import dwarfs_fall, nidavellir
from tools.phases.phase import Found, find_all

PHASES = (*nidavellir.PHASES, *dwarfs_fall.PHASES)


@cache
def find(name: str) -> Found:
    """The first match that reaches the phase of this name."""
    return find_all([phase for phase in PHASES if phase.name == name])[name]
