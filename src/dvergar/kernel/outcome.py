"""How a game ended: the one place that decides winners, places and ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dvergar.kernel.message import Args, Message


class Outcome(NamedTuple):
    """How a game ended; during the game, how it would end now."""

    #: several share a victory; where all win or lose together: all or none
    winners: tuple[int, ...]
    #: by seat, from 1; seats that are equal in everything share a place (1, 2, 2, 4).
    #: Empty where all win or lose together
    places: tuple[int, ...] = ()
    #: names the ending in the texts (`outcome-…`); empty where it is simply most points
    key: str = ""
    args: Args = {}

    def place(self, seat: int) -> int:
        """A seat's place; where all win or lose together, 1 if they won and 2 if they lost."""
        return self.places[seat] if self.places else 2 - (seat in self.winners)

    @property
    def why(self) -> Message | None:
        """How it ended, in a sentence of the game; None: by points, and there is no more to say."""
        return Message(f"outcome-{self.key}", self.args) if self.key else None

    def share(self, seat: int) -> float:
        """A seat's part of the victory: the winners share it, unless all win together."""
        if seat not in self.winners:
            return 0.0
        return 1 / len(self.winners) if self.places else 1.0


#: by seat: the points, then whatever decides a tie, the first one first
Merits = Sequence[tuple[int, ...]]


def places(merits: Merits) -> tuple[int, ...]:
    """The place of each seat."""
    return tuple([1 + sum([other > mine for other in merits]) for mine in merits])


def by_merit(merits: Merits) -> Outcome:
    """The outcome of a game in which the seat with the most points wins."""
    best = max(merits)
    winners = tuple([seat for seat, mine in enumerate(merits) if mine == best])
    return Outcome(winners, places(merits))


def together(seats: int, *, won: bool, key: str, args: Args | None = None) -> Outcome:
    """The outcome of a game in which all win or lose together, and why."""
    return Outcome(tuple(range(seats)) if won else (), (), key, args or {})
