"""The terminal of a game that brings none: its view in words, whatever is in it.

The names in the view are titled by the texts `show-<name>`; the values are shown as in sentences
(see `language.py`): a `card` by `card-<value>`, also in a list `cards` or
`card_list` and in a count `cards`. `players` is a list with a record for each seat. The page says
the same (`web/src/table/plain.ts`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text as RichText

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game
from dvergar.kernel.language import Text

#: the parts of a view that all games have: the rest of the screen shows them
_SHARED = frozenset(
    (
        *("game", "options", "seats", "you", "over", "to_act", "may_act"),
        *("mode", "silence", "turn", "discreet", "corrections"),
    )
)
_NOTHING = "–"


def draw(view: dict[str, Any], text: Text, game: Game[Any]) -> RichText:
    """The whole table as one seat sees it."""
    own = {name: value for name, value in view.items() if name not in _SHARED}
    return RichText("\n".join(_entries(own, text, "")))


def about(action: Action, text: Text, game: Game[Any]) -> str:
    """The name of an action is all there is to say."""
    return ""


def hint(legal: Sequence[Action], text: Text) -> str:
    """One that is possible shows how the others are written."""
    return text("play-example", example=str(legal[len(legal) // 2]), count=len(legal))


def explain(word: str, text: Text, game: Game[Any]) -> str | None:
    """What the game's texts say about a word."""
    key = f"topic-{word.strip().lower()}"
    return text(key) if text.knows(key) else None


def topics(text: Text, game: Game[Any]) -> list[str]:
    """What can be typed: a game without a terminal lists no more."""
    return [text(f"verb-{verb}") for verb in game.verbs() if text.knows(f"verb-{verb}")]


def title_of(name: str, text: Text) -> str:
    """What a part of a view is called."""
    key = "show-" + name.replace("_", "-")
    return text(key) if text.knows(key) else name.removesuffix("_list").replace("_", " ")


def _entries(content: dict[str, Any], text: Text, indent: str) -> Iterator[str]:
    for name, value in content.items():
        yield from _entry(title_of(name, text), name, value, text, indent)


def _entry(title: str, name: str, value: Any, text: Text, indent: str) -> Iterator[str]:
    """A value on one line, or its parts below its title."""
    if not _is_nested(value):
        yield f"{indent}{title}: {said(name, value, text)}"
    elif isinstance(value, dict):
        yield f"{indent}{title}"
        yield from _entries(value, text, indent + "  ")
    elif name == "players":
        for seat, record in enumerate(value):
            yield f"{indent}{text.name(seat)}"
            yield from _entries(record, text, indent + "  ")
    else:
        yield f"{indent}{title}"
        for number, each in enumerate(value):
            yield from _entry(str(number + 1), _single(name), each, text, indent + "  ")


def said(name: str, value: Any, text: Text) -> str:
    """A value without parts that have parts, in a line."""
    single = _single(name)
    if value is None or value in ([], {}, ""):
        return _NOTHING
    if isinstance(value, bool):
        return text("play-yes" if value else "play-no")
    if isinstance(value, dict):
        counts = [f"{_word(single, part, text)} {said('', n, text)}" for part, n in value.items()]
        return ", ".join(counts)
    if isinstance(value, list):
        return ", ".join([said(single, each, text) for each in value])
    return _word(single, value, text)


def _word(name: str, value: Any, text: Text) -> str:
    return str(text.show(name, value if isinstance(value, (str, int, float)) else str(value)))


def _single(name: str) -> str:
    """The name of one of several: `card` of `cards` and of `card_list`."""
    return name.removesuffix("_list").removesuffix("s").replace("_", "-")


def _is_nested(value: Any) -> bool:
    """Whether it is a record, or has parts that have parts. Numbers by name are counts."""
    if isinstance(value, dict):
        return any(type(each) is not int for each in value.values())
    return isinstance(value, list) and any(isinstance(each, (dict, list)) for each in value)
