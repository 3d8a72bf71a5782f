"""What the page of every game says beside the rules: in the tutorial, and of its sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import dvergar
from dvergar.kernel.language import LANGUAGES

PAGES = Path(dvergar.__file__).parents[2] / "web" / "src" / "games"
TAUGHT = [name for name in dvergar.game_names() if dvergar.game(name).tutorial() is not None]
RULED = [name for name in dvergar.game_names() if (PAGES / name / "rules" / "rules.ts").is_file()]


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(name: str, language: str) -> None:
    source = PAGES / name / "tutorial" / "text" / f"{language}.ftl"
    body = FluentParser().parse(source.read_text("utf-8")).body
    said = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    tutorial = dvergar.game(name).tutorial()
    assert tutorial is not None
    wanted = [f"lesson-{chapter.id}" for chapter in tutorial.chapters]
    for chapter in tutorial.chapters:
        wanted += [f"lesson-{chapter.id}-{step.id}" for step in chapter.steps]
        asked = [step.id for step in chapter.steps if step.do]
        others = [f"lesson-{chapter.id}-{step}-other" for step in asked]
        wanted += [key for key in others if key in said]
    assert sorted(said) == sorted(wanted)


@pytest.mark.parametrize("name", TAUGHT)
def test_with_other_figures_there_is_no_tutorial(name: str, tmp_path: Path) -> None:
    record = dvergar.game(name).origins()[0]
    (tmp_path / name).mkdir()
    correction = f'[[{record.kind}]]\nid = "{record.id}"\n'
    (tmp_path / name / record.file).write_text(correction, "utf-8")
    assert dvergar.game(name, tmp_path).tutorial() is None


@pytest.mark.parametrize("name", RULED)
def test_every_public_source_has_a_name_in_the_languages_of_the_page(name: str) -> None:
    source = (PAGES / name / "rules" / "rules.ts").read_text("utf-8")
    named = set(re.findall(r'"([^"]+)": "rules-source-', source))
    assert named == {
        source.removeprefix("public: ")
        for origin in dvergar.game(name).origins()
        for source in origin.sources.values()
        if source.startswith("public: ")
    }
