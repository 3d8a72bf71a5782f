"""Games of other packages: found by their entry points, or refused by name."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import dvergar
from dvergar.games import refused_games
from dvergar.kernel.errors import BadSetup
from dvergar.kernel.language import Text
from tests.cli.command import flat, run, start
from tests.outside import NAME, announce, installed, python_path, write_package


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """The example of the docs, installed."""
    made = write_package(tmp_path)
    with installed(tmp_path):
        yield made


def refusals() -> list[str]:
    return [Text("en").say(message) for message in refused_games()]


def test_a_game_of_another_package_is_found_and_correct(package: Path) -> None:
    assert NAME in dvergar.game_names()
    assert refused_games() == ()
    report = dvergar.conformance.check(dvergar.game(NAME), seeds=range(10), every=2)
    assert report.ok, report


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    assert NAME not in dvergar.game_names()
    with installed(tmp_path), pytest.raises(BadSetup) as refused:
        dvergar.game(NAME)
    assert refused.value.message.key == "bad-game"


def test_its_state_survives_pythons_own_tools(package: Path) -> None:
    state = dvergar.game(NAME).new(seats=2, seed=1)
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()
    assert copy.deepcopy(state).view(0) == state.view(0)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (("text/en.ftl", None), "it lacks text/en.ftl."),
        (("game.py", None), "it lacks game.py."),
        (("game.py", ""), "it lacks game.create."),
        (("game.py", "1/0"), "it fails with ZeroDivisionError: division by zero"),
        (("game.py", "create = lambda data: 7"), "“create” does not return a Game."),
        (("text/en.ftl", "game-title = Toy"), "it lacks text/en.ftl: game-about."),
    ],
)
def test_a_game_that_lacks_something_is_refused_by_name_and_the_others_go_on(
    tmp_path: Path, spoil: tuple[str, str | None], said: str
) -> None:
    file, content = spoil
    made = write_package(tmp_path) / file
    if content is None:
        made.unlink()
    else:
        made.write_text(content)
    with installed(tmp_path):
        told = f"The game “high_card” in the package high_card can’t be played: {said}"
        assert refusals() == [told]
        assert "nidavellir" in dvergar.game_names()
        with pytest.raises(BadSetup, match="can’t be played"):
            dvergar.game(NAME)
        done = run("games")
        assert done.code == 0
        assert flat(done.err) == told
        assert "nidavellir" in done.out


def test_members_that_a_game_lacks_are_named(tmp_path: Path) -> None:
    code = write_package(tmp_path) / "game.py"
    code.write_text(code.read_text("utf-8").replace("    minutes = 5\n", ""), "utf-8")
    with installed(tmp_path):
        assert "it lacks Game.minutes." in refusals()[0]


def test_no_game_takes_the_name_of_another(tmp_path: Path) -> None:
    write_package(tmp_path)
    announce(tmp_path, {"nidavellir": NAME}, name="thief")
    with installed(tmp_path):
        assert dvergar.game("nidavellir").package == "dvergar.games.nidavellir"
        assert "there is already a game with this name" in refusals()[0]


def test_a_name_that_no_address_could_have_is_refused(tmp_path: Path) -> None:
    announce(tmp_path, {"../up": NAME})
    with installed(tmp_path):
        assert "a game’s name has small letters" in refusals()[0]


def test_a_package_that_is_not_there_is_refused(tmp_path: Path) -> None:
    announce(tmp_path, {"ghost": "no_such_package"})
    with installed(tmp_path):
        assert "No module named 'no_such_package'" in refusals()[0]


def test_it_has_english_words_where_it_brings_no_others(package: Path) -> None:
    assert dvergar.game(NAME).text("de")("game-title") == "High Card"
    (package / "text" / "de.ftl").write_text("game-title = Hohe Karte", "utf-8")
    with installed(package.parent):
        assert dvergar.game(NAME).text("de")("game-title") == "Hohe Karte"


def test_it_is_played_in_the_terminal(package: Path) -> None:
    words = ("play", NAME, "--seats", "2", "--bots", "random", "--seed", "3")
    shown = run(*words, given="9\nquit\n")
    assert shown.code == 0, shown
    assert "Your hand: " in shown.out
    assert "Points: 0" in shown.out
    assert "Play " in shown.out


def test_whole_games_are_played_by_the_arena_in_other_processes(tmp_path: Path) -> None:
    write_package(tmp_path)
    done = start(
        *("simulate", NAME, "--games", "20", "--jobs", "2", "--json"), env=python_path(tmp_path)
    )
    assert done.code == 0, done.err
    assert done.json["games"] == 20
