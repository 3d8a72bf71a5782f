"""What a build takes along of a game: data in folders, sub-packages, compiled or not."""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from tests import programs
from tests.programs import ROOT

#: a game whose rules and data are split
FILES = (
    "__init__.py",
    "figures.py",
    "records.py",
    "rules/__init__.py",
    "rules/setup.py",
    "rules/waves/__init__.py",
    "rules/waves/armies.py",
    "records/__init__.py",
    "records/book1.py",
    "data/table.toml",
    "data/book1/cards.toml",
    "data/book2/deep/cards.toml",
    "text/en.ftl",
)
CARD = '[[card]]\nid = "axe"\nsource = "rulebook"\n'
COMPILED = """
import json, setuptools
setuptools.setup = lambda **given: None
import setup
print(json.dumps(setup.modules()))
"""
READ = """
from dvergar.kernel.data import DataFolder, DataRecord
folder = DataFolder("dvergar.games.toy", "toy")
for file in ("book1/cards.toml", "book2/deep/cards.toml"):
    folder.load(file, DataRecord)
print(*[f"{origin.file} {origin.id}" for origin in folder.origins])
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project that has nothing but the kernel and this game."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "dvergar"
    shutil.copytree(ROOT / "src" / "dvergar" / "kernel", package / "kernel")
    for path in (package / "__init__.py", package / "games" / "__init__.py"):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    for file in FILES:
        path = package / "games" / "toy" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(CARD if file.endswith(".toml") else "", "utf-8")
    return tmp_path


def test_data_in_folders_and_sub_packages_are_packaged(project: Path) -> None:
    words = (sys.executable, "setup.py", "--quiet", "build", "--build-lib", "out")
    programs.run(*words, where=project)
    built = project / "out" / "dvergar" / "games" / "toy"
    assert [file for file in FILES if not (built / file).is_file()] == []
    env = programs.environment(PYTHONPATH=str(project / "out"))
    read = programs.run(sys.executable, "-c", READ, env=env)
    assert read.split("\n")[0] == "book1/cards.toml axe book2/deep/cards.toml axe"


def test_the_rules_of_sub_packages_are_compiled_and_records_are_not(project: Path) -> None:
    compiled = json.loads(programs.run(sys.executable, "-c", COMPILED, where=project))
    toy = "src/dvergar/games/toy/"
    assert {path.removeprefix(toy) for path in compiled if path.startswith(toy)} == {
        *("figures.py", "rules/setup.py", "rules/waves/armies.py"),
    }
    assert "src/dvergar/kernel/effects.py" in compiled


def test_every_game_has_its_data_in_the_package() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    for game in (ROOT / "src" / "dvergar" / "games").iterdir():
        taken = {path for pattern in patterns for path in game.glob(pattern)}
        assert set(game.rglob("*.toml")) <= taken
