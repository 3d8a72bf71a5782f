"""Follows docs/adding-a-game.md: the checklist holds for every game. That the example works is
proven in `kernel/test_outside.py`, which makes a package of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dvergar
from dvergar.kernel.step import StepKind

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
GAMES = ROOT / "src" / "dvergar" / "games"


def checklist_files() -> list[str]:
    """The files in the checklist, as patterns below the folder of a game."""
    items = re.search(r"## Checklist: the files\n(.*?)\n## ", PAGE, re.S)
    assert items is not None
    boxes = [line for line in items[1].splitlines() if line.startswith("- [ ]")]
    return [name for line in boxes for name in re.findall(r"`([^`]+)`", line.split(": ")[0])]


def test_the_checklist_names_the_files_of_the_design() -> None:
    expected = {"state.py", "rules.py", "cards.py", "scoring.py", "view.py", "advice/advisor.py"}
    assert expected | {"data/*.toml", "text/en.ftl", "text/de.ftl", "text/fr.ftl"} <= set(
        checklist_files()
    )


@pytest.mark.parametrize("name", dvergar.game_names())
@pytest.mark.parametrize("pattern", checklist_files())
def test_every_game_has_every_file_of_the_checklist(name: str, pattern: str) -> None:
    assert list((GAMES / name).glob(pattern))


@pytest.mark.parametrize("name", dvergar.game_names())
def test_every_game_has_what_is_asked_besides(name: str) -> None:
    assert (ROOT / "docs" / "rules" / f"{name.replace('_', '-')}.md").is_file()
    assert list((ROOT / "tests" / "games" / name).glob("test_*.py"))
    assert list((ROOT / "tests" / "games" / name / "golden").glob("*.match"))
    title = dvergar.game(name).text("en")("game-title")
    for page in ("CHANGELOG.md", "docs/credits.md"):
        assert title in (ROOT / page).read_text("utf-8")


@pytest.mark.parametrize("name", dvergar.game_names())
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_game_has_the_texts_of_the_checklist(name: str, language: str) -> None:
    game = dvergar.game(name)
    text = game.text(language)
    asked = [
        step for step, kind in game.steps.items() if isinstance(kind, StepKind) and kind.options
    ]
    needed = ["game-title", "game-about"]
    needed += [f"option-{option.name}" for option in game.options]
    needed += [f"verb-{verb}" for verb in game.verbs()]
    needed += [f"ask-{step.replace('_', '-')}" for step in asked]
    assert [key for key in needed if not text.knows(key)] == []
