"""The page in the browser: what `web/` was built into, served from memory.

Everything is read once, at the start. So a request can only name what was there, and nobody gets
half of an old page and half of a new one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request
from fastapi.responses import Response

from dvergar.server.refusal import MISSING, Refusal

#: the addresses that the page's router owns: all of them are index.html
PATHS = (
    "/",
    "/t/{table}",
    "/replay/{table}",
    "/replay/{table}/{move}",
    "/new/{game}",
    "/score/{game}",
    "/rules/{game}",
    "/about/{game}",
    "/learn/{game}",
    "/me",
)
_INDEX = "index.html"
#: the build names these files by their content
_ASSETS = "assets/"
_FOR_EVER = "public, max-age=31536000, immutable"
#: how the build names what it has compressed already, the smallest first
_ENCODINGS = {"br": ".br", "gzip": ".gz"}
#: the machine's own table may say something else, or nothing
_MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_NOT_MODIFIED = 304


class _File(NamedTuple):
    body: bytes
    #: by encoding, the smallest first
    compressed: dict[str, bytes]
    headers: dict[str, str]


class Page:
    """The files of a built page by their path."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in _ENCODINGS.values()
        }

    @property
    def is_built(self) -> bool:
        return _INDEX in self._files

    def serve(self, app: FastAPI) -> None:
        """Answer for the page's own addresses and for its files."""
        for path in PATHS:
            _add(app, path, self.index)
        _add(app, "/{name}", self.file)
        _add(app, f"/{_ASSETS}{{name:path}}", self.asset)

    async def index(self, request: Request) -> Response:
        return self._answer(request, _INDEX)

    async def file(self, request: Request, name: str) -> Response:
        return self._answer(request, name)

    async def asset(self, request: Request, name: str) -> Response:
        return self._answer(request, _ASSETS + name)

    def _answer(self, request: Request, name: str) -> Response:
        file = self._files.get(name)
        if file is None:
            raise Refusal(MISSING, "no-page")
        known = request.headers.get("if-none-match", "")
        if file.headers["etag"] in [tag.strip() for tag in known.split(",")]:
            return Response(status_code=_NOT_MODIFIED, headers=file.headers)
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, body in file.compressed.items():
            if encoding in accepted:
                return Response(body, headers={**file.headers, "content-encoding": encoding})
        return Response(file.body, headers=file.headers)


def _add(app: FastAPI, path: str, answer: Callable[..., Awaitable[Response]]) -> None:
    app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)


def _read(path: Path, folder: Path) -> _File:
    body = path.read_bytes()
    siblings = {encoding: Path(f"{path}{suffix}") for encoding, suffix in _ENCODINGS.items()}
    compressed = {name: file.read_bytes() for name, file in siblings.items() if file.is_file()}
    named_by_content = path.relative_to(folder).as_posix().startswith(_ASSETS)
    headers = {
        "content-type": _MEDIA_TYPES.get(path.suffix, "application/octet-stream"),
        "cache-control": _FOR_EVER if named_by_content else "no-cache",
        # weak: the same content in whichever encoding
        "etag": f'W/"{hashlib.sha256(body).hexdigest()[:16]}"',
        "vary": "Accept-Encoding",
    }
    return _File(body, compressed, headers)


def _accepted(header: str) -> set[str]:
    """The encodings that a visitor can read; `br;q=0` is one that it cannot."""
    accepted = set()
    for item in header.lower().replace(" ", "").split(","):
        name, _, weight = item.partition(";q=")
        if not weight or weight.strip("0."):
            accepted.add(name)
    return accepted
