"""When two scenes may differ: only if what was heard until the next event differs, too."""

from __future__ import annotations

from typing import Any, cast

from dvergar.conformance.secrets import _first_sight
from dvergar.kernel.message import Event
from dvergar.kernel.state import State


class Shown:
    """All that is asked of a scene."""

    def __init__(self, sight: int) -> None:
        self.sight = sight

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"sight": self.sight}


def event(key: str, sight: int) -> Event:
    return Event(key, scene=cast(State, Shown(sight)))


def test_scenes_after_the_same_events_must_be_the_same() -> None:
    moved, also = event("moved", 1), event("moved", 2)
    assert _first_sight([moved], [moved], None) == ""
    told = _first_sight([moved], [also], None)
    assert told == "['sight'] differs in the scene after moved"
    ended = event("ended", 3)
    assert _first_sight([moved, ended], [also, ended], None) == told


def test_scenes_may_differ_once_something_else_comes_next() -> None:
    moved, also = event("moved", 1), event("moved", 2)
    assert _first_sight([moved], [also, event("revealed", 2)], None) == ""
    assert _first_sight([moved, event("ended", 1)], [also, event("revealed", 2)], None) == ""
