"""How often one person or address may do something."""

from __future__ import annotations

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from dvergar.server.config import Limits
from dvergar.server.refusal import TOO_OFTEN, Refusal


class Limiter:
    """Counts in this process; with several workers each allows as much."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._counter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {
            "requests": RateLimitItemPerMinute(limits.requests),
            "guests": RateLimitItemPerHour(limits.guests),
            "logins": RateLimitItemPerMinute(limits.logins),
            "imports": RateLimitItemPerMinute(limits.imports),
            "exports": RateLimitItemPerHour(limits.exports),
            "renames": RateLimitItemPerHour(limits.renames),
            "lessons": RateLimitItemPerMinute(limits.lessons),
            "chat": RateLimitItemPerMinute(limits.chat),
            "hints": RateLimitItemPerMinute(limits.hints),
            "reviews": RateLimitItemPerMinute(limits.reviews),
        }
        self._sockets: dict[str, int] = {}

    def demand(self, kind: str, who: str) -> None:
        """Refuse what comes too often."""
        if not self._counter.hit(self._items[kind], kind, who):
            raise Refusal(TOO_OFTEN, "too-often")

    def add_socket(self, address: str) -> None:
        """Count a socket; `drop_socket` when it is closed."""
        mine = self._sockets.get(address, 0)
        everybody = sum(self._sockets.values())
        if mine >= self.limits.connections or everybody >= self.limits.all_connections:
            raise Refusal(TOO_OFTEN, "too-many-sockets")
        self._sockets[address] = mine + 1

    def drop_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


class Bucket:
    """How many frames one socket may send: so many a second, and twice as many at once."""

    def __init__(self, per_second: int, now: float) -> None:
        self._rate = per_second
        self._full = 2.0 * per_second
        self._left = self._full
        self._then = now

    def take(self, now: float, count: int = 1) -> bool:
        """Whether so many are still left."""
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True
