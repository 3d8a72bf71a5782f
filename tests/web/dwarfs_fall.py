"""Situations of Dwar7s Fall: bots play seeded games until each of them was met."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import dvergar
from dvergar.bots import GreedyBot
from dvergar.games.dwarfs_fall.figures import OGRES
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event
from tests.server.harness import against_bots
from tests.web.visitor import Visitor

#: no situation is so rare that so many games do not reach it
_MOST_GAMES = 60

#: where a game stands, and what happened last
Fits = Callable[[DwarfsFallState, list[Event]], bool]


def _asked(name: str, options: int = 1) -> Fits:
    """This decision, with so many options at least."""
    return lambda state, _: (
        state.agenda[-1].name == name and len(state.legal(state.to_act[0])) >= options
    )


def _holds(ogre: str) -> Fits:
    """The active player could play this ogre card."""
    return lambda state, _: (
        state.agenda[-1].name == "act"
        and any(action.verb == ogre for action in state.legal(state.to_act[0]))
    )


def _cards(state: DwarfsFallState) -> int:
    return len(state.tops)


def _slays(state: DwarfsFallState, _: list[Event]) -> bool:
    """Enough dwarfs stand on a monster, whose turn it is to resolve."""
    seat = state.to_act[0]
    return state.agenda[-1].name in ("act", "order") and any(
        here[seat] >= state.config.figures.need[state.tops[cell] >> 4]
        and state.config.figures.is_monster[state.tops[cell] >> 4]
        for cell, here in state.dwarfs.items()
    )


def _blocked(state: DwarfsFallState, _: list[Event]) -> bool:
    """Enough dwarfs stand in a mine that a dragon guards."""
    seat = state.to_act[0]
    figures = state.config.figures
    return state.agenda[-1].name == "act" and any(
        here[seat] >= figures.need[state.tops[cell] >> 4]
        and figures.gem[state.tops[cell] >> 4] >= 0
        and figures.task[state.tops[cell] >> 4] == 0
        and state.kingdoms.region[cell].dragon
        for cell, here in state.dwarfs.items()
    )


SITUATIONS: dict[str, Fits] = {
    "first": lambda state, _: True,
    "act": lambda state, _: (
        state.round == 4 and state.used == 1 and state.agenda[-1].name == "act"
    ),
    "late": lambda state, _: state.round == 8 and state.agenda[-1].name == "act",
    "order": _asked("order", 2),
    "trade": _asked("trade", 3),
    "dig": _asked("dig", 3),
    "window": _asked("window", 2),
    "discard": _asked("discard", 3),
    "slay": _slays,
    "blocked": _blocked,
    "shared": lambda state, _: (
        state.agenda[-1].name == "act"
        and any(len(region.castles) > 1 for region in state.kingdoms.region.values())
    ),
    "last": lambda state, _: state.last_round and state.agenda[-1].name == "act",
    **{ogre: _holds(ogre) for ogre in OGRES},
}


@cache
def match_at(situation: str, seats: int = 3) -> Match:
    """The first match that reaches the situation."""
    for seed in range(_MOST_GAMES):
        for match, events in _game(seats, seed):
            state = match.state
            assert isinstance(state, DwarfsFallState)
            if not state.is_over and SITUATIONS[situation](state, events):
                return match
    raise LookupError(f"no game reaches {situation}")


def _game(seats: int, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A game between bots, decision by decision."""
    game = dvergar.game("dwarfs_fall")
    match = Match(game, game.setup(seats, seed, {}), listen=True)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    yield match, match.state.heard()
    while not match.state.is_over:
        seat = match.state.to_act[0]
        yield match, match.play(seat, bots[seat].choose(match.state, seat))


def table_at(visitor: Visitor, situation: str, seats: int = 3, level: str = "greedy") -> str:
    """A running table in this situation; the visitor sits where it is decided."""
    match = match_at(situation, seats)
    shown = visitor.post("/api/matches", match.dumps())
    wish = {
        "move": len(match.moves),
        "seats": against_bots(seats, match.state.to_act[0], level),
    }
    return str(visitor.post(f"/api/tables/{shown['id']}/fork", wish)["id"])
