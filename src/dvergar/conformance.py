"""Our definition of a correct game, as a function that anybody can call.

    report = dvergar.conformance.check(dvergar.game("nidavellir"))
    assert report.ok, report

It plays random games of every seat count and option and demands of every position:
each legal action applies and each other is refused; copies are independent; save and load is
identity; header and moves replay to the same state; views and events keep secrets, and a redeal
changes something hidden; every component is in exactly one place; the game ends; scores are sound.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event
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
    "copy-shares": "a copy shares something with its original",
    "snapshot": "dump and restore is not identity",
    "replay": "set-up and moves do not lead to the same state",
    "view-leaks": "a view depends on what its seat cannot know",
    "view-json": "a view is not JSON-able",
    "event-leaks": "an event depends on what its seat cannot know",
    "redeal": "a redeal changes what is known, or nothing that is hidden",
    "census": "a component was lost or doubled",
    "endless": "the game does not end in time",
    "scores": "scores are out of bounds or do not agree with the sheets",
    "crash": "an error of the game itself",
}
_MOST_FAULTS = 25
_FOREIGN = 25


class Fault(NamedTuple):
    """One thing that is wrong, and where it was seen."""

    name: str
    where: str
    detail: str

    def __str__(self) -> str:
        return f"{self.name} ({FAULTS[self.name]}): {self.detail} [{self.where}]"


class Report(NamedTuple):
    """What a check found."""

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
    faults: list[Fault] = []
    games = positions = 0
    hidden = False
    for setup in setups(game, seeds, seat_counts):
        run = _Run(game, setup, faults, every)
        try:
            run.play()
        except _StopRun:
            pass
        except Exception as error:  # the fault is the game's, and naming it is the purpose
            faults.append(Fault("crash", run.where(), f"{type(error).__name__}: {error}"))
        games += 1
        positions += run.positions
        hidden = hidden or run.redeal_changed
        if len(faults) >= _MOST_FAULTS:
            break
    if games and not hidden and not faults:
        faults.append(Fault("redeal", game.name, "no redeal ever changed anything"))
    return Report(game.name, games, positions, faults)


class _Run:
    """One random game under examination."""

    def __init__(self, game: Game[Any], setup: Setup, faults: list[Fault], every: int) -> None:
        self.game = game
        self.setup = setup
        self.faults = faults
        self.every = every
        self.random = random.Random(setup.seed)
        self.positions = 0
        self.redeal_changed = False
        self.match = Match(game, setup)
        self.seen_actions: dict[Action, None] = {}

    def where(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.setup.options.items())
        return (
            f"{self.setup.seats} seats, seed {self.setup.seed}, {options or 'no options'}, "
            f"after {len(self.match.moves)} moves"
        )

    def fault(self, name: str, detail: str) -> None:
        self.faults.append(Fault(name, self.where(), detail))
        if len(self.faults) >= _MOST_FAULTS:
            raise _StopRun

    def demand(self, holds: bool, name: str, detail: str) -> None:
        if not holds:
            self.fault(name, detail)

    # --- the game ----------------------------------------------------------------------------

    def play(self) -> None:
        state = self.match.state
        first = state.dump()
        self.demand(self.game.start(self.setup).dump() == first, "replay", "two starts differ")
        inventory = state.census()
        offset = self.random.randrange(self.every)
        while not state.is_over:
            self.positions += 1
            if len(self.match.moves) >= self.game.longest:
                self.fault("endless", f"more than {self.game.longest} decisions")
                raise _StopRun
            self.check_turn(state)
            self.demand_census(state, inventory)
            if len(self.match.moves) % self.every == offset:
                self.examine(state, inventory)
            self.move(state)
        self.demand_census(state, inventory)
        self.check_end(state)

    def move(self, state: State) -> None:
        """One random move, now and then of a seat that only may act."""
        seats = state.to_act
        if state.may_act and self.random.random() < 0.2:
            seats = state.may_act
        seat = self.random.choice(seats)
        action = self.random.choice(state.legal(seat))
        twin = state.copy()
        self.match.play(seat, action)
        twin.apply(seat, action)
        self.demand(twin.dump() == state.dump(), "copy-differs", f"{action} led elsewhere")

    def demand_census(self, state: State, inventory: dict[str, int]) -> None:
        census = state.census()
        if census != inventory:
            wrong = {
                name: (inventory.get(name, 0), census.get(name, 0))
                for name in {**inventory, **census}
                if inventory.get(name, 0) != census.get(name, 0)
            }
            self.fault("census", f"(at the start, now): {wrong}")

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
        for seat in range(state.seats):
            legal = state.legal(seat)
            self.demand(len(set(legal)) == len(legal), "legal", "an action is listed twice")
            if (len(legal) > 0) != (seat in acting):
                self.fault("turn", f"seat {seat} has {len(legal)} legal actions")
                raise _StopRun
            self.seen_actions.update(dict.fromkeys(legal))

    def examine(self, state: State, inventory: dict[str, int]) -> None:
        """All that is too slow to be done at every position."""
        before = state.dump()
        self.check_legal(state, inventory)
        self.check_refusals(state)
        self.check_copies(state)
        self.check_snapshot(state)
        for seat in (None, *range(state.seats)):
            self.check_secrets(state, seat)
        self.check_events(state)
        self.demand(state.dump() == before, "copy-shares", "looking at a state changed it")

    # --- actions -----------------------------------------------------------------------------

    def check_legal(self, state: State, inventory: dict[str, int]) -> None:
        """Each legal action applies."""
        for seat in (*state.to_act, *state.may_act):
            for action in state.legal(seat):
                self.demand(self.game.parse(str(action)) == action, "text", str(action))
                twin = state.copy()
                try:
                    twin.apply(seat, action)
                except DvergarError as error:
                    self.fault("legal", f"{action} is listed but refused: {error}")
                else:
                    self.demand_census(twin, inventory)

    def check_refusals(self, state: State) -> None:
        """Each other action is refused, with a reason, and changes nothing."""
        pool = list(self.seen_actions)
        foreign = self.random.sample(pool, min(_FOREIGN, len(pool)))
        foreign += [Action("no-such-verb"), Action(foreign[0].verb, ("nonsense",))]
        for seat in range(state.seats):
            for action in foreign:
                if action not in state.legal(seat):
                    self.check_refusal(state, seat, action)
        self.check_refusal(state, state.seats, foreign[0])

    def check_refusal(self, state: State, seat: int, action: Action) -> None:
        reason = state.why_not(seat, action)
        twin = state.copy()
        before = twin.dump()
        try:
            twin.apply(seat, action)
        except IllegalAction as error:
            self.demand(reason is not None, "why-not", f"{action} is refused without a reason")
            self.demand(bool(str(error)), "why-not", f"the refusal of {action} is empty")
            self.demand(twin.dump() == before, "refusal-changes", str(action))
            return
        self.demand(reason is None, "why-not", f"{action} is accepted although {reason}")
        if action.verb not in self.game.open_verbs:
            self.fault("accepts-illegal", f"seat {seat}: {action}")

    # --- copies and files --------------------------------------------------------------------

    def check_copies(self, state: State) -> None:
        """What happens to a copy does not happen to the original, nor the other way round."""
        before = state.dump()
        twin, witness = state.copy(), state.copy()
        self.demand(twin.dump() == before, "copy-differs", "right after copying")
        self.demand(twin.events is None, "copy-differs", "somebody listens to a copy")
        self.play_on(twin, 12)
        self.demand(state.dump() == before, "copy-shares", "moves on a copy changed the original")
        runner = state.copy()
        bystander = runner.copy()
        self.play_on(runner, 12)
        self.demand(bystander.dump() == before, "copy-shares", "moves changed an earlier copy")
        self.demand(witness.dump() == before, "copy-shares", "moves changed an earlier copy")

    def play_on(self, state: State, moves: int) -> None:
        for _ in range(moves):
            if state.is_over:
                return
            seat = self.random.choice(state.to_act)
            state.apply(seat, self.random.choice(state.legal(seat)))

    def check_snapshot(self, state: State) -> None:
        stored = json.dumps(state.dump())
        loaded = self.game.restore(self.setup, json.loads(stored))
        same = (
            loaded.dump() == state.dump()
            and loaded.to_act == state.to_act
            and loaded.may_act == state.may_act
            and all(loaded.legal(seat) == state.legal(seat) for seat in range(state.seats))
        )
        self.demand(same, "snapshot", "the loaded state differs")

    # --- secrets -----------------------------------------------------------------------------

    def check_secrets(self, state: State, seat: int | None) -> None:
        """A view is the same whatever the seat cannot know."""
        view = state.view(seat)
        try:
            same = json.loads(json.dumps(view)) == view
        except (TypeError, ValueError) as error:
            self.fault("view-json", f"{_viewer(seat)}: {error}")
            return
        self.demand(same, "view-json", f"{_viewer(seat)}: JSON gives something else back")
        original = state.dump()
        for _ in range(2):
            other = state.redeal(seat, self.random)
            if other.view(seat) != view:
                differing = [key for key in view if other.view(seat).get(key) != view[key]]
                self.fault("view-leaks", f"{_viewer(seat)} sees secrets in {differing}")
            known = (
                other.to_act == state.to_act
                and other.may_act == state.may_act
                and (seat is None or other.legal(seat) == state.legal(seat))
            )
            self.demand(known, "redeal", f"{_viewer(seat)}: turns or own options changed")
            drawn = other.dump()
            self.demand(drawn["rng"] != original["rng"], "redeal", "future chance is the same")
            self.redeal_changed |= _without_rng(drawn) != _without_rng(original)
            self.play_on(other, 6)

    def check_events(self, state: State) -> None:
        """Two actions that a viewer cannot tell apart by the view look the same in the events."""
        for seat in (*state.to_act, *state.may_act):
            legal = state.legal(seat)
            pair = self.random.sample(legal, 2) if len(legal) > 1 else []
            outcomes = [_listened(state, seat, action) for action in pair]
            for viewer in (None, *range(state.seats)):
                if viewer != seat and len(outcomes) == 2:
                    self.compare_events(outcomes[0], outcomes[1], viewer)

    def compare_events(
        self,
        first: tuple[State, list[Event]],
        second: tuple[State, list[Event]],
        viewer: int | None,
    ) -> None:
        if first[0].view(viewer) != second[0].view(viewer):
            return
        heard = [[event.seen_by(viewer) for event in events] for _, events in (first, second)]
        self.demand(heard[0] == heard[1], "event-leaks", f"{_viewer(viewer)} hears {heard}")

    # --- the end -----------------------------------------------------------------------------

    def check_end(self, state: State) -> None:
        acting = state.to_act or state.may_act
        self.demand(not acting, "turn", f"the game is over and waits for {acting}")
        scores = state.scores()
        low, high = self.game.score_bounds
        sound = len(scores) == state.seats and all(low <= score <= high for score in scores)
        self.demand(sound, "scores", f"{scores} not within {low} to {high}")
        sheets = [state.score_sheet(seat).total for seat in range(state.seats)]
        self.demand(sheets == scores, "scores", f"sheets {sheets}, scores {scores}")
        winners = state.winners()
        someone = set(winners) <= set(range(state.seats))
        self.demand(someone, "scores", f"winners {winners}")
        final = state.dump()
        self.demand(self.match.at(len(self.match.moves)).dump() == final, "replay", "at the end")
        loaded = Match.loads(self.match.dumps(), lambda _: self.game)
        self.demand(loaded.state.dump() == final, "replay", "from the match file")


def _viewer(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _without_rng(snapshot: dict[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in snapshot.items() if name != "rng"}


def _listened(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    twin = state.copy()
    twin.listen()
    twin.apply(seat, action)
    return twin, twin.heard()
