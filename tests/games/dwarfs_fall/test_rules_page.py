"""The options, records and sources that the page's rules name are those of the game."""

from __future__ import annotations

import re
from pathlib import Path

import dvergar
from dvergar.games.dwarfs_fall.figures import Figures
from dvergar.games.dwarfs_fall.game import DwarfsFall
from dvergar.games.dwarfs_fall.records import FILES
from dvergar.kernel.game import show_option

ROOT = Path(dvergar.__file__).parents[2]
PAGE = ROOT / "web" / "src" / "games" / "dwarfs_fall" / "rules"
FIGURES = Figures()


def test_options_with_the_usual_choice_first() -> None:
    source = (PAGE / "figures.ts").read_text("utf-8")
    told = {
        name: re.findall(r'"(\w+)"', choices)
        for name, choices in re.findall(r"^  (\w+): \[(.+)\],$", source, re.MULTILINE)
    }
    assert list(told) == [option.name for option in DwarfsFall.options]
    for option in DwarfsFall.options:
        choices = [show_option(choice) for choice in option.choices]
        assert told[option.name][0] == show_option(option.default)
        assert sorted(told[option.name]) == sorted(choices)


def test_every_record_has_a_name() -> None:
    """Those of most files are called by their kind; single figures have names of their own."""
    words = (PAGE / "text" / "en.ftl").read_text("utf-8")
    named = re.findall(r"^rules-record-(\w+) =", words, re.MULTILINE)
    files = [name.removesuffix(".toml") for name in FILES if name != "table.toml"]
    single = [origin.id for origin in FIGURES.origins if origin.file == "table.toml"]
    assert sorted(named) == sorted(files + single)
