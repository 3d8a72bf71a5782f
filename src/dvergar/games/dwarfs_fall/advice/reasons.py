"""What speaks for an action, in words: kingdoms, tasks, goals, and what it does to others.

Everything here is read from what the seat may know. What moves on the table is tried on a copy;
what chance decides (the thief's gem, the next ogre, the next trade goal) is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dvergar.games.dwarfs_fall import cards, rules
from dvergar.games.dwarfs_fall.actions import NO_DIG, NO_TRADE, seat_of
from dvergar.games.dwarfs_fall.advice.forecast import secret_part
from dvergar.games.dwarfs_fall.advice.worth import Wishes, open_points
from dvergar.games.dwarfs_fall.figures import (
    DIG,
    EXPLORER,
    GEM,
    GEMS,
    KINDS,
    MINER,
    NOTHING,
    OGRE,
    SECRETS,
    SLAY,
    TRADE,
)
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.message import Args, Message

#: a goal that more gems are missing for is not mentioned
_NEAR: Final = 1


def reasons(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """What speaks for a legal action, the weightiest first."""
    return _REASONS[action.verb](state, seat, action)


# --- cards and kingdoms ----------------------------------------------------------------------


def _of_card(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """A card that is laid: what it does to kingdoms, and what is new on the table."""
    after = _tried(state, seat, action)
    found = [*_kingdoms(state, after, seat), *_secret(state, after, seat)]
    kind = state.config.actions.kind_of[action.args[0]]
    if not state.config.figures.is_monster[kind] and kind not in _kinds(state):
        found.append(Message("reason-first", {"kind": KINDS[kind]}))
    return found


def _tried(state: DwarfsFallState, seat: int, action: Action) -> DwarfsFallState:
    """A copy in which an action of the turn was done, and nothing that follows from it."""
    after = state.copy()
    rules.act(after, after.agenda.pop(), seat, action)
    return after


def _kinds(state: DwarfsFallState) -> set[int]:
    """The kinds that lie on top somewhere."""
    return {top >> 4 for top in state.tops.values()}


def _kingdoms(before: DwarfsFallState, after: DwarfsFallState, seat: int) -> list[Message]:
    """The own kingdom first, then what the others lose."""
    found: list[Message] = []
    gain = _kingdom_points(after, seat) - _kingdom_points(before, seat)
    if gain > 0:
        found.append(Message("reason-kingdom", {"gain": f"+{gain}", "count": gain}))
    if after.kingdoms.castle_actions[seat] > before.kingdoms.castle_actions[seat]:
        found.append(Message("reason-extra-action"))
    for other in range(before.seats):
        if other != seat:
            found += _neighbour(before, after, seat, other)
    return found


def _kingdom_points(state: DwarfsFallState, seat: int) -> int:
    kingdom = state.kingdoms.of(seat)
    return kingdom.points if kingdom is not None else 0


def _neighbour(
    before: DwarfsFallState, after: DwarfsFallState, seat: int, other: int
) -> list[Message]:
    """What becomes of a rival's kingdom."""
    then, now = before.kingdoms.of(other), after.kingdoms.of(other)
    if then is None or now is None:
        return []
    who: Args = {"seat2": other}
    found: list[Message] = []
    if seat in now.castles and seat not in then.castles:
        found.append(Message("reason-shared", who))
    if seat not in now.castles and now.points < then.points:
        lost = then.points - now.points
        found.append(Message("reason-loses", {**who, "gain": f"−{lost}", "count": lost}))
    if now.giant and not then.giant:
        found.append(Message("reason-giant", who))
    gems = after.config.figures.gem
    if now.dragon and not then.dragon and any(gems[after.tops[c] >> 4] >= 0 for c in now.cells):
        found.append(Message("reason-dragon", who))
    return found


def _secret(before: DwarfsFallState, after: DwarfsFallState, seat: int) -> list[Message]:
    """A step towards the seat's secret goal, or all of it."""
    player = before.players[seat]
    missing = _secret_missing(after, seat)
    if player.revealed or missing >= _secret_missing(before, seat):
        return []
    secret = SECRETS[player.secret]
    if missing:
        return [Message("reason-secret", {"secret": secret, "count": missing})]
    return [Message("reason-secret-met", {"secret": secret})]


def _secret_missing(state: DwarfsFallState, seat: int) -> int:
    """How many cards, points, gems, … are missing for the secret goal."""
    secret = state.players[seat].secret
    figures = state.config.figures
    whole = figures.secret_amount[secret]
    if secret == MINER:
        whole *= len(GEMS)
    elif secret == EXPLORER:
        whole *= figures.explorer_monsters
    return max(round(whole * (1.0 - secret_part(state, seat, secret))), 0)


# --- tasks -----------------------------------------------------------------------------------


def _of_dwarf(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """An own dwarf who comes to a card: the task that is then done or nearer."""
    cell = state.config.actions.cell_of[action.args[-1]]
    after = _tried(state, seat, action)
    return [*_comes(state, after, seat, cell), *_secret(state, after, seat)]


def _comes(before: DwarfsFallState, after: DwarfsFallState, seat: int, cell: int) -> list[Message]:
    figures = before.config.figures
    kind = before.tops[cell] >> 4
    missing = figures.need[kind] - after.own_dwarfs(cell, seat)
    if missing == 0:
        return _task(after, seat, cell)
    found = _blocked(before, after, seat, cell)
    if 0 < missing <= figures.spaces[kind] - sum(after.dwarfs[cell]):
        found.append(Message("reason-waits", {"kind": KINDS[kind], "count": missing}))
    return found


def _blocked(
    before: DwarfsFallState, after: DwarfsFallState, seat: int, cell: int
) -> list[Message]:
    """Whose dwarfs there have no longer room for enough of them."""
    there = {"kind": KINDS[before.tops[cell] >> 4]}
    return [
        Message("reason-blocks", {"seat2": other, **there})
        for other in range(before.seats)
        if other != seat
        and before.own_dwarfs(cell, other)
        and _has_room(before, cell, other)
        and not _has_room(after, cell, other)
    ]


def _has_room(state: DwarfsFallState, cell: int, seat: int) -> bool:
    """Whether a seat could bring as many dwarfs to a card as its task needs."""
    figures = state.config.figures
    kind = state.tops[cell] >> 4
    others = sum(state.dwarfs.get(cell, ())) - state.own_dwarfs(cell, seat)
    return figures.need[kind] <= figures.spaces[kind] - others


def _of_task(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    return _task(state, seat, state.config.actions.cell_of[action.args[0]])


def _task(state: DwarfsFallState, seat: int, cell: int) -> list[Message]:
    """What a task brings for which there are enough dwarfs."""
    figures = state.config.figures
    task = figures.task[state.tops[cell] >> 4]
    if task == OGRE:
        return [Message("reason-ogre")] if state.ogre_deck or state.ogre_discard else []
    wishes = Wishes(state, seat)
    if task == TRADE:
        best = max(
            [goal for goal in state.trade_row if cards.affordable(state, seat, goal)],
            key=wishes.net.__getitem__,
            default=NOTHING,
        )
        return [] if best == NOTHING else [_bought(state, best), *_goals(state, seat)]
    if task == DIG:
        stack, _ = wishes.best_dig(cell)
        return [] if stack == NOTHING else [_dug(state, stack)]
    return _gains(state, seat, cell, task)


def _gains(state: DwarfsFallState, seat: int, cell: int, task: int) -> list[Message]:
    """Gems of a mine, or a monster's trophy: nothing of that is chance."""
    figures = state.config.figures
    kind = state.tops[cell] >> 4
    after = state.copy()
    cards.carry_out(after, seat, cell)
    found: list[Message] = []
    if task == SLAY:
        args: Args = {"kind": KINDS[kind], "points": figures.monster_points}
        found += [Message("reason-slays", args), *_kingdoms(state, after, seat)]
    elif task == GEM:
        gem = figures.gem[kind]
        count = state.piles[gem] - after.piles[gem]
        if count:
            gems: Args = {"gem": GEMS[gem], "count": count}
            last = not after.piles[gem]
            found.append(Message("reason-last-gems" if last else "reason-gems", gems))
            found += _nearer(state, after, seat)
    return [*found, *_secret(state, after, seat)]


def _nearer(before: DwarfsFallState, after: DwarfsFallState, seat: int) -> list[Message]:
    """The best open goal that can then be paid, or nearly."""
    figures = before.config.figures
    near = [
        (_gems_missing(after, seat, goal), -figures.trade_points[goal], goal)
        for goal in before.trade_row
        if _gems_missing(after, seat, goal) < _gems_missing(before, seat, goal)
    ]
    missing, _, goal = min(near, default=(_NEAR + 1, 0, NOTHING))
    if missing > _NEAR:
        return []
    args: Args = {"trade": figures.trade_ids[goal]}
    return [Message("reason-short" if missing else "reason-pays", args)]


def _gems_missing(state: DwarfsFallState, seat: int, goal: int) -> int:
    cost, own = state.config.figures.cost[goal], state.players[seat].gems
    return sum(max(asked - held, 0) for asked, held in zip(cost, own, strict=True))


# --- goals -----------------------------------------------------------------------------------


def _of_trade(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    if action == NO_TRADE:
        return []
    goal = state.config.figures.trade_of[action.args[0]]
    return [_bought(state, goal), *_goals(state, seat)]


def _bought(state: DwarfsFallState, goal: int) -> Message:
    """A trade goal, and what it is worth beyond the gems that it costs."""
    figures = state.config.figures
    price = sum(n * each for n, each in zip(figures.cost[goal], figures.gem_points, strict=True))
    more = figures.trade_points[goal] - price
    return Message("reason-buys", {"trade": figures.trade_ids[goal], "points": more})


def _goals(state: DwarfsFallState, seat: int) -> list[Message]:
    """The how manieth goal it would be."""
    count = state.players[seat].goals_done() + 1
    needed = state.config.goals_to_end
    if state.last_round or count > needed:
        return []
    if count == needed:
        return [Message("reason-last-round")]
    return [Message("reason-goal", {"count": count, "needed": needed})]


def _of_reveal(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    points = state.config.figures.secret_points[state.players[seat].secret]
    gained = Message("reason-points", {"points": points})
    return [gained, *_goals(state, seat)]


def _of_pass(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """A goal that would end the game is held back by those who are behind."""
    player = state.players[seat]
    ends = not state.last_round and player.goals_done() + 1 >= state.config.goals_to_end
    points = [open_points(state, other) for other in range(state.seats)]
    return [Message("reason-behind")] if ends and points[seat] < max(points) else []


# --- digging and discarding ------------------------------------------------------------------


def _of_dig(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    if action == NO_DIG:
        return []
    after = state.copy()
    cards.dig(after, after.agenda.pop(), seat, action)
    stack = state.config.actions.cell_of[action.args[0]]
    changed = [*_kingdoms(state, after, seat), *_secret(state, after, seat)]
    return [_dug(state, stack), *changed]


def _dug(state: DwarfsFallState, stack: int) -> Message:
    return Message("reason-digs", {"kind": KINDS[state.covered[stack][-1] >> 4]})


def _of_discard(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """What one can do without: the surplus of a gem, or what is worth little."""
    name = action.args[0]
    if name not in GEMS:
        return [Message("reason-no-points")]
    gem = GEMS.index(name)
    figures = state.config.figures
    wanted = max([figures.cost[goal][gem] for goal in state.trade_row], default=0)
    if state.players[seat].gems[gem] > wanted:
        return [Message("reason-surplus", {"gem": name})]
    return [Message("reason-worth", {"gem": name, "points": figures.gem_points[gem]})]


# --- ogres -----------------------------------------------------------------------------------


def _of_thief(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    return [Message("reason-steals", {"seat2": seat_of(action.args[0])})]


def _of_crown(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    victim = seat_of(action.args[0])
    count = len(state.players[victim].ogres.cards)
    return [Message("reason-takes", {"seat2": victim, "count": count})]


def _of_ogre(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """Upkeep, panic, brute: whose dwarfs come, and whose tasks are no longer done."""
    after = _tried(state, seat, action)
    found: list[Message] = []
    for cell in state.tops:
        if after.dwarfs.get(cell) != state.dwarfs.get(cell):
            found += _changed(state, after, seat, cell)
    return [*found, *_secret(state, after, seat)]


def _changed(
    before: DwarfsFallState, after: DwarfsFallState, seat: int, cell: int
) -> list[Message]:
    """Other dwarfs stand on a card."""
    there = {"kind": KINDS[before.tops[cell] >> 4]}
    found: list[Message] = []
    if after.own_dwarfs(cell, seat) > before.own_dwarfs(cell, seat):
        found += _comes(before, after, seat, cell)
    elif _has_room(after, cell, seat) and not _has_room(before, cell, seat):
        found.append(Message("reason-room", there))
    for other in range(before.seats):
        gone = before.own_dwarfs(cell, other) - after.own_dwarfs(cell, other)
        if other != seat and gone > 0:
            found.append(Message("reason-drives-off", {"seat2": other, "count": gone, **there}))
    return found


# --- the end of the actions ------------------------------------------------------------------


def _of_end(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """What the tasks bring that are ready."""
    found: list[Message] = []
    for cell in rules.ready(state, seat):
        found += _task(state, seat, cell)
    return found


def _of_recall(state: DwarfsFallState, seat: int, action: Action) -> list[Message]:
    """A dwarf who waits in vain is free for another task."""
    cell = state.config.actions.cell_of[action.args[0]]
    return [] if _has_room(state, cell, seat) else [Message("reason-in-vain")]


_REASONS: dict[str, Callable[[DwarfsFallState, int, Action], list[Message]]] = {
    "play": _of_card,
    "place": _of_dwarf,
    "move": _of_dwarf,
    "recall": _of_recall,
    "upkeep": _of_ogre,
    "panic": _of_ogre,
    "brute": _of_ogre,
    "thief": _of_thief,
    "crown": _of_crown,
    "end": _of_end,
    "resolve": _of_task,
    "trade": _of_trade,
    "dig": _of_dig,
    "discard": _of_discard,
    "reveal": _of_reveal,
    "pass": _of_pass,
}
