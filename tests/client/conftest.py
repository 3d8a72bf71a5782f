"""What all tests of the client need: short delays, and no proxy in between."""

from __future__ import annotations

import logging

import pytest

from dvergar.client import connection


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_DELAY", 0.002)
    monkeypatch.setattr(connection, "LONGEST_DELAY", 0.02)
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.0005)
    monkeypatch.setattr(connection, "LONGEST_PAUSE", 0.001)
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    logging.getLogger("websockets.server").setLevel(logging.CRITICAL)
