"""The score pad: people with the box on the table write down what lies there.

    {"edition": "de",
     "players": [{"name": "A", "warrior": [4, 28], "hunter": 4, "miner": [5, 4], "blacksmith": 3,
                  "explorer": ["E5", "E11", "ylud"], "heroes": ["idunn", "ylud"],
                  "coins": [24, 5, 4, 11, 9], "gem": false}]}

A column is its ranks, or ranks and points, class heroes and Ylud counted in; or the cards that lie
there, without the class heroes, with Ylud if she is among them. All heroes are named besides.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from dvergar.games.nidavellir.figures import (
    BLACKSMITH,
    CLASSES,
    COINS,
    EXPLORER,
    MAX_SEATS,
    MINER,
    WARRIOR,
    Figures,
)
from dvergar.games.nidavellir.scoring import most_warriors, sheet
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.language import plain_word
from dvergar.kernel.message import Message, Value
from dvergar.kernel.pad import bad_form, called, read_form, read_names
from dvergar.kernel.sheet import Sheet

#: the columns whose cards show points
_WITH_POINTS = (WARRIOR, MINER, EXPLORER)


class PadPlayer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's column of the pad."""

    warrior: list[int | str]
    hunter: int | list[str]
    miner: list[int | str]
    blacksmith: int | list[str]
    explorer: list[int | str]
    coins: list[int]
    name: str = ""
    heroes: list[str] = []
    gem: bool = False


class Pad(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole pad. The editions count alike, but do not say the same of equal totals."""

    players: list[PadPlayer]
    edition: Literal["de", "fr"] = "de"


class _Player(NamedTuple):
    """A player's column, read."""

    seat: int
    #: the name, or a number
    who: Value
    heroes: list[int]
    #: by class: the cards that were named, None where only ranks are known
    cards: list[list[str] | None]
    ranks: list[int]
    points: list[int]
    coins: list[int]

    def bad(self, key: str, field: str, **args: Value) -> BadScorePad:
        return _bad(key, self.seat, field, who=self.who, **args)


def read_score_pad(figures: Figures, content: object) -> list[tuple[str, Sheet]]:
    """Each player's name (it may be empty) and sheet; refuses what cannot lie on a table."""
    pad = read_form(content, Pad, MAX_SEATS)
    names = read_names(pad)
    players = [_read(figures, pad, seat, name) for seat, name in enumerate(names)]
    _check_heroes(figures, players)
    for player in players:
        _check_ylud(figures, player)
        _check_columns(figures, player, len(players))
        _check_heroes_fit(figures, player)
        if len(player.coins) != COINS:
            raise player.bad("pad-coins", "coins", count=len(player.coins))
    _check_box(figures, players)
    _check_coins(figures, players)
    _check_gem(pad)
    majority = most_warriors([player.ranks[WARRIOR] for player in players])
    return [
        (
            names[player.seat],
            sheet(
                figures,
                player.ranks,
                player.points,
                player.heroes,
                player.coins,
                special_gem=pad.players[player.seat].gem,
                majority=majority[player.seat],
            ),
        )
        for player in players
    ]


def _bad(key: str, seat: int | None = None, field: str = "", **args: Value) -> BadScorePad:
    return BadScorePad(key, args, __package__, player=seat, field=field)


# --- reading -----------------------------------------------------------------------------------


def _read(figures: Figures, pad: Pad, seat: int, name: str) -> _Player:
    written = pad.players[seat]
    who = called(name, seat)
    player = _Player(seat, who, [], [], [], [], written.coins)
    for word in written.heroes:
        hero = figures.hero_of.get(re.sub(r"^dwerg[ _-]+", "", plain_word(word)))
        if hero is None:
            raise player.bad("pad-hero-unknown", "heroes", given=word)
        player.heroes.append(hero)
    for column, group in enumerate(CLASSES):
        column_written = getattr(written, group)
        cards = _read_cards(figures, player, column, column_written)
        player.cards.append(cards)
        if cards is None:
            ranks, points = _read_numbers(player, column, column_written)
        else:
            ranks, points = _shown_by(figures, player, column, cards)
        player.ranks.append(ranks)
        player.points.append(points)
    return player


def _read_cards(
    figures: Figures, player: _Player, column: int, written: int | list[int | str]
) -> list[str] | None:
    """The cards of a column; None if it is written down as numbers."""
    if isinstance(written, int) or any(isinstance(word, int) for word in written):
        return None
    cards: list[str] = []
    for word in written:
        found = figures.card_of.get(str(word), figures.card_of.get(plain_word(str(word))))
        fits = found is not None and figures.card_class[found] == column
        if found is None or not (
            found == figures.ylud_card or (fits and found < figures.first_hero)
        ):
            group = CLASSES[column]
            raise player.bad("pad-card-unknown", group, given=str(word), group=group)
        cards.append(figures.card_ids[found])
    return cards


def _read_numbers(player: _Player, column: int, written: int | list[int | str]) -> tuple[int, int]:
    """The ranks of a column and, where its cards show some, its points."""
    if isinstance(written, int):
        return written, 0
    numbers = [number for number in written if isinstance(number, int)]
    field = f"players[{player.seat}].{CLASSES[column]}"
    if len(numbers) != len(written):
        raise bad_form(field, Message("data-type", {"type_list": ["int"], "type": "str"}))
    if len(numbers) != 2:
        raise bad_form(field, Message("data-length", {"count": 2, "given": str(len(numbers))}))
    return numbers[0], numbers[1]


def _shown_by(figures: Figures, player: _Player, column: int, cards: list[str]) -> tuple[int, int]:
    """The ranks and points of the cards of a column and of the class heroes there."""
    ranks = points = 0
    for card in cards:
        number = figures.card_of[card]
        ranks += figures.card_ranks[number]
        points += figures.card_points[number]
        if number == figures.ylud_card:
            points += figures.ylud_points[column]
    for hero in _class_heroes(figures, player, column):
        ranks += len(figures.heroes[hero].ranks)
        points += sum(figures.heroes[hero].ranks)
    return ranks, points


def _class_heroes(figures: Figures, player: _Player, column: int) -> list[int]:
    return [hero for hero in player.heroes if figures.hero_class[hero] == column]


# --- what one player can have --------------------------------------------------------------------


def _check_ylud(figures: Figures, player: _Player) -> None:
    """Ylud lies in one column; which, is only known if the cards of that column are named."""
    ylud = figures.hero_ids[figures.ylud]
    columns = [n for n, cards in enumerate(player.cards) for card in cards or [] if card == ylud]
    if len(columns) > 1:
        raise player.bad("pad-ylud-twice", CLASSES[columns[1]])
    named = figures.ylud in player.heroes
    if columns and not named:
        raise player.bad("pad-ylud-unnamed", CLASSES[columns[0]])
    if named and not columns and None not in player.cards:
        raise player.bad("pad-ylud-nowhere", "heroes")


def _check_columns(figures: Figures, player: _Player, players: int) -> None:
    """No column has more ranks than the box, or points that its ranks cannot show."""
    for column, group in enumerate(CLASSES):
        ranks, points = player.ranks[column], player.points[column]
        in_box = _points_in_box(figures, column, players)
        if not 0 <= ranks <= len(in_box):
            raise player.bad("pad-ranks", group, group=group, ranks=ranks, most=len(in_box))
        if column in _WITH_POINTS:
            low, high = sum(in_box[:ranks]), sum(in_box[len(in_box) - ranks :])
            if not low <= points <= high:
                raise player.bad(
                    "pad-points",
                    group,
                    group=group,
                    ranks=ranks,
                    points=points,
                    low=low,
                    high=high,
                )


def _check_heroes_fit(figures: Figures, player: _Player) -> None:
    """Class heroes who are named lie in their column: their ranks and points are counted there."""
    for column, group in enumerate(CLASSES):
        own = [figures.heroes[hero] for hero in _class_heroes(figures, player, column)]
        spare = player.ranks[column] - sum(len(hero.ranks) for hero in own)
        others = player.points[column] - sum(sum(hero.ranks) for hero in own)
        if own and (spare < 0 or others < 0):
            raise player.bad("pad-hero-column", group, hero=own[0].id, group=group)


# --- what the box holds --------------------------------------------------------------------------


def _copies(figures: Figures, players: int) -> dict[str, int]:
    """How many of each dwarf card are in both ages together; a lone sheet may be of any game."""
    extra = players in (1, MAX_SEATS)
    return {dwarf.id: 2 * (dwarf.copies + extra * dwarf.extra) for dwarf in figures.dwarves}


def _points_in_box(figures: Figures, column: int, players: int) -> list[int]:
    """The points in every rank of a class that the box holds, lowest first."""
    found = [figures.ylud_points[column]]
    copies = _copies(figures, players)
    for dwarf in figures.dwarves:
        if dwarf.dwarf_class == CLASSES[column]:
            found += [dwarf.points] * copies[dwarf.id]
    for hero in figures.heroes:
        if hero.hero_class == CLASSES[column]:
            found += hero.ranks
    if column == BLACKSMITH:
        found += [0] * figures.card_ranks[figures.special]
    return sorted(found)


def _check_heroes(figures: Figures, players: list[_Player]) -> None:
    """There is one of each hero."""
    taken: set[int] = set()
    for player in players:
        for hero in player.heroes:
            if hero in taken:
                name = figures.hero_ids[hero]
                raise _bad("pad-hero-twice", player.seat, "heroes", hero=name)
            taken.add(hero)


def _check_box(figures: Figures, players: list[_Player]) -> None:
    """All players together have no more ranks and cards than the box holds."""
    for column, group in enumerate(CLASSES):
        ranks = sum(player.ranks[column] for player in players)
        most = len(_points_in_box(figures, column, len(players)))
        if ranks > most:
            raise _bad("pad-ranks-together", None, group, group=group, ranks=ranks, most=most)
    in_box = Counter(_copies(figures, len(players)))
    in_box[figures.card_ids[figures.special]] = 1
    in_box[figures.hero_ids[figures.ylud]] = len(players)
    laid: Counter[str] = Counter()
    for player, group, card in _named_cards(players):
        laid[card] += 1
        if laid[card] > in_box[card]:
            raise _bad("pad-card-too-often", player.seat, group, card=card, most=in_box[card])


def _named_cards(players: list[_Player]) -> Iterator[tuple[_Player, str, str]]:
    """Every card that was named, with whose it is and in which column."""
    for player in players:
        for group, cards in zip(CLASSES, player.cards, strict=True):
            for card in cards or []:
                yield player, group, card


def _check_coins(figures: Figures, players: list[_Player]) -> None:
    """Everybody began with the base coins; the others come from one treasury, one is special."""
    few = 1 < len(players) <= 3
    shared = Counter({coin.value: coin.few if few else coin.copies for coin in figures.treasury})
    shared[figures.special_coin_value] += 1
    together: Counter[int] = Counter()
    for player in players:
        own = Counter(player.coins)
        together += own
        for value, count in own.items():
            base = figures.base_coins.count(value)
            if not base + shared[value]:
                raise _bad("pad-coin-unknown", player.seat, "coins", given=value)
            for held, most in (
                (count, base + shared[value]),
                (together[value], base * len(players) + shared[value]),
            ):
                if held > most:
                    raise _bad(
                        "pad-coin-too-often",
                        player.seat,
                        "coins",
                        given=value,
                        count=held,
                        most=most,
                    )


def _check_gem(pad: Pad) -> None:
    owners = [seat for seat, player in enumerate(pad.players) if player.gem]
    if len(owners) > 1:
        raise _bad("pad-gem-twice", owners[1], "gem")
