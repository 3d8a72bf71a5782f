"""Reactions that silence answers: nobody waits for long, and the seat stays its person's.

A person who is asked for a reaction and does not answer does what silence means there: when the
clock runs out, when the person wished not to be asked again this turn, or when nobody is connected
for them at a live table. Each process knows only its own sockets, so before the last it calls the
seat: the process that the person is connected to answers (`here`), else silence does.
"""

from __future__ import annotations

from typing import Any, Final

from dvergar.kernel.action import Action
from dvergar.server import clocks
from dvergar.server.config import Patience
from dvergar.server.entry import DAYS, Bank, Draft, Settings
from dvergar.server.refusal import BAD, NOT_NOW, Refusal
from dvergar.server.standing import Standing

#: why silence answered
CLOCK: Final = "clock"
GONE: Final = "gone"
QUIET: Final = "quiet"

_SECOND = 1000
#: seconds: at a longer clock people come and go
_LONGEST_DECISION, _LONGEST_BANK = 3600, 24 * 3600


def asked(standing: Standing) -> list[int]:
    """The seats of people whose reaction is awaited."""
    state = standing.state
    silence = state.silence
    if silence is None or standing.status != "running":
        return []
    return [seat for seat in clocks.awaited(standing) if state.why_not(seat, silence) is None]


# --- don't ask me again this turn ------------------------------------------------------------


def wish(standing: Standing, action: Action) -> dict[str, Any]:
    """For an entry: the turn in which a seat that answers by silence is not to be asked again."""
    state = standing.state
    turn = state.game.turn(state)
    if state.silence is None or turn is None:
        raise Refusal(NOT_NOW, "quiet-not-here")
    if action != state.silence:
        raise Refusal(BAD, "quiet-not-silence", {"action": str(state.silence)})
    return {"quiet": turn}


def wished(standing: Standing) -> list[int]:
    """The seats that are asked and do not want to be, this turn."""
    state = standing.state
    turn = None if state.silence is None else state.game.turn(state)
    if turn is None or turn not in standing.quiet:
        return []
    return [seat for seat in asked(standing) if standing.quiet[seat] == turn]


# --- nobody there ----------------------------------------------------------------------------


def away_at(standing: Standing, seat: int, last: int | None, patience: Patience) -> int | None:
    """From when on a seat that is asked, and that nobody is connected for here, may be called.

    `last` is when this process last saw the person. One that never did, or later than another
    process, leaves them more time: it knows too little. None: where a game goes on over days nobody
    need be connected.
    """
    if not _is_live(standing.header.settings):
        return None
    seen = clocks.after_pauses(standing, standing.seats[seat].seen)
    if last is not None and last >= seen:
        return clocks.after_pauses(standing, last) + patience.gone * _SECOND
    since = max(clocks.waited_since(standing, seat), seen)
    return since + patience.away * _SECOND


def _is_live(settings: Settings) -> bool:
    """Whether the players are there all the time."""
    clock = settings.clock
    longest = _LONGEST_BANK if isinstance(clock, Bank) else _LONGEST_DECISION
    return settings.pace != DAYS and (clock is None or clock.seconds <= longest)


def call(standing: Standing, seat: int, now: int, patience: Patience) -> Draft:
    """Ask the other processes whether the person of a seat is connected there."""
    if seat not in asked(standing) or seat in calls(standing):
        raise Refusal(NOT_NOW, "why-not-your-turn")
    return Draft("call", {"seat": seat, "effect": now + patience.call * _SECOND})


def calls(standing: Standing) -> dict[int, int]:
    """The seats that were called and have not answered, and when silence does."""
    if not standing.calls:
        return {}
    found = {seat: standing.calls[seat] for seat in asked(standing) if seat in standing.calls}
    # one from before does not answer another reaction
    return {
        seat: call.effect
        for seat, call in found.items()
        if clocks.waited_since(standing, seat) <= call.at
    }


# --- the answer ------------------------------------------------------------------------------


def next_effect(standing: Standing) -> int | None:
    """When silence answers for a seat, if not the clock decides that."""
    if wished(standing):
        return standing.updated
    return min(calls(standing).values(), default=None)


def due(standing: Standing, now: int) -> tuple[int, str] | None:
    """A seat for which silence answers now, and why."""
    for seat in wished(standing):
        return seat, QUIET
    for seat, effect in calls(standing).items():
        if effect <= now:
            return seat, GONE
    late = clocks.overdue(standing, now)
    return (late, CLOCK) if late is not None and late in asked(standing) else None
