"""Runs the command as its user does, in this process or as a program of its own."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import dvergar
from dvergar.cli.main import main

ROOT = Path(dvergar.__file__).parent
PROGRAM = Path(sys.executable).with_name("dvergar")
LOCAL_COMMANDS = (
    *("games", "play", "simulate", "tournament", "stats"),
    *("score", "replay", "analyse", "review", "data", "bench"),
)
COMMANDS = (*LOCAL_COMMANDS, "serve", "backup", "restore", "check", "admin", "connect")
LANGUAGES = ("en", "de", "fr")
#: what decides about language, width and colour, whatever the machine says
_ENVIRONMENT = {"COLUMNS": "120", "LINES": "50", "TERM": "dumb", "NO_COLOR": "1"}
_UNSET = ("DVERGAR_LANG", "LANG", "LC_ALL", "FORCE_COLOR", "PY_COLORS", "PYTHONIOENCODING")

_KEY = re.compile(r"^([a-z]+)-[a-z0-9_-]+ *=", re.MULTILINE | re.IGNORECASE)
_BEGINNINGS = sorted(
    {begin for path in ROOT.glob("**/text/en.ftl") for begin in _KEY.findall(path.read_text())}
)
_RAW = re.compile(rf"(?<![\w-])(?:{'|'.join(_BEGINNINGS)})-\w[\w-]*|\{{ ?\$\w*")


class Outcome(NamedTuple):
    """What the user gets."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def environment(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _UNSET}
    return {**kept, **_ENVIRONMENT, **(changes or {})}


def run(*words: str, given: str | bytes = b"", env: Mapping[str, str] | None = None) -> Outcome:
    """The command in this process; `given` is its standard input."""
    content = given.encode() if isinstance(given, str) else given
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with (
        patch.dict(os.environ, environment(env), clear=True),
        patch.object(sys, "argv", ["dvergar", *words]),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code
    return Outcome(code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())


def start(*words: str, given: str = "", env: Mapping[str, str] | None = None) -> Outcome:
    """The installed program in a process of its own."""
    done = subprocess.run(
        [PROGRAM, *words],
        input=given.encode(),
        capture_output=True,
        env={**environment({"PYTHONUTF8": "1"}), **(env or {})},
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def raw_keys(output: str) -> list[str]:
    """Keys of the texts, and variables that nobody filled in, where words should stand."""
    return sorted(set(_RAW.findall(output)))


def flat(output: str) -> str:
    """Without line breaks and columns."""
    return " ".join(output.split())
