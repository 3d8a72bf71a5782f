"""The commands of a play server: what they say, and that the whole way works as a user goes it."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dvergar.cli.serve import addresses, has_screen, make_config
from dvergar.kernel.errors import DvergarError
from tests.patience import PATIENCE

from .command import PROGRAM, environment, raw_keys, run, start
from .test_bad_input import assert_refused


@contextmanager
def served(folder: Path, *words: str, **env: str) -> Iterator[tuple[str, list[str]]]:
    """`dvergar serve`, until the block ends: its address, and what it said besides."""
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--data", folder, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment({"PYTHONUTF8": "1", **env}),
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip(), [process.stdout.readline().strip()]
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_serve_says_where_and_backup_and_restore_keep_everything(tmp_path: Path) -> None:
    kept = str(tmp_path / "all.backup")
    with served(tmp_path / "one", "--lang", "de") as (address, said):
        assert said == [
            "Das ist die Adresse zum Öffnen und Weitergeben. Strg+C beendet den Server."
        ]
        with httpx.Client(base_url=address, timeout=PATIENCE) as visitor:
            visitor.post("/api/guest", json={"name": "Player 1"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": "nidavellir", "seats": seats, "public": True}
            table = visitor.post("/api/tables", json=wish).raise_for_status().json()["id"]
            cookie = visitor.cookies["dvergar"]
        written = run("backup", kept, "--data", str(tmp_path / "one"))
    assert (written.code, written.err) == (0, "")
    # a person, a table, its two seats, the entry of sitting down
    assert written.out == f"Records written to {kept}: 5.\n"
    assert (
        run("restore", kept, "--data", str(tmp_path / "two")).out
        == f"Records read from {kept}: 5.\n"
    )
    with served(tmp_path / "two") as (address, _):
        known = {"Cookie": f"dvergar={cookie}"}
        again = httpx.get(f"{address}/api/tables?show=mine", headers=known, timeout=PATIENCE)
        assert [shown["id"] for shown in again.json()] == [table]


@pytest.mark.parametrize(("lang", "word"), [("de", "geschrieben"), ("fr", "écrits")])
def test_backup_and_restore_speak_the_language(tmp_path: Path, lang: str, word: str) -> None:
    kept = str(tmp_path / "all.backup")
    written = run("backup", kept, "--data", str(tmp_path / "one"), "--lang", lang)
    assert word in written.out
    again = run("restore", kept, "--data", str(tmp_path / "two"), "--lang", lang)
    assert (again.code, again.err, raw_keys(written.out + again.out)) == (0, "", [])


def test_connect_plays_at_a_served_table(tmp_path: Path) -> None:
    with served(tmp_path) as (address, _), httpx.Client(base_url=address, timeout=PATIENCE) as host:
        host.post("/api/guest", json={"name": "Player 1"}).raise_for_status()
        seats = [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": "nidavellir", "seats": seats}
        link = host.post("/api/tables", json=wish).json()["link"]
        home = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
        told = start("connect", link, "--name", "Player 2", given="5 4 0\nquit\n", env=home)
        assert told.code == 0, told.err
        assert "Player 2" in told.out
        table = httpx.get(link.replace("/t/", "/api/tables/"), timeout=PATIENCE).json()
        assert table["seats"][0]["name"] == "Player 2"
        assert table["moves"] >= 2


@pytest.mark.parametrize("option", ["--open", "--no-open"])
def test_serve_opens_the_browser_if_it_is_asked_to(tmp_path: Path, option: str) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.new"\nmv "{opened}.new" "{opened}"\n')
    browser.chmod(0o700)
    screen = {"DISPLAY": ":0", "SSH_CONNECTION": "", "BROWSER": f"{browser} %s"}
    with served(tmp_path / "data", option, **screen) as (address, _):
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).text == "ok"
        deadline = time.monotonic() + (PATIENCE if option == "--open" else 0.5)
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        found = opened.read_text().strip() if opened.exists() else None
        assert found == (address if option == "--open" else None)


@pytest.mark.parametrize(
    ("env", "there"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, False),
    ],
)
def test_a_browser_needs_a_screen(
    env: dict[str, str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert has_screen() is there


@pytest.mark.parametrize(
    "line",
    [
        "serve --port 99999",
        "serve --workers 0",
        "serve --workers 2",
        "serve --database mysql://host/name",
        "serve --database postgresql://nobody@127.0.0.1:1/none",
        "serve --limit nothing=5",
        "serve --limit tables=0",
        "serve --limit tables",
        "serve --keep nothing=5",
        "serve --keep guests=-1",
        "serve --keep guests",
        "serve --keep guests=99999",
        "serve --host 256.256.256.256",
        "backup no/such/folder/file",
        "restore nothing.backup",
        "connect http://127.0.0.1:1/t/abc",
        "connect nonsense",
    ],
)
def test_what_cannot_be_is_one_sentence(line: str, tmp_path: Path) -> None:
    place = [] if line.startswith("connect") else ["--data", str(tmp_path)]
    home = {"XDG_CONFIG_HOME": str(tmp_path)}
    assert_refused(run(*line.split(), *place, env=home))


def test_how_long_is_kept_is_read_from_pairs(tmp_path: Path) -> None:
    config = make_config(tmp_path, None, keep=["guests=never", "open=0", "lessons=3"])
    assert (config.keep.guests, config.keep.open, config.keep.lessons) == (0, 0, 3)


def test_limits_are_read_from_pairs(tmp_path: Path) -> None:
    config = make_config(tmp_path, None, limits=["tables=3", "chat=7"])
    assert (config.limits.tables, config.limits.chat) == (3, 7)
    with pytest.raises(DvergarError, match="NAME=NUMBER"):
        make_config(tmp_path, None, limits=["tables=-3"])


def test_an_address_for_everybody_is_shown_as_one_to_share() -> None:
    assert addresses("192.0.2.7") == ["192.0.2.7"]
    assert addresses("example") == ["example"]
    assert addresses("0.0.0.0")[0] == "127.0.0.1"
