"""Advice: in range, for every seat, of what is legal, in words, and the same in every world."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from dvergar.conformance import check
from dvergar.kernel.action import Action
from dvergar.kernel.game import Liking, NoAdvice
from dvergar.kernel.message import Message
from tests.conformance.toys import Discard, DiscardState


class Sound(NoAdvice):
    """Advice with nothing wrong: the advisors below break one thing each."""

    def values(self, state: DiscardState, seat: int, actions: Sequence[Action]) -> list[float]:
        return [-float(action.args[0]) for action in actions]

    def evaluate(self, state: DiscardState) -> Sequence[float] | None:
        held = [sum(hand) for hand in state.hands]
        return [one / max(sum(held), 1) for one in held]

    def expect(self, state: DiscardState) -> Sequence[float] | None:
        return [float(sum(hand)) for hand in state.hands]

    def reasons(self, state: DiscardState, seat: int, action: Action) -> list[Message]:
        return [Message("why-over")]


class BeyondCertainty(Sound):
    def evaluate(self, state: DiscardState) -> Sequence[float] | None:
        return [1.01, 0.0, 0.0]


class LessThanImpossible(Sound):
    def evaluate(self, state: DiscardState) -> Sequence[float] | None:
        return [1.0, -0.1, 0.1]


class OneSeatForgotten(Sound):
    def evaluate(self, state: DiscardState) -> Sequence[float] | None:
        return [0.5, 0.5]


class NoNumber(Sound):
    def expect(self, state: DiscardState) -> Sequence[float] | None:
        return [float("nan")] * state.seats


class TooFewValues(Sound):
    def values(self, state: DiscardState, seat: int, actions: Sequence[Action]) -> list[float]:
        return super().values(state, seat, actions)[1:]


class NothingWorthAThought(Sound):
    def candidates(self, state: DiscardState, seat: int) -> Sequence[Action]:
        return ()


class InventedCandidate(Sound):
    def candidates(self, state: DiscardState, seat: int) -> Sequence[Action]:
        return [*state.legal(seat), Action("lay", ("9",))]


class InventedMove(Sound):
    def rollout(
        self, state: DiscardState, seat: int, actions: Sequence[Action], source: random.Random
    ) -> Action:
        return Action("lay", ("9",))


class ChancesOfItsOwn(Sound):
    def rollout(
        self, state: DiscardState, seat: int, actions: Sequence[Action], source: random.Random
    ) -> Action:
        return random.choice(actions)


class Wordless(Sound):
    def reasons(self, state: DiscardState, seat: int, action: Action) -> list[Message]:
        return [Message("reason-without-words")]


class TakesACard(Sound):
    def expect(self, state: DiscardState) -> Sequence[float] | None:
        state.deck = state.deck[1:]
        return None


class LikesTooFew(Sound):
    def likings(self) -> Mapping[str, Liking]:
        return {"cards": _forget}


class PeeksForLikings(Sound):
    def likings(self) -> Mapping[str, Liking]:
        return {"cards": _peek}


def _forget(state: DiscardState, seat: int, actions: Sequence[Action]) -> list[float]:
    return [0.0] * (len(actions) - 1)


def _peek(state: DiscardState, seat: int, actions: Sequence[Action]) -> list[float]:
    return [float(state.deck[0] in state.hands[seat])] * len(actions)


class PeeksForReasons(Sound):
    def reasons(self, state: DiscardState, seat: int, action: Action) -> list[Message]:
        return [Message("why-over")] * (1 + state.deck[0] % 2)


class PeeksForValues(Sound):
    def values(self, state: DiscardState, seat: int, actions: Sequence[Action]) -> list[float]:
        return [float(state.deck[0] in state.hands[seat])] * len(actions)


def faults(advisor: NoAdvice) -> set[str]:
    game = Discard()
    game.advisor = advisor
    return check(game, seeds=range(12), every=2).names()


def test_sound_advice_is_not_accused() -> None:
    assert faults(Sound()) == set()


@pytest.mark.parametrize(
    "advisor",
    [
        *(BeyondCertainty, LessThanImpossible, OneSeatForgotten, NoNumber, TooFewValues),
        *(NothingWorthAThought, InventedCandidate, InventedMove, ChancesOfItsOwn, Wordless),
        *(TakesACard, LikesTooFew),
    ],
)
def test_unsound_advice_is_found(advisor: type[Sound]) -> None:
    assert faults(advisor()) == {"advice"}


@pytest.mark.parametrize("advisor", [PeeksForReasons, PeeksForValues, PeeksForLikings])
def test_advice_from_what_the_seat_cannot_know_is_found(advisor: type[Sound]) -> None:
    assert faults(advisor()) == {"advice-leaks"}
