"""Every target of the Makefile runs, in a small form."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.programs import ROOT, environment, run

#: what `make test` itself runs, before these tests and around them
AROUND = {
    *("setup", "setup-tests", "packages", "page", "check-web", "check-python", "checks"),
    *("test", "test-python", "test-web", "test-all"),
}
#: and in `test_compiled.py`, `test_tools.py`, `test_peers.py` and `tests/web/test_tools.py`
ELSEWHERE = {"compiled", "load", "peers", "shots"}
HERE = {"help", "play", "serve", "terminal", "check", "bench", "wheel", "lock", "clean"}


#: without what a make that runs these tests tells the makes below it
ALONE = environment(*(name for name in os.environ if "MAKE" in name or name == "MFLAGS"))


def make(*args: str, where: Path = ROOT) -> str:
    """What make prints."""
    return run("make", *args, env=ALONE, where=where)


def test_every_target_is_run_by_a_test() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert phony is not None
    assert set(phony[1].split()) == AROUND | ELSEWHERE | HERE


def test_help_names_what_people_need() -> None:
    printed = make("help")
    for target in ("play", "test", "compiled", "wheel", "bench"):
        assert f"make {target} " in printed


@pytest.mark.slow
@pytest.mark.parametrize("target", ["play", "serve"])
def test_a_server_of_make_can_be_visited(target: str, tmp_path: Path) -> None:
    command = ["make", target, f"ARGS=--port 0 --data {tmp_path}"]
    # no screen, no browser; a group of its own, so that all of it can be ended
    quiet = {key: value for key, value in ALONE.items() if "DISPLAY" not in key}
    with subprocess.Popen(
        command, cwd=ROOT, env=quiet, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            lines = iter(process.stdout.readline, "")
            address = next(line.strip() for line in lines if line.startswith("http://"))
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
            assert "<title>" in httpx.get(address, timeout=PATIENCE).text
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def test_a_game_in_the_terminal_begins() -> None:
    printed = make("terminal", "ARGS=--seed 1 --seats 2 --lang en")
    assert "Nidavellir" in printed


@pytest.mark.slow
def test_bench_measures_the_source_and_the_compiled_build() -> None:
    printed = make("--silent", "bench", "ARGS=nidavellir --seats 2 --seconds 0.05 --json")
    assert set(re.findall(r'"compiled": \w+', printed)) == {'"compiled": false', '"compiled": true'}


def test_the_check_is_the_test_without_what_is_slow() -> None:
    fast = make("--dry-run", "check").replace('"not slow and not long"', '"not long"')
    whole = make("--dry-run", "test-python", "test-web")
    assert whole in fast


def test_locking_uses_options_that_the_tool_has() -> None:
    commands = re.findall(r"pip-compile (.*)", make("--dry-run", "lock"))
    assert len(commands) >= 2
    tool = ROOT / ".venv" / "bin" / "pip-compile"
    known = run(tool, "--help")
    for command in commands:
        for option in re.findall(r"--[a-z-]+", command):
            assert option in known


def test_cleaning_removes_what_was_made_and_nothing_else(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    made = [tmp_path / name for name in (".venv", "build", "dist", "web/node_modules")]
    kept = [tmp_path / name for name in ("src/dvergar/kernel", "docs", "web/src")]
    for folder in made + kept:
        folder.mkdir(parents=True)
    make("clean", where=tmp_path)
    assert not any(folder.exists() for folder in made)
    assert all(folder.exists() for folder in kept)


@pytest.mark.long
def test_wheels_are_made_for_any_machine_and_for_this_one(tmp_path: Path) -> None:
    make("wheel", f"DIST={tmp_path}")
    pure, compiled = sorted(tmp_path.glob("*.whl"), key=lambda path: "none-any" not in path.name)
    assert pure.name.endswith("-py3-none-any.whl")
    names = run("python3", "-m", "zipfile", "--list", compiled)
    assert re.search(r"dvergar/kernel/state\..*\.so", names)
    assert "dvergar/server/page/index.html" in names
