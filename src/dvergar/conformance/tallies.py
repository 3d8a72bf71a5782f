"""What redeals did with hidden components, gathered over all games of a check."""

from __future__ import annotations

from collections import Counter

from dvergar.conformance.evenness import Tally

#: after so many redeals that moved nothing, it is no coincidence
_ENOUGH_STILL = 60

#: two kinds of places, in order
Kinds = tuple[str, str]


class HiddenFindings:
    """What is gathered over all games of a check."""

    def __init__(self) -> None:
        #: by kind of place: what has truly been there
        self.been: dict[str, set[int | str]] = {}
        #: by kind of place: does the census count what is there?
        self.counted: dict[str, bool] = {}
        #: kinds of lists that tell what is known of a hand
        self.known: set[str] = set()
        #: kinds of hands, and of places in which their cards could be as well
        self.beyond: set[Kinds] = set()
        #: can components of these kinds of places change places?
        self.meet: dict[Kinds, bool] = {}
        #: how often a pair was looked at in vain
        self.vain: Counter[Kinds] = Counter()
        #: kinds of lists in which the order matters
        self.ordered: set[str] = set()
        #: places that nobody sees, and in which it matters what is where
        self.alive: set[str] = set()
        #: by place: two components stayed where they truly are, or had changed places
        self.kept: dict[str, Tally] = {}
        #: by place: two components stayed where another redeal had put them, or had changed places
        self.again: dict[str, Tally] = {}
        #: by place: the first of two was the lower one, or the higher one
        self.sorted: dict[str, Tally] = {}
        #: by place of secrets that are no components: a redeal moved them, or did not
        self.moved: dict[str, Tally] = {}

    def faults(self) -> list[str]:
        """What only all redeals together show."""
        still = [
            where
            for where, tally in self.moved.items()
            if not tally.one and tally.other >= _ENOUGH_STILL
        ]
        return [
            *_told("how often the true places were kept : exchanged –", self.kept),
            *_told("how often two redeals agreed : exchanged places –", self.again),
            *_told("how often the lower : the higher one came first –", self.sorted),
            *([f"hidden, and never drawn again: {', '.join(still)}"] if still else []),
        ]


def _told(what: str, tallies: dict[str, Tally]) -> list[str]:
    """Where one of two happened more often than chance allows."""
    uneven = [
        f"{where} {tally.one} : {tally.other}" for where, tally in tallies.items() if tally.uneven
    ]
    return [f"{what} {', '.join(uneven)}"] if uneven else []
