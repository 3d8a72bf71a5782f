"""Structured logs: one JSON object a line, with no names, addresses or words of people."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

#: what may be logged beside the message
_FIELDS = ("table", "error", "method", "route", "status", "ms", "why", "count")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _impersonal(record: logging.LogRecord) -> bool:
    """Whether this line is not about a socket: those hold addresses and tables."""
    return '"WebSocket' not in str(record.msg)


def set_up(level: str) -> None:
    """All logs go to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # access lines hold addresses; `guard` writes its own without
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(_impersonal)
