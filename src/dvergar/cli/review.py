"""Going through a saved match, drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from dvergar.bots.review import choices, judge, mistakes, positions, put_together
from dvergar.cli.analyse import percent, say_why
from dvergar.cli.arena import progress_bar
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match

#: how many decisions are shown
_MOST_SHOWN = 10


def make_review(match: Match, playouts: int, text: Text) -> dict[str, Any]:
    """The review of a match; a bar shows how far it is."""
    start = match.at(0)
    found: list[dict[str, Any]] = []
    with progress_bar(text, "review-running") as bar:
        task = bar.add_task("", total=len(choices(start, match.moves)))
        for number, state, move in positions(start, match.moves):
            found.append(judge(state, move.seat, move.action, playouts, number))
            bar.advance(task)
    return put_together(match.state, len(match.moves), playouts, found)


def show_review(review: dict[str, Any], text: Text, console: Console) -> None:
    """The decisions that cost most, with what would have been better and why."""
    decisions = review["decisions"]
    worst = mistakes(decisions)[:_MOST_SHOWN]
    console.print(RichText(_summary(decisions, worst, text)))
    if not worst:
        return
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("review-move", "review-player", "review-played", "review-better"):
        shown.add_column(text(key), overflow="fold")
    shown.add_column(text("review-lost"), justify="right")
    shown.add_column(text("review-points"), justify="right")
    for each in worst:
        best = each["best"]
        shown.add_row(
            str(each["move"] + 1),
            text.name(each["seat"]),
            _deed(each, text),
            _deed(best, text),
            percent(each["lost"], text),
            _more(each["points"], best["points"], text),
        )
    console.print(shown)
    for seat in range(review["seats"]):
        own = [each["lost"] for each in mistakes(decisions) if each["seat"] == seat]
        lost = percent(sum(own), text)
        console.print(RichText(text("review-seat", seat=seat, count=len(own), lost=lost)))


def _summary(decisions: Sequence[Any], worst: Sequence[Any], text: Text) -> str:
    if not decisions:
        return text("review-nothing")
    if not worst:
        return text("review-flawless", count=len(decisions))
    return text("review-title", count=len(decisions))


def _deed(found: dict[str, Any], text: Text) -> RichText:
    said = RichText(found["action"])
    reasons = say_why(found["why"], text)
    return said.append(f"\n{reasons}", style="bright_black") if reasons else said


def _more(played: float | None, better: float | None, text: Text) -> str:
    if played is None or better is None:
        return "–"
    more = better - played
    return ("−" if more < 0 else "+") + text("analyse-number", figure=abs(more))
