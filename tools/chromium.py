"""Debian's Chromium under Playwright's control, for the browser's tests and the pictures.

Its headless shell is the same browser without windows, at which nobody would look, and faster.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

#: nothing but the page, and nothing of its own on the network
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window, until the block ends."""
    program = shutil.which("chromium-headless-shell")
    if program is None:
        raise SystemExit("Chromium is missing: tools/install_chromium brings it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_FLAGS)
        yield browser
        browser.close()
