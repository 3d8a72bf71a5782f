"""Gem cards: a multiset of them is a sorted tuple of their kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

GEMS = ("ruby", "emerald", "sapphire", "topaz", "opal", "amber")

#: kinds, as places in `GEMS`
Cards = tuple[int, ...]


def cards_of(counts: Mapping[str, int]) -> Cards:
    """The cards that a part of an action names: how many of which."""
    return tuple([kind for kind, gem in enumerate(GEMS) for _ in range(counts.get(gem, 0))])


def counts_of(cards: Iterable[int]) -> dict[str, int]:
    """How many of which, in the order of the kinds."""
    counted = Counter(cards)
    return {gem: counted[kind] for kind, gem in enumerate(GEMS) if counted[kind]}


def words_of(cards: Iterable[int]) -> list[str]:
    """As an action writes them, and the texts read them: `ruby*2`, or `-` for nothing."""
    counts = counts_of(cards)
    return [gem if count == 1 else f"{gem}*{count}" for gem, count in counts.items()] or ["-"]


def united(cards: Cards, more: Iterable[int]) -> Cards:
    return tuple(sorted([*cards, *more]))


def without(cards: Cards, part: Iterable[int]) -> Cards:
    """What is left of the cards; of what is not among them, nothing is taken."""
    left = list(cards)
    for kind in part:
        if kind in left:
            left.remove(kind)
    return tuple(left)


def has(cards: Cards, part: Cards) -> bool:
    """Whether all of the part is among the cards."""
    return len(without(cards, part)) + len(part) == len(cards)
