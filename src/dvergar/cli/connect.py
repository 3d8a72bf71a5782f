"""Joining a table of a play server from the terminal, by its link."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from platformdirs import user_config_path
from rich.console import Console

from dvergar.bots.characters import PACKAGE as BOT_WORDS
from dvergar.cli.screen import Screen
from dvergar.cli.usage import CLI
from dvergar.cli.visit import Visit
from dvergar.client import Client, Refused, Unreachable
from dvergar.games import game as find_game
from dvergar.kernel.errors import DvergarError, why_failed
from dvergar.kernel.language import Text

#: the words for what people say with one tap are the server's
_SERVER = "dvergar.server"
#: what a table must have at least, or the server is another kind of server
_FIELDS = {"game", "rules", "seats", "yours", "status"}


def connect(
    url: str,
    *,
    seat: int | None,
    name: str | None,
    watch: bool,
    language: str,
    console: Console,
    client: Callable[..., Client] = Client,
) -> None:
    """Sit down at a table, or watch it, to the end or until one leaves."""
    if watch and seat is not None:
        raise DvergarError("bad-watch", {}, CLI)
    link = read_link(url)
    name = name or Text(language)("player", number=1)
    try:
        with ExitStack() as stack:
            server = sign_in(stack, partial(client, link, name=name, lang=language))
            join(server, link, seat, watch=watch, language=language, console=console)
    except Unreachable:
        raise DvergarError("bad-server", {"link": link}, CLI) from None
    except Refused as error:
        raise DvergarError("bad-request", {"words": error.text}, CLI) from None


def sign_in(stack: ExitStack, client: Callable[..., Client]) -> Client:
    """Be whom the server knows from the last time, so that the same command leads to the same seat;
    or become a guest."""
    file = user_config_path("dvergar") / "cookies.json"
    try:
        server = client(cookies=file)
    except ValueError:
        raise DvergarError("bad-cookies-content", {"file": str(file)}, CLI) from None
    except OSError as error:
        raise DvergarError("bad-cookies", {"file": str(file), **why_failed(error)}, CLI) from None
    try:
        return stack.enter_context(server)
    except OSError as error:
        raise DvergarError("bad-cookies", {"file": str(file), **why_failed(error)}, CLI) from None


def read_link(url: str) -> str:
    """The link of a table, without what a browser may have added to it."""
    try:
        parts = urlsplit(url.strip())
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port or an address that cannot be
        sound = False
    if not sound or not re.search(r"/t/[^/]+/?$", parts.path):
        raise DvergarError("bad-link", {"given": url}, CLI)
    return urlunsplit(parts._replace(query="", fragment=""))


def join(
    server: Client, link: str, seat: int | None, *, watch: bool, language: str, console: Console
) -> None:
    """Take one's place and stay there."""
    about = server.table(link)
    if not about.keys() >= _FIELDS:
        raise Unreachable
    game = find_game(about["game"])
    if about["rules"] != game.rules_version:
        args = {"given": about["rules"], "ours": game.rules_version}
        raise DvergarError("bad-rules", args, CLI)
    text = Text(language, game.package, BOT_WORDS, CLI, _SERVER)
    screen = Screen(game, text, console)
    mine = None if watch else take_seat(server, link, about, seat)
    if mine is None:
        screen.say(screen.text("connect-watching"), style="yellow")
    # a player hears the whole history, to see what happened since their last decision
    with server.open(link, mine, None if mine is None else 0) as table:
        Visit(server, link, table, screen, watching=mine is None).run()


def take_seat(server: Client, link: str, about: dict[str, Any], seat: int | None) -> int | None:
    """The seat that was asked for, or one's own, or the first open one; None if there is none."""
    seats, yours = about["seats"], about["yours"]
    if seat is not None:
        if not 1 <= seat <= len(seats):
            raise DvergarError("why-no-such-seat", {"number": seat, "count": len(seats)})
        mine: int | None = seat - 1 if seat - 1 in yours else server.sit(link, seat - 1)
    elif yours:
        mine = yours[0]
    elif any(place["kind"] == "open" for place in seats) and about["status"] == "open":
        mine = server.sit(link)
    else:
        return None
    if about["status"] == "running":
        for own in yours:
            if seats[own]["away"]:
                server.take_back(link, own)
    return mine
