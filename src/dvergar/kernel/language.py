"""Messages in a language: Fluent files, one set for the terminal and the page.

How arguments are shown, everywhere the same:
- a name that begins with `seat` holds seat numbers: the players' names are put in;
- any other text `x` given as `card` (or `card2`) is shown by the message `card-x` if there is one;
- a list is given as `card_list` and joined with commas; in it `ruby*2` is two of what `ruby` is,
  `-` is nothing;
- a message is said in the same language.

An action `take W9` is said by the message `do-take`; its attribute `.words` names the words that
follow the verb in their order; a verb that stands alone has no such attribute. `=for` is the word
`for` itself; a name ending in `_list` takes all words up to the next of these, or to the end, but
for those that the names in between need. A word called `seat…` is a player, counted from 1 as in
match files.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeGuard

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.form import NOTHING
from dvergar.kernel.message import Message, Value, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")
_KERNEL = "dvergar.kernel"
#: numbers from here on are shown digit by digit, words from here on are cut
_LARGE = 10**15
_LONG = 300
_PLAYER = re.compile(r"[1-9][0-9]*")
#: so many of an item
_TIMES = re.compile(r"(.+)\*([1-9][0-9]*)")


class Text:
    """The words of one language: the kernel's, and those of the packages named."""

    def __init__(self, language: str, *packages: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise DvergarError(
                "bad-language", {"given": shown(language), "known_list": list(LANGUAGES)}
            )
        self.language = language
        self.packages = packages
        self.players = tuple(players)
        self._bundle = _bundle(language, (_KERNEL, *packages))

    def naming(self, players: Sequence[str]) -> Text:
        """The same words, with the players' own names."""
        return Text(self.language, *self.packages, players=players)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: Value) -> str:
        return self.say(Message(key, args))

    def say(self, message: Message) -> str:
        """A message in this language."""
        if not self._bundle.has_message(message.key):
            return message.key
        pattern = self._bundle.get_message(message.key).value
        if pattern is None:
            return message.key
        shown = {name: self.show(name, value) for name, value in message.args.items()}
        return str(self._bundle.format_pattern(pattern, shown)[0])

    def action(self, action: Action) -> str:
        """What choosing this action does, in words; the action itself if there are none."""
        key = f"do-{action.verb}"
        if not self.knows(key):
            return str(action)
        words = self._bundle.get_message(key).attributes.get("words")
        names = str(self._bundle.format_pattern(words)[0]).split() if words else []
        return self.say(Message(key, _named(names, action.args)))

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self("player", number=seat + 1)

    def show(self, name: str, value: Value) -> str | float:
        """An argument of this name, as sentences show it."""
        if isinstance(value, Message):
            return self.say(value)
        if name.startswith("seat") and isinstance(value, int):
            return self.name(value)
        if name.startswith("seat") and _is_player(value):
            return self.name(int(value) - 1)
        if isinstance(value, (int, float)):
            return value if abs(value) < _LARGE else shortened(str(value))
        if not isinstance(value, str):
            single = name.removesuffix("_list")
            return ", ".join(str(self._listed(single, item)) for item in value)
        key = f"{name.rstrip('0123456789')}-{value}"
        return self(key) if self.knows(key) else shortened(value)

    def _listed(self, name: str, item: Value) -> str | float:
        """An item of a list, as sentences show it: some of them, or nothing."""
        if item == NOTHING:
            return self("nothing")
        times = _TIMES.fullmatch(item) if isinstance(item, str) else None
        if times is None:
            return self.show(name, item)
        return self("item-times", count=int(times[2]), item=str(self.show(name, times[1])))


def _named(names: Sequence[str], words: tuple[str, ...]) -> dict[str, Value]:
    """The words of an action by the names that its message gives them."""
    found: dict[str, Value] = {}
    for number, name in enumerate(names):
        end = _end(names[number + 1 :], words) if name.endswith("_list") else 1
        if name.endswith("_list"):
            found[name] = words[:end]
        elif words and not name.startswith("="):
            found[name] = words[0]
        words = words[end:]
    return found


def _end(later: Sequence[str], words: tuple[str, ...]) -> int:
    """How many of the words a list takes: it leaves those that the later names need."""
    needed = 0
    for name in later:
        if name.startswith("="):
            there = name[1:] in words
            return max(words.index(name[1:]) - needed, 0) if there else len(words)
        needed += 1
    return max(len(words) - needed, 0)


def _is_player(value: object) -> TypeGuard[str]:
    """Whether this is a player as actions write one, counted from 1."""
    return isinstance(value, str) and _PLAYER.fullmatch(value) is not None


def plain_word(word: str) -> str:
    """A word as any keyboard can type it: small letters, no accents, one kind of apostrophe."""
    letters = unicodedata.normalize("NFKD", word.strip().lower().replace("’", "'"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def shortened(words: str) -> str:
    """Words from outside, so that they cannot fill or break a sentence."""
    line = "".join([sign if sign.isprintable() else " " for sign in words[: _LONG + 1]])
    return line if len(line) <= _LONG else line[:_LONG] + "…"


def words_file(package: str, language: str) -> Traversable:
    """Where a package's words are. A game from outside may have English ones only."""
    folder = files(package).joinpath("text")
    file = folder.joinpath(f"{language}.ftl")
    return file if file.is_file() else folder.joinpath("en.ftl")


@lru_cache(maxsize=64)
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        source = words_file(package, language).read_text("utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
