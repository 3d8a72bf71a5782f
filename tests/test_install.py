"""The wheel in environments of its own: alone, and with the lowest versions it allows."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from tests import programs
from tests.cli.test_play import Evening, new_match
from tests.programs import ROOT, environment

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
UV = (sys.executable, "-m", "uv", "--quiet")
#: a few tests of the base, and of all extras; they take the package from the environment
BASE_TESTS = (
    "tests/kernel/test_language.py",
    "tests/kernel/test_match.py",
    "tests/cli/test_play.py",
)
EXTRA_TESTS = (
    *("tests/client", "tests/server/test_app.py", "tests/server/test_people.py"),
    *("tests/arena/test_rating.py", "tests/arena/test_plots.py"),
)
PLAY = ("play", "nidavellir", "--seats", "2", "--seed", "11")


def run(*words: str | Path, given: str = "", code: int = 0) -> str:
    """What a program says that sees nothing of this environment or of the sources."""
    env = environment("PYTHONPATH", DVERGAR_LANG="en", PYTHONUTF8="1")
    return programs.run(*words, env=env, given=given, code=code)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without the page, built from a copy: a build writes into its folder."""
    folder = tmp_path_factory.mktemp("wheel")
    left_out = shutil.ignore_patterns("page", "__pycache__", "*.egg-info")
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=left_out)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    run(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> str:
    """What a person types in a whole game against a bot."""
    evening = Evening(new_match(seed=11))
    evening.play(monkeypatch, evening.first_choices())
    return "\n".join(evening.typed) + "\n"


@pytest.mark.slow
def test_the_wheel_alone_plays_a_game(wheel: Path, typed: str, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path)
    run(*PIP, "--python", tmp_path / "bin" / "python", "install", "--no-compile", wheel)
    program = tmp_path / "bin" / "dvergar"
    assert "dvergar 0." in run(program, "--version")
    assert "Well played!" in run(program, *PLAY, given=typed)
    assert "pip install 'dvergar[server]'" in run(program, "serve", code=2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("extras", "tests"),
    [((), BASE_TESTS), (("arena", "client", "plots", "server"), EXTRA_TESTS)],
    ids=["base", "extras"],
)
def test_the_lowest_versions_work(
    extras: tuple[str, ...], tests: tuple[str, ...], wheel: Path, typed: str, tmp_path: Path
) -> None:
    python = tmp_path / "bin" / "python"
    run(*UV, "venv", "--clear", "--python", sys.executable, tmp_path)
    install = (*UV, "pip", "install", "--python", python)
    chosen = [word for extra in extras for word in ("--extra", extra)]
    # only the requirements of a project itself count as direct, not those of a wheel
    run(*install, "--resolution", "lowest-direct", "-r", "pyproject.toml", *chosen)
    run(*install, "--no-deps", wheel)
    run(*install, "pytest", "hypothesis")
    assert "Well played!" in run(tmp_path / "bin" / "dvergar", *PLAY, given=typed)
    printed = run(python, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not long", *tests)
    assert " passed" in printed
