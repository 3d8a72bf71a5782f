"""What is hidden must be drawn again, and evenly: redeals that do it, and some that do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from dvergar.conformance import check
from dvergar.kernel.game import Game
from dvergar.kernel.hand import Hand, hand_of
from tests.conformance.toys import HAND, Discard, DiscardState, Pass, PassState, Race


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


class RedealsKnowledge(Pass):
    """What third seats know of the hands that were drawn again is chosen once more."""

    def redeal(self, state: PassState, seat: int | None) -> None:
        old = state.hands.copy()
        super().redeal(state, seat)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                known = [
                    seen if viewer == seat else self.choose(seen, old[owner], hand, seat)
                    for viewer, seen in enumerate(hand.known)
                ]
                state.hands[owner] = hand_of(hand.cards, tuple(known))

    def choose(
        self, seen: tuple[int, ...], old: Hand, new: Hand, seat: int | None
    ) -> tuple[int, ...]:
        """As many of the cards as before; what the viewer knows that they know stays."""
        both = Counter(seen) & Counter(new.named(seat))
        rest = sorted((Counter(new.cards) - Counter(new.named(seat))).elements())
        chosen = self.order(rest, old)[: len(seen) - both.total()]
        return tuple(sorted([*both.elements(), *chosen]))

    def order(self, cards: list[int], old: Hand) -> Sequence[int]:
        """The cards that a third seat gets to know come first."""
        raise NotImplementedError


class ThirdSeatsKnowTheLowest(RedealsKnowledge):
    def order(self, cards: list[int], old: Hand) -> Sequence[int]:
        return cards


class ThirdSeatsKnowTheHighest(RedealsKnowledge):
    def order(self, cards: list[int], old: Hand) -> Sequence[int]:
        return cards[::-1]


class ThirdSeatsKnowWhatTheyTrulyKnow(RedealsKnowledge):
    """Where that is still in the hand."""

    def order(self, cards: list[int], old: Hand) -> Sequence[int]:
        truly = {card for seen in old.known for card in seen}
        return sorted(cards, key=lambda card: card not in truly)


class KeepsWhatThirdSeatsKnow(Pass):
    """A seat draws again only the cards that no third seat knows either."""

    def redeal(self, state: PassState, seat: int | None) -> None:
        if seat is None:
            super().redeal(state, seat)
            return
        known = [hand.known for hand in state.hands]
        for owner, hand in enumerate(state.hands):
            seen: Counter[int] = Counter()
            for cards in hand.known:
                seen |= Counter(cards)
            state.hands[owner] = hand_of(hand.cards, (tuple(seen.elements()),) * state.seats)
        super().redeal(state, seat)
        for owner, hand in enumerate(state.hands):
            state.hands[owner] = hand_of(hand.cards, known[owner])


KEPT = "the true places were kept : exchanged"
TWICE = "two redeals agreed : exchanged"
SORTED = "the lower : the higher one came first"

#: the less a redeal is wrong, the more games it takes
PLANTED: list[tuple[type[Game[Any]], str, str, int]] = [
    (KeepsEverything, KEPT, "the first of deck", 80),
    (KeepsTheDeck, KEPT, "deck and hands.0", 80),
    (KeepsTheHands, KEPT, "deck and hands.1", 150),
    (KeepsTheTopCard, KEPT, "the first of deck", 80),
    (OftenKeepsTheDeck, KEPT, "the last of deck", 80),
    (AlwaysDealsTheSame, TWICE, "the first of deck", 80),
    (SortsTheDeck, SORTED, "the first of deck", 80),
    (DealsTheLowest, SORTED, "deck and hands.0", 80),
    (OftenDealsTheLowest, SORTED, "deck and hands.1", 200),
    (ThirdSeatsKnowTheLowest, SORTED, "what is known of hands.cards", 80),
    (ThirdSeatsKnowTheHighest, SORTED, "what is known of hands.cards", 80),
    (ThirdSeatsKnowWhatTheyTrulyKnow, KEPT, "what is known of hands.cards", 150),
    (KeepsWhatThirdSeatsKnow, KEPT, "what is known of hands.cards and deck", 150),
]


@pytest.mark.parametrize(("broken", "what", "where", "games"), PLANTED)
def test_an_unfair_redeal_is_found(
    broken: type[Game[Any]], what: str, where: str, games: int
) -> None:
    report = check(broken(), seeds=range(games), every=2)
    assert report.names() == {"redeal"}, report
    assert any(what in fault.detail and where in fault.detail for fault in report.faults), report


@pytest.mark.parametrize("fair", [Discard, Pass])
def test_a_fair_redeal_is_not_accused(fair: type[Game[Any]]) -> None:
    report = check(fair(), seeds=range(150), every=2)
    assert report.ok, report


def test_a_game_without_secrets_passes() -> None:
    report = check(Race(), seeds=range(20), every=2)
    assert report.ok, report
