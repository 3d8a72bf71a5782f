"""The gallery shows what the rules and the server say today."""

from __future__ import annotations

from tools.positions import FOLDER, dump


def test_the_gallery_has_what_the_server_would_send() -> None:
    for name, content in dump().items():
        kept = (FOLDER / name).read_text("utf-8")
        assert kept == content, "python -m tools.positions writes it anew"
