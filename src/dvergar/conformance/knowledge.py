"""What a third seat knows of a hand must be drawn again, too, and evenly.

A seat may know some cards of another hand, as `kernel/hand.py` keeps it. To a viewer who sees
neither the hand nor that knowledge, the card that is known is as likely any other of the hand. So
exchange two cards of the hand in all that is known of it: of such two worlds, a redeal may favour
neither. One that always lets the third seat know the lowest card does, and so does one that keeps
what it truly knows.

Of a hand is known what stands in lists of the same record that the census does not count. They are
taken for knowledge only if it shows that they are:

- if a card of the hand is exchanged for one elsewhere, `restore` refuses that as long as somebody
  still knows the old card to be there, and takes it as soon as the knowledge follows;
- the viewer notices nothing of that: so it knows neither card.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from dvergar.conformance.evenness import Tally
from dvergar.conformance.spots import Path, Spot, company, spot_of, swap, value_at
from dvergar.conformance.tallies import HiddenFindings
from dvergar.conformance.worlds import Worlds
from dvergar.kernel.record import Json
from dvergar.kernel.state import State

#: in how many positions of one game this is counted at the most
_MOST = 3
#: in how many positions of one game it is tried at the most
_TRIES = 8
#: how many redeals count
_COUNTED = 24
#: how many other places are tried for a card that could be in the hand
_ELSEWHERE = 6


class Known(NamedTuple):
    """A hand, one of the lists that tell what is known of it, and all of these lists."""

    hand: Spot
    seen: Spot
    lists: tuple[Path, ...]


class Knowledge:
    """The part of an examination that is about what others know of a hand."""

    def __init__(self, worlds: Worlds, found: HiddenFindings, source: random.Random) -> None:
        self.worlds = worlds
        self.found = found
        self.random = source
        self.tried = self.counted = 0

    def check(self, state: State, before: dict[str, Json], here: list[Spot]) -> None:
        """Count for one viewer, if there is something that it cannot know."""
        if self.counted >= _MOST or self.tried >= _TRIES:
            return
        choices = self.known(state, before, here)
        if not choices:
            return
        known = self.random.choice(choices)
        picked = self.pick(before, before, known)
        if picked is None:
            return
        self.tried += 1
        viewers = [None, *range(state.seats)]
        self.random.shuffle(viewers)
        for viewer in viewers:
            if not self.could_be_either(state, before, known, *picked, viewer):
                continue
            place = self.elsewhere(state, before, here, known, picked, viewer)
            if place is not None:
                self.counted += 1
                self.count(state, before, known, picked, place, viewer)
                return

    # --- what is known of which hand -------------------------------------------------------------

    def known(self, state: State, before: dict[str, Json], here: list[Spot]) -> list[Known]:
        """The hands of which something is known, but not all."""
        records: dict[Path, dict[Path, Spot]] = {}
        for spot in here:
            if spot.home != spot.path and spot.home[-1] != "dict":
                records.setdefault(spot.record, {}).setdefault(spot.home, spot)
        found: list[Known] = []
        for lists in records.values():
            pairs = [
                (hand, seen)
                for hand in lists.values()
                for seen in lists.values()
                if hand.kind != seen.kind and _partly(company(before, hand), company(before, seen))
            ]
            for kind in {spot.kind: spot for pair in pairs for spot in pair}.values():
                self.sort_kind(state, before, kind)
            others = [spot.home for spot in lists.values() if not self.counts(spot)]
            found += [
                Known(hand, seen, tuple(others))
                for hand, seen in pairs
                if self.counts(hand) and not self.counts(seen)
            ]
        return found

    def sort_kind(self, state: State, before: dict[str, Json], spot: Spot) -> None:
        """Find out whether the census counts what is in such lists."""
        others = self.found.been[spot.kind] - {spot.value}
        if others and spot.kind not in self.found.counted:
            other = self.random.choice(sorted(others, key=str))
            world = self.worlds.world_with(state, before, spot, other)
            if world is not None:
                self.found.counted[spot.kind] = world.census() != state.census()

    def counts(self, spot: Spot) -> bool:
        return self.found.counted.get(spot.kind, False)

    def pick(
        self, before: dict[str, Json], world: dict[str, Json], known: Known
    ) -> tuple[int | str, int | str] | None:
        """A card of the hand that is known, and one that is not.

        There may be no second one of either: which of two was seen would be mixed up.
        """
        cards, seen = company(world, known.hand), company(world, known.seen)
        same_sizes = len(cards) == len(company(before, known.hand)) and len(seen) == len(
            company(before, known.seen)
        )
        if not same_sizes:
            return None
        alone = [card for card in cards if cards.count(card) == 1]
        ones = [card for card in alone if card in seen]
        others = [card for card in alone if card not in seen]
        return (self.random.choice(ones), self.random.choice(others)) if ones and others else None

    def could_be_either(
        self,
        state: State,
        snapshot: dict[str, Json],
        known: Known,
        one: int | str,
        other: int | str,
        viewer: int | None,
    ) -> bool:
        """Whether a viewer cannot tell which of two cards of a hand is known."""
        with renamed(snapshot, known.lists, one, other):
            world = self.worlds.world(state, snapshot)
        return (
            world is not None
            and self.worlds.looks_alike(state, world, viewer)
            and self.worlds.seen_by_others(state, world)
        )

    # --- cards elsewhere -------------------------------------------------------------------------

    def elsewhere(
        self,
        state: State,
        before: dict[str, Json],
        here: list[Spot],
        known: Known,
        picked: tuple[int | str, int | str],
        viewer: int | None,
    ) -> Spot | None:
        """A card in another place that could be in the hand instead of the known one."""
        cards = company(before, known.hand)
        homes: dict[Path, list[Spot]] = {}
        for spot in here:
            if (
                self.found.counted.get(spot.kind)
                and spot.home not in (known.hand.home, *known.lists)
                and spot.value not in cards
                and type(spot.value) is type(picked[0])
            ):
                homes.setdefault(spot.home, []).append(spot)
        tried = list(homes.values())
        self.random.shuffle(tried)
        tried.sort(key=lambda those: (known.hand.kind, those[0].kind) not in self.found.beyond)
        for those in tried[:_ELSEWHERE]:
            spot = self.random.choice(those)
            mine = spot_of(before, known.hand, picked[0])
            if self.worlds.swapped(state, before, mine, spot) is None and all(
                self.could_be(state, before, known, value, spot, viewer) for value in picked
            ):
                self.found.beyond.add((known.hand.kind, spot.kind))
                self.found.known.add(known.seen.kind)
                return spot
        return None

    def could_be(
        self,
        state: State,
        snapshot: dict[str, Json],
        known: Known,
        value: int | str,
        place: Spot,
        viewer: int | None,
    ) -> bool:
        """Whether, for all that a viewer knows, a card of the hand could be in another place."""
        mine = spot_of(snapshot, known.hand, value)
        swap(snapshot, mine.path, place.path)
        try:
            with renamed(snapshot, known.lists, value, place.value):
                world = self.worlds.world(state, snapshot)
        finally:
            swap(snapshot, mine.path, place.path)
        return world is not None and self.worlds.looks_alike(state, world, viewer)

    # --- counting --------------------------------------------------------------------------------

    def count(
        self,
        state: State,
        before: dict[str, Json],
        known: Known,
        picked: tuple[int | str, int | str],
        place: Spot,
        viewer: int | None,
    ) -> None:
        """What redeals let a third seat know."""
        where = f"what is known of {known.hand.kind}"
        drawn = [state.redeal(viewer, self.random).dump() for _ in range(_COUNTED)]
        ranked = self.found.sorted.setdefault(where, Tally())
        kept = self.found.kept.setdefault(where, Tally())
        again = self.found.again.setdefault(where, Tally())
        stayed = self.found.kept.setdefault(f"{where} and {place.kind}", Tally())
        there = company(before, place)
        alone = there.count(place.value) == 1 and picked[0] not in there
        alone = alone and place.value not in company(before, known.seen)
        for number, redealt in enumerate(drawn):
            self.count_kept(redealt, known, picked, kept)
            if alone:
                self.count_places(redealt, known, picked[0], place, stayed)
            two = self.pick(before, redealt, known)
            if two is None or not self.hides(state, redealt, known, two, place, viewer):
                continue
            ranked.count(two[0] < two[1])  # type: ignore[operator]  # both of one type
            if number == 0:
                for later in drawn[1:]:
                    self.count_kept(later, known, two, again)

    def hides(
        self,
        state: State,
        redealt: dict[str, Json],
        known: Known,
        two: tuple[int | str, int | str],
        place: Spot,
        viewer: int | None,
    ) -> bool:
        """Whether all that a viewer knows leaves open which of two cards is known.

        If it knows of both itself, they cannot be told apart by exchanging them in all that is
        known; but then neither of them could be elsewhere.
        """
        if not self.could_be_either(state, redealt, known, *two, viewer):
            return False
        there = [value for value in company(redealt, place) if value not in two]
        if not there:
            return False
        other = spot_of(redealt, place, self.random.choice(there))
        return all(self.could_be(state, redealt, known, value, other, viewer) for value in two)

    def count_kept(
        self,
        redealt: dict[str, Json],
        known: Known,
        two: tuple[int | str, int | str],
        tally: Tally,
    ) -> None:
        """Of two cards in the hand, is still the one known, or now the other?"""
        cards, seen = company(redealt, known.hand), company(redealt, known.seen)
        one, other = two
        alone = cards.count(one) == 1 == cards.count(other)
        if alone and (one in seen) != (other in seen):
            tally.count(one in seen)

    def count_places(
        self,
        redealt: dict[str, Json],
        known: Known,
        one: int | str,
        place: Spot,
        tally: Tally,
    ) -> None:
        """Is a card still known and another one elsewhere, or have they changed places?"""
        seen, there = company(redealt, known.seen), company(redealt, place)
        other = place.value
        alone = seen.count(one) + seen.count(other) == 1 == there.count(one) + there.count(other)
        if alone and (one in seen) != (one in there):
            tally.count(one in seen)


def _partly(cards: list[int | str], seen: list[int | str]) -> bool:
    """Whether some of the cards are seen, and not all."""
    alike = len({type(card) for card in (*cards, *seen)}) == 1
    return alike and 0 < len({*cards} & {*seen}) < len({*cards})


@contextmanager
def renamed(
    snapshot: dict[str, Json], lists: tuple[Path, ...], one: int | str, other: int | str
) -> Iterator[None]:
    """Exchange two names in these lists for a while; what was sorted still is."""
    names = {one: other, other: one}
    old: list[tuple[list[Json], list[Json]]] = []
    for home in lists:
        try:
            held = value_at(snapshot, home)
        except (LookupError, TypeError):  # a redeal may have fewer lists
            continue
        if (one in held or other in held) and len({type(value) for value in held}) == 1:
            old.append((held, held.copy()))
            new = [names.get(value, value) for value in held]
            held[:] = sorted(new) if held == sorted(held) else new
    try:
        yield
    finally:
        for held, values in old:
            held[:] = values
