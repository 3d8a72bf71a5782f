"""`dvergar admin`: what the operator of a play server lists and does, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table as RichTable

from dvergar.cli.usage import AsJson, Database, ServerFolder, print_json, words
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.extras import needs
from dvergar.kernel.language import Text

if TYPE_CHECKING:  # the other commands need no server
    from dvergar.server.store import Store

app = typer.Typer(help="help-admin", add_completion=False)


@app.callback()
def admin_command() -> None:
    """Run before each of the commands below: all of them import the server."""
    with needs("server"):
        import dvergar.server.operator  # noqa: F401  # the commands import what they need of it


_CLI = "dvergar.cli"
#: rows that a list shows; `--json` gives all
_MOST = 100
_YES = ("y", "yes", "j", "ja", "o", "oui")
_NO = 1
_STATUS = ("open", "running", "over", "cancelled", "lesson")

T = TypeVar("T")

PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="help-person")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="help-table")]
Yes = Annotated[bool, typer.Option("--yes", help="help-yes")]


# --- lists -----------------------------------------------------------------------------------


@app.command(name="tables", help="help-admin-tables")
def tables_command(
    status: Annotated[str | None, typer.Option(metavar="STATUS", help="help-status")] = None,
    data: ServerFolder = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    from dvergar.server.inventory import list_tables

    if status is not None and status not in _STATUS:
        known = list(_STATUS)
        raise DvergarError("bad-status", {"given": status, "known_list": known}, _CLI)
    found = _visit(data, database, lambda store: list_tables(store, status))
    if as_json:
        print_json(found)
    else:
        _print_tables(words(), found)


@app.command(name="people", help="help-admin-people")
def people_command(
    search: Annotated[str | None, typer.Option(metavar="NAME", help="help-search")] = None,
    data: ServerFolder = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    from dvergar.server.inventory import list_people

    found = _visit(data, database, lambda store: list_people(store, search))
    if as_json:
        print_json(found)
    else:
        _print_people(words(), found)


@app.command(name="large", help="help-admin-large")
def large_command(
    data: ServerFolder = None, database: Database = None, as_json: AsJson = False
) -> None:
    from dvergar.server.inventory import show_large

    found = _visit(data, database, show_large)
    if as_json:
        print_json(found)
        return
    text = words()
    _print_tables(text, found["tables"])
    _print_people(text, found["people"])
    rows = [f"{name} {count}" for name, count in found["rows"].items()]
    print(text("admin-rows", row_list=rows))
    print(text("admin-database", size=_size(found["database_bytes"])))
    if found["wal_bytes"] is not None:
        print(text("admin-wal", size=_size(found["wal_bytes"])))


def _print_tables(text: Text, found: Sequence[dict[str, Any]]) -> None:
    heads = ("id", "game", "status", "host", "seats", "updated", "entries", "size")
    _print(
        text,
        heads,
        [
            (
                each["id"],
                each["game"],
                text(f"admin-status-{each['status']}"),
                f"{each['host']} {each['host_name']}",
                ", ".join(each["seats"]),
                _day(each["updated"]),
                str(each["entries"]),
                _size(each["bytes"]),
            )
            for each in found[:_MOST]
        ],
        len(found),
    )


def _print_people(text: Text, found: Sequence[dict[str, Any]]) -> None:
    heads = ("id", "name", "account", "seen", "seats", "tables", "entries", "chat", "state")
    _print(
        text,
        heads,
        [
            (
                each["id"],
                each["name"],
                each["account"] or "",
                _day(each["seen"]),
                str(each["seats"]),
                str(each["tables"]),
                str(each["entries"]),
                _size(each["chat_bytes"]),
                _state(text, each),
            )
            for each in found[:_MOST]
        ],
        len(found),
    )


def _state(text: Text, person: dict[str, Any]) -> str:
    """Muted, banned, or nothing of it."""
    told = ["admin-is-banned"] if person["banned"] else []
    told += ["admin-is-muted"] if person["muted_until"] is not None else []
    return ", ".join(map(text, told))


#: columns whose words may go on in the next line, so that 80 columns are enough
_LONG = ("game", "host", "seats", "name", "account", "state")


def _print(text: Text, heads: Sequence[str], rows: Sequence[Sequence[str]], of: int) -> None:
    shown = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in heads:
        shown.add_column(text(f"admin-{head}"), no_wrap=head not in _LONG, overflow="fold")
    for row in rows:
        shown.add_row(*row)
    Console().print(shown, markup=False)
    if of > len(rows):
        print(text("admin-more", count=of - len(rows)))


def _day(time: int | None) -> str:
    return "" if time is None else datetime.fromtimestamp(time / 1000).strftime("%Y-%m-%d")


def _size(count: int) -> str:
    return f"{count / 1000:.1f} kB"


# --- actions ---------------------------------------------------------------------------------


@app.command(name="mute", help="help-admin-mute")
def mute_command(
    person: PersonId,
    hours: Annotated[int | None, typer.Option(metavar="N", help="help-hours")] = None,
    yes: Yes = False,
    data: ServerFolder = None,
    database: Database = None,
) -> int:
    from dvergar.server.operator import mute

    if hours is not None and not 1 <= hours <= 1_000_000:
        raise DvergarError("bad-number", {"option": "--hours", "given": str(hours)}, _CLI)
    return _do("mute", person, yes, data, database, lambda store, one: mute(store, one, hours))


@app.command(name="unmute", help="help-admin-unmute")
def unmute_command(
    person: PersonId, yes: Yes = False, data: ServerFolder = None, database: Database = None
) -> int:
    from dvergar.server.operator import unmute

    return _do("unmute", person, yes, data, database, unmute)


@app.command(name="ban", help="help-admin-ban")
def ban_command(
    person: PersonId, yes: Yes = False, data: ServerFolder = None, database: Database = None
) -> int:
    from dvergar.server.operator import ban

    return _do("ban", person, yes, data, database, ban)


@app.command(name="unban", help="help-admin-unban")
def unban_command(
    person: PersonId, yes: Yes = False, data: ServerFolder = None, database: Database = None
) -> int:
    from dvergar.server.operator import unban

    return _do("unban", person, yes, data, database, unban)


@app.command(name="delete-person", help="help-admin-delete-person")
def delete_person_command(
    person: PersonId, yes: Yes = False, data: ServerFolder = None, database: Database = None
) -> int:
    from dvergar.server.operator import delete_person

    return _do("delete-person", person, yes, data, database, delete_person)


@app.command(name="delete-table", help="help-admin-delete-table")
def delete_table_command(
    table: TableId, yes: Yes = False, data: ServerFolder = None, database: Database = None
) -> int:
    from dvergar.server.operator import delete_table, find_table

    async def act(store: Store) -> int:
        row = await find_table(store, table)
        return await _confirmed(
            "delete-table", f"{row.id} ({row.game})", yes, lambda: delete_table(store, row.id)
        )

    return _visit(data, database, act)


def _do(
    what: str,
    person: str,
    yes: bool,
    data: Path | None,
    database: str | None,
    action: Callable[[Store, str], Awaitable[None]],
) -> int:
    """Do something with a person, if that is meant; the exit code."""
    from dvergar.server.operator import find_person

    async def act(store: Store) -> int:
        row = await find_person(store, person)
        return await _confirmed(what, f"{row.name} ({person})", yes, lambda: action(store, row.id))

    return _visit(data, database, act)


async def _confirmed(what: str, whom: str, yes: bool, action: Callable[[], Awaitable[None]]) -> int:
    text = words()
    if not yes and not _is_meant(text(f"admin-ask-{what}", name=whom)):
        print(text("admin-nothing"))
        return _NO
    await action()
    print(text(f"admin-done-{what}", name=whom))
    return 0


def _is_meant(question: str) -> bool:
    try:
        return input(f"{question} ").strip().lower() in _YES
    except EOFError:
        return False


def _visit(data: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from dvergar.cli.serve import make_config
    from dvergar.server.operator import visited

    async def visit() -> T:
        async with visited(make_config(data, database)) as store:
            return await work(store)

    return asyncio.run(visit())
