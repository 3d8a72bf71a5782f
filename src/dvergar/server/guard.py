"""What every request goes through: size, rate, origin; what every answer carries: headers.

A plain ASGI middleware, so that sockets go through it as well.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse

from dvergar.kernel.errors import DvergarError
from dvergar.server.connections import line_of
from dvergar.server.metrics import REQUESTS
from dvergar.server.refusal import (
    FORBIDDEN,
    OUR_FAULT,
    TOO_LARGE,
    TOO_SLOW,
    Refusal,
    status_of,
)
from dvergar.server.services import client_address, language_of, services_of
from dvergar.server.wire import refusal_json

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        # the score pad's Python is WebAssembly; this allows no other eval
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_SAFE = ("GET", "HEAD", "OPTIONS")
#: where a match file is read in, which may be larger than other requests
IMPORT_PATH = "/api/matches"

_log = logging.getLogger(__name__)


class Guard:
    """The middleware."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(Headers(scope=scope)):
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        #: 0: not answered yet
        status = 0

        async def guarded_send(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                message["headers"] = headers.raw
            await send(message)

        request = Request(scope)
        try:
            body = await self._admit(request, receive)
            if body is None:
                return
            await self._app(scope, _replayed(body, receive), guarded_send)
        except DvergarError as refusal:
            await refuse(request, refusal)(scope, receive, guarded_send)
        except Exception:  # whatever it is: no traceback reaches the client
            if status:
                raise
            _log.exception("request failed")
            fault = refuse(request, Refusal(OUR_FAULT, "our-fault"))
            await fault(scope, receive, guarded_send)
        REQUESTS.labels(str(status)).inc()
        route = scope.get("route")
        fields = {
            "method": scope["method"],
            "route": getattr(route, "path", "-"),
            "status": status,
            "ms": round((time.perf_counter() - began) * 1000, 1),
        }
        _log.info("request", extra=fields)

    async def _admit(self, request: Request, receive: Receive) -> bytes | None:
        """The body of a request that may be served; None: its sender has gone away."""
        services = services_of(request)
        line = line_of(request.scope)
        if line is not None:
            line.claim(client_address(request))
        services.limiter.demand("requests", client_address(request))
        if request.method not in _SAFE and not same_origin(request.headers):
            raise Refusal(FORBIDDEN, "foreign-origin")
        limits = services.config.limits
        most = limits.match_file if request.url.path == IMPORT_PATH else limits.body
        try:
            async with asyncio.timeout(limits.body_seconds):
                body = await _whole_body(receive, most)
        except TimeoutError:
            if line is not None:
                line.too_slow()
            raise Refusal(TOO_SLOW, "too-slow") from None
        if line is not None:
            line.serve()
        return body


async def _whole_body(receive: Receive, most: int) -> bytes | None:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise Refusal(TOO_LARGE, "too-large", {"limit": most})
        if not message.get("more_body", False):
            return bytes(body)


def same_origin(headers: Headers) -> bool:
    """Whether this comes from our own page, or from a program, which names no origin."""
    origin = headers.get("origin")
    host = headers.get("host", "?")
    return origin is None or origin in (f"http://{host}", f"https://{host}")


def refuse(connection: HTTPConnection, error: DvergarError) -> JSONResponse:
    """A refusal as an answer."""
    status = status_of(error)
    # the rest of what was too slow is not waited for
    headers = {"connection": "close"} if status == TOO_SLOW else None
    return JSONResponse(refusal_json(error, language_of(connection)), status, headers)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    given = False

    async def replay() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay
