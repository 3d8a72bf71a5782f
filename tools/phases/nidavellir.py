"""The phases of a game of Nidavellir."""

from __future__ import annotations

from functools import partial

from dvergar.bots import GreedyBot, RandomBot
from dvergar.games.nidavellir.coins import KINGS_HAND, OFFERING
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.message import Event
from dvergar.kernel.state import State
from tools.phases.phase import Fits, Phase, last_who_waits, nobody, winner

#: more ranks than a column has room for without moving closer together
_MANY_RANKS = 10


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


class _Curious:
    """Plays well, but takes any hero, so that all of them are met."""

    def __init__(self, seed: int) -> None:
        self._greedy = GreedyBot(seed)
        self._random = RandomBot(seed)

    def choose(self, state: State, seat: int) -> Action:
        recruits = state.agenda[-1].name == "recruit"
        return (self._random if recruits else self._greedy).choose(state, seat)


def _asked(state: State, legal: list[str]) -> list[str]:
    """All but bids, which are composed first. What is not possible now has reasons: all heroes, as
    somebody who looks them up does."""
    if any(action.startswith("recruit") for action in legal):
        assert isinstance(state, NidavellirState)
        return [f"recruit {hero}" for hero in state.config.figures.hero_ids]
    return [action for action in legal if not action.startswith("bid ")]


_phase = partial(Phase, game="nidavellir", player=_Curious, asked=_asked)

PHASES = (
    _phase("bid", fits=_bids(1, 1, 0), seats=4),
    _phase("bid-later", fits=_bids(2, 2, 0), seats=4),
    _phase("bid-sealed", fits=_bids(1, 2, 1), viewer=last_who_waits, seats=4),
    _phase("take-2", fits=_takes(line=True), seats=2),
    _phase("take-3", fits=_takes(tie=True)),
    _phase("take-4", fits=_takes(tie=True, line=True), seats=4),
    _phase("take-5", fits=_takes(tie=True), seats=5),
    _phase("waiting", fits=_takes(), viewer=last_who_waits, seats=4),
    _phase("offering", fits=_transforms(OFFERING)),
    _phase("recruit", fits=_recruits_with_choice, seats=4),
    _phase("dagda", fits=_decides("discard", "dagda")),
    _phase("bonfur", fits=_decides("discard", "bonfur")),
    _phase("grid", fits=_decides("transform", "grid")),
    _phase("thrud", fits=_decides("thrud")),
    _phase("ylud", fits=_decides("ylud")),
    _phase("uline", fits=_decides("uline_bid"), seats=4),
    _phase("uline-exchange", fits=_exchanges_with_uline),
    _phase("distinctions", fits=_just_awarded),
    _phase("kings-hand", fits=_transforms(KINGS_HAND)),
    _phase("keep", fits=_decides("keep")),
    _phase("keep-seen-by-others", fits=_decides("keep"), viewer=last_who_waits),
    _phase("french", fits=_has_covered_gem, options={"edition": "fr"}),
    _phase("large-army", fits=_has_large_army, seats=2),
    _phase("spectator", fits=_takes(), viewer=nobody, seats=4),
    _phase("over", fits=_won_alone, viewer=winner, seats=4),
    _phase("over-tie", fits=_shared, viewer=winner, seats=2),
)
