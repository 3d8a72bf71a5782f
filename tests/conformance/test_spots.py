"""Single values of a snapshot: found, named by kind, exchanged and put back."""

from __future__ import annotations

import json

import pytest

import dvergar
from dvergar.conformance.spots import company, put, spot_of, spots, swap, value_at
from dvergar.kernel.record import Json

SNAPSHOT: dict[str, Json] = {
    "rng": 7,
    "agenda": [["act", 1, [3]]],
    "deck": {"tuple": [4, 5, 6]},
    "stacks": [{"tuple": [1]}, {"tuple": [2, 3]}],
    "tops": {"dict": [[70, 8], [71, 9]]},
    "open": True,
    "players": [
        {"Player": {"hand": {"tuple": [1, 2]}, "name": "Anna"}},
        {"Player": {"hand": {"tuple": [3]}, "name": None}},
    ],
}


def test_each_value_has_a_kind_and_players_are_of_one_kind() -> None:
    assert [(spot.kind, spot.value) for spot in spots(SNAPSHOT)] == [
        ("deck", 4),
        ("deck", 5),
        ("deck", 6),
        ("stacks.0", 1),
        ("stacks.1", 2),
        ("stacks.1", 3),
        ("tops", 8),
        ("tops", 9),
        ("players.hand", 1),
        ("players.hand", 2),
        ("players.name", "Anna"),
        ("players.hand", 3),
    ]


def test_a_spot_knows_where_it_is_and_with_what() -> None:
    found = {spot.value: spot for spot in spots(SNAPSHOT)}
    assert all(value_at(SNAPSHOT, spot.path) == value for value, spot in found.items())
    assert company(SNAPSHOT, found[5]) == [4, 5, 6]
    assert company(SNAPSHOT, found[9]) == [8, 9]
    assert company(SNAPSHOT, found["Anna"]) == ["Anna"]


def test_a_spot_knows_its_record_and_what_else_is_in_its_list() -> None:
    found = {spot.kind: spot for spot in spots(SNAPSHOT)}
    assert found["deck"].record == found["tops"].record == ()
    assert found["players.hand"].record == ("players", 1, "Player")
    six = spot_of(SNAPSHOT, found["deck"], 6)
    assert (six.number, value_at(SNAPSHOT, six.path)) == (2, 6)


def test_values_change_places_and_back() -> None:
    copied = json.loads(json.dumps(SNAPSHOT))
    one, other = spots(copied)[0], spots(copied)[-1]
    swap(copied, one.path, other.path)
    assert copied["deck"] == {"tuple": [3, 5, 6]}
    assert copied["players"][1]["Player"]["hand"] == {"tuple": [4]}
    put(copied, one.path, 4)
    put(copied, other.path, 3)
    assert copied == SNAPSHOT


@pytest.mark.parametrize("name", dvergar.game_names())
def test_every_number_of_a_game_is_found(name: str) -> None:
    snapshot = dvergar.game(name).new(seats=2).dump()
    found = spots(snapshot)
    assert len({spot.path for spot in found}) == len(found) > 50
    for spot in found:
        assert spot.value in company(snapshot, spot)
