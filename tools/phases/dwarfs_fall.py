"""The phases of a game of Dwar7s Fall."""

from __future__ import annotations

from functools import partial

from dvergar.games.dwarfs_fall.figures import MINE, NOTHING, OGRES, kind_of
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.message import Event
from dvergar.kernel.state import State
from tools.phases.phase import Fits, Phase, last_who_waits, nobody, winner

#: by then there is something to see
_LATER = 4


def _acts(round_number: int = 1, used: int = 0, *, last: bool = False) -> Fits:
    """Somebody acts, in this round or later."""

    def fits(state: DwarfsFallState, events: list[Event]) -> bool:
        now = _asks(state, "act") and state.round >= round_number and state.used == used
        return now and (state.last_round or not last)

    return fits


def _asks(state: DwarfsFallState, step: str) -> bool:
    return not state.is_over and state.agenda[-1].name == step


def _asked(step: str, options: int = 1) -> Fits:
    """This decision, with so many options at least."""

    def fits(state: DwarfsFallState, events: list[Event]) -> bool:
        return _asks(state, step) and len(state.legal(state.to_act[0])) >= options

    return fits


def _holds(ogre: str) -> Fits:
    """The active player could play this ogre card."""

    def fits(state: DwarfsFallState, events: list[Event]) -> bool:
        return _asks(state, "act") and any(
            action.verb == ogre for action in state.legal(state.to_act[0])
        )

    return fits


def _slays(state: DwarfsFallState, events: list[Event]) -> bool:
    """Enough dwarfs stand on a monster, whose turn it is to resolve."""
    figures = state.config.figures
    return (_asks(state, "act") or _asks(state, "order")) and any(
        figures.is_monster[kind] for kind in _ready(state)
    )


def _blocked(state: DwarfsFallState, events: list[Event]) -> bool:
    """Enough dwarfs stand in a mine that a dragon guards."""
    task = state.config.figures.task
    return _asks(state, "act") and any(
        task[kind_of(state.tops[cell])] == MINE and state.kingdoms.region[cell].dragon
        for cell in _ready_cells(state)
    )


def _ready(state: DwarfsFallState) -> list[int]:
    return [kind_of(state.tops[cell]) for cell in _ready_cells(state)]


def _ready_cells(state: DwarfsFallState) -> list[int]:
    """Where enough dwarfs of the active player stand for the task."""
    seat = state.to_act[0]
    need = state.config.figures.need
    return [
        cell for cell, here in state.dwarfs.items() if here[seat] >= need[kind_of(state.tops[cell])]
    ]


def _shared(state: DwarfsFallState, events: list[Event]) -> bool:
    """Who acts shares a kingdom with somebody, and has a card to lay."""
    if not _asks(state, "act") or state.round < _LATER:
        return False
    (seat,) = state.to_act
    castle = state.kingdoms.castle[seat]
    shares = castle != NOTHING and len(state.kingdoms.region[castle].castles) > 1
    return shares and any(action.verb == "play" for action in state.legal(seat))


def _may_show(state: State) -> int | None:
    """The seat that waits and could show its secret goal, if there is one."""
    return next((seat for seat in state.may_act if state.legal(seat)), None)


def _secret_out_of_turn(state: DwarfsFallState, events: list[Event]) -> bool:
    return _asks(state, "act") and _may_show(state) is not None


def _won(state: DwarfsFallState, events: list[Event]) -> bool:
    return state.is_over


_phase = partial(Phase, game="dwarfs_fall")

PHASES = (
    _phase("fall-first", fits=_acts()),
    _phase("fall-act", fits=_acts(4, 1)),
    _phase("fall-late", fits=_acts(8), shown=False),
    _phase("fall-2", fits=_acts(8, 1), seats=2),
    _phase("fall-4", fits=_acts(6, 1), seats=4),
    # one is shown that is led to dwarfs, one that is led to a player
    *[_phase(f"fall-{o}", fits=_holds(o), shown=o in ("panic", "thief")) for o in OGRES],
    _phase("fall-order", fits=_asked("order", 2)),
    _phase("fall-blocked", fits=_blocked),
    _phase("fall-slay", fits=_slays, shown=False),
    _phase("fall-trade", fits=_asked("trade", 3)),
    _phase("fall-dig", fits=_asked("dig", 3)),
    _phase("fall-window", fits=_asked("window", 2)),
    _phase("fall-discard", fits=_asked("discard", 3)),
    _phase("fall-secret", fits=_secret_out_of_turn, viewer=_may_show, seats=2),
    _phase("fall-shared", fits=_shared),
    _phase("fall-last", fits=_acts(last=True)),
    _phase("fall-waiting", fits=_acts(5), viewer=last_who_waits, seats=4),
    _phase("fall-spectator", fits=_acts(6), viewer=nobody, seats=4),
    _phase("fall-over", fits=_won, viewer=winner, seats=4),
)
