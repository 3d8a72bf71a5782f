"""What is worth counting: secret goals and whether they came, trade goals, how kingdoms grew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dvergar.games.dwarfs_fall.figures import KINDS, SECRETS, kind_of
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.insight import Gain, Insight, Level, Trait


def insight(positions: Iterable[DwarfsFallState]) -> Insight:
    """From the positions of one game: the same state before each decision and at the end."""
    traits: list[Trait] = []
    gains: list[Gain] = []
    levels: list[Level] = []
    owned: list[Counter[tuple[str, str]]] = []
    now = 1
    for state in positions:
        if not traits:
            traits = [
                Trait("secret", seat, SECRETS[player.secret])
                for seat, player in enumerate(state.players)
            ]
            owned = [Counter() for _ in state.players]
        # what has come since the last decision came in the round of that decision
        for seat in range(state.seats):
            things = Counter(achieved(state, seat))
            fresh = (things - owned[seat]).elements()
            gains += [Gain(kind, seat, item, now) for kind, item in fresh]
            owned[seat] = things
        if state.round != now:
            levels += kingdom_levels(state, now)
            now = state.round
    levels += kingdom_levels(state, now)
    return Insight(tuple(traits), tuple(gains), tuple(levels))


def achieved(state: DwarfsFallState, seat: int) -> list[tuple[str, str]]:
    """Trade goals, the secret goal once shown, and monsters."""
    player = state.players[seat]
    trades = [("trade", state.config.figures.trade_ids[goal]) for goal in player.goals]
    secret = [("shown", SECRETS[player.secret])] if player.revealed else []
    return [*trades, *secret, *[("monster", KINDS[kind_of(n)]) for n in player.monsters]]


def kingdom_levels(state: DwarfsFallState, rounds: int) -> list[Level]:
    """The points of everybody's kingdom after so many rounds."""
    kingdoms = [state.kingdoms.of(seat) for seat in range(state.seats)]
    return [
        Level("kingdom", seat, rounds, kingdom.points if kingdom is not None else 0)
        for seat, kingdom in enumerate(kingdoms)
    ]
