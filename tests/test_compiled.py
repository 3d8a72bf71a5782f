"""The compiled build is built and played: the same rules, refusals and results as the source."""

from __future__ import annotations

import sys

import pytest

import dvergar
from tests import programs
from tests.programs import ROOT, environment

BUILD = ROOT / "build" / "compiled"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    """`make test` has built it before; then this takes a moment."""
    programs.run("make", "compiled")


def run(*args: str) -> str:
    """What a program prints that runs on the compiled build."""
    env = environment("PYTEST_XDIST_WORKER", PYTHONPATH=str(BUILD))
    return programs.run(sys.executable, "-m", *args, env=env)


def test_it_says_that_it_is_compiled() -> None:
    assert "compiled" in run("dvergar", "--version")
    assert '"compiled": true' in run(
        "dvergar", "bench", "nidavellir", "--seats", "2", "--seconds", "0.05", "--json"
    )


@pytest.mark.parametrize("game", dvergar.game_names())
def test_it_conforms(game: str) -> None:
    seats = str(min(dvergar.game(game).seat_counts))
    printed = run("tools.conformance", "--seeds", "1", "--game", game, "--seats", seats)
    assert f"{game}: " in printed
    assert "no faults" in printed


def test_golden_games_end_as_they_did_in_the_source() -> None:
    printed = run("pytest", "-p", "no:cacheprovider", "-n0", "tests/test_golden.py")
    assert " passed" in printed
    assert "failed" not in printed


def test_games_of_other_packages_are_played_though_they_are_not_compiled() -> None:
    tests = (
        "tests/kernel/test_outside.py",
        "tests/kernel/test_step.py",
        "tests/bots/test_tally.py",
    )
    printed = run("pytest", "-p", "no:cacheprovider", "-n0", *tests)
    assert " passed" in printed
    assert "failed" not in printed
