"""Run a program in a test, as somebody at a shell would."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent


def environment(*without: str, **more: str) -> dict[str, str]:
    """This environment without some variables, and with others."""
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, **more}


def run(
    *words: str | Path,
    env: Mapping[str, str] | None = None,
    where: Path = ROOT,
    given: str = "",
    code: int = 0,
) -> str:
    """What a program prints; it must end with this code. If that is a failure: its errors too."""
    done = subprocess.run(
        words, cwd=where, env=env, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stdout + done.stderr
