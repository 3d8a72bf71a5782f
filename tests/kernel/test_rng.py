"""The generator: the published numbers, and what shuffling makes of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import dvergar
from dvergar.kernel import rng
from dvergar.kernel.state import State

#: SplitMix64 as published (Steele, Lea, Flood 2014; reference code by Vigna)
PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}
#: far above what chance gives in a billion tries, far below what a biased shuffle gives
CHI_SQUARE_23 = 80.0


def fresh(seed: int) -> State:
    state: State = dvergar.game("nidavellir").new(seats=2, seed=seed)
    return state


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_numbers_are_the_published_ones(seed: int) -> None:
    numbers = []
    counter = seed
    for _ in PUBLISHED[seed]:
        counter = rng.advance(counter)
        numbers.append(rng.mix(counter))
    assert numbers == PUBLISHED[seed]


def test_the_counter_stays_within_64_bits() -> None:
    top = (1 << 64) - 1
    assert 0 <= rng.advance(top) <= top
    assert 0 <= rng.mix(top) <= top
    assert rng.derive(top + 5) == rng.derive(4)


def test_derive_differs_by_seed_and_by_label() -> None:
    labels = [(), (0,), (1,), (2,), (0, 0), (0, 1), (1, 0)]
    seeds = {rng.derive(seed, *label) for seed in range(100) for label in labels}
    assert len(seeds) == 100 * len(labels)


def test_derive_is_the_same_every_time() -> None:
    assert rng.derive(7, 3) == rng.derive(7, 3)
    assert rng.derive(0) == PUBLISHED[0][0]


@pytest.mark.parametrize("items", [(), (4,), (1, 2), tuple(range(40)), (5, 5, 7, 7, 7)])
def test_shuffled_is_a_permutation(items: tuple[int, ...]) -> None:
    for seed in range(20):
        assert sorted(fresh(seed).shuffled(items)) == sorted(items)


def test_shuffled_is_determined_by_the_generator_and_moves_it_on() -> None:
    state = fresh(3)
    twin = state.copy()
    first = state.shuffled(tuple(range(30)))
    assert twin.shuffled(tuple(range(30))) == first
    assert twin.rng == state.rng
    assert state.shuffled(tuple(range(30))) != first


def test_every_order_is_about_as_likely() -> None:
    state = fresh(1)
    rounds = 24 * 500
    counts = Counter(state.shuffled((0, 1, 2, 3)) for _ in range(rounds))
    expected = rounds / 24
    orders = list(permutations(range(4)))
    distance = sum((counts[order] - expected) ** 2 / expected for order in orders)
    assert distance < CHI_SQUARE_23


def test_every_card_is_about_as_likely_in_every_place() -> None:
    state = fresh(2)
    size, rounds = 24, 6000
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for _ in range(rounds):
        deck = state.shuffled(tuple(range(size)))
        first[deck[0]] += 1
        last[deck[-1]] += 1
    expected = rounds / size
    for counts in (first, last):
        assert sum((counts[c] - expected) ** 2 / expected for c in range(size)) < CHI_SQUARE_23


def test_below_gives_every_number_and_no_other() -> None:
    state = fresh(5)
    counts = Counter(state.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(800 < count < 1200 for count in counts.values())
    assert state.below(1) == 0
