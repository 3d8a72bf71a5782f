"""Described actions, and what a decision says it is: a form must be true, silence must be possible.

A random game takes described actions as often as listed ones: what is wrong only beyond the list is
found too.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.form import Form, Part, Values
from dvergar.kernel.state import State
from dvergar.kernel.step import SEALED

if TYPE_CHECKING:
    from dvergar.conformance.run import Run

#: where actions are described, so many may be listed besides
MOST_LISTED = 200
#: of each form so many actions are looked at
_SAMPLES = 4
#: so often a described action is drawn again that the rules refuse
_DRAWS = 8
#: a refusal that gives no reason
_NO_REASONS = ("bad-action", "why-other-verb", "why-not-possible")


class Forms:
    """The part of an examination that is about what is described and declared."""

    def __init__(self, run: Run) -> None:
        self.run = run
        #: of its own: a game without forms is played the same
        self.random = random.Random(run.setup.seed)

    def draw(self, state: State, seat: int) -> Action | None:
        """An action of a seat, a described one as often as a listed one; None: it has none."""
        forms = state.forms(seat)
        if any(form.size for form in forms) and self.random.random() < 0.5:
            for _ in range(_DRAWS):
                action = state.sample(seat, self.random)
                if state.why_not(seat, action) is None:
                    return action
        legal = state.legal(seat)
        return self.run.random.choice(legal) if legal else None

    def check(self, state: State) -> None:
        """All of it, in one position."""
        for seat in range(state.seats):
            forms = state.forms(seat)
            if forms:
                self.check_list(state, seat, forms)
                for form in forms:
                    self.check_form(state, seat, form)
            self.check_secrecy(state, seat)
        self.check_silence(state)
        self.check_replaced(state)

    def demand(self, holds: bool, detail: str) -> None:
        self.run.demand(holds, "forms", detail)

    # --- forms -------------------------------------------------------------------------------

    def check_list(self, state: State, seat: int, forms: tuple[Form, ...]) -> None:
        """Beside forms a few actions are listed, and those of their verbs fit."""
        legal = state.legal(seat)
        self.demand(len(legal) <= MOST_LISTED, f"{len(legal)} actions are listed besides")
        by_verb = {form.verb: form for form in forms}
        self.demand(len(by_verb) == len(forms), f"two forms of one verb: {[*by_verb]}")
        for action in legal:
            if action.verb in by_verb:
                reason = by_verb[action.verb].why_not(action)
                self.demand(reason is None, f"{action} is listed but does not fit: {reason}")

    def check_form(self, state: State, seat: int, form: Form) -> None:
        """What fits can be read, written and done; what fits no longer is refused."""
        size = form.size
        for _ in range(_SAMPLES):
            try:
                action = form.sample(self.random)
            except (ValueError, LookupError):
                self.demand(size == 0, f"{form.verb}: {size} actions fit, but none can be drawn")
                return
            self.demand(size > 0, f"{form.verb}: none fits, but {action} was drawn")
            values = form.read(action)
            if not isinstance(values, dict):
                self.demand(False, f"{action} was drawn but does not fit: {values}")
                continue
            self.demand(form.write(values) == action, f"{action} is written in another way")
            self.run.note_actions((action,))
            self.check_fitting(state, seat, action)
            self.check_mutated(state, seat, form, values)

    def check_fitting(self, state: State, seat: int, action: Action) -> None:
        """It is done, or refused with a reason of the game."""
        reason = state.why_not(seat, action)
        if reason is not None:
            told = f"{action} fits but is refused without a reason: {reason}"
            self.demand(reason.key not in _NO_REASONS, told)
            return
        twin = state.copy()
        try:
            twin.apply(seat, action)
        except DvergarError as error:
            self.run.fault("why-not", f"{action} is refused although why_not says nothing: {error}")
        else:
            self.run.demand_census(twin, "census")

    def check_mutated(self, state: State, seat: int, form: Form, values: Values) -> None:
        """One more of an item, another item, a word less or more: it fits, or is refused."""
        words = form.write(values).args
        mutated = [words[1:], words[:-1], (*words, *words[-1:]), (*words, "nonsense")]
        twin = state.copy()
        for args in (*mutated, *_other_items(form, values)):
            action = Action(form.verb, args)
            if action not in state.legal(seat) and not self.run.is_refused(
                state, twin, seat, action
            ):
                twin = state.copy()

    def check_secrecy(self, state: State, seat: int) -> None:
        """What a seat may do does not tell it what it cannot know."""
        other = state.redeal(seat, self.random)
        here, there = ([form.plain() for form in each.forms(seat)] for each in (state, other))
        self.run.demand(here == there, "view-leaks", f"seat {seat}: forms change with a redeal")

    # --- what a decision says it is ----------------------------------------------------------

    def check_silence(self, state: State) -> None:
        """Whoever is asked for a reaction may be silent, all of them one after the other."""
        silence = state.silence
        if silence is None:
            return
        twin = state.copy()
        for seat in state.to_act:
            reason = state.why_not(seat, silence)
            listed = silence in state.legal(seat)
            self.run.demand(reason is None, "silence", f"seat {seat}: {silence}: {reason}")
            self.run.demand(listed, "silence", f"seat {seat}: {silence} is not listed")
            if seat in twin.to_act and twin.silence == silence:
                if twin.why_not(seat, silence) is not None:
                    self.run.fault("silence", f"seat {seat}: not after another's {silence}")
                    return
                twin.apply(seat, silence)

    def check_replaced(self, state: State) -> None:
        """Who has chosen in secret may choose again, and is still waited for no more."""
        asides = {aside.verb for aside in state.game.asides}
        if state.mode != SEALED or asides:
            return
        for seat in state.may_act:
            action = self.draw(state, seat)
            if action is None:
                self.run.fault("turn", f"seat {seat} may replace its choice, but has none")
                continue
            twin = state.copy()
            twin.apply(seat, action)
            same = twin.to_act == state.to_act and twin.may_act == state.may_act
            told = f"seat {seat}: a replaced choice changes who has chosen"
            self.run.demand(same, "turn", told)


def _other_items(form: Form, values: Values) -> list[tuple[str, ...]]:
    """The words of an action with one more of an item, or with another item for it."""
    found: list[tuple[str, ...]] = []
    for slot in form.slots:
        value = values[slot.name]
        if isinstance(slot, Part) and isinstance(value, dict):
            items = [*slot.counts]
            for item in items:
                more = {**value, item: value.get(item, 0) + 1}
                found.append(form.write({**values, slot.name: more}).args)
            for item in value:
                less = {name: count for name, count in value.items() if name != item}
                other = items[(items.index(item) + 1) % len(items)]
                swapped = {**less, other: less.get(other, 0) + value[item]}
                found.append(form.write({**values, slot.name: swapped}).args)
    return found
