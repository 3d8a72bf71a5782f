"""The words of the page, from the same Fluent files that it reads, and what it shows of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from playwright.sync_api import Page

import dvergar

_ROOT = Path(__file__).parents[2]
#: the frame's words; a game's own win over them
_FRAME = (
    *("src/dvergar/kernel/text", "src/dvergar/bots/text", "src/dvergar/server/text"),
    *(
        f"web/src/{part}/text"
        for part in ("words", "person", "score", "textmode", "rules", "learn")
    ),
)
_KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
#: messages with fewer letters of their own may be words of another language by chance
_LONG = 4
#: everything that is read out or shown
_TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style, .tooltip:not(.shown)")) found.add(node.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      found.add(element.getAttribute(name));
    }
  }
  return [...found].map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def _folders(game: str) -> list[str]:
    """The words of a game's table, and of the pages around it."""
    own = sorted((_ROOT / "web" / "src" / "games" / game).glob("**/text"))
    return [f"src/dvergar/games/{game}/text", *[str(path.relative_to(_ROOT)) for path in own]]


def _sources(language: str, folders: Iterable[str]) -> list[str]:
    return [(_ROOT / folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


@cache
def _bundle(game: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language, (*_FRAME, *_folders(game))):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


class Speech:
    """The page of one game, as it speaks."""

    def __init__(self, game: str) -> None:
        self._game = game

    def __call__(self, key: str, language: str = "en", **args: str | int) -> str:
        """A message; the text `x` given as `card` is shown by the message `card-x`."""
        bundle = _bundle(self._game, language)
        shown = {
            name: self(f"{name}-{value}", language)
            if bundle.has_message(f"{name}-{value}")
            else value
            for name, value in args.items()
        }
        text, errors = bundle.format_pattern(bundle.get_message(key).value, shown)
        assert not errors, errors
        return str(text)


say = Speech("nidavellir")


@cache
def _patterns(language: str) -> list[re.Pattern[str]]:
    """What each message can look like, with anything for its arguments."""
    folders = [*_FRAME, *[folder for game in dvergar.game_names() for folder in _folders(game)]]
    return [
        re.compile(text)
        for source in _sources(language, folders)
        for entry in parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for text in _variants(entry.value)
        if len(re.sub(r"[^a-zA-Z]", "", text)) >= _LONG
    ]


def _variants(pattern: ast.Pattern) -> list[str]:
    """The regular expressions of a message: one for each way through its choices."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            more = [re.escape(re.sub(r"\s+", " ", element.value))]
        elif isinstance(element.expression, ast.SelectExpression):
            more = [text for each in element.expression.variants for text in _variants(each.value)]
        else:
            more = [".+"]
        ways = [way + text for way in ways for text in more]
    return ways


def foreign_texts(page: Page, language: str, names: str = "") -> list[str]:
    """What the page shows that is English, or a key instead of a word.

    `names` is a pattern of what people call themselves: that may be in any language.
    """
    shown = [re.sub(names, "", text) for text in page.evaluate(_TEXTS)]
    return [
        text
        for text in shown
        if _KEY.fullmatch(text) or (_fits(text, "en") and not _fits(text, language))
    ]


def _fits(text: str, language: str) -> bool:
    return any(pattern.fullmatch(text) for pattern in _patterns(language))
