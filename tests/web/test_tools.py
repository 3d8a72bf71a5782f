"""The programs in `tools/` that need a browser run, in a small form."""

from __future__ import annotations

import re
import sys

import pytest

from tests.programs import ROOT, run

TOOL = (sys.executable, "-m")
SIZE = ("--size", "390x844", "--theme", "dark")


def test_an_exhibit_is_photographed() -> None:
    run(*TOOL, "tools.shots", "bid", *SIZE)
    taken = list((ROOT / "build" / "shots" / "390x844-dark-en-m").glob("*bid*"))
    assert taken
    refused = run(*TOOL, "tools.shots", "no-such-exhibit", "--built", *SIZE, code=1)
    assert "no-such-exhibit" in refused


@pytest.mark.long
def test_the_weight_of_the_page_is_measured() -> None:
    assert re.search(r"lobby and table: [\d.]+ kB", run(*TOOL, "tools.weight"))
