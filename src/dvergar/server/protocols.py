"""How bytes become requests and sockets: uvicorn's own way, with every connection counted.

What a closed connection leaves behind must not refer to itself: the collector, which would find it,
seldom runs (`hall.py`), and a flood of bad requests would fill the memory until then.
"""

from __future__ import annotations

import asyncio
import sys
from typing import cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from dvergar.server.connections import SLOW_READER, SLOW_REQUEST, Line, Lines

#: parts of one frame on a socket: ours are short, and empty parts fill no limit of bytes
_PARTS = 100


class Requests(H11Protocol):
    """A connection that brings requests."""

    line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        lines: Lines = self.app_state["lines"]
        self.line = lines.open(transport, self.client[0] if self.client else "?")
        # whatever is served on this connection finds it here
        self.app_state = {**self.app_state, "line": self.line}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.line is not None:
            self.line.leave()

    def data_received(self, data: bytes) -> None:
        if self.line is not None:
            self.line.heard()
        super().data_received(data)

    def on_response_complete(self) -> None:
        if self.line is not None:
            self.line.rest()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Called while the error is handled, which holds on to itself by its traceback."""
        error = sys.exception()
        if error is not None:
            error.__traceback__ = None
        super().send_400_response(msg)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # the parser refers to the connection, and so does what stopped it
        self.conn.parser.close()
        self.conn.parser_exc = None
        line = self._line
        if line is not None:
            line.leave()

    @property
    def _line(self) -> Line | None:
        found: Line | None = self.app_state["line"]
        return found

    def handle_ping(self) -> None:
        """Answers to pings wait for nobody: they must not pile up where nobody reads them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._drop(SLOW_READER)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _PARTS:
            super().handle_cont(event)
        else:
            self._drop(SLOW_REQUEST)

    def _drop(self, why: str) -> None:
        line = self._line
        if line is not None:
            line.drop(why)
