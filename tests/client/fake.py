"""A play server for one table that loses connections exactly when it is told to.

It keeps `docs/protocol.md`, with a game in which the seats take turns to say anything.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from tests.patience import PATIENCE

Answer = tuple[int, Any]
ABORT = 0


def nothing(method: str, path: str, body: Any) -> Answer:
    """The answer to a request that does not matter."""
    return 200, {}


class Viewer:
    """Who looks from where, and up to where the server has told."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.sent = 0


class Fake:
    """The server. `lose` says where it hangs up; the lists tell what came in."""

    def __init__(self, *, length: int = 1000, seats: int = 2) -> None:
        self.length = length
        self.seats = seats
        self.port = 0
        #: what arrived: REST requests, handshakes, and frames as they came
        self.requests: list[tuple[str, str, Any]] = []
        self.handshakes: list[Headers] = []
        self.frames: list[dict[str, Any]] = []
        #: what happened at the table
        self.news: list[dict[str, Any]] = []
        self.done: dict[str, int] = {}
        self.table_extra: dict[str, Any] = {}
        #: what stands in the way: see `lose`, `refuse_handshakes` and `silent`
        self.faults: Counter[tuple[str, int]] = Counter()
        self.handshake_answers: list[Answer] = []
        self.silent = False
        self.rest: Callable[[str, str, Any], Answer] = nothing
        self.set_cookie: str | None = None
        self._viewers: list[Viewer] = []
        self._server: Server

    # --- for tests ---------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def link(self) -> str:
        return f"{self.url}/t/abc"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/abc/socket"

    @property
    def said(self) -> list[str]:
        """The actions that were stored."""
        return [
            entry["events"][0]["args"]["said"] for entry in self.news if entry["kind"] == "move"
        ]

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """The frames of a kind that came in."""
        return [frame for frame in self.frames if frame["type"] == kind]

    def lose(self, point: str, times: int = 1, code: int = ABORT) -> None:
        """Lose the connection at a point: `hello`, `shown`, `request`, `stored`, `answered`."""
        self.faults[point, code] += times

    async def happen(self, kind: str = "chat", **fields: Any) -> None:
        """Something happens at the table without our client."""
        self._store({"kind": kind, **fields})
        await self._show_all()

    def deprive(self) -> None:
        """Nobody who looks has a seat any more."""
        for viewer in self._viewers:
            viewer.seat = None

    async def hang_up(self, code: int = ABORT) -> None:
        """Lose all connections now."""
        for viewer in list(self._viewers):
            await self._drop(viewer, code)

    async def push(self, frame: dict[str, Any] | str) -> None:
        """Send any frame to all."""
        text = frame if isinstance(frame, str) else json.dumps(frame)
        for viewer in self._viewers:
            await viewer.socket.send(text)

    # --- the server --------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._server = await serve(
            self._handle,
            "127.0.0.1",
            self.port,
            compression=None,
            process_request=self._handshake,
            create_connection=partial(_Half, self),  # type: ignore[arg-type]
        )
        self.port = next(iter(self._server.sockets)).getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close(code=1012)
        await self._server.wait_closed()

    def _handshake(self, connection: ServerConnection, request: Request) -> Response | None:
        self.handshakes.append(request.headers)
        if not self.handshake_answers:
            return None
        status, body = self.handshake_answers.pop(0)
        return connection.respond(status, json.dumps(body))

    async def _handle(self, socket: ServerConnection) -> None:
        viewer = Viewer(socket)
        try:
            async for text in socket:
                frame = json.loads(text)
                self.frames.append(frame)
                if not self.silent:
                    await self._answer(viewer, frame)
        except ConnectionClosed:
            pass
        finally:
            if viewer in self._viewers:
                self._viewers.remove(viewer)
            await self._show_all()

    async def _answer(self, viewer: Viewer, frame: dict[str, Any]) -> None:
        if frame["type"] == "hello":
            await self._point("hello", viewer)
            viewer.seat = frame["seat"]
            await self._show(viewer, frame["seen"])
            if viewer not in self._viewers:
                self._viewers.append(viewer)
            await self._point("shown", viewer)
            return
        await self._point("request", viewer)
        refusal = None
        if frame["id"] not in self.done:
            refusal = self._do(frame)
        await self._point("stored", viewer)
        if refusal is not None:
            await viewer.socket.send(json.dumps(refusal))
            return
        answer = {"type": "done", "id": frame["id"], "version": self.done[frame["id"]]}
        await viewer.socket.send(json.dumps(answer))
        await self._point("answered", viewer)
        await self._show_all()

    def _do(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        said = frame.get("action", frame["type"])
        if said == "bad":
            why = {"key": "why-not-possible", "args": {"action": said}, "text": "Not now."}
            return {"type": "refused", "id": frame["id"], "version": len(self.news), **why}
        if said == "odd":
            why = {"key": "bad-frame", "args": {}, "text": "What?"}
            return {"type": "error", "version": len(self.news), **why}
        event = {"key": "log-said", "args": {"said": said}}
        self._store({"kind": "move", "seat": frame.get("seat"), "events": [event]})
        self.done[frame["id"]] = len(self.news)
        return None

    def _store(self, entry: dict[str, Any]) -> None:
        self.news.append({"version": len(self.news) + 1, "at": 0, **entry})

    async def _point(self, name: str, viewer: Viewer) -> None:
        for (point, code), times in self.faults.items():
            if point == name and times:
                self.faults[point, code] -= 1
                await self._drop(viewer, code)
                raise ConnectionClosed(None, None)

    async def _drop(self, viewer: Viewer, code: int) -> None:
        if viewer in self._viewers:
            self._viewers.remove(viewer)
        if code == ABORT:
            viewer.socket.transport.abort()
        else:
            await viewer.socket.close(code)

    async def _show_all(self) -> None:
        for viewer in list(self._viewers):
            if viewer.sent < len(self.news):
                await self._show(viewer, viewer.sent)

    async def _show(self, viewer: Viewer, seen: int | None) -> None:
        viewer.sent = len(self.news)
        with suppress(ConnectionClosed):
            await viewer.socket.send(json.dumps(self.state(viewer.seat, seen)))

    def state(self, seat: int | None, seen: int | None) -> dict[str, Any]:
        """What a viewer is told."""
        over = len(self.said) >= self.length
        to_act = [] if over else [len(self.said) % self.seats]
        return {
            "type": "state",
            "version": len(self.news),
            "since": seen,
            "seat": seat,
            "table": {"status": "over" if over else "running", **self.table_extra},
            "view": {"to_act": to_act, "you": seat},
            "prompt": None,
            "legal": ["yes", "no"] if seat in to_act else [],
            "forms": [],
            "news": [] if seen is None else self.news[seen:],
        }


class _Half(ServerConnection):
    """A connection that may be a socket or an ordinary request, which websockets does not know."""

    def __init__(self, fake: Fake, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._fake = fake
        self._got = b""

    def data_received(self, data: bytes) -> None:
        if self.request is not None:
            super().data_received(data)
            return
        self._got += data
        head, end, body = self._got.partition(b"\r\n\r\n")
        if not end:
            return
        first, *lines = head.decode().split("\r\n")
        headers = Headers(tuple(line.split(": ", 1)) for line in lines)  # type: ignore[misc]
        if "Upgrade" in headers:
            super().data_received(self._got)
        elif len(body) >= int(headers.get("Content-Length", 0)):
            method, path, _ = first.split(" ")
            self._respond(method, path, headers, body.decode())

    def _respond(self, method: str, path: str, headers: Headers, body: str) -> None:
        is_json = "json" in headers.get("Content-Type", "")
        content = json.loads(body) if is_json else body or None
        self._fake.requests.append((method, path, content))
        self._fake.handshakes.append(headers)
        status, answer = self._fake.rest(method, path, content)
        kind = "text/plain" if isinstance(answer, str) else "application/json"
        text = answer if isinstance(answer, str) else json.dumps(answer)
        lines = [f"HTTP/1.1 {status} Fine", f"Content-Type: {kind}", "Connection: close"]
        if self._fake.set_cookie is not None:
            lines.append(f"Set-Cookie: {self._fake.set_cookie}; Path=/; HttpOnly")
        lines.append(f"Content-Length: {len(text.encode())}")
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n" + text).encode())
        self.transport.close()


async def soon(ready: Callable[[], bool]) -> None:
    """Wait until something has happened, not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.001)
