"""A hand of which others know a part: what each seat knows stays true, and a redeal is even."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.kernel.hand import Hand, empty_hand, hand_of, redeal_hands
from dvergar.kernel.record import dump, load
from dvergar.kernel.state import State

#: cards 0 to 3 have the back 0, the others the back 1
BACK = (0, 0, 0, 0, 1, 1, 1, 1)

Knowledge = tuple[tuple[int, ...], ...]


def hand(cards: tuple[int, ...], *known: tuple[int, ...]) -> Hand:
    return hand_of(cards, known)


def source(seed: int) -> State:
    """All that a redeal needs of a state: its chance."""
    state = State()
    state.rng = seed
    return state


# --- cards come and go -----------------------------------------------------------------------


def test_a_card_comes_and_only_some_see_it() -> None:
    unseen = empty_hand(3).gain(5)
    assert (unseen.cards, unseen.known) == ((5,), ((), (), ()))
    seen = unseen.gain(3, seen=[1])
    assert (seen.cards, seen.known) == ((3, 5), ((), (3,), ()))
    assert seen.gain(4, seen=[1, 2]).known == ((), (3, 4), (4,))


def test_a_card_that_leaves_openly_is_known_no_more() -> None:
    left = hand((3, 3, 5), (), (3,), (3, 5)).lose(3)
    assert (left.cards, left.known) == ((3, 5), ((), (), (5,)))


def test_when_a_card_leaves_unseen_one_less_of_each_is_certain() -> None:
    left = hand((3, 3, 5, 6), (3, 3, 5), (5, 6), ()).lose_unseen(3, seen=[0])
    assert (left.cards, left.known) == ((3, 5, 6), ((3, 5), (), ()))


def test_a_back_tells_which_cards_it_cannot_have_been() -> None:
    left = hand((2, 3, 3, 5), (), (2, 3, 3, 5), ()).lose_unseen(2, back=BACK)
    assert (left.cards, left.known) == ((3, 3, 5), ((), (3, 5), ()))


def test_who_is_robbed_knows_all_that_went_and_the_others_what_they_knew() -> None:
    robber, robbed = hand((1, 4), (), (), (1,)), hand((2, 5), (), (), (5,))
    took = robber.take_over(robbed, victim=1, robber=0)
    assert (took.cards, took.known) == ((1, 2, 4, 5), ((), (2, 5), (1, 5)))
    assert robbed.lose_all() == empty_hand(3)


def test_the_robber_keeps_no_account_of_its_own_hand() -> None:
    took = hand((1,), (), ()).take_over(hand((2, 5), (2,), ()), victim=1, robber=0)
    assert took.known == ((), (2, 5))


def test_what_is_shown_is_known_but_not_twice() -> None:
    shown = hand((3, 3, 5), (), (3,), ()).show((3, 5), seen=[1, 2])
    assert shown.known == ((), (3, 5), (3, 5))
    assert shown.show((3, 3), seen=[1]).known == ((), (3, 3, 5), (3, 5))


# --- who sees what ---------------------------------------------------------------------------


def test_others_see_backs_and_what_they_know() -> None:
    held = hand((2, 3, 5), (), (3,))
    assert (held.named(1), held.named(0), held.named(None)) == ((3,), (), ())
    assert held.backs(BACK) == (2, 1)
    assert empty_hand(2).backs(BACK) == (0, 0)


def test_knowledge_of_a_card_that_is_not_there_is_refused() -> None:
    hand((3, 3), (3,), (3, 3)).check()
    with pytest.raises(ValueError, match="not in tuple"):
        hand((3, 5), (3, 3)).check()


def test_a_hand_survives_a_snapshot() -> None:
    held = hand((3, 5), (), (5,))
    assert load(dump(held), {"Hand": Hand}) == held


# --- drawing again ---------------------------------------------------------------------------


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Hand], int | None, tuple[int, ...]]:
    """Three hands with what is known of them, a viewer, and a pile."""
    cards = st.integers(0, len(BACK) - 1)
    hands = []
    for owner in range(3):
        held = tuple(sorted(draw(st.lists(cards, max_size=3))))
        known: list[tuple[int, ...]] = []
        for seat in range(3):
            sees = draw(st.lists(st.booleans(), min_size=len(held), max_size=len(held)))
            chosen = [card for card, seen in zip(held, sees, strict=True) if seen]
            known.append(tuple(chosen) if seat != owner else ())
        hands.append(hand_of(held, tuple(known)))
    return hands, draw(st.sampled_from([None, 0, 1, 2])), tuple(draw(st.lists(cards, max_size=3)))


def all_cards(hands: list[Hand], pile: tuple[int, ...]) -> Counter[int]:
    return Counter([*pile, *[card for held in hands for card in held.cards]])


@settings(deadline=None)
@given(tables(), st.integers(0, 2**63), st.sampled_from([(), BACK]))
def test_a_redeal_respects_all_that_the_seat_knows(
    table: tuple[list[Hand], int | None, tuple[int, ...]], seed: int, back: tuple[int, ...]
) -> None:
    hands, seat, pile = table
    dealt, rest = redeal_hands(source(seed), hands, seat, pile, back)
    assert all_cards(dealt, rest) == all_cards(hands, pile)
    assert len(rest) == len(pile)
    if back:
        assert [back[card] for card in rest] == [back[card] for card in pile]
    for owner, (held, old) in enumerate(zip(dealt, hands, strict=True)):
        held.check()
        assert list(held.cards) == sorted(held.cards)
        assert len(held.cards) == len(old.cards)
        assert held.named(seat) == old.named(seat)
        assert [len(known) for known in held.known] == [len(known) for known in old.known]
        assert all(list(known) == sorted(known) for known in held.known)
        if back:
            assert held.backs(back) == old.backs(back)
        if owner == seat:
            assert held == old


def worlds(
    hands: list[Hand], seat: int | None, pile: tuple[int, ...], back: tuple[int, ...]
) -> Counter[tuple[Knowledge, tuple[int, ...]]]:
    """In how many ways the cards that a seat does not know can lie: hands, and the pile."""
    loose = [
        [] if owner == seat else [*(Counter(held.cards) - Counter(held.named(seat))).elements()]
        for owner, held in enumerate(hands)
    ]
    unknown = [*[card for cards in loose for card in cards], *pile]
    found: Counter[tuple[Knowledge, tuple[int, ...]]] = Counter()
    for order in permutations(unknown):
        if back and any(back[a] != back[b] for a, b in zip(order, unknown, strict=True)):
            continue
        cards = list(order)
        made = []
        for owner, held in enumerate(hands):
            kept = held.cards if owner == seat else held.named(seat)
            made.append(tuple(sorted([*kept, *[cards.pop(0) for _ in loose[owner]]])))
        found[tuple(made), tuple(cards)] += 1
    return found


EVEN: list[tuple[list[Hand], int | None, tuple[int, ...], tuple[int, ...]]] = [
    ([hand((1, 2), (), ()), hand((1, 3), (), ())], 0, (2, 4), ()),
    ([hand((1, 2), (), (1,)), hand((1, 3), (3,), ())], 0, (2, 3), ()),
    ([hand((1, 2), (), (1,)), hand((1, 3), (3,), ())], None, (2,), ()),
    ([hand((1, 4), (), (), ()), hand((1, 5), (1,), (), ()), hand((3,), (), (), ())], 2, (2,), BACK),
    ([hand((1, 3, 5), (), ()), hand((0,), (), ())], 1, (2, 6), BACK),
]


@pytest.mark.parametrize(("hands", "seat", "pile", "back"), EVEN)
def test_a_redeal_is_even(
    hands: list[Hand], seat: int | None, pile: tuple[int, ...], back: tuple[int, ...]
) -> None:
    ways = worlds(hands, seat, pile, back)
    total = sum(ways.values())
    seeds = random.Random(1)
    drawn: Counter[tuple[Knowledge, tuple[int, ...]]] = Counter()
    times = 4000
    for _ in range(times):
        dealt, rest = redeal_hands(source(seeds.getrandbits(64)), hands, seat, pile, back)
        drawn[tuple(held.cards for held in dealt), rest] += 1
    assert set(drawn) == set(ways)
    for world, count in ways.items():
        chance = count / total
        assert abs(drawn[world] - times * chance) < 5 * sqrt(times * chance * (1 - chance))


def test_what_a_third_seat_knows_is_drawn_evenly_too() -> None:
    """Seat 1 knows two of three cards; to seat 2, these may be any two."""
    held = hand((0, 1, 2), (), (0, 1), ())
    others = [held, empty_hand(3), empty_hand(3)]
    seeds = random.Random(2)
    known: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        dealt, _ = redeal_hands(source(seeds.getrandbits(64)), others, 2, ())
        known[dealt[0].named(1)] += 1
    assert set(known) == {(0, 1), (0, 2), (1, 2)}
    assert all(abs(count - 1000) < 130 for count in known.values())


def test_of_a_card_that_two_seats_know_both_still_know() -> None:
    held = hand((0, 1, 2), (), (0, 1), (1,))
    others = [held, empty_hand(3), empty_hand(3)]
    for seed in range(50):
        dealt, _ = redeal_hands(source(seed), others, 2, (3, 4))
        assert 1 in dealt[0].named(1)
        assert dealt[0].named(2) == (1,)
    for seed in range(50):  # to a spectator, they know of some card together
        dealt, _ = redeal_hands(source(seed), others, None, (3, 4))
        assert set(dealt[0].named(2)) < set(dealt[0].named(1))
