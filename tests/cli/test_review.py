"""Going through a saved match in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.bots import RandomBot
from dvergar.cli.review import show_review
from dvergar.kernel.match import Match

from .command import LANGUAGES, flat, raw_keys, run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The beginning of a match that nobody would play like this."""
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(2, 5, {}))
    bot = RandomBot(3)
    while len(match.moves) < 14:
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat))
    path: Path = tmp_path_factory.mktemp("match") / "two.match"
    match.save(path)
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worst_decisions_with_what_was_better_and_why(file: str, language: str) -> None:
    told = run("--lang", language, "review", file, "--iterations", "60")
    assert (told.code, told.err, raw_keys(told.out)) == (0, "", [])
    out = flat(told.out)
    if language == "en":
        assert "decisions; the costliest ones" in out
        assert "Player 1: " in out
        assert "points now." in out


def test_the_same_as_json(file: str) -> None:
    found = run("review", file, "--iterations", "5", "--json").json
    assert found["playouts"] == 5
    assert {"move", "seat", "action", "lost", "best", "why"} <= found["decisions"][0].keys()
    assert found["curve"][0]["move"] == 0


def test_a_number_of_playouts_that_cannot_be_is_refused(file: str) -> None:
    refused = run("review", file, "--iterations", "0")
    assert (refused.code, refused.out) == (2, "")
    assert "between 1 and" in refused.err


def test_what_there_is_to_say_without_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    from dvergar.cli.usage import words

    text = words(dvergar.game("nidavellir"))
    fine = {"move": 0, "seat": 0, "action": "x", "lost": 0.0, "error": 0.0, "best": None}
    show_review({"decisions": [], "seats": 2}, text, Console())
    show_review({"decisions": [fine, fine], "seats": 2}, text, Console())
    told = capsys.readouterr().out
    assert "Nothing was decided in this match." in told
    assert "2 decisions, and nothing better was found." in told
