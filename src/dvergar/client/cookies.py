"""The cookie that says who one is, and the file in which scripts keep it between two runs."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

import msgspec

NAME = "dvergar"


def after_answer(cookie: str | None, headers: Iterable[str]) -> str | None:
    """The cookie after an answer with these `Set-Cookie` headers; None if it was taken away."""
    for header in headers:
        try:
            found = SimpleCookie(header).get(NAME)
        except CookieError:
            continue
        if found is not None:
            cookie = found.coded_value if found.value else None
    return cookie


class CookieFile:
    """The cookies by the address of their server, in a file that only its owner can read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get(self, server: str) -> str | None:
        """The cookie of a server, if there is one."""
        return self._read().get(server)

    def put(self, server: str, cookie: str | None) -> None:
        """Keep the cookie of a server, or forget it. The old file stays if writing fails."""
        cookies = self._read()
        cookies.pop(server, None)
        if cookie is not None:
            cookies[server] = cookie
        self._path.parent.mkdir(parents=True, exist_ok=True)
        partial = Path(f"{self._path}.{secrets.token_hex(4)}.part")
        number = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(msgspec.json.encode(cookies))
            partial.replace(self._path)
        except OSError:
            partial.unlink(missing_ok=True)
            raise

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except msgspec.DecodeError:
            raise ValueError(f"{self._path} is no file of cookies") from None
