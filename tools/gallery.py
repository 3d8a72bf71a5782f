"""The gallery of the web client, built and served: every screen in every state, without playing."""

from __future__ import annotations

import fcntl
import functools
import http.server
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from tools.inspection import SETTLED

_ROOT = Path(__file__).parent.parent
_WEB = _ROOT / "web"
_GALLERY = _ROOT / "build" / "gallery"
#: what it is made of, apart from the configuration in `web`
_SOURCES = ((_WEB / "src", "*"), (_ROOT / "src" / "dvergar", "*.ftl"), (_ROOT / "src", "*.toml"))

#: the sizes of real windows, for which every screen is made
SIZES = (
    *("360x740", "390x844", "768x1024", "820x1180", "1024x768", "1180x820"),
    *("1280x720", "1366x768", "1440x900", "1920x1080", "2560x1440"),
)


def build() -> None:
    """Unless it is as new as its sources; one process builds, others wait for it."""
    _GALLERY.parent.mkdir(exist_ok=True)
    with (_GALLERY.parent / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _is_fresh():
            _build()


def _is_fresh() -> bool:
    shown = _GALLERY / "gallery.html"
    if not shown.is_file():
        return False
    found = [path for folder, kind in _SOURCES for path in folder.rglob(kind)]
    found += [*_WEB.glob("*.ts"), *_WEB.glob("*.html"), *_WEB.glob("package*.json")]
    return shown.stat().st_mtime > max(path.stat().st_mtime for path in found)


def _build() -> None:
    """With Node from the virtual environment, where the machine has none."""
    path = f"{_ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "vite", "build", "--config", "vite.gallery.config.ts", "--logLevel", "error"]
    subprocess.run(command, cwd=_WEB, env={**os.environ, "PATH": path}, check=True)
    (_GALLERY / "gallery.html").touch()


@contextmanager
def served() -> Iterator[str]:
    """The built gallery's address on loopback."""
    handler = functools.partial(_Silent, directory=str(_GALLERY))
    with _Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()


class _Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to know."""


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """The browser went on to the next exhibit before it had everything of this one."""


def exhibits(page: Page, address: str) -> list[str]:
    """The names of everything there is to see."""
    page.goto(address)
    page.locator("li b").first.wait_for()
    return [*page.locator("li b").all_inner_texts(), "pieces"]


def show(page: Page, address: str, name: str, **look: str) -> None:
    """Open an exhibit, and wait until everything of it is there."""
    wish = "&".join(f"{key}={value}" for key, value in look.items())
    page.goto("about:blank")
    page.goto(f"{address}#position={name}&{wish}")
    page.locator("html[data-shown]").wait_for()
    page.evaluate("document.fonts.ready")


def resize(page: Page, size: str) -> None:
    """As somebody would who turns the tablet or drags the window's corner."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(SETTLED)
