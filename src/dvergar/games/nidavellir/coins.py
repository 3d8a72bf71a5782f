"""Coins: taking them from the treasury, exchange, transformation (rules 5.1 to 5.3)."""

from __future__ import annotations

from dvergar.games.nidavellir.actions import PLACES
from dvergar.games.nidavellir.figures import (
    COINS,
    FIRST_IN_POUCH,
    HAND,
    LAST_IN_POUCH,
    TAVERNS,
)
from dvergar.games.nidavellir.state import EMPTY, NidavellirState, Player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message
from dvergar.kernel.step import Step

#: where a transformation comes from, for prompts and the log
OFFERING, GRID, KINGS_HAND = 0, 1, 2
ORIGINS = ("offering", "grid", "kings_hand")
_POUCH_KNOWN = 1 << FIRST_IN_POUCH | 1 << LAST_IN_POUCH


def available(state: NidavellirState, wanted: int, forbidden: int) -> int:
    """5.1: the wanted value, else the next higher, else the next lower one in the treasury."""
    treasury = state.treasury
    for value in range(wanted, len(treasury)):
        if treasury[value] and value != forbidden:
            return value
    for value in range(min(wanted, len(treasury)) - 1, -1, -1):
        if treasury[value] and value != forbidden:
            return value
    raise AssertionError("the treasury cannot be empty (ruling 21)")


def take_coin(state: NidavellirState, wanted: int, forbidden: int) -> int:
    """Take the coin that is available for a wanted value."""
    value = available(state, wanted, forbidden)
    state.treasury[value] -= 1
    return state.config.figures.gold_coin[value]


def discard_coin(state: NidavellirState, coin: int) -> None:
    """A base coin leaves the game, a treasury coin goes back to the treasury."""
    figures = state.config.figures
    if figures.is_gold[coin]:
        state.treasury[figures.coin_value[coin]] += 1
    else:
        state.box_coins += (coin,)


def replace_coin(player: Player, old: int, new: int, place: int) -> None:
    """Put a new coin where the old one was; both are known to everybody from now on."""
    if place == HAND:
        hand = list(player.hand)
        hand[hand.index(old)] = new
        hand.sort()
        player.hand = tuple(hand)
    else:
        if place == LAST_IN_POUCH and not player.known >> FIRST_IN_POUCH & 1:
            # the pouch has no order: which place a known coin has must not tell of the other coin
            player.board[place] = player.board[FIRST_IN_POUCH]
            place = FIRST_IN_POUCH
        player.board[place] = new
        player.known |= 1 << place


# --- 5.2 exchange ----------------------------------------------------------------------------


def exchange_step(state: NidavellirState, step: Step) -> None:
    """4.3 b 3: the seat bid a trading coin, and shows the two coins of the pouch.

    Without a choice the exchange runs automatically.
    """
    player = state.players[step.seat]
    if player.uline:
        options = exchange_options(state, step, step.seat)
        if len(options) == 1:
            choose_exchange(state, step, step.seat, options[0])
        else:
            state.push(Step("choose_exchange", step.seat))
        return
    player.known |= _POUCH_KNOWN
    value = state.config.figures.coin_value
    first, second = player.board[TAVERNS:]
    if value[first] == value[second] and first != second:
        state.push(Step("choose_exchange", step.seat))
    elif value[first] <= value[second]:
        exchange(state, step.seat, first, second)
    else:
        exchange(state, step.seat, second, first)


def exchange_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    """The two pouch coins, the higher is discarded; Uline's owner picks any two of the hand (8.3).

    With equal coins the player chooses which one goes; it matters if only one is a base coin.
    """
    player = state.players[seat]
    value = state.config.figures.coin_value
    coins = player.hand if player.uline else tuple(player.board[TAVERNS:])
    actions = state.config.actions.exchange
    options = [
        actions[kept][gone]
        for i, kept in enumerate(coins)
        for j, gone in enumerate(coins)
        if i != j and value[kept] <= value[gone]
    ]
    return list(dict.fromkeys(options))


def choose_exchange(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    kept, gone = action.args
    coin_of = state.config.figures.coin_of
    exchange(state, seat, coin_of[kept], coin_of[gone])


def exchange(state: NidavellirState, seat: int, kept: int, gone: int) -> None:
    """Take a coin worth the sum of both, discard the higher. The editions differ in the order."""
    figures = state.config.figures
    player = state.players[seat]
    wanted = figures.coin_value[kept] + figures.coin_value[gone]
    if state.config.french:
        discard_coin(state, gone)
        new = take_coin(state, wanted, forbidden=figures.coin_value[gone])
    else:
        new = take_coin(state, wanted, forbidden=-1)
        discard_coin(state, gone)
    if player.uline:
        replace_coin(player, gone, new, HAND)
    else:
        replace_coin(player, gone, new, TAVERNS + player.board[TAVERNS:].index(gone))
    if state.events is not None:
        ids = figures.coin_ids
        args: Args = {"seat": seat, "coin": ids[kept], "coin2": ids[gone], "coin3": ids[new]}
        state.tell("exchanged", args)
        state.scene()


def why_not_exchange(
    state: NidavellirState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "exchange":
        return None
    kept, gone = action.args
    value = state.config.figures.coin_value
    coin_of = state.config.figures.coin_of
    if value[coin_of[kept]] > value[coin_of[gone]]:
        return Message("why-exchange-higher", {"coin": kept, "coin2": gone})
    return Message("why-exchange-coins", {"coin": kept, "coin2": gone})


# --- 5.3 transformation ----------------------------------------------------------------------


def transform_step(seat: int, amount: int, origin: int) -> Step:
    """The decision which coin to transform by how much, and because of what."""
    return Step("transform", seat, (amount, origin))


def transform_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    """Any of the five coins but the trading coin, wherever it lies."""
    player = state.players[seat]
    actions = state.config.actions.transform
    trading = state.config.figures.is_trading
    options = [
        actions[coin][place]
        for place, coin in enumerate(player.board)
        if coin != EMPTY and not trading[coin]
    ]
    options += [actions[coin][HAND] for coin in player.hand if not trading[coin]]
    return list(dict.fromkeys(options))


def transform(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """Discard the coin, take one worth the sum, put it in the same place."""
    figures = state.config.figures
    player = state.players[seat]
    amount, origin = step.args
    old = figures.coin_of[action.args[0]]
    place = _place(player, old, action.args[1])
    value = figures.coin_value[old]
    discard_coin(state, old)
    new = take_coin(state, value + amount, forbidden=value if state.config.french else -1)
    replace_coin(player, old, new, place)
    if state.events is not None:
        args: Args = {
            "seat": seat,
            "coin": figures.coin_ids[old],
            "coin2": figures.coin_ids[new],
            "place": action.args[1],
            "origin": ORIGINS[origin],
        }
        state.tell("transformed", args)
        state.scene()


def _place(player: Player, coin: int, word: str) -> int:
    """The place of the board that holds the coin, or HAND."""
    if word == "hand":
        return HAND
    return next(
        place for place in range(COINS) if PLACES[place] == word and player.board[place] == coin
    )


def why_not_transform(
    state: NidavellirState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "transform":
        return None
    name, place = action.args
    coin = state.config.figures.coin_of[name]
    player = state.players[seat]
    if coin not in player.coins():
        return Message("why-coin-not-owned", {"coin": name})
    if state.config.figures.is_trading[coin]:
        return Message("why-trading-coin", {"coin": name})
    return Message("why-coin-elsewhere", {"coin": name, "place": place})


def ask_transform(state: NidavellirState, step: Step, seat: int | None) -> Message:
    amount, origin = step.args
    return Message(
        "ask-transform", {"seat": step.seat, "amount": amount, "origin": ORIGINS[origin]}
    )
