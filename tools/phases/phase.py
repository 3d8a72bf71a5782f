"""A phase of a game, and a match that reaches it: bots play seeded games until it was met."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import dvergar
from dvergar.bots import GreedyBot
from dvergar.kernel.action import Action
from dvergar.kernel.game import OptionValue
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event
from dvergar.kernel.state import State

#: no phase is so rare that this many games of its kind do not reach it
_MOST_GAMES = 400

#: what happened last, and where it led
Fits = Callable[[Any, list[Event]], bool]
Viewer = Callable[[State], int | None]


class Player(Protocol):
    def choose(self, state: State, seat: int) -> Action: ...


def first_to_act(state: State) -> int | None:
    return state.to_act[0]


def last_who_waits(state: State) -> int | None:
    """A seat that the game does not wait for; one that may still act comes first."""
    others = [seat for seat in range(state.seats) if seat not in state.to_act]
    return (state.may_act or others)[-1]


def nobody(state: State) -> int | None:
    return None


def winner(state: State) -> int | None:
    return state.winners()[0]


@dataclass(frozen=True)
class Phase:
    """A situation that the page must be able to show, and from which seat it is looked at."""

    name: str
    game: str
    fits: Fits
    viewer: Viewer = first_to_act
    seats: int = 3
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    #: who plays there, by seed
    player: Callable[[int], Player] = GreedyBot
    #: of which legal actions, or others, the page asks there what they would bring; None: of none
    asked: Callable[[State, list[str]], list[str]] | None = None
    #: does the gallery show it?
    shown: bool = True

    @property
    def decides(self) -> bool:
        """Does the table wait for the one who looks? Then it stays until something is decided."""
        return self.viewer is first_to_act


class Found(NamedTuple):
    """A match that stands in a phase, and the seat to look from; None: a spectator."""

    phase: Phase
    match: Match
    seat: int | None

    @property
    def state(self) -> State:
        return self.match.state


def find_all(phases: Sequence[Phase]) -> dict[str, Found]:
    """The first match that reaches each phase; phases of the same kind of game share the games."""
    found: dict[str, Found] = {}
    for seed in range(_MOST_GAMES):
        missing = [phase for phase in phases if phase.name not in found]
        if not missing:
            break
        kinds = {_kind(phase): phase for phase in missing}
        for kind, one in kinds.items():
            alike = [phase for phase in missing if _kind(phase) == kind]
            found.update(_meet(alike, _play(one, seed)))
    unmet = [phase.name for phase in phases if phase.name not in found]
    assert not unmet, f"no game reaches {unmet}"
    return {phase.name: found[phase.name] for phase in phases}


def _kind(phase: Phase) -> tuple[object, ...]:
    return (phase.game, phase.seats, *phase.options.items(), phase.player)


def _meet(phases: Sequence[Phase], game: Iterator[tuple[Match, list[Event]]]) -> dict[str, Found]:
    """Those of the phases that a game meets."""
    met: dict[str, Found] = {}
    for match, events in game:
        for phase in phases:
            if phase.name not in met and phase.fits(match.state, events):
                there = Match.read(match.dumps().encode(), dvergar.game)
                met[phase.name] = Found(phase, there, phase.viewer(match.state))
        if len(met) == len(phases):
            break
    return met


def _play(phase: Phase, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A game between bots, decision by decision."""
    game = dvergar.game(phase.game)
    match = Match(game, game.setup(phase.seats, seed, phase.options), listen=True)
    players = [phase.player(seed + seat) for seat in range(phase.seats)]
    yield match, match.state.heard()
    while not match.state.is_over:
        seat = match.state.to_act[0]
        yield match, match.play(seat, players[seat].choose(match.state, seat))
