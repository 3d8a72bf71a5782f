"""What a server logs, set up as it is when it serves."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dvergar.server import logs

#: of the tests' own clients, which share this process
_CLIENTS = ("httpx", "httpcore", "websockets.client", "asyncio")
_CHANGED = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", *_CLIENTS)


@contextmanager
def captured_logs() -> Iterator[io.StringIO]:
    """The lines that would go to standard error, until the block ends."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    before = {name: _settings(logging.getLogger(name)) for name in _CHANGED}
    lines = io.StringIO()
    logs.set_up("info")
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(lines)
    for name in _CLIENTS:
        logging.getLogger(name).setLevel(logging.WARNING)
    try:
        yield lines
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, settings in before.items():
            logger = logging.getLogger(name)
            logger.handlers[:], logger.filters[:] = settings[0], settings[1]
            logger.propagate, logger.disabled = settings[2], settings[3]
            logger.setLevel(settings[4])


def _settings(logger: logging.Logger) -> tuple[Any, ...]:
    flags = logger.propagate, logger.disabled, logger.level
    return logger.handlers[:], logger.filters[:], *flags
