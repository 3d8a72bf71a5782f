"""Where lines on the terminal break."""

from __future__ import annotations

from io import StringIO

import pytest
import rich._wrap
from rich.console import Console
from rich.table import Table
from rich.text import Text as RichText

from dvergar.cli.wrapping import keep_together


@pytest.fixture
def kept_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines break as the command lets them; afterwards as before."""
    monkeypatch.setattr("rich._wrap.re_word", rich._wrap.re_word)
    keep_together()


@pytest.mark.usefixtures("kept_together")
@pytest.mark.parametrize("width", range(12, 40))
def test_lines_break_at_ordinary_spaces_only(width: int) -> None:
    file = StringIO()
    said = "Le Cheval Fringant\u00a0: la pièce 2 vise la carte «\u202fW\u202f»\u202f; suite"
    table = Table(box=None)
    table.add_column("Pourquoi\u00a0?")
    table.add_row(said)
    console = Console(file=file, width=width)
    console.print(RichText(said))
    console.print(table)
    lines = [line.strip(" ") for line in file.getvalue().splitlines()]
    assert len(lines) > 4
    assert not [line for line in lines if line[:1] in ":;»?\u00a0\u202f" and line]
    assert not [line for line in lines if line[-1:] in "«\u00a0\u202f" and line]
