"""The score pad: people with the box on the table write down what lies there.

    {"players": [{"name": "A", "warrior": [4, 28], "hunter": 4, "miner": [5, 4], "blacksmith": 3,
                  "explorer": [4, 34], "heroes": ["skaa"], "coins": [24, 5, 4, 11, 9],
                  "gem": false}]}

Ranks, or ranks and points, as they lie in the columns, class heroes and Ylud counted in; Idunn's
bonus and the neutral heroes by name.
"""

from __future__ import annotations

import re
from collections import Counter

import msgspec

from dvergar.games.nidavellir.figures import (
    CLASSES,
    COINS,
    EXPLORER,
    MAX_SEATS,
    MINER,
    WARRIOR,
    Figures,
)
from dvergar.games.nidavellir.scoring import most_warriors, sheet
from dvergar.kernel.data import explain_invalid
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.language import plain_word
from dvergar.kernel.message import Message, Value
from dvergar.kernel.sheet import Sheet

_MAX_NAME = 40


class PadPlayer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's column of the pad."""

    warrior: tuple[int, int]
    hunter: int
    miner: tuple[int, int]
    blacksmith: int
    explorer: tuple[int, int]
    coins: list[int]
    name: str = ""
    heroes: list[str] = []
    gem: bool = False

    def ranks(self) -> list[int]:
        return [self.warrior[0], self.hunter, self.miner[0], self.blacksmith, self.explorer[0]]

    def points(self) -> list[int]:
        return [self.warrior[1], 0, self.miner[1], 0, self.explorer[1]]


class Pad(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole pad."""

    players: list[PadPlayer]


def read_score_pad(figures: Figures, content: object) -> list[tuple[str, Sheet]]:
    """Each player's name (it may be empty) and sheet; refuses what cannot lie on a table."""
    try:
        pad = msgspec.convert(content, Pad)
    except msgspec.ValidationError as error:
        where, why = explain_invalid(error)
        raise _bad("pad-form", field=where, why=why) from None
    if not 1 <= len(pad.players) <= MAX_SEATS:
        raise _bad("pad-players", count=len(pad.players), most=MAX_SEATS)
    names = [_name(player) for player in pad.players]
    who: list[Value] = [
        name or Message("player", {"number": number}) for number, name in enumerate(names, start=1)
    ]
    heroes = [_heroes(figures, player, name) for player, name in zip(pad.players, who, strict=True)]
    for hero, count in Counter(hero for own in heroes for hero in own).items():
        if count > 1:
            raise _bad("pad-hero-twice", hero=figures.hero_ids[hero])
    for player, name, own in zip(pad.players, who, heroes, strict=True):
        _check_columns(figures, player, name)
        _check_heroes_fit(figures, player, name, own)
        if len(player.coins) != COINS:
            raise _bad("pad-coins", who=name, count=len(player.coins))
    _check_box(figures, pad)
    majority = most_warriors([player.warrior[0] for player in pad.players])
    return [
        (
            names[number],
            sheet(
                figures,
                player.ranks(),
                player.points(),
                heroes[number],
                player.coins,
                special_gem=player.gem,
                majority=majority[number],
            ),
        )
        for number, player in enumerate(pad.players)
    ]


def _bad(key: str, **args: Value) -> BadScorePad:
    return BadScorePad(key, args, __package__)


def _name(player: PadPlayer) -> str:
    return "".join(sign for sign in player.name if sign.isprintable()).strip()[:_MAX_NAME]


def _heroes(figures: Figures, player: PadPlayer, name: Value) -> list[int]:
    found: list[int] = []
    for word in player.heroes:
        hero = figures.hero_of.get(re.sub(r"^dwerg[ _-]+", "", plain_word(word)))
        if hero is None:
            raise _bad("pad-hero-unknown", who=name, given=word)
        found.append(hero)
    return found


def _check_columns(figures: Figures, player: PadPlayer, name: Value) -> None:
    """No column has more ranks than the box, or points that its ranks cannot show."""
    for column, (ranks, points) in enumerate(zip(player.ranks(), player.points(), strict=True)):
        in_box = _points_in_box(figures, column)
        if not 0 <= ranks <= len(in_box):
            raise _bad("pad-ranks", who=name, group=CLASSES[column], ranks=ranks, most=len(in_box))
        if column in (WARRIOR, MINER, EXPLORER):
            low, high = sum(in_box[:ranks]), sum(in_box[len(in_box) - ranks :])
            if not low <= points <= high:
                raise _bad(
                    "pad-points",
                    who=name,
                    group=CLASSES[column],
                    ranks=ranks,
                    points=points,
                    low=low,
                    high=high,
                )


def _check_heroes_fit(figures: Figures, player: PadPlayer, name: Value, heroes: list[int]) -> None:
    """Class heroes who are named lie in their column: their ranks and points are counted there."""
    ranks, points = player.ranks(), player.points()
    for column, group in enumerate(CLASSES):
        own = [figures.heroes[hero] for hero in heroes if figures.hero_class[hero] == column]
        spare = ranks[column] - sum(len(hero.ranks) for hero in own)
        others = points[column] - sum(sum(hero.ranks) for hero in own)
        if own and (spare < 0 or others < 0):
            raise _bad("pad-hero-column", who=name, hero=own[0].id, group=group)


def _points_in_box(figures: Figures, column: int) -> list[int]:
    """The points in every rank of a class that the box holds, lowest first."""
    found = [figures.ylud_points[column]]
    for dwarf in figures.dwarves:
        if dwarf.dwarf_class == CLASSES[column]:
            found += [dwarf.points] * 2 * (dwarf.copies + dwarf.extra)
    for hero in figures.heroes:
        if hero.hero_class == CLASSES[column]:
            found += hero.ranks
    if figures.card_class[figures.special] == column:
        found += [0] * figures.card_ranks[figures.special]
    return sorted(found)


def _check_box(figures: Figures, pad: Pad) -> None:
    """All players together have no more than the box holds."""
    if sum(player.gem for player in pad.players) > 1:
        raise _bad("pad-gem-twice")
    for column, group in enumerate(CLASSES):
        ranks = sum(player.ranks()[column] for player in pad.players)
        most = len(_points_in_box(figures, column))
        if ranks > most:
            raise _bad("pad-ranks-together", group=group, ranks=ranks, most=most)
    in_box = Counter(figures.base_coins * len(pad.players))
    in_box[figures.special_coin_value] += 1
    for coin in figures.treasury:
        in_box[coin.value] += coin.copies
    for player in pad.players:
        for value in player.coins:
            if value not in in_box:
                raise _bad("pad-coin-unknown", given=value)
        if player.coins.count(0) > 1:
            raise _bad("pad-coin-too-often", given=0, count=player.coins.count(0), most=1)
    for value, count in Counter(v for player in pad.players for v in player.coins).items():
        if count > in_box[value]:
            raise _bad("pad-coin-too-often", given=value, count=count, most=in_box[value])
