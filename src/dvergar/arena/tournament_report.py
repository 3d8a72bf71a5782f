"""What a tournament found, as a report."""

from __future__ import annotations

from collections.abc import Iterable

from dvergar.arena.report import Bars, Dots, Picture, Report, Table
from dvergar.arena.summary import Summary
from dvergar.arena.words import (
    between,
    category,
    columns,
    milliseconds,
    one_digit,
    options_of,
    percent,
    percents,
    whole,
)
from dvergar.kernel.language import Text

#: how many faults of a bot are told in words
_FAULTS_TOLD = 3


def tournament_report(summary: Summary, text: Text) -> Report:
    """What a tournament found."""
    plan = summary.plan
    title = text(
        "tournament-title", games=plan.games, game=text("game-title"), count=plan.setup.seats
    )
    about = text(
        "tournament-about",
        deals=summary.deals,
        number=plan.block,
        seed=str(plan.setup.seed),
        option_list=options_of(plan),
    )
    tables = [_standings(summary, text), _cross(summary, text)]
    tables += [_alone(summary, text)] if summary.lonely else []
    tables += [_categories(summary, text), _times(summary, text)]
    tables += [_faults(summary, text)] if any(each.faults for each in summary.standings) else []
    return Report(
        title,
        [about, text("tournament-intervals")],
        [table for table in tables if table.rows],
        _tournament_pictures(summary, text),
    )


def _standings(summary: Summary, text: Text) -> Table:
    heads = ["bot", "rating", "share", "interval", "games", "score"]
    rows = [
        [
            each.bot,
            f"{one_digit(text, each.rating.value)} ({between(text, each.rating)})",
            percent(text, each.share.value),
            percents(text, each.share),
            whole(text, each.played),
            one_digit(text, each.score.value),
        ]
        for each in summary.standings
    ]
    note = text("standings-note", figure=100 / summary.plan.setup.seats)
    return Table(text("standings-title"), columns(text, *heads), rows, note)


def _cross(summary: Summary, text: Text) -> Table:
    """Row against column: how often the row finished ahead."""
    bots = [each.bot for each in summary.standings]
    rows: list[list[str]] = []
    for one in bots:
        row = [one]
        for other in bots:
            duel = summary.duels.get((one, other))
            row.append(
                f"{percent(text, duel.share.value)} ({percents(text, duel.share)})" if duel else "–"
            )
        rows.append(row)
    return Table(text("cross-title"), ["", *bots], rows, text("cross-note"))


def _alone(summary: Summary, text: Text) -> Table:
    heads = columns(text, "bot", "others", "share", "interval", "games")
    others = summary.plan.setup.seats - 1
    rows = [
        [
            each.bot,
            f"{others} × {each.other}",
            percent(text, each.share.value),
            percents(text, each.share),
            whole(text, each.games),
        ]
        for each in summary.lonely
    ]
    note = text("alone-note", figure=100 / summary.plan.setup.seats)
    return Table(text("alone-title"), heads, rows, note)


def _lines_of(found: Iterable[Iterable[str]]) -> list[str]:
    return list(dict.fromkeys(key for keys in found for key in keys))


def _categories(summary: Summary, text: Text) -> Table:
    keys = _lines_of(each.categories for each in summary.standings)
    rows = [
        [
            category(text, key),
            *[one_digit(text, each.categories.get(key, 0.0)) for each in summary.standings],
        ]
        for key in keys
    ]
    heads = [text("column-category"), *[each.bot for each in summary.standings]]
    return Table(text("categories-title"), heads, rows)


def _times(summary: Summary, text: Text) -> Table:
    heads = columns(text, "bot", "mean", "median", "slowest", "decisions")
    rows = [
        [
            each.bot,
            *[milliseconds(text, us) for us in (each.times.mean, each.times.p50, each.times.p99)],
            whole(text, each.times.decisions),
        ]
        for each in summary.standings
        if each.times is not None
    ]
    return Table(text("times-title"), heads, rows, text("times-note"))


def _faults(summary: Summary, text: Text) -> Table:
    rows = [
        [
            each.bot,
            whole(text, len(each.faults)),
            "; ".join(
                dict.fromkeys(
                    text(f"fault-{fault.kind}", detail=fault.detail)
                    + (fault.why and f" ({fault.why})")
                    for fault in each.faults[:_FAULTS_TOLD]
                )
            ),
        ]
        for each in summary.standings
        if each.faults
    ]
    heads = columns(text, "bot", "faults", "first-faults")
    return Table(text("faults-title"), heads, rows, text("faults-note"))


def _tournament_pictures(summary: Summary, text: Text) -> list[Picture]:
    bots = [each.bot for each in summary.standings]
    keys = _lines_of(each.categories for each in summary.standings)
    return [
        Dots(
            "ratings",
            text("rating-plot"),
            text("column-rating"),
            bots,
            [each.rating for each in summary.standings],
        ),
        Dots(
            "shares",
            text("share-plot"),
            text("axis-share"),
            bots,
            [each.share.scaled(100) for each in summary.standings],
            100 / summary.plan.setup.seats,
        ),
        Bars(
            "categories",
            text("categories-title"),
            text("column-points"),
            [category(text, key) for key in keys],
            {
                each.bot: [each.categories.get(key, 0.0) for key in keys]
                for each in summary.standings
            },
        ),
    ]
