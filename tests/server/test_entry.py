"""Headers and settings: how a table begins."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.kernel.state import State
from dvergar.server.entry import Bank, Header, PerDecision, Settings


def header_of(name: str, seed: int = 3, base: dict[str, Any] | None = None) -> Header:
    game = find_game(name)
    setup = game.setup(game.seat_counts[0], seed, {})
    return Header("k3v", game, setup, Settings(), "host", 1, base)


def played(name: str, moves: int = 7) -> State:
    """A position on the way through a game."""
    state = header_of(name).start()
    chance = random.Random(4)
    for _ in range(moves):
        state.apply(state.to_act[0], chance.choice(state.legal(state.to_act[0])))
    return state


@pytest.mark.parametrize("name", game_names())
def test_without_a_base_a_table_begins_with_the_deal_of_its_seed(name: str) -> None:
    header = header_of(name)
    assert header.start().dump() == header.game.start(header.setup).dump()
    assert header.start().dump() != header_of(name, seed=4).start().dump()


@pytest.mark.parametrize("name", game_names())
def test_every_start_is_a_position_of_its_own(name: str) -> None:
    header = header_of(name, base=played(name).dump())
    first, second = header.start(), header.start()
    first.apply(first.to_act[0], first.legal(first.to_act[0])[0])
    assert second.dump() == header.start().dump() != first.dump()


@pytest.mark.parametrize("name", game_names())
def test_with_a_base_a_table_begins_there_whatever_its_seed(name: str) -> None:
    state = played(name)
    for seed in (3, 4):
        begun = header_of(name, seed, state.dump()).start()
        assert begun.dump() == state.dump()
        assert (begun.to_act, begun.may_act) == (state.to_act, state.may_act)
        assert [begun.legal(s) for s in range(begun.seats)] == [
            state.legal(s) for s in range(state.seats)
        ]


@pytest.mark.parametrize("name", game_names())
def test_a_base_survives_the_database(name: str) -> None:
    state = played(name)
    stored = msgspec.json.decode(msgspec.json.encode(state.dump()))
    assert header_of(name, base=stored).start().dump() == state.dump()


@pytest.mark.parametrize("name", game_names())
def test_nobody_listens_to_a_plain_start(name: str) -> None:
    for base in (None, played(name).dump()):
        state = header_of(name, base=base).start()
        assert state.events is None
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
        assert state.heard() == []


@pytest.mark.parametrize("name", game_names())
def test_who_listens_to_the_start_hears_the_deal_and_goes_on_hearing(name: str) -> None:
    state = header_of(name).start_listening()
    assert state.heard() == header_of(name).game.start(state.setup, listen=True).heard()
    state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert state.heard()


@pytest.mark.parametrize("name", game_names())
def test_a_base_is_not_dealt_again_but_listened_to(name: str) -> None:
    state = header_of(name, base=played(name).dump()).start_listening()
    assert state.events == []
    state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert state.heard()


@pytest.mark.parametrize("name", game_names())
def test_listening_changes_nothing(name: str) -> None:
    for base in (None, played(name).dump()):
        header = header_of(name, base=base)
        assert header.start().dump() == header.start_listening().dump()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(clock=PerDecision(60), hot_seat=True),
        Settings(clock=Bank(600, 10), public=True, source="k3v"),
        Settings(imported=True),
    ],
    ids=repr,
)
def test_settings_survive_the_database(settings: Settings) -> None:
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_the_kinds_of_clocks_are_told_apart_by_name() -> None:
    assert msgspec.to_builtins(PerDecision(60)) == {"kind": "decision", "seconds": 60}
    assert msgspec.to_builtins(Bank(60)) == {"kind": "bank", "seconds": 60, "increment": 0}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"clock": {"kind": "hourglass", "seconds": 60}}, Settings)
