"""What the entries of a table add up to: who sits where, the moves that stand, the position."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

import msgspec

from dvergar.bots import bot_name, woken
from dvergar.kernel.match import Match, Move
from dvergar.kernel.message import Event
from dvergar.kernel.state import State
from dvergar.kernel.step import SEALED, Step
from dvergar.server.entry import FORMER, Bank, Entry, Header

#: what a seat has at least after taking it back from a bot that played on when its bank was empty
LEAST_BANK = 15_000


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    #: `human`, `bot` or `open`
    kind: str = "open"
    person: str | None = None
    name: str | None = None
    #: is the name the seat's own, not that of its person?
    named: bool = False
    #: of the bot that sits here or, while the person is away, plays for it
    level: str | None = None
    #: of a bot; None: one of no level, or of a time when bots had none
    character: str | None = None
    away: bool = False
    #: how many moves stood when the person left
    left_at: int = 0
    #: did the others let a bot take over?
    voted_out: bool = False
    #: was the person banned, and has not come back since?
    banned: bool = False
    #: when the person last did anything here
    seen: int = 0

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot" or self.away

    @property
    def bot(self) -> str:
        """The name of the bot that plays here (`bots/names.py`)."""
        assert self.level is not None
        return bot_name(self.level, self.character)


class Played(NamedTuple):
    """A move that has been played and not undone."""

    #: of its entry
    number: int
    seat: int
    action: str
    at: int
    #: was there nothing to choose?
    forced: bool
    #: milliseconds that came into the bank for it
    earned: int = 0
    #: the turn in which the seat does not want to be asked for reactions again
    quiet: int | None = None
    #: why silence answered, if it was not the player
    silent: str | None = None


@dataclass(slots=True)
class Position:
    """The state, and since when each seat has been waited for."""

    state: State
    #: by seat; milliseconds, 0: since the beginning
    since: list[int]

    @classmethod
    def start(cls, header: Header) -> Position:
        return cls(header.start(), [0] * header.setup.seats)

    def copy(self) -> Position:
        return Position(self.state.copy(), self.since.copy())

    def play(self, seat: int, action: str, at: int) -> None:
        state = self.state
        waited, same = state.to_act, _same_decision(state, seat)
        state.apply(seat, state.game.parse(action))
        goes_on = state.agenda[-1:] in same
        for other in state.to_act:
            if other == seat or other not in waited or not goes_on:
                self.since[other] = at

    def dump(self) -> bytes:
        """For a snapshot."""
        return msgspec.json.encode([self.state.dump(), self.since])

    @classmethod
    def load(cls, header: Header, body: str) -> Position:
        dump, since = msgspec.json.decode(body)
        return cls(header.game.restore(header.setup, dump), since)


def _same_decision(state: State, seat: int) -> list[list[Step]]:
    """What comes next on the agenda as long as the decision goes on, after this seat has acted.

    A reaction that is settled may be followed by another, of which some are asked as well.
    """
    now = state.agenda[-1:]
    if state.silence is None:
        return [now]
    return [now, [step._replace(args=tuple(n for n in step.args if n != seat)) for step in now]]


@dataclass(slots=True)
class UndoWish:
    """A request to undo back to `to` moves; all others must agree."""

    seat: int
    person: str
    to: int
    agreed: frozenset[str]

    def renamed(self, was: str, person: str) -> UndoWish:
        """The same wish after a person got another id."""
        agreed = frozenset(person if each == was else each for each in self.agreed)
        return replace(self, person=person if self.person == was else self.person, agreed=agreed)


class Vote(NamedTuple):
    """A vote to let a bot play for a player who has been quiet `since`."""

    #: seats: who has agreed, and who has to
    agreed: tuple[int, ...]
    needed: tuple[int, ...]
    since: int
    #: no earlier does it count
    effect: int


class Proposal(NamedTuple):
    """What a player would do in the place of those who decide: an action, places, or both."""

    action: str | None
    places: tuple[str, ...]


class Call(NamedTuple):
    """A question to the other processes: is the person of a seat connected there?"""

    at: int
    #: when silence answers for them
    effect: int


class Standing:
    """A table as it stands after some entry."""

    __slots__ = (
        "bank",
        "begun",
        "calls",
        "cancelled",
        "clock_from",
        "header",
        "hinted",
        "host",
        "line",
        "pauses",
        "position",
        "proposals",
        "quiet",
        "reactions",
        "rematch",
        "removed",
        "said",
        "seats",
        "undo_wish",
        "updated",
        "version",
        "votes",
    )

    def __init__(self, header: Header) -> None:
        count = header.setup.seats
        self.header = header
        self.host = header.host
        self.version = 0
        self.updated = header.created
        self.seats = [Seat() for _ in range(count)]
        #: the moves that stand
        self.line: list[Played] = []
        self.begun = False
        self.cancelled = False
        self.rematch: str | None = None
        #: whom the host has removed: they neither sit down nor chat before the game begins
        self.removed: set[str] = set()
        self.undo_wish: UndoWish | None = None
        #: by the seat that it is about
        self.votes: dict[int, Vote] = {}
        #: by seat
        self.calls: dict[int, Call] = {}
        #: by seat: the turn in which it does not want to be asked for reactions
        self.quiet: list[int | None] = [None] * count
        #: by seat: how many moves stood when its player asked for a hint
        self.hinted: dict[int, int] = {}
        #: by seat: the latest for the decision of now
        self.proposals: dict[int, Proposal] = {}
        #: by its entry: who said something
        self.said: dict[int, str | None] = {}
        #: by its entry: what was said, the reaction to it, and whose it is
        self.reactions: dict[int, tuple[int, str, str | None]] = {}
        clock = header.settings.clock
        #: by seat: milliseconds left of a bank
        self.bank = [clock.seconds * 1000 if clock else 0] * count
        #: by seat: no earlier time counts for its clock
        self.clock_from = [header.created] * count
        #: from when until when nobody was waited for, because no server ran
        self.pauses: tuple[tuple[int, int], ...] = ()
        self.position = Position.start(header)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.header = self.header
        other.host = self.host
        other.version = self.version
        other.updated = self.updated
        other.seats = [replace(seat) for seat in self.seats]
        other.line = self.line.copy()
        other.begun = self.begun
        other.cancelled = self.cancelled
        other.rematch = self.rematch
        other.removed = self.removed.copy()
        other.undo_wish = self.undo_wish
        other.votes = self.votes.copy()
        other.calls = self.calls.copy()
        other.quiet = self.quiet.copy()
        other.hinted = self.hinted.copy()
        other.proposals = self.proposals.copy()
        other.said = self.said.copy()
        other.reactions = self.reactions.copy()
        other.bank = self.bank.copy()
        other.clock_from = self.clock_from.copy()
        other.pauses = self.pauses
        other.position = self.position.copy()
        return other

    # --- asking ------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def is_over(self) -> bool:
        """Whether everyone may see everything: after the end, and in an imported match."""
        return self.header.settings.imported or (self.begun and self.state.is_over)

    @property
    def status(self) -> str:
        if self.cancelled:
            return "cancelled"
        if self.is_over:
            return "over"
        return "running" if self.begun else "open"

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """The people who hold a seat, away or not; deleted people hold none."""
        return {seat.person for seat in self.seats if seat.person}

    def asked(self) -> set[str]:
        """The people who have to agree to an undo: all who hold a seat, except banned ones."""
        return {seat.person for seat in self.seats if seat.person and not seat.banned}

    def present(self) -> set[str]:
        """The people who play themselves, without a bot in their place."""
        return {seat.person for seat in self.seats if seat.person and not seat.away}

    def bots_due(self) -> list[int]:
        """The seats that the game waits for and for which a bot decides."""
        if self.status != "running":
            return []
        return [seat for seat in self.state.to_act if self.seats[seat].is_bot]

    def bots_besides(self) -> list[int]:
        """The seats that nobody waits for and whose bots are asked what they do besides.

        Where it is a secret who has a choice, all that may act are asked: else the work would tell.
        A lesson follows its script, and no game is made longer than it can be.
        """
        if self.status != "running" or self.header.settings.lesson is not None:
            return []
        if len(self.line) >= self.header.game.longest:
            return []
        state = self.state
        found = woken(state)
        if state.discreet and state.game.asides and state.mode != SEALED:
            found = state.may_act
        return [seat for seat in found if self.seats[seat].is_bot]

    def chance(self) -> random.Random:
        """For other worlds: the same at each move, so that asking again answers the same."""
        last = self.line[-1].number if self.line else 0
        return random.Random(f"{self.header.setup.seed} {last}")

    def reaction(self, to: int, key: str, person: str) -> int | None:
        """The entry with which a person reacted so to something that was said."""
        given = (to, key, person)
        return next((made for made, each in self.reactions.items() if each == given), None)

    def match(self) -> Match:
        """The whole game, for a file."""
        match = Match(self.header.game, self.header.setup)
        match.moves = [Move(made.seat, match.game.parse(made.action)) for made in self.line]
        match.state = self.state
        return match

    # --- adding ------------------------------------------------------------------------------

    def take(self, entry: Entry, back: Position | None = None) -> list[Event]:
        """Add an entry; `back` is the position that an undo leads to. Returns what happened."""
        self.note(entry)
        if entry.kind == "undo":
            assert back is not None
            self.position = back
        elif entry.kind == "move":
            self.state.listen()
            self.position.play(entry.body["seat"], entry.body["action"], entry.at)
            return self.state.heard()
        return []

    def note(self, entry: Entry) -> None:
        """Add an entry, but for what it does to the position."""
        getattr(self, "_" + entry.kind.replace("-", "_"))(entry)
        self.version = entry.number
        self.updated = entry.at
        if entry.person is not None:
            self._has_seen(entry.person, entry.at)
        if not self.begun and all(seat.kind != "open" for seat in self.seats):
            self.begun = True
            self.clock_from = [entry.at] * len(self.seats)

    def _has_seen(self, person: str, at: int) -> None:
        """Note a sign of life: it ends votes to let a bot play for this person, and calls."""
        for number in self.seats_of(person):
            self.seats[number].seen = at
            self.votes.pop(number, None)
            self.calls.pop(number, None)

    def _move(self, entry: Entry) -> None:
        body = entry.body
        seat = body["seat"]
        clock = self.header.settings.clock
        quiet, silent = body.get("quiet"), body.get("silent")
        earned = 0
        if isinstance(clock, Bank) and "spent" in body and silent is None:
            earned = clock.increment * 1000
        self.bank[seat] += earned - body.get("spent", 0)
        forced = body.get("forced", False)
        self.line.append(
            Played(entry.number, seat, body["action"], entry.at, forced, earned, quiet, silent)
        )
        self.quiet[seat] = self.quiet[seat] if quiet is None else quiet
        self.calls.pop(seat, None)
        self.proposals.clear()
        if entry.person is not None:
            self.undo_wish = None

    def _undo(self, entry: Entry) -> None:
        to = entry.body["to"]
        for made in self.line[to:]:
            self.bank[made.seat] -= made.earned
        del self.line[to:]
        self.calls.clear()
        self.proposals.clear()
        self.quiet = [None] * len(self.seats)
        for made in self.line:
            if made.quiet is not None:
                self.quiet[made.seat] = made.quiet
        for place in self.seats:
            place.left_at = min(place.left_at, to)
        self.undo_wish = None
        self.votes.clear()
        seat = entry.body["seat"]
        before = self.clock_from[seat]
        self.clock_from = [entry.at] * len(self.seats)
        if entry.body.get("free") and not isinstance(self.header.settings.clock, Bank):
            self.clock_from[seat] = before

    def _ask_undo(self, entry: Entry) -> None:
        assert entry.person is not None
        body = entry.body
        self.undo_wish = UndoWish(body["seat"], entry.person, body["to"], frozenset([entry.person]))

    def _agree_undo(self, entry: Entry) -> None:
        wish = self.undo_wish
        assert wish is not None
        assert entry.person is not None
        self.undo_wish = replace(wish, agreed=wish.agreed | {entry.person})

    def _refuse_undo(self, entry: Entry) -> None:
        self.undo_wish = None

    def _sit(self, entry: Entry) -> None:
        body = entry.body
        named = body.get("named", False)
        seat = Seat("human", body["person"], body["name"], named=named, seen=entry.at)
        self.seats[body["seat"]] = seat

    def _bot(self, entry: Entry) -> None:
        body = entry.body
        self.seats[body["seat"]] = Seat("bot", level=body["level"], character=body.get("character"))

    def _open(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]] = Seat()

    def _remove(self, entry: Entry) -> None:
        person = entry.body["person"]
        self.removed.add(person)
        for number in self.seats_of(person):
            self.seats[number] = Seat()

    def _leave(self, entry: Entry) -> None:
        """A bot takes over; the seat stays the person's."""
        seat = self.seats[entry.body["seat"]]
        if not seat.away:
            seat.left_at = len(self.line)
        seat.away, seat.level = True, entry.body["level"]
        seat.banned = entry.body.get("banned", False)
        self.bank[entry.body["seat"]] -= entry.body.get("spent", 0)
        if self.undo_wish is not None and self.undo_wish.person == seat.person:
            self.undo_wish = None

    _timeout = _leave

    def _vote_out(self, entry: Entry) -> None:
        body = entry.body
        self.votes[body["about"]] = Vote(
            tuple(body["agreed"]), tuple(body["needed"]), body["since"], body["effect"]
        )

    def _call(self, entry: Entry) -> None:
        self.calls[entry.body["seat"]] = Call(entry.at, entry.body["effect"])

    def _absent(self, entry: Entry) -> None:
        """A bot takes over because the others have agreed."""
        self._leave(entry)
        self.seats[entry.body["seat"]].voted_out = True
        self.votes.pop(entry.body["seat"], None)

    def _here(self, entry: Entry) -> None:
        """Only a sign of life."""

    def _return(self, entry: Entry) -> None:
        number = entry.body["seat"]
        seat = self.seats[number]
        seat.away, seat.level, seat.voted_out, seat.banned = False, None, False, False
        moved = any(made.seat == number for made in self.line[seat.left_at :])
        if moved or isinstance(self.header.settings.clock, Bank):
            self.clock_from[number] = entry.at
        if moved:
            self.bank[number] = max(self.bank[number], LEAST_BANK)

    def _rename(self, entry: Entry) -> None:
        """Another name, or another identity of the same person."""
        was, person = entry.body["was"], entry.body["person"]
        if self.host == was:
            self.host = person
        if was in self.removed:
            self.removed.add(person)
        for seat in self.seats:
            if seat.person == was:
                seat.person = person
                seat.name = seat.name if seat.named else entry.body["name"]
        if self.undo_wish is not None:
            self.undo_wish = self.undo_wish.renamed(was, person)

    def _gone(self, entry: Entry) -> None:
        """Detach a deleted person from their seats (see `farewell.py`)."""
        if entry.body["host"]:
            self.host = FORMER
        for number in entry.body["seats"]:
            seat = self.seats[number]
            seat.person, seat.name, seat.named = None, None, False

    def _pause(self, entry: Entry) -> None:
        self.votes.clear()  # nobody could answer
        self.calls.clear()
        self.pauses += tuple((since, until) for since, until in entry.body["gaps"])

    def _chat(self, entry: Entry) -> None:
        self.said[entry.number] = entry.person

    def _react(self, entry: Entry) -> None:
        body = entry.body
        self.reactions[entry.number] = (body["to"], body["reaction"], entry.person)

    def _unreact(self, entry: Entry) -> None:
        self.reactions.pop(entry.body["to"], None)

    def _hint(self, entry: Entry) -> None:
        self.hinted[entry.body["seat"]] = len(self.line)

    def _propose(self, entry: Entry) -> None:
        body = entry.body
        self.proposals[body["seat"]] = Proposal(body["action"], tuple(body["places"]))

    def _fork(self, entry: Entry) -> None:
        """Only told."""

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _cancel(self, entry: Entry) -> None:
        self.cancelled = True
