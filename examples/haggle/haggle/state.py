"""What is on the table."""

from __future__ import annotations

from typing import ClassVar, Self

from dvergar.kernel.state import State
from haggle.gems import GEMS, Cards, united

#: how many gems each seat is dealt, and how many of each kind there are
HANDS = {"small": 6, "large": 20}
COPIES = {"small": 8, "large": 20}
ROUNDS = 4
#: offers that a seat can make in a round
OFFERS = 2

#: what a treasure is worth; there is one of each worth for each kind of gem
WORTH = (4, 6)
LOTS = len(GEMS) * len(WORTH)

#: to whom (a seat, or ALL), what is given, and what is wanted for it
Offer = tuple[int, Cards, Cards]
ALL = -1


def favoured_by(lot: int) -> int:
    """The kind of gem that counts double in a bid for this treasure."""
    return lot // len(WORTH)


def worth_of(lot: int) -> int:
    return WORTH[lot % len(WORTH)]


class HaggleState(State):
    """Gems and treasures, and what was offered and bid.

    A hand has two parts: what everybody has seen (offered, received, bid in vain), and the rest.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("round", "lot", "lots", "lost", "taken"),
        *("stack", "discard", "shown", "hidden"),
        *("offers", "offers_left", "done", "bids", "leader"),
    )
    __slots__ = FIELDS

    round: int
    #: the treasure of this round; those to come, the next one last; those nobody wanted
    lot: int
    lots: Cards
    lost: Cards
    #: by seat: the treasures
    taken: list[Cards]
    #: the gems to draw, the next one last, and those that were paid
    stack: Cards
    discard: Cards
    #: by seat: the gems that everybody knows of, and the others
    shown: list[Cards]
    hidden: list[Cards]
    #: by seat: what is on offer, how many offers are left, and who is done with trading
    offers: list[Offer | None]
    offers_left: list[int]
    done: list[bool]
    #: by seat: a part of the hand; None: nothing was bid yet
    bids: list[Cards | None]
    #: who has bid most; -1: the bids are still face down
    leader: int

    def hand(self, seat: int) -> Cards:
        return united(self.shown[seat], self.hidden[seat])

    def bid(self, seat: int) -> Cards:
        return self.bids[seat] or ()

    def copy(self) -> Self:
        other = type(self)()
        self.copy_kernel_into(other)
        other.round = self.round
        other.lot = self.lot
        other.lots = self.lots
        other.lost = self.lost
        other.taken = self.taken.copy()
        other.stack = self.stack
        other.discard = self.discard
        other.shown = self.shown.copy()
        other.hidden = self.hidden.copy()
        other.offers = self.offers.copy()
        other.offers_left = self.offers_left.copy()
        other.done = self.done.copy()
        other.bids = self.bids.copy()
        other.leader = self.leader
        return other
