"""The phases of a game of Nidavellir, and a match that reaches each of them.

Bots play seeded games until every phase was met, so the same phase is always the same position. The
gallery shows them without playing, and the browser's tests begin in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import dvergar
from dvergar.bots import GreedyBot, RandomBot
from dvergar.games.nidavellir.coins import KINGS_HAND, OFFERING
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event

#: no phase is so rare that this many games of its kind do not reach it
_MOST_GAMES = 400
#: more ranks than a column has room for without moving closer together
_MANY_RANKS = 10

#: what happened last, and where it led
Fits = Callable[[NidavellirState, list[Event]], bool]
Viewer = Callable[[NidavellirState], int | None]


def _first_to_act(state: NidavellirState) -> int | None:
    return state.to_act[0]


def _last_who_waits(state: NidavellirState) -> int | None:
    """A seat that the game does not wait for; one that may still act comes first."""
    others = [seat for seat in range(state.seats) if seat not in state.to_act]
    return (state.may_act or others)[-1]


def _nobody(state: NidavellirState) -> int | None:
    return None


def _winner(state: NidavellirState) -> int | None:
    return state.winners()[0]


@dataclass(frozen=True, slots=True)
class Phase:
    """A situation that the page must be able to show, and from which seat it is looked at."""

    name: str
    fits: Fits
    viewer: Viewer = _first_to_act
    seats: int = 3
    edition: str = "de"

    @property
    def decides(self) -> bool:
        """Does the table wait for the one who looks? Then it stays until something is decided."""
        return self.viewer is _first_to_act


class Found(NamedTuple):
    """A match that stands in a phase, and the seat to look from; None: a spectator."""

    phase: Phase
    match: Match
    seat: int | None

    @property
    def state(self) -> NidavellirState:
        return _state_of(self.match)


def _state_of(match: Match) -> NidavellirState:
    assert isinstance(match.state, NidavellirState)
    return match.state


def _decides(step: str, hero: str | None = None) -> Fits:
    """The game waits for a decision of this name, because of this hero if one is named."""

    def fits(state: NidavellirState, events: list[Event]) -> bool:
        if state.is_over or state.agenda[-1].name != step:
            return False
        owned = state.players[state.to_act[0]].heroes
        return hero is None or owned[-1:] == (state.config.figures.hero_of[hero],)

    return fits


def _bids(age: int, round_number: int, done: int) -> Fits:
    """All bid, and so many have done so."""

    def fits(state: NidavellirState, events: list[Event]) -> bool:
        now = (state.age, state.round, len(state.may_act))
        return _decides("bid")(state, events) and now == (age, round_number, done)

    return fits


def _transforms(origin: int) -> Fits:
    def fits(state: NidavellirState, events: list[Event]) -> bool:
        return _decides("transform")(state, events) and state.agenda[-1].args[1] == origin

    return fits


def _takes(*, tie: bool = False, line: bool = False, round_number: int = 2) -> Fits:
    """Somebody takes a card: among tied coins, or where one card would complete a line."""

    def fits(state: NidavellirState, events: list[Event]) -> bool:
        if not _decides("take")(state, events) or state.round < round_number:
            return False
        several = len(state.legal(state.to_act[0])) > 1
        tied = len(set(state.shown)) < state.seats
        return several and (not tie or tied) and (not line or _may_complete_a_line(state))

    return fits


def _may_complete_a_line(state: NidavellirState) -> bool:
    (seat,) = state.to_act
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if not after.is_over and after.agenda[-1].name == "recruit":
            return True
    return False


def _recruits_with_choice(state: NidavellirState, events: list[Event]) -> bool:
    """Some heroes are with others, and some that are free cannot come."""
    if not _decides("recruit")(state, events):
        return False
    (seat,) = state.to_act
    taken = sum(len(player.heroes) for player in state.players)
    return taken > 1 and len(state.legal(seat)) < len(state.free_heroes)


def _exchanges_with_uline(state: NidavellirState, events: list[Event]) -> bool:
    return _decides("choose_exchange")(state, events) and state.players[state.to_act[0]].uline


def _just_awarded(state: NidavellirState, events: list[Event]) -> bool:
    """Several distinctions were awarded in one go, and age 2 begins."""
    won = [event for event in events if event.key == "distinction-won"]
    return len(won) > 1 and _decides("bid")(state, events)


def _has_covered_gem(state: NidavellirState, events: list[Event]) -> bool:
    covered = any(player.old_gem for player in state.players)
    return covered and _takes()(state, events)


def _has_large_army(state: NidavellirState, events: list[Event]) -> bool:
    if not _takes(round_number=3)(state, events) or state.age == 1:
        return False
    return max(state.players[state.to_act[0]].ranks) >= _MANY_RANKS


def _won_alone(state: NidavellirState, events: list[Event]) -> bool:
    return state.is_over and len(state.winners()) == 1


def _shared(state: NidavellirState, events: list[Event]) -> bool:
    return state.is_over and len(state.winners()) > 1


PHASES = (
    Phase("bid", _bids(1, 1, 0), seats=4),
    Phase("bid-later", _bids(2, 2, 0), seats=4),
    Phase("bid-sealed", _bids(1, 2, 1), _last_who_waits, seats=4),
    Phase("take-2", _takes(line=True), seats=2),
    Phase("take-3", _takes(tie=True)),
    Phase("take-4", _takes(tie=True, line=True), seats=4),
    Phase("take-5", _takes(tie=True), seats=5),
    Phase("waiting", _takes(), _last_who_waits, seats=4),
    Phase("offering", _transforms(OFFERING)),
    Phase("recruit", _recruits_with_choice, seats=4),
    Phase("dagda", _decides("discard", "dagda")),
    Phase("bonfur", _decides("discard", "bonfur")),
    Phase("grid", _decides("transform", "grid")),
    Phase("thrud", _decides("thrud")),
    Phase("ylud", _decides("ylud")),
    Phase("uline", _decides("uline_bid"), seats=4),
    Phase("uline-exchange", _exchanges_with_uline),
    Phase("distinctions", _just_awarded),
    Phase("kings-hand", _transforms(KINGS_HAND)),
    Phase("keep", _decides("keep")),
    Phase("keep-seen-by-others", _decides("keep"), _last_who_waits),
    Phase("french", _has_covered_gem, edition="fr"),
    Phase("large-army", _has_large_army, seats=2),
    Phase("spectator", _takes(), _nobody, seats=4),
    Phase("over", _won_alone, _winner, seats=4),
    Phase("over-tie", _shared, _winner, seats=2),
)


@cache
def find(name: str) -> Found:
    """The first match that reaches the phase of this name."""
    phase = next(phase for phase in PHASES if phase.name == name)
    for seed in range(_MOST_GAMES):
        for match, events in _games(phase.seats, phase.edition, seed):
            state = _state_of(match)
            if phase.fits(state, events):
                return Found(phase, match, phase.viewer(state))
    raise LookupError(f"no game reaches {name}")


def _games(seats: int, edition: str, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A game between bots, decision by decision."""
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(seats, seed, {"edition": edition}), listen=True)
    players = [_Curious(seed + seat) for seat in range(seats)]
    yield match, match.state.heard()
    while not match.state.is_over:
        seat = match.state.to_act[0]
        yield match, match.play(seat, players[seat].choose(match, seat))


class _Curious:
    """Plays well, but takes any hero, so that all of them are met."""

    def __init__(self, seed: int) -> None:
        self._greedy = GreedyBot(seed)
        self._random = RandomBot(seed)

    def choose(self, match: Match, seat: int) -> Action:
        recruits = match.state.agenda[-1].name == "recruit"
        return (self._random if recruits else self._greedy).choose(match.state, seat)
