"""What a seat does: a verb and its words."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One choice of one seat, e.g. `take W9`. Its text is its whole meaning."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    def __repr__(self) -> str:
        return f"<{self}>" if is_action(self) else f"<{self.verb!r} {self.args!r}>"


def is_action(thing: object) -> bool:
    """Whether this is an action made of plain words, which compare without surprises."""
    return (
        type(thing) is Action
        and type(thing.verb) is str
        and type(thing.args) is tuple
        and all(type(word) is str for word in thing.args)
    )
