"""What is hidden (rule 12): what one seat may see, and how to draw the rest again.

Secret are the kinds of ogre cards in a hand (a player robbed by a crown remembers what went), the
order of the ogre pile and of the trade goals, and the secret goals that nobody has shown; with an
option also the kinds of gems in a hand. Everything else was laid, taken or paid openly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from dvergar.games.dwarfs_fall.figures import (
    COLOURS,
    GEMS,
    KINDS,
    OGRES,
    SECRETS,
    kind_of,
    owner_of,
    rotation_of,
)
from dvergar.games.dwarfs_fall.kingdoms import Region, place_of
from dvergar.games.dwarfs_fall.rules import allowed
from dvergar.games.dwarfs_fall.scoring import kingdom_kinds, kingdom_sharers, sheet
from dvergar.games.dwarfs_fall.state import DwarfsFallState, Player
from dvergar.kernel.hand import redeal_hands

HIDDEN = "?"
#: by decision: the phase of a turn
_PHASES = {"act": "actions", "discard": "discard"}


def view(state: DwarfsFallState, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know of the table."""
    return _table(state, () if seat is None else (seat,))


def open_view(state: DwarfsFallState) -> dict[str, Any]:
    """What all seats together may know: every hand and every secret goal that was dealt."""
    return _table(state, range(state.seats))


def _table(state: DwarfsFallState, eyes: Sequence[int]) -> dict[str, Any]:
    """The table as these seats together see it."""
    config = state.config
    figures = config.figures
    step = state.agenda[-1] if state.agenda else None
    active = step.seat if step is not None else None
    found = state.kingdoms.region
    regions = list({id(found[cell]): found[cell] for cell in state.tops}.values())
    return {
        "round": state.round,
        "start": state.start,
        "last_round": state.last_round,
        "active": active,
        "phase": _PHASES.get(step.name, "resolve") if step is not None else None,
        "used": state.used,
        "allowed": allowed(state, active) if active is not None else 0,
        "resolved": [config.actions.cell_name[cell] for cell in state.resolved],
        "stacks": [_stack(state, cell, regions) for cell in state.tops],
        "regions": [_region(region) for region in regions],
        "piles": dict(zip(GEMS, state.piles, strict=True)),
        "trades": [figures.trade_ids[trade] for trade in state.trade_row],
        "trade_deck": [figures.trade_ids[trade] for trade in sorted(state.trade_deck)],
        "ogre_deck": len(state.ogre_deck),
        "ogre_discard": [OGRES[ogre] for ogre in state.ogre_discard],
        "players": [_player(state, other, eyes) for other in range(state.seats)],
    }


def _stack(state: DwarfsFallState, cell: int, regions: list[Region]) -> dict[str, Any]:
    """A place of the table: its cards, the lowest first, and the dwarfs on the top one."""
    x, y = place_of(cell)
    figures = state.config.figures
    laid = (*state.covered.get(cell, ()), state.tops[cell])
    kind = kind_of(state.tops[cell])
    return {
        "x": x,
        "y": y,
        "cards": [
            {"kind": KINDS[kind_of(n)], "owner": owner_of(n), "rotation": rotation_of(n)}
            for n in laid
        ],
        "dwarfs": list(state.dwarfs.get(cell, (0,) * state.seats)),
        "spaces": figures.spaces[kind],
        "need": figures.need[kind],
        "region": regions.index(state.kingdoms.region[cell]),
    }


def _region(region: Region) -> dict[str, Any]:
    return {
        "owners": sorted(region.castles),
        "cards": len(region.cells),
        "points": region.points,
        "dragon": region.dragon,
        "giant": region.giant,
    }


def _player(state: DwarfsFallState, seat: int, eyes: Sequence[int]) -> dict[str, Any]:
    figures = state.config.figures
    player = state.players[seat]
    sees_gems = state.config.gems_public or seat in eyes or not state.agenda
    known = _ogres_named(player, seat, eyes)
    shown = sheet(
        figures,
        goals=player.goals,
        secrets=[player.secret] if player.revealed else [],
        monsters=len(player.monsters),
        gems=player.gems if sees_gems else (0,) * len(GEMS),
        kingdom=kingdom_kinds(state, seat),
        sharers=kingdom_sharers(state, seat),
        dwarfs=figures.dwarfs - player.supply,
    )
    return {
        "hand": [KINDS[kind] for kind in player.hand],
        "gems": dict(zip(GEMS, player.gems, strict=True)) if sees_gems else None,
        "gem_count": sum(player.gems),
        "ogres": [OGRES[ogre] for ogre in known]
        + [HIDDEN] * (len(player.ogres.cards) - len(known)),
        "hand_size": player.hand_size(),
        "supply": player.supply,
        "secret": SECRETS[player.secret] if player.revealed or seat in eyes else HIDDEN,
        "revealed": player.revealed,
        "goals": [figures.trade_ids[goal] for goal in player.goals],
        "goals_done": player.goals_done(),
        "monsters": [KINDS[kind_of(monster)] for monster in player.monsters],
        "score": shown.total,
        "sheet": [[line.key, line.points, dict(line.args)] for line in shown.lines],
    }


def _ogres_named(player: Player, seat: int, eyes: Sequence[int]) -> tuple[int, ...]:
    """The ogre cards of a hand that can be named through these eyes: the owner's see all."""
    if seat in eyes:
        return player.ogres.cards
    return player.ogres.named(eyes[0] if eyes else None)


# --- drawing again ---------------------------------------------------------------------------


def redeal(state: DwarfsFallState, seat: int | None) -> None:
    """Draw again, in place, all that the seat cannot know.

    Everything is sorted before it is shuffled, so that not even the new order depends on the old.
    """
    state.trade_deck = _shuffled(state, state.trade_deck)
    _redeal_secrets(state, seat)
    _redeal_ogres(state, seat)
    if not state.config.gems_public and state.agenda:
        _redeal_gems(state, seat)


def _shuffled(state: DwarfsFallState, items: Iterable[int]) -> tuple[int, ...]:
    return state.shuffled(tuple(sorted(items)))


def _redeal_secrets(state: DwarfsFallState, seat: int | None) -> None:
    others = [
        player
        for other, player in enumerate(state.players)
        if other != seat and not player.revealed
    ]
    pool = _shuffled(state, [*state.secrets_left, *[player.secret for player in others]])
    for number, player in enumerate(others):
        player.secret = pool[number]
    state.secrets_left = pool[len(others) :]


def _redeal_ogres(state: DwarfsFallState, seat: int | None) -> None:
    """The pile and what the seat does not know of the others' hands."""
    hands = [player.ogres for player in state.players]
    dealt, state.ogre_deck = redeal_hands(state, hands, seat, state.ogre_deck)
    for player, hand in zip(state.players, dealt, strict=True):
        player.ogres = hand


def _redeal_gems(state: DwarfsFallState, seat: int | None) -> None:
    """Option `gems_public=no`: the others' gems, as many as each holds."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    cards = [gem for player in others for gem, n in enumerate(player.gems) for _ in range(n)]
    drawn = list(_shuffled(state, cards))
    for player in others:
        size = sum(player.gems)
        counts = Counter(drawn[:size])
        del drawn[:size]
        player.gems = tuple([counts[gem] for gem in range(len(GEMS))])


def census(state: DwarfsFallState) -> dict[str, int]:
    """Every component and how many of it there are, all places together."""
    laid = [*state.tops.values(), *[n for cards in state.covered.values() for n in cards]]
    laid += [monster for player in state.players for monster in player.monsters]
    kingdom = Counter((kind_of(n), owner_of(n)) for n in laid)
    for seat, player in enumerate(state.players):
        kingdom.update((kind, seat) for kind in player.hand)
    ogres = Counter((*state.ogre_deck, *state.ogre_discard))
    trades = Counter((*state.trade_deck, *state.trade_row))
    secrets = Counter(state.secrets_left)
    gems = list(state.piles)
    for player in state.players:
        ogres.update(player.ogres.cards)
        trades.update(player.goals)
        secrets[player.secret] += 1
        gems = [there + held for there, held in zip(gems, player.gems, strict=True)]
    return {
        **{f"{KINDS[kind]} of {COLOURS[owner]}": n for (kind, owner), n in kingdom.items()},
        **{f"ogre {OGRES[ogre]}": n for ogre, n in ogres.items()},
        **{f"trade goal {trade}": n for trade, n in trades.items()},
        **{f"secret goal {SECRETS[secret]}": n for secret, n in secrets.items()},
        **dict(zip(GEMS, gems, strict=True)),
        **{
            f"dwarfs of {COLOURS[seat]}": player.supply
            + sum(here[seat] for here in state.dwarfs.values())
            for seat, player in enumerate(state.players)
        },
    }
