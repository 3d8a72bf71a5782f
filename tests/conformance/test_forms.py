"""Described actions are played too, and what a decision says it is holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dvergar.conformance import check
from dvergar.conformance.forms import Forms
from dvergar.conformance.report import Findings
from dvergar.conformance.run import Run
from tests.bots.toys import Bids, GemToy, Siege, Trade
from tests.conformance.broken_forms import BROKEN_FORMS


@pytest.mark.parametrize("game", [Bids, Trade, Siege])
def test_the_toys_conform(game: Callable[[], GemToy]) -> None:
    report = check(game(), seeds=range(20), every=2)
    assert report.ok, report


@pytest.mark.parametrize(("broken", "fault"), BROKEN_FORMS)
def test_the_fault_is_found(broken: Callable[[], GemToy], fault: str) -> None:
    report = check(broken(), seeds=range(20), every=2)
    assert fault in report.names(), report


def test_described_actions_are_drawn_about_as_often_as_listed_ones() -> None:
    game = Bids()
    setup = game.setup(3, 1, {})
    forms = Forms(Run(game, setup, Findings(), 1))
    state = game.start(setup)
    drawn = [forms.draw(state, 0) for _ in range(200)]
    assert all(action is not None and state.why_not(0, action) is None for action in drawn)
    unlisted = sum(action not in state.legal(0) for action in drawn)
    assert 40 < unlisted < 110


def test_who_has_nothing_to_do_draws_nothing() -> None:
    game = Siege()
    setup = game.setup(3, 1, {})
    assert Forms(Run(game, setup, Findings(), 1)).draw(game.start(setup), 2) is None


def test_a_drawn_action_is_the_same_every_time() -> None:
    assert check(Trade(), seeds=[4], every=1) == check(Trade(), seeds=[4], every=1)
