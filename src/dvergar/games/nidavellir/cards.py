"""Placing cards, recruiting heroes and what single cards do (rules 6, 7 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from dvergar.games.nidavellir.coins import GRID, KINGS_HAND, OFFERING, transform_step
from dvergar.games.nidavellir.figures import (
    BLACKSMITH,
    CLASSES,
    LETTERS,
    MAX_SEATS,
    NEUTRAL,
    TAVERNS,
)
from dvergar.games.nidavellir.state import EMPTY, NOWHERE, NidavellirState, Player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message
from dvergar.kernel.step import Step

_SEATS = range(MAX_SEATS)
RECRUIT = [Step("recruit", seat) for seat in _SEATS]
RECRUIT_RULE = [Step("recruit_rule", seat) for seat in _SEATS]
THRUD = [Step("thrud", seat) for seat in _SEATS]
YLUD = [Step("ylud", seat) for seat in _SEATS]
KEEP = [Step("keep", seat) for seat in _SEATS]


# --- 6 columns and lines ---------------------------------------------------------------------


def place(state: NidavellirState, seat: int, card: int, column: int, points: int) -> None:
    """The placement procedure, for any card: dwarf, class hero, special blacksmith, Thrud, Ylud."""
    player = state.players[seat]
    figures = state.config.figures
    lifted = player.thrud == column and card != figures.thrud_card
    if lifted:
        lift_thrud(state, player)
    player.columns[column] += (card,)
    player.ranks[column] += figures.card_ranks[card]
    player.points[column] += points
    hero = card - figures.first_hero
    if not lifted and hero < 0:
        if player.has_lines(len(player.heroes) + 1):
            recruit_rule(state, RECRUIT_RULE[seat])
        return
    state.push(RECRUIT_RULE[seat])
    if lifted:
        state.push(THRUD[seat])
    if hero >= 0 and figures.hero_power[hero] == "discard":
        state.push(Step("discard", seat, (hero,)))


def lift_thrud(state: NidavellirState, player: Player) -> None:
    """Take Thrud from the top of her column; until she is put back she has no rank."""
    column = player.thrud
    player.columns[column] = player.columns[column][:-1]
    player.ranks[column] -= 1
    player.thrud = NOWHERE


def gain_card(state: NidavellirState, seat: int, card: int) -> None:
    """4.3 b 1: a dwarf joins the army, a royal offering transforms a coin and is used up."""
    figures = state.config.figures
    if card < figures.first_offering:
        place(state, seat, card, figures.card_class[card], figures.card_points[card])
    else:
        state.used += (card,)
        state.push(transform_step(seat, figures.offering_add[card], OFFERING))


# --- 6 heroes --------------------------------------------------------------------------------


def recruit_rule(state: NidavellirState, step: Step) -> None:
    """While there are more lines than heroes, a hero must be recruited; one at a time."""
    player = state.players[step.seat]
    if player.has_lines(len(player.heroes) + 1):
        some = len(state.free_heroes) > len(state.config.figures.choosy)
        if some or recruitable(state, player):
            state.push(RECRUIT[step.seat])


def recruitable(state: NidavellirState, player: Player) -> list[int]:
    """The free heroes that this player may recruit."""
    choosy = state.config.figures.choosy
    return [
        hero
        for hero in state.free_heroes
        if hero not in choosy or barred(state, player, hero) is None
    ]


def barred(state: NidavellirState, player: Player, hero: int) -> Message | None:
    """What keeps a free hero from being recruited: Hourya's, Dagda's and Bonfur's conditions."""
    figures = state.config.figures
    power = figures.hero_power[hero]
    need = figures.hero_amount[hero]
    if power == "needs_ranks":
        column = figures.hero_class[hero]
        if player.ranks[column] < need:
            return Message(
                "why-hero-ranks",
                {"hero": figures.hero_ids[hero], "amount": need, "group": CLASSES[column]},
            )
    if power == "discard" and len(discardable(state, player, figures.hero_class[hero])) < need:
        return Message("why-hero-discards", {"hero": figures.hero_ids[hero], "amount": need})
    return None


def recruit_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    actions = state.config.actions.recruit
    return [actions[hero] for hero in recruitable(state, state.players[seat])]


def recruit(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """A class hero goes on its column, a neutral one to the command zone; then the power."""
    figures = state.config.figures
    player = state.players[seat]
    hero = figures.hero_of[action.args[0]]
    state.free_heroes = tuple([other for other in state.free_heroes if other != hero])
    player.heroes += (hero,)
    if state.events is not None:
        state.tell("recruited", {"seat": seat, "hero": action.args[0]})
    column = figures.hero_class[hero]
    if column != NEUTRAL:
        card = figures.first_hero + hero
        place(state, seat, card, column, figures.card_points[card])
    else:
        state.push(RECRUIT_RULE[seat])
        power = figures.hero_power[hero]
        if power == "transform":
            state.push(transform_step(seat, figures.hero_amount[hero], GRID))
        elif power == "bids_last":
            take_up_coins(state, seat)
        elif power == "always_on_top":
            state.push(THRUD[seat])
    if state.events is not None:
        state.scene()


def why_not_recruit(
    state: NidavellirState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "recruit":
        return None
    hero = state.config.figures.hero_of[action.args[0]]
    for owner, player in enumerate(state.players):
        if hero in player.heroes:
            return Message("why-hero-taken", {"hero": action.args[0], "seat": owner})
    if hero not in state.free_heroes:
        return Message("why-hero-box", {"hero": action.args[0]})
    return barred(state, state.players[seat], hero)


# --- 7 Dagda and Bonfur ----------------------------------------------------------------------


def discardable(state: NidavellirState, player: Player, own: int) -> list[int]:
    """The other columns whose top card is a dwarf (or the special blacksmith, if that counts)."""
    figures = state.config.figures
    special = figures.special if state.config.discard_special else EMPTY
    return [
        column
        for column, cards in enumerate(player.columns)
        if column != own and cards and (cards[-1] < figures.first_offering or cards[-1] == special)
    ]


def discard_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    figures = state.config.figures
    (hero,) = step.args
    columns = discardable(state, state.players[seat], figures.hero_class[hero])
    actions = state.config.actions.discard
    return [actions[chosen] for chosen in combinations(columns, figures.hero_amount[hero])]


def discard(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """The top card of each chosen column goes to the discard pile, with all its ranks."""
    figures = state.config.figures
    player = state.players[seat]
    gone: list[int] = []
    for letter in action.args:
        column = LETTERS.index(letter)
        card = player.columns[column][-1]
        player.columns[column] = player.columns[column][:-1]
        player.ranks[column] -= figures.card_ranks[card]
        player.points[column] -= figures.card_points[card]
        gone.append(card)
    state.discard += tuple(gone)
    if state.events is not None:
        ids = [figures.card_ids[card] for card in gone]
        hero = figures.hero_ids[step.args[0]]
        state.tell("discarded", {"seat": seat, "hero": hero, "card_list": ids})
        state.scene()


def why_not_discard(
    state: NidavellirState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "discard":
        return None
    (hero,) = step.args
    amount = state.config.figures.hero_amount[hero]
    if len(action.args) != amount:
        return Message("why-discard-amount", {"amount": amount})
    own = state.config.figures.hero_class[hero]
    columns = discardable(state, state.players[seat], own)
    for letter in action.args:
        column = LETTERS.index(letter)
        if column == own:
            return Message("why-discard-own", {"group": CLASSES[column]})
        if column not in columns:
            return Message("why-discard-top", {"group": CLASSES[column]})
    return None


def ask_discard(state: NidavellirState, step: Step, seat: int | None) -> Message:
    figures = state.config.figures
    (hero,) = step.args
    return Message(
        "ask-discard",
        {
            "seat": step.seat,
            "hero": figures.hero_ids[hero],
            "amount": figures.hero_amount[hero],
        },
    )


# --- 7 Thrud and Ylud ------------------------------------------------------------------------


def thrud_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    return state.config.actions.thrud


def put_thrud(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """Thrud goes on top of any column, the one she was lifted from included."""
    column = LETTERS.index(action.args[0])
    state.players[seat].thrud = column
    if state.events is not None:
        state.tell("thrud-placed", {"seat": seat, "group": CLASSES[column]})
    place(state, seat, state.config.figures.thrud_card, column, 0)
    if state.events is not None:
        state.scene()


def thrud_leaves(state: NidavellirState) -> None:
    """10.2: before the final scoring Thrud goes to the command zone."""
    for seat, player in enumerate(state.players):
        if player.thrud != NOWHERE:
            lift_thrud(state, player)
            if state.events is not None:
                state.tell("thrud-left", {"seat": seat})
                state.scene()


def ylud_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    return state.config.actions.ylud


def put_ylud(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """9.1, 10.1: Ylud goes into any column; her own counts as a placement too (ruling 41)."""
    figures = state.config.figures
    player = state.players[seat]
    if player.ylud != NOWHERE:
        old = player.ylud
        player.columns[old] = tuple(
            [card for card in player.columns[old] if card != figures.ylud_card]
        )
        player.ranks[old] -= 1
        player.points[old] -= figures.ylud_points[old]
    column = LETTERS.index(action.args[0])
    player.ylud = column
    if state.events is not None:
        state.tell("ylud-placed", {"seat": seat, "group": CLASSES[column]})
    place(state, seat, figures.ylud_card, column, figures.ylud_points[column])
    if state.events is not None:
        state.scene()


def push_ylud(state: NidavellirState) -> None:
    """The end of an age: her owner, if there is one, places Ylud."""
    for seat, player in enumerate(state.players):
        if state.config.figures.ylud in player.heroes:
            state.push(YLUD[seat])


# --- 8 Uline ---------------------------------------------------------------------------------


def take_up_coins(state: NidavellirState, seat: int) -> None:
    """Uline: the pouch and all coins still face down on taverns come back to hand at once."""
    player = state.players[seat]
    player.uline = True
    back: list[int] = []
    for spot, coin in enumerate(player.board):
        face_up = spot < TAVERNS and spot <= state.tavern
        if coin != EMPTY and not face_up:
            back.append(coin)
            player.board[spot] = EMPTY
            player.known &= ~(1 << spot)
    player.hand = tuple(sorted([*player.hand, *back]))
    if back and state.events is not None:
        state.tell("uline-coins", {"seat": seat, "count": len(back)})


# --- 9 distinctions --------------------------------------------------------------------------


def majority(state: NidavellirState, column: int) -> int | None:
    """The seat that alone has the most ranks of a class; a tie, at zero too, is nobody's."""
    ranks = [player.ranks[column] for player in state.players]
    most = max(ranks)
    return ranks.index(most) if ranks.count(most) == 1 else None


def award(state: NidavellirState, step: Step) -> None:
    """9.2: the next distinction; the majority is counted now, after the effects of earlier ones."""
    figures = state.config.figures
    distinction = state.awards[0]
    state.awards = state.awards[1:]
    record = figures.distinctions[distinction]
    column = CLASSES.index(record.distinction_class)
    seat = majority(state, column)
    if state.events is not None:
        key = "distinction-won" if seat is not None else "distinction-lost"
        who: Args = {} if seat is None else {"seat": seat}
        most = max([player.ranks[column] for player in state.players])
        about: Args = {"distinction": record.id, "group": CLASSES[column], "ranks": most}
        state.tell(key, {**who, **about})
    if seat is None:
        if record.id == "pioneer":
            remove_top_card(state)
    else:
        state.players[seat].distinctions += (distinction,)
        _DISTINCTIONS[record.id](state, seat, record.amount)
    if state.events is not None:
        state.scene()


def kings_hand(state: NidavellirState, seat: int, amount: int) -> None:
    """The King's Hand (warriors): transform a coin by `amount`."""
    state.push(transform_step(seat, amount, KINGS_HAND))


def hunting_master(state: NidavellirState, seat: int, amount: int) -> None:
    """The Hunting Master (hunters): the special coin takes the place of the 0."""
    figures = state.config.figures
    player = state.players[seat]
    hand = [coin for coin in player.hand if coin != figures.zero_coin]
    player.hand = tuple(sorted([*hand, figures.special_coin]))
    state.box_coins += (figures.zero_coin,)


def crown_jeweler(state: NidavellirState, seat: int, amount: int) -> None:
    """The Crown Jeweler (miners): the special gem takes the place of the player's gem."""
    player = state.players[seat]
    player.old_gem = player.gem
    player.gem = state.config.figures.special_gem


def great_armorer(state: NidavellirState, seat: int, amount: int) -> None:
    """The Great Armorer (blacksmiths): the special blacksmith card, which has `amount` ranks."""
    place(state, seat, state.config.figures.special, BLACKSMITH, 0)


def pioneer(state: NidavellirState, seat: int, amount: int) -> None:
    """The Pioneer (explorers): look at `amount` cards of age 2 and keep one."""
    state.looking = state.decks[1][:amount]
    state.decks[1] = state.decks[1][amount:]
    if state.events is not None:
        ids = [state.config.figures.card_ids[card] for card in state.looking]
        args: Args = {"seat": seat, "count": len(ids)}
        state.tell("explorer-looks", args, {seat: {"card_list": ids}})
    state.push(KEEP[seat])


#: by id in distinctions.toml: what the winner gets
_DISTINCTIONS: dict[str, Callable[[NidavellirState, int, int], None]] = {
    "kings_hand": kings_hand,
    "hunting_master": hunting_master,
    "crown_jeweler": crown_jeweler,
    "great_armorer": great_armorer,
    "pioneer": pioneer,
}


def remove_top_card(state: NidavellirState) -> None:
    """The Pioneer is not won: age 2 loses a card, unseen by the German rules."""
    card = state.decks[1][0]
    state.decks[1] = state.decks[1][1:]
    if state.config.french:
        state.discard += (card,)
        if state.events is not None:
            state.tell("card-removed", {"card": state.config.figures.card_ids[card]})
    else:
        state.unseen += (card,)
        if state.events is not None:
            state.tell("card-removed-unseen", {})


def keep_options(state: NidavellirState, step: Step, seat: int) -> list[Action]:
    keep = state.config.actions.keep
    return [keep[card] for card in dict.fromkeys(state.looking)]


def keep(state: NidavellirState, step: Step, seat: int, action: Action) -> None:
    """The Pioneer keeps one card; the others are shuffled back."""
    card = state.config.figures.card_of[action.args[0]]
    others = list(state.looking)
    others.remove(card)
    state.looking = ()
    state.decks[1] = state.shuffled((*state.decks[1], *others))
    if state.events is not None:
        state.tell("explorer-keeps", {"seat": seat, "card": action.args[0]})
    gain_card(state, seat, card)
    if state.events is not None:
        state.scene()


def why_not_keep(state: NidavellirState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "keep":
        return None
    return Message("why-not-looking", {"card": action.args[0]})
