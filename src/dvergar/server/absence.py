"""Absent players: when the others may vote to let a bot play for one who gives no sign of life.

A sign of life is any entry of the person, and what this process sees of its sockets. A vote takes
effect only after a while, in which the person, or the process that it is connected to, answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from dvergar.server import clocks, silence
from dvergar.server.config import Patience
from dvergar.server.entry import DAYS, Draft
from dvergar.server.refusal import FORBIDDEN, NOT_NOW, Refusal
from dvergar.server.standing import Standing, Vote

_SECOND, _MINUTE, _HOUR = 1000, 60_000, 3_600_000


class Signs(NamedTuple):
    """What this process has seen of a person: a socket, and when the last sign of life."""

    here: bool
    last: int


SignsOf = Callable[[str | None], Signs]


def waited_for(standing: Standing) -> list[int]:
    """The seats about which there can be a vote: of people, and no clock looks after them."""
    return [] if standing.header.settings.clock is not None else clocks.awaited(standing)


def quiet_since(standing: Standing, seat: int, signs: Signs) -> int:
    """Since when a seat has been waited for without a sign of life."""
    return max(clocks.waited_since(standing, seat), _last_seen(standing, seat, signs))


def _last_seen(standing: Standing, seat: int, signs: Signs) -> int:
    return clocks.after_pauses(standing, max(standing.seats[seat].seen, signs.last))


def allowed(standing: Standing, signs: Signs, patience: Patience) -> int:
    """For how many milliseconds a person may be quiet."""
    if standing.header.settings.pace == DAYS:
        return patience.days * _SECOND
    return (patience.silent if signs.here else patience.away) * _SECOND


def ripe_at(standing: Standing, seat: int, signs_of: SignsOf, patience: Patience) -> int:
    """From when on there may be a vote about a seat that is waited for."""
    signs = signs_of(standing.seats[seat].person)
    return quiet_since(standing, seat, signs) + allowed(standing, signs, patience)


def votes(standing: Standing) -> dict[int, Vote]:
    """The votes that are under way, by the seat that they are about."""
    if not standing.votes:  # asked for each viewer of each change
        return {}
    found = {seat: standing.votes[seat] for seat in waited_for(standing) if seat in standing.votes}
    # one from before does not answer a new wait
    return {
        seat: vote
        for seat, vote in found.items()
        if clocks.waited_since(standing, seat) <= vote.since
    }


def waiting(standing: Standing, vote: Vote) -> list[int]:
    """The seats whose players have still to agree."""
    return [
        seat for seat in vote.needed if seat not in vote.agreed and not standing.seats[seat].away
    ]


def next_effect(standing: Standing) -> int | None:
    """When the first vote that all have agreed to takes effect."""
    agreed = (vote for vote in votes(standing).values() if not waiting(standing, vote))
    return min((vote.effect for vote in agreed), default=None)


def voted_out(standing: Standing, now: int) -> int | None:
    """A seat that a bot takes over because the others have agreed."""
    for seat, vote in votes(standing).items():
        if vote.effect <= now and not waiting(standing, vote):
            return seat
    return None


def vote_out(
    standing: Standing, person: str, seat: int, now: int, signs_of: SignsOf, patience: Patience
) -> Draft:
    """Agree that a bot plays for a player who has been away for long, until they are back."""
    standing.state.check_seat(seat)
    own = standing.seats_of(person)
    if not own:
        raise Refusal(FORBIDDEN, "not-your-seat")
    if standing.status != "running":
        raise Refusal(NOT_NOW, f"table-{standing.status}")
    voter = next((each for each in own if not standing.seats[each].away), None)
    if voter is None:
        raise Refusal(NOT_NOW, "seat-away")
    if standing.header.settings.clock is not None:
        raise Refusal(NOT_NOW, "vote-clock")
    if seat in own or seat not in waited_for(standing):
        raise Refusal(NOT_NOW, "vote-not-waited")
    left = ripe_at(standing, seat, signs_of, patience) - now
    if left > 0:
        hours = left // _HOUR if left >= 2 * _HOUR else 0
        raise Refusal(NOT_NOW, "vote-early", {"hours": hours, "minutes": -(-left // _MINUTE)})
    before = votes(standing).get(seat)
    agreed = before.agreed if before else ()
    whose = standing.seats[seat].person
    needed = _needed(standing, {person, whose}, now, signs_of, patience)
    # who had to agree may have gone away since
    if before and voter in agreed and set(waiting(standing, before)) == {*needed} - {*agreed}:
        raise Refusal(NOT_NOW, "vote-given")
    return Draft(
        "vote-out",
        {
            "seat": voter,
            "about": seat,
            "agreed": [*agreed, *({voter} - {*agreed})],
            "needed": needed,
            "since": quiet_since(standing, seat, signs_of(whose)),
            "effect": before.effect if before else now + patience.answer * _SECOND,
        },
    )


def _needed(
    standing: Standing, but: set[str | None], now: int, signs_of: SignsOf, patience: Patience
) -> list[int]:
    """A seat of each of the others who are here: who is away as well is not asked."""
    found = []
    for other in sorted(standing.people() - but):
        signs = signs_of(other)
        present = [seat for seat in standing.seats_of(other) if not standing.seats[seat].away]
        if not present:
            continue
        last = _last_seen(standing, present[0], signs)
        if now - last < allowed(standing, signs, patience):
            found.append(present[0])
    return found


def sign(standing: Standing, seat: int, now: int, patience: Patience) -> Draft | None:
    """What follows when the person of a seat shows up: nothing, as a rule.

    Who was voted out has the seat back; a vote or a call lapses; and at a game over days it is
    written down now and then, for nobody is connected all the time there.
    """
    place = standing.seats[seat]
    if standing.status != "running":
        return None
    if place.voted_out:
        return Draft("return", {"seat": seat})
    if seat in votes(standing) or seat in silence.calls(standing):
        return Draft("here", {"seat": seat})
    settings = standing.header.settings
    over_days = settings.pace == DAYS and settings.clock is None and not place.away
    if over_days and now - place.seen > patience.days * _SECOND // 6:
        return Draft("here", {"seat": seat})
    return None
