"""A table as people see it: in the lobby, in answers and in frames."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dvergar.kernel.message import plain_message
from dvergar.server import absence, clocks
from dvergar.server.entry import LIVE, Bank, Settings
from dvergar.server.standing import Standing


@dataclass(slots=True)
class SeatShown:
    """A seat. A bot has a level and no name, an away human both: a bot plays for it.

    A bot's `character` is not a name that a person could have: the texts say what it is called.
    """

    kind: str
    name: str | None
    level: str | None
    away: bool
    # lists that were stored before have not this
    character: str | None = None


@dataclass(slots=True)
class UndoShown:
    """A request to undo back to `to` moves; the players of the seats `waiting` must answer."""

    seat: int
    to: int
    waiting: list[int]


@dataclass(slots=True)
class AbsentShown:
    """The others vote to let a bot play for a seat that has been quiet `since`.

    Those of the seats `agreed` want it, those of `waiting` must still agree; it counts at `effect`.
    """

    seat: int
    since: int
    agreed: list[int]
    waiting: list[int]
    effect: int


@dataclass(slots=True)
class ClockShown:
    """`kind` is `decision` or `bank`."""

    kind: str
    seconds: int
    increment: int = 0


@dataclass(slots=True)
class TimeShown:
    """Milliseconds that each seat has left."""

    left: list[int | None]


@dataclass(slots=True)
class OutcomeShown:
    """How a game ended. `places` are empty where all win or lose together; `why` says how it ended,
    in the game's words."""

    winners: list[int]
    places: list[int]
    why: dict[str, Any] | None


@dataclass(slots=True)
class TableShown:
    """A table. `docs/protocol.md` says what each field means."""

    id: str
    link: str
    game: str
    options: dict[str, Any]
    rules: int
    status: str
    public: bool
    hot_seat: bool
    hints: bool
    clock: ClockShown | None
    imported: bool
    source: str | None
    seats: list[SeatShown]
    yours: list[int]
    host: bool
    version: int
    moves: int
    to_act: list[int]
    time: TimeShown | None
    undo: UndoShown | None
    rematch: str | None
    created: int
    updated: int
    #: has the host removed this viewer from the waiting room?
    removed: bool = False
    # lists that were stored before have not these
    pace: str = LIVE
    absent: list[AbsentShown] = field(default_factory=list)
    open_hands: bool = False
    outcome: OutcomeShown | None = None


def show_table(standing: Standing, person: str | None, now: int, address: str = "") -> TableShown:
    """What a person may know of a table as a whole."""
    header, settings = standing.header, standing.header.settings
    left = clocks.time_left(standing, now)
    status = standing.status
    return TableShown(
        id=header.id,
        link=f"{address}/t/{header.id}",
        game=header.game.name,
        options=dict(header.setup.options),
        rules=header.game.rules_version,
        status=status,
        public=settings.public,
        hot_seat=settings.hot_seat,
        hints=settings.hints,
        clock=_show_clock(settings),
        imported=settings.imported,
        source=settings.source,
        seats=[
            SeatShown(seat.kind, seat.name, seat.level, seat.away, seat.character)
            for seat in standing.seats
        ],
        yours=standing.seats_of(person),
        host=person == standing.host,
        version=standing.version,
        moves=len(standing.line),
        to_act=list(standing.state.to_act) if status == "running" else [],
        time=None if left is None else TimeShown(left),
        undo=_show_undo(standing),
        rematch=standing.rematch,
        created=header.created,
        updated=standing.updated,
        removed=status == "open" and person in standing.removed,
        pace=settings.pace,
        absent=_show_votes(standing),
        open_hands=header.game.open_hands,
        outcome=show_outcome(standing),
    )


def show_outcome(standing: Standing) -> OutcomeShown | None:
    """How the game at a table ended; None before: who is in front may be a secret."""
    if not (standing.is_over and standing.state.is_over):
        return None
    outcome = standing.state.outcome()
    why = None if outcome.why is None else plain_message(outcome.why)
    return OutcomeShown(list(outcome.winners), list(outcome.places), why)


def _show_clock(settings: Settings) -> ClockShown | None:
    clock = settings.clock
    if isinstance(clock, Bank):
        return ClockShown("bank", clock.seconds, clock.increment)
    return None if clock is None else ClockShown("decision", clock.seconds)


def _show_votes(standing: Standing) -> list[AbsentShown]:
    return [
        AbsentShown(
            seat, vote.since, list(vote.agreed), absence.waiting(standing, vote), vote.effect
        )
        for seat, vote in absence.votes(standing).items()
    ]


def _show_undo(standing: Standing) -> UndoShown | None:
    wish = standing.undo_wish
    if wish is None or standing.status != "running":
        return None
    missing = standing.asked() - wish.agreed
    waiting = [number for number, seat in enumerate(standing.seats) if seat.person in missing]
    return UndoShown(wish.seat, wish.to, waiting)
