"""Score sheets, side by side, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from dvergar.kernel.language import Text
from dvergar.kernel.message import Message
from dvergar.kernel.outcome import Outcome
from dvergar.kernel.sheet import Sheet, ranking

#: how wide the labels are, and a player's column that says how points came about
_LABELS, _DETAILS = 28, 32


def draw_sheets(
    names: Sequence[str],
    sheets: Sequence[Sheet],
    text: Text,
    width: int,
    *,
    places: Sequence[int] = (),
) -> Table:
    """A line for everything that brought points, a column for each player; where there is room,
    with how they came about. Places, unless all win or lose together."""
    details = width >= _LABELS + _DETAILS * len(names)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(RichText(name), justify="right", overflow="fold")
    labels = [[text.say(Message(f"line-{li.key}", li.args)) for li in s.lines] for s in sheets]
    rows = list(dict.fromkeys(_merge(labels)))
    for row in rows:
        cells = [
            _cell(sheet, own.index(row), text, details) if row in own else RichText("")
            for sheet, own in zip(sheets, labels, strict=True)
        ]
        table.add_row(row, *cells)
    table.add_section()
    totals = [sheet.total for sheet in sheets]
    table.add_row(text("sheet-total"), *[RichText(str(t), style="bold") for t in totals])
    if places:
        table.add_row(text("sheet-place"), *[str(place) for place in places])
    return table


def show_outcome(
    outcome: Outcome | None,
    names: Sequence[str],
    sheets: Sequence[Sheet],
    text: Text,
    console: Console,
) -> None:
    """The sheets, if there were points; who has won, or that all did or nobody, and why. None: the
    game has no end."""
    places = outcome.places if outcome else ranking(sheets)
    if any(sheet.lines for sheet in sheets):
        console.print(draw_sheets(names, sheets, text, console.width, places=places))
    if outcome is None:
        return
    console.print(RichText(result(outcome, names, text), style="bold"))
    if outcome.why is not None:
        console.print(RichText(text.say(outcome.why)))


def result(outcome: Outcome, names: Sequence[str], text: Text) -> str:
    """Who has won, in a sentence."""
    if not outcome.places:
        return text("end-together-won" if outcome.winners else "end-together-lost")
    winners = [names[seat] for seat in outcome.winners]
    return text("end-won", name_list=winners, count=len(winners))


def _merge(labels: list[list[str]]) -> list[str]:
    """All labels; one that only some players have stands where it stands with them."""
    merged: list[str] = []
    for own in labels:
        spot = 0
        for label in own:
            if label in merged:
                spot = merged.index(label) + 1
            else:
                merged.insert(spot, label)
                spot += 1
    return merged


def _cell(sheet: Sheet, number: int, text: Text, details: bool) -> RichText:
    line = sheet.lines[number]
    cell = RichText()
    if details and text.knows(f"how-{line.key}"):
        how = text.say(Message(f"how-{line.key}", line.args))
        cell.append(f"{how}  ", style="bright_black")
    return cell.append(str(line.points))


def sheets_as_json(names: Sequence[str], sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """The sheets for a program."""
    places = ranking(sheets)
    return [
        {
            "name": name,
            "total": sheet.total,
            "place": place,
            "lines": [
                {"key": line.key, "points": line.points, **line.args} for line in sheet.lines
            ],
        }
        for name, sheet, place in zip(names, sheets, places, strict=True)
    ]
