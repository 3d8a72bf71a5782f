"""What the server refuses, and with which status."""

from __future__ import annotations

from dvergar.kernel.errors import DvergarError
from dvergar.kernel.message import Args

SERVER = "dvergar.server"

BAD, UNKNOWN, FORBIDDEN, MISSING, NOT_NOW, TOO_LARGE, TOO_OFTEN = 400, 401, 403, 404, 409, 413, 429
TOO_SLOW, OUR_FAULT, UNAVAILABLE = 408, 500, 503


class Refusal(DvergarError):
    """The server says no, and has changed nothing."""

    def __init__(self, status: int, key: str, args: Args | None = None) -> None:
        super().__init__(key, args, SERVER)
        self.status = status


def status_of(error: DvergarError) -> int:
    """The HTTP status of a refusal; what the kernel refuses is bad input."""
    return error.status if isinstance(error, Refusal) else BAD
