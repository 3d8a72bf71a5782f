"""Every screen at every size of a real window: nothing is cut, covered or too wide.

The exhibits of the gallery are resized, as by somebody who turns the tablet; a game in a new folder
is among them as soon as it has phases.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tools.gallery import SIZES, exhibits, resize, show
from tools.inspection import inspect

from tests.web.exhibits import FRAMES, GAMES, fullest, looked_at

#: so many tests share what is not a phase of a game
_SHARES = 4
_FULL = {name for game in GAMES for name in fullest(game)}
_PHASES = [name if name in _FULL else pytest.param(name, marks=pytest.mark.long) for name in FRAMES]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("phase", _PHASES)
def test_a_phase_at_all_sizes(browser: Browser, gallery: str, phase: str, language: str) -> None:
    assert _wrong(browser, gallery, [phase], language) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("share", range(_SHARES))
def test_another_screen_at_all_sizes(
    browser: Browser, gallery: str, share: int, language: str
) -> None:
    """The lobby, a new table, rules, score pads, and what is only seen when a table is touched."""
    with looked_at(browser) as (page, _):
        others = [name for name in exhibits(page, gallery) if name not in FRAMES]
    others.remove("pieces")
    assert _wrong(browser, gallery, others[share::_SHARES], language) == []


@pytest.mark.parametrize("share", range(_SHARES))
def test_no_exhibit_has_an_error(browser: Browser, gallery: str, share: int) -> None:
    with looked_at(browser) as (page, errors):
        resize(page, "390x844")
        for name in exhibits(page, gallery)[share::_SHARES]:
            show(page, gallery, name)
        assert errors == []


def _wrong(browser: Browser, gallery: str, names: list[str], language: str) -> list[str]:
    with looked_at(browser) as (page, wrong):
        for name in names:
            # from large to small, then nothing is only right because it has grown
            resize(page, SIZES[-1])
            show(page, gallery, name, lang=language)
            for size in reversed(SIZES):
                resize(page, size)
                wrong += [f"{name} at {size}: {each}" for each in inspect(page)]
        return wrong
