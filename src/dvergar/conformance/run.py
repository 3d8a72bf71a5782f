"""One random game under examination: turns, actions, copies, files, scores."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from dvergar.conformance.advice import Advice
from dvergar.conformance.forms import Forms
from dvergar.conformance.hidden import Hidden
from dvergar.conformance.manners import Manners
from dvergar.conformance.report import Fault, Findings, StopRun
from dvergar.conformance.secrets import Secrets, listened
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError, IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome, by_merit
from dvergar.kernel.record import Json
from dvergar.kernel.sheet import merits_of
from dvergar.kernel.state import Setup, State

#: how many actions of each verb are tried where they are not legal
_FOREIGN = 3


class Run:
    """One random game under examination."""

    match: Match
    inventory: dict[str, int]

    def __init__(self, game: Game[Any], setup: Setup, findings: Findings, every: int) -> None:
        self.game = game
        self.setup = setup
        self.findings = findings
        self.every = every
        self.random = random.Random(setup.seed)
        self.secrets = Secrets(self)
        self.advice = Advice(self)
        self.manners = Manners(self)
        self.hidden = Hidden(self)
        self.forms = Forms(self)
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
            raise StopRun

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
                raise StopRun
            self.check_turn(state)
            self.demand_census(state, "census")
            if len(self.match.moves) % self.every == offset:
                self.examine(state)
            self.move(state)
        self.demand_census(state, "census")
        self.check_end(state)

    def move(self, state: State) -> None:
        """One move, by chance or as advised, now and then of a seat that only may act."""
        seats = state.to_act
        besides = tuple(seat for seat in state.may_act if state.legal(seat) or state.forms(seat))
        if besides and self.random.random() < 0.2:
            seats = besides
        seat = self.random.choice(seats)
        action = self.advice.draw(state, seat) or self.forms.draw(state, seat)
        if action is None:  # of all that is described, nothing is possible now
            return
        viewer = self.random.choice((None, *range(state.seats)))
        like = state.redeal(viewer, self.random)
        twin = state.copy()
        twin.listen()
        try:
            self.match.play(seat, action)
        except DvergarError as error:
            self.fault("legal", f"{action} is possible but refused: {error}")
            raise StopRun from None
        twin.apply(seat, action)
        self.demand(twin.dump() == state.dump(), "copy-differs", f"{action} led elsewhere")
        if like.why_not(seat, action) is None:
            outcome, likewise = (twin, twin.heard()), listened(like, seat, action)
            self.secrets.compare(outcome, likewise, viewer)

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
            raise StopRun
        self.demand(state.prompt() is not None, "turn", "nothing is asked")
        for seat in range(-1, state.seats + 1):
            legal = state.legal(seat)
            self.demand(len(set(legal)) == len(legal), "legal", "an action is listed twice")
            if (legal and seat not in acting) or (not legal and seat in state.to_act):
                self.fault("turn", f"seat {seat} has {len(legal)} legal actions")
                raise StopRun
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
        self.forms.check(state)
        self.manners.check(state, before)
        self.check_copies(state, before)
        self.check_snapshot(state)
        for seat in (None, *range(state.seats)):
            self.secrets.check_view(state, before, seat)
        self.secrets.check_open_view(state)
        self.secrets.check_open_hands(state)
        self.secrets.check_events(state)
        self.hidden.check(state, before)
        self.advice.check(state)
        self.check_sheets(state)
        self.demand(state.dump() == before, "copy-shares", "looking at a state changed it")
        for seat in (None, *range(state.seats)):
            _wreck(state.view(seat))
        _wreck(state.open_view())
        if state.dump() != before:
            self.fault("copy-shares", "a view is a part of the state")
            raise StopRun

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
        if all(form.why_not(action) is not None for form in state.forms(seat)):
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
        self.demand(same_state(twin, state), "copy-differs", "right after copying")
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
            action = self.forms.draw(state, seat)
            assert action is not None  # who is waited for has something to do
            state.apply(seat, action)
            if other is not None:
                other.apply(seat, action)

    def check_snapshot(self, state: State) -> None:
        """The loaded state is the same, and goes on the same."""
        loaded = self.game.restore(self.setup, json.loads(json.dumps(state.dump())))
        if not same_state(loaded, state):
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

    # --- scores and the end ------------------------------------------------------------------

    def check_sheets(self, state: State) -> None:
        scores = state.scores()
        sheets = [state.score_sheet(seat).total for seat in range(state.seats)]
        self.demand(sheets == scores, "scores", f"sheets {sheets}, scores {scores}")
        self.check_outcome(state)

    def check_outcome(self, state: State) -> None:
        """Winners and places follow from the sheets, ties included, or all win or lose together."""
        outcome = state.outcome()
        self.demand(list(outcome.winners) == state.winners(), "outcome", "winners")
        if self.game.cooperative:
            whole = outcome.winners in ((), tuple(range(state.seats))) and not outcome.places
            self.demand(whole, "outcome", f"{outcome} is not of all together")
            self.check_why(outcome)
            return
        merits = merits_of([state.score_sheet(seat) for seat in range(state.seats)])
        ours = list(self.game.merits(state))
        self.demand(ours == merits, "outcome", f"merits {ours}, on the sheets {merits}")
        fair = by_merit(merits)
        self.demand(outcome.places == fair.places, "outcome", f"{outcome}, by merit {fair}")
        self.demand(outcome.winners == fair.winners, "outcome", f"{outcome}, by merit {fair}")

    def check_why(self, outcome: Outcome) -> None:
        """Who wins or loses together is told why."""
        why = outcome.why
        if why is None:
            self.fault("outcome", "it does not say how it ended")
        elif why.key not in self.findings.told:
            self.findings.told.add(why.key)
            said = self.game.text("en").say(why)
            self.demand(said != why.key, "outcome", f"no words for {why.key}")

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
        self.demand(same_state(at_end, state), "replay", "at the end")
        loaded = Match.loads(self.match.dumps(), lambda _: self.game)
        self.demand(same_state(loaded.state, state), "replay", "from the match file")


def same_state(one: State, another: State) -> bool:
    """Whether nothing can tell two states apart."""
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


def _wreck(data: Json) -> None:
    """Empty a view, down to its last list: the state must not notice."""
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        _wreck(part)
    if isinstance(data, dict | list):
        data.clear()
