"""The frames of a table's socket, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Any

import msgspec

from dvergar.client.scenes import patched


class Message(msgspec.Struct):
    """A sentence that is not written out yet: a key of the texts and what goes into it."""

    key: str
    args: dict[str, Any] = {}


class Scene(msgspec.Struct):
    """The position between two decisions, after so many of an entry's events."""

    after: int
    view: dict[str, Any]


class News(msgspec.Struct):
    """One thing that happened at the table; which fields are set depends on its kind."""

    version: int
    at: int
    kind: str
    seat: int | None = None
    events: list[Message] = []
    name: str | None = None
    text: str | None = None
    to: int | None = None
    table: str | None = None
    #: of chat and reactions: was it I?
    mine: bool = False
    #: milliseconds of a pause
    lasted: int | None = None
    about: int | None = None
    #: of a move: why silence answered, and not the player
    silent: str | None = None
    #: of a proposal: what should be done, if it is not only places
    action: str | None = None
    #: of chat, in the place of `text`: a key, which everyone reads in their own language
    phrase: str | None = None
    #: of a reaction: to what was said in the version `to`
    reaction: str | None = None
    #: if one has asked for them
    scenes: list[Scene] = []


class Proposal(msgspec.Struct):
    """What the player of a seat would do in the place of those who decide."""

    seat: int
    action: str | None
    places: list[str]


class Frame(msgspec.Struct, tag_field="type", tag="state"):
    """The table as one viewer sees it, with all that is new since the version `since`.

    `seat` is None for a spectator, `since` in a fresh view.
    """

    version: int
    since: int | None
    seat: int | None
    table: dict[str, Any]
    view: dict[str, Any] | None
    prompt: Message | None
    legal: list[str]
    #: what is too much to list, described: see the protocol
    forms: list[dict[str, Any]]
    news: list[News]
    proposals: list[Proposal] = []
    #: what could be proposed to another player, who decides now
    advisable: list[str] = []

    @property
    def my_turn(self) -> bool:
        """Whether the game waits for this seat."""
        if self.view is None or self.table["status"] != "running":
            return False
        return self.seat in self.view["to_act"]

    @property
    def over(self) -> bool:
        """Whether the game has ended or the table was cancelled."""
        return self.table["status"] in ("over", "cancelled")


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The request is stored."""

    id: str
    version: int


class Reason(msgspec.Struct):
    """Why an action is not possible: a message, and its sentence in the client's language."""

    key: str
    text: str
    args: dict[str, Any] = {}


class Outlook(msgspec.Struct):
    """What an action would bring for certain, or why it is not possible."""

    action: str
    why_not: Reason | None
    events: list[Message]
    scores: list[int] | None
    prompt: Message | None
    to_act: list[int]


class Told(msgspec.Struct, tag_field="type", tag="told"):
    """The answer to a question about actions."""

    id: str
    version: int
    outlooks: list[Outlook]


class Option(msgspec.Struct):
    """What a bot would do: the chance of winning, the final score to expect, what speaks for it."""

    action: str
    value: float
    points: float | None
    why: list[Message]


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """The answer to a wish for a hint: the most promising option first."""

    id: str
    version: int
    options: list[Option]


class No(msgspec.Struct, tag_field="type", tag="refused"):
    """The request is not possible; nothing has changed."""

    id: str
    version: int
    key: str
    text: str
    args: dict[str, Any] = {}


class Error(msgspec.Struct, tag_field="type", tag="error"):
    """A frame of ours was not understood. It does not say which."""

    version: int
    key: str
    text: str
    args: dict[str, Any] = {}


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats of those who are connected, and how many others look on."""

    here: list[int]
    watching: int


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The server is there."""

    version: int


Received = Frame | Done | Told | Advice | No | Error | Presence | Pong
_decode = msgspec.json.Decoder(Received).decode


def read_frame(text: str | bytes) -> Received:
    """A frame of the server, with whole views in its scenes."""
    frame: Received = _decode(text)
    if isinstance(frame, Frame):
        for news in frame.news:
            following = frame.view or {}
            for scene in reversed(news.scenes):
                scene.view = following = patched(following, scene.view)
    return frame


def write_frame(kind: str, **fields: object) -> str:
    """A frame for the server."""
    return msgspec.json.encode({"type": kind, **fields}).decode()
