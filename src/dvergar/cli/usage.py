"""Help and complaints about a command line, in the reader's language.

The commands in `main.py` carry keys instead of help texts; here the words are put in.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.exceptions import TyperException

from dvergar.bots import BOTS
from dvergar.bots.characters import PACKAGE as BOT_WORDS
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import Game
from dvergar.kernel.language import LANGUAGES, Text

CLI = "dvergar.cli"

#: the language of this run; `main` sets it before any command is called
chosen_language: ContextVar[str] = ContextVar("language", default="en")

# options that several modules of commands share
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
ServerFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="help-server-folder")
]
Database = Annotated[str | None, typer.Option(metavar="DATABASE", help="help-database")]


def words(game: Game[Any] | None = None) -> Text:
    """The words of the command line, and of a game, in the language of this run."""
    return Text(chosen_language.get(), *([game.package] if game else []), BOT_WORDS, CLI)


def print_json(content: object) -> None:
    print(json.dumps(content, ensure_ascii=False))


def language() -> str:
    """The language that the environment asks for; English if it asks for none that we have."""
    for name in ("DVERGAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere: the language, and the command line without it."""
    lang = language()
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word.removeprefix("--lang=")
        else:
            rest.append(word)
    Text(lang)
    return lang, rest


def show_help(group: Any, arguments: Sequence[str], text: Text) -> None:
    """The help of the command that is named, or of the whole."""
    command, named = group, []
    for word in arguments:
        if word in getattr(command, "commands", ()):
            command = command.commands[word]
            named.append(word)
    subs = getattr(command, "commands", None)
    console = Console()
    places = [param for param in command.params if param.param_type_name == "argument"]
    shown = [_meta(param, text) for param in places] or ([text("meta-COMMAND")] if subs else [])
    line = " ".join(["dvergar", *named, *shown, f"[{text('meta-OPTIONS')}]"])
    console.print(f"{text('help-usage')} {line}", markup=False, highlight=False)
    console.print("\n" + text(command.help), markup=False, highlight=False)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    if subs is None:
        for param in places:
            table.add_row(_meta(param, text), text(param.help))
        for param in command.params:
            if param.param_type_name == "option" and param.help:
                table.add_row(_option(param, text), _about(param, text))
    else:
        for name, sub in subs.items():
            table.add_row(name, text(sub.help))
    table.add_row(f"--lang {text('meta-LANG')}", text("help-lang"))
    table.add_row("--help", text("help-help"))
    console.print()
    console.print(table, markup=False, highlight=False)


def _meta(param: Any, text: Text) -> str:
    """FILE, GAME …: what stands for a value."""
    return text(f"meta-{param.metavar}")


def _option(param: Any, text: Text) -> str:
    names = ", ".join(param.opts)
    return names if param.metavar is None else f"{names} {_meta(param, text)}"


def _about(param: Any, text: Text) -> str:
    """What an option is for, and what holds without it."""
    about = text(param.help, known_list=list(BOTS))
    plain = isinstance(param.default, (int, str)) and not isinstance(param.default, bool)
    return f"{about} [{param.default}]" if plain else about


def complaint(error: TyperException, arguments: Sequence[str]) -> DvergarError:
    """What is wrong with a command line, as one sentence."""
    kind = type(error).__name__
    option: Any = getattr(error, "option_name", None)
    param: Any = getattr(error, "param", None)
    if param is not None:
        option = param.opts[0] if param.param_type_name == "option" else param.metavar
    if kind == "MissingParameter":
        return DvergarError("usage-missing", {"meta": str(option)}, CLI)
    if kind == "BadParameter":
        return DvergarError("usage-number", {"option": str(option)}, CLI)
    if kind == "NoSuchOption":
        return DvergarError("usage-no-option", {"option": str(option)}, CLI)
    if kind == "BadOptionUsage":
        return DvergarError("usage-no-value", {"option": str(option)}, CLI)
    return DvergarError("usage-other", {"words": " ".join(["dvergar", *arguments])}, CLI)
