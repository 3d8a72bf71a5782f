"""What a check found."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from dvergar.conformance.tallies import HiddenFindings
from dvergar.kernel.action import Action

#: what can be wrong
FAULTS = {
    "options": "an option can never be chosen, or depends on one that is not declared before it",
    "turn": "to_act or may_act is not sound",
    "silence": "who is asked for a reaction cannot be silent",
    "legal": "a legal action does not apply, or the list is not sound",
    "text": "the text of an action does not lead back to it",
    "forms": "a form is not true: what fits, what can be done and what is listed do not agree",
    "accepts-illegal": "an action that is not legal is accepted",
    "refusal-changes": "a refused action changed the state",
    "manners": "what is no seat, no action or no text is taken for one, or an error is not ours",
    "why-not": "why_not and apply disagree",
    "copy-differs": "a copy is not equal to its original",
    "copy-shares": "a copy or a view shares something with the state",
    "snapshot": "dump and restore is not identity",
    "replay": "set-up and moves do not lead to the same state",
    "scene-leaks": "a scene, or that there is one, tells what its viewer cannot know",
    "view-leaks": "a view depends on what its seat cannot know",
    "open-view": "the open view shows less or more than all seats together see",
    "open-hands": "seats that are said to know the same see different things",
    "view-json": "a view is not JSON-able",
    "event-leaks": "an event depends on what its seat cannot know",
    "advice-leaks": "the advice for a seat depends on what it cannot know",
    "advice": "advice is out of range, no legal action, or without words",
    "redeal": "a redeal changes what is known, keeps what is hidden, or draws unevenly",
    "census": "a component was lost or doubled",
    "endless": "the game does not end in time",
    "scores": "scores are out of bounds or do not agree with the sheets",
    "outcome": "winners, places and sheets do not agree",
    "crash": "an error of the game itself",
}
#: when enough is enough: of one fault those told and those counted, and of all together
_MOST_ALIKE = 5
_MOST_COUNTED = 20
_MOST_FAULTS = 50
#: after so many redeals that kept a sealed choice, it is no coincidence
_ENOUGH_REDEALS = 12


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


class StopRun(Exception):
    """This game cannot go on, or enough was found."""


class Findings:
    """What is gathered over all games of a check."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.count: Counter[str] = Counter()
        #: actions that were legal somewhere, by verb
        self.seen: dict[str, dict[Action, None]] = {}
        #: refusals whose words were looked at
        self.told: set[str] = set()
        #: by decision: positions in which manners were looked at
        self.minded: Counter[str] = Counter()
        #: what redeals did with hidden components
        self.hidden = HiddenFindings()
        #: by decision: redeals that drew a sealed choice again, and those that kept it
        self.drawn: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()

    def add(self, fault: Fault) -> None:
        self.count[fault.name] += 1
        if self.count[fault.name] <= _MOST_ALIKE:
            self.faults.append(fault)

    @property
    def enough(self) -> bool:
        counted = [min(count, _MOST_COUNTED) for count in self.count.values()]
        return sum(counted) >= _MOST_FAULTS

    def judge_redeals(self, game: str) -> None:
        """What only all redeals together show."""
        for told in self.hidden.faults():
            self.add(Fault("redeal", game, told))
        for step, kept in self.kept.items():
            if kept >= _ENOUGH_REDEALS and not self.drawn[step]:
                self.add(Fault("redeal", game, f"what is sealed in {step!r} is never drawn again"))
