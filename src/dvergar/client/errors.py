"""What can go wrong for a client: the server says no, or there is no server."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec


class Refused(Exception):
    """The server said no, and has changed nothing. The text is in the client's language."""

    def __init__(
        self, key: str, message_args: dict[str, Any], text: str, status: int | None = None
    ) -> None:
        self.key = key
        self.message_args = message_args
        self.text = text
        self.status = status
        super().__init__(key, message_args, text, status)

    def __str__(self) -> str:
        return self.text


class Unreachable(Exception):
    """No server is there, or none that can be understood, or it was lost for too long."""


class _Body(msgspec.Struct):
    key: str
    text: str
    args: dict[str, Any] = {}


def refused(status: int, body: bytes | bytearray | None) -> Refused:
    """A refusal from the answer to a request, even if it is not written in the server's way."""
    try:
        said = msgspec.json.decode(body or b"", type=_Body)
    except msgspec.DecodeError:
        return Refused(f"http-{status}", {}, _phrase(status), status)
    return Refused(said.key, said.args, said.text, status)


def _phrase(status: int) -> str:
    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)
