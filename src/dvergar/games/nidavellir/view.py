"""What is hidden (rule 14): what one seat may see, and how to draw the rest again.

Secret are the order of the decks, the places of coins that lie face down, the explorers' three
cards, and in the German edition the card that left age 2 unseen. Everything else, the five coins
of every player included, is public or follows from what everybody saw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dvergar.games.nidavellir.figures import (
    CLASSES,
    COINS,
    FIRST_IN_POUCH,
    LAST_IN_POUCH,
    NEUTRAL,
)
from dvergar.games.nidavellir.scoring import score_sheet
from dvergar.games.nidavellir.state import EMPTY, NOWHERE, NidavellirState, Player

HIDDEN = "?"


def view(state: NidavellirState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know of the table."""
    return _table(state, () if seat is None else (seat,))


def open_view(state: NidavellirState) -> dict[str, Any]:
    """What all seats together may know: where every coin lies, and the explorers' cards."""
    return _table(state, range(state.seats))


def _table(state: NidavellirState, eyes: Sequence[int]) -> dict[str, Any]:
    """The table as these seats together see it."""
    config = state.config
    figures = config.figures
    cards = figures.card_ids
    return {
        "age": state.age,
        "round": state.round,
        "rounds": config.rounds,
        "tavern": state.tavern + 1 if state.tavern != NOWHERE else None,
        "order": list(state.order),
        "shown": list(state.shown),
        "taverns": [[cards[card] for card in tavern] for tavern in state.taverns],
        "decks": [_pool(state, age) for age in (1, 2)],
        "unseen": len(state.unseen),
        "discard": [cards[card] for card in state.discard],
        "used_offerings": [cards[card] for card in state.used],
        "looking": _looking(state, eyes),
        "treasury": {str(v): n for v, n in enumerate(state.treasury) if n},
        "heroes": [figures.hero_ids[hero] for hero in state.free_heroes],
        "distinctions": [figures.distinctions[number].id for number in state.awards],
        "players": [_player(state, other, eyes) for other in range(state.seats)],
    }


def _pool(state: NidavellirState, age: int) -> dict[str, Any]:
    """What is left of an age: everybody can work out which cards, nobody their order."""
    pool = list(state.decks[age - 1])
    size = len(pool)
    if age == 2:
        pool += [*state.unseen, *state.looking]
    ids = state.config.figures.card_ids
    counts = Counter(sorted(pool))
    return {"size": size, "cards": {ids[card]: count for card, count in counts.items()}}


def _looking(state: NidavellirState, eyes: Sequence[int]) -> list[str]:
    """The explorers' three cards: only for the one who chooses."""
    if _chooser(state) not in eyes:
        return [HIDDEN] * len(state.looking)
    return [state.config.figures.card_ids[card] for card in state.looking]


def _chooser(state: NidavellirState) -> int:
    """The seat that looks at the explorers' cards, or none."""
    keeps = bool(state.agenda) and state.agenda[-1].name == "keep"
    return state.agenda[-1].seat if keeps else NOWHERE


def _player(state: NidavellirState, seat: int, eyes: Sequence[int]) -> dict[str, Any]:
    figures = state.config.figures
    player = state.players[seat]
    coins = figures.coin_ids
    score = score_sheet(state, seat)
    return {
        "gem": player.gem,
        "covered_gem": player.old_gem if state.config.french else 0,
        "coins": [coins[coin] for coin in sorted(player.coins(), key=_by_value(state))],
        "hand": [coins[coin] for coin in sorted(player.hand, key=_by_value(state))],
        "board": [_spot(state, player, spot, seat in eyes) for spot in range(COINS)],
        "bid_done": None if player.uline else player.board[0] != EMPTY,
        "columns": {
            name: [figures.card_ids[card] for card in player.columns[column]]
            for column, name in enumerate(CLASSES)
        },
        "ranks": dict(zip(CLASSES, player.ranks, strict=True)),
        "points": dict(zip(CLASSES, player.points, strict=True)),
        "lines": player.lines(),
        "heroes": [figures.hero_ids[hero] for hero in player.heroes],
        "command_zone": [
            figures.hero_ids[hero]
            for hero in player.heroes
            if figures.hero_class[hero] == NEUTRAL and not _in_army(state, player, hero)
        ],
        "distinctions": [figures.distinctions[number].id for number in player.distinctions],
        "score": score.total,
        "sheet": [[line.key, line.points, dict(line.args)] for line in score.lines],
    }


def _by_value(state: NidavellirState) -> Callable[[int], tuple[int, int]]:
    value = state.config.figures.coin_value
    return lambda coin: (value[coin], coin)


def _spot(state: NidavellirState, player: Player, spot: int, own: bool) -> str | None:
    """A place of the board: empty, a coin that is known, or one that lies face down."""
    coin = player.board[spot]
    if coin == EMPTY:
        return None
    if own or player.known >> spot & 1:
        return state.config.figures.coin_ids[coin]
    return HIDDEN


def _in_army(state: NidavellirState, player: Player, hero: int) -> bool:
    card = state.config.figures.first_hero + hero
    return any(card in column for column in player.columns)


def redeal(state: NidavellirState, seat: int | None) -> None:
    """Draw again, in place, all that the seat cannot know.

    Everything is sorted before it is shuffled, so that not even the new order depends on the old.
    """
    state.decks[0] = _shuffled(state, state.decks[0])
    looking = () if _chooser(state) == seat else state.looking
    pool = _shuffled(state, (*state.decks[1], *state.unseen, *looking))
    size = len(state.decks[1])
    unseen = size + len(state.unseen)
    state.decks[1], state.unseen = pool[:size], pool[size:unseen]
    if looking:
        state.looking = pool[unseen:]
    for other, player in enumerate(state.players):
        if other != seat:
            _redeal_coins(state, player)


def _shuffled(state: NidavellirState, items: Iterable[int]) -> tuple[int, ...]:
    return state.shuffled(tuple(sorted(items)))


def _redeal_coins(state: NidavellirState, player: Player) -> None:
    """The coins that lie face down could lie on any of their places."""
    spots = [
        spot
        for spot, coin in enumerate(player.board)
        if coin != EMPTY and not player.known >> spot & 1
    ]
    coins = _shuffled(state, [player.board[spot] for spot in spots])
    for spot, coin in zip(spots, coins, strict=True):
        player.board[spot] = coin
    if spots[-2:] == [FIRST_IN_POUCH, LAST_IN_POUCH]:
        player.board[FIRST_IN_POUCH:] = sorted(
            player.board[FIRST_IN_POUCH:]
        )  # as `bid` lays a pouch


def census(state: NidavellirState) -> dict[str, int]:
    """Every component and how many of it there are, all places together."""
    figures = state.config.figures
    cards = Counter(
        [
            *state.decks[0],
            *state.decks[1],
            *[card for tavern in state.taverns for card in tavern],
            *state.discard,
            *state.used,
            *state.unseen,
            *state.looking,
            *[card for player in state.players for column in player.columns for card in column],
        ]
    )
    dwarves = {figures.card_ids[card]: n for card, n in cards.items() if card < figures.special}
    won = {
        figures.distinctions[number].id
        for player in state.players
        for number in player.distinctions
    }
    special = {"special": cards[figures.special] + ("great_armorer" not in won)}
    heroes = Counter(figures.hero_ids[hero] for hero in state.free_heroes)
    heroes.update(figures.hero_ids[hero] for player in state.players for hero in player.heroes)
    in_columns = {
        f"card of {figures.hero_ids[card - figures.first_hero]} beyond the first": n - 1
        for card, n in cards.items()
        if card >= figures.first_hero and n > 1
    }
    coins = Counter(coin for player in state.players for coin in player.coins())
    coins.update(state.box_coins)
    for value, count in enumerate(state.treasury):
        if count:
            coins[figures.gold_coin[value]] += count
    coins[figures.special_coin] += "hunting_master" not in won
    gems = Counter(player.gem for player in state.players)
    gems.update(player.old_gem for player in state.players if player.old_gem)
    gems[figures.special_gem] += "crown_jeweler" not in won
    return {
        **{f"card {name}": count for name, count in dwarves.items()},
        **{f"card {name}": count for name, count in special.items()},
        **{f"hero {name}": count for name, count in heroes.items()},
        **in_columns,
        **{f"coin {figures.coin_ids[coin]}": count for coin, count in coins.items()},
        **{f"gem {gem}": count for gem, count in gems.items()},
        "coins in hands and on boards": sum(len(player.coins()) for player in state.players),
    }
