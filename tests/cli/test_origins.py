"""`dvergar data`: values with their sources, and what a folder of corrections changes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import dvergar
from dvergar.cli.origins import plain, show_changes, show_origins
from dvergar.cli.usage import CLI
from dvergar.kernel.language import Text

from .command import LANGUAGES, run

CORRECTIONS = """
[[card]]
id = "shop"
walls = [1, 1, 1, 0]
source = "public: my box"
[[card]]
id = "gold_mine"
need = 2
[[card.effect]]
verb = "mine"
gem = "gold"
amount = 3
"""


@pytest.fixture
def corrections(tmp_path: Path) -> str:
    """A folder that corrects three fields of two cards."""
    (tmp_path / "dwarfs_fall").mkdir()
    (tmp_path / "dwarfs_fall" / "cards.toml").write_text(CORRECTIONS, "utf-8")
    return str(tmp_path)


def wide() -> Console:
    """A terminal in which nothing is wrapped."""
    return Console(width=240, record=True, file=io.StringIO())


def test_a_record_names_all_its_sources() -> None:
    found = run("data", "dwarfs_fall", "--json").json
    castle = next(record for record in found if record["id"] == "castle")
    assert castle["effect"] == [{"verb": "dig"}]
    assert castle["source"]["need"] == "rulebook"
    assert castle["source"]["group"] == "public: reviews, a giant harms castles"
    assert castle["source"].keys() == castle.keys() - {"file", "id", "source"}
    panic = next(record for record in found if record["id"] == "panic")
    assert panic["source"] == "reconstructed"
    console = wide()
    show_origins(dvergar.game("dwarfs_fall").origins(), Text("en", CLI), console)
    told = console.export_text()
    assert "need, effect: rulebook" in told
    assert "mine gem gold amount 2" in told


def test_what_a_folder_corrects_is_told_with_both_sources(corrections: str) -> None:
    mine = {"file": "cards.toml", "id": "gold_mine"}
    assert run("data", "dwarfs_fall", "--diff", corrections, "--json").json == [
        {
            **mine,
            "field": "need",
            "shipped": 2,
            "corrected": 2,
            "shipped_source": "reconstructed",
            "source": "overlay",
        },
        {
            **mine,
            "field": "effect",
            "shipped": [{"verb": "mine", "gem": "gold", "amount": 2}],
            "corrected": [{"verb": "mine", "gem": "gold", "amount": 3}],
            "shipped_source": "rulebook",
            "source": "overlay",
        },
        {
            "file": "cards.toml",
            "id": "shop",
            "field": "walls",
            "shipped": [1, 0, 0, 1],
            "corrected": [1, 1, 1, 0],
            "shipped_source": "reconstructed",
            "source": "public: my box",
        },
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_folder_corrects_is_drawn_in_three_languages(corrections: str, lang: str) -> None:
    text = Text(lang, CLI)
    console = wide()
    show_changes(dvergar.game("dwarfs_fall", Path(corrections)).corrections(), text, console)
    lines = [line.split("  ") for line in console.export_text().splitlines() if line.strip()]
    said = [[cell.strip() for cell in line if cell.strip()] for line in lines]
    assert said[0] == [
        text(key)
        for key in (
            *("data-file", "data-record", "data-field", "data-shipped", "data-corrected"),
            *("data-shipped-source", "data-source-title"),
        )
    ]
    assert [
        "cards.toml",
        "shop",
        "walls",
        "1 0 0 1",
        "1 1 1 0",
        text("source-reconstructed"),
        text("source-public", name="my box"),
    ] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_changes_nothing_says_so(tmp_path: Path, lang: str) -> None:
    (tmp_path / "dwarfs_fall").mkdir()
    told = run("data", "dwarfs_fall", "--diff", str(tmp_path), "--lang", lang)
    assert told.out.strip() == Text(lang, CLI)("data-no-changes")
    found = run("data", "dwarfs_fall", "--diff", str(tmp_path), "--json").json
    assert found == []


def test_a_list_and_a_comparison_at_once_are_refused(corrections: str) -> None:
    told = run("data", "dwarfs_fall", "--diff", corrections, "--data", corrections)
    assert told.code == 2
    assert "not both" in told.err


def test_a_bad_correction_is_refused_as_everywhere(corrections: str) -> None:
    file = Path(corrections) / "dwarfs_fall" / "cards.toml"
    file.write_text('[[card]]\nid = "shop"\nsource.colour = "rulebook"', "utf-8")
    told = run("data", "dwarfs_fall", "--diff", corrections)
    assert told.code == 2
    assert "record shop, field source.colour: there is no such field" in told.err


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "3"),
        ((1, 0), "1 0"),
        ((), ""),
        (({"verb": "gain", "amount": 3}, {"verb": "draw"}), "gain amount 3; draw"),
    ],
)
def test_values_are_written_without_their_signs(value: object, said: str) -> None:
    assert plain(value) == said
