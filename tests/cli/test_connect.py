"""Joining a table by its link: who one is, where one sits, and what goes wrong."""

from __future__ import annotations

import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest
from rich.console import Console

import dvergar
from dvergar.cli.connect import connect, read_link
from dvergar.client import Client, Refused, Unreachable
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.match import Match

from .command import flat, raw_keys, run
from .fake_server import LINK, FakeServer


def new_server(seats: str) -> FakeServer:
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(len(seats.split()), 3, {}), listen=True)
    return FakeServer(match, seats)


def join(
    server: FakeServer,
    link: str = LINK,
    *,
    seat: int | None = None,
    name: str | None = None,
    watch: bool = False,
    lang: str = "en",
) -> str:
    """Connect, and leave where one would have to type or to wait."""
    file = StringIO()
    connect(
        link,
        seat=seat,
        name=name,
        watch=watch,
        language=lang,
        console=Console(file=file, width=100),
        client=cast(type[Client], server),
    )
    return file.getvalue()


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    def end() -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of one's own for what is kept between two runs."""
    monkeypatch.setattr("dvergar.cli.connect.user_config_path", lambda _: tmp_path)
    return tmp_path


# --- who one is ------------------------------------------------------------------------------


def test_a_guest_has_a_name_and_keeps_the_cookie(home: Path) -> None:
    server = new_server("me bot")
    join(server)
    cookies = home / "cookies.json"
    assert server.given == {"url": LINK, "name": "Player 1", "lang": "en", "cookies": cookies}
    join(server, name="Player 1", lang="de")
    assert server.given == {"url": LINK, "name": "Player 1", "lang": "de", "cookies": cookies}
    join(server, lang="fr")
    assert server.given["name"] == "Joueur 1"


def test_everything_is_closed() -> None:
    server = new_server("me bot")
    join(server)
    assert server.asked[-2:] == ["hang up", "close"]


# --- where one sits --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seat", "asked"),
    [
        ("friend open open", None, ["sit 1", "open 1 0"]),
        ("friend open open", 3, ["sit 2", "open 2 0"]),
        ("bot me friend", None, ["open 1 0"]),
        ("bot me friend", 2, ["open 1 0"]),
        ("bot me open", None, ["open 1 0"]),
        ("bot friend", None, ["open None None"]),
    ],
)
def test_where_one_sits(seats: str, seat: int | None, asked: list[str]) -> None:
    server = new_server(seats)
    out = join(server, seat=seat)
    assert server.asked[: len(asked)] == asked
    assert ("You are watching." in out) == (asked == ["open None None"])


def test_somebody_who_watches_takes_no_seat() -> None:
    for seats in ("friend open", "me friend"):
        server = new_server(seats)
        assert "You are watching." in join(server, watch=True)
        assert server.asked[0] == "open None None"


def test_a_seat_is_taken_back_from_its_bot() -> None:
    server = new_server("me me friend")
    server.seats[1]["away"] = True
    out = join(server)
    assert server.asked[:2] == ["take back 1", "open 0 0"]
    assert "A bot is playing for you" not in out


def test_a_seat_that_cannot_be_had() -> None:
    for seat in (-1, 0, 3, 10**9):
        with pytest.raises(DvergarError) as caught:
            join(new_server("friend open"), seat=seat)
        assert caught.value.message.key == "why-no-such-seat"
    with pytest.raises(DvergarError) as caught:
        join(new_server("friend open"), seat=1)
    assert str(caught.value) == "The play server refused: The seat is taken."


# --- what goes wrong -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "link",
    [
        "http://localhost:8000/t/abc",
        "https://example.org/games/t/abc/",
        " http://[::1]:8000/t/abc?from=mail#top ",
        "HTTP://localhost/t/abc",
    ],
)
def test_links(link: str) -> None:
    assert read_link(link) == link.strip().partition("?")[0].replace("HTTP", "http")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "localhost:8000/t/abc",
        "ftp://localhost/t/abc",
        "http://localhost",
        "http://localhost/t/",
        "http://localhost/x/abc",
        "http:///t/abc",
        "http://[/t/abc",
        "http://localhost:99999/t/abc",
        "http://localhost:x/t/abc",
    ],
)
def test_what_is_no_link(link: str) -> None:
    told = run("connect", link)
    assert (told.code, told.out) == (2, "")
    assert "is not a link to a table" in told.err
    assert len(told.err.splitlines()) == 1


class Failing(FakeServer):
    """A server on which something goes wrong at the very beginning."""

    failure: Exception

    def __enter__(self) -> Any:
        raise self.failure


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (Unreachable("no"), f"Cannot reach a play server at {LINK}."),
        (Refused("x", {}, "There is no such table.", 404), "refused: There is no such table."),
        (PermissionError(13, "no"), "which keeps your seats: access is denied."),
    ],
)
def test_a_server_that_does_not_answer_well(failure: Exception, sentence: str) -> None:
    game = dvergar.game("nidavellir")
    server = Failing(Match(game, game.setup(2, 3, {}), listen=True), "me bot")
    server.failure = failure
    with pytest.raises(DvergarError) as caught:
        join(server)
    assert str(caught.value).endswith(sentence)


@pytest.mark.parametrize(
    ("changes", "key"),
    [({"game": "chess"}, "bad-game"), ({"rules": 99}, "bad-rules")],
)
def test_a_table_of_another_kind(changes: dict[str, Any], key: str) -> None:
    server = new_server("me bot")
    server.changes = changes
    with pytest.raises(DvergarError) as caught:
        join(server)
    assert caught.value.message.key == key


def test_either_a_seat_or_to_watch() -> None:
    told = run("connect", LINK, "--seat", "1", "--watch")
    assert (told.code, told.err) == (2, "Use either --seat or --watch, not both.\n")


# --- the command, with the real client -------------------------------------------------------


def unused_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_no_server_is_there(lang: str) -> None:
    told = run("connect", f"http://127.0.0.1:{unused_port()}/t/abc", "--lang", lang)
    assert (told.code, told.out) == (2, "")
    assert "127.0.0.1" in told.err
    assert len(told.err.splitlines()) == 1
    assert raw_keys(told.err) == []


@pytest.mark.parametrize(
    "link", ["http://no-such-host.invalid/t/abc", f"http://{'a' * 300}/t/abc", "http://a..b/t/c"]
)
def test_no_such_host(link: str) -> None:
    told = run("connect", link)
    assert (told.code, told.out) == (2, "")
    assert len(told.err.splitlines()) == 1


class Other(BaseHTTPRequestHandler):
    """A server, but no play server."""

    kind, content = "text/html", b"<html>"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.kind)
        self.send_header("Content-Length", str(len(self.content)))
        self.end_headers()
        self.wfile.write(self.content)

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("text/html", b"<html>"),
        ("application/json", b"{}"),
        ("application/json", b"[1"),
        ("application/json", b'"text"'),
        ("application/json", b"\xff"),
    ],
)
def test_a_server_that_is_no_play_server(kind: str, content: bytes) -> None:
    handler = type("Handler", (Other,), {"kind": kind, "content": content})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        told = run("connect", f"http://127.0.0.1:{server.server_port}/t/abc")
        server.shutdown()
    assert (told.code, told.out) == (2, "")
    assert "Cannot reach a play server" in told.err
    assert len(told.err.splitlines()) == 1


def test_a_damaged_file_of_cookies(home: Path) -> None:
    (home / "cookies.json").write_text("no json")
    told = run("connect", LINK)
    assert (told.code, told.out) == (2, "")
    assert "is damaged" in flat(told.err)


def test_a_folder_in_place_of_the_file_of_cookies(home: Path) -> None:
    (home / "cookies.json").mkdir()
    told = run("connect", LINK)
    assert (told.code, told.out) == (2, "")
    assert "it is a folder" in told.err


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_help(lang: str) -> None:
    told = run("connect", "--help", "--lang", lang)
    assert told.code == 0
    assert raw_keys(told.out) == []
    for option in ("--seat", "--name", "--watch"):
        assert option in told.out


def test_the_other_commands_do_not_load_the_network() -> None:
    program = "import sys, dvergar.cli.main; print('httpx' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False\n"
