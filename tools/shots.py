"""Pictures of every screen: `make shots`, or `python -m tools.shots [NAME…] [--lang de] …`.

Builds the gallery, takes a picture of each exhibit in each size and theme into `build/shots/`, and
one sheet of all of them for a quick look. What a machine can see for itself it says
(`tools/inspection.py`): texts that are cut, things that are covered, a page that is too wide.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.chromium import chromium
from tools.gallery import SIZES, build, exhibits, resize, served, show
from tools.inspection import inspect

_SHOTS = Path(__file__).parent.parent / "build" / "shots"
_THEMES = ("dark", "light")
#: milliseconds until nothing moves any more, and a map is drawn sharp
_REST = 250


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of exhibits; all if none is given")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--letters", default="m", help="size of text: s, m, l or xl")
    parser.add_argument("--size", action="append", help="such as 390x844; several may be given")
    parser.add_argument("--theme", action="append", choices=_THEMES)
    parser.add_argument("--built", action="store_true", help="take the gallery as it was built")
    parser.add_argument("--words", action="store_true", help="only say what is wrong")
    wish = parser.parse_args()
    if not wish.built:
        build()
    found: list[str] = []
    with served() as address, chromium() as browser:
        for theme in wish.theme or _THEMES[: 1 if wish.words else None]:
            look = {"theme": theme, "lang": wish.lang, "size": wish.letters}
            sizes = wish.size or SIZES
            found += _take(browser, address, sizes, look, wish.names, not wish.words)
    print("\n".join(sorted(found)) or "nothing is cut off or covered")


def _take(
    browser: Browser,
    address: str,
    sizes: Sequence[str],
    look: dict[str, str],
    names: Sequence[str],
    pictures: bool,
) -> list[str]:
    """All pictures of one look, and a sheet for each size. Returns what is wrong with them."""
    folders = {size: _SHOTS / "-".join([size, *look.values()]) for size in sizes}
    if pictures:
        for folder in folders.values():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
    found: list[str] = []
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"{page.url.partition('#')[2]}: {error}"))
        known = exhibits(page, address)
        unknown = [name for name in names if name not in known]
        if unknown:
            raise SystemExit(f"no such exhibit: {', '.join(unknown)}; there are {', '.join(known)}")
        for name in names or known:
            resize(page, sizes[0])
            show(page, address, name, **look)
            for size, folder in folders.items():
                resize(page, size)
                if pictures:
                    page.wait_for_timeout(_REST)
                    long = page.locator("[data-whole]").count() == 0
                    page.screenshot(path=folder / f"{name}.png", full_page=long)
                found += [f"{folder.name}/{name}: {each}" for each in inspect(page)]
        for size, folder in folders.items() if pictures else ():
            _draw_sheet(page, folder, int(size.partition("x")[0]))
    return found


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
