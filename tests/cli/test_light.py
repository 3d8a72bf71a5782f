"""Commands of the light install, and what the others say there."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import starmap
from pathlib import Path

from .command import LANGUAGES, Outcome, raw_keys

ROOT = Path(__file__).parent.parent.parent

#: what the extras bring, as Python imports it
OPTIONAL = (
    *("aiosqlite", "alembic", "anyio", "argon2", "asyncpg", "fastapi", "httpx", "itsdangerous"),
    *("limits", "matplotlib", "openskill", "pebble", "platformdirs", "prometheus_client"),
    *("ray", "regex", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
)
#: a command line for each command that needs an extra, and the extra
HEAVY = {
    "serve": "server",
    "backup b.gz": "server",
    "restore b.gz": "server",
    "check": "server",
    "admin tables": "server",
    "admin ban someone --yes": "server",
    "connect http://127.0.0.1:1/t/x": "client",
    "tournament nidavellir --bots greedy,random --games 2": "arena",
    "stats nidavellir --games 4 --engine ray": "ray",
}
LIGHT = (
    "--help",
    "--version",
    "serve --help",
    "admin --help",
    "games",
    "data nidavellir",
    "simulate nidavellir --games 1",
    "stats nidavellir --bots random --games 4",
    "bench nidavellir --seats 2 --seconds 0.05",
    "play nidavellir --seats 2 --humans 0 --bots random --seed 1",
)
_PROGRAM = """
import json, sys
sys.modules.update(dict.fromkeys({optional}))
from tests.cli.command import run
print(json.dumps([run(*line.split()) for line in sys.argv[1:]]))
"""


def run_light(*lines: str) -> dict[str, Outcome]:
    """Run command lines in a process that can import none of the optional packages."""
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM.format(optional=OPTIONAL), *lines],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return dict(zip(lines, starmap(Outcome, json.loads(done.stdout)), strict=True))


def test_the_engine_and_the_terminal_work_without_the_extras() -> None:
    for line, outcome in run_light(*LIGHT).items():
        assert (line, outcome.code, outcome.err) == (line, 0, "")
        assert outcome.out


def test_the_other_commands_say_which_extra_they_need() -> None:
    for line, outcome in run_light(*HEAVY).items():
        assert (line, outcome.code, outcome.out) == (line, 2, "")
        assert f"pip install 'dvergar[{HEAVY[line]}]'" in outcome.err
        assert outcome.err.count("\n") == 1


def test_the_sentence_is_in_the_readers_language() -> None:
    said = [
        outcome.err for outcome in run_light(*map("serve --lang {}".format, LANGUAGES)).values()
    ]
    beginnings = ("This needs", "Dafür fehlen", "Il manque")
    for sentence, beginning in zip(said, beginnings, strict=True):
        assert sentence.startswith(beginning)
        assert raw_keys(sentence) == []


def test_a_report_without_pictures_says_how_to_get_them(tmp_path: Path) -> None:
    line = f"stats nidavellir --bots random --games 4 --report {tmp_path}"
    outcome = run_light(line)[line]
    assert outcome.code == 0
    assert "pip install 'dvergar[plots]'" in outcome.out
    assert [path.name for path in tmp_path.iterdir()] == ["report.md"]
