"""Whether two things that should happen equally often did, as far as chance allows.

A check counts thousands of redeals at dozens of places, and each may be one coincidence away from a
wrong accusation. So the bound is one that a fair redeal practically never reaches, however many
places a game has.
"""

from __future__ import annotations

from math import exp, log

#: a fair coin is called unfair less often than this: of a thousand coins, one in a million checks
CHANCE = 1e-9


class Tally:
    """How often the one happened, and how often the other."""

    __slots__ = ("one", "other")

    def __init__(self) -> None:
        self.one = 0
        self.other = 0

    def count(self, one: bool) -> None:
        if one:
            self.one += 1
        else:
            self.other += 1

    @property
    def uneven(self) -> bool:
        """Whether a fair coin would not have fallen like this (Chernoff's bound, both sides)."""
        total = self.one + self.other
        if not total:
            return False
        share = max(self.one, self.other) / total
        rest = 1 - share
        surprise = share * log(2 * share) + (rest * log(2 * rest) if rest else 0.0)
        return 2 * exp(-total * surprise) < CHANCE
