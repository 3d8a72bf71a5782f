"""What one viewer of a table is sent: its own view, its own part of the events, nothing else."""

from __future__ import annotations

from dvergar.kernel.message import Event, plain_message
from dvergar.server.entry import Entry
from dvergar.server.history import Happened
from dvergar.server.shown import show_table
from dvergar.server.standing import Standing
from dvergar.server.wire import Frame, News


def make_frame(
    standing: Standing,
    happened: list[Happened],
    person: str | None,
    seat: int | None,
    since: int | None,
    now: int,
    address: str,
) -> Frame:
    """The table as a viewer may know it, and what is new to it."""
    state = standing.state
    shown = standing.begun or standing.header.settings.imported
    prompt = state.prompt(seat) if shown else None
    plays = shown and seat is not None and not standing.is_over
    return Frame(
        version=standing.version,
        since=since,
        seat=seat,
        table=show_table(standing, person, now, address),
        view=state.view(seat) if shown else None,
        prompt=None if prompt is None else plain_message(prompt),
        legal=[str(a) for a in state.legal(seat)] if plays and seat is not None else [],
        open_verbs=list(state.open_verbs) if plays else [],
        news=[tell(entry, events, seat) for entry, events in happened],
    )


def tell(entry: Entry, events: list[Event], seat: int | None) -> News:
    """An entry as a viewer may know it. What a move was stays untold: the events say enough."""
    body = entry.body
    return News(
        version=entry.number,
        at=entry.at,
        kind=entry.kind,
        seat=body.get("seat"),
        events=[plain_message(event.seen_by(seat)) for event in events],
        name=body.get("name"),
        text=body.get("text"),
        to=body.get("to"),
        table=body.get("table"),
    )
