"""What one viewer of a table is sent: its own view, its own part of the events, nothing else."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

import msgspec

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.message import Event, plain_message
from dvergar.kernel.outlook import Outlook, outlooks
from dvergar.server.entry import Entry
from dvergar.server.history import RECENT, Happened
from dvergar.server.proposals import list_advisable
from dvergar.server.scenes import show_scenes, unseen
from dvergar.server.standing import Standing
from dvergar.server.table_json import show_table
from dvergar.server.wire import Frame, News, OutlookShown, ProposalShown, refusal_json


def make_frame(
    standing: Standing,
    happened: list[Happened],
    person: str | None,
    seat: int | None,
    since: int | None,
    now: int,
    address: str,
    *,
    scenes: bool = False,
    muted: Container[str | None] = (),
) -> Frame:
    """The table as a viewer may know it, and what is new to it; with `scenes` if it wants them.

    What `muted` people propose is not shown.
    """
    state = standing.state
    shown = standing.begun or standing.header.settings.imported
    view = state.view(seat) if shown else None
    prompt = state.prompt(seat) if shown else None
    plays = shown and seat is not None and not standing.is_over
    advisable = list_advisable(standing, person, seat) if plays else []
    return Frame(
        version=standing.version,
        since=since,
        seat=seat,
        table=show_table(standing, person, now, address),
        view=view,
        prompt=None if prompt is None else plain_message(prompt),
        legal=[str(a) for a in state.legal(seat)] if plays and seat is not None else [],
        forms=[form.plain() for form in state.forms(seat)] if plays else [],
        # a call is a matter between processes
        news=[
            tell(entry, events, seat, person, view)
            for entry, events in (lately(happened) if scenes and since else _unseen(happened))
            if entry.kind != "call"
        ],
        proposals=_show_proposals(standing, muted) or msgspec.UNSET,
        advisable=advisable or msgspec.UNSET,
    )


def _show_proposals(standing: Standing, muted: Container[str | None]) -> list[ProposalShown]:
    return [
        ProposalShown(seat, made.action, made.places)
        for seat, made in standing.proposals.items()
        if standing.seats[seat].person not in muted
    ]


def lately(happened: list[Happened]) -> list[Happened]:
    """Only what happened last keeps its scenes, and only if it stands: an undo leads back at once.

    Older entries may be gone from memory, and nobody looks on for that long.
    """
    from_where = max(0, len(happened) - RECENT)
    for place, (entry, _) in enumerate(happened):
        if entry.kind == "undo":
            from_where = max(from_where, place)
    return [*_unseen(happened[:from_where]), *happened[from_where:]]


def _unseen(happened: list[Happened]) -> list[Happened]:
    return [(entry, unseen(events)) for entry, events in happened]


#: the kinds of entries with which people say something, if only with a name
_SAID = frozenset(["chat", "react", "unreact", "rename", "propose"])


def is_muted(entry: Entry, muted: Container[str | None]) -> bool:
    """Whether a muted person says something here."""
    return entry.kind in _SAID and entry.person in muted


def tell(
    entry: Entry,
    events: list[Event],
    seat: int | None,
    person: str | None = None,
    view: dict[str, Any] | None = None,
) -> News:
    """An entry as a viewer may know it, with its scenes before the `view` of now.

    What a move was stays untold: the events say enough. What somebody proposes is told: it is only
    done where all know the same.
    """
    body = entry.body
    return News(
        version=entry.number,
        at=entry.at,
        kind=entry.kind,
        seat=body.get("seat"),
        events=[plain_message(event.seen_by(seat)) for event in events],
        name=body.get("name"),
        text=body.get("text"),
        phrase=body.get("phrase"),
        to=body.get("to"),
        table=body.get("table"),
        reaction=body.get("reaction"),
        mine=entry.kind in ("chat", "react") and person is not None and entry.person == person,
        lasted=body.get("lasted"),
        about=body.get("about"),
        silent=body.get("silent"),
        action=body["action"] if entry.kind == "propose" else None,
        scenes=show_scenes(
            events, lambda event: [event.seen_by(seat)], lambda then: then.view(seat), view or {}
        ),
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
