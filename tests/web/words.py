"""The words of the page, from the same Fluent files that it reads, and what it shows of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from playwright.sync_api import Page

_ROOT = Path(__file__).parents[2]
_FOLDERS = (
    "src/dvergar/kernel/text",
    "src/dvergar/server/text",
    "web/src/words/text",
    "web/src/person/text",
    "src/dvergar/games/dwarfs_fall/text",
    "web/src/games/dwarfs_fall/text",
    # what both games have a word for is said as in Nidavellir
    "src/dvergar/games/nidavellir/text",
    "web/src/games/nidavellir/text",
    "web/src/score/text",
    "web/src/games/nidavellir/score/text",
    "web/src/textmode/text",
    "web/src/games/nidavellir/textmode/text",
    "web/src/rules/text",
    "web/src/games/nidavellir/rules/text",
    "web/src/learn/text",
    "web/src/games/nidavellir/tutorial/text",
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


@cache
def sources(language: str) -> list[str]:
    return [(_ROOT / folder / f"{language}.ftl").read_text("utf-8") for folder in _FOLDERS]


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def say(key: str, language: str = "en", **args: str | int) -> str:
    """A message of the page; the text `x` given as `card` is shown by the message `card-x`."""
    bundle = _bundle(language)
    shown = {
        name: say(f"{name}-{value}", language) if bundle.has_message(f"{name}-{value}") else value
        for name, value in args.items()
    }
    text, errors = bundle.format_pattern(bundle.get_message(key).value, shown)
    assert not errors, errors
    return str(text)


@cache
def _patterns(language: str) -> list[re.Pattern[str]]:
    """What each message can look like, with anything for its arguments."""
    return [
        re.compile(text)
        for source in sources(language)
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
