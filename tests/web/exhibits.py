"""The positions of the gallery by game, as far as tests choose among them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page
from tools.positions import FOLDER

Frame = dict[str, Any]

#: what a server would send in each phase that the gallery shows
FRAMES: dict[str, Frame] = {
    name: position["frame"]
    for name, position in json.loads((FOLDER / "positions.json").read_text("utf-8")).items()
}
GAMES = sorted({frame["table"]["game"] for frame in FRAMES.values()})


def phases(game: str, fits: Callable[[Frame], bool]) -> list[str]:
    """Those of a game that are being played, and fit."""
    return [
        name
        for name, frame in FRAMES.items()
        if frame["table"]["game"] == game and frame["table"]["status"] == "running" and fits(frame)
    ]


def decided_here(frame: Frame) -> bool:
    return frame["seat"] is not None and frame["seat"] in frame["table"]["to_act"]


def fullest(game: str) -> list[str]:
    """Where most lies on the table, and where most can be done."""
    own = phases(game, decided_here)
    lying = max(own, key=lambda name: len(json.dumps(FRAMES[name]["view"])))
    doing = max(own, key=lambda name: len(FRAMES[name]["legal"]))
    many = max(own, key=lambda name: (len(FRAMES[name]["table"]["seats"]), name))
    return sorted({lying, doing, many})


@contextmanager
def looked_at(browser: Browser) -> Iterator[tuple[Page, list[str]]]:
    """A page for exhibits, and the errors that happened on it."""
    errors: list[str] = []
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{page.url.partition('#')[2]}: {error}"))
        yield page, errors
