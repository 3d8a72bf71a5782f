"""Follows docs/adding-a-game.md: walks it from stop to stop, and looks for what its checklists ask.

The page of the third stop is compiled and played in `web/test_haggle.py`.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import dvergar
from dvergar.kernel.step import StepKind
from tests import programs
from tests.outside import block, installed, python_path, write_package
from tests.server.harness import Running, against_bots, running

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
GAMES = ROOT / "src" / "dvergar" / "games"
WALK = PAGE[: PAGE.index("## A game that comes with Dvergar")]
STOPS = ("high_card", "haggle", "rescue")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")


# --- the walk ----------------------------------------------------------------------------------


def typed() -> list[list[str]]:
    """What the walk says to type, in order."""
    blocks = re.findall(r"```sh\n(.*?)```", WALK, re.S)
    return [shlex.split(line) for each in blocks for line in each.splitlines()]


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the packages of all stops are installed, as their `pyproject.toml` says."""
    folder = tmp_path_factory.mktemp("walk")
    sources = [write_package(folder / "high_card").parent]
    (sources[0] / "pyproject.toml").write_text(block("toml"), "utf-8")
    for words in typed():
        if words[0] == "pip":
            # from a copy: a build writes into its folder
            sources.append(folder / Path(words[-1]).name)
            shutil.copytree(ROOT / words[-1], sources[-1])
    site = folder / "site"
    options = ("--no-deps", "--no-build-isolation", "--target", site)
    programs.run(*PIP, *options, *sources)
    return site


@pytest.mark.slow
def test_what_the_walk_says_to_type_works(walked: Path) -> None:
    env = programs.environment(**python_path(walked), DVERGAR_LANG="en", PYTHONUTF8="1")
    shown = {}
    for words in typed():
        if words[0] == "dvergar" and words[1] != "serve":
            program = (sys.executable, "-m", *words)
            shown[" ".join(words)] = programs.run(*program, env=env, given="quit\n")
    assert all(name in shown["dvergar games"] for name in STOPS)
    for name in STOPS:
        assert f"dvergar play {name} --bots random" in shown
    # the deal is a new one each time: all offers are listed, or only how they are written
    assert "offer all|SEAT GEMS for GEMS" in shown["dvergar play haggle --bots random"]
    assert "Blow your whistle" in shown["dvergar play rescue --bots random"]


@pytest.mark.slow
def test_the_offers_and_bids_of_the_walk_can_be_typed(walked: Path) -> None:
    with installed(walked):
        game = dvergar.game("haggle")
        for text in re.findall(r"`((?:offer|bid|accept) [a-z0-9 *]+)`", WALK):
            assert str(game.parse(text)) == text


@pytest.mark.slow
def test_the_code_with_which_the_walk_ends_finds_nothing(walked: Path) -> None:
    code = re.findall(r"```python\n(import dvergar.*?)```", WALK, re.S)
    assert len(code) == 1
    for name in STOPS:
        with installed(walked):
            exec(code[0].replace('"haggle"', f'"{name}"'))  # as a reader would
            assert dvergar.game(name).name == name


@pytest.fixture
async def server(walked: Path, tmp_path: Path) -> AsyncIterator[Running]:
    with installed(walked):
        async with running(tmp_path) as started:
            yield started


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("name", STOPS)
async def test_a_server_has_the_games_of_the_walk_in_its_lobby_and_plays_them(
    server: Running, name: str
) -> None:
    host = await server.guest()
    assert name in [game["name"] for game in await host.get("/api/games")]
    made = await host.post("/api/tables", {"game": name, "seats": against_bots(2, 0)}, 201)
    async with host.look(made["id"], 0) as socket:
        done = 0
        while done < 3 and not socket.over:
            if not socket.my_turn:
                await socket.next_frame()
                continue
            answer = await socket.act(socket.frame["legal"][0])
            done += answer["type"] == "done"  # unless a bot was quicker
        assert done == 3


def test_every_file_that_the_walk_names_is_there() -> None:
    named = re.findall(r"`(examples/[a-z_/.]+)`", WALK)
    assert len(named) >= 2
    assert all((ROOT / name).exists() for name in named)
    of_haggle = re.findall(r"^- `([a-zA-Z]+\.[a-z]+)`", WALK, re.M)
    assert len(of_haggle) >= 10
    for name in of_haggle:
        assert list((ROOT / "examples" / "haggle").rglob(name)), name


# --- the checklists ----------------------------------------------------------------------------


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
