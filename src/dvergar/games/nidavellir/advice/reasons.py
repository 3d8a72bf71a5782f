"""What speaks for an action, in words: points, lines, heroes, coins, and what others want.

Everything here is read from what the seat may know. Most reasons are found by trying the action:
up to the next decision nothing that is hidden can change the seat's score.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dvergar.games.nidavellir.advice.forecast import turns_left
from dvergar.games.nidavellir.advice.worth import card_worth, rivals_ahead
from dvergar.games.nidavellir.coins import available
from dvergar.games.nidavellir.figures import (
    BLACKSMITH,
    CLASSES,
    HUNTER,
    LETTERS,
    MINER,
    TAVERNS,
    WARRIOR,
)
from dvergar.games.nidavellir.scoring import class_points, final_ranks, most_warriors
from dvergar.games.nidavellir.state import NidavellirState, Player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Event, Message
from dvergar.kernel.outlook import outcome

#: a line that is farther away says nothing
_NEAR = 2
#: what somebody must lose without a card, in points, to miss it
_MISSED = 8.0


def reasons(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """What speaks for a legal action, the weightiest first."""
    return _REASONS[action.verb](state, seat, action)


# --- what comes of an action at once ---------------------------------------------------------


def _of_deed(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """Points, lines and heroes, coins, leads."""
    found = outcome(state, seat, [action])
    assert found is not None
    after, events = found
    return [
        *_line(state, after, seat),
        *_points(state, after, seat),
        *_coins(state, events, seat),
        *_leads(state, after, seat),
        *_growth(state, after, seat),
    ]


def _of_card(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    card = state.config.figures.card_of[action.args[0]]
    add = state.config.figures.offering_add.get(card)
    offering = [] if add is None else [Message("reason-offering", {"amount": add})]
    return [*offering, *_of_deed(state, seat, action), *_denied(state, card)]


def _of_hero(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """What a hero brings at once, and what the power is good for."""
    figures = state.config.figures
    player = state.players[seat]
    hero = figures.hero_of[action.args[0]]
    power, amount = figures.hero_power[hero], figures.hero_amount[hero]
    found = _of_deed(state, seat, action)
    if power == "transform":
        found.append(Message("reason-offering", {"amount": amount}))
    elif power == "discard":
        found.append(Message("reason-discards", {"count": amount}))
    elif power == "brother":
        owned = 1 + sum(other in figures.brothers for other in player.heroes)
        if owned + 1 < len(figures.brothers_points):
            more = figures.brothers_points[owned + 1] - figures.brothers_points[owned]
            found.append(Message("reason-brother", {"points": more}))
    elif power in ("bids_last", "placed_at_end_of_age", "always_on_top"):
        found.append(Message(f"reason-{power.replace('_', '-')}"))
    return found


def _points(before: NidavellirState, after: NidavellirState, seat: int) -> list[Message]:
    gain = after.scores()[seat] - before.scores()[seat]
    return [Message("reason-points", {"gain": _signed(gain), "count": gain})] if gain else []


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _line(before: NidavellirState, after: NidavellirState, seat: int) -> list[Message]:
    """A line that is closed, and whether a hero answers; or how near the next one is."""
    then, now = before.players[seat], after.players[seat]
    closed = now.lines() > then.lines()
    recruits = any(step.name == "recruit" and step.seat == seat for step in after.agenda)
    if closed or recruits:
        return [Message("reason-line-hero" if recruits else "reason-line")]
    # ranks that were discarded, or the hero's own line, do not bring the next one nearer
    missing = _missing(now)
    if missing < _missing(then) and missing <= _NEAR and len(now.heroes) == len(then.heroes):
        return [Message("reason-line-near", {"count": missing})]
    return []


def _missing(player: Player) -> int:
    """The ranks up to the next hero."""
    line = len(player.heroes) + 1
    return sum(line - ranks for ranks in player.ranks if ranks < line)


def _coins(state: NidavellirState, events: Sequence[Event], seat: int) -> list[Message]:
    """Coins that grow; the coin that a seat loses is always its own."""
    found: list[Message] = []
    for event in events:
        if event.args.get("seat") != seat:
            continue
        if event.key == "transformed":
            args = {name: event.args[name] for name in ("coin", "coin2")}
            found.append(Message("reason-transform", args))
        elif event.key == "exchanged":
            args = {name: event.args[name] for name in ("coin", "coin2", "coin3")}
            found.append(Message("reason-exchange", args))
    return found


def _leads(before: NidavellirState, after: NidavellirState, seat: int) -> list[Message]:
    """The most warriors at the end, or the most of a class when the distinctions come."""
    found: list[Message] = []
    if _has_majority(after, seat) and not _has_majority(before, seat):
        found.append(Message("reason-majority"))
    if before.age > 1 or after.age > 1:
        return found
    for distinction in before.config.figures.distinctions:
        column = CLASSES.index(distinction.distinction_class)
        if _is_first(after, seat, column) and not _is_first(before, seat, column):
            found.append(Message("reason-lead", {"distinction": distinction.id}))
    return found


def _has_majority(state: NidavellirState, seat: int) -> bool:
    warriors = [final_ranks(state, other)[WARRIOR] for other in range(state.seats)]
    return most_warriors(warriors)[seat]


def _is_first(state: NidavellirState, seat: int, column: int) -> bool:
    """Alone: a tie brings nobody a distinction."""
    own = state.players[seat].ranks[column]
    others = [p.ranks[column] for other, p in enumerate(state.players) if other != seat]
    return own > max(others)


def _growth(before: NidavellirState, after: NidavellirState, seat: int) -> list[Message]:
    """In columns that count more than their cards: what the next rank would bring then."""
    then, now = final_ranks(before, seat), final_ranks(after, seat)
    found: list[Message] = []
    for column in (HUNTER, MINER, BLACKSMITH):
        ranks, points = now[column], after.players[seat].points[column]
        if ranks > then[column] and turns_left(after) > 1:
            # a miner shows 0, 1 or 2: 1 on average
            more = class_points(column, ranks + 1, points + 1) - class_points(column, ranks, points)
            args: Args = {"group": CLASSES[column], "points": more}
            found.append(Message("reason-growth", args))
    return found


def _denied(state: NidavellirState, card: int) -> list[Message]:
    """The seat that chooses later in this tavern and would miss this card most."""
    later = [step.seat for step in reversed(state.agenda[:-1]) if step.name == "take"]
    others = list(state.taverns[state.tavern])
    if not later or others.count(card) != 1:
        return []
    others.remove(card)
    for rival in later:
        instead = max(card_worth(state, rival, other) for other in others)
        if card_worth(state, rival, card) - instead >= _MISSED:
            return [Message("reason-denied", {"seat2": rival})]
    return []


# --- bids ------------------------------------------------------------------------------------


def _of_bid(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """What each coin is meant for, the highest first; and the exchange of the pouch's two coins."""
    figures = state.config.figures
    placed = [figures.coin_of[name] for name in action.args]
    ranked = sorted(range(TAVERNS), key=lambda each: -figures.coin_value[placed[each]])
    bought = [each for each in ranked if not figures.is_trading[placed[each]]]
    found = [_aim(state, seat, placed[each], each) for each in bought]
    if len(bought) < TAVERNS:
        pouch = sorted(state.players[seat].coins())
        for coin in placed:
            pouch.remove(coin)
        pouch.sort(key=figures.coin_value.__getitem__)
        kept, gone = pouch
        lost = figures.coin_value[gone]
        wanted = figures.coin_value[kept] + lost
        new = figures.gold_coin[available(state, wanted, lost if state.config.french else -1)]
        coins = {"coin": kept, "coin2": gone, "coin3": new}
        names = {name: figures.coin_ids[coin] for name, coin in coins.items()}
        found.append(Message("reason-exchange", names))
    return found


def _aim(state: NidavellirState, seat: int, coin: int, tavern: int) -> Message:
    """What a coin is meant to get: the card that is worth most here."""
    figures = state.config.figures
    here = dict.fromkeys(state.taverns[tavern])
    best = max(here, key=lambda card: card_worth(state, seat, card))
    sure = rivals_ahead(state, seat, coin) < 0.5
    return Message(
        "reason-aim-sure" if sure else "reason-aim",
        {
            "coin": figures.coin_ids[coin],
            "tavern": str(tavern + 1),
            "card": figures.card_ids[best],
        },
    )


def _of_uline(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """Uline's owner sees who chooses before."""
    figures = state.config.figures
    coin = figures.coin_of[action.args[0]]
    mine = (figures.coin_value[coin], state.players[seat].gem)
    ahead = 0
    for other, player in enumerate(state.players):
        if other != seat:
            theirs = (figures.coin_value[player.board[state.tavern]], player.gem)
            ahead += theirs > mine
    return [Message("reason-uline", {"count": ahead})]


# --- columns ---------------------------------------------------------------------------------


def _of_column(state: NidavellirState, seat: int, action: Action) -> list[Message]:
    """Thrud and Ylud: a rank more in a column; Thrud's does not count at the end."""
    found = _of_deed(state, seat, action)
    column = LETTERS.index(action.args[0])
    return found or [Message("reason-rank", {"group": CLASSES[column]})]


_REASONS: dict[str, Callable[[NidavellirState, int, Action], list[Message]]] = {
    "bid": _of_bid,
    "coin": _of_uline,
    "take": _of_card,
    "keep": _of_card,
    "transform": _of_deed,
    "exchange": _of_deed,
    "recruit": _of_hero,
    "discard": _of_deed,
    "thrud": _of_column,
    "ylud": _of_column,
}
