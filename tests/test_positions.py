"""The gallery shows what the rules and the server say today."""

from __future__ import annotations

from tools.positions import FILE, dump


def test_the_positions_are_what_the_server_would_send() -> None:
    assert FILE.read_text("utf-8") == dump(), "python -m tools.positions writes them anew"
