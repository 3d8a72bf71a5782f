"""What the README shows works as it stands there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dvergar

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(import random\n.*?)```", README, re.S)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert re.match(r"\[\d+, \d+, \d+, \d+\] \[\d.*\] Sheet\(", printed)


def test_the_score_pad_example_gives_the_rulebooks_total() -> None:
    pad = re.search(r"<<'END'\n(.*?)\nEND", README, re.S)
    assert pad is not None
    ((name, sheet),) = dvergar.game("nidavellir").score_pad(json.loads(pad[1]))
    assert (name, sheet.total) == ("A", 204)


def test_every_file_that_is_linked_exists() -> None:
    root = Path(__file__).parent.parent
    links = re.findall(r"\]\(([^)#]+)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []
