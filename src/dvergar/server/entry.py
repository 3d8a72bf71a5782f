"""What a table is made of: a header that never changes, and entries that are only ever added."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from dvergar.kernel.game import Game
from dvergar.kernel.state import Setup, State

#: who stands in the place of everybody who has deleted all own data
FORMER = "former"


#: how a game without a clock goes: at one sitting, or over days
LIVE, DAYS = "live", "days"


class PerDecision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A human has so much time for each decision."""

    seconds: int


class Bank(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """A human has so much time for the whole game, and a little more with each decision."""

    seconds: int
    increment: int = 0


class Origin(msgspec.Struct, frozen=True):
    """The running game that a fork comes from, and the seats that its maker has there."""

    table: str
    seats: tuple[int, ...]


class Settings(msgspec.Struct, frozen=True):
    """What the host decided, apart from the game's own options."""

    clock: PerDecision | Bank | None = None
    #: may one person hold several seats?
    hot_seat: bool = False
    #: does the lobby show it?
    public: bool = False
    #: a match file that was read in: to look at, not to play on
    imported: bool = False
    #: the table of which this is a rematch or a fork
    source: str | None = None
    #: by seat: for whom it is kept; only at a rematch
    kept: tuple[str | None, ...] = ()
    #: does its result count in the statistics?
    counts: bool = True
    #: may players ask what a bot would do?
    hints: bool = False
    #: the chapter of the game's tutorial that is played here
    lesson: str | None = None
    #: fingerprint of the figures that it is played with, if they are not the shipped ones
    data: str = ""
    #: a game with other people and without hints: until it is over, no bot gives advice here
    origin: Origin | None = None
    #: `live` or `days`
    pace: str = LIVE


class Header(NamedTuple):
    """How a table was set up."""

    id: str
    game: Game[Any]
    setup: Setup
    settings: Settings
    host: str
    created: int
    #: a position to begin with instead of the deal, as `State.dump` gives it
    base: dict[str, Any] | None = None

    def start(self) -> State:
        """The position before the first move."""
        state: State
        if self.base is None:
            state = self.game.start(self.setup)
        else:
            state = self.game.restore(self.setup, self.base)
        return state

    def start_listening(self) -> State:
        """The same, with what happened in the deal."""
        state: State
        if self.base is None:
            state = self.game.start(self.setup, listen=True)
        else:
            state = self.start()
            state.listen()
        return state


class Entry(NamedTuple):
    """One thing that happened at a table; `body` depends on the kind (see `standing.py`)."""

    number: int
    kind: str
    #: who did it; None: a bot, or the server
    person: str | None
    #: the client's id of it
    client: str | None
    #: milliseconds since 1970
    at: int
    body: dict[str, Any]


class Draft(NamedTuple):
    """An entry that is not written yet."""

    kind: str
    body: dict[str, Any]
