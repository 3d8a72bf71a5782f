"""Section 17 of the specification: what holds after every step, in random and in good games."""

from __future__ import annotations

import random
from typing import cast

import pytest

import dvergar
from dvergar.bots import GreedyBot, RandomBot
from dvergar.conformance.choices import option_rows
from dvergar.games.dwarfs_fall.figures import CASTLE, COLOURS, GIANT, KINDS
from dvergar.games.dwarfs_fall.state import DwarfsFallState

GAME = dvergar.game("dwarfs_fall")
ROWS = option_rows(GAME.options).rows


def demand_invariants(state: DwarfsFallState) -> None:
    config = state.config
    figures = config.figures
    for seat, player in enumerate(state.players):
        on_table = sum(here[seat] for here in state.dwarfs.values())
        assert player.supply >= 0
        assert player.supply + on_table == 7
        assert len(player.hand) == len(set(player.hand))
        player.ogres.check()
        assert list(player.ogres.cards) == sorted(player.ogres.cards)
        for viewer, known in enumerate(player.ogres.known):
            assert list(known) == sorted(known)
            assert viewer != seat or not known
    for gem, copies in enumerate((12, 9, 7, 6)):
        held = sum(player.gems[gem] for player in state.players)
        assert state.piles[gem] >= 0
        assert state.piles[gem] + held == copies
    ogres = len(state.ogre_deck) + len(state.ogre_discard)
    assert ogres + sum(len(player.ogres.cards) for player in state.players) == 13
    goals = len(state.trade_deck) + len(state.trade_row)
    assert goals + sum(len(player.goals) for player in state.players) == 10
    assert len(state.trade_row) <= 3
    laid = len(state.tops) + sum(len(cards) for cards in state.covered.values())
    held = sum(len(player.hand) + len(player.monsters) for player in state.players)
    assert laid + held == 9 * state.seats
    for cell, here in state.dwarfs.items():
        assert any(here)
        assert min(here) >= 0
        assert sum(here) <= figures.spaces[state.tops[cell] >> 4]
    demand_that_what_follows_is_kept(state)
    for cell, cards in state.covered.items():
        assert cards
        assert cell in state.tops
        assert not any(figures.is_monster[number >> 4] for number in cards)
        if not config.covers[CASTLE][CASTLE]:
            assert not {number >> 4 for number in (*cards, state.tops[cell])} & {CASTLE, GIANT}
    assert state.used <= 4
    if state.agenda and state.agenda[-1].name == "act" and state.used == 0:
        before = state.players[(state.agenda[-1].seat - 1) % state.seats]
        if state.round > 1:
            assert before.hand_size() <= 9


def demand_that_what_follows_is_kept(state: DwarfsFallState) -> None:
    """What the rules keep up to date is what would be worked out anew."""
    anew = state.copy()
    anew.work_out()
    assert anew.full == state.full
    assert anew.hiding == state.hiding
    assert anew.kingdoms.paths == state.kingdoms.paths
    assert sorted(anew.kingdoms.monsters) == sorted(state.kingdoms.monsters)
    assert anew.kingdoms.castle_actions == state.kingdoms.castle_actions


def play(seats: int, seed: int, *, skilled: bool) -> None:
    options = ROWS[seed % len(ROWS)]
    state = cast(DwarfsFallState, GAME.new(seats=seats, seed=seed, **options))
    bots = [GreedyBot(seat) if skilled else RandomBot(seat + seed) for seat in range(seats)]
    chance = random.Random(seed)
    while not state.is_over:
        demand_invariants(state)
        seat = state.to_act[0]
        besides = [other for other in state.may_act if state.legal(other)]
        if besides and chance.random() < 0.3:
            state.apply(besides[0], state.legal(besides[0])[0])
            continue
        if skilled and chance.random() < 0.1:
            state.apply(seat, chance.choice(state.legal(seat)))
        else:
            state.apply(seat, bots[seat].choose(state, seat))
    demand_invariants(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_in_random_games(seats: int) -> None:
    for seed in range(15):
        play(seats, seed, skilled=False)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_in_good_games(seats: int) -> None:
    for seed in range(6):
        play(seats, seed, skilled=True)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_in_thousands_of_games(seats: int) -> None:
    for seed in range(1000, 2200):
        play(seats, seed, skilled=seed % 4 == 0)


def test_there_is_a_name_for_every_colour_and_kind() -> None:
    assert len(COLOURS) == 4
    assert len(KINDS) == 9
