"""The table in a terminal: drawn from a view, so that nothing secret can slip in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as RichText

from dvergar.games.dwarfs_fall.actions import NO_TRADE
from dvergar.games.dwarfs_fall.figures import (
    COLOURS,
    DIG,
    GEMS,
    KINDS,
    MINE,
    OGRES,
    SECRETS,
    SLAY,
)
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.kernel.action import Action
from dvergar.kernel.effects import worded
from dvergar.kernel.language import Text, plain_word

#: by seat
STYLES = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
_GEM_STYLES = {"gold": "yellow", "emerald": "green", "diamond": "cyan", "ruby": "red"}
_FADED = "bright_black"
_SHARED = "bright_white"
_THINGS = ("wall", "kingdom", "stack", "ogre", "monster", "goal", "hand")
#: by task: what is special about the cards that have it
_TOPICS = {MINE: "topic-mine", DIG: "topic-castle", SLAY: "topic-monster"}
#: a card on the map: so many signs between its left and right side
_INSIDE = 8

View = dict[str, Any]


# --- the map ---------------------------------------------------------------------------------


def _map(view: View, text: Text, game: DwarfsFall) -> RenderableType:
    """The cards as they lie, with x above and y at the left; lines are walls."""
    stacks = {(stack["x"], stack["y"]): stack for stack in view["stacks"]}
    if not stacks:
        return RichText(text("show-empty"), style=_FADED)
    columns = range(min(x for x, _ in stacks) - 1, max(x for x, _ in stacks) + 2)
    rows = range(min(y for _, y in stacks) - 1, max(y for _, y in stacks) + 2)
    head = RichText("    ")
    for x in columns:
        head.append(str(x).center(_INSIDE + 2), style=_FADED)
    lines = [head]
    for y in rows:
        block = [RichText(f"{y if number == 1 else '':>3} ", style=_FADED) for number in range(4)]
        for x in columns:
            stack = stacks.get((x, y))
            parts = _card(view, stack, text, game) if stack else [RichText(" " * (_INSIDE + 2))] * 4
            for line, part in zip(block, parts, strict=True):
                line.append_text(part)
        # the outer rows are only there to show that one can build on
        lines += block if any((x, y) in stacks for x in columns) else [block[1]]
    return RichText("\n").join([*lines, RichText(text("show-legend"), style=_FADED)])


def _card(view: View, stack: dict[str, Any], text: Text, game: DwarfsFall) -> list[RichText]:
    """Four lines: walls, name and height of the stack, dwarfs and what the task needs."""
    top = stack["cards"][-1]
    owners = view["regions"][stack["region"]]["owners"]
    style = _FADED if not owners else STYLES[owners[0]] if len(owners) == 1 else _SHARED
    upright = game.figures.upright[KINDS.index(top["kind"])]
    north, east, south, west = (upright[(side - top["rotation"]) % 4] for side in range(4))
    left, right = "┃" if west else " ", "┃" if east else " "
    height = f"×{len(stack['cards'])}" if len(stack["cards"]) > 1 else ""
    name = text(f"short-{top['kind']}")[: _INSIDE - len(height)]
    name_style = f"bold {STYLES[top['owner']]}" if top["kind"] == "castle" else "default"
    dwarfs = RichText(left, style)
    for seat, count in enumerate(stack["dwarfs"]):
        dwarfs.append(text(f"letter-{COLOURS[seat]}") * count, f"bold {STYLES[seat]}")
    dwarfs.append("·" * (stack["spaces"] - sum(stack["dwarfs"])), _FADED)
    dwarfs.append(f" {stack['need']}".ljust(_INSIDE - stack["spaces"]), _FADED)
    return [
        RichText(_border(north, west, east, "┏┓"), style),
        RichText(left, style)
        .append(name.ljust(_INSIDE - len(height)), name_style)
        .append(height)
        .append(right, style),
        dwarfs.append(right, style),
        RichText(_border(south, west, east, "┗┛"), style),
    ]


def _border(wall: int, west: int, east: int, corners: str) -> str:
    """The upper or lower side of a card."""
    left = corners[0] if wall and west else "╺" if wall else "╹" if west else "·"
    right = corners[1] if wall and east else "╸" if wall else "╹" if east else "·"
    if corners == "┏┓":
        left, right = left.replace("╹", "╻"), right.replace("╹", "╻")
    return left + ("━" if wall else " ") * _INSIDE + right


# --- the rest of the table -------------------------------------------------------------------


def draw(view: View, text: Text, game: DwarfsFall) -> RenderableType:
    """The whole table as one seat sees it."""
    parts: list[RenderableType] = [_headline(view, text), _map(view, text, game)]
    parts += [_players(view, text), _supply(view, text, game)]
    return Group(*parts)


def _titled(text: Text, title: str, about: str = "") -> str:
    """A title, a colon as the language writes it, and what it is about."""
    return f"{text('show-title', title=title)} {about}"


def _headline(view: View, text: Text) -> RichText:
    if view["over"]:
        return RichText(text("show-over"), style="bold")
    parts = [text("game-title"), text("show-round", round=view["round"])]
    if view["last_round"]:
        parts.append(text("show-last-round"))
    if view["phase"] == "actions":
        used = f"{view['used']}/{view['allowed']}"
        parts.append(_titled(text, text("show-actions"), used))
    return RichText(" – ".join(parts), style="bold")


def _name(text: Text, view: View, seat: int) -> RichText:
    style = f"bold {STYLES[seat]}" + (" reverse" if seat == view["you"] else "")
    mark = RichText("▶ " if seat in view["to_act"] else "  ", style="bold yellow")
    # actions name players by their number
    letter = text(f"letter-{COLOURS[seat]}")
    return mark.append(f"{seat + 1}. {text.name(seat)} ({letter})", style=style)


def _gems(counts: dict[str, int] | None, count: int, text: Text) -> RichText:
    """Gems by kind, or only their number where the kinds are hidden."""
    if counts is None:
        return RichText(f"? × {count}")
    parts = [
        RichText(f"{text(f'gem-{gem}')} {number}", style=_GEM_STYLES[gem])
        for gem, number in counts.items()
        if number
    ]
    return RichText(", ").join(parts) if parts else RichText("–", style=_FADED)


def _players(view: View, text: Text) -> Table:
    """One line a player."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    for head in ("dwarfs", "hand", "gems", "ogres", "goals", "kingdom", "points"):
        table.add_column(text(f"show-{head}"))
    for seat, player in enumerate(view["players"]):
        own = next((region for region in view["regions"] if seat in region["owners"]), None)
        goals = [text(f"trade-{goal}") for goal in player["goals"]]
        goals += [text(f"secret-{player['secret']}")] if player["revealed"] else []
        if player["monsters"]:
            goals.append(text("show-monsters", count=len(player["monsters"])))
        ogres = [text(f"ogre-{o}") if o != "?" else "?" for o in player["ogres"]]
        table.add_row(
            _name(text, view, seat),
            str(player["supply"]),
            ", ".join(text(f"short-{kind}") for kind in player["hand"]) or "–",
            _gems(player["gems"], player["gem_count"], text),
            ", ".join(ogres) or "–",
            ", ".join(goals) or "–",
            f"{own['points']} ({own['cards']})" if own else "–",
            str(player["score"]),
        )
    return table


def _cost(trade: str, text: Text, game: DwarfsFall) -> str:
    cost = game.figures.cost[game.figures.trade_of[trade]]
    parts = [f"{text(f'gem-{gem}')} {n}" for gem, n in zip(GEMS, cost, strict=True) if n]
    return ", ".join(parts)


def _trade(trade: str, text: Text, game: DwarfsFall) -> str:
    """A trade goal: its name, what it costs and what it is worth."""
    points = game.figures.trade_points[game.figures.trade_of[trade]]
    return text("offer-trade", trade=trade, cost=_cost(trade, text, game), points=points)


def _supply(view: View, text: Text, game: DwarfsFall) -> Table:
    """What everybody may get."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style=_FADED)
    table.add_column()
    for number, trade in enumerate(view["trades"]):
        title = text("show-trades") if number == 0 else ""
        table.add_row(title, f"{trade} {_trade(trade, text, game)}")
    table.add_row(text("show-piles"), _gems(view["piles"], 0, text))
    gone = ", ".join(text(f"ogre-{ogre}") for ogre in view["ogre_discard"])
    pile = str(view["ogre_deck"])
    if gone:
        pile += f" ({_titled(text, text('show-ogre-discard'), gone)})"
    table.add_row(text("show-ogre-deck"), pile)
    if view["you"] is not None:
        secret = view["players"][view["you"]]["secret"]
        about = _titled(text, text(f"secret-{secret}"), _secret(secret, text, game))
        table.add_row(text("show-secret"), about)
    return table


def _secret(secret: str, text: Text, game: DwarfsFall) -> str:
    """What a secret goal asks for and is worth."""
    number = SECRETS.index(secret)
    figures = game.figures
    return text(
        f"topic-{secret}",
        amount=figures.secret_amount[number],
        points=figures.secret_points[number],
        monsters=figures.explorer_monsters,
    )


# --- words -----------------------------------------------------------------------------------


def about(action: Action, text: Text, game: DwarfsFall) -> str:
    """What a trade goal costs and is worth; other actions say enough by themselves."""
    if action.verb != "trade" or action == NO_TRADE:
        return ""
    trade = action.args[0]
    points = game.figures.trade_points[game.figures.trade_of[trade]]
    return text("about-trade", cost=_cost(trade, text, game), points=points)


def hint(legal: Sequence[Action], text: Text) -> str:
    """Only the actions of a turn are too many to list."""
    return text("hint-act", example=str(legal[len(legal) // 2]))


def explain(word: str, text: Text, game: DwarfsFall) -> str | None:
    """What a card or another thing on the table is; None if there is no such thing."""
    return _glossary(text, game).get(plain_word(word))


def _kind(kind: int, text: Text, game: DwarfsFall) -> str:
    """What a kingdom card is good for: its task, and what is special about it."""
    figures = game.figures
    task = text("task", need=figures.need[kind], effect=worded(figures.effect[kind]))
    topic = _TOPICS.get(figures.task[kind])
    return f"{task} {text(topic, points=figures.monster_points)}" if topic else task


def _glossary(text: Text, game: DwarfsFall) -> dict[str, str]:
    """Every word on the table, without accents and capitals, and what it means."""
    found: dict[str, str] = {}
    for number, kind in enumerate(KINDS):
        about = _kind(number, text, game)
        found |= dict.fromkeys((kind, text(f"kind-{kind}"), text(f"short-{kind}")), about)
    for thing in _THINGS:
        about = text(f"topic-{thing}", points=game.figures.monster_points)
        found |= dict.fromkeys((thing, text(f"thing-{thing}")), about)
    for ogre in OGRES:
        about = _titled(text, text(f"ogre-{ogre}"), text(f"topic-{ogre}"))
        found |= dict.fromkeys((ogre, text(f"ogre-{ogre}")), about)
    for secret in SECRETS:
        about = _titled(text, text(f"secret-{secret}"), _secret(secret, text, game))
        found |= dict.fromkeys((secret, text(f"secret-{secret}")), about)
    for trade in game.figures.trade_ids:
        found |= dict.fromkeys((trade, text(f"trade-{trade}")), _trade(trade, text, game))
    return {plain_word(word): about for word, about in found.items()}


def topics(text: Text, game: DwarfsFall) -> list[str]:
    """Words that `explain` knows, for the help."""
    words = [text(f"thing-{thing}") for thing in _THINGS]
    words += [text(f"kind-{kind}") for kind in KINDS]
    words += [text(f"ogre-{ogre}") for ogre in OGRES]
    return words + [text(f"secret-{secret}") for secret in SECRETS]
