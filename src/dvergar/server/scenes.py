"""The positions between two decisions, for those who watch them go by.

The rules mark moments worth seeing (`State.scene`). A viewer gets the position of each as it may
know it, with the number of its events until then. After the last event comes the view that follows,
which the viewer has anyway: of a scene it gets only what is different from the position after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from dvergar.kernel.message import Event, Message
from dvergar.kernel.state import State
from dvergar.server.wire import SceneShown

View = dict[str, Any]

#: in a difference: the value as a whole, and the fields that are not there
WHOLE, GONE = "=", "-"

_written = msgspec.json.Encoder().encode


def show_scenes(
    events: Sequence[Event],
    heard: Callable[[Event], Sequence[Message]],
    view: Callable[[State], View],
    following: View,
) -> list[SceneShown]:
    """The scenes of an entry for somebody who has `heard` so much of each event."""
    seen: list[tuple[int, View]] = []
    after = 0
    for event in events[:-1]:
        after += len(heard(event))
        if event.scene is not None:
            seen.append((after, view(event.scene)))
    shown: list[SceneShown] = []
    for after, then in reversed(seen):
        shown.append(SceneShown(after, difference(then, following)))
        following = then
    return shown[::-1]


def difference(view: View, following: View) -> View:
    """What has to be put into the following view to make it this one: see `docs/protocol.md`.

    It depends on nothing else, so it tells no more than the two views do.
    """
    if WHOLE in view or GONE in view or WHOLE in following or GONE in following:
        return {WHOLE: view}
    found = {
        name: _change(value, following.get(name))
        for name, value in view.items()
        if name not in following or _differ(value, following[name])
    }
    gone = [name for name in following if name not in view]
    return {**found, GONE: gone} if gone else found


def _change(value: Any, following: Any) -> Any:
    """How a value that is different is told: of objects, and lists of them, only what differs."""
    if isinstance(value, dict):
        return difference(value, following) if isinstance(following, dict) else {WHOLE: value}
    if _are_records(value) and _are_records(following) and len(value) == len(following):
        pairs = enumerate(zip(value, following, strict=True))
        return {str(n): difference(*pair) for n, pair in pairs if _differ(*pair)}
    return value


def _are_records(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and {*map(type, value)} == {dict}


def _differ(value: Any, other: Any) -> bool:
    """As a client would read them: Python takes true for 1."""
    return bool(value != other) or _written(value) != _written(other)


def unseen(events: Sequence[Event]) -> list[Event]:
    """The same events without their scenes."""
    return [event if event.scene is None else event._replace(scene=None) for event in events]
