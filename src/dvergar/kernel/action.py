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
        return f"<{' '.join(map(str, (self.verb, *self.args)))}>"


def is_action(thing: object) -> bool:
    """Is it an action, and made of nothing but words?"""
    return (
        isinstance(thing, Action)
        and isinstance(thing.verb, str)
        and isinstance(thing.args, tuple)
        and all(isinstance(word, str) for word in thing.args)
    )
