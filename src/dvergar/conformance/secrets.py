"""Views, events and advice must not depend on what a seat cannot know; a redeal draws it again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dvergar.kernel.action import Action
from dvergar.kernel.message import Event
from dvergar.kernel.record import Json
from dvergar.kernel.state import State

if TYPE_CHECKING:
    from dvergar.conformance.run import Run

#: a state, and what happened on the way to it
Outcome = tuple[State, list[Event]]
#: the way to a single value in a snapshot
_Place = tuple[str | int, ...]


class Secrets:
    """The part of an examination that is about secrets."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def check_view(self, state: State, before: dict[str, Json], seat: int | None) -> None:
        """A view is the same whatever the seat cannot know."""
        view = state.view(seat)
        if not self.is_plain(view, viewer_name(seat)):
            return
        other = state.redeal(seat, self.run.random)
        seen = other.view(seat)
        if seen != view:
            differing = [key for key in view if seen.get(key) != view[key]]
            self.run.fault("view-leaks", f"{viewer_name(seat)}: {differing} changes with a redeal")
        known = (
            other.to_act == state.to_act
            and other.may_act == state.may_act
            and (seat is None or other.legal(seat) == state.legal(seat))
        )
        self.run.demand(known, "redeal", f"{viewer_name(seat)}: turns or own options changed")
        self.run.demand_census(other, "redeal")
        drawn = other.dump()
        self.run.demand(drawn["rng"] != before["rng"], "redeal", "future chance is the same")
        if seat is not None and known:
            self.run.advice.compare(state, other, seat)
        self.run.play_on(other, 6)

    def is_plain(self, view: dict[str, Any], whose: str) -> bool:
        """Whether a view survives JSON unchanged."""
        try:
            stored = json.loads(json.dumps(view))
        except (TypeError, ValueError) as error:
            self.run.fault("view-json", f"{whose}: {error}")
            return False
        self.run.demand(stored == view, "view-json", f"{whose}: JSON gives something else back")
        return True

    def check_open_view(self, state: State) -> None:
        """In two worlds the open view is the same exactly if every seat's own view is."""
        other = state.redeal(None, self.run.random)
        mine, open_view = self.views(state), state.open_view()
        self.is_plain(open_view, "the open view")
        differing = [seat for seat, view in enumerate(self.views(other)) if view != mine[seat]]
        changed = other.open_view() != open_view
        self.run.demand(
            changed == bool(differing),
            "open-view",
            f"it {'changes' if changed else 'stays'}, the views of the seats {differing} change",
        )

    def check_open_hands(self, state: State) -> None:
        """Seats that are said to know the same see the same, but for which one they are."""
        if self.run.game.open_hands:
            views = [{**view, "you": None} for view in self.views(state)]
            differing = [
                key for key in views[0] if any(view[key] != views[0][key] for view in views)
            ]
            self.run.demand(not differing, "open-hands", f"{differing} differs between the seats")

    def views(self, state: State) -> list[dict[str, Any]]:
        return [state.view(seat) for seat in range(state.seats)]

    def check_events(self, state: State) -> None:
        """Two actions that a viewer cannot tell apart by the view look the same in the events."""
        step = state.agenda[-1].name
        for seat in (*state.to_act, *state.may_act):
            legal = state.legal(seat)
            if len(legal) < 2:
                continue
            first, second = (
                listened(state, seat, action) for action in self.run.random.sample(legal, 2)
            )
            for viewer in (None, *range(state.seats)):
                if viewer != seat:
                    self.compare_events(first, second, viewer)
                    self.compare_sights(first, second, viewer)
                    self.check_sealed(step, first[0], second[0], viewer)

    def compare(self, first: Outcome, second: Outcome, viewer: int | None) -> None:
        """The same action in two worlds that look the same to a viewer."""
        self.compare_events(first, second, viewer)
        self.compare_scenes(first, second, viewer)
        self.compare_views(first, second, viewer)

    def compare_events(
        self,
        first: Outcome,
        second: Outcome,
        viewer: int | None,
    ) -> None:
        """If a viewer hears different things, it must see something different too.

        Unless two ways have led to the same: what then tells the states apart is no secret.
        """
        heard = [[event.seen_by(viewer) for event in events] for _, events in (first, second)]
        if heard[0] == heard[1]:
            return
        one, another = first[0], second[0]
        if one.view(viewer) == another.view(viewer):
            leaks = self.draws_again(one, viewer, _tell_apart(one, another))
            self.run.demand(not leaks, "event-leaks", f"{viewer_name(viewer)} hears {heard}")

    def compare_sights(self, first: Outcome, second: Outcome, viewer: int | None) -> None:
        """If a viewer hears the same and ends up seeing the same, the scenes look the same too.

        Unless two ways have led to the same, as with events.
        """
        one, another = first[0], second[0]
        if one.view(viewer) != another.view(viewer):
            return
        differing = _first_sight(first[1], second[1], viewer)
        if differing:
            leaks = self.draws_again(one, viewer, _tell_apart(one, another))
            self.run.demand(not leaks, "scene-leaks", f"{viewer_name(viewer)}: {differing}")

    def compare_scenes(self, first: Outcome, second: Outcome, viewer: int | None) -> None:
        """Two worlds looked the same: so do their scenes, until a viewer hears something else.

        And each scene is the same whatever the viewer cannot know then.
        """
        differing = _first_sight(first[1], second[1], viewer)
        self.run.demand(not differing, "scene-leaks", f"{viewer_name(viewer)}: {differing}")
        for scene in [event.scene for event in first[1]]:
            if scene is not None:
                self.run.demand_census(scene, "census")
                redealt = scene.redeal(viewer, self.run.random)
                same = redealt.view(viewer) == scene.view(viewer)
                told = f"{viewer_name(viewer)}: a scene changes with a redeal"
                self.run.demand(same, "scene-leaks", told)

    def compare_views(
        self,
        first: Outcome,
        second: Outcome,
        viewer: int | None,
    ) -> None:
        """Two worlds looked the same, and a viewer heard the same: they still look the same."""
        heard = [[event.seen_by(viewer) for event in events] for _, events in (first, second)]
        if heard[0] == heard[1]:
            views = first[0].view(viewer), second[0].view(viewer)
            differing = [key for key in views[0] if views[0][key] != views[1].get(key)]
            sees = f"{viewer_name(viewer)}: {differing} differs after the same events {heard[0]}"
            self.run.demand(not differing, "view-leaks", sees)

    def check_sealed(self, step: str, one: State, another: State, viewer: int | None) -> None:
        """What tells two states apart that look the same must be drawn again in a redeal."""
        if self.run.findings.drawn[step] or one.view(viewer) != another.view(viewer):
            return
        places = _tell_apart(one, another)
        if places:
            drawn = self.draws_again(one, viewer, places)
            (self.run.findings.drawn if drawn else self.run.findings.kept)[step] += 1

    def draws_again(self, state: State, viewer: int | None, places: list[_Place]) -> bool:
        """Whether a redeal changes something in these places."""
        before, after = _leaves(state.dump()), _leaves(state.redeal(viewer, self.run.random).dump())
        return any(before.get(place) != after.get(place) for place in places)


def _first_sight(one: list[Event], another: list[Event], viewer: int | None) -> str:
    """What differs in the first scenes that differ; "" if none do before the events differ.

    A scene is the last one before the next event, so that this must be the same, too: what shows
    that there was no other event is no secret.
    """
    heard = [[event.seen_by(viewer) for event in events] for events in (one, another)]
    for number, (event, other) in enumerate(zip(one, another, strict=False)):
        if heard[0][: number + 2] != heard[1][: number + 2]:
            return ""
        if (event.scene is None) != (other.scene is None):
            return f"only one of two has a scene after {event.key}"
        if event.scene is not None and other.scene is not None:
            here, there = event.scene.view(viewer), other.scene.view(viewer)
            keys = [key for key in here if here[key] != there.get(key)]
            if keys:
                return f"{keys} differs in the scene after {event.key}"
    return ""


def viewer_name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _without_rng(snapshot: dict[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in snapshot.items() if name != "rng"}


def _leaves(data: Json, path: _Place = ()) -> dict[_Place, Json]:
    """The single values of JSON-able data by where they stand."""
    if not isinstance(data, dict | list):
        return {path: data}
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    return {
        place: leaf for name, part in parts for place, leaf in _leaves(part, (*path, name)).items()
    }


def _tell_apart(one: State, another: State) -> list[_Place]:
    """Where two states differ, but for future chance."""
    first, second = _leaves(_without_rng(one.dump())), _leaves(_without_rng(another.dump()))
    return [place for place in {**first, **second} if first.get(place) != second.get(place)]


def listened(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    twin = state.copy()
    twin.listen()
    twin.apply(seat, action)
    return twin, twin.heard()
