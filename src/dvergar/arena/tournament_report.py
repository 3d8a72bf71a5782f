"""What a tournament found, as a report."""

from __future__ import annotations

from collections.abc import Iterable

from dvergar.arena.bootstrap import Interval
from dvergar.arena.report import Bars, Dots, Picture, Report, Table
from dvergar.arena.summary import Summary
from dvergar.arena.words import (
    between,
    category,
    columns,
    ending_name,
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
    tables = [_standings(summary, text), _endings(summary, text), _cross(summary, text)]
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
    """Where all win or lose together: with how many games were won with the bot, and no more."""
    if summary.endings:
        together = [
            [each.bot, percent(text, each.share.value), percents(text, each.share),
             whole(text, each.played)]
            for each in summary.standings
        ]  # fmt: skip
        heads = columns(text, "bot", "share", "interval", "games")
        return Table(text("together-title"), heads, together, text("together-note"))
    rows = [
        [
            each.bot,
            _rating(text, each.rating),
            percent(text, each.share.value),
            percents(text, each.share),
            whole(text, each.played),
            one_digit(text, each.score.value),
        ]
        for each in summary.standings
    ]
    heads = columns(text, "bot", "rating", "share", "interval", "games", "score")
    note = text("standings-note", figure=100 / summary.plan.setup.seats)
    return Table(text("standings-title"), heads, rows, note)


def _rating(text: Text, rating: Interval | None) -> str:
    return f"{one_digit(text, rating.value)} ({between(text, rating)})" if rating else "–"


def _endings(summary: Summary, text: Text) -> Table:
    """Won or lost together, and why."""
    rows = [
        [
            ending_name(text, each.key),
            text("ending-won" if each.won else "ending-lost"),
            percent(text, each.share.value),
            percents(text, each.share),
            whole(text, each.games),
        ]
        for each in summary.endings
    ]
    heads = columns(text, "ending", "result", "part", "interval", "games")
    return Table(text("endings-title"), heads, rows)


def _cross(summary: Summary, text: Text) -> Table:
    """Row against column: how often the row finished ahead."""
    bots = [each.bot for each in summary.standings] if summary.duels else []
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
    if summary.endings:
        return Table(text("alone-title"), heads, rows)
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
    ratings = [each.rating for each in summary.standings if each.rating]
    fair = None if summary.endings else 100 / summary.plan.setup.seats
    shares = [each.share.scaled(100) for each in summary.standings]
    pictures: list[Picture] = []
    if ratings:
        rated = Dots("ratings", text("rating-plot"), text("column-rating"), bots, ratings)
        pictures.append(rated)
    pictures.append(Dots("shares", text("share-plot"), text("axis-share"), bots, shares, fair))
    if keys:
        series = {
            each.bot: [each.categories.get(key, 0.0) for key in keys] for each in summary.standings
        }
        labels = [category(text, key) for key in keys]
        title, axis = text("categories-title"), text("column-points")
        pictures.append(Bars("categories", title, axis, labels, series))
    return pictures
