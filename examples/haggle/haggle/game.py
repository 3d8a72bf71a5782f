"""The game that the registry finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dvergar.kernel.action import Action
from dvergar.kernel.game import Game, Option
from dvergar.kernel.sheet import Line, Sheet
from dvergar.kernel.step import Step
from haggle import actions, view
from haggle.gems import GEMS, counts_of
from haggle.rules import STEPS
from haggle.state import COPIES, HANDS, LOTS, ROUNDS, WORTH, HaggleState, worth_of


class Haggle(Game[HaggleState]):
    """Trade, bid in secret, and keep one gem of each kind."""

    name = "haggle"
    package = "haggle"
    rules_version = 1
    seat_counts: Sequence[int] = (2, 3, 4)
    minutes = 10
    difficulty = 2
    options = (Option("hand", "small", tuple(HANDS)),)
    score_bounds = (0, max(WORTH) * ROUNDS + len(GEMS))
    longest = 800
    steps = STEPS
    state_class = HaggleState

    def set_up(self, state: HaggleState) -> None:
        hand = str(state.setup.options["hand"])
        kinds = [kind for kind in range(len(GEMS)) for _ in range(COPIES[hand])]
        deck = state.shuffled(tuple(kinds))
        seats, size = range(state.seats), HANDS[hand]
        state.hidden = [tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in seats]
        state.stack = deck[size * state.seats :]
        state.shown = [() for _ in seats]
        state.taken = [() for _ in seats]
        state.discard = state.lost = ()
        state.lots = state.shuffled(tuple(range(LOTS)))
        state.round, state.lot, state.leader = 0, -1, -1
        state.offers = [None for _ in seats]
        state.offers_left = [0 for _ in seats]
        state.done = [False for _ in seats]
        state.bids = [None for _ in seats]
        state.push(Step("round"))
        state.run_on()

    def read_action(self, action: Action) -> Action | None:
        return actions.read(action)

    def verbs(self) -> list[str]:
        return [*actions.FORMS]

    def turn(self, state: HaggleState) -> int:
        """Who says “don’t ask me again this turn” is left alone until the next treasure."""
        return state.round

    def view(self, state: HaggleState, seat: int | None) -> dict[str, Any]:
        return view.view(state, () if seat is None else (seat,))

    def open_view(self, state: HaggleState) -> dict[str, Any]:
        return view.view(state, range(state.seats))

    def redeal(self, state: HaggleState, seat: int | None) -> None:
        view.redeal(state, seat)

    def score_sheet(self, state: HaggleState, seat: int) -> Sheet:
        """Treasures, and a point for each kind in the hand; more gems decide a tie."""
        hand = state.hand(seat)
        lots = sum([worth_of(lot) for lot in state.taken[seat]])
        return Sheet((Line("lots", lots), Line("kinds", len(set(hand)))), (len(hand),))

    def census(self, state: HaggleState) -> dict[str, int]:
        gems = [*state.stack, *state.discard]
        lots = [*state.lots, *state.lost, *([state.lot] if state.lot >= 0 else [])]
        for seat in range(state.seats):
            gems += state.hand(seat)
            lots += state.taken[seat]
        return {**counts_of(gems), **{f"lot {lot}": n for lot, n in Counter(lots).items()}}


def create(data: Path | None) -> Haggle:
    """What the registry calls; `data` is a folder of corrections, of which this game has none."""
    return Haggle()
