"""The final scoring (rule 10), itemised; the same engine serves games and score pads."""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.games.nidavellir.figures import (
    BLACKSMITH,
    CLASSES,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
    Figures,
)
from dvergar.games.nidavellir.state import NOWHERE, NidavellirState
from dvergar.kernel.message import Args
from dvergar.kernel.sheet import Line, Sheet


def hunters(ranks: int) -> int:
    """Ranks squared."""
    return ranks * ranks


def blacksmiths(ranks: int) -> int:
    """3, 7, 12, 18, …: each step one more than the last."""
    return ranks * (ranks + 5) // 2


def class_points(column: int, ranks: int, points: int) -> int:
    """What a column is worth on its own."""
    if column == HUNTER:
        return hunters(ranks)
    if column == BLACKSMITH:
        return blacksmiths(ranks)
    if column == MINER:
        return ranks * points
    return points


def most_warriors(warrior_ranks: Sequence[int]) -> list[bool]:
    """By seat: has the most warrior ranks, tied or not. Nobody has with none (ruling 30)."""
    most = max(warrior_ranks)
    return [most > 0 and ranks == most for ranks in warrior_ranks]


def hero_points(figures: Figures, hero: int, coins: Sequence[int]) -> int:
    """The points printed on a hero; Astrid is worth the highest coin of her player."""
    return max(coins) if hero == figures.astrid else figures.hero_worth[hero]


def sheet(
    figures: Figures,
    ranks: Sequence[int],
    points: Sequence[int],
    heroes: Sequence[int],
    coins: Sequence[int],
    *,
    special_gem: bool,
    majority: bool,
) -> Sheet:
    """One player's sheet from what lies there at the end; `coins` are values."""
    highest = max(coins)
    lines: list[Line] = []
    for column, name in enumerate(CLASSES):
        args: Args = {"ranks": ranks[column], "sum": points[column]}
        lines.append(Line(name, class_points(column, ranks[column], points[column]), args))
        if column == WARRIOR:
            lines.append(Line("majority", highest if majority else 0))
    if figures.idunn in heroes:
        bonus = figures.hero_amount[figures.idunn] * ranks[EXPLORER]
        lines.append(Line("idunn", bonus, {"ranks": ranks[EXPLORER]}))
    for hero in heroes:
        worth = hero_points(figures, hero, coins)
        if worth:
            lines.append(Line("hero", worth, {"hero": figures.hero_ids[hero]}))
    brothers = sum(hero in figures.brothers for hero in heroes)
    if brothers:
        lines.append(Line("brothers", figures.brothers_points[brothers], {"count": brothers}))
    lines.append(Line("coins", sum(coins), {"coin_list": [str(coin) for coin in sorted(coins)]}))
    if special_gem:
        lines.append(Line("gem", figures.special_gem_points))
    return Sheet(tuple(lines))


def final_ranks(state: NidavellirState, seat: int) -> list[int]:
    """10.2: the ranks that count at the end: Thrud leaves before the scoring (`thrud_leaves`)."""
    player = state.players[seat]
    ranks = player.ranks.copy()
    if player.thrud != NOWHERE:
        ranks[player.thrud] -= 1
    return ranks


def score_sheet(state: NidavellirState, seat: int) -> Sheet:
    """The sheet of a seat, as if the game ended now."""
    figures = state.config.figures
    player = state.players[seat]
    warriors = [final_ranks(state, other)[WARRIOR] for other in range(state.seats)]
    return sheet(
        figures,
        final_ranks(state, seat),
        player.points,
        player.heroes,
        [figures.coin_value[coin] for coin in player.coins()],
        special_gem=player.gem == figures.special_gem,
        majority=most_warriors(warriors)[seat],
    )


def totals(state: NidavellirState) -> list[int]:
    """The total of every seat's sheet, without writing the sheets."""
    figures = state.config.figures
    all_ranks = [final_ranks(state, seat) for seat in range(state.seats)]
    majority = most_warriors([ranks[WARRIOR] for ranks in all_ranks])
    scores: list[int] = []
    for seat, player in enumerate(state.players):
        ranks = all_ranks[seat]
        points = player.points
        coins = [figures.coin_value[coin] for coin in player.coins()]
        score = sum(coins) + points[WARRIOR] + points[EXPLORER] + points[MINER] * ranks[MINER]
        score += hunters(ranks[HUNTER]) + blacksmiths(ranks[BLACKSMITH])
        if majority[seat]:
            score += max(coins)
        if player.gem == figures.special_gem:
            score += figures.special_gem_points
        brothers = 0
        for hero in player.heroes:
            score += hero_points(figures, hero, coins)
            if hero == figures.idunn:
                score += figures.hero_amount[hero] * ranks[EXPLORER]
            elif hero in figures.brothers:
                brothers += 1
        scores.append(score + figures.brothers_points[brothers])
    return scores
