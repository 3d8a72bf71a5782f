"""Tournaments and statistics as their user runs them."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

from .command import environment, flat, raw_keys, run

TOURNAMENT = ["tournament", "nidavellir", "--bots", "greedy,random"]
STATS = ["stats", "nidavellir", "--games", "5", "--seats", "2"]


def test_a_tournament_with_its_report(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    words = [*TOURNAMENT, "--games", "9", "--seats", "2", "--report", str(folder)]
    told = run(*words)
    assert (told.code, told.err, raw_keys(told.out)) == (0, "", [])
    assert "10 games, so that every bot plays every deal from every seat." in told.out
    assert "10 games of Nidavellir, 2 seats" in told.out
    assert sorted(file.name for file in folder.iterdir()) == [
        "categories.svg",
        "games.jsonl",
        "ratings.svg",
        "report.md",
        "shares.svg",
        "times.jsonl",
    ]
    found = run(*words, "--json").json
    assert found["games"] == 10
    report = (folder / "report.md").read_text()
    for bot in found["bots"]:
        assert f"{100 * bot['share']['value']:.1f}%" in report
    assert "10 of 10 games are already there." in flat(run(*words).out)


def test_the_same_tournament_is_the_same_everywhere() -> None:
    one, two = [run(*TOURNAMENT, "--games", "8", "--jobs", jobs, "--json") for jobs in ("1", "2")]
    assert one.err == ""
    found = [each.json for each in (one, two)]
    for each in found:
        assert set(each.pop("times_us")) == {"greedy", "random"}
    assert found[0] == found[1]


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    words = [*TOURNAMENT, "--games", "100000", "--jobs", "2", "--report", str(tmp_path / "new")]
    games = tmp_path / "new" / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "dvergar", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    for _ in range(600):
        if games.exists() and games.read_bytes().count(b"\n") > 2:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    try:
        _, told = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130
    assert b"Interrupted." in told
    assert b"Traceback" not in told
    kept = games.read_text().splitlines()[1:]
    numbers = [json.loads(line)["number"] for line in kept]
    assert len(set(numbers)) == len(numbers) > 1


def test_faults_of_an_outside_bot_are_told(tmp_path: Path) -> None:
    programs = Path(__file__).parents[1] / "arena" / "outside_programs.py"
    name = f"cmd:{shlex.join([sys.executable, str(programs), 'illegal'])}"
    told = run("tournament", "nidavellir", "--bots", f"random,{name}", "--games", "2")
    assert told.code == 0
    assert "not legal: “dance wildly”" in flat(told.out)


def test_stats_with_their_report(tmp_path: Path) -> None:
    told = run(*STATS, "--report", str(tmp_path))
    assert (told.code, told.err, raw_keys(told.out)) == (0, "", [])
    assert "5 games of Nidavellir, 2 seats" in told.out
    assert {"report.md", "seats.svg", "gain-hero.svg"} <= {f.name for f in tmp_path.iterdir()}
    found = run(*STATS, "--json").json
    assert sum(seat["share"]["value"] for seat in found["by_seat"]) == pytest.approx(1)
    assert set(found["gains"]) == {"hero"}


def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    words = [*TOURNAMENT, "--games", "2", "--report", str(tmp_path)]
    assert run(*words).code == 0
    told = run(*words, "--seed", "1")
    assert told.code == 2
    assert "another tournament" in told.err
