"""What single cards do: the tasks of kingdom cards (rule 7), and ogre cards (rule 6.5)."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.games.dwarfs_fall.actions import NO_DIG, NO_TRADE, NONE, seat_of
from dvergar.games.dwarfs_fall.figures import (
    GEMS,
    KINDS,
    MAX_SEATS,
    NOTHING,
    OGRES,
)
from dvergar.games.dwarfs_fall.state import DwarfsFallState, Player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message
from dvergar.kernel.step import Step

TRADE = [Step("trade", seat) for seat in range(MAX_SEATS)]


# --- 7 tasks ---------------------------------------------------------------------------------


def carry_out(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: the dwarfs go home first, whatever comes of the task; surplus ones stay."""
    figures = state.config.figures
    kind = state.tops[cell] >> 4
    need = figures.need[kind]
    state.resolved += (cell,)
    state.add_dwarfs(cell, seat, -need)
    state.players[seat].supply += need
    _TASKS[figures.task[kind]](state, seat, cell)


def tell(state: DwarfsFallState, key: str, seat: int, cell: int, args: Args | None = None) -> None:
    """An event of a seat on a card of the table."""
    if state.events is not None:
        config = state.config
        top = state.tops.get(cell, NOTHING)
        kind = KINDS[top >> 4] if top != NOTHING else NONE
        where: Args = {"seat": seat, "cell": config.actions.cell_name[cell], "kind": kind}
        state.tell(key, {**where, **(args or {})})


def mine(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: gems from the pile; none with a dragon in the region, none from an empty pile."""
    figures = state.config.figures
    kind = state.tops[cell] >> 4
    gem = figures.gem[kind]
    count = min(figures.amount[kind], state.piles[gem])
    if state.kingdoms.region[cell].dragon:
        tell(state, "mine-blocked", seat, cell)
    elif count == 0:
        tell(state, "mine-empty", seat, cell, {"gem": GEMS[gem]})
    else:
        move_gems(state, state.players[seat], gem, count)
        tell(state, "mined", seat, cell, {"gem": GEMS[gem], "count": count})


def move_gems(state: DwarfsFallState, player: Player, gem: int, count: int) -> None:
    """Gems from the pile to a hand, or (a negative count) back."""
    player.gems = tuple([n + count * (kind == gem) for kind, n in enumerate(player.gems)])
    state.piles = tuple([n - count * (kind == gem) for kind, n in enumerate(state.piles)])


def hire(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: the top ogre card; the discarded ones make a new pile when one is needed."""
    if not state.ogre_deck and state.ogre_discard:
        state.ogre_deck = state.shuffled(tuple(sorted(state.ogre_discard)))
        state.ogre_discard = ()
        tell(state, "ogres-shuffled", seat, cell)
    if not state.ogre_deck:
        tell(state, "no-ogres", seat, cell)
        return
    ogre = state.ogre_deck[0]
    state.ogre_deck = state.ogre_deck[1:]
    player = state.players[seat]
    player.ogres = player.ogres.gain(ogre)
    if state.events is not None:
        where: Args = {"seat": seat, "cell": state.config.actions.cell_name[cell]}
        state.tell("ogre-hired", where, {seat: {"ogre": OGRES[ogre]}})


def slay(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: the monster becomes a trophy; what it covered, if anything, lies on top again."""
    tell(state, "slain", seat, cell)
    state.players[seat].monsters += (state.tops[cell],)
    covered = state.covered.get(cell)
    if covered is None:
        del state.tops[cell]
    else:
        _set_stack(state, cell, covered)
    state.cards_moved()


def _set_stack(state: DwarfsFallState, cell: int, cards: tuple[int, ...]) -> None:
    """These cards lie on a cell, the lowest first."""
    state.tops[cell] = cards[-1]
    if len(cards) > 1:
        state.covered[cell] = cards[:-1]
    else:
        state.covered.pop(cell, None)


# --- 7 trading -------------------------------------------------------------------------------


def shop(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: one open trade goal may be bought; without any to buy nobody is asked."""
    seen = not state.config.gems_public and len(state.trade_row) > 0
    if seen or any(affordable(state, seat, trade) for trade in state.trade_row):
        state.push(TRADE[seat])
    else:
        tell(state, "no-trade", seat, cell)


def affordable(state: DwarfsFallState, seat: int, trade: int) -> bool:
    gold, emeralds, diamonds, rubies = state.players[seat].gems
    cost = state.config.figures.cost[trade]
    return gold >= cost[0] and emeralds >= cost[1] and diamonds >= cost[2] and rubies >= cost[3]


def trade_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    trades = state.config.actions.trade
    found = [trades[trade] for trade in state.trade_row if affordable(state, seat, trade)]
    return [*found, NO_TRADE]


def trade(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """7: the gems go back to their piles, the goal to the trophies, and a new one is opened."""
    if action == NO_TRADE:
        if state.events is not None:
            state.tell("trade-declined", {"seat": seat})
        return
    figures = state.config.figures
    bought = figures.trade_of[action.args[0]]
    player = state.players[seat]
    for gem, count in enumerate(figures.cost[bought]):
        move_gems(state, player, gem, -count)
    player.goals += (bought,)
    opened = state.trade_deck[:1]
    state.trade_deck = state.trade_deck[1:]
    state.trade_row = tuple([goal for goal in state.trade_row if goal != bought]) + opened
    if state.events is not None:
        state.tell("traded", {"seat": seat, "trade": action.args[0]})
        for goal in opened:
            state.tell("trade-opened", {"trade": figures.trade_ids[goal]})


def why_not_trade(state: DwarfsFallState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "trade":
        return None
    wanted = state.config.figures.trade_of[action.args[0]]
    there = wanted in state.trade_row
    return Message("why-trade-cost" if there else "why-trade-closed", {"trade": action.args[0]})


# --- 7 digging -------------------------------------------------------------------------------


def castle(state: DwarfsFallState, seat: int, cell: int) -> None:
    """7: one stack may be dug; the step remembers from which castle."""
    if diggable(state, cell):
        state.push(Step("dig", seat, (cell,)))
    else:
        tell(state, "no-dig", seat, cell)


def diggable(state: DwarfsFallState, castle: int) -> list[int]:
    """7: stacks of two or more without dwarfs and monsters; no monster may disturb the dig."""
    config = state.config
    region = state.kingdoms.region
    if config.dig_castle and region[castle].monster:
        return []
    return [cell for cell in state.covered if why_no_dig(state, cell) is None]


def why_no_dig(state: DwarfsFallState, cell: int) -> str | None:
    """The reason why a stack cannot be dug, as far as it lies in the stack."""
    if cell not in state.covered:
        return "why-dig-single"
    if cell in state.dwarfs:
        return "why-dig-dwarfs"
    if state.config.figures.is_monster[state.tops[cell] >> 4]:
        return "why-dig-monster"
    if state.config.dig_stack and state.kingdoms.region[cell].monster:
        return "why-dig-region"
    return None


def dig_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    actions = state.config.actions
    return [*[actions.at("dig", cell) for cell in diggable(state, step.args[0])], NO_DIG]


def dig(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """7: the top card goes to the bottom of its stack, without turning it."""
    if action == NO_DIG:
        if state.events is not None:
            state.tell("dig-declined", {"seat": seat})
        return
    cell = state.config.actions.cell_of[action.args[0]]
    buried = state.tops[cell]
    _set_stack(state, cell, (buried, *state.covered[cell]))
    state.cards_moved()
    tell(state, "dug", seat, cell, {"kind2": KINDS[buried >> 4]})


def why_not_dig(state: DwarfsFallState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "dig":
        return None
    reason = why_no_dig(state, state.config.actions.cell_of[action.args[0]])
    return Message(reason, {"cell": action.args[0]}) if reason is not None else None


#: by task
_TASKS: list[Callable[[DwarfsFallState, int, int], None]] = [mine, hire, shop, castle, slay]


# --- 6.5 ogre cards --------------------------------------------------------------------------


def ogre_options(state: DwarfsFallState, seat: int) -> list[Action]:
    """6.5: what the ogre cards in hand can do now; a card without a target cannot be played."""
    found: list[Action] = []
    for ogre in dict.fromkeys(state.players[seat].ogres.cards):
        found += _TARGETS[ogre](state, seat)
    return found


def play_ogre(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: the card is discarded before it works."""
    ogre = OGRES.index(action.verb)
    drop_ogre(state, seat, ogre)
    _EFFECTS[ogre](state, seat, action)


def drop_ogre(state: DwarfsFallState, seat: int, ogre: int) -> None:
    """An ogre card from a hand to the discard pile."""
    player = state.players[seat]
    player.ogres = player.ogres.lose(ogre)
    state.ogre_discard += (ogre,)


def panic_targets(state: DwarfsFallState, seat: int) -> list[Action]:
    """Any dwarf, one or two open cards far; each card it enters needs room."""
    actions = state.config.actions
    found: list[Action] = []
    for cell, here in state.dwarfs.items():
        ends = within_two(state, cell)
        for owner, count in enumerate(here):
            if count:
                found += [actions.between("panic", cell, end, owner) for end in ends]
    return found


def within_two(state: DwarfsFallState, cell: int) -> list[int]:
    """The cards that a dwarf can run to in one or two steps."""
    paths = state.kingdoms.paths
    near = [beside for beside in paths[cell] if state.has_room(beside)]
    found = dict.fromkeys(near)
    for beside in near:
        for end in paths[beside]:
            if end != cell and end not in found and state.has_room(end):
                found[end] = None
    return list(found)


def panic(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: one dwarf of any player is moved up to two cards further."""
    actions = state.config.actions
    owner = seat_of(action.args[0])
    cell, end = (actions.cell_of[name] for name in action.args[1:])
    state.add_dwarfs(cell, owner, -1)
    state.add_dwarfs(end, owner, 1)
    tell(state, "panic", seat, end, {"seat2": owner, "cell2": action.args[1]})


def thief_targets(state: DwarfsFallState, seat: int) -> list[Action]:
    """Every opponent with a gem."""
    thief = state.config.actions.thief
    return [
        thief[other]
        for other, player in enumerate(state.players)
        if other != seat and any(player.gems)
    ]


def thief(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: one gem card at random; each card is as likely as the other."""
    victim = seat_of(action.args[0])
    robbed, robber = state.players[victim], state.players[seat]
    picked = state.below(sum(robbed.gems))
    gem = 0
    while picked >= robbed.gems[gem]:
        picked -= robbed.gems[gem]
        gem += 1
    move_gems(state, robbed, gem, -1)
    move_gems(state, robber, gem, 1)
    if state.events is not None:
        what: Args = {"gem": GEMS[gem]}
        args: Args = {"seat": seat, "seat2": victim}
        if state.config.gems_public:
            state.tell("stolen", {**args, **what})
        else:
            state.tell("stolen-unseen", args, {seat: what, victim: what})


def crown_targets(state: DwarfsFallState, seat: int) -> list[Action]:
    """Every opponent with an ogre card."""
    crown = state.config.actions.crown
    return [
        crown[other]
        for other, player in enumerate(state.players)
        if other != seat and player.ogres.cards
    ]


def crown(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: all ogre cards of an opponent; the robbed one knows what has moved."""
    victim = seat_of(action.args[0])
    robbed, robber = state.players[victim], state.players[seat]
    taken = robbed.ogres.cards
    robber.ogres = robber.ogres.take_over(robbed.ogres, victim, seat)
    robbed.ogres = robbed.ogres.lose_all()
    if state.events is not None:
        what: Args = {"ogre_list": [OGRES[ogre] for ogre in taken]}
        args: Args = {"seat": seat, "seat2": victim, "count": len(taken)}
        state.tell("crowned", args, {seat: what, victim: what})


def brute_targets(state: DwarfsFallState, seat: int) -> list[Action]:
    """An own dwarf, and another's on another card."""
    actions = state.config.actions
    own = state.cells_of(seat)
    found: list[Action] = []
    for other, here in state.dwarfs.items():
        for owner, count in enumerate(here):
            if count and owner != seat:
                found += [
                    actions.between("brute", cell, other, owner) for cell in own if cell != other
                ]
    return found


def brute(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: the two dwarfs change places, whatever lies between them."""
    actions = state.config.actions
    cell, other = (actions.cell_of[name] for name in action.args[:2])
    owner = seat_of(action.args[2])
    for place, leaves, comes in ((cell, seat, owner), (other, owner, seat)):
        state.add_dwarfs(place, comes, 1)
        state.add_dwarfs(place, leaves, -1)
    tell(state, "brute", seat, cell, {"seat2": owner, "cell2": action.args[1]})


def upkeep_targets(state: DwarfsFallState, seat: int) -> list[Action]:
    """Every card with a dwarf on it."""
    actions = state.config.actions
    return [actions.at("upkeep", cell) for cell in state.dwarfs]


def upkeep(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.5: all dwarfs of a card go home, the player's own too."""
    cell = state.config.actions.cell_of[action.args[0]]
    for owner, count in enumerate(state.clear(cell)):
        state.players[owner].supply += count
    tell(state, "upkeep", seat, cell)


#: by ogre card
_TARGETS: list[Callable[[DwarfsFallState, int], list[Action]]] = [
    panic_targets,
    thief_targets,
    brute_targets,
    upkeep_targets,
    crown_targets,
]
_EFFECTS: list[Callable[[DwarfsFallState, int, Action], None]] = [
    panic,
    thief,
    brute,
    upkeep,
    crown,
]
