"""Whatever is wrong with the input: one sentence on standard error, exit code 2, no more."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.kernel.match import Match

from .command import Outcome, raw_keys, run, start
from .test_commands import PAD

NIDAVELLIR = "nidavellir"


def assert_refused(told: Outcome) -> None:
    assert told.code == 2
    assert told.out == ""
    lines = told.err.split("\n")
    assert len(lines) == 2, told.err
    assert lines[0].strip()
    assert lines[0].endswith(".")
    assert lines[1] == ""
    assert "Traceback" not in told.err
    assert raw_keys(told.err) == []


# --- command lines ---------------------------------------------------------------------------

COMMAND_LINES = {
    "one seat": f"play {NIDAVELLIR} --seats 1",
    "six seats": f"simulate {NIDAVELLIR} --seats 6",
    "negative seats": f"simulate {NIDAVELLIR} --seats -2",
    "seats that are no number": f"play {NIDAVELLIR} --seats two",
    "unknown game": "simulate chess",
    "unknown game to play": "play chess",
    "unknown game to score": "score chess -",
    "unknown game's data": "data chess",
    "unknown game to measure": "bench chess",
    "no game": "simulate",
    "unknown command": "dance",
    "unknown switch": f"simulate {NIDAVELLIR} --dance",
    "unknown option": f"simulate {NIDAVELLIR} -o colour=red",
    "unknown option to play": f"play {NIDAVELLIR} -o colour=red",
    "bad option value": f"simulate {NIDAVELLIR} -o edition=es",
    "option without =": f"simulate {NIDAVELLIR} -o edition",
    "option without name": f"simulate {NIDAVELLIR} -o =fr",
    "unknown bot": f"simulate {NIDAVELLIR} --bots clever",
    "unknown bot in a list": f"play {NIDAVELLIR} --seats 3 --bots greedy,clever",
    "no bot": f"simulate {NIDAVELLIR} --bots=",
    "too few bots": f"simulate {NIDAVELLIR} --seats 3 --bots greedy,random",
    "too many bots": f"play {NIDAVELLIR} --seats 2 --bots greedy,random",
    "too many people": f"play {NIDAVELLIR} --seats 2 --humans 3",
    "negative people": f"play {NIDAVELLIR} --humans -1",
    "one entrant": f"tournament {NIDAVELLIR} --bots greedy",
    "an entrant twice": f"tournament {NIDAVELLIR} --bots greedy,greedy",
    "no entrants": f"tournament {NIDAVELLIR}",
    "unknown entrant": f"tournament {NIDAVELLIR} --bots greedy,clever",
    "no such program": f"tournament {NIDAVELLIR} --bots greedy,cmd:nosuchprogram",
    "a program that does not play": f"tournament {NIDAVELLIR} --bots greedy,cmd:true",
    "unknown engine": f"tournament {NIDAVELLIR} --bots greedy,random --engine cloud",
    "address without ray": f"tournament {NIDAVELLIR} --bots greedy,random --address auto",
    "report in a file": f"tournament {NIDAVELLIR} --bots greedy,random --report /dev/null",
    "statistics of no games": f"stats {NIDAVELLIR} --games 0",
    "statistics at nine seats": f"stats {NIDAVELLIR} --seats 9",
    "no games": f"simulate {NIDAVELLIR} --games 0",
    "negative games": f"simulate {NIDAVELLIR} --games -5",
    "games that are no number": f"simulate {NIDAVELLIR} --games many",
    "no jobs": f"simulate {NIDAVELLIR} --jobs 0",
    "negative jobs": f"simulate {NIDAVELLIR} --jobs -1",
    "more games than anybody plays": f"simulate {NIDAVELLIR} --games 99999999999",
    "more jobs than any machine has": f"simulate {NIDAVELLIR} --jobs 100000",
    "unknown language": "games --lang es",
    "unknown language for help": "games --help --lang es",
    "empty language": "games --lang=",
    "negative seed": f"play {NIDAVELLIR} --seed -1",
    "huge seed": f"simulate {NIDAVELLIR} --seed 18446744073709551616",
    "seed that is no number": f"simulate {NIDAVELLIR} --seed lucky",
    "measurement at nine seats": f"bench {NIDAVELLIR} --seats 9",
    "short measurement": f"bench {NIDAVELLIR} --seconds 0",
    "no measurement": f"bench {NIDAVELLIR} --seconds nan",
    "missing score pad": f"score {NIDAVELLIR} /no/such/pad.json",
    "missing match": "replay /no/such/match.txt",
    "missing match to play": f"play {NIDAVELLIR} --load /no/such/match.txt",
    "folder as score pad": f"score {NIDAVELLIR} /",
    "folder as match": "replay /",
    "missing match to analyse": "analyse /no/such/match.txt",
    "no playouts": "analyse match.txt --iterations 0",
    "no time to think": "analyse match.txt --seconds 0",
    "time that is no number": "analyse match.txt --seconds nan",
    "two budgets": "analyse match.txt --seconds 1 --iterations 5",
    "budget of no bot": f"simulate {NIDAVELLIR} --bots greedy:5",
    "budget that is none": f"simulate {NIDAVELLIR} --bots search:soon",
    "missing data folder": f"data {NIDAVELLIR} --data /no/such/folder",
    "missing data folder to simulate": f"simulate {NIDAVELLIR} --data /no/such/folder",
}


@pytest.mark.parametrize("line", COMMAND_LINES.values(), ids=COMMAND_LINES)
def test_command_line(line: str) -> None:
    assert_refused(run(*line.split()))


@pytest.mark.parametrize(
    ("line", "sign"),
    [
        (f"play {NIDAVELLIR} --seats 9", "Plätze"),
        ("simulate schach", "Spiel"),
        (f"simulate {NIDAVELLIR} -o edition=es", "Option"),
        (f"simulate {NIDAVELLIR} --bots klug", "Bot"),
        (f"simulate {NIDAVELLIR} --games 0", "Partien"),
        (f"data {NIDAVELLIR} --data /no/such/folder", "Ordner"),
        (f"simulate {NIDAVELLIR} --games viele", "Zahl"),
    ],
)
def test_in_german(line: str, sign: str) -> None:
    told = run(*line.split(), "--lang", "de")
    assert_refused(told)
    assert sign in told.err


def test_the_reason_is_german_too() -> None:
    told = run("replay", "/no/such/match.txt", "--lang", "de")
    assert_refused(told)
    assert "No such file or directory" not in told.err


def test_the_installed_program() -> None:
    told = start("simulate", NIDAVELLIR, "--seats", "9")
    assert_refused(told)
    assert told.err == "nidavellir takes 2, 3, 4, 5 players, not 9.\n"


# --- score pads ------------------------------------------------------------------------------


def pad(**changes: Any) -> bytes:
    return json.dumps({"players": [{**PAD["players"][0], **changes}]}).encode()


def two(**changes: Any) -> bytes:
    second = {**PAD["players"][0], "heroes": [], "coins": [0, 2, 3, 4, 5], **changes}
    return json.dumps({"players": [PAD["players"][0], second]}).encode()


PADS = {
    "nothing": b"",
    "broken JSON": b'{"players": [',
    "two values": b"{} {}",
    "not UTF-8": b'{"players": "\xff\xfe"}',
    "half a UTF-16": b"\xff\xfe{",
    "deeply nested": b"[" * 100_000,
    "deeply nested records": b'{"players":' * 100_000,
    "endless number": b'{"players": ' + b"9" * 5000 + b"}",
    "infinite number": pad(hunter=float("inf")),
    "a list": b"[]",
    "null": b"null",
    "no players": b'{"players": []}',
    "six players": json.dumps({"players": PAD["players"] * 6}).encode(),
    "players missing": b"{}",
    "six coins": pad(coins=[24, 5, 4, 11, 9, 3]),
    "four coins": pad(coins=[24, 5, 4, 11]),
    "unknown coin": pad(coins=[24, 5, 4, 11, 99]),
    "coin too often": pad(coins=[25, 25, 4, 11, 9]),
    "coin that is a text": pad(coins=[24, 5, 4, 11, "9"]),
    "unknown hero": pad(heroes=["gandalf"]),
    "hero named in two lines": pad(heroes=["gan\ndalf"]),
    "hero owned twice": pad(heroes=["skaa", "Skaa"]),
    "hero of two players": two(heroes=["skaa"]),
    "gem of two players": two(gem=True).replace(b"false", b"true"),
    "negative ranks": pad(hunter=-1),
    "negative ranks with points": pad(warrior=[-4, 28]),
    "too many ranks": pad(blacksmith=1000),
    "endless ranks": pad(hunter=10**40),
    "impossible points": pad(warrior=[4, 280]),
    "points missing": pad(warrior=[4]),
    "ranks that are a fraction": pad(hunter=1.5),
    "unknown field": pad(rubies=3),
    "gem that is a text": pad(gem="no"),
}


@pytest.mark.parametrize("content", PADS.values(), ids=PADS)
def test_score_pad(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "pad.json").write_bytes(content)
    from_file = run("score", NIDAVELLIR, str(tmp_path / "pad.json"))
    assert_refused(from_file)
    assert run("score", NIDAVELLIR, "-", given=content) == from_file


@pytest.mark.parametrize(
    ("name", "sign"),
    [("six coins", "Münzen"), ("unknown hero", "Held"), ("negative ranks", "Jäger")],
)
def test_score_pad_in_german(name: str, sign: str) -> None:
    told = run("score", NIDAVELLIR, "-", "--lang", "de", given=PADS[name])
    assert_refused(told)
    assert sign in told.err


# --- match files -----------------------------------------------------------------------------


def match_text() -> str:
    table = dvergar.game(NIDAVELLIR)
    match = Match(table, table.setup(2, 7, {}))
    for _ in range(6):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    return match.dumps()


MATCHES: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "foreign": lambda _: "Hello.\n",
    "cut off": lambda text: text[: len(text) // 2],
    "without its end": lambda text: text.rsplit("\n", 2)[0],
    "other seed": lambda text: text.replace("seed 7", "seed 8"),
    "other move": lambda text: text.replace("take", "keep", 1),
    "a move less": lambda text: "\n".join(text.split("\n")[:-3] + text.split("\n")[-2:]),
    "other game": lambda text: text.replace(NIDAVELLIR, "chess"),
    "other rules": lambda text: text.replace("rules 1", "rules 99"),
    "other figures": lambda text: text.replace("moves\n", "data 0123\nmoves\n", 1),
    "six seats": lambda text: text.replace("seats 2", "seats 6"),
    "endless seed": lambda text: text.replace("seed 7", "seed " + "7" * 5000),
    "not UTF-8": lambda text: text.replace("seed", "s\udcffed"),
}


@pytest.mark.parametrize("tamper", MATCHES.values(), ids=MATCHES)
def test_tampered_match(tamper: Callable[[str], str], tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(tamper(match_text()), "utf-8", "surrogateescape")
    told = run("replay", str(file))
    assert_refused(told)
    assert run("play", NIDAVELLIR, "--load", str(file)) == told


@pytest.mark.parametrize("number", ["-1", "7", "100000", "last"])
def test_position_that_the_match_has_not(number: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(match_text())
    assert run("replay", str(file), "--to", "6").code == 0
    assert_refused(run("replay", str(file), "--to", number))


def test_tampered_match_in_german(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(match_text().replace("seed 7", "seed 8"))
    told = run("replay", str(file), "--lang", "de")
    assert_refused(told)
    assert told.err.startswith("Zeile ")


# --- data folders ----------------------------------------------------------------------------

OVERLAYS = {
    "no TOML": ("heroes.toml", "[[hero]\n"),
    "no records": ("heroes.toml", "hero = 3\n"),
    "unknown record": ("heroes.toml", '[[hero]]\nid = "gandalf"\nworth = 1\n'),
    "unknown field": ("heroes.toml", '[[hero]]\nid = "skaa"\nbeard = 1\n'),
    "wrong type": ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = "much"\n'),
    "out of range": ("heroes.toml", '[[hero]]\nid = "skaa"\nworth = -1\n'),
    "unknown file": ("elves.toml", '[[elf]]\nid = "legolas"\n'),
    "decks that do not fit": ("dwarves.toml", '[[dwarf]]\nid = "W3"\ncopies = 2\n'),
}


@pytest.mark.parametrize("command", ["data", "simulate", "play"])
@pytest.mark.parametrize(("file", "content"), OVERLAYS.values(), ids=OVERLAYS)
def test_bad_overlay(command: str, file: str, content: str, tmp_path: Path) -> None:
    (tmp_path / NIDAVELLIR).mkdir()
    (tmp_path / NIDAVELLIR / file).write_text(content)
    told = run(command, NIDAVELLIR, "--data", str(tmp_path))
    assert_refused(told)
    assert file in told.err


def test_overlay_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert_refused(run("data", NIDAVELLIR, "--data", str(tmp_path / "data")))


def test_bad_overlay_in_german(tmp_path: Path) -> None:
    (tmp_path / NIDAVELLIR).mkdir()
    (tmp_path / NIDAVELLIR / "heroes.toml").write_text('[[hero]]\nid = "skaa"\nworth = "viel"\n')
    told = run("data", NIDAVELLIR, "--data", str(tmp_path), "--lang", "de")
    assert_refused(told)
    assert "eine ganze Zahl" in told.err
