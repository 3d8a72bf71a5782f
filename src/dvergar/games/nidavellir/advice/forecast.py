"""How a game will probably end: each seat's expected score and chance, at the start of a round.

A score is expected from what lies on the table: for each feature of an army a weight, which
depends on how many rounds are left. The weights in `data/forecast.toml` were fitted to games
of bots by `tools/fit.py`; the names there are those of FEATURES here.
"""

from __future__ import annotations

from collections.abc import Sequence

from dvergar.games.nidavellir.figures import CLASSES, TAVERNS
from dvergar.games.nidavellir.state import EMPTY, NOWHERE, NidavellirState
from dvergar.kernel.forecast import Fitting, Weights, chances_of

#: what an army is described by, in the order of `describe`
FEATURES = (
    "start",
    "warrior_points",
    "warriors",
    "majority_coin",
    "majority",
    "hunters_squared",
    "hunters",
    "miners_times_points",
    "miners",
    "miner_points",
    "blacksmiths_squared",
    "blacksmiths",
    "explorer_points",
    "explorers",
    "idunn_explorers",
    "coins",
    "highest_coin",
    "middle_coins",
    "hero_points",
    "brothers",
    "astrid_coin",
    "heroes",
    "next_line",
    "line_after",
    "next_line_far",
    "third_line",
    "grid",
    "uline",
    "thrud",
    "ylud",
    "special_gem",
    "gem",
    *[f"{name}_lead" for name in CLASSES],
)
#: how much a line is still worth for each rank that is missing
NEAR = tuple(0.6**missing for missing in range(40))
FAR = tuple(0.75**missing for missing in range(40))
THIRD = tuple(0.8**missing for missing in range(40))

FITTING = Fitting(
    slips=(0.0, 0.08, 0.16),
    variety=({"edition": "fr"}, {"edition": "de"}, {"edition": "de"}, {"edition": "de"}),
)
WEIGHTS = Weights("dvergar.games.nidavellir", FEATURES)


def turns_left(state: NidavellirState) -> int:
    """How many cards each seat still takes, the current one included."""
    here = TAVERNS - max(state.tavern, 0) if state.taverns[-1] else 0
    return rounds_left(state) * TAVERNS + here


def rounds_left(state: NidavellirState) -> int:
    """How many rounds come after this one."""
    rounds = state.config.rounds
    return (rounds - state.round) + (rounds if state.age == 1 else 0)


def leads(state: NidavellirState) -> list[list[float]]:
    """By seat and class: from -1 to 1, how far before the best of the others."""
    found: list[list[float]] = [[] for _ in state.players]
    for column in range(len(CLASSES)):
        ranks = [player.ranks[column] for player in state.players]
        ordered = sorted(ranks)
        best, second = ordered[-1], ordered[-2]
        for seat, own in enumerate(ranks):
            lead = own - (best if own < best else second)
            found[seat].append(1.0 if lead > 1 else -1.0 if lead < -1 else 0.5 * lead)
    return found


def describe(state: NidavellirState, seat: int, lead: Sequence[float]) -> list[float]:
    """The features of a seat's army."""
    figures = state.config.figures
    player = state.players[seat]
    warriors, hunters, miners, smiths, explorers = ranks = player.ranks
    points = player.points
    heroes = player.heroes
    value = figures.coin_value
    coins = sorted([value[coin] for coin in player.coins()])
    highest = coins[-1]
    hero_points = brothers = idunn = astrid = grid = thrud = ylud = 0
    for hero in heroes:
        hero_points += figures.hero_worth[hero]
        power = figures.hero_power[hero]
        if power == "brother":
            brothers += 1
        elif power == "bonus_per_rank":
            idunn = explorers
        elif power == "highest_coin":
            astrid = highest
        elif power == "transform":
            grid = 1
        elif power == "always_on_top":
            thrud = 1
        elif power == "placed_at_end_of_age":
            ylud = 1
    recruited = len(heroes)
    first = second = third = 0
    for own in ranks:
        missing = recruited + 3 - own
        if missing > 0:
            third += missing
            if missing > 1:
                second += missing - 1
                if missing > 2:
                    first += missing - 2
    special = player.gem == figures.special_gem
    contest = state.age == 1
    return [
        1.0,
        points[0],
        warriors,
        highest * lead[0],
        lead[0],
        hunters * hunters,
        hunters,
        miners * points[2],
        miners,
        points[2],
        smiths * smiths,
        smiths,
        points[4],
        explorers,
        idunn,
        sum(coins),
        highest,
        coins[-2] + coins[-3],
        hero_points + figures.brothers_points[brothers],
        brothers,
        astrid,
        recruited,
        NEAR[first],
        NEAR[second],
        FAR[first],
        THIRD[third],
        grid,
        player.uline,
        thrud,
        ylud,
        special,
        0 if special else player.gem,
        *(lead if contest else (0, 0, 0, 0, 0)),
    ]


def expected_scores(state: NidavellirState) -> list[float]:
    """The final score that each seat can expect."""
    weights = WEIGHTS.of(state.seats, rounds_left(state) + 1)
    return [
        sum([a * b for a, b in zip(army, weights, strict=False)]) for army in describe_all(state)
    ]


def chances(state: NidavellirState) -> list[float]:
    """Each seat's chance of winning."""
    spread = WEIGHTS.of(state.seats, rounds_left(state) + 1)[-1]
    return chances_of(expected_scores(state), spread)


def describe_all(state: NidavellirState) -> list[list[float]]:
    lead = leads(state)
    return [describe(state, seat, lead[seat]) for seat in range(state.seats)]


def sample(state: NidavellirState) -> tuple[int, list[list[float]]] | None:
    """The stage of a game and the features of all armies, where they can be judged."""
    if state.is_over:
        return 0, describe_all(state)
    return (rounds_left(state) + 1, describe_all(state)) if is_start_of_round(state) else None


def is_start_of_round(state: NidavellirState) -> bool:
    """Whether the cards have been dealt and no seat has bid yet."""
    return (
        state.tavern == NOWHERE
        and state.agenda[-1].name == "bid"
        and all(player.board[0] == EMPTY for player in state.players)
    )
