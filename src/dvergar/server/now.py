"""The time of the server: that of day when the process began, and from then on only forwards.

A clock of the machine that is put forward or back while the process lives changes nothing here.
"""

from __future__ import annotations

import time

#: nanoseconds between the time of the machine's monotonic clock and ours
_ahead = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return (_ahead + time.monotonic_ns()) // 1_000_000


def not_before(known: int) -> None:
    """It is at least this late: something that is stored happened then."""
    global _ahead  # there is one time in a process
    _ahead = max(_ahead, known * 1_000_000 - time.monotonic_ns())
