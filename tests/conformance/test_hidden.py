"""What is hidden must be drawn again, and evenly: redeals that do it, and some that do not."""

from __future__ import annotations

import pytest

from dvergar.conformance import check
from tests.conformance.toys import HAND, Discard, DiscardState, Race


class KeepsEverything(Discard):
    def redeal(self, state: DiscardState, seat: int | None) -> None:
        pass


class KeepsTheDeck(Discard):
    """The hands are mixed, but what comes next is foreseen."""

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        deck = state.deck
        state.deck = ()
        self.deal(state, seat, self.unseen(state, seat))
        state.deck = deck


class KeepsTheHands(Discard):
    def redeal(self, state: DiscardState, seat: int | None) -> None:
        state.deck = state.shuffled(tuple(sorted(state.deck)))


class KeepsTheTopCard(Discard):
    def redeal(self, state: DiscardState, seat: int | None) -> None:
        top, state.deck = state.deck[:1], state.deck[1:]
        super().redeal(state, seat)
        state.deck = top + state.deck


class OftenKeepsTheDeck(Discard):
    """Two times in three."""

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        if not state.below(3):
            super().redeal(state, seat)


class SortsTheDeck(Discard):
    def redeal(self, state: DiscardState, seat: int | None) -> None:
        super().redeal(state, seat)
        state.deck = tuple(sorted(state.deck))


class AlwaysDealsTheSame(Discard):
    """Everything moves, but always to the same places."""

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        rng, state.rng = state.rng, len(state.deck)
        super().redeal(state, seat)
        state.rng = rng


class DealsTheLowest(Discard):
    """The others get the lowest cards that they can have."""

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        cards = sorted(self.unseen(state, seat))
        hidden = HAND * (state.seats - (seat is not None))
        deck = state.shuffled(tuple(cards[hidden:]))
        self.deal(state, seat, [*cards[:hidden], *deck])


class OftenDealsTheLowest(DealsTheLowest):
    """Every other time."""

    def redeal(self, state: DiscardState, seat: int | None) -> None:
        if state.below(2):
            super().redeal(state, seat)
        else:
            Discard.redeal(self, state, seat)


KEPT = "the true places were kept : exchanged"
TWICE = "two redeals agreed : exchanged"
SORTED = "the lower : the higher one came first"

#: the less a redeal is wrong, the more games it takes
PLANTED: list[tuple[type[Discard], str, str, int]] = [
    (KeepsEverything, KEPT, "the first of deck", 80),
    (KeepsTheDeck, KEPT, "deck and hands.0", 80),
    (KeepsTheHands, KEPT, "deck and hands.1", 150),
    (KeepsTheTopCard, KEPT, "the first of deck", 80),
    (OftenKeepsTheDeck, KEPT, "the last of deck", 80),
    (AlwaysDealsTheSame, TWICE, "the first of deck", 80),
    (SortsTheDeck, SORTED, "the first of deck", 80),
    (DealsTheLowest, SORTED, "deck and hands.0", 80),
    (OftenDealsTheLowest, SORTED, "deck and hands.1", 200),
]


@pytest.mark.parametrize(("broken", "what", "where", "games"), PLANTED)
def test_an_unfair_redeal_is_found(
    broken: type[Discard], what: str, where: str, games: int
) -> None:
    report = check(broken(), seeds=range(games), every=2)
    assert report.names() == {"redeal"}, report
    assert any(what in fault.detail and where in fault.detail for fault in report.faults), report


def test_a_fair_redeal_is_not_accused() -> None:
    report = check(Discard(), seeds=range(150), every=2)
    assert report.ok, report


def test_a_game_without_secrets_passes() -> None:
    report = check(Race(), seeds=range(20), every=2)
    assert report.ok, report
