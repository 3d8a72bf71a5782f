"""Two groups of places between which components can change, and what they are called."""

from __future__ import annotations

from collections import Counter

from dvergar.conformance.spots import Spot, beside, company, spots
from dvergar.kernel.record import Json

#: the first and the last place of a group of which the order is of no account
Group = tuple[int, int]


class Pair:
    """Two groups of places between which components can change."""

    def __init__(self, one: Spot, first: Group, other: Spot, second: Group) -> None:
        self.one = one
        self.other = other
        self.first = first
        self.second = second

    def parts(self, world: dict[str, Json]) -> tuple[list[int | str], list[int | str]]:
        """What is in the two groups."""
        here, there = company(world, self.one), company(world, self.other)
        return here[slice(*self.first)], there[slice(*self.second)]

    def tells(self, world: dict[str, Json], a: int | str, b: int | str) -> bool:
        """Whether what is asked of these two cannot be mixed up with other copies of them.

        A viewer may know of a card in a hand. If there are two of a kind, it may know of one of
        them: then the exchange of one is possible and yet not as likely as it seems.
        """
        here, there = self.parts(world)
        alone = here.count(a) == 1 == there.count(b)
        return alone and a not in there and b not in here

    def most(self, world: dict[str, Json], one: int | str, other: int | str) -> int:
        """In how many ways the two can be in both groups at the most."""
        here, there = self.parts(world)
        size, other_size = len(here), len(there)
        copies = Counter([spot.value for spot in spots(world)])
        a, b = copies[one], copies[other]
        ways = min(size, a) * min(other_size, b) + min(size, b) * min(other_size, a)
        return min(size * other_size, ways)

    def spots(self, one: int, other: int, a: int | str, b: int | str) -> tuple[Spot, Spot]:
        """The spots of a place in each group."""
        return (
            beside(self.one, self.first[0] + one, a),
            beside(self.other, self.second[0] + other, b),
        )


def label(snapshot: dict[str, Json], one: Spot, other: Spot) -> str:
    """Which places these are, in words."""
    if one.kind != other.kind:
        return f"{one.kind} and {other.kind}"
    if one.home != other.home:
        return f"{one.kind} of two"
    if not min(one.number, other.number):
        return f"the first of {one.kind}"
    if max(one.number, other.number) + 1 == len(company(snapshot, one)):
        return f"the last of {one.kind}"
    return one.kind
