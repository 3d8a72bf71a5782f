"""Clocks: how much time the humans have who are waited for."""

from __future__ import annotations

from dvergar.server.entry import Bank
from dvergar.server.standing import Standing

#: how late a move may arrive and still count: the way through the network
GRACE = 500


def waited_since(standing: Standing, seat: int) -> int:
    """Since when the clock of a seat runs that is waited for; pauses do not count."""
    return after_pauses(standing, max(standing.position.since[seat], standing.clock_from[seat]))


def after_pauses(standing: Standing, began: int) -> int:
    """From when on one measures what has lasted since then: pauses do not count."""
    return began + sum(max(0, until - max(since, began)) for since, until in standing.pauses)


def awaited(standing: Standing) -> list[int]:
    """The seats of people whom the game waits for."""
    if standing.status != "running":
        return []
    return [seat for seat in standing.state.to_act if not standing.seats[seat].is_bot]


def running(standing: Standing) -> list[int]:
    """The seats whose clocks run."""
    return [] if standing.header.settings.clock is None else awaited(standing)


def spent(standing: Standing, seat: int, now: int) -> dict[str, int]:
    """For an entry: the milliseconds that a seat took, if its clock runs."""
    if seat not in running(standing):
        return {}
    return {"spent": max(0, now - waited_since(standing, seat))}


def deadline(standing: Standing, seat: int) -> int:
    """When the time of a seat is up whose clock runs."""
    clock = standing.header.settings.clock
    assert clock is not None
    budget = standing.bank[seat] if isinstance(clock, Bank) else clock.seconds * 1000
    return waited_since(standing, seat) + budget


def next_deadline(standing: Standing) -> int | None:
    """When the first clock runs out."""
    return min((deadline(standing, seat) for seat in running(standing)), default=None)


def overdue(standing: Standing, now: int) -> int | None:
    """A seat whose time is up."""
    late = [seat for seat in running(standing) if deadline(standing, seat) + GRACE <= now]
    return late[0] if late else None


def time_left(standing: Standing, now: int) -> list[int | None] | None:
    """Milliseconds on the clock of each seat; None for bots, or if there are no clocks."""
    clock = standing.header.settings.clock
    if clock is None:
        return None
    ticking = running(standing)
    left: list[int | None] = []
    for number, seat in enumerate(standing.seats):
        if seat.is_bot or seat.kind == "open":
            left.append(None)
        elif number in ticking:
            left.append(max(0, deadline(standing, number) - now))
        else:
            whole = standing.bank[number] if isinstance(clock, Bank) else clock.seconds * 1000
            left.append(max(0, whole))
    return left
