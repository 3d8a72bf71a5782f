"""Pictures of every screen: `make shots`, or `python -m tools.shots [NAME…] [--lang de] …`.

Builds the gallery, takes a picture of each exhibit in each size and theme into `build/shots/`, and
one sheet of all of them for a quick look. What a machine can see for itself it says: a page that
scrolls where it must not, controls that are cut off or covered, text without room.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tools.chromium import chromium

_ROOT = Path(__file__).parent.parent
_GALLERY = _ROOT / "build" / "gallery"
_SHOTS = _ROOT / "build" / "shots"
_SIZES = ("1440x900", "1280x720", "768x1024", "390x844")
_THEMES = ("dark", "light")
#: where the table must be seen whole
_WITHOUT_SCROLLING = ("1440x900", "1280x720", "390x844")
#: these may be as long as they like
_LONG = re.compile(
    r"lobby.*|join|waiting-room|(fall-)?over.*|pieces|(new-table|rules|about|score)-.*"
)
_INSPECTION = Path(__file__).with_name("inspect.js")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of exhibits; all if none is given")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--letters", default="m", help="size of text: s, m, l or xl")
    parser.add_argument("--size", action="append", help="such as 390x844; several may be given")
    parser.add_argument("--theme", action="append", choices=_THEMES)
    parser.add_argument("--built", action="store_true", help="the gallery is built already")
    wish = parser.parse_args()
    if not wish.built:
        _build()
    with _served() as address, chromium() as browser:
        found: list[str] = []
        for size in wish.size or _SIZES:
            for theme in wish.theme or _THEMES:
                look = f"theme={theme}&lang={wish.lang}&size={wish.letters}"
                found += _take(browser, address, size, look, wish.names)
    print("\n".join(found) or "nothing is cut off or covered")


def _build() -> None:
    """With Node from the virtual environment, where the machine has none."""
    path = f"{_ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["npx", "vite", "build", "--config", "vite.gallery.config.ts", "--logLevel", "error"]
    subprocess.run(command, cwd=_ROOT / "web", env={**os.environ, "PATH": path}, check=True)


@contextmanager
def _served() -> Iterator[str]:
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


def _take(browser: Browser, address: str, size: str, look: str, names: Sequence[str]) -> list[str]:
    """All pictures of one size and look, and their sheet. Returns what is wrong with them."""
    width, height = map(int, size.split("x"))
    viewport: ViewportSize = {"width": width, "height": height}
    folder = _SHOTS / "-".join([size, *[word.split("=")[1] for word in look.split("&")]])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = []
    with browser.new_context(viewport=viewport, reduced_motion="reduce") as context:
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"{page.url.partition('#')[2]}: {error}"))
        page.goto(address)
        page.locator("li b").first.wait_for()
        known = [*page.locator("li b").all_inner_texts(), "pieces"]
        unknown = [name for name in names if name not in known]
        if unknown:
            raise SystemExit(f"no such exhibit: {', '.join(unknown)}; there are {', '.join(known)}")
        for name in names or known:
            page.goto("about:blank")
            page.goto(f"{address}#position={name}&{look}")
            _wait(page)
            page.screenshot(path=folder / f"{name}.png", full_page=_is_long(name))
            whole = size in _WITHOUT_SCROLLING and not _is_long(name)
            wrong = page.evaluate(_INSPECTION.read_text("utf-8"), whole)
            found += [f"{folder.name}/{name}: {each}" for each in wrong]
        _draw_sheet(page, folder, width)
    return found


def _is_long(name: str) -> bool:
    return _LONG.fullmatch(name) is not None


def _wait(page: Page) -> None:
    """Wait until nothing moves."""
    page.locator("main").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


def _draw_sheet(page: Page, folder: Path, width: int) -> None:
    """All pictures of a folder, small, on one."""
    pictures = sorted(folder.glob("*.png"))
    small = 480 if width > 800 else 240
    figures = [
        f"<figure><img src='{folder.name}/{escape(picture.name)}' width={small}>"
        f"<figcaption>{escape(picture.stem)}</figcaption></figure>"
        for picture in pictures
    ]
    style = "body{display:flex;flex-wrap:wrap;font:14px sans-serif;background:#777}"
    style += (
        "figure{margin:6px}img{display:block;max-height:700px;object-fit:cover;object-position:top}"
    )
    sheet = folder.with_suffix(".html")
    sheet.write_text(f"<style>{style}</style>{''.join(figures)}", "utf-8")
    page.set_viewport_size({"width": 2000, "height": 1000})
    page.goto(sheet.as_uri())
    page.screenshot(path=folder.with_suffix(".png"), full_page=True)


if __name__ == "__main__":
    main()
