"""How Nidavellir introduces itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from dvergar.games.nidavellir import insight, rules, scoring, view
from dvergar.games.nidavellir.actions import VERBS, Actions
from dvergar.games.nidavellir.advice.advisor import NidavellirAdvisor
from dvergar.games.nidavellir.figures import MAX_SEATS, MIN_SEATS, Figures
from dvergar.games.nidavellir.score_pad import read_score_pad
from dvergar.games.nidavellir.state import Config, NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.game import Game, Option, OptionValue
from dvergar.kernel.insight import Insight
from dvergar.kernel.sheet import Sheet
from dvergar.kernel.step import StepKind


class Nidavellir(Game[NidavellirState]):
    """The game with its figures."""

    name = "nidavellir"
    package = __package__
    rules_version = 1
    seat_counts: Sequence[int] = range(MIN_SEATS, MAX_SEATS + 1)
    minutes = 45
    difficulty = 2
    options: tuple[Option, ...] = (
        #: German or French edition: rule 12
        Option("edition", "de", ("de", "fr")),
        #: without Thrud, Ylud and Uline: rule 11
        Option("first_game", False, (False, True)),
        #: may Dagda discard the special blacksmith card? rule 12 row 15
        Option("discard_special", True, (True, False)),
    )
    open_scores = True
    #: each wins two of three games or more against the one before: docs/bots.md
    levels: Mapping[str, str] = {
        "novice": "flat:2",
        "apprentice": "greedy",
        "master": "search:32",
        "elder": "search:1s",
    }
    #: from tournaments of each with the next: docs/bots.md
    level_ratings: Mapping[str, float] = {
        "novice": 1000,
        "apprentice": 1230,
        "master": 1740,
        "elder": 2010,
    }
    score_bounds = (0, 1500)
    longest = 400
    steps: dict[str, StepKind] = rules.STEPS
    state_class = NidavellirState

    def __init__(self, data: Path | None = None) -> None:
        self._figures = Figures(data)
        self.actions = Actions(self._figures)
        self.advisor = NidavellirAdvisor()
        self._configs: dict[tuple[OptionValue, ...], Config] = {}

    @property
    def figures(self) -> Figures:
        return self._figures

    def set_up(self, state: NidavellirState) -> None:
        setup = state.setup
        key = (setup.seats, *setup.options.values())
        config = self._configs.get(key)
        if config is None:
            config = self._configs[key] = Config(self.figures, self.actions, setup)
        state.config = config
        rules.set_up(state)

    def read_action(self, action: Action) -> Action | None:
        return self.actions.read(action)

    def verbs(self) -> list[str]:
        return VERBS

    def view(self, state: NidavellirState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def open_view(self, state: NidavellirState) -> dict[str, Any]:
        return view.open_view(state)

    def redeal(self, state: NidavellirState, seat: int | None) -> None:
        view.redeal(state, seat)

    def score_sheet(self, state: NidavellirState, seat: int) -> Sheet:
        return scoring.score_sheet(state, seat)

    def scores(self, state: NidavellirState) -> list[int]:
        return scoring.totals(state)

    def merits(self, state: NidavellirState) -> list[tuple[int, ...]]:
        return [(score,) for score in scoring.totals(state)]

    def census(self, state: NidavellirState) -> dict[str, int]:
        return view.census(state)

    def insight(self, positions: Iterable[NidavellirState]) -> Insight:
        return insight.insight(positions)

    def score_pad(self, content: object) -> list[tuple[str, Sheet]]:
        return read_score_pad(self.figures, content)


def create(data: Path | None) -> Nidavellir:
    """The game; `data` is a folder of corrections to its figures."""
    return Nidavellir(data)
