"""The frames of a table's socket. `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from dvergar.kernel.errors import DvergarError
from dvergar.kernel.language import LANGUAGES
from dvergar.kernel.message import plain_message
from dvergar.server.table_json import TableShown

#: no database takes a zero byte
_Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*\Z")]
_SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
_ActionText = Annotated[str, msgspec.Meta(max_length=1000)]
#: a `data-place` of the page: nothing that one could write a message with
_Place = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
#: the key of a phrase or a reaction
_Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]{1,40}\Z")]
_Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

# --- what a client sends ---------------------------------------------------------------------


class _Sent(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A frame from a client."""


class Hello(_Sent, frozen=True, tag="hello"):
    """As whom I look, and what I have seen."""

    seat: _SeatNumber | None = None
    seen: _Version | None = None
    lang: str = "en"
    #: do I want to see what happens between two decisions?
    scenes: bool = False


class Act(_Sent, frozen=True, tag="act"):
    """What a seat of mine does."""

    id: _Id
    seat: _SeatNumber
    action: _ActionText
    #: with the answer of silence to a reaction: don't ask me again this turn
    quiet: bool = False


class Undo(_Sent, frozen=True, tag="undo"):
    """Take back the last decision of a seat of mine."""

    id: _Id
    seat: _SeatNumber


class Answer(_Sent, frozen=True, tag="answer"):
    """The answer to another player's wish to undo."""

    id: _Id
    agree: bool


class Chat(_Sent, frozen=True, tag="chat"):
    """Something to say."""

    id: _Id
    text: str


class Phrase(_Sent, frozen=True, tag="phrase"):
    """Something to say that everyone reads in their own language: a key of `talk.PHRASES`."""

    id: _Id
    phrase: _Word


class React(_Sent, frozen=True, tag="react"):
    """What I think of something that was said: a key of `talk.REACTIONS`, or not any more."""

    id: _Id
    #: the version of what was said
    to: _Version
    reaction: _Word
    on: bool = True


class Ask(_Sent, frozen=True, tag="ask"):
    """What would these actions bring to a seat of mine?"""

    id: _Id
    seat: _SeatNumber
    actions: Annotated[list[_ActionText], msgspec.Meta(min_length=1, max_length=60)]


class Hint(_Sent, frozen=True, tag="hint"):
    """What would a bot do with a seat of mine?"""

    id: _Id
    seat: _SeatNumber


class Propose(_Sent, frozen=True, tag="propose"):
    """What I would do if I were to decide: an action, places of the table, or both."""

    id: _Id
    seat: _SeatNumber
    action: _ActionText | None = None
    places: Annotated[list[_Place], msgspec.Meta(max_length=8)] = []


class Ping(_Sent, frozen=True, tag="ping"):
    """Ask for a sign of life."""


#: what people say: counted and refused alike
Speech = Chat | Phrase | React
Sent = Hello | Act | Undo | Answer | Speech | Ask | Hint | Propose | Ping
read_frame = msgspec.json.Decoder(Sent).decode

# --- what the server sends -------------------------------------------------------------------


class SceneShown(msgspec.Struct, frozen=True):
    """The position after so many of an entry's events, as one viewer may know it.

    `view` is what is different from the next scene of the entry, or else the view of the frame.
    """

    after: int
    view: dict[str, Any]


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry, as one viewer may know it."""

    version: int
    at: int
    kind: str
    seat: int | None = None
    events: list[dict[str, Any]] = []
    name: str | None = None
    text: str | None = None
    #: of chat, in the place of `text`
    phrase: str | None = None
    to: int | None = None
    table: str | None = None
    #: of a reaction: to what was said in the version `to`
    reaction: str | None = None
    #: of chat and reactions: was it this viewer?
    mine: bool = False
    lasted: int | None = None
    about: int | None = None
    #: of a move: why silence answered, and not the player
    silent: str | None = None
    #: of a proposal: what should be done, if it is not only places
    action: str | None = None
    scenes: list[SceneShown] = []


class ProposalShown(msgspec.Struct, frozen=True):
    """What the player of a seat would do in the place of those who decide."""

    seat: int
    action: str | None
    places: tuple[str, ...]


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """The table as one viewer sees it, with what is new."""

    version: int
    since: int | None
    seat: int | None
    table: TableShown
    view: dict[str, Any] | None
    prompt: dict[str, Any] | None
    legal: list[str]
    forms: list[dict[str, Any]]
    news: list[News]
    # left out where there are none: nearly always
    #: what others would do here
    proposals: list[ProposalShown] | msgspec.UnsetType = msgspec.UNSET
    #: what this viewer could propose to another player, who decides now
    advisable: list[str] | msgspec.UnsetType = msgspec.UNSET


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """It is stored."""

    id: str
    version: int


class OutlookShown(msgspec.Struct, frozen=True):
    """What an action would bring for certain, or why it is not possible."""

    action: str
    why_not: dict[str, Any] | None
    events: list[dict[str, Any]] = []
    scores: list[int] | None = None
    prompt: dict[str, Any] | None = None
    to_act: list[int] = []


class Told(msgspec.Struct, frozen=True, tag_field="type", tag="told"):
    """The answer to an `ask`; nothing has changed."""

    id: str
    version: int
    outlooks: list[OutlookShown]


class AdvisedOption(msgspec.Struct, frozen=True):
    """An action that a bot would consider: the chance of winning and the final score to expect."""

    action: str
    value: float
    points: float | None
    why: list[dict[str, Any]]


class Advice(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """The answer to a `hint`: the best options, the best first."""

    id: str
    version: int
    options: list[AdvisedOption]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not possible; nothing has changed."""

    id: str
    version: int
    key: str
    args: dict[str, Any]
    text: str


class Error(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A frame that could not be understood."""

    version: int
    key: str
    args: dict[str, Any]
    text: str


class Quiet(msgspec.Struct, frozen=True):
    """A seat that is waited for and has given no sign of life since: the others may vote."""

    seat: int
    since: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence", omit_defaults=True):
    """The seats of those who are connected, and how many others look on."""

    here: tuple[int, ...]
    watching: int
    quiet: tuple[Quiet, ...] = ()


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""

    version: int


write_frame = msgspec.json.Encoder().encode


def refusal_json(error: DvergarError, language: str) -> dict[str, Any]:
    """A refusal for a client: the message, and its sentence in a language."""
    spoken = language if language in LANGUAGES else "en"
    return {**plain_message(error.message), "text": error.say(spoken)}
