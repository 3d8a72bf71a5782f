"""The programs in `tools/` that need a browser run, in a small form."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(tool: str, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", f"tools.{tool}", *args]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_exhibit_is_photographed() -> None:
    done = run("shots", "bid", "--size", "390x844", "--theme", "dark")
    assert done.returncode == 0, done.stdout + done.stderr
    taken = list((ROOT / "build" / "shots" / "390x844-dark-en-m").glob("*bid*"))
    assert taken
    refused = run("shots", "no-such-exhibit", "--built", "--size", "390x844", "--theme", "dark")
    assert refused.returncode != 0
    assert "no-such-exhibit" in refused.stdout + refused.stderr


@pytest.mark.long
def test_the_weight_of_the_page_is_measured() -> None:
    done = run("weight")
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"lobby and table: [\d.]+ kB", done.stdout)
