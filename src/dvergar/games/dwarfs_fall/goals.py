"""Secret goals (rule 9): what each asks for, and when it may be shown.

A secret goal may be shown at any time: by the player whose turn it is at each of the own decisions,
by everybody else at whatever the others decide. Nothing that others can see depends on whether
somebody could: where the flow waits for it, it waits for all who might, as far as the table tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dvergar.games.dwarfs_fall.actions import REVEAL
from dvergar.games.dwarfs_fall.figures import (
    BUILDER,
    DISGUISED_OGRE,
    EMERALD,
    GEMS,
    HUNTER,
    KING,
    MAX_SEATS,
    MINER,
    SECRETS,
    SORCERER,
)
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.message import Message
from dvergar.kernel.step import Step, StepKind, decision

#: on how many monsters the explorer's dwarfs have to stand
_MONSTERS_EXPLORED = 2
#: where the flow goes on when a goal was shown instead of deciding
_RESUME = {
    "act": [Step("actions", seat) for seat in range(MAX_SEATS)],
    "order": [Step("resolve", seat) for seat in range(MAX_SEATS)],
}


def holds(state: DwarfsFallState, seat: int, secret: int) -> bool:
    """9: is the condition of a secret goal met now?"""
    player = state.players[seat]
    amount = state.config.figures.secret_amount[secret]
    if secret in (BUILDER, KING):
        kingdom = state.kingdoms.of(seat)
        if kingdom is None:
            return False
        return (len(kingdom.cells) if secret == BUILDER else kingdom.points) >= amount
    if secret == HUNTER:
        return len(player.monsters) >= amount
    if secret == MINER:
        return min(player.gems) >= amount
    if secret == SORCERER:
        return player.gems[EMERALD] >= amount
    if secret == DISGUISED_OGRE:
        return len(player.ogres) >= amount
    return explored(state, seat, amount) >= _MONSTERS_EXPLORED


def explored(state: DwarfsFallState, seat: int, amount: int) -> int:
    """On how many monsters does a seat have so many dwarfs?"""
    is_monster = state.config.figures.is_monster
    return sum(
        [
            here[seat] >= amount and is_monster[state.tops[cell] >> 4]
            for cell, here in state.dwarfs.items()
        ]
    )


def can_reveal(state: DwarfsFallState, seat: int) -> bool:
    player = state.players[seat]
    return not player.revealed and holds(state, seat, player.secret)


def might_reveal(state: DwarfsFallState, seat: int) -> bool:
    """12: could this seat show a goal, as far as everybody can see? Decides on whom to wait for."""
    if state.players[seat].revealed or state.config.auto_reveal:
        return False
    shown = [player.secret for player in state.players if player.revealed]
    return any(
        secret not in shown and _seems_to_hold(state, seat, secret)
        for secret in range(len(SECRETS))
    )


def _seems_to_hold(state: DwarfsFallState, seat: int, secret: int) -> bool:
    """Whether a condition is met, or where that is hidden, whether it could be."""
    if state.config.gems_public or secret not in (MINER, SORCERER):
        return holds(state, seat, secret)
    each = len(GEMS) if secret == MINER else 1
    return sum(state.players[seat].gems) >= each * state.config.figures.secret_amount[secret]


def reveal(state: DwarfsFallState, seat: int) -> None:
    """9: shown is done for good, and counts as a goal."""
    player = state.players[seat]
    player.revealed = True
    if state.events is not None:
        state.tell("revealed", {"seat": seat, "secret": SECRETS[player.secret]})


def reveal_by_itself(state: DwarfsFallState, *seats: int) -> None:
    """Option `reveal=auto`: whoever can show a goal in this window does."""
    if state.config.auto_reveal:
        for seat in seats:
            if can_reveal(state, seat):
                reveal(state, seat)


# --- windows ---------------------------------------------------------------------------------


def watchers(state: DwarfsFallState, step: Step) -> tuple[int, ...]:
    """The other seats that still have a secret goal, whether they could show it or not."""
    if not state.config.ask_others:
        return ()
    return tuple(
        [
            seat
            for seat, player in enumerate(state.players)
            if not player.revealed and seat != step.seat
        ]
    )


def window(
    options: Callable[[DwarfsFallState, Step, int], list[Action]],
    choose: Callable[[DwarfsFallState, Step, int, Action], None],
    explain: Callable[[DwarfsFallState, Step, int, Action], Message | None],
) -> StepKind:
    """A decision of the active player at which everybody may show a secret goal."""

    def options_and_reveal(state: DwarfsFallState, step: Step, seat: int) -> Sequence[Action]:
        found = options(state, step, seat) if seat == step.seat else []
        if can_reveal(state, seat):
            found.append(REVEAL)
        return found

    def choose_or_reveal(state: DwarfsFallState, step: Step, seat: int, action: Action) -> None:
        if action.verb != "reveal":
            choose(state, step, seat, action)
            return
        if seat != step.seat:
            state.push(step)
        elif step.name in _RESUME:
            state.push(_RESUME[step.name][seat])
        elif step.name != "window":
            state.push(step)
        reveal(state, seat)

    def explain_reveal(
        state: DwarfsFallState, step: Step, seat: int, action: Action
    ) -> Message | None:
        if action.verb == "reveal":
            done = state.players[seat].revealed
            return Message("why-revealed" if done else "why-secret-not-met")
        if seat != step.seat:
            return Message("why-not-your-turn", {"seat_list": [step.seat]})
        return explain(state, step, seat, action)

    return decision(
        options_and_reveal, choose_or_reveal, explain_reveal, may_act=watchers, discreet=True
    )
