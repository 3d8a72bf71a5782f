"""The advisor: what the bots ask about Nidavellir."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from dvergar.games.nidavellir.advice.forecast import chances, expected_scores, is_start_of_round
from dvergar.games.nidavellir.advice.likings import LIKINGS
from dvergar.games.nidavellir.advice.quick import quick_recruit, quick_take
from dvergar.games.nidavellir.advice.reasons import reasons
from dvergar.games.nidavellir.advice.worth import VALUERS
from dvergar.games.nidavellir.state import NidavellirState
from dvergar.kernel.action import Action
from dvergar.kernel.game import Liking, NoAdvice
from dvergar.kernel.message import Message


class NidavellirAdvisor(NoAdvice):
    """Values and reasons for every kind of decision, a forecast at the start of a round, a quick
    policy."""

    def values(self, state: NidavellirState, seat: int, actions: Sequence[Action]) -> list[float]:
        return VALUERS[actions[0].verb](state, seat, actions)

    def evaluate(self, state: NidavellirState) -> list[float] | None:
        return chances(state) if is_start_of_round(state) else None

    def rollout(
        self,
        state: NidavellirState,
        seat: int,
        actions: Sequence[Action],
        source: random.Random,
    ) -> Action:
        verb = actions[0].verb
        if verb == "take":
            return quick_take(state, seat, actions)
        if verb == "recruit":
            return quick_recruit(state, seat, actions)
        if verb == "bid":
            return actions[int(source.random() * len(actions))]
        values = VALUERS[verb](state, seat, actions)
        return actions[values.index(max(values))]

    def expect(self, state: NidavellirState) -> list[float] | None:
        return expected_scores(state) if is_start_of_round(state) else None

    def reasons(self, state: NidavellirState, seat: int, action: Action) -> list[Message]:
        return reasons(state, seat, action)

    def likings(self) -> Mapping[str, Liking]:
        return LIKINGS
