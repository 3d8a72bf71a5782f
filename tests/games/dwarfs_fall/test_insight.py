"""What is counted in a game: from the state, and in the right round."""

from __future__ import annotations

from collections.abc import Iterator

import dvergar
from dvergar.games.dwarfs_fall.figures import SECRETS
from dvergar.games.dwarfs_fall.insight import insight
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.insight import Insight

#: round, seat, thing
EVENTS: list[tuple[int, int, str]] = []
_TOLD = {"traded": "trade", "revealed": "secret", "slain": "kind"}


def positions(seats: int, seed: int) -> Iterator[DwarfsFallState]:
    """A game of the greedy kind; what its events tell of goals and monsters goes to EVENTS."""
    game = dvergar.game("dwarfs_fall")
    state: DwarfsFallState = game.start(game.setup(seats, seed, {}), listen=True)
    EVENTS.clear()
    rounds = 1
    yield state
    while True:
        for event in state.heard():
            if event.key == "turn-begins":
                rounds = int(str(event.args["round"]))
            if event.key in _TOLD:
                seat = int(str(event.args["seat"]))
                EVENTS.append((rounds, seat, str(event.args[_TOLD[event.key]])))
        if state.is_over:
            return
        seat = state.to_act[0]
        legal = state.legal(seat)
        values = game.advisor.values(state, seat, legal)
        state.apply(seat, legal[values.index(max(values))])
        yield state


def counted(seats: int, seed: int) -> tuple[Insight, DwarfsFallState]:
    last: list[DwarfsFallState] = []

    def watched() -> Iterator[DwarfsFallState]:
        for state in positions(seats, seed):
            last[:] = [state]
            yield state

    return insight(watched()), last[0]


def test_goals_and_monsters_come_when_the_events_say() -> None:
    kinds: set[str] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        found, _ = counted(seats, seed)
        gains = sorted((gain.when, gain.seat, gain.item) for gain in found.gains)
        assert gains == sorted(EVENTS)
        kinds |= {gain.kind for gain in found.gains}
    assert kinds == {"trade", "shown", "monster"}


def test_every_seat_has_a_secret_goal() -> None:
    found, state = counted(3, 1)
    dealt = [SECRETS[player.secret] for player in state.players]
    assert [(trait.kind, trait.seat, trait.item) for trait in found.traits] == [
        ("secret", seat, item) for seat, item in enumerate(dealt)
    ]


def test_kingdoms_are_measured_after_every_round() -> None:
    found, state = counted(2, 4)
    assert {level.kind for level in found.levels} == {"kingdom"}
    assert [level.when for level in found.levels if level.seat == 0] == list(
        range(1, state.round + 1)
    )
    last = [level.amount for level in found.levels if level.when == state.round]
    kingdoms = [state.kingdoms.of(seat) for seat in (0, 1)]
    assert last == [kingdom.points if kingdom else 0 for kingdom in kingdoms]
