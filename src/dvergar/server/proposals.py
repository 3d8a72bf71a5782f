"""Proposals: what a player would do in the place of those who decide.

Only where all seats know the same: there it tells nothing, and what others may do is no secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.kernel.action import Action
from dvergar.kernel.errors import IllegalAction
from dvergar.server import decisions
from dvergar.server.entry import Draft
from dvergar.server.refusal import BAD, FORBIDDEN, NOT_NOW, Refusal
from dvergar.server.standing import Standing


def _deciders(standing: Standing, person: str | None) -> list[int]:
    """The seats that other people decide for now; bots listen to nobody."""
    own = standing.seats_of(person)
    return [
        seat
        for seat in standing.state.to_act
        if seat not in own and not standing.seats[seat].is_bot
    ]


def list_advisable(standing: Standing, person: str | None, seat: int | None) -> list[str]:
    """What the first of the others who decide could do; nothing for one who decides, too."""
    state = standing.state
    if seat is None or not state.game.open_hands or standing.status != "running":
        return []
    if seat in state.to_act or standing.seats[seat].away:
        return []
    return [
        str(action) for other in _deciders(standing, person)[:1] for action in state.legal(other)
    ]


def propose(
    standing: Standing, person: str | None, seat: int, action: str | None, places: Sequence[str]
) -> Draft:
    """A player proposes an action to those who decide, or points at places, or both."""
    decisions.demand_player(standing, person, seat)
    state = standing.state
    if not state.game.open_hands:
        raise Refusal(FORBIDDEN, "no-proposals")
    if action is None and not places:
        raise Refusal(BAD, "proposal-empty")
    deciders = _deciders(standing, person)
    if not deciders:
        own = any(other in standing.seats_of(person) for other in state.to_act)
        raise Refusal(NOT_NOW, "proposal-own" if own else "proposal-nobody")
    parsed = None if action is None else state.game.parse(action)
    if parsed is not None:
        _demand_fits(standing, deciders, parsed)
    body = {"seat": seat, "action": None if parsed is None else str(parsed)}
    return Draft("propose", {**body, "places": list(places)})


def _demand_fits(standing: Standing, deciders: Sequence[int], action: Action) -> None:
    """One of those who decide could do it; else say why the first of them cannot."""
    reasons = [standing.state.why_not(other, action) for other in deciders]
    first = reasons[0]
    if first is not None and None not in reasons:
        raise IllegalAction(first.key, first.args, standing.state.game.package)
