"""What one viewer of a table is sent: its own view, its own part of the events, nothing else."""

from __future__ import annotations

from collections.abc import Container, Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.message import Event, plain_message
from dvergar.kernel.outlook import Outlook, outlooks
from dvergar.server.entry import Entry
from dvergar.server.history import Happened
from dvergar.server.standing import Standing
from dvergar.server.table_json import show_table
from dvergar.server.wire import Frame, News, OutlookShown, refusal_json


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
        forms=[form.plain() for form in state.forms(seat)] if plays else [],
        # a call is a matter between processes
        news=[
            tell(entry, events, seat, person) for entry, events in happened if entry.kind != "call"
        ],
    )


def is_muted(entry: Entry, muted: Container[str | None]) -> bool:
    """Whether a muted person says something here, if only with a name."""
    return entry.kind in ("chat", "rename") and entry.person in muted


def tell(entry: Entry, events: list[Event], seat: int | None, person: str | None = None) -> News:
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
        mine=entry.kind == "chat" and person is not None and entry.person == person,
        lasted=body.get("lasted"),
        about=body.get("about"),
        silent=body.get("silent"),
    )


def foretell(
    standing: Standing, seat: int, actions: Sequence[str], language: str
) -> list[OutlookShown]:
    """What each action would bring to a seat, or why it is not possible."""
    game = standing.state.game
    unknown: dict[str, DvergarError] = {}
    parsed: dict[str, Action] = {}
    for action in actions:
        try:
            parsed[action] = game.parse(action)
        except DvergarError as error:
            unknown[action] = error
    found = outlooks(standing.state, seat, list(parsed.values()), standing.chance())
    known = dict(zip(parsed, found, strict=True))
    return [
        OutlookShown(action, refusal_json(unknown[action], language))
        if action in unknown
        else _show_outlook(action, known[action], game.package, language)
        for action in actions
    ]


def _show_outlook(action: str, outlook: Outlook, package: str, language: str) -> OutlookShown:
    reason = outlook.why_not
    if reason is not None:
        why_not = IllegalAction(reason.key, reason.args, package)
        return OutlookShown(action, refusal_json(why_not, language))
    return OutlookShown(
        action,
        None,
        events=[plain_message(event) for event in outlook.events],
        scores=None if outlook.scores is None else list(outlook.scores),
        prompt=None if outlook.prompt is None else plain_message(outlook.prompt),
        to_act=list(outlook.to_act),
    )
