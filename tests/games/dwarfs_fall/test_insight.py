"""What is counted in a game: from the state, and in the right round."""

from __future__ import annotations

from dvergar.games.dwarfs_fall.figures import SECRETS
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.message import Event
from tests.games.counting import counted

_TOLD = {"traded": "trade", "revealed": "secret", "slain": "kind"}


def test_goals_and_monsters_come_when_the_events_say() -> None:
    kinds: set[str] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        rounds = 1
        told: list[tuple[int, int, str]] = []

        def hear(event: Event, told: list[tuple[int, int, str]] = told) -> None:
            nonlocal rounds
            if event.key == "turn-begins":
                rounds = int(str(event.args["round"]))
            if event.key in _TOLD:
                seat = int(str(event.args["seat"]))
                told.append((rounds, seat, str(event.args[_TOLD[event.key]])))

        found, _ = counted("dwarfs_fall", seats, seed, hear)
        gains = sorted((gain.when, gain.seat, gain.item) for gain in found.gains)
        assert gains == sorted(told)
        kinds |= {gain.kind for gain in found.gains}
    assert kinds == {"trade", "shown", "monster"}


def test_every_seat_has_a_secret_goal() -> None:
    found, state = counted("dwarfs_fall", 3, 1)
    assert isinstance(state, DwarfsFallState)
    dealt = [SECRETS[player.secret] for player in state.players]
    assert [(trait.kind, trait.seat, trait.item) for trait in found.traits] == [
        ("secret", seat, item) for seat, item in enumerate(dealt)
    ]


def test_kingdoms_are_measured_after_every_round() -> None:
    found, state = counted("dwarfs_fall", 2, 4)
    assert isinstance(state, DwarfsFallState)
    assert {level.kind for level in found.levels} == {"kingdom"}
    assert [level.when for level in found.levels if level.seat == 0] == list(
        range(1, state.round + 1)
    )
    last = [level.amount for level in found.levels if level.when == state.round]
    kingdoms = [state.kingdoms.of(seat) for seat in (0, 1)]
    assert last == [kingdom.points if kingdom else 0 for kingdom in kingdoms]
