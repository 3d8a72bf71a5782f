"""The flow of the game, in the rulebook's order. Tasks and ogres are in cards.py, secret goals in
goals.py, walls and kingdoms in kingdoms.py."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.games.dwarfs_fall import cards
from dvergar.games.dwarfs_fall.actions import END, PASS
from dvergar.games.dwarfs_fall.figures import (
    CASTLE,
    GEMS,
    KINDS,
    MAX_SEATS,
    OGRES,
    SECRETS,
    card,
    kind_of,
)
from dvergar.games.dwarfs_fall.goals import (
    can_reveal,
    might_reveal,
    reveal,
    reveal_automatically,
)
from dvergar.games.dwarfs_fall.kingdoms import ORIGIN
from dvergar.games.dwarfs_fall.state import DwarfsFallState, new_player
from dvergar.kernel.action import Action
from dvergar.kernel.message import Message
from dvergar.kernel.step import Step, auto, decision

_SEATS = range(MAX_SEATS)
TURN = [Step("turn", seat) for seat in _SEATS]
ACTIONS = [Step("actions", seat) for seat in _SEATS]
ACT = [Step("act", seat) for seat in _SEATS]
RESOLVE = [Step("resolve", seat) for seat in _SEATS]
ORDER = [Step("order", seat) for seat in _SEATS]
WINDOW = [Step("window", seat) for seat in _SEATS]
LIMIT = [Step("limit", seat) for seat in _SEATS]
#: after something was discarded
LIMIT_AGAIN = [Step("limit", seat, (1,)) for seat in _SEATS]
DISCARD = [Step("discard", seat) for seat in _SEATS]
END_TURN = [Step("end_turn", seat) for seat in _SEATS]
#: the last one first
PHASES = [(END_TURN[seat], LIMIT[seat], RESOLVE[seat], ACTIONS[seat]) for seat in _SEATS]
FINISH = Step("finish")


# --- 3 setup ---------------------------------------------------------------------------------


def set_up(state: DwarfsFallState) -> None:
    """Goals, gems, hands, dwarfs and ogres; the table is empty."""
    config = state.config
    figures = config.figures
    trades = state.shuffled(tuple(range(len(figures.trade_ids))))
    secrets = state.shuffled(tuple(range(len(SECRETS))))
    state.trade_row = trades[: figures.open_trades]
    state.trade_deck = trades[figures.open_trades :]
    state.players = [new_player(figures, secrets[seat], state.seats) for seat in range(state.seats)]
    state.secrets_left = secrets[state.seats :]
    state.piles = figures.gem_copies
    state.ogre_deck = state.shuffled(figures.ogres)
    state.ogre_discard = state.resolved = ()
    state.tops = {}
    state.covered = {}
    state.dwarfs = {}
    state.work_out()
    state.start = state.below(state.seats) if config.random_start else 0
    state.round = 1
    state.last_round = False
    state.used = state.budget = state.ogres_played = 0
    state.push(TURN[state.start])
    state.run_on()


# --- 5 a turn --------------------------------------------------------------------------------


def turn(state: DwarfsFallState, step: Step) -> None:
    """5: actions, tasks, discarding, always in this order."""
    seat = step.seat
    state.used = state.ogres_played = 0
    state.resolved = ()
    state.budget = state.config.figures.actions + state.kingdoms.castle_actions[seat]
    if state.events is not None:
        state.tell("turn-begins", {"seat": seat, "round": state.round})
    state.agenda += PHASES[seat]


def allowed(state: DwarfsFallState, seat: int) -> int:
    """6.1: how many actions this turn has: three, and one for the castle, unless a giant in its
    region takes it. It is counted now, or with the option `extra_action` as the turn started."""
    config = state.config
    if config.fixed_budget:
        return state.budget
    return config.figures.actions + state.kingdoms.castle_actions[seat]


# --- 6 actions -------------------------------------------------------------------------------


def actions(state: DwarfsFallState, step: Step) -> None:
    """6.6: the phase ends automatically when nothing is left that the player might want to do.

    Only public facts decide that: how many ogre cards there are, not which.
    """
    go_on(state, step.seat)


def go_on(state: DwarfsFallState, seat: int) -> None:
    """6: one more action, if there might be one."""
    if state.config.auto_reveal:
        reveal_automatically(state, seat)
    left = state.used < allowed(state, seat)
    if left or state.players[seat].ogres.cards or might_reveal(state, seat):
        state.agenda.append(ACT[seat])


def still_acts(state: DwarfsFallState, step: Step) -> tuple[int, ...]:
    """6.6: nothing may be left to do for who has shown the goal that the phase waited for."""
    seat = step.seat
    player = state.players[seat]
    if player.revealed and not player.ogres.cards and state.used >= allowed(state, seat):
        return ()
    return (seat,)


def act_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    found: list[Action] = []
    player = state.players[seat]
    if state.used < allowed(state, seat):
        if player.hand:
            found += play_options(state, seat)
        if player.supply:
            found += place_options(state, seat)
        if state.abroad[seat]:
            found += move_options(state, seat)
        if state.config.recall:
            found += recall_options(state, seat)
    if player.ogres.cards:
        found += cards.ogre_options(state, seat)
    found.append(END)
    return found


def act(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """6: one action, or an ogre card for free, or the end of the phase."""
    verb = action.verb
    if verb == "end":
        return
    perform = _PERFORM.get(verb)
    if perform is None:
        state.ogres_played += 1
        cards.play_ogre(state, seat, action)
    else:
        state.used += 1
        perform(state, seat, action)
    if state.events is not None:
        state.scene()
    go_on(state, seat)


# --- 6.2 play a kingdom card -----------------------------------------------------------------


def play_options(state: DwarfsFallState, seat: int) -> list[Action]:
    """Beside a card, or onto one of the same symbol without dwarfs; the first card lies anywhere.

    Castles and monsters are never covered: see `may_cover`, which fills `config.covers`.
    """
    config, kingdoms = state.config, state.kingdoms
    hand, known = state.players[seat].hand, config.actions
    if not state.tops:
        return [known.plays(ORIGIN)[kind][0] for kind in hand]
    if not kingdoms.plays:
        kingdoms.plays += [known.plays(cell) for cell in kingdoms.edge]
    #: by what may cover it: cards without dwarfs
    onto: dict[tuple[bool, ...], list[tuple[tuple[Action, ...], ...]]] = {}
    found: list[Action] = []
    for kind in hand:
        for beside in kingdoms.plays:
            found += beside[kind]
        covers = config.covers[kind]
        if covers not in onto:
            onto[covers] = [
                known.plays(cell)
                for cell, top in state.tops.items()
                if covers[top >> 4] and cell not in state.dwarfs
            ]
        for above in onto[covers]:
            found += above[kind]
    return found


def why_no_cover(state: DwarfsFallState, kind: int, cell: int) -> str | None:
    """6.2: the reason why a card cannot be laid onto another."""
    top = state.tops[cell] >> 4
    if state.config.covers[kind][top]:
        return "why-cover-dwarfs" if cell in state.dwarfs else None
    if state.config.figures.is_monster[top]:
        return "why-cover-monster"
    return "why-cover-castle" if top == CASTLE else "why-cover-symbol"


def play(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.2: lay a card from the hand."""
    known = state.config.actions
    kind = known.kind_of[action.args[0]]
    cell = known.cell_of[action.args[1]]
    player = state.players[seat]
    player.hand = tuple([other for other in player.hand if other != kind])
    under = state.tops.get(cell)
    if under is not None:
        state.covered[cell] = (*state.covered.get(cell, ()), under)
    state.tops[cell] = card(kind, seat, int(action.args[2]))
    if under is None:
        state.card_laid(cell)
        cards.tell(state, "laid", seat, cell)
    else:
        state.cards_moved()
        cards.tell(state, "covered", seat, cell, {"kind2": KINDS[under >> 4]})


def why_not_play(state: DwarfsFallState, seat: int, action: Action) -> Message | None:
    known = state.config.actions
    kind = known.kind_of[action.args[0]]
    cell = known.cell_of[action.args[1]]
    if kind not in state.players[seat].hand:
        return Message("why-not-in-hand", {"kind": action.args[0]})
    if not state.tops:
        return Message("why-first-card")
    if cell in state.tops:
        reason = why_no_cover(state, kind, cell)
        kinds = {"kind": action.args[0], "kind2": KINDS[state.tops[cell] >> 4]}
        return Message(reason, kinds) if reason is not None else None
    if cell not in state.kingdoms.edge:
        return Message("why-not-beside", {"cell": action.args[1]})
    return None


# --- 6.3 place a dwarf -----------------------------------------------------------------------


def place_options(state: DwarfsFallState, seat: int) -> list[Action]:
    """Any card with a free space, wherever it lies."""
    known, full = state.kingdoms.places, state.full
    if not known:
        places = state.config.actions.place
        known += [places[cell] for cell in state.tops]
    if not full:
        return known
    return [action for cell, action in zip(state.tops, known, strict=True) if cell not in full]


def place(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.3: a dwarf from the supply."""
    cell = state.config.actions.cell_of[action.args[0]]
    state.players[seat].supply -= 1
    state.add_dwarfs(cell, seat, 1)
    if state.events is not None:
        cards.tell(state, "placed", seat, cell)


# --- 6.4 move a dwarf ------------------------------------------------------------------------


def move_options(state: DwarfsFallState, seat: int) -> list[Action]:
    """An own dwarf to the next card, past no wall, onto a free space."""
    full, paths, known = state.full, state.kingdoms.paths, state.kingdoms.moves
    found: list[Action] = []
    for cell in state.abroad[seat]:
        try:
            moves = known[cell]
        except KeyError:
            actions = state.config.actions
            moves = known[cell] = [actions.between("move", cell, end) for end in paths[cell]]
        if full and not full.isdisjoint(paths[cell]):
            ways = zip(paths[cell], moves, strict=True)
            moves = [action for end, action in ways if end not in full]
        found += moves
    return found


def move(state: DwarfsFallState, seat: int, action: Action) -> None:
    """6.4: one card far."""
    cell_of = state.config.actions.cell_of
    cell, beside = cell_of[action.args[0]], cell_of[action.args[1]]
    state.add_dwarfs(cell, seat, -1)
    state.add_dwarfs(beside, seat, 1)
    if state.events is not None:
        cards.tell(state, "moved", seat, beside, {"cell2": action.args[0]})


def recall_options(state: DwarfsFallState, seat: int) -> list[Action]:
    """Ruling 14.25, only with the option: own dwarfs on the table."""
    actions = state.config.actions
    return [actions.at("recall", cell) for cell in state.cells_of(seat)]


def recall(state: DwarfsFallState, seat: int, action: Action) -> None:
    """Ruling 14.25: a dwarf goes home."""
    cell = state.config.actions.cell_of[action.args[0]]
    state.add_dwarfs(cell, seat, -1)
    state.players[seat].supply += 1
    cards.tell(state, "recalled", seat, cell)


#: by verb
_PERFORM: dict[str, Callable[[DwarfsFallState, int, Action], None]] = {
    "play": play,
    "place": place,
    "move": move,
    "recall": recall,
}

#: by ogre card: why it finds no such target
_NO_TARGET = {
    "panic": "why-panic",
    "thief": "why-thief",
    "brute": "why-brute",
    "upkeep": "why-upkeep",
    "crown": "why-crown",
}


def why_not_act(state: DwarfsFallState, step: Step, seat: int, action: Action) -> Message | None:
    verb = action.verb
    if verb in OGRES:
        if OGRES.index(verb) not in state.players[seat].ogres.cards:
            return Message("why-no-ogre", {"ogre": verb})
        return Message(_NO_TARGET[verb])
    if verb not in ("play", "place", "move", "recall"):
        return None
    if verb == "recall" and not state.config.recall:
        return Message("why-no-recall")
    if state.used >= allowed(state, seat):
        return Message("why-no-actions", {"count": state.used})
    if verb == "play":
        return why_not_play(state, seat, action)
    cells = [state.config.actions.cell_of[name] for name in action.args]
    if verb == "place" and not state.players[seat].supply:
        return Message("why-no-supply")
    for cell, name in zip(cells, action.args, strict=True):
        if cell not in state.tops:
            return Message("why-no-card", {"cell": name})
    if verb != "place" and not state.own_dwarfs(cells[0], seat):
        return Message("why-no-dwarf", {"cell": action.args[0]})
    if verb == "move" and cells[1] not in state.kingdoms.paths[cells[0]]:
        return Message("why-wall", {"cell": action.args[0], "cell2": action.args[1]})
    return Message("why-full", {"cell": action.args[-1]})


# --- 7 resolve -------------------------------------------------------------------------------


def ready(state: DwarfsFallState, seat: int) -> list[int]:
    """7: cards with enough own dwarfs; each is resolved at most once."""
    need, tops, dwarfs = state.config.figures.need, state.tops, state.dwarfs
    return [
        cell
        for cell in state.cells_of(seat)
        if dwarfs[cell][seat] >= need[tops[cell] >> 4] and cell not in state.resolved
    ]


def resolve(state: DwarfsFallState, step: Step) -> None:
    """7: one task after the other; the order is asked for where it could matter."""
    seat = step.seat
    if state.config.auto_reveal:
        reveal_automatically(state, seat)
    cells = ready(state, seat)
    if not cells:
        if state.resolved and might_reveal(state, seat):
            state.push(WINDOW[seat])
        return
    if len(cells) > 1 or might_reveal(state, seat):
        state.push(ORDER[seat])
        return
    state.push(step)
    cards.carry_out(state, seat, cells[0])


def still_orders(state: DwarfsFallState, step: Step) -> tuple[int, ...]:
    """7: whoever has shown the goal that a single task waited for has nothing to choose."""
    seat = step.seat
    return (seat,) if not state.players[seat].revealed or len(ready(state, seat)) > 1 else ()


def resolve_on(state: DwarfsFallState, step: Step) -> None:
    state.push(RESOLVE[step.seat])


def order_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    actions = state.config.actions
    return [actions.at("resolve", cell) for cell in ready(state, seat)]


def order(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """7: this task next."""
    state.push(RESOLVE[seat])
    cards.carry_out(state, seat, state.config.actions.cell_of[action.args[0]])


def why_not_order(state: DwarfsFallState, step: Step, seat: int, action: Action) -> Message | None:
    if action.verb != "resolve":
        return None
    cell = state.config.actions.cell_of[action.args[0]]
    where = {"cell": action.args[0]}
    if cell in state.resolved:
        return Message("why-resolved", where)
    if cell not in state.tops:
        return Message("why-no-card", where)
    need = state.config.figures.need[kind_of(state.tops[cell])]
    here = state.dwarfs.get(cell)
    return Message("why-not-ready", {**where, "count": here[seat] if here else 0, "need": need})


def still_hides(state: DwarfsFallState, step: Step) -> tuple[int, ...]:
    """9: the window is for whoever has not shown the secret goal."""
    return () if state.players[step.seat].revealed else (step.seat,)


def window_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    return [PASS]


def pass_by(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """9: the secret goal stays secret."""


# --- 8 discard -------------------------------------------------------------------------------


def limit(state: DwarfsFallState, step: Step) -> None:
    """8: above the hand limit cards have to go; then the goal may be shown once more."""
    seat = step.seat
    if state.config.auto_reveal:
        reveal_automatically(state, seat)
    if state.players[seat].hand_size() > state.config.figures.hand_limit:
        state.push(DISCARD[seat])
    elif step.args and might_reveal(state, seat):
        state.push(WINDOW[seat])


def discard_options(state: DwarfsFallState, step: Step, seat: int) -> list[Action]:
    """8: gems and ogre cards; kingdom cards cannot be thrown away, though they count as hand."""
    known = state.config.actions
    player = state.players[seat]
    found = [known.discard_gem[gem] for gem, count in enumerate(player.gems) if count]
    return found + [known.discard_ogre[ogre] for ogre in dict.fromkeys(player.ogres.cards)]


def discard(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
    """8: a gem goes back to its pile, an ogre card to the discard pile."""
    name = action.args[0]
    if name in GEMS:
        cards.move_gems(state, state.players[seat], GEMS.index(name), -1)
        if state.events is not None:
            state.tell("gem-discarded", {"seat": seat, "gem": name})
    else:
        cards.drop_ogre(state, seat, OGRES.index(name))
        if state.events is not None:
            state.tell("ogre-discarded", {"seat": seat, "ogre": name})
    if state.events is not None:
        state.scene()
    state.push(LIMIT_AGAIN[seat])


def why_not_discard(
    state: DwarfsFallState, step: Step, seat: int, action: Action
) -> Message | None:
    if action.verb != "discard":
        return None
    name = action.args[0]
    key = "why-no-gem" if name in GEMS else "why-no-ogre"
    return Message(key, {"gem": name} if name in GEMS else {"ogre": name})


# --- 10 the end ------------------------------------------------------------------------------


def end_turn(state: DwarfsFallState, step: Step) -> None:
    """10: three goals make this round the last; it is played to its end."""
    seat, seats, config = step.seat, state.seats, state.config
    if config.auto_reveal:
        reveal_automatically(state, *[(seat + later) % seats for later in range(seats)])
    if not state.last_round and state.players[seat].goals_done() >= config.goals_to_end:
        state.last_round = True
        if state.events is not None:
            state.tell("last-round", {"seat": seat, "count": state.players[seat].goals_done()})
    following = (seat + 1) % seats
    if following == state.start:
        if state.last_round or state.round >= config.max_rounds:
            state.push(FINISH)
            return
        state.round += 1
    state.push(TURN[following])


def finish(state: DwarfsFallState, step: Step) -> None:
    """10: before the scoring every secret goal that can be shown is shown."""
    for seat in range(state.seats):
        if can_reveal(state, seat):
            reveal(state, seat)
    if state.events is not None:
        if not state.config.gems_public:
            show_gems(state)
        state.scene()
        best = state.winners()
        state.tell("game-over", {"seat_list": best, "count": len(best)})


def show_gems(state: DwarfsFallState) -> None:
    """11: gems that were hidden are counted openly."""
    for seat, player in enumerate(state.players):
        held = [GEMS[gem] for gem, count in enumerate(player.gems) for _ in range(count)]
        if held:
            state.tell("gems-shown", {"seat": seat, "gem_list": held})


#: the table of contents
STEPS = {
    # 5 a turn
    "turn": auto(turn),
    # 6 actions
    "actions": auto(actions),
    "act": decision(act_options, act, why_not_act, to_act=still_acts, discreet=True),
    # 7 resolve
    "resolve": auto(resolve),
    "order": decision(
        order_options, order, why_not_order, to_act=still_orders, then=resolve_on, discreet=True
    ),
    "trade": decision(cards.trade_options, cards.trade, cards.why_not_trade, discreet=True),
    "dig": decision(cards.dig_options, cards.dig, cards.why_not_dig, discreet=True),
    # 9 the window between 7 and 8, and the one after 8
    "window": decision(window_options, pass_by, to_act=still_hides, discreet=True),
    # 8 discard
    "limit": auto(limit),
    "discard": decision(discard_options, discard, why_not_discard, discreet=True),
    # 10 the end
    "end_turn": auto(end_turn),
    "finish": auto(finish),
}
