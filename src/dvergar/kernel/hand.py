"""A hand of cards of which the other seats know a part.

A card is a number; cards of the same number are alike. A seat gets to know of cards in another hand
by seeing them come, and it may lose sight of them: then what it knows is what is still certain. A
hand is never changed in place, each method gives a new one: copies of a state share it.

Cards may have different backs, which everybody sees. `back` then says which back a card has, by its
number; without it, all backs are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from dvergar.kernel.record import Record
from dvergar.kernel.state import State

_NONE: Final[tuple[int, ...]] = ()


class Hand(Record):
    """The cards in a hand, and by seat those that the seat knows to be there; both sorted.

    The owner sees all of them: nothing is kept for its own seat.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "known")
    __slots__ = FIELDS

    cards: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]

    # --- cards come and go ---------------------------------------------------------------------

    def gain(self, card: int, seen: Sequence[int] = _NONE) -> Hand:
        """A card comes, and these other seats see which."""
        cards = tuple(sorted((*self.cards, card)))
        if not seen:
            return hand_of(cards, self.known)
        return hand_of(
            cards,
            tuple(
                [
                    tuple(sorted((*known, card))) if seat in seen else known
                    for seat, known in enumerate(self.known)
                ]
            ),
        )

    def lose(self, card: int) -> Hand:
        """A card leaves, and everybody sees which."""
        return hand_of(
            _without(self.cards, card),
            tuple([_without(known, card) if card in known else known for known in self.known]),
        )

    def lose_unseen(
        self, card: int, seen: Sequence[int] = _NONE, back: Sequence[int] = _NONE
    ) -> Hand:
        """A card leaves, and only these other seats see which.

        To the rest it may have been any card with that back: of each, one less is certain.
        """
        return hand_of(
            _without(self.cards, card),
            tuple(
                [
                    (_without(known, card) if card in known else known)
                    if seat in seen
                    else _less_certain(known, card, back)
                    for seat, known in enumerate(self.known)
                ]
            ),
        )

    def lose_all(self) -> Hand:
        """The whole hand leaves."""
        return hand_of((), ((),) * len(self.known))

    def take_over(self, other: Hand, victim: int, robber: int) -> Hand:
        """All cards of another hand come: who knew of them still does, and its owner knows all."""
        known: list[tuple[int, ...]] = []
        for seat, here in enumerate(self.known):
            there = other.cards if seat == victim else other.known[seat]
            known.append(here if seat == robber else tuple(sorted(here + there)))
        return hand_of(tuple(sorted(self.cards + other.cards)), tuple(known))

    def show(self, cards: Sequence[int], seen: Sequence[int]) -> Hand:
        """These other seats see that there are such cards in the hand, as for an offer."""
        known: list[tuple[int, ...]] = []
        for seat, here in enumerate(self.known):
            if seat in seen:
                more = Counter(cards) - Counter(here)
                here = tuple(sorted([*here, *more.elements()]))
            known.append(here)
        return hand_of(self.cards, tuple(known))

    # --- who sees what -------------------------------------------------------------------------

    def named(self, seat: int | None) -> tuple[int, ...]:
        """The cards that another seat (None: a spectator) knows to be there."""
        return () if seat is None else self.known[seat]

    def backs(self, back: Sequence[int]) -> tuple[int, ...]:
        """What everybody sees: how many cards have each back."""
        counts = [0] * (max(back) + 1)
        for card in self.cards:
            counts[back[card]] += 1
        return tuple(counts)

    def check(self) -> None:
        """Refuse knowledge of a card that is not there: such a hand cannot be."""
        for known in self.known:
            rest = self.cards
            for card in known:
                rest = _without(rest, card)


def hand_of(cards: tuple[int, ...], known: tuple[tuple[int, ...], ...]) -> Hand:
    """A hand of sorted cards, and what each seat knows of them."""
    hand = Hand()
    hand.cards = cards
    hand.known = known
    return hand


def empty_hand(seats: int) -> Hand:
    """A hand without a card, in a game of so many seats."""
    return hand_of((), ((),) * seats)


def redeal_hands(
    state: State,
    hands: Sequence[Hand],
    seat: int | None,
    unseen: Sequence[int],
    back: Sequence[int] = _NONE,
) -> tuple[list[Hand], tuple[int, ...]]:
    """Draw again what a seat does not know of the hands of all seats, and of cards elsewhere.

    Each card that it cannot see is as likely in any place with the same back. `unseen` are the
    cards elsewhere (the piles); those that come back have the same backs, one by one.
    """
    loose = [
        () if owner == seat else _less(hand.cards, hand.named(seat))
        for owner, hand in enumerate(hands)
    ]
    pool = sorted([*unseen, *[card for cards in loose for card in cards]])
    if back:
        pools = [
            list(state.shuffled(tuple([card for card in pool if back[card] == kind])))
            for kind in range(max(back) + 1)
        ]
    else:
        pools = [list(state.shuffled(tuple(pool)))]
    for cards in pools:
        cards.reverse()  # the first one is drawn first
    dealt: list[Hand] = []
    for owner, hand in enumerate(hands):
        old = loose[owner]
        new = [pools[back[card] if back else 0].pop() for card in old]
        dealt.append(_redealt(hand, seat, old, new) if old else hand)
    return dealt, tuple([pools[back[card] if back else 0].pop() for card in unseen])


def _redealt(hand: Hand, seat: int | None, old: tuple[int, ...], new: list[int]) -> Hand:
    """A hand with other cards in place of those that a seat does not know.

    What a third seat knew it still knows: of a card that both know, the same, of another, what is
    there now.
    """
    kept = hand.named(seat)
    known: list[tuple[int, ...]] = []
    for viewer, seen in enumerate(hand.known):
        if viewer == seat or not seen:
            known.append(seen)
            continue
        both = list(kept)
        places = list(old)
        now: list[int] = []
        for card in seen:
            if card in both:
                both.remove(card)
                now.append(card)
            else:
                place = places.index(card)
                places[place] = -1
                now.append(new[place])
        now.sort()
        known.append(tuple(now))
    return hand_of(tuple(sorted([*kept, *new])), tuple(known))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card less; refuses one that is not there."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _less(cards: tuple[int, ...], known: tuple[int, ...]) -> tuple[int, ...]:
    """What is left without the known ones."""
    for card in known:
        cards = _without(cards, card)
    return cards


def _less_certain(known: tuple[int, ...], card: int, back: Sequence[int]) -> tuple[int, ...]:
    """What is still certain when a card with the back of this one has left unseen."""
    for number in dict.fromkeys(known):
        if not back or back[number] == back[card]:
            known = _without(known, number)
    return known
