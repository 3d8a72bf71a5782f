"""The analysis of a saved match in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar.bots import GreedyBot
from dvergar.kernel.match import Match

from .command import Outcome, flat, raw_keys, run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole match of two greedy bots."""
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(2, 5, {}))
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, GreedyBot(1).choose(match.state, seat))
    path: Path = tmp_path_factory.mktemp("match") / "two.match"
    match.save(path)
    return str(path)


def analyse(file: str, *words: str) -> Outcome:
    return run("analyse", file, "--iterations", "30", *words)


def test_a_table_of_options_and_a_line(file: str) -> None:
    told = analyse(file, "--at", "1")
    assert (told.code, told.err, raw_keys(told.out)) == (0, "", [])
    out = flat(told.out)
    assert "What Player 2 could do, after 30 playouts" in out
    assert "Probably: Player 1: " in out
    assert "Player 1: bid " not in out
    assert "more options." in out


def test_the_line_is_said_in_the_language(file: str) -> None:
    told = run("--lang", "fr", "analyse", file, "--iterations", "30", "--at", "1")
    out = flat(told.out.replace("\u00a0", " "))
    assert "Suite probable : Joueur 1 : Valider la mise : " in out


def test_the_same_as_json(file: str) -> None:
    found = analyse(file, "--at", "1", "--json").json
    assert (found["game"], found["seat"], found["playouts"]) == ("nidavellir", 1, 30)
    assert analyse(file, "--at", "1", "--json").json == found


def test_where_several_decide_one_is_named(file: str) -> None:
    told = analyse(file, "--at", "0")
    assert told.code == 2
    assert told.err == "Several players decide here at once. Name one with --seat: 1, 2.\n"
    assert analyse(file, "--at", "0", "--seat", "2", "--json").json["seat"] == 1


def test_a_sealed_choice_can_be_looked_at_again(file: str) -> None:
    found = analyse(file, "--at", "1", "--seat", "1", "--json").json
    assert found["seat"] == 0
    assert len(found["options"]) == 60


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "The game is over at this point; there is nothing to decide."),
        (["--at", "2", "--seat", "9"], "9"),
        (["--at", "9999"], "9999"),
        (["--at", "-1"], "-1"),
    ],
)
def test_what_cannot_be_is_refused(file: str, words: list[str], told: str) -> None:
    refused = analyse(file, *words)
    assert refused.code == 2
    assert refused.out == ""
    assert told in refused.err


def test_a_seat_that_has_nothing_to_decide_is_refused(file: str) -> None:
    """After both bids one of the two takes a card."""
    refused = [analyse(file, "--at", "2", "--seat", seat) for seat in ("1", "2")]
    assert sorted(outcome.code for outcome in refused) == [0, 2]
    assert any("has nothing to decide here." in outcome.err for outcome in refused)
