"""The score pad: people with the box on the table write down what lies there.

    {"players": [{"name": "A", "trades": ["T04", "T08"], "secret": "king", "monsters": 1,
                  "gems": {"ruby": 2}, "kingdom": {"castle": 2, "ruby_mine": 1, "dragon": 1}}]}

`kingdom` counts the top cards of the own kingdom by kind, other players' castles included; without
an own castle in play it stays empty. Whoever shares a kingdom writes it down whole.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from dvergar.games.dwarfs_fall.figures import (
    CASTLE,
    GEMS,
    KINDS,
    MAX_SEATS,
    SECRETS,
    Figures,
)
from dvergar.games.dwarfs_fall.scoring import sheet
from dvergar.kernel.data import explain_invalid
from dvergar.kernel.errors import BadScorePad
from dvergar.kernel.message import Message, Value
from dvergar.kernel.sheet import Sheet

_MAX_NAME = 40
#: the box has four colours, and one dragon and one giant of each
_MONSTERS = 2 * MAX_SEATS


class PadPlayer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One player's column of the pad."""

    name: str = ""
    trades: list[str] = []
    secret: str = ""
    monsters: int = 0
    gems: dict[str, int] = {}
    kingdom: dict[str, int] = {}


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
    for player, name in zip(pad.players, who, strict=True):
        _check_words(figures, player, name)
        _check_kingdom(player, name)
    _check_box(figures, pad)
    return [
        (name, _sheet(figures, player)) for name, player in zip(names, pad.players, strict=True)
    ]


def _sheet(figures: Figures, player: PadPlayer) -> Sheet:
    return sheet(
        figures,
        goals=[figures.trade_of[trade.upper()] for trade in player.trades],
        secrets=[SECRETS.index(player.secret)] if player.secret else [],
        monsters=player.monsters,
        gems=[player.gems.get(gem, 0) for gem in GEMS],
        kingdom={
            kind: player.kingdom[name]
            for kind, name in enumerate(KINDS)
            if player.kingdom.get(name)
        },
    )


def _bad(key: str, **args: Value) -> BadScorePad:
    return BadScorePad(key, args, __package__)


def _name(player: PadPlayer) -> str:
    return "".join(sign for sign in player.name if sign.isprintable()).strip()[:_MAX_NAME]


def _check_words(figures: Figures, player: PadPlayer, name: Value) -> None:
    """Only things that the box holds."""
    for trade in player.trades:
        if trade.upper() not in figures.trade_of:
            raise _bad("pad-trade-unknown", who=name, given=trade)
    if player.secret and player.secret not in SECRETS:
        raise _bad("pad-secret-unknown", who=name, given=player.secret)
    for word in player.gems:
        if word not in GEMS:
            raise _bad("pad-gem-unknown", who=name, given=word)
    for word in player.kingdom:
        if word not in KINDS:
            raise _bad("pad-kind-unknown", who=name, given=word)


def _check_kingdom(player: PadPlayer, name: Value) -> None:
    """Each kind lies there once a colour at most, and no kingdom is without a castle."""
    for kind, count in player.kingdom.items():
        if not 0 <= count <= MAX_SEATS:
            raise _bad("pad-kingdom", who=name, kind=kind, count=count, most=MAX_SEATS)
    if any(player.kingdom.values()) and not player.kingdom.get(KINDS[CASTLE]):
        raise _bad("pad-no-castle", who=name)
    if not 0 <= player.monsters <= _MONSTERS:
        raise _bad("pad-monsters", who=name, count=player.monsters, most=_MONSTERS)


def _check_box(figures: Figures, pad: Pad) -> None:
    """All players together have no more than the box holds."""
    trades = Counter(trade.upper() for player in pad.players for trade in player.trades)
    for trade, count in trades.items():
        if count > 1:
            raise _bad("pad-trade-twice", trade=trade)
    secrets = Counter(player.secret for player in pad.players if player.secret)
    for secret, count in secrets.items():
        if count > 1:
            raise _bad("pad-secret-twice", secret=secret)
    for gem, name in enumerate(GEMS):
        held = [player.gems.get(name, 0) for player in pad.players]
        if min(held) < 0 or sum(held) > figures.gem_copies[gem]:
            raise _bad("pad-gems", gem=name, count=sum(held), most=figures.gem_copies[gem])
    slain = sum(player.monsters for player in pad.players)
    if slain > _MONSTERS:
        raise _bad("pad-monsters-together", count=slain, most=_MONSTERS)
