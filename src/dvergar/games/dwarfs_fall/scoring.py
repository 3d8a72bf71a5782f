"""The final scoring (rule 11), itemised; the same engine serves games and score pads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dvergar.games.dwarfs_fall.figures import GEMS, KINDS, SECRETS, Figures
from dvergar.games.dwarfs_fall.goals import holds
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.sheet import Line, Sheet


def trade_lines(figures: Figures, goals: Sequence[int]) -> list[Line]:
    return [
        Line("trade", figures.trade_points[goal], {"trade": figures.trade_ids[goal]})
        for goal in goals
    ]


def secret_lines(figures: Figures, secrets: Sequence[int]) -> list[Line]:
    return [
        Line("secret", figures.secret_points[goal], {"secret": SECRETS[goal]}) for goal in secrets
    ]


def monster_lines(figures: Figures, monsters: int) -> list[Line]:
    return [Line("monsters", monsters * figures.monster_points, {"count": monsters})]


def gem_lines(figures: Figures, gems: Sequence[int]) -> list[Line]:
    """By gem, how many are in the hand."""
    return [
        Line(name, gems[gem] * figures.gem_points[gem], {"count": gems[gem]})
        for gem, name in enumerate(GEMS)
    ]


def kingdom_lines(figures: Figures, kingdom: Mapping[int, int], sharers: int) -> list[Line]:
    """`kingdom`: by kind, how many cards belong to it. `sharers` is how many divide its points
    (option `shared_kingdom=split`)."""
    lines = [
        Line("kingdom", count * figures.points[kind], {"kind": KINDS[kind], "count": count})
        for kind, count in kingdom.items()
    ]
    if sharers > 1:
        whole = sum(line.points for line in lines)
        lines.append(Line("shared", whole // sharers - whole, {"count": sharers}))
    return lines


def tie_breakers(kingdom: int, dwarfs: int) -> tuple[int, int]:
    """11: of equal totals the larger kingdom wins, then more dwarfs in play; then they share."""
    return kingdom, dwarfs


def sheet(
    figures: Figures,
    *,
    goals: Sequence[int],
    secrets: Sequence[int],
    monsters: int,
    gems: Sequence[int],
    kingdom: Mapping[int, int],
    sharers: int,
    dwarfs: int,
) -> Sheet:
    """One player's sheet from what was achieved; `dwarfs` are those in play."""
    lines = [
        *trade_lines(figures, goals),
        *secret_lines(figures, secrets),
        *monster_lines(figures, monsters),
        *gem_lines(figures, gems),
        *kingdom_lines(figures, kingdom, sharers),
    ]
    return Sheet(tuple(lines), ties=tie_breakers(sum(kingdom.values()), dwarfs))


def counted_secrets(state: DwarfsFallState, seat: int) -> list[int]:
    """The secret goal, if it is shown or would be before the scoring."""
    player = state.players[seat]
    done = player.revealed or holds(state, seat, player.secret)
    return [player.secret] if done else []


def kingdom_kinds(state: DwarfsFallState, seat: int) -> dict[int, int]:
    """By kind: how many cards lie in the kingdom of a seat; only top cards count (ruling 14.4)."""
    kingdom = state.kingdoms.of(seat)
    kinds = sorted([state.tops[cell] >> 4 for cell in kingdom.cells]) if kingdom else []
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def kingdom_sharers(state: DwarfsFallState, seat: int) -> int:
    """How many divide the points of a kingdom: by the rulebook nobody does."""
    kingdom = state.kingdoms.of(seat)
    return len(kingdom.castles) if kingdom and state.config.split else 1


def score_sheet(state: DwarfsFallState, seat: int) -> Sheet:
    """The sheet of a seat, as if the game ended now."""
    player = state.players[seat]
    return sheet(
        state.config.figures,
        goals=player.goals,
        secrets=counted_secrets(state, seat),
        monsters=len(player.monsters),
        gems=player.gems,
        kingdom=kingdom_kinds(state, seat),
        sharers=kingdom_sharers(state, seat),
        dwarfs=state.config.figures.dwarfs - player.supply,
    )


def totals(state: DwarfsFallState) -> list[int]:
    """The total of every seat's sheet, without writing the sheets."""
    figures = state.config.figures
    scores: list[int] = []
    for seat, player in enumerate(state.players):
        score = len(player.monsters) * figures.monster_points
        score += sum([figures.trade_points[goal] for goal in player.goals])
        score += sum([figures.secret_points[goal] for goal in counted_secrets(state, seat)])
        for gem, count in enumerate(player.gems):
            score += count * figures.gem_points[gem]
        kingdom = state.kingdoms.of(seat)
        if kingdom is not None:
            score += kingdom.points // kingdom_sharers(state, seat)
        scores.append(score)
    return scores


def merits(state: DwarfsFallState) -> list[tuple[int, ...]]:
    """11: by seat the points, then the `tie_breakers`."""
    dwarfs = state.config.figures.dwarfs
    found: list[tuple[int, ...]] = []
    for seat, score in enumerate(totals(state)):
        kingdom = state.kingdoms.of(seat)
        size = len(kingdom.cells) if kingdom is not None else 0
        found.append((score, *tie_breakers(size, dwarfs - state.players[seat].supply)))
    return found
