"""Our definition of a correct game, as a function that anybody can call.

    report = dvergar.conformance.check(dvergar.game("nidavellir"))
    assert report.ok, report

It plays random games of every seat count and option and demands of every position:
each legal action applies and each other is refused; copies are independent; save and load is
identity; header and moves replay to the same state; views, events and advice keep secrets, and a
redeal draws again what is hidden; every component is in exactly one place; the game ends; scores
are sound. What it cannot see: a step that runs on for ever, and a secret that neither a view nor
a redeal treats as one.
"""

from __future__ import annotations

import json
import random
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event, Message
from dvergar.kernel.record import Json
from dvergar.kernel.state import Setup, State

#: what can be wrong
FAULTS = {
    "turn": "to_act or may_act is not sound",
    "legal": "a legal action does not apply, or the list is not sound",
    "text": "the text of an action does not lead back to it",
    "accepts-illegal": "an action that is not legal is accepted",
    "refusal-changes": "a refused action changed the state",
    "why-not": "why_not and apply disagree",
    "copy-differs": "a copy is not equal to its original",
    "copy-shares": "a copy or a view shares something with the state",
    "snapshot": "dump and restore is not identity",
    "replay": "set-up and moves do not lead to the same state",
    "view-leaks": "a view depends on what its seat cannot know",
    "view-json": "a view is not JSON-able",
    "event-leaks": "an event depends on what its seat cannot know",
    "advice-leaks": "the advice for a seat depends on what it cannot know",
    "redeal": "a redeal changes what is known, or nothing that is hidden",
    "census": "a component was lost or doubled",
    "endless": "the game does not end in time",
    "scores": "scores are out of bounds or do not agree with the sheets",
    "crash": "an error of the game itself",
}
#: when enough is enough: of one fault, and of all together
_MOST_ALIKE = 5
_MOST_FAULTS = 50
#: how many actions of each verb are tried where they are not legal
_FOREIGN = 3
#: after so many redeals that kept a sealed choice, it is no coincidence
_ENOUGH_REDEALS = 12

#: the way to a single value in a snapshot
_Place = tuple[str | int, ...]


class Fault(NamedTuple):
    """One thing that is wrong, and where it was seen."""

    name: str
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name} ({FAULTS[self.name]}): {self.detail} [{self.where}]"


class Report(NamedTuple):
    """What a check found; of each kind of fault the first few."""

    game: str
    games: int
    positions: int
    faults: list[Fault]

    @property
    def ok(self) -> bool:
        return not self.faults

    def names(self) -> set[str]:
        return {fault.name for fault in self.faults}

    def __str__(self) -> str:
        head = f"{self.game}: {self.games} games, {self.positions} positions"
        return "\n".join([head, *map(str, self.faults)]) if self.faults else f"{head}, no faults"


class _StopRun(Exception):
    """This game cannot go on, or enough was found."""


class _Findings:
    """What is gathered over all games of a check."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.count: Counter[str] = Counter()
        #: actions that were legal somewhere, by verb
        self.seen: dict[str, dict[Action, None]] = {}
        #: refusals whose words were looked at
        self.told: set[str] = set()
        #: did a redeal ever change something?
        self.redealt = False
        #: by decision: redeals that drew a sealed choice again, and those that kept it
        self.drawn: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()

    def add(self, fault: Fault) -> None:
        self.count[fault.name] += 1
        if self.count[fault.name] <= _MOST_ALIKE:
            self.faults.append(fault)

    @property
    def enough(self) -> bool:
        return self.count.total() >= _MOST_FAULTS

    def judge_redeals(self, game: str) -> None:
        """What only all redeals together show."""
        if not self.redealt and not self.faults:
            self.add(Fault("redeal", game, "no redeal ever changed anything"))
        for step, kept in self.kept.items():
            if kept >= _ENOUGH_REDEALS and not self.drawn[step]:
                self.add(Fault("redeal", game, f"what is sealed in {step!r} is never drawn again"))


def setups(
    game: Game[Any], seeds: Sequence[int], seat_counts: Iterable[int] | None = None
) -> Iterator[Setup]:
    """Every seat count and every combination of options, each with seeds of its own."""
    choices = [option.choices for option in game.options]
    names = [option.name for option in game.options]
    combinations = product(seat_counts or game.seat_counts, product(*choices))
    for number, (seats, values) in enumerate(combinations):
        options = dict(zip(names, values, strict=True))
        for seed in seeds:
            yield game.setup(seats, seed + 100_003 * number, options)


def check(
    game: Game[Any],
    *,
    seeds: Sequence[int] = range(5),
    seat_counts: Iterable[int] | None = None,
    every: int = 9,
) -> Report:
    """Play random games and examine every position; every n-th one thoroughly."""
    findings = _Findings()
    games = positions = 0
    for setup in setups(game, seeds, seat_counts):
        run = _Run(game, setup, findings, every)
        try:
            run.play()
        except _StopRun:
            pass
        except Exception as error:  # the fault is the game's, and naming it is the purpose
            findings.add(Fault("crash", run.where(), _last_words(error)))
        games += 1
        positions += run.positions
        if findings.enough:
            break
    if games:
        findings.judge_redeals(game.name)
    return Report(game.name, games, positions, findings.faults)


class _Run:
    """One random game under examination."""

    match: Match
    inventory: dict[str, int]

    def __init__(self, game: Game[Any], setup: Setup, findings: _Findings, every: int) -> None:
        self.game = game
        self.setup = setup
        self.findings = findings
        self.every = every
        self.random = random.Random(setup.seed)
        self.positions = 0
        #: a position on the way, to be replayed at the end
        self.milestone: tuple[int, dict[str, Json]] = (0, {})

    def where(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.setup.options.items())
        return (
            f"{self.setup.seats} seats, seed {self.setup.seed}, {options or 'no options'}, "
            f"position {self.positions}"
        )

    def fault(self, name: str, detail: str) -> None:
        self.findings.add(Fault(name, self.where(), detail))
        if self.findings.enough:
            raise _StopRun

    def demand(self, holds: bool, name: str, detail: str) -> None:
        if not holds:
            self.fault(name, detail)

    # --- the game ----------------------------------------------------------------------------

    def play(self) -> None:
        self.match = Match(self.game, self.setup)
        state = self.match.state
        self.milestone = (0, state.dump())
        again = self.game.start(self.setup)
        self.demand(again.dump() == self.milestone[1], "replay", "two starts differ")
        self.inventory = state.census()
        offset = self.random.randrange(self.every)
        while not state.is_over:
            self.positions += 1
            if len(self.match.moves) >= self.game.longest:
                self.fault("endless", f"more than {self.game.longest} decisions")
                raise _StopRun
            self.check_turn(state)
            self.demand_census(state, "census")
            if len(self.match.moves) % self.every == offset:
                self.examine(state)
            self.move(state)
        self.demand_census(state, "census")
        self.check_end(state)

    def move(self, state: State) -> None:
        """One random move, now and then of a seat that only may act."""
        seats = state.to_act
        if state.may_act and self.random.random() < 0.2:
            seats = state.may_act
        seat = self.random.choice(seats)
        action = self.random.choice(state.legal(seat))
        viewer = self.random.choice((None, *range(state.seats)))
        like = state.redeal(viewer, self.random)
        twin = state.copy()
        twin.listen()
        try:
            self.match.play(seat, action)
        except DvergarError as error:
            self.fault("legal", f"{action} is listed but refused: {error}")
            raise _StopRun from None
        twin.apply(seat, action)
        self.demand(twin.dump() == state.dump(), "copy-differs", f"{action} led elsewhere")
        if action in like.legal(seat):
            outcome, likewise = (twin, twin.heard()), _listened(like, seat, action)
            self.compare_events(outcome, likewise, viewer)
            self.compare_views(outcome, likewise, viewer)

    def demand_census(self, state: State, name: str) -> None:
        census = state.census()
        if census != self.inventory:
            wrong = {
                part: (self.inventory.get(part, 0), census.get(part, 0))
                for part in {**self.inventory, **census}
                if self.inventory.get(part, 0) != census.get(part, 0)
            }
            self.fault(name, f"(at the start, now): {wrong}")

    def check_turn(self, state: State) -> None:
        acting = (*state.to_act, *state.may_act)
        sound = (
            len(state.to_act) > 0
            and len(set(acting)) == len(acting)
            and all(0 <= seat < state.seats for seat in acting)
        )
        if not sound:
            self.fault("turn", f"to_act {state.to_act}, may_act {state.may_act}")
            raise _StopRun
        self.demand(state.prompt() is not None, "turn", "nothing is asked")
        for seat in range(-1, state.seats + 1):
            legal = state.legal(seat)
            self.demand(len(set(legal)) == len(legal), "legal", "an action is listed twice")
            if (len(legal) > 0) != (seat in acting):
                self.fault("turn", f"seat {seat} has {len(legal)} legal actions")
                raise _StopRun
            self.note_actions(legal)

    def note_actions(self, legal: Sequence[Action]) -> None:
        """Each action's text leads back to it."""
        for action in legal:
            alike = self.findings.seen.setdefault(action.verb, {})
            if action not in alike:
                alike[action] = None
                try:
                    same = self.game.parse(str(action)) == action
                except DvergarError:
                    same = False
                self.demand(same, "text", str(action))

    def examine(self, state: State) -> None:
        """All that is too slow to be done at every position."""
        before = state.dump()
        self.milestone = (len(self.match.moves), before)
        self.check_legal(state)
        self.check_refusals(state, before)
        self.check_copies(state, before)
        self.check_snapshot(state)
        for seat in (None, *range(state.seats)):
            self.check_secrets(state, before, seat)
        self.check_events(state)
        self.check_sheets(state)
        self.demand(state.dump() == before, "copy-shares", "looking at a state changed it")
        for seat in (None, *range(state.seats)):
            _wreck(state.view(seat))
        if state.dump() != before:
            self.fault("copy-shares", "a view is a part of the state")
            raise _StopRun

    # --- actions -----------------------------------------------------------------------------

    def check_legal(self, state: State) -> None:
        """Each legal action applies."""
        for seat in (*state.to_act, *state.may_act):
            for action in state.legal(seat):
                self.demand(state.why_not(seat, action) is None, "why-not", f"legal: {action}")
                twin = state.copy()
                try:
                    twin.apply(seat, action)
                except DvergarError as error:
                    self.fault("legal", f"{action} is listed but refused: {error}")
                else:
                    self.demand_census(twin, "census")

    def check_refusals(self, state: State, before: dict[str, Json]) -> None:
        """Each other action is refused, with a reason, and changes nothing."""
        foreign = [Action("no-such-verb"), Action(next(iter(self.findings.seen)), ("nonsense",))]
        for alike in self.findings.seen.values():
            foreign += self.random.sample(list(alike), min(_FOREIGN, len(alike)))
        twin = state.copy()
        for seat in range(-1, state.seats + 1):
            legal = state.legal(seat)
            for action in foreign:
                if action not in legal and not self.is_refused(state, twin, seat, action):
                    twin = state.copy()
        self.demand(twin.dump() == before, "refusal-changes", f"one of {foreign}")

    def is_refused(self, state: State, twin: State, seat: int, action: Action) -> bool:
        reason = state.why_not(seat, action)
        try:
            twin.apply(seat, action)
        except IllegalAction as error:
            if error.message != reason:
                self.fault("why-not", f"{action} is refused: {error}; but why_not says {reason}")
            self.check_words(error)
            return True
        self.demand(reason is None, "why-not", f"{action} is accepted although {reason}")
        if action.verb not in self.game.open_verbs:
            self.fault("accepts-illegal", f"seat {seat}: {action}")
        self.demand_census(twin, "census")
        return False

    def check_words(self, error: IllegalAction) -> None:
        key = error.message.key
        if key not in self.findings.told:
            self.findings.told.add(key)
            self.demand(str(error) not in ("", key), "why-not", f"no words for {key}")

    # --- copies and files --------------------------------------------------------------------

    def check_copies(self, state: State, before: dict[str, Json]) -> None:
        """What happens to a copy does not happen to the original, nor the other way round."""
        twin = state.copy()
        self.demand(_same(twin, state), "copy-differs", "right after copying")
        self.demand(twin.events is None, "copy-differs", "somebody listens to a copy")
        self.play_on(twin, 12)
        self.demand(state.dump() == before, "copy-shares", "moves on a copy changed the original")
        runner = state.copy()
        bystander = runner.copy()
        self.play_on(runner, 12)
        self.demand(bystander.dump() == before, "copy-shares", "moves changed an earlier copy")

    def play_on(self, state: State, moves: int, other: State | None = None) -> None:
        """A few random moves, of another state too."""
        for _ in range(moves):
            if state.is_over or not state.to_act:
                return
            seat = self.random.choice(state.to_act)
            action = self.random.choice(state.legal(seat))
            state.apply(seat, action)
            if other is not None:
                other.apply(seat, action)

    def check_snapshot(self, state: State) -> None:
        """The loaded state is the same, and goes on the same."""
        loaded = self.game.restore(self.setup, json.loads(json.dumps(state.dump())))
        if not _same(loaded, state):
            self.fault("snapshot", "the loaded state differs")
            return
        twin = state.copy()
        try:
            self.play_on(twin, 6, loaded)
        except IllegalAction as error:
            self.fault("snapshot", f"after loading a move is refused: {error}")
        else:
            same = loaded.dump() == twin.dump() and loaded.view(None) == twin.view(None)
            self.demand(same, "snapshot", "after loading the game goes another way")

    # --- secrets -----------------------------------------------------------------------------

    def check_secrets(self, state: State, before: dict[str, Json], seat: int | None) -> None:
        """A view is the same whatever the seat cannot know."""
        view = state.view(seat)
        try:
            stored = json.loads(json.dumps(view))
        except (TypeError, ValueError) as error:
            self.fault("view-json", f"{_viewer(seat)}: {error}")
            return
        self.demand(stored == view, "view-json", f"{_viewer(seat)}: JSON gives something else back")
        other = state.redeal(seat, self.random)
        seen = other.view(seat)
        if seen != view:
            differing = [key for key in view if seen.get(key) != view[key]]
            self.fault("view-leaks", f"{_viewer(seat)}: {differing} changes with a redeal")
        known = (
            other.to_act == state.to_act
            and other.may_act == state.may_act
            and (seat is None or other.legal(seat) == state.legal(seat))
        )
        self.demand(known, "redeal", f"{_viewer(seat)}: turns or own options changed")
        self.demand_census(other, "redeal")
        drawn = other.dump()
        self.demand(drawn["rng"] != before["rng"], "redeal", "future chance is the same")
        self.findings.redealt |= _without_rng(drawn) != _without_rng(before)
        if seat is not None and known:
            self.check_advice(state, other, seat)
        self.play_on(other, 6)

    def check_advice(self, state: State, other: State, seat: int) -> None:
        """A bot gets the same advice whatever its seat cannot know."""
        legal = state.legal(seat)
        if legal:
            values = self.game.advisor.values
            same = values(state, seat, legal) == values(other, seat, legal)
            self.demand(same, "advice-leaks", f"{_viewer(seat)}: {legal[0].verb}")

    def check_events(self, state: State) -> None:
        """Two actions that a viewer cannot tell apart by the view look the same in the events."""
        step = state.agenda[-1].name
        for seat in (*state.to_act, *state.may_act):
            legal = state.legal(seat)
            if len(legal) < 2:
                continue
            first, second = (
                _listened(state, seat, action) for action in self.random.sample(legal, 2)
            )
            for viewer in (None, *range(state.seats)):
                if viewer != seat:
                    self.compare_events(first, second, viewer)
                    self.check_sealed(step, first[0], second[0], viewer)

    def compare_events(
        self,
        first: tuple[State, list[Event]],
        second: tuple[State, list[Event]],
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
            self.demand(not leaks, "event-leaks", f"{_viewer(viewer)} hears {heard}")

    def compare_views(
        self,
        first: tuple[State, list[Event]],
        second: tuple[State, list[Event]],
        viewer: int | None,
    ) -> None:
        """Two worlds looked the same, and a viewer heard the same: they still look the same."""
        heard = [[event.seen_by(viewer) for event in events] for _, events in (first, second)]
        if heard[0] == heard[1]:
            views = first[0].view(viewer), second[0].view(viewer)
            differing = [key for key in views[0] if views[0][key] != views[1].get(key)]
            sees = f"{_viewer(viewer)}: {differing} differs after the same events {heard[0]}"
            self.demand(not differing, "view-leaks", sees)

    def check_sealed(self, step: str, one: State, another: State, viewer: int | None) -> None:
        """What tells two states apart that look the same must be drawn again in a redeal."""
        if self.findings.drawn[step] or one.view(viewer) != another.view(viewer):
            return
        places = _tell_apart(one, another)
        if places:
            drawn = self.draws_again(one, viewer, places)
            (self.findings.drawn if drawn else self.findings.kept)[step] += 1

    def draws_again(self, state: State, viewer: int | None, places: list[_Place]) -> bool:
        """Does a redeal change something in these places?"""
        before, after = _leaves(state.dump()), _leaves(state.redeal(viewer, self.random).dump())
        return any(before.get(place) != after.get(place) for place in places)

    # --- scores and the end ------------------------------------------------------------------

    def check_sheets(self, state: State) -> None:
        scores = state.scores()
        sheets = [state.score_sheet(seat).total for seat in range(state.seats)]
        self.demand(sheets == scores, "scores", f"sheets {sheets}, scores {scores}")
        winners = state.winners()
        someone = len(winners) == len(set(winners)) > 0 and set(winners) <= set(range(state.seats))
        self.demand(someone, "scores", f"winners {winners}")

    def check_end(self, state: State) -> None:
        acting = state.to_act or state.may_act
        self.demand(not acting, "turn", f"the game is over and waits for {acting}")
        self.demand(state.prompt() is None, "turn", "the game is over and asks something")
        low, high = self.game.score_bounds
        scores = state.scores()
        sound = all(low <= score <= high for score in scores)
        self.demand(sound, "scores", f"{scores} not within {low} to {high}")
        self.check_sheets(state)
        over = state.why_not(0, self.match.moves[-1].action) if self.match.moves else Message("-")
        self.demand(over is not None, "accepts-illegal", "a move after the end")
        number, milestone = self.milestone
        on_the_way = self.match.at(number).dump()
        self.demand(on_the_way == milestone, "replay", f"after {number} moves")
        at_end = self.match.at(len(self.match.moves))
        self.demand(_same(at_end, state), "replay", "at the end")
        loaded = Match.loads(self.match.dumps(), lambda _: self.game)
        self.demand(_same(loaded.state, state), "replay", "from the match file")


def _same(one: State, another: State) -> bool:
    """Can nothing tell two states apart?"""
    seats = range(one.seats)
    return (
        one.dump() == another.dump()
        and one.to_act == another.to_act
        and one.may_act == another.may_act
        and all(one.legal(seat) == another.legal(seat) for seat in seats)
        and all(one.view(seat) == another.view(seat) for seat in (None, *one.to_act[:1]))
        and one.scores() == another.scores()
        and one.census() == another.census()
    )


def _viewer(seat: int | None) -> str:
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


def _wreck(data: Json) -> None:
    """Empty a view, down to its last list: the state must not notice."""
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        _wreck(part)
    if isinstance(data, dict | list):
        data.clear()


def _listened(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    twin = state.copy()
    twin.listen()
    twin.apply(seat, action)
    return twin, twin.heard()


def _last_words(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} (in {frame.name}, {frame.filename}:{frame.lineno})"
