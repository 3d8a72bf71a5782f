"""Every program in `tools/` runs, in a small form, and does what it is for."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

import dvergar
from dvergar.games import game_names
from tests import programs
from tests.programs import ROOT

HERE = {"conformance", "fit", "golden", "load", "opening", "picture", "records", "weight"}
#: in `test_positions.py`, `test_peers.py` and, with a browser, `tests/web/test_tools.py`
ELSEWHERE = {"peers", "peers_driver", "positions", "shots"}


def run(tool: str, *args: str | Path) -> str:
    """What a tool prints."""
    return programs.run(sys.executable, "-m", f"tools.{tool}", *args)


def test_every_program_is_run_by_a_test() -> None:
    programs = {
        path.stem
        for path in (ROOT / "tools").glob("*.py")
        if 'if __name__ == "__main__"' in path.read_text("utf-8")
    }
    assert programs == HERE | ELSEWHERE


def test_conformance_reports_on_the_game_it_was_asked_for() -> None:
    printed = run("conformance", "--seeds", "1", "--game", "nidavellir", "--seats", "2")
    assert "nidavellir" in printed
    assert "no faults" in printed
    assert "search:10, 2 seats" in printed


def test_a_fit_writes_weights_for_the_seats_it_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "forecast.toml"
    printed = run("fit", "nidavellir", "--games", "12", "--seats", "2", "--out", out)
    assert printed.startswith("2 seats: ")
    shipped = ROOT / "src" / "dvergar" / "games" / "nidavellir" / "data" / "forecast.toml"
    fitted = tomllib.loads(out.read_text("utf-8"))
    assert list(fitted) == ["seats2"]
    assert fitted["seats2"].keys() == tomllib.loads(shipped.read_text("utf-8"))["seats2"].keys()


def test_scenes_add_little_to_the_weight_of_frames() -> None:
    """What the server sends; with a browser, `tests/web/test_tools.py` weighs the page."""
    printed = run("weight", "--frames")
    for name in game_names():
        (counted,) = re.findall(rf"^{name}: \d+ frames, (\d+) with scenes$", printed, re.M)
        assert int(counted) > 5
        (more,) = re.findall(rf"^{name}: \d+ bytes, \d+ with scenes \((.*)%\)$", printed, re.M)
        assert 0 < float(more) < 5
        assert re.search(rf"^{name}: \d+ bytes deflated, \d+ with scenes \(", printed, re.M)


def test_the_types_of_the_page_are_those_of_the_records(tmp_path: Path) -> None:
    """If not: `python -m tools.records`."""
    out = tmp_path / "records.d.ts"
    run("records", "--out", out)
    written = out.read_text("utf-8")
    assert written == (ROOT / "web" / "src" / "records.d.ts").read_text("utf-8")
    for name in ("dwarfs_fall", "nidavellir"):
        assert f'declare module "*/{name}/data/table.toml"' in written


def test_a_golden_game_is_recorded_once(tmp_path: Path) -> None:
    run("golden", "nidavellir", "two", "--folder", tmp_path)
    match = dvergar.Match.load(tmp_path / "two.match", dvergar.game)
    result = json.loads((tmp_path / "results.json").read_text("utf-8"))["two"]
    assert match.state.is_over
    assert match.state.scores() == result["scores"]
    with pytest.raises(AssertionError, match=r"two\.match exists"):
        run("golden", "nidavellir", "two", "--folder", tmp_path)


@pytest.mark.slow
def test_a_small_load_is_driven_and_measured() -> None:
    size = ("--tables", "3", "--sockets", "8")
    printed = run("load", *size, "--rate", "20", "0", "--seconds", "1")
    measured = re.findall(r": [1-9]\d* a second, to the last viewer p50 [\d.]+ ms", printed)
    assert len(measured) == 2


@pytest.mark.slow
def test_opening_is_measured_for_every_game() -> None:
    printed = run("opening", "--moves", "200")
    for game in dvergar.game_names():
        assert re.search(rf"{game}, [1-9]\d* moves: opening [\d.]+ ms", printed)


def test_the_picture_of_the_terminal_is_drawn(tmp_path: Path) -> None:
    run("picture", tmp_path / "table.svg")
    kept = ROOT / "docs" / "pictures" / "table.svg"
    assert (tmp_path / "table.svg").read_text("utf-8") == kept.read_text("utf-8")
