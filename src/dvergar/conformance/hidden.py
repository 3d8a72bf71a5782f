"""What a redeal must draw again, and evenly: found by exchanging two components behind its back.

If a viewer cannot tell a position from one in which two cards have changed places, then both worlds
are as likely to it. So over many redeals, the one card must lie here and the other there as often
as the other way round. A redeal that keeps the true deck fails that, and so does one that deals the
lowest cards first. It needs nothing of a game but `dump`, `restore`, `census`, its views and its
redeal.

A world counts only if it could be:

- `restore` takes it, and the census is the same;
- each of the two has truly been in such a place before (the stacks may hold different cards);
- the view, the turns and the viewer's own actions are the same;
- within one list, playing on without chance brings the difference to light: the order of a deck
  matters, that of a hand that is listed by kind does not.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from dvergar.conformance.evenness import Tally
from dvergar.conformance.knowledge import Knowledge
from dvergar.conformance.pairs import Group, Pair, label
from dvergar.conformance.spots import Spot, company, spots
from dvergar.conformance.tallies import Kinds
from dvergar.conformance.worlds import Worlds
from dvergar.kernel.record import Json
from dvergar.kernel.state import State

if TYPE_CHECKING:
    from dvergar.conformance.run import Run

#: of the positions that are examined thoroughly, the part where this is looked at, and how many
#: of one game at the most
_PART = 0.3
_MOST = 2
#: redeals that tell what is kept sorted, and redeals that count
_SIGHTING = 6
_COUNTED = 12
#: pairs of kinds of places of which it is found out whether their components can meet
_NEW_PAIRS = 40
#: pairs of places that are tried in one position
_TRIES = 6
#: a pair that was tried in vain waits for so many turns of one that was not
_VAIN = 4
#: what is counted for all places together
EVERYWHERE = "all together"


class Hidden:
    """The part of an examination that is about hidden components."""

    def __init__(self, run: Run) -> None:
        self.run = run
        #: of its own: what is looked at here does not change which moves are played
        self.random = random.Random(f"hidden {run.setup.seed}")
        self.found = run.findings.hidden
        self.worlds = Worlds(run.game, self.random)
        self.knowledge = Knowledge(self.worlds, self.found, self.random)
        self.looked = 0

    def check(self, state: State, before: dict[str, Json]) -> None:
        """Now and then: try pairs of places, and count what redeals do with those that fit."""
        here = spots(before)
        by_kind: dict[str, list[Spot]] = {}
        for spot in here:
            by_kind.setdefault(spot.kind, []).append(spot)
        for kind, those in by_kind.items():
            self.found.been.setdefault(kind, set()).update([spot.value for spot in those])
        self.knowledge.check(state, before, here)
        if self.looked >= _MOST or self.random.random() >= _PART:
            return
        self.looked += 1
        self.sort_kinds(state, before, by_kind)
        viewer = self.random.choice((None, *range(state.seats)))
        # a snapshot of its own: two of its values are exchanged and put back
        pairs = [
            pair
            for kinds in self.next_kinds(by_kind)
            if (pair := self.find_pair(state, before, by_kind, kinds, viewer)) is not None
        ]
        if pairs:
            self.count(state, before, viewer, pairs)

    # --- which kinds of places have components in common ---------------------------------------

    def sort_kinds(
        self, state: State, before: dict[str, Json], by_kind: dict[str, list[Spot]]
    ) -> None:
        """Find out what the census counts, and which places can hold each other's components."""
        census = state.census()
        for kind, those in by_kind.items():
            spot = self.random.choice(those)
            others = self.found.been[kind] - {spot.value}
            if kind not in self.found.counted and others:
                other = self.random.choice(sorted(others, key=str))
                world = self.worlds.world_with(state, before, spot, other)
                if world is not None:
                    self.found.counted[kind] = world.census() != census
                elif not _stands_beside(by_kind, spot):
                    self.found.counted[kind] = True
        unknown = [
            (one, other)
            for one in by_kind
            for other in by_kind
            if one <= other
            and (one, other) not in self.found.meet
            and (one == other or (self.counts(one) and self.counts(other)))
        ]
        self.random.shuffle(unknown)
        for kinds in unknown[:_NEW_PAIRS]:
            drawn = self.draw_pair(by_kind, kinds)
            if drawn is not None:
                world = self.worlds.swapped(state, before, *drawn)
                self.found.meet[kinds] = world is not None and world.census() == census

    def counts(self, kind: str) -> bool:
        return self.found.counted.get(kind, False)

    def next_kinds(self, by_kind: dict[str, list[Spot]]) -> list[Kinds]:
        """The pairs that were least often looked at in vain."""
        able = [
            kinds
            for kinds, meet in self.found.meet.items()
            if meet
            and kinds[0] in by_kind
            and kinds[1] in by_kind
            and self.found.known.isdisjoint(kinds)
        ]
        self.random.shuffle(able)
        able.sort(key=lambda kinds: self.found.vain[kinds])
        return able[:_TRIES]

    # --- two places that can change their components ---------------------------------------------

    def draw_pair(self, by_kind: dict[str, list[Spot]], kinds: Kinds) -> tuple[Spot, Spot] | None:
        """Two spots with something different, each of which has truly been in both places."""
        common = self.found.been[kinds[0]] & self.found.been[kinds[1]]
        ones = [spot for spot in by_kind[kinds[0]] if spot.value in common]
        if not ones:
            return None
        one = self.random.choice((ones[0], ones[-1], self.random.choice(ones)))
        others = [
            spot
            for spot in by_kind[kinds[1]]
            if spot.value in common
            and spot.value != one.value
            and type(spot.value) is type(one.value)
        ]
        if not others:
            return None
        other = self.random.choice(others)
        return (one, other) if (one.kind, one.path) <= (other.kind, other.path) else (other, one)

    def find_pair(
        self,
        state: State,
        before: dict[str, Json],
        by_kind: dict[str, list[Spot]],
        kinds: Kinds,
        viewer: int | None,
    ) -> tuple[Spot, Spot] | None:
        """Two spots that could change their components, for all that a viewer can know."""
        self.found.vain[kinds] += _VAIN
        drawn = self.draw_pair(by_kind, kinds)
        if drawn is None:
            return None
        world = self.worlds.swapped(state, before, *drawn)
        if world is None or not self.worlds.looks_alike(state, world, viewer):
            return None
        if not self.is_of_account(state, world, viewer, *drawn):
            return None
        self.found.vain[kinds] += 1 - _VAIN
        return drawn

    def is_of_account(
        self, state: State, world: State, viewer: int | None, one: Spot, other: Spot
    ) -> bool:
        """Whether somebody sees what has been exchanged, or it will come to light.

        That the owner of a hand sees another order of it does not matter yet.
        """
        if one.home != other.home and self.worlds.seen_by_others(state, world):
            return True
        if not self.counts(one.kind):
            return False
        known = self.found.ordered if one.home == other.home else self.found.alive
        name = one.kind if one.home == other.home else f"{one.kind} {other.kind}"
        if name not in known and self.worlds.come_apart(state, world, viewer):
            known.add(name)
        return name in known

    def count(
        self,
        state: State,
        before: dict[str, Json],
        viewer: int | None,
        pairs: list[tuple[Spot, Spot]],
    ) -> None:
        """What redeals do with these pairs."""
        sighted = [state.redeal(viewer, self.random).dump() for _ in range(_SIGHTING)]
        drawn = [state.redeal(viewer, self.random).dump() for _ in range(_COUNTED)]
        places = [EVERYWHERE]
        for one, other in pairs:
            where = label(before, one, other)
            if not self.counts(one.kind):
                self.count_moves(drawn, one, other, where)
                continue
            pair = self.pair(one, other, [before, *sighted], drawn)
            if pair is None:
                continue
            ranked = self.found.sorted.setdefault(where, Tally())
            for redealt in drawn:
                self.count_order(state, viewer, redealt, pair, ranked)
            places.append(where)
            for place in places:
                kept = self.found.kept.setdefault(place, Tally())
                self.count_kept(before, drawn, pair, one.value, other.value, kept)
            like = self.pick(state, viewer, drawn[0], pair)
            if like is not None:
                for place in places:
                    again = self.found.again.setdefault(place, Tally())
                    self.count_kept(drawn[0], drawn[1:], pair, *like, again)
            places = []  # of the same redeals, only one pair counts for all places

    def pair(
        self,
        one: Spot,
        other: Spot,
        sighted: list[dict[str, Json]],
        drawn: list[dict[str, Json]],
    ) -> Pair | None:
        """The groups that two spots are in, if it can be told what happens between them."""
        for spot in (one, other):
            sizes = {len(company(world, spot)) for world in (*sighted, *drawn)}
            if len(sizes) > 1:
                return None
        first, second = self.group(one, sighted), self.group(other, sighted)
        if first is None or second is None or (one.home == other.home and first == second):
            return None
        pair = Pair(one, first, other, second)
        return pair if pair.tells(sighted[0], one.value, other.value) else None

    def count_moves(self, drawn: list[dict[str, Json]], one: Spot, other: Spot, where: str) -> None:
        tally = self.found.moved.setdefault(where, Tally())
        for redealt in drawn:
            kept = all(
                company(redealt, spot)[spot.number : spot.number + 1] == [spot.value]
                for spot in (one, other)
            )
            tally.count(not kept)

    def group(self, spot: Spot, worlds: list[dict[str, Json]]) -> Group | None:
        """The spots around one of which the order is of no account; None if that cannot be said.

        A list whose order does not matter is a single group. Of others, what is always sorted.
        """
        lists = [company(world, spot) for world in worlds]
        if any(type(item) is not type(spot.value) for each in lists for item in each):
            return None
        if spot.kind not in self.found.ordered:
            return 0, len(lists[0])
        low = high = spot.number
        # mypy cannot know that all items are of one type, as was seen above: they can be compared
        while low > 0 and all(each[low - 1] <= each[low] for each in lists):  # type: ignore[operator]
            low -= 1
        while high + 1 < len(lists[0]) and all(each[high] <= each[high + 1] for each in lists):  # type: ignore[operator]
            high += 1
        return low, high + 1

    def count_kept(
        self,
        like: dict[str, Json],
        drawn: list[dict[str, Json]],
        pair: Pair,
        a: int | str,
        b: int | str,
        tally: Tally,
    ) -> None:
        """Are these two where they are in one world, or have they changed places?

        Of several places in a group, a random one is looked at: then both are equally likely. So
        that this is not looked for in vain in large groups, as often as possible.
        """
        most = pair.most(like, a, b)
        for redealt in drawn:
            here, there = pair.parts(redealt)
            stayed = here.count(a) * there.count(b)
            changed = here.count(b) * there.count(a)
            picked = self.random.random() * most
            if picked < stayed + changed:
                tally.count(picked < stayed)

    def count_order(
        self,
        state: State,
        viewer: int | None,
        redealt: dict[str, Json],
        pair: Pair,
        tally: Tally,
    ) -> None:
        """Is what was drawn here lower than what was drawn there, where it could be either?"""
        picked = self.pick(state, viewer, redealt, pair)
        if picked is not None:  # both of one type, as in `group`
            tally.count(picked[0] < picked[1])  # type: ignore[operator]

    def pick(
        self, state: State, viewer: int | None, redealt: dict[str, Json], pair: Pair
    ) -> tuple[int | str, int | str] | None:
        """Something here and something there that could as well have changed places."""
        here, there = pair.parts(redealt)
        one = self.random.randrange(len(here))
        other = self.random.randrange(len(there))
        a, b = here[one], there[other]
        if a == b or not pair.tells(redealt, a, b):
            return None
        world = self.worlds.swapped(state, redealt, *pair.spots(one, other, a, b))
        if world is None or not self.worlds.looks_alike(state, world, viewer):
            return None
        return a, b


def _stands_beside(by_kind: dict[str, list[Spot]], spot: Spot) -> bool:
    """Whether the same stands elsewhere in a record: one of the two may only tell of the other."""
    return any(
        other.value == spot.value and other.record == spot.record
        for kind, those in by_kind.items()
        if kind != spot.kind
        for other in those
    )
