"""The score pad: people with the box on the table write down what lies there.

    {"shared_kingdom": "full",
     "players": [{"name": "A", "trades": ["T04", "T08"], "secret": "king", "monsters": 1,
                  "gems": {"ruby": 2}, "kingdom": {"castle": 2, "ruby_mine": 1, "dragon": 1},
                  "dwarfs": 3}]}

`kingdom` counts the top cards of the own kingdom by kind, other players' castles included; without
an own castle in play it stays empty. Whoever shares a kingdom writes it down whole. `monsters` may
say which: {"dragon": 1}. `dwarfs` are those on the table: they matter only if all else is equal.

Many figures on the cards are reconstructed. Who reads others on theirs writes down these instead:
trade goals and kingdom as [cards, points], the secret goal and the gems as points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from dvergar.games.dwarfs_fall.figures import (
    CASTLE,
    DRAGON,
    GEMS,
    GIANT,
    KINDS,
    MAX_SEATS,
    SECRETS,
    Figures,
)
from dvergar.games.dwarfs_fall.scoring import (
    gem_lines,
    kingdom_lines,
    monster_lines,
    secret_lines,
    trade_lines,
)
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.message import Message, Value
from dvergar.kernel.pad import bad_form, called, read_form, read_names
from dvergar.kernel.sheet import Line, Sheet

#: the monsters of each colour
_MONSTERS = (KINDS[DRAGON], KINDS[GIANT])
#: no goal, and no other card, shows more points; kingdom cards also show fewer than none
_MOST_OF_GOAL, _MOST_OF_CARD = 99, 9


class PadPlayer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's column of the pad."""

    name: str = ""
    trades: list[str | int] = []
    secret: str | int = ""
    monsters: dict[str, int] | int = {}
    gems: dict[str, int] | int = {}
    kingdom: dict[str, int] | list[int] = {}
    dwarfs: int = 0


class Pad(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole pad."""

    players: list[PadPlayer]
    shared_kingdom: Literal["full", "split"] = "full"

    @property
    def colours(self) -> int:
        """How many sets of kingdom cards are in play; a lone sheet may be of any game."""
        return len(self.players) if len(self.players) > 1 else MAX_SEATS


class _Printed(NamedTuple):
    """What was counted by the points on the cards."""

    cards: int
    points: int


class _Player(NamedTuple):
    """A player's column, read: pieces by name, or what is printed on them."""

    seat: int
    #: the name, or a number
    who: Value
    trades: list[int] | _Printed
    secret: str | int
    monsters: dict[str, int] | int
    gems: dict[str, int] | int
    kingdom: dict[str, int] | _Printed
    dwarfs: int

    @property
    def slain(self) -> int:
        return self.monsters if isinstance(self.monsters, int) else sum(self.monsters.values())

    def bad(self, key: str, field: str, **args: Value) -> BadScorePad:
        return _bad(key, self.seat, field, who=self.who, **args)


def read_score_pad(figures: Figures, content: object) -> list[tuple[str, Sheet]]:
    """Each player's name (it may be empty) and sheet; refuses what cannot lie on a table."""
    pad = read_form(content, Pad, MAX_SEATS)
    names = read_names(pad)
    players = [_read(figures, pad, seat, name) for seat, name in enumerate(names)]
    for player in players:
        _check_goals(figures, player)
        _check_monsters(player, pad.colours)
        _check_gems(figures, player)
        _check_kingdom(player, pad.colours)
        if not 0 <= player.dwarfs <= figures.dwarfs:
            raise player.bad("pad-dwarfs", "dwarfs", count=player.dwarfs, most=figures.dwarfs)
    _check_box(figures, players)
    _check_table(players, pad.colours)
    split = pad.shared_kingdom == "split"
    return [(names[player.seat], _sheet(figures, player, split=split)) for player in players]


def _bad(key: str, seat: int | None = None, field: str = "", **args: Value) -> BadScorePad:
    return BadScorePad(key, args, __package__, player=seat, field=field)


# --- reading -----------------------------------------------------------------------------------


def _read(figures: Figures, pad: Pad, seat: int, name: str) -> _Player:
    written = pad.players[seat]
    who = called(name, seat)
    kingdom = written.kingdom
    return _Player(
        seat,
        who,
        _read_trades(figures, seat, who, written.trades),
        written.secret,
        written.monsters,
        written.gems,
        kingdom if isinstance(kingdom, dict) else _read_printed(kingdom, seat, "kingdom"),
        written.dwarfs,
    )


def _read_trades(
    figures: Figures, seat: int, who: Value, written: list[str | int]
) -> list[int] | _Printed:
    """The goals that were named, or how many there are and their points."""
    numbers = [number for number in written if isinstance(number, int)]
    if numbers:
        if len(numbers) != len(written):
            why = Message("data-type", {"type_list": ["int"], "type": "str"})
            raise bad_form(f"players[{seat}].trades", why)
        return _read_printed(numbers, seat, "trades")
    for word in written:
        if str(word).upper() not in figures.trade_of:
            raise _bad("pad-trade-unknown", seat, "trades", who=who, given=str(word))
    return [figures.trade_of[str(word).upper()] for word in written]


def _read_printed(numbers: list[int], seat: int, field: str) -> _Printed:
    if len(numbers) != 2:
        why = Message("data-length", {"count": 2, "given": str(len(numbers))})
        raise bad_form(f"players[{seat}].{field}", why)
    return _Printed(*numbers)


# --- what one player can have --------------------------------------------------------------------


def _check_goals(figures: Figures, player: _Player) -> None:
    if isinstance(player.trades, _Printed):
        in_box = len(figures.trade_ids)
        _check_printed(player, "trades", player.trades, in_box, 0, _MOST_OF_GOAL)
    if isinstance(player.secret, int):
        _check_printed(player, "secret", _Printed(1, player.secret), 1, 0, _MOST_OF_GOAL)
    elif player.secret and player.secret not in SECRETS:
        raise player.bad("pad-secret-unknown", "secret", given=player.secret)


def _check_printed(
    player: _Player, field: str, printed: _Printed, most: int, low: int, high: int
) -> None:
    """No more cards than there are, and on each `low` to `high` points."""
    cards, points = printed
    if not 0 <= cards <= most or not low * cards <= points <= high * cards:
        raise player.bad("pad-printed", field, count=cards, points=points)


def _check_monsters(player: _Player, colours: int) -> None:
    named = player.monsters if isinstance(player.monsters, dict) else {}
    for kind, count in named.items():
        if kind not in _MONSTERS:
            raise player.bad("pad-monster-unknown", "monsters", given=kind)
        if not 0 <= count <= colours:
            raise player.bad("pad-kingdom", "monsters", kind=kind, count=count, most=colours)
    most = len(_MONSTERS) * colours
    if not 0 <= player.slain <= most:
        raise player.bad("pad-monsters", "monsters", count=player.slain, most=most)


def _check_gems(figures: Figures, player: _Player) -> None:
    if isinstance(player.gems, int):
        held = sum(figures.gem_copies)
        _check_printed(player, "gems", _Printed(held, player.gems), held, 0, _MOST_OF_CARD)
        return
    for word in player.gems:
        if word not in GEMS:
            raise player.bad("pad-gem-unknown", "gems", given=word)


def _check_kingdom(player: _Player, colours: int) -> None:
    """Each kind lies there once a colour at most, and no kingdom is without a castle."""
    if isinstance(player.kingdom, _Printed):
        most = len(KINDS) * colours
        _check_printed(player, "kingdom", player.kingdom, most, -_MOST_OF_CARD, _MOST_OF_CARD)
        return
    for kind, count in player.kingdom.items():
        if kind not in KINDS:
            raise player.bad("pad-kind-unknown", "kingdom", given=kind)
        if not 0 <= count <= colours:
            raise player.bad("pad-kingdom", "kingdom", kind=kind, count=count, most=colours)
    if any(player.kingdom.values()) and not player.kingdom.get(KINDS[CASTLE]):
        raise player.bad("pad-no-castle", "kingdom")


# --- what the box holds, and what can lie on one table -------------------------------------------


def _check_box(figures: Figures, players: list[_Player]) -> None:
    """There is one of each goal, and all players together have no more gems than the box holds."""
    trades: set[int] = set()
    secrets: set[str] = set()
    for player in players:
        for trade in [] if isinstance(player.trades, _Printed) else player.trades:
            if trade in trades:
                name = figures.trade_ids[trade]
                raise _bad("pad-trade-twice", player.seat, "trades", trade=name)
            trades.add(trade)
        if isinstance(player.secret, str) and player.secret:
            if player.secret in secrets:
                raise _bad("pad-secret-twice", player.seat, "secret", secret=player.secret)
            secrets.add(player.secret)
    for gem, name in enumerate(GEMS):
        held = [p.gems.get(name, 0) for p in players if isinstance(p.gems, dict)]
        most = figures.gem_copies[gem]
        if any(count < 0 for count in held) or sum(held) > most:
            raise _bad("pad-gems", None, "gems", gem=name, count=sum(held), most=most)


def _check_table(players: list[_Player], colours: int) -> None:
    """Every kingdom card lies in one kingdom, or is a trophy of one player."""
    laid: Counter[str] = Counter()
    for kingdom in _kingdoms(players):
        laid.update(kingdom)
    slain = sum(player.slain for player in players)
    monsters = slain + sum(laid[kind] for kind in _MONSTERS)
    most = len(_MONSTERS) * colours
    if monsters > most:
        raise _bad("pad-monsters-together", None, "monsters", count=monsters, most=most)
    for player in players:
        laid.update(player.monsters if isinstance(player.monsters, dict) else {})
    for kind, count in laid.items():
        if count > colours:
            raise _bad(
                "pad-kingdoms-together", None, "kingdom", kind=kind, count=count, most=colours
            )


def _kingdoms(players: list[_Player]) -> Iterator[dict[str, int]]:
    """The kingdoms on the table by kind; one that is shared stands on as many sheets as castles."""
    written: Counter[tuple[tuple[str, int], ...]] = Counter()
    for player in players:
        if isinstance(player.kingdom, dict) and any(player.kingdom.values()):
            written[tuple(sorted(item for item in player.kingdom.items() if item[1]))] += 1
    for cards, sheets in written.items():
        kingdom = dict(cards)
        sharers = kingdom[KINDS[CASTLE]]
        for _ in range(-(-sheets // sharers)):
            yield kingdom


# --- the sheet -----------------------------------------------------------------------------------


def _sheet(figures: Figures, player: _Player, *, split: bool) -> Sheet:
    lines: list[Line] = []
    if isinstance(player.trades, _Printed):
        cards, points = player.trades
        lines.append(Line("trades", points, {"count": cards}))
    else:
        lines += trade_lines(figures, player.trades)
    if isinstance(player.secret, int):
        lines.append(Line("secrets", player.secret))
    elif player.secret:
        lines += secret_lines(figures, [SECRETS.index(player.secret)])
    lines += monster_lines(figures, player.slain)
    if isinstance(player.gems, int):
        lines.append(Line("gems", player.gems))
    else:
        lines += gem_lines(figures, [player.gems.get(gem, 0) for gem in GEMS])
    if isinstance(player.kingdom, _Printed):
        size, points = player.kingdom
        lines.append(Line("cards", points, {"count": size}))
    else:
        named = player.kingdom
        kinds = {kind: named[name] for kind, name in enumerate(KINDS) if named.get(name)}
        size = sum(kinds.values())
        lines += kingdom_lines(figures, kinds, kinds.get(CASTLE, 1) if split else 1)
    return Sheet(tuple(lines), ties=(size, player.dwarfs))
