"""What a seat does: a verb and its words."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

#: What somebody hands in as a seat, an action or a text. A narrower type would be checked by the
#: compiled code itself, and the error would be Python's: ours says what is wrong.
Anything: TypeAlias = Any


class Action(NamedTuple):
    """One choice of one seat, e.g. `take W9`. Its text is its whole meaning."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    def __repr__(self) -> str:
        parts: tuple[object, ...] = self
        return f"<{self}>" if is_action(self) else f"<{parts[0]!r} {parts[1]!r}>"


def is_action(thing: object) -> bool:
    """Whether this is an action made of plain words, which compare without surprises."""
    if type(thing) is not Action:
        return False
    parts: tuple[object, ...] = thing
    verb, args = parts
    return type(verb) is str and type(args) is tuple and all(type(word) is str for word in args)
