"""The positions between two decisions, for those who watch them go by.

The rules mark moments worth seeing (`State.scene`). A viewer gets the position of each as it may
know it, with the number of its events until then. After the last event comes the view that follows,
which the viewer has anyway: of a scene it gets only what is different there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dvergar.kernel.message import Event, Message
from dvergar.kernel.state import State
from dvergar.server.wire import SceneShown

View = dict[str, Any]


def show_scenes(
    events: Sequence[Event],
    heard: Callable[[Event], Sequence[Message]],
    view: Callable[[State], View],
    following: View,
) -> list[SceneShown]:
    """The scenes of an entry for somebody who has `heard` so much of each event."""
    shown: list[SceneShown] = []
    after = 0
    for event in events[:-1]:
        after += len(heard(event))
        if event.scene is not None:
            shown.append(SceneShown(after, difference(view(event.scene), following)))
    return shown


def difference(view: View, following: View) -> View:
    """What has to be put into the following view to make it this one; None: it is not there."""
    names = {**view, **following}
    return {name: view.get(name) for name in names if view.get(name) != following.get(name)}


def unseen(events: Sequence[Event]) -> list[Event]:
    """The same events without their scenes."""
    return [event if event.scene is None else event._replace(scene=None) for event in events]
