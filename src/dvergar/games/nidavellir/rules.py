"""The flow of the game, in the rulebook's order. Coins are in coins.py, cards in cards.py."""

from __future__ import annotations

from dvergar.games.nidavellir import cards, coins
from dvergar.games.nidavellir.figures import COINS, MAX_SEATS, TAVERNS
from dvergar.games.nidavellir.state import EMPTY, NOWHERE, NidavellirState, new_player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message
from dvergar.kernel.step import Step, auto, decision, sealed

_SEATS = range(MAX_SEATS)
DEAL = Step("deal")
BID = Step("bid")
REVEAL = [Step("reveal", -1, (tavern,)) for tavern in range(TAVERNS)]
ULINE_BID = [Step("uline_bid", seat) for seat in _SEATS]
ORDER = Step("order")
TAKE = [Step("take", seat) for seat in _SEATS]
EXCHANGE = [Step("exchange", seat) for seat in _SEATS]
CLOSE_TAVERN = Step("close_tavern")
TAKE_BACK = Step("take_back")
#: the phases of a round, the first one last
ROUND = [TAKE_BACK, REVEAL[2], REVEAL[1], REVEAL[0], BID]
AWARD = Step("award")
START_AGE_2 = Step("start_age_2")
FINISH = Step("finish")


# --- 3 setup ---------------------------------------------------------------------------------


def set_up(state: NidavellirState) -> None:
    """Coins, gems, heroes, treasury and decks; then the first deal."""
    config = state.config
    figures = config.figures
    seats = state.seats
    lowest = MAX_SEATS - seats + 1 if config.french else 1
    gems = state.shuffled(tuple(range(lowest, lowest + seats)))
    state.players = [new_player(figures.base_coins, gem) for gem in gems]
    state.free_heroes = config.free_heroes
    state.awards = tuple(range(len(figures.distinctions)))
    state.treasury = config.treasury.copy()
    state.decks = [state.shuffled(deck) for deck in config.decks]
    state.taverns = [(), (), ()]
    state.box_coins = state.discard = state.used = state.unseen = state.looking = ()
    state.shown = state.order = ()
    state.age = 1
    state.round = 0
    state.tavern = NOWHERE
    state.push(DEAL)
    state.run_on()


# --- 4.1 deal --------------------------------------------------------------------------------


def deal(state: NidavellirState, step: Step) -> None:
    """Cards to tavern 1, then 2, then 3; then the phases of the round."""
    count = state.config.tavern_cards
    deck = state.decks[state.age - 1]
    state.taverns = [deck[count * k : count * (k + 1)] for k in range(TAVERNS)]
    state.decks[state.age - 1] = deck[count * TAVERNS :]
    state.round += 1
    state.tavern = NOWHERE
    if state.events is not None:
        ids = state.config.figures.card_ids
        dealt: Args = {
            f"card{k + 1}_list": [ids[card] for card in state.taverns[k]] for k in range(TAVERNS)
        }
        state.tell("dealt", {"age": state.age, "round": state.round, **dealt})
    state.agenda += ROUND


# --- 4.2 bid ---------------------------------------------------------------------------------


def bidders(state: NidavellirState, step: Step) -> tuple[int, ...]:
    """The seats whose bid is still missing. Uline's owner does not bid now (8.1)."""
    return tuple(
        [
            seat
            for seat, player in enumerate(state.players)
            if player.board[0] == EMPTY and not player.uline
        ]
    )


def bid_done(state: NidavellirState, step: Step) -> tuple[int, ...]:
    """The seats that may still replace their sealed bid."""
    return tuple([seat for seat, player in enumerate(state.players) if player.board[0] != EMPTY])


def bid_options(state: NidavellirState, step: Step, seat: int) -> tuple[Action, ...]:
    player = state.players[seat]
    return state.config.actions.bids(player.hand or tuple(sorted(player.board)))


def bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """Three coins face down on the taverns, the other two in the pouch."""
    player = state.players[seat]
    coin_of = state.config.figures.coin_of
    first, second, third = action.args
    board = [coin_of[first], coin_of[second], coin_of[third]]
    pouch = list(player.hand or player.board)
    for coin in board:
        pouch.remove(coin)
    pouch.sort()
    player.board = board + pouch
    player.hand = ()
    if state.events is not None:
        ids = state.config.figures.coin_ids
        secret: Args = {"coin_list": [ids[coin] for coin in board]}
        state.tell("bid-placed", {"seat": seat}, {seat: secret})
        if not bidders(state, step):
            state.scene()


def why_not_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "bid":
        return None
    left = state.players[seat].coins()
    for name in action.args:
        coin = state.config.figures.coin_of[name]
        if coin not in left:
            owned = coin in state.players[seat].coins()
            return Message("why-coin-twice" if owned else "why-coin-not-owned", {"coin": name})
        left.remove(coin)
    return None


# --- 4.3 a reveal ----------------------------------------------------------------------------


def reveal(state: NidavellirState, step: Step) -> None:
    """All turn over the coin of this tavern; Uline's owner chooses; then the order is fixed."""
    (tavern,) = step.args
    state.tavern = tavern
    state.push(ORDER)
    face_up = 1 << tavern
    for seat, player in enumerate(state.players):
        if player.uline:
            state.push(ULINE_BID[seat])
        else:
            player.known |= face_up
    if state.events is not None:
        figures = state.config.figures
        bidding = [s for s, player in enumerate(state.players) if player.board[tavern] != EMPTY]
        shown = [figures.coin_ids[state.players[s].board[tavern]] for s in bidding]
        args: Args = {"tavern": str(tavern + 1), "seat_list": bidding, "coin_list": shown}
        state.tell("revealed", args)
        state.scene()


def uline_bid_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    coin = state.config.actions.coin
    return [coin[owned] for owned in dict.fromkeys(state.players[seat].hand)]


def uline_bid(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """8.2: Uline's owner has seen the others' coins and puts one face up."""
    player = state.players[seat]
    coin = state.config.figures.coin_of[action.args[0]]
    hand = list(player.hand)
    hand.remove(coin)
    player.hand = tuple(hand)
    player.board[state.tavern] = coin
    player.known |= 1 << state.tavern
    if state.events is not None:
        args: Args = {"seat": seat, "coin": action.args[0], "tavern": str(state.tavern + 1)}
        state.tell("uline-bid", args)
        state.scene()


def why_not_uline_bid(
    state: NidavellirState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "coin":
        return None
    coin = state.config.figures.coin_of[action.args[0]]
    owned = coin in state.players[seat].coins()
    return Message("why-coin-on-board" if owned else "why-coin-not-owned", {"coin": action.args[0]})


def order(state: NidavellirState, step: Step) -> None:
    """Higher coin first, equal coins by higher gem; whatever happens to the coins, it stays."""
    figures = state.config.figures
    tavern = state.tavern
    value = figures.coin_value
    bids = [player.board[tavern] for player in state.players]
    state.shown = tuple([value[coin] for coin in bids])
    # no two seats have the same coin and gem: the last digit only says whose they are
    ranked = [
        100 * value[player.board[tavern]] + 10 * player.gem + seat
        for seat, player in enumerate(state.players)
    ]
    ranked.sort(reverse=True)
    state.order = tuple([key % 10 for key in ranked])
    if state.events is not None:
        state.tell("ordered", {"tavern": str(tavern + 1), "seat_list": list(state.order)})
    turns = [CLOSE_TAVERN]
    trading = figures.is_trading
    for seat in reversed(state.order):
        if trading[bids[seat]]:
            turns.append(EXCHANGE[seat])
        turns.append(TAKE[seat])
    state.agenda += turns


# --- 4.3 b turns -----------------------------------------------------------------------------


def take_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    different: list[int] = []
    for card in state.taverns[state.tavern]:
        if card not in different:
            different.append(card)
    actions = state.config.actions.take
    return [actions[card] for card in different]


def take(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """Exactly one card of this tavern; what it brings, heroes included, happens at once."""
    card = state.config.figures.card_of[action.args[0]]
    here = state.taverns[state.tavern]
    spot = here.index(card)
    state.taverns[state.tavern] = here[:spot] + here[spot + 1 :]
    if state.events is not None:
        args: Args = {"seat": seat, "card": action.args[0], "tavern": str(state.tavern + 1)}
        state.tell("took", args)
    cards.gain_card(state, seat, card)
    if state.events is not None:
        state.scene()


def why_not_take(state: NidavellirState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "take":
        return None
    return Message("why-card-not-here", {"card": action.args[0], "tavern": str(state.tavern + 1)})


def ask_take(state: NidavellirState, step: Step, seat: int | None) -> Message:
    return Message("ask-take", {"seat": step.seat, "tavern": str(state.tavern + 1)})


# --- 4.3 c gem swaps -------------------------------------------------------------------------


def close_tavern(state: NidavellirState, step: Step) -> None:
    """Tied seats swap gems; with 2 players the card that is left goes to the discard pile."""
    left = state.taverns[state.tavern]
    if left:
        state.discard += left
        state.taverns[state.tavern] = ()
        if state.events is not None:
            ids = [state.config.figures.card_ids[card] for card in left]
            state.tell("leftover", {"card_list": ids, "tavern": str(state.tavern + 1)})
            state.scene()
    tied: list[int] = []
    for seat in state.order:  # in which tied seats are neighbours
        if tied and state.shown[seat] != state.shown[tied[0]]:
            swap_gems(state, tied)
            tied = []
        tied.append(seat)
    swap_gems(state, tied)


def swap_gems(state: NidavellirState, tied: list[int]) -> None:
    """Highest with lowest, second highest with second lowest, …; the special gem stays out."""
    if len(tied) == 1:
        return
    special = state.config.figures.special_gem
    group = [seat for seat in tied if state.players[seat].gem != special]
    for place in range(len(group) // 2):
        high, low = group[place], group[-1 - place]
        first, second = state.players[high], state.players[low]
        first.gem, second.gem = second.gem, first.gem
        if state.events is not None:
            args: Args = {
                "seat": high,
                "seat2": low,
                "gem": str(first.gem),
                "gem2": str(second.gem),
            }
            state.tell("gems-swapped", args)
            state.scene()


# --- 4.4 take coins back ---------------------------------------------------------------------


def take_back(state: NidavellirState, step: Step) -> None:
    """All coins return to hand. If the deck is empty the age ends."""
    for player in state.players:
        player.hand = tuple(sorted(player.coins() if player.hand else player.board))
        player.board = [EMPTY] * COINS
        player.known = 0
    state.tavern = NOWHERE
    state.order = ()
    state.shown = ()
    if state.decks[state.age - 1]:
        state.push(DEAL)
    elif state.age == 1:
        end_age_1(state)
    else:
        end_age_2(state)


# --- 9 end of age 1, 10 end of age 2 ---------------------------------------------------------


def end_age_1(state: NidavellirState) -> None:
    """Ylud, then the distinctions one after the other, then age 2."""
    if state.events is not None:
        state.tell("age-ends", {"age": 1})
        state.scene()
    state.push(START_AGE_2)
    for _ in state.awards:
        state.push(AWARD)
    cards.push_ylud(state)


def start_age_2(state: NidavellirState, step: Step) -> None:
    """The French edition shuffles the deck of age 2 once more."""
    if state.config.french:
        state.decks[1] = state.shuffled(state.decks[1])
    state.age = 2
    state.round = 0
    state.push(DEAL)


def end_age_2(state: NidavellirState) -> None:
    """Ylud is placed or moved, then Thrud leaves; the final scoring is in scoring.py."""
    if state.events is not None:
        state.tell("age-ends", {"age": 2})
        state.scene()
    state.push(FINISH)
    cards.push_ylud(state)


def finish(state: NidavellirState, step: Step) -> None:
    cards.thrud_leaves(state)
    if state.events is not None:
        winners = state.winners()
        edition = "fr" if state.config.french else "de"
        args: Args = {"seat_list": winners, "count": len(winners), "edition": edition}
        state.tell("game-over", args)


#: the table of contents: every step of the game
STEPS = {
    # a round
    "deal": auto(deal),
    "bid": sealed(bid_options, bid, why_not_bid, to_act=bidders, may_act=bid_done),
    "reveal": auto(reveal),
    "uline_bid": decision(uline_bid_options, uline_bid, why_not_uline_bid),
    "order": auto(order),
    "take": decision(take_options, take, why_not_take, prompt=ask_take),
    "exchange": auto(coins.exchange_step),
    "choose_exchange": decision(
        coins.exchange_options, coins.choose_exchange, coins.why_not_exchange
    ),
    "close_tavern": auto(close_tavern),
    "take_back": auto(take_back),
    # what a card can bring
    "transform": decision(
        coins.transform_options,
        coins.transform,
        coins.why_not_transform,
        prompt=coins.ask_transform,
    ),
    "recruit_rule": auto(cards.recruit_rule),
    "recruit": decision(cards.recruit_options, cards.recruit, cards.why_not_recruit),
    "discard": decision(
        cards.discard_options, cards.discard, cards.why_not_discard, prompt=cards.ask_discard
    ),
    "thrud": decision(cards.thrud_options, cards.put_thrud),
    "ylud": decision(cards.ylud_options, cards.put_ylud),
    # the ends of the ages
    "award": auto(cards.award),
    "keep": decision(cards.keep_options, cards.keep, cards.why_not_keep),
    "start_age_2": auto(start_age_2),
    "finish": auto(finish),
}
