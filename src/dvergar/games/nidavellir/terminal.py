"""The table in a terminal: drawn from a view, so that nothing secret can slip in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as RichText

from dvergar.games.nidavellir.figures import CLASSES, LETTERS, Figures
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.action import Action
from dvergar.kernel.language import Text, plain_word

COLOURS = {"W": "red", "H": "green", "M": "dark_orange", "B": "magenta", "E": "blue"}
_COIN = "yellow"
_HERO = "bold bright_white"
_FADED = "bright_black"
_THINGS = ("coin", "gem", "pouch", "treasury", "line", "tavern")

View = dict[str, Any]


# --- the parts -------------------------------------------------------------------------------


def _card(card: str) -> RichText:
    """A card of a tavern or deck: `W9` in the warriors' colour, `+3`, `?`."""
    if card == "?":
        return RichText("?", style=_FADED)
    if card[0] == "R":
        return RichText(f"+{card[1:]}", style=f"bold {_COIN}")
    return RichText(card, style=f"bold {COLOURS[card[0]]}")


def _card_in_column(card: str, letter: str, text: Text, figures: Figures) -> RichText:
    """Dwarves by their letter, heroes by name; a square for each rank where there are several."""
    if card in figures.hero_of:
        shown = RichText(text(f"hero-{card}"), style=_HERO)
    elif card == "special":
        shown = RichText(letter, style=f"bold {COLOURS[letter]}")
    else:
        return _card(card)
    ranks = figures.card_ranks[figures.card_of[card]]
    return shown.append(" " + "▪" * ranks, style=COLOURS[letter]) if ranks > 1 else shown


def _discarded(card: str, text: Text, figures: Figures) -> RichText:
    return _card_in_column(card, card[0] if card[0] in COLOURS else "B", text, figures)


def _row(parts: list[RichText], gap: str = " ") -> RichText:
    return RichText(gap).join(parts)


def _coins(names: list[str | None], style: str = _COIN) -> RichText:
    return _row([RichText(name or "·", style=style) for name in names])


def _name(text: Text, view: View, seat: int) -> RichText:
    style = "bold reverse" if seat == view["you"] else "bold"
    if seat in view["to_act"]:
        return RichText("▶ ", style="bold yellow").append(text.name(seat), style=style)
    return RichText("  ").append(text.name(seat), style=style)


def _titled(text: Text, title: str, about: str = "") -> str:
    """A title, a colon as the language writes it, and what it is about."""
    return f"{text('show-title', title=title)} {about}"


def _counts(counts: dict[str, int]) -> RichText:
    """Cards or coins with how often they are there: `W6×2`."""
    parts = []
    for name, count in counts.items():
        part = _card(name) if not name.isdigit() else RichText(name, style=_COIN)
        parts.append(part.append(f"×{count}", style=_FADED) if count > 1 else part)
    return _row(parts) if parts else RichText("–", style=_FADED)


# --- the table -------------------------------------------------------------------------------


def draw(view: View, text: Text, game: Nidavellir) -> RenderableType:
    """The whole table as one seat sees it."""
    figures = game.figures
    parts: list[RenderableType] = [_headline(view, text), _taverns(view, text)]
    if view["looking"]:
        drawn = RichText(_titled(text, text("show-looking"))).append_text(
            _row([_card(card) for card in view["looking"]])
        )
        parts.append(drawn)
    parts += [_players(view, text), _followers(view, text)]
    if view["you"] is not None:
        parts.append(_army(view, text, view["you"], figures))
    parts.append(_supply(view, text, figures))
    return Group(*parts)


def _headline(view: View, text: Text) -> RichText:
    if view["over"]:
        return RichText(text("show-over"), style="bold")
    title = text("show-age", age=view["age"], round=view["round"], rounds=view["rounds"])
    edition = text(f"show-edition-{view['options']['edition']}")
    return RichText(f"{text('game-title')} – {edition} – {title}", style="bold")


def _taverns(view: View, text: Text) -> Table:
    """Each tavern with its cards; the current one with the coins and the order."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for number, cards in enumerate(view["taverns"], start=1):
        now = view["tavern"] == number
        name = RichText(f"{number} {text(f'tavern-{number}')}", style="bold" if now else "")
        shown = RichText("")
        if now and view["order"]:
            shown = _row(
                [
                    RichText(f"{text.name(seat)} ").append(str(view["shown"][seat]), style=_COIN)
                    for seat in view["order"]
                ],
                gap=" > ",
            )
        table.add_row("▶" if now else " ", name, _row([_card(card) for card in cards], "  "), shown)
    return table


def _players(view: View, text: Text) -> Table:
    """One line a player: gem, coins, ranks and points by class, heroes, score."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column(text("show-gem"), justify="right")
    table.add_column("1 2 3 | " + text("show-pouch"))
    table.add_column(text("show-coins"))
    for letter in LETTERS:
        table.add_column(RichText(letter, style=f"bold {COLOURS[letter]}"), justify="right")
    table.add_column(text("show-score-title"), justify="right")
    for seat, player in enumerate(view["players"]):
        board = player["board"]
        placed = _coins(board[:3]).append(" | ", style=_FADED).append_text(_coins(board[3:]))
        table.add_row(
            _name(text, view, seat),
            str(player["gem"]),
            placed,
            _coins(player["coins"]),
            *[_ranks(view, seat, name) for name in CLASSES],
            str(player["score"]),
        )
    table.caption = _legend(text)
    table.caption_justify = "left"
    return table


def _legend(text: Text) -> RichText:
    """What the letters mean: they are typed as they are, in every language."""
    groups = zip(LETTERS, CLASSES, strict=True)
    said = ", ".join(f"{letter} {text(f'group-{group}')}" for letter, group in groups)
    return RichText(said, style=_FADED)


def _followers(view: View, text: Text) -> Table:
    """The heroes and distinctions of each player."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style=_FADED)
    table.add_column()
    for seat, player in enumerate(view["players"]):
        names = [text(f"hero-{hero}") for hero in player["heroes"]]
        names += [text(f"distinction-{won}") for won in player["distinctions"]]
        if names:
            table.add_row(text.name(seat), ", ".join(names))
    return table


def _ranks(view: View, seat: int, group: str) -> RichText:
    """Ranks, the points behind them if the class has any; underlined where nobody has more."""
    player = view["players"][seat]
    ranks = player["ranks"][group]
    most = max(other["ranks"][group] for other in view["players"])
    shown = RichText(str(ranks), style="underline" if ranks == most and ranks else "")
    if group not in ("hunter", "blacksmith"):
        shown.append(f"·{player['points'][group]}", style=_FADED)
    return shown


def _army(view: View, text: Text, seat: int, figures: Figures) -> Table:
    """The viewer's columns as the cards lie, the first rank on top of the page."""
    player = view["players"][seat]
    lines = text("show-lines", count=player["lines"])
    command = ", ".join(text(f"hero-{hero}") for hero in player["command_zone"])
    title = f"{escape(text.name(seat))} – {lines}"
    if command:
        title += f" – {_titled(text, text('show-command'), command)}"
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", show_edge=False)
    for letter, group in zip(LETTERS, CLASSES, strict=True):
        head = RichText(f"{letter} {text(f'group-{group}')}", style=f"bold {COLOURS[letter]}")
        table.add_column(head, min_width=11)
    columns = [player["columns"][group] for group in CLASSES]
    for row in range(max(len(column) for column in columns)):
        table.add_row(
            *[
                _card_in_column(column[row], letter, text, figures)
                if row < len(column)
                else RichText("")
                for letter, column in zip(LETTERS, columns, strict=True)
            ]
        )
    if player["hand"]:
        table.caption = RichText(_titled(text, text("show-hand"))).append_text(
            _coins(player["hand"])
        )
        table.caption_justify = "left"
    return table


def _supply(view: View, text: Text, figures: Figures) -> Table:
    """What everybody may take or expect."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style=_FADED)
    table.add_column()
    heroes = ", ".join(text(f"hero-{hero}") for hero in view["heroes"])
    table.add_row(text("show-heroes"), heroes or "–")
    table.add_row(text("show-treasury"), _counts(view["treasury"]))
    for age, deck in enumerate(view["decks"], start=1):
        if age == view["age"] and deck["size"]:
            table.add_row(text("show-deck", age=age), _counts(deck["cards"]))
            if age == 2 and view["unseen"]:
                table.add_row("", RichText(text("show-unseen"), style=_FADED))
    if view["discard"]:
        table.add_row(
            text("show-discard"),
            _row([_discarded(card, text, figures) for card in view["discard"]]),
        )
    if view["distinctions"]:
        names = ", ".join(text(f"distinction-{name}") for name in view["distinctions"])
        table.add_row(text("show-distinctions"), names)
    return table


# --- words -----------------------------------------------------------------------------------


def about(action: Action, text: Text, game: Nidavellir) -> str:
    """What a hero does who may be recruited; other actions say enough by themselves."""
    return _about_hero(action.args[0], text, game.figures) if action.verb == "recruit" else ""


def hint(legal: Sequence[Action], text: Text) -> str:
    """Only bids are too many to list."""
    return text("hint-bid", example=" ".join(legal[len(legal) // 2].args))


def _about_hero(hero: str, text: Text, figures: Figures) -> str:
    """What a hero does; the texts state the shipped figures, so a correction is added."""
    record = figures.heroes[figures.hero_of[hero]]
    about = text("topic-brother" if record.power == "brother" else f"topic-{hero}")
    if not any((each.file, each.id) == ("heroes.toml", hero) for each in figures.corrections):
        return about
    changed = f"ranks {list(record.ranks)}, worth {record.worth}, amount {record.amount}"
    return f"{about} {text('topic-corrected', figures=changed)}"


def explain(word: str, text: Text, game: Nidavellir) -> str | None:
    """What a card, hero, coin or other thing on the table is; None if there is no such thing."""
    return _glossary(text, game.figures).get(plain_word(word))


def _glossary(text: Text, figures: Figures) -> dict[str, str]:
    """Every word on the table, without accents and capitals, and what it means."""
    found = dict.fromkeys(figures.coin_ids, "topic-coin")
    for letter, group in zip(LETTERS, CLASSES, strict=True):
        found |= dict.fromkeys((letter, text(f"group-{group}")), f"topic-{letter}")
    for card in figures.card_ids[: figures.special]:
        topic = f"topic-{card[0]}"
        found |= dict.fromkeys((card, card.replace("R", "+"), text(f"card-{card}")), topic)
    found |= dict.fromkeys(("special", text("card-special")), "topic-special")
    for thing in _THINGS:
        found |= dict.fromkeys((thing, text(f"thing-{thing}")), f"topic-{thing}")
    for number in (1, 2, 3):
        found[text(f"tavern-{number}")] = "topic-tavern"
    for head in ("treasury", "gem", "pouch"):
        found[text(f"show-{head}")] = f"topic-{head}"
    found[text("show-coins")] = "topic-coin"
    meanings = {plain_word(word): text(topic) for word, topic in found.items()}
    for record in figures.distinctions:
        name = text(f"distinction-{record.id}")
        said = _titled(text, name, text(f"topic-{record.id}"))
        meanings |= dict.fromkeys((plain_word(record.id), plain_word(name)), said)
    for hero in figures.hero_ids:
        name = text(f"hero-{hero}")
        title = f"{name} ({text(f'epithet-{hero}')})"
        said = _titled(text, title, _about_hero(hero, text, figures))
        meanings |= dict.fromkeys((hero, plain_word(name)), said)
    return meanings


def topics(text: Text, game: Nidavellir) -> list[str]:
    """Words that `explain` knows, for the help."""
    heroes = [text(f"hero-{hero}") for hero in game.figures.hero_ids]
    return [*LETTERS, "+3", *[text(f"thing-{thing}") for thing in _THINGS], *heroes]
