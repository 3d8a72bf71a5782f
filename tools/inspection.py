"""What is wrong with the look of a page that a browser shows, in words: `inspect(page)`.

Finds texts that are cut, spill out of their box, are covered or lie over each other; controls that
are cut off, covered or too small; what hangs out of its panel; a page wider than its window, or one
that scrolls although it says `data-whole`; and a table on which nothing that can be chosen is in
sight. What is meant says so in the markup, and why: `data-fold="reason"` on an element in which
things may be cut or covered, `data-over="reason"` on one that may lie over others or hang out.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

_FOLDER = Path(__file__).with_name("inspect")
_PARTS = ("seen", "texts", "pieces", "page")

#: two frames: what follows the size of the window has followed
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def inspect(page: Page) -> list[str]:
    """Everything that is wrong with what is shown now."""
    found: list[str] = page.evaluate(_source())
    return found


@cache
def _source() -> str:
    parts = [(_FOLDER / f"{part}.js").read_text("utf-8") for part in _PARTS]
    return "() => {\n" + "\n".join(parts) + "\nreturn inspect();\n}"
