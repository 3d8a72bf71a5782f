"""Sentences that are not written out yet: a key of the Fluent files and its arguments.

Prompts, refusals and events are messages; `language.Text` turns them into a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Union

if TYPE_CHECKING:
    from dvergar.kernel.state import State

Value = Union[str, int, float, Sequence[str], Sequence[int], "Message"]
Args = Mapping[str, Value]


class Message(NamedTuple):
    """A key of the texts, and what goes into it."""

    key: str
    args: Args = {}


def shown(thing: object) -> str:
    """Something from outside, for a message."""
    try:
        return thing if type(thing) is str else repr(thing)
    except Exception:  # it cannot say what it is: anything may have been handed in
        return "…"


def plain_message(message: Message) -> dict[str, Any]:
    """A message as JSON-able data, messages in it too."""
    return {"key": message.key, "args": {n: _plain(value) for n, value in message.args.items()}}


def read_message(plain: Mapping[str, Any]) -> Message:
    """The message of which `plain_message` made this."""
    return Message(plain["key"], {n: _read(value) for n, value in plain.get("args", {}).items()})


def _plain(value: Value) -> Any:
    if isinstance(value, Message):
        return plain_message(value)
    return value if isinstance(value, (str, int, float)) else list(value)


def _read(value: Any) -> Value:
    found: Value = read_message(value) if isinstance(value, Mapping) else value
    return found


class Event(NamedTuple):
    """Something that happened: for the log, animation and spectators.

    `args` are for everybody. `private` holds what only single seats may know besides. `scene` is
    the position right after it, if the rules marked it as worth seeing (`State.scene`).
    """

    key: str
    args: Args = {}
    private: Mapping[int, Args] = {}
    scene: State | None = None

    def seen_by(self, seat: int | None) -> Message:
        """The part of this event that a seat (None: a spectator) may know, for the log.

        Its text is `log-<key>`, with something private in it `log-<key>-own`.
        """
        if seat is None or seat not in self.private:
            return Message(f"log-{self.key}", self.args)
        return Message(f"log-{self.key}-own", {**self.args, **self.private[seat]})

    def opened(self) -> list[Message]:
        """What all seats together may know of this event, for the log of a game that is over."""
        return [self.seen_by(seat) for seat in self.private] or [self.seen_by(None)]
