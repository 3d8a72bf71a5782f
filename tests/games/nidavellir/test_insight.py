"""What is counted in a game: from the state, and in the right round."""

from __future__ import annotations

from collections.abc import Iterator

import dvergar
from dvergar.games.nidavellir.insight import insight
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.insight import Insight

EVENTS: list[tuple[int, int, str]] = []


def positions(seats: int, seed: int) -> Iterator[NidavellirState]:
    """A game of the greedy kind; what its events tell of heroes goes to EVENTS."""
    game = dvergar.game("nidavellir")
    state: NidavellirState = game.start(game.setup(seats, seed, {}), listen=True)
    EVENTS.clear()
    rounds = 0
    yield state
    while True:
        for event in state.heard():
            if event.key == "dealt":
                rounds += 1
            if event.key == "recruited":
                EVENTS.append((rounds, int(str(event.args["seat"])), str(event.args["hero"])))
        if state.is_over:
            return
        seat = state.to_act[0]
        legal = state.legal(seat)
        values = game.advisor.values(state, seat, legal)
        state.apply(seat, legal[values.index(max(values))])
        yield state


def counted(seats: int, seed: int) -> tuple[Insight, NidavellirState]:
    last: list[NidavellirState] = []

    def watched() -> Iterator[NidavellirState]:
        for state in positions(seats, seed):
            last[:] = [state]
            yield state

    return insight(watched()), last[0]


def test_heroes_come_when_the_events_say() -> None:
    for seats, seed in ((2, 1), (4, 2), (5, 3)):
        found, _ = counted(seats, seed)
        assert found.gains
        assert [(gain.when, gain.seat, gain.item) for gain in found.gains] == EVENTS


def test_every_seat_has_a_first_gem() -> None:
    found, _ = counted(3, 1)
    assert [trait.seat for trait in found.traits] == [0, 1, 2]
    assert sorted(trait.item for trait in found.traits) == ["1", "2", "3"]
    assert {trait.kind for trait in found.traits} == {"gem"}


def test_coins_grow_from_the_first_to_the_last_round() -> None:
    found, end = counted(2, 1)
    assert sorted({level.when for level in found.levels}) == list(range(9))
    assert [level.amount for level in found.levels[:2]] == [14, 14]
    value = end.config.figures.coin_value
    assert [level.amount for level in found.levels[-2:]] == [
        sum(value[coin] for coin in player.coins()) for player in end.players
    ]


def test_a_game_counts_nothing_by_itself() -> None:
    from dvergar.kernel.game import Game

    assert Game.insight(dvergar.game("nidavellir"), []) == Insight()
