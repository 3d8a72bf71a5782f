"""What many games say about the game, as a report."""

from __future__ import annotations

from collections.abc import Mapping

from dvergar.arena.bootstrap import Interval
from dvergar.arena.report import Bars, Dots, Lines, Picture, Report, Table
from dvergar.arena.stats import Chance, Gained, Grown, Stats
from dvergar.arena.words import (
    category,
    columns,
    item_name,
    one_digit,
    options_of,
    percent,
    percents,
    whole,
)
from dvergar.games import game as find_game
from dvergar.kernel.language import Text

Part = tuple[Table, list[Picture]]


def stats_report(stats: Stats, text: Text) -> Report:
    """All parts, each with its table and its pictures."""
    plan = stats.plan
    title = text("stats-title", games=plan.games, game=text("game-title"), count=plan.setup.seats)
    about = text(
        "stats-about",
        name_list=list(plan.bots),
        seed=str(plan.setup.seed),
        option_list=options_of(plan),
    )
    cooperative = find_game(plan.game, plan.data).cooperative
    fair = None if cooperative else 100 / plan.setup.seats
    parts = [_together(stats, text) if cooperative else _seats(stats, text, fair)]
    parts += [_traits(text, kind, found, fair) for kind, found in stats.traits.items()]
    parts += [_gains(text, kind, found, fair) for kind, found in stats.gains.items()]
    if stats.categories:
        parts.append(_categories(stats, text))
    parts += [_levels(text, kind, found) for kind, found in stats.levels.items()]
    return Report(
        title,
        [about, text("stats-together") if fair is None else text("stats-intervals", figure=fair)],
        [table for table, _ in parts],
        [picture for _, pictures in parts for picture in pictures],
    )


def _together(stats: Stats, text: Text) -> Part:
    """All seats win the same games."""
    found = {text("column-all"): stats.seats[0]}
    return (_chances(text, text("together-title"), "", found), [])


def _seats(stats: Stats, text: Text, fair: float | None) -> Part:
    found = {str(number): chance for number, chance in enumerate(stats.seats, 1)}
    title = text("stats-seats")
    shares = {name: chance.share for name, chance in found.items()}
    return (
        _chances(text, title, text("column-seat"), found),
        [_dots(text, "seats", title, shares, fair)],
    )


def _traits(text: Text, kind: str, traits: Mapping[str, Chance], fair: float | None) -> Part:
    name = text(f"insight-{kind}")
    title = text("stats-trait", what=name)
    found = {item_name(text, kind, item): chance for item, chance in traits.items()}
    shares = {label: chance.share for label, chance in found.items()}
    return (
        _chances(text, title, name, found),
        [_dots(text, f"trait-{kind}", title, shares, fair)],
    )


def _chances(text: Text, title: str, head: str, found: Mapping[str, Chance]) -> Table:
    rows = [
        [
            name,
            percent(text, chance.share.value),
            percents(text, chance.share),
            whole(text, chance.seats),
        ]
        for name, chance in found.items()
    ]
    return Table(title, [head, *columns(text, "share", "interval", "games")], rows)


def _dots(
    text: Text, name: str, title: str, shares: Mapping[str, Interval], fair: float | None
) -> Dots:
    scaled = [share.scaled(100) for share in shares.values()]
    return Dots(name, title, text("axis-share"), list(shares), scaled, fair)


def _gains(text: Text, kind: str, gains: Mapping[str, Gained], fair: float | None) -> Part:
    name = text(f"insight-{kind}")
    title = text("stats-gain", what=name)
    ordered = sorted(gains.items(), key=lambda each: -each[1].share.value)
    found = {item_name(text, kind, item): gained for item, gained in ordered}
    rows = [
        [
            label,
            percent(text, gained.share.value),
            percents(text, gained.share),
            percent(text, gained.frequency),
            one_digit(text, gained.mean_when),
        ]
        for label, gained in found.items()
    ]
    heads = [name, *columns(text, "share", "interval", "frequency"), text("insight-when")]
    shares = {label: gained.share for label, gained in found.items()}
    return (
        Table(title, heads, rows, text("stats-gain-note")),
        [_dots(text, f"gain-{kind}", title, shares, fair), _when(text, kind, name, gains)],
    )


def _when(text: Text, kind: str, name: str, gains: Mapping[str, Gained]) -> Lines:
    moments = sorted({moment for gained in gains.values() for moment in gained.when})
    came = [sum(gained.when.get(moment, 0) for gained in gains.values()) for moment in moments]
    return Lines(
        f"gain-{kind}-when",
        text("stats-when", what=name),
        (text("insight-when"), text("axis-part")),
        moments,
        {name: [100 * count / sum(came) for count in came]},
    )


def _categories(stats: Stats, text: Text) -> Part:
    title = text("stats-categories")
    found = {category(text, key): grown for key, grown in stats.categories.items()}
    total = {text("column-total"): stats.score}
    return (
        _grown(text, title, text("column-category"), {**found, **total}),
        [Bars("score", title, text("column-points"), list(found), _series(text, found))],
    )


def _levels(text: Text, kind: str, levels: Mapping[int, Grown]) -> Part:
    name = text(f"insight-{kind}")
    title = text("stats-level", what=name)
    after = text("insight-after")
    found = {str(moment): grown for moment, grown in levels.items()}
    return (
        _grown(text, title, after, found),
        [Lines(f"level-{kind}", title, (after, name), list(levels), _series(text, found))],
    )


def _series(text: Text, found: Mapping[str, Grown]) -> dict[str, list[float]]:
    return {
        text("column-winners"): [grown.winners for grown in found.values()],
        text("column-losers"): [grown.others for grown in found.values()],
    }


def _grown(text: Text, title: str, head: str, found: Mapping[str, Grown]) -> Table:
    rows = [[name, *[one_digit(text, figure) for figure in each]] for name, each in found.items()]
    return Table(title, [head, *columns(text, "all", "winners", "losers")], rows)
