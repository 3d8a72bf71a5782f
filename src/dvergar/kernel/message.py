"""Sentences that are not written out yet: a key of the Fluent files and its arguments.

Prompts, refusals and events are messages; `language.Text` turns them into a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Union

Value = Union[str, int, float, Sequence[str], Sequence[int], "Message"]
Args = Mapping[str, Value]


class Message(NamedTuple):
    """A key of the texts, and what goes into it."""

    key: str
    args: Args = {}


class Event(NamedTuple):
    """Something that happened: for the log, animation and spectators.

    `args` are for everybody. `private` holds what only single seats may know besides.
    """

    key: str
    args: Args = {}
    private: Mapping[int, Args] = {}

    def seen_by(self, seat: int | None) -> Message:
        """The part of this event that a seat (None: a spectator) may know, for the log.

        Its text is `log-<key>`, with something private in it `log-<key>-own`.
        """
        if seat is None or seat not in self.private:
            return Message(f"log-{self.key}", self.args)
        return Message(f"log-{self.key}-own", {**self.args, **self.private[seat]})
