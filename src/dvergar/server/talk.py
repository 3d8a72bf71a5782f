"""What people say at a table: words of their own, phrases that everyone reads in their own
language, and what they think of what somebody said.

A reaction is an entry of its own, and so is taking it back, which names that entry. Nothing that
was stored before changes, and of a muted person both can be left out.
"""

from __future__ import annotations

from typing import Any

from dvergar.server.entry import Draft
from dvergar.server.refusal import BAD, MISSING, NOT_NOW, UNKNOWN, Refusal
from dvergar.server.standing import Standing

#: their words are `phrase-<key>` of the texts
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "oops", "moment", "no-hurry", "my-turn", "yes",
    "no", "again", "bye",
)  # fmt: skip
#: their names are `reaction-<key>`
REACTIONS = ("thumb", "heart", "laugh", "wow", "hammer")


def chat(standing: Standing, person: str | None, name: str, words: str) -> Draft:
    """Anybody whom we know may say something."""
    return Draft("chat", _speaker(standing, person, name) | {"text": words})


def phrase(standing: Standing, person: str | None, name: str, key: str) -> Draft:
    """The same with one of the phrases."""
    if key not in PHRASES:
        raise Refusal(BAD, "bad-phrase", {"given": key, "known_list": PHRASES})
    return Draft("chat", _speaker(standing, person, name) | {"phrase": key})


def _speaker(standing: Standing, person: str | None, name: str) -> dict[str, Any]:
    if person is None:
        raise Refusal(UNKNOWN, "sign-in")
    own = standing.seats_of(person)
    # on a shared screen nobody knows who of them it is
    return {"name": name, "seat": own[0]} if len(own) == 1 else {"name": name}


def react(
    standing: Standing, person: str | None, name: str, to: int, key: str, *, on: bool
) -> Draft:
    """Give a reaction to something that was said, or take one's own back."""
    if person is None:
        raise Refusal(UNKNOWN, "sign-in")
    if key not in REACTIONS:
        raise Refusal(BAD, "bad-reaction", {"given": key, "known_list": REACTIONS})
    if to not in standing.said:
        raise Refusal(MISSING, "unknown-message")
    given = standing.reaction(to, key, person)
    if on:
        if given is not None:
            raise Refusal(NOT_NOW, "already-reacted")
        return Draft("react", {"to": to, "reaction": key, "name": name})
    if given is None:
        raise Refusal(NOT_NOW, "not-reacted")
    return Draft("unreact", {"to": given})
