"""The values of a game with their sources, and what a folder corrects: `dvergar data`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from dvergar.kernel.data import Origin
from dvergar.kernel.language import Text


def origins_as_json(origins: Iterable[Origin]) -> list[dict[str, Any]]:
    """Each record with its fields, and its source as data files write it."""
    return [{"file": o.file, "id": o.id, **o.fields, "source": o.source} for o in origins]


def show_origins(origins: Iterable[Origin], text: Text, console: Console) -> None:
    """One line a record; where its fields have several sources, a line for each of them."""
    shown = _table(text, "data-file", "data-record", "data-values-title", "data-source-title")
    for origin in origins:
        values = ", ".join(f"{field} {plain(value)}" for field, value in origin.fields.items())
        shown.add_row(origin.file, origin.id, RichText(values), RichText(_sources(origin, text)))
    console.print(shown)


def changes_as_json(corrections: Iterable[Origin]) -> list[dict[str, Any]]:
    """Each field that a folder corrects, before and after."""
    return [
        {
            "file": origin.file,
            "id": origin.id,
            "field": field,
            "shipped": shipped.value,
            "corrected": origin.fields[field],
            "shipped_source": shipped.source,
            "source": origin.sources[field],
        }
        for origin in corrections
        for field, shipped in origin.shipped.items()
    ]


def show_changes(corrections: Iterable[Origin], text: Text, console: Console) -> None:
    """One line a corrected field: what it was, what it is now, and where both come from."""
    changes = changes_as_json(corrections)
    if not changes:
        console.print(text("data-no-changes"))
        return
    shown = _table(
        text,
        *("data-file", "data-record", "data-field", "data-shipped", "data-corrected"),
        *("data-shipped-source", "data-source-title"),
    )
    for change in changes:
        cells = [plain(change["shipped"]), plain(change["corrected"])]
        cells += [source_name(change[key], text) for key in ("shipped_source", "source")]
        shown.add_row(change["file"], change["id"], change["field"], *map(RichText, cells))
    console.print(shown)


def plain(value: object) -> str:
    """A value for a table: lists and effects without their signs."""
    if isinstance(value, dict):
        parts = [
            plain(each) if name == "verb" else f"{name} {plain(each)}"
            for name, each in value.items()
        ]
        return " ".join(parts)
    if isinstance(value, (list, tuple)):
        between = "; " if any(isinstance(each, dict) for each in value) else " "
        return between.join([plain(each) for each in value])
    return str(value)


def source_name(source: str, text: Text) -> str:
    """A source as data files write it, in words."""
    kind, _, about = source.partition(": ")
    return text(f"source-{kind}", name=about)


def _sources(origin: Origin, text: Text) -> str:
    fields: dict[str, list[str]] = {}
    for field, source in origin.sources.items():
        fields.setdefault(source_name(source, text), []).append(field)
    if len(fields) == 1:
        return next(iter(fields))
    return "\n".join(
        [text("data-source-of", source=name, field_list=own) for name, own in fields.items()]
    )


def _table(text: Text, *heads: str) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        shown.add_column(text(head), overflow="fold")
    return shown
