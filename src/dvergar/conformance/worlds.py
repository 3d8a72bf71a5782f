"""Worlds that a snapshot could describe, and whether somebody can tell two of them apart."""

from __future__ import annotations

import random
from typing import Any

from dvergar.conformance.spots import Spot, put, swap
from dvergar.kernel.game import Game
from dvergar.kernel.record import Json
from dvergar.kernel.state import State

#: how far two worlds are played to see whether they differ, and how often it is looked at
_FAR = 30
_LOOK = 5


class Worlds:
    """What a game says to changed snapshots."""

    def __init__(self, game: Game[Any], source: random.Random) -> None:
        self.game = game
        self.random = source

    def swapped(
        self, state: State, snapshot: dict[str, Json], one: Spot, other: Spot
    ) -> State | None:
        """The world in which two spots have exchanged what is there; None: there is none."""
        swap(snapshot, one.path, other.path)
        try:
            return self.world(state, snapshot)
        finally:
            swap(snapshot, one.path, other.path)

    def world_with(
        self, state: State, snapshot: dict[str, Json], spot: Spot, value: int | str
    ) -> State | None:
        put(snapshot, spot.path, value)
        try:
            return self.world(state, snapshot)
        finally:
            put(snapshot, spot.path, spot.value)

    def world(self, state: State, snapshot: dict[str, Json]) -> State | None:
        """The state of a snapshot that nobody dumped; None if it cannot be."""
        try:
            world: State = self.game.restore(state.setup, snapshot)
            return world
        except Exception:  # whatever a game says to nonsense: it is no world
            return None

    def looks_alike(self, state: State, world: State, viewer: int | None) -> bool:
        """Whether a viewer cannot tell two worlds apart, and both could be."""
        try:
            return (
                world.census() == state.census()
                and world.to_act == state.to_act
                and world.may_act == state.may_act
                and world.view(viewer) == state.view(viewer)
                and (viewer is None or world.legal(viewer) == state.legal(viewer))
            )
        except Exception:  # as above
            return False

    def seen_by_others(self, state: State, world: State) -> bool:
        """Whether some seat can tell two worlds apart."""
        try:
            return any(world.view(seat) != state.view(seat) for seat in range(state.seats))
        except Exception:  # as above
            return False

    def come_apart(self, state: State, world: State, viewer: int | None) -> bool:
        """Whether a viewer sees a difference once both worlds are played on without chance."""
        one, other = state.copy(), world
        for number in range(1, _FAR + 1):
            if one.is_over:
                return False
            seat = self.random.choice(one.to_act)
            action = self.random.choice(one.legal(seat))
            try:
                if other.why_not(seat, action) is not None:
                    return False
                one.apply(seat, action)
                other.apply(seat, action)
                if one.rng != state.rng or other.rng != state.rng:
                    return False
                if number % _LOOK == 0 and one.view(viewer) != other.view(viewer):
                    return True
            except Exception:  # as above
                return False
        return False
