"""What is worth counting: the first gem, the heroes and when they came, how the coins grew."""

from __future__ import annotations

from collections.abc import Iterable

from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.insight import Gain, Insight, Level, Trait


def insight(positions: Iterable[NidavellirState]) -> Insight:
    """From the positions of one game: the same state before each decision and at the end."""
    traits: list[Trait] = []
    gains: list[Gain] = []
    levels: list[Level] = []
    heroes: list[int] = []
    now = 0
    for state in positions:
        if not traits:
            traits = [Trait("gem", seat, str(p.gem)) for seat, p in enumerate(state.players)]
            heroes = [0] * state.seats
        # what has come since the last decision came in the round of that decision
        for seat, player in enumerate(state.players):
            for hero in player.heroes[heroes[seat] :]:
                gains.append(Gain("hero", seat, state.config.figures.hero_ids[hero], now))
            heroes[seat] = len(player.heroes)
        if round_of(state) != now:
            levels += coin_levels(state, now)
            now = round_of(state)
    levels += coin_levels(state, now)
    return Insight(tuple(traits), tuple(gains), tuple(levels))


def round_of(state: NidavellirState) -> int:
    """The round, counted through both ages."""
    return state.round + (state.config.rounds if state.age == 2 else 0)


def coin_levels(state: NidavellirState, rounds: int) -> list[Level]:
    """The sum of everybody's coins after so many rounds."""
    value = state.config.figures.coin_value
    return [
        Level("coins", seat, rounds, sum(value[coin] for coin in player.coins()))
        for seat, player in enumerate(state.players)
    ]
