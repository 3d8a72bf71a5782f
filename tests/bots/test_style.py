"""What a temperament does to a bot: it shows, it is repeatable, and it costs little."""

from __future__ import annotations

import random
from statistics import fmean, pstdev, pvariance
from typing import Any

import pytest

import dvergar
from dvergar.bots import GreedyBot, make_bot, woken
from dvergar.bots.characters import Temper
from dvergar.bots.style import Style, StyledGreedy
from dvergar.kernel.game import Game, NoAdvice
from dvergar.kernel.state import State
from tests.bots.toys import Pennies


def end_of(game: Game[Any], names: list[str], seed: int) -> State:
    """A game to its end."""
    state: State = game.new(seats=len(names), seed=seed)
    bots = [make_bot(name, seed * 7 + seat, game) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state, seat))
        for other in woken(state):
            action = bots[other].besides(state, other)
            if action is not None:
                state.apply(other, action)
    return state


def duel(name: str, style: str, games: int) -> tuple[list[Any], list[Any], float]:
    """A styled `greedy` against a plain one: what each had at the end, and the share of wins."""
    game = dvergar.game(name)
    mine: list[Any] = []
    theirs: list[Any] = []
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = ["greedy", "greedy"]
        names[seat] = f"greedy:{style}"
        state: Any = end_of(game, names, number // 2)
        mine.append(state.players[seat])
        theirs.append(state.players[1 - seat])
        won += state.outcome().share(seat)
    return mine, theirs, won / games


def test_who_likes_heroes_recruits_more_of_them() -> None:
    mine, theirs, won = duel("nidavellir", "vigg", 120)
    assert (
        fmean(len(each.heroes) for each in mine) > fmean(len(each.heroes) for each in theirs) + 0.1
    )
    assert 0.38 < won < 0.62


def test_who_likes_coins_has_more_of_them_at_the_end() -> None:
    figures: Any = dvergar.game("nidavellir").figures
    mine, theirs, _ = duel("nidavellir", "alfrigg", 120)

    def worth(players: list[Any]) -> float:
        return fmean(sum(figures.coin_value[coin] for coin in each.coins()) for each in players)

    assert worth(mine) > worth(theirs) + 0.6


def test_who_likes_a_class_has_more_of_it() -> None:
    mine, theirs, _ = duel("nidavellir", "brokk", 120)
    assert fmean(each.ranks[3] for each in mine) > fmean(each.ranks[3] for each in theirs) + 0.5


def test_who_likes_ogres_has_more_of_them_and_who_likes_monsters_slays_more() -> None:
    mine, theirs, _ = duel("dwarfs_fall", "nidi", 40)
    assert sum(len(each.ogres.cards) for each in mine) > sum(
        len(each.ogres.cards) for each in theirs
    )
    mine, theirs, _ = duel("dwarfs_fall", "eitri", 40)
    assert sum(len(each.monsters) for each in mine) > sum(len(each.monsters) for each in theirs)


def spreads(temper: Temper) -> float:
    """How far the coins of a bid lie apart, on the mean."""
    game: Any = dvergar.game("nidavellir")
    found: list[float] = []
    for seed in range(10):
        state = game.new(seats=3, seed=seed)
        bots: list[GreedyBot] = [
            StyledGreedy(seed, Style(temper, game)),
            GreedyBot(1),
            GreedyBot(2),
        ]
        while not state.is_over:
            seat = state.to_act[0]
            action = bots[seat].choose(state, seat)
            if seat == 0 and action.verb == "bid":
                coins = [game.figures.coin_of[word] for word in action.args]
                found.append(pstdev([game.figures.coin_value[coin] for coin in coins]))
            state.apply(seat, action)
    return fmean(found)


def test_who_dares_bids_everything_on_one_tavern() -> None:
    averse, plain, daring = (spreads(Temper(risk)) for risk in (-1.0, 0.0, 1.0))
    assert averse < plain < daring
    assert daring > averse + 0.5


def test_a_daring_search_prefers_the_option_whose_playouts_lie_further_apart() -> None:
    """Two options of the same mean: what each game makes of it need not be known."""
    game = Pennies()
    sure, wild = [0.5, 0.45, 0.55] * 10, [0.1, 0.9, 0.5] * 10
    state = game.new(seats=2)
    actions = state.legal(0)[:2]
    for risk in (-1.0, 1.0):
        leanings = Style(Temper(risk), game).leanings(state, 0, actions, [sure, wild])
        assert (leanings[1] > leanings[0]) is (risk > 0)
    assert Style(Temper(), game).leanings(state, 0, actions, [sure, wild]) == [0.0, 0.0]
    assert pvariance(wild) > pvariance(sure)


def test_a_game_that_declares_nothing_is_played_as_ever() -> None:
    game = Pennies()
    assert NoAdvice().likings() == {}
    state = game.new(seats=2)
    for seed in range(5):
        plain = make_bot("search:20", seed, game).choose(state, 0)
        assert make_bot("search:20:sindri", seed, game).choose(state, 0) == plain


@pytest.mark.parametrize("name", ["nidavellir", "dwarfs_fall"])
@pytest.mark.parametrize("bot", ["greedy:nidi", "flat:4:nabbi", "search:12:lofnheid"])
def test_the_same_seed_plays_the_same_and_choosing_changes_nothing(name: str, bot: str) -> None:
    game = dvergar.game(name)
    state: State = game.new(seats=2, seed=5)
    plain = make_bot("greedy", 1, game)
    for _ in range(12):
        seat = state.to_act[0]
        before = state.dump()
        chosen = [make_bot(bot, 9, game).choose(state, seat) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert state.why_not(seat, chosen[0]) is None
        assert state.dump() == before
        state.apply(seat, plain.choose(state, seat))


@pytest.mark.parametrize("name", ["nidavellir", "dwarfs_fall"])
def test_a_temperament_looks_only_at_what_its_seat_knows(name: str) -> None:
    game = dvergar.game(name)
    state: State = game.new(seats=3, seed=8)
    plain = make_bot("greedy", 1, game)
    for number in range(20):
        seat = state.to_act[0]
        legal = state.legal(seat)
        for liking in game.advisor.likings().values():
            told = liking(state, seat, legal)
            assert len(told) == len(legal)
            redealt = state.redeal(seat, random.Random(number))
            assert liking(redealt, seat, legal) == told
        state.apply(seat, plain.choose(state, seat))
