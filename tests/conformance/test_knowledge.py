"""What a third seat knows of a hand must be drawn evenly: redeals that and some that do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from dvergar.conformance import check
from dvergar.conformance.knowledge import renamed
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.hand import Hand, hand_of
from dvergar.kernel.record import Json
from tests.conformance.toys import Glimpses, Pass, PassState


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
SORTED = "the lower : the higher one came first"

PLANTED: list[tuple[type[Pass], str, str, int]] = [
    (ThirdSeatsKnowTheLowest, SORTED, "what is known of hands.cards", 80),
    (ThirdSeatsKnowTheHighest, SORTED, "what is known of hands.cards", 80),
    (ThirdSeatsKnowWhatTheyTrulyKnow, KEPT, "what is known of hands.cards", 150),
    (KeepsWhatThirdSeatsKnow, KEPT, "what is known of hands.cards and deck", 150),
]


@pytest.mark.parametrize(("broken", "what", "where", "games"), PLANTED)
def test_unfair_knowledge_is_found(broken: type[Pass], what: str, where: str, games: int) -> None:
    report = check(broken(), seeds=range(games), every=2)
    assert report.names() == {"redeal"}, report
    assert any(what in fault.detail and where in fault.detail for fault in report.faults), report


@pytest.mark.parametrize("fair", [Pass, Glimpses])
def test_fair_knowledge_is_not_accused(fair: type[Pass]) -> None:
    report = check(fair(), seeds=range(150), every=2)
    assert report.ok, report


def test_two_names_are_exchanged_in_sorted_lists_and_put_back() -> None:
    known: dict[str, Json] = {"known": [[1, 4], [], [5, 2, 4], [7]]}
    lists = tuple([("known", number) for number in range(4)])
    with renamed(known, lists, 4, 0):
        assert known == {"known": [[0, 1], [], [5, 2, 0], [7]]}
    assert known == {"known": [[1, 4], [], [5, 2, 4], [7]]}


class ThirdSeatsKnowTheLowestOgres(DwarfsFall):
    """What is known of a hand that was drawn again is always its lowest cards."""

    def redeal(self, state: DwarfsFallState, seat: int | None) -> None:
        super().redeal(state, seat)
        for owner, player in enumerate(state.players):
            hand = player.ogres
            kept = Counter(hand.named(seat))
            rest = sorted((Counter(hand.cards) - kept).elements())
            known = []
            for viewer, seen in enumerate(hand.known):
                if owner != seat and viewer != seat:
                    both = Counter(seen) & kept
                    lowest = rest[: len(seen) - both.total()]
                    seen = tuple(sorted([*both.elements(), *lowest]))
                known.append(seen)
            player.ogres = hand_of(hand.cards, tuple(known))


@pytest.mark.long
def test_in_dwarfs_fall_too_third_seats_may_not_always_know_the_lowest_ogres() -> None:
    report = check(ThirdSeatsKnowTheLowestOgres(), seeds=range(1000, 1100), seat_counts=[4])
    assert report.names() == {"redeal"}, report
    assert any("what is known of players.ogres" in fault.detail for fault in report.faults), report
