"""Somebody does not come back: the other lets a bot play, sees it, and the seat is given back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from dvergar.server.config import Patience
from tests.server.processes import ServerProcess, server_process
from tests.web.test_together import sit_down
from tests.web.visitor import Visitor
from tests.web.words import say

#: long enough to press a button on a busy machine
_ANSWER = 15


@pytest.fixture
def quick_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that waits for nobody for long."""
    patience = Patience(away=2, silent=2, answer=_ANSWER)
    with server_process(tmp_path / "data", patience=patience) as server:
        yield server


def test_a_bot_plays_for_who_is_away_until_that_person_is_back(
    browser: Browser, quick_server: ServerProcess
) -> None:
    url = quick_server.url
    with Visitor(browser, url) as near, Visitor(browser, url) as far:
        host, guest = sit_down(near, far)
        table = far.page.url
        host.decide("bid 5 4 3")
        offer = host.bar.get_by_role("button", name=say("vote-out"))
        expect(offer).to_be_visible()
        offer.click()
        # who is there after all says so
        expect(guest.bar.get_by_text(say("decide-vote-mine"))).to_be_visible()
        guest.bar.get_by_role("button", name=say("seat-here")).click()
        expect(guest.bar.get_by_text(say("decide-vote-mine"))).to_be_hidden()
        host.wait(lambda: not host.frame["table"]["absent"])
        # who is not is replaced, and everybody reads it. A vote begun before the line was
        # closed would lapse: leaving is a sign of life
        far.open("/")
        host.wait(lambda: near.presence["here"] == [0] and "quiet" in near.presence)
        expect(offer).to_be_visible()
        offer.click()
        expect(offer).to_be_hidden()
        host.wait(lambda: bool(host.frame["table"]["seats"][1]["away"]))
        told = say("news-absent", seat="Player 2")
        expect(near.page.locator(".saga")).to_contain_text(told)
        # coming back is enough
        far.open(table)
        expect(guest.bar).to_be_visible()
        host.wait(lambda: not host.frame["table"]["seats"][1]["away"])
        guest.wait(lambda: not guest.frame["table"]["seats"][1]["away"])
