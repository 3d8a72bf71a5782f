"""What a search thinks of a position, drawn for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from dvergar.bots.budget import MOST_ITERATIONS, MOST_SECONDS, Budget
from dvergar.cli.usage import CLI
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match
from dvergar.kernel.message import Args, read_message
from dvergar.kernel.state import State

#: how long it thinks if nobody says
_SECONDS = 1.0
#: how many options are shown
_MOST_SHOWN = 12


def make_budget(iterations: int | None, seconds: float | None) -> Budget:
    """The budget that was asked for: playouts or seconds, not both."""
    if iterations is not None and seconds is not None:
        raise DvergarError("bad-budget", {}, CLI)
    if iterations is not None:
        if not 1 <= iterations < MOST_ITERATIONS:
            args: Args = {"given": str(iterations), "limit": MOST_ITERATIONS - 1}
            raise DvergarError("bad-iterations", args, CLI)
        return Budget(iterations=iterations)
    seconds = _SECONDS if seconds is None else seconds
    if not 0 < seconds <= MOST_SECONDS:
        limits: Args = {"given": str(seconds), "limit": int(MOST_SECONDS)}
        raise DvergarError("bad-thinking", limits, CLI)
    return Budget(seconds=seconds)


def find_position(match: Match, at: int | None, number: int | None) -> tuple[State, int]:
    """The position after so many moves, and the seat that decides there."""
    state = match.at(len(match.moves) if at is None else at)
    if state.is_over:
        raise DvergarError("bad-analyse-over", {}, CLI)
    if number is None:
        if len(state.to_act) > 1:
            numbers = [str(seat + 1) for seat in state.to_act]
            raise DvergarError("bad-analyse-seat", {"number_list": numbers}, CLI)
        return state, state.to_act[0]
    seat = number - 1
    state.check_seat(seat)
    if not state.legal(seat):
        raise DvergarError("bad-analyse-idle", {"number": number}, CLI)
    return state, seat


def show_analysis(found: dict[str, Any], text: Text, console: Console) -> None:
    """The options as a table, and the principal line."""
    title = text("analyse-title", seat=found["seat"], count=found["playouts"])
    shown = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    shown.add_column(text("analyse-option"))
    shown.add_column(text("analyse-value"), justify="right")
    shown.add_column(text("analyse-visits"), justify="right")
    shown.add_column(text("analyse-points"), justify="right")
    shown.add_column(text("analyse-why"))
    options = found["options"]
    for option in options[:_MOST_SHOWN]:
        points = option["points"]
        shown.add_row(
            option["action"],
            percent(option["value"], text),
            str(option["visits"]),
            "–" if points is None else text("analyse-number", figure=points),
            say_why(option["why"], text),
        )
    console.print(shown)
    if len(options) > _MOST_SHOWN:
        console.print(RichText(text("analyse-more", count=len(options) - _MOST_SHOWN)))
    if found["line"]:
        deeds = [_deed(deed, text) for deed in found["line"]]
        console.print(RichText(text("analyse-line", deeds=" · ".join(deeds))))


def _deed(deed: Mapping[str, Any], text: Text) -> str:
    """Who does what, in words."""
    verb, *args = deed["action"].split()
    return text("analyse-deed", seat=deed["seat"], deed=text.action(Action(verb, tuple(args))))


def say_why(reasons: Sequence[Mapping[str, Any]], text: Text) -> str:
    """What speaks for an action, in one line."""
    return " ".join(text.say(read_message(reason)) for reason in reasons)


def percent(value: float | None, text: Text) -> str:
    """A chance as people write it."""
    return "–" if value is None else text("analyse-percent", figure=100 * value)
