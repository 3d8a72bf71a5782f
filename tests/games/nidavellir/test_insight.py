"""What is counted in a game: from the state, and in the right round."""

from __future__ import annotations

import dvergar
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.insight import Insight
from dvergar.kernel.message import Event
from tests.games.counting import counted


def test_heroes_come_when_the_events_say() -> None:
    for seats, seed in ((2, 1), (4, 2), (5, 3)):
        rounds = 0
        told: list[tuple[int, int, str]] = []

        def hear(event: Event, told: list[tuple[int, int, str]] = told) -> None:
            nonlocal rounds
            if event.key == "dealt":
                rounds += 1
            if event.key == "recruited":
                told.append((rounds, int(str(event.args["seat"])), str(event.args["hero"])))

        found, _ = counted("nidavellir", seats, seed, hear)
        assert found.gains
        assert [(gain.when, gain.seat, gain.item) for gain in found.gains] == told


def test_every_seat_has_a_first_gem() -> None:
    found, _ = counted("nidavellir", 3, 1)
    assert [trait.seat for trait in found.traits] == [0, 1, 2]
    assert sorted(trait.item for trait in found.traits) == ["1", "2", "3"]
    assert {trait.kind for trait in found.traits} == {"gem"}


def test_coins_grow_from_the_first_to_the_last_round() -> None:
    found, end = counted("nidavellir", 2, 1)
    assert isinstance(end, NidavellirState)
    assert sorted({level.when for level in found.levels}) == list(range(9))
    assert [level.amount for level in found.levels[:2]] == [14, 14]
    value = end.config.figures.coin_value
    assert [level.amount for level in found.levels[-2:]] == [
        sum(value[coin] for coin in player.coins()) for player in end.players
    ]


def test_a_game_counts_nothing_by_itself() -> None:
    from dvergar.kernel.game import Game

    assert Game.insight(dvergar.game("nidavellir"), []) == Insight()
