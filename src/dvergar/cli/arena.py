"""Tournaments and statistics in the terminal: progress, tables, reports."""

from __future__ import annotations

import json
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text as RichText

from dvergar.arena.crew import Hiring
from dvergar.arena.report import REPORT, Report, Table, has_plots, write_report
from dvergar.arena.results import Results
from dvergar.arena.schedule import Plan
from dvergar.arena.stats import gather
from dvergar.arena.stats_report import stats_report
from dvergar.arena.tournament import play_tournament
from dvergar.kernel.extras import install_command, needs
from dvergar.kernel.language import Text


def progress_bar(text: Text, key: str = "simulate-running") -> Progress:
    """On standard error, and only where somebody looks; `key` says what is counted."""
    errors = Console(stderr=True)
    return Progress(
        TextColumn(text(key)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


def run_tournament(
    plan: Plan, hiring: Hiring | None, folder: Path | None, text: Text, *, as_json: bool
) -> None:
    """Play what is missing of a tournament and show what it found."""
    with needs("arena"):
        from dvergar.arena.summary import summarise
        from dvergar.arena.tournament_report import tournament_report

    results = Results(plan, folder)
    before = plan.games - len(results.missing())
    console = Console(quiet=as_json)
    if before:
        _say(console, text("arena-resumed", count=before, games=plan.games))
    try:
        with progress_bar(text) as bar:
            task = bar.add_task("", total=plan.games, completed=before)
            play_tournament(plan, results, hiring, lambda done: bar.advance(task, done))
    except KeyboardInterrupt:
        if folder is not None:
            count = plan.games - len(results.missing())
            kept = text("arena-kept", count=count, games=plan.games, folder=str(folder))
            _say(Console(stderr=True), kept)
        raise
    summary = summarise(plan, results.all())
    report = tournament_report(summary, text)
    if as_json:
        print(json.dumps(summary.as_json(), ensure_ascii=False))
    _show(report, folder, text, console)


def run_stats(
    plan: Plan, hiring: Hiring | None, folder: Path | None, text: Text, *, as_json: bool
) -> None:
    """Play, count, and show what decides a game."""
    with progress_bar(text) as bar:
        task = bar.add_task("", total=plan.games)
        stats = gather(plan, hiring, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(stats.as_json(), ensure_ascii=False))
    _show(stats_report(stats, text), folder, text, Console(quiet=as_json))


def _show(report: Report, folder: Path | None, text: Text, console: Console) -> None:
    console.print(RichText(report.title, style="bold"))
    for line in report.about:
        _say(console, line)
    for table in report.tables:
        console.print()
        console.print(_drawn(table))
        if table.note:
            _say(console, table.note)
    if folder is not None:
        write_report(report, folder)
        console.print()
        _say(console, text("arena-written", file=str(folder / REPORT)))
        if not has_plots():
            _say(console, text("arena-no-plots", command=install_command("plots")))


def _drawn(table: Table) -> RichTable:
    shown = RichTable(box=box.SIMPLE_HEAD, title=table.title, title_justify="left", pad_edge=False)
    for number, head in enumerate(table.heads):
        shown.add_column(RichText(head), justify="right" if number else "left", overflow="fold")
    for row in table.rows:
        shown.add_row(*[RichText(cell) for cell in row])
    return shown


def _say(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)
