"""How long a bot may think: `400` playouts, or `0.1s`."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import NamedTuple

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
_ITERATIONS = re.compile(r"[1-9][0-9]{0,7}")
_SECONDS = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,3})?)s")


class Budget(NamedTuple):
    """So many playouts, or so many seconds; the other one is without limit."""

    iterations: int = MOST_ITERATIONS
    seconds: float = MOST_SECONDS

    @property
    def is_timed(self) -> bool:
        return self.iterations == MOST_ITERATIONS

    def spend(self) -> Iterator[int]:
        """The number of each playout, for as long as the budget lasts; at least one."""
        if not self.is_timed:
            yield from range(self.iterations)
            return
        end = time.perf_counter() + self.seconds
        for number in range(self.iterations):
            yield number
            if time.perf_counter() >= end:
                return


def read_budget(text: str) -> Budget | None:
    """The budget that a text means, or None."""
    if _ITERATIONS.fullmatch(text):
        count = int(text)
        return Budget(iterations=count) if count < MOST_ITERATIONS else None
    found = _SECONDS.fullmatch(text)
    if found is None:
        return None
    seconds = float(found[1])
    return Budget(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None
