"""Secret goals (rule 9): what each asks for, and when it may be shown.

A secret goal may be shown at any time: by the player whose turn it is at each of the own decisions,
by everybody else at whatever the others decide. Nothing that others can see depends on whether
somebody could: where the flow waits for it, it waits for all who might, as far as the table tells.
"""

from __future__ import annotations

from collections.abc import Callable

from dvergar.games.dwarfs_fall.actions import REVEAL
from dvergar.games.dwarfs_fall.figures import (
    EMERALD,
    GEMS,
    SECRETS,
)
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.action import Action
from dvergar.kernel.message import Message
from dvergar.kernel.step import Aside


def holds(state: DwarfsFallState, seat: int, secret: int) -> bool:
    """9: whether the condition of a secret goal is met now."""
    return _CONDITIONS[secret](state, seat, state.config.figures.secret_amount[secret])


def _builder(state: DwarfsFallState, seat: int, amount: int) -> bool:
    kingdom = state.kingdoms.of(seat)
    return kingdom is not None and len(kingdom.cells) >= amount


def _hunter(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return len(state.players[seat].monsters) >= amount


def _king(state: DwarfsFallState, seat: int, amount: int) -> bool:
    kingdom = state.kingdoms.of(seat)
    return kingdom is not None and kingdom.points >= amount


def _miner(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return min(state.players[seat].gems) >= amount


def _disguised_ogre(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return len(state.players[seat].ogres.cards) >= amount


def _explorer(state: DwarfsFallState, seat: int, amount: int) -> bool:
    """`amount` dwarves on each of so many monsters (`explorer_monsters` in table.toml)."""
    monsters, needed = state.kingdoms.monsters, state.config.figures.explorer_monsters
    abroad = state.abroad[seat]
    if len(monsters) < needed or len(abroad) < needed:
        return False
    explored = 0
    for cell in abroad:
        if cell in monsters and state.dwarfs[cell][seat] >= amount:
            explored += 1
    return explored >= needed


def _sorcerer(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return state.players[seat].gems[EMERALD] >= amount


def _miner_perhaps(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return sum(state.players[seat].gems) >= len(GEMS) * amount


def _sorcerer_perhaps(state: DwarfsFallState, seat: int, amount: int) -> bool:
    return sum(state.players[seat].gems) >= amount


_Condition = Callable[[DwarfsFallState, int, int], bool]
#: by secret goal
_CONDITIONS: list[_Condition] = [
    *(_builder, _hunter, _king, _miner),
    *(_disguised_ogre, _explorer, _sorcerer),
]
#: by secret goal: could it be met, as far as those can tell who do not see the gems?
_SEEMING: list[_Condition] = [
    *(_builder, _hunter, _king, _miner_perhaps),
    *(_disguised_ogre, _explorer, _sorcerer_perhaps),
]


def can_reveal(state: DwarfsFallState, seat: int) -> bool:
    player = state.players[seat]
    return not player.revealed and holds(state, seat, player.secret)


def might_reveal(state: DwarfsFallState, seat: int) -> bool:
    """12: could this seat show a goal, as far as everybody can see? Decides on whom to wait for."""
    config = state.config
    if state.players[seat].revealed or config.auto_reveal:
        return False
    seem = _CONDITIONS if config.gems_public else _SEEMING
    for secret, amount in enumerate(config.figures.secret_amount):
        if seem[secret](state, seat, amount) and not _is_shown(state, secret):
            return True
    return False


def _is_shown(state: DwarfsFallState, secret: int) -> bool:
    return any(player.revealed and player.secret == secret for player in state.players)


def reveal(state: DwarfsFallState, seat: int) -> None:
    """9: shown is done for good, and counts as a goal."""
    player = state.players[seat]
    player.revealed = True
    state.count_hiding()
    if state.events is not None:
        state.tell("revealed", {"seat": seat, "secret": SECRETS[player.secret]})
        state.scene()


def reveal_automatically(state: DwarfsFallState, *seats: int) -> None:
    """With the option `reveal=auto`: reveal the secret goals of these seats that are met."""
    for seat in seats:
        if can_reveal(state, seat):
            reveal(state, seat)


# --- at any time -----------------------------------------------------------------------------


def hiding(state: DwarfsFallState) -> tuple[int, ...]:
    """The others that still have a secret goal, whether they could show it or not."""
    return state.hiding[state.agenda[-1].seat]


def reveal_options(state: DwarfsFallState, seat: int) -> tuple[Action, ...]:
    player = state.players[seat]
    if player.revealed or not holds(state, seat, player.secret):
        return ()
    return (REVEAL,)


def reveal_besides(state: DwarfsFallState, seat: int, action: Action) -> None:
    reveal(state, seat)


def why_not_reveal(state: DwarfsFallState, seat: int, action: Action) -> Message:
    return Message("why-revealed" if state.players[seat].revealed else "why-secret-not-met")


#: 9: at any decision of the active player everybody may show a secret goal
ASIDES = (
    Aside(
        "reveal",
        seats=hiding,
        options=reveal_options,
        do=reveal_besides,
        why_not=why_not_reveal,
    ),
)
