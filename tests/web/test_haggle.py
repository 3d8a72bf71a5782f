"""The page of a game in `examples/`, compiled with the frame: played to the end with a mouse."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.installed import EXAMPLES, installed_toys
from tests.outside import ROOT
from tests.server.processes import ServerProcess, server_process
from tests.web.axe import problems
from tests.web.conftest import _LIMITS
from tests.web.playing import Player
from tests.web.test_games import PHONE, QUIET
from tests.web.test_outside import composer, more, slot
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.slow

_SHOTS = ROOT / "build" / "shots"


@pytest.fixture(scope="module")
def haggle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the game, and a page into which the game's own is built."""
    folder = tmp_path_factory.mktemp("haggle")
    (folder / "packages").mkdir()
    wish = f"haggle={EXAMPLES / 'haggle' / 'page'}"
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    built = subprocess.run(
        [vite, "build", "--outDir", folder / "page"],
        cwd=ROOT / "web",
        env={**os.environ, "DVERGAR_GAMES": wish},
        capture_output=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr.decode()
    with (
        installed_toys(folder / "packages"),
        server_process(folder / "data", limits=_LIMITS, page=str(folder / "page")) as server,
    ):
        yield server


class Haggler(Player):
    """Offers once a round what it has for what it has not, bids, and never outbids."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        super().__init__(visitor)
        self._shot = name
        self._seen: set[str] = set()

    @property
    def asked(self) -> str:
        return str(self.frame["prompt"]["key"])

    def press_gem(self) -> str:
        """A press on a gem in the hand is one more in what is composed."""
        gem = self.visitor.page.locator("[data-gem].legal").first
        pressed = str(gem.get_attribute("data-gem"))
        gem.click()
        return pressed

    def decide(self, action: str | None = None) -> str:
        # once nobody else acts, nothing changes under the mouse
        seat = self.frame["seat"]
        self.wait(lambda: self.over or self.frame["view"]["to_act"] == [seat])
        if self.over:
            return ""
        told, asked = len(self.visitor.states), self.asked
        if asked == "ask-outbid":
            self.bar.locator("[data-action=pass]").click()
            self.shoot("outbid")
            self.confirm()
        elif asked == "ask-bid":
            self.press_gem()
            expect(self.bar).to_contain_text("Your bid is worth")
            self.shoot("bid")
            self.confirm()
        elif self.frame["view"]["players"][seat]["offers_left"] == 2:
            self.compose_offer()
            self.shoot("offer")
            self.confirm()
        else:
            self.shoot("trade")
            accept = self.visitor.page.locator("button[data-action^=accept]:visible")
            target = accept.first if accept.count() else self.lit("done")
            target.click()
            self.confirm()
        self.wait(lambda: self._has_moved(seat, told))
        return asked

    def compose_offer(self) -> None:
        form = composer(self, "offer")
        gem = self.press_gem()
        form.get_by_role("button", name="everyone").click()
        wanted = "Ruby" if gem != "ruby" else "Emerald"
        more(slot(form, "You want"), wanted).click()
        expect(form.get_by_role("heading")).to_contain_text("Offer everyone")

    def shoot(self, name: str) -> None:
        """A picture of each phase, looked at by axe as well, once."""
        if name not in self._seen:
            self._seen.add(name)
            _SHOTS.mkdir(parents=True, exist_ok=True)
            self.visitor.page.screenshot(path=_SHOTS / f"haggle-{self._shot}-{name}.png")
            assert problems(self.visitor.page) == []


@pytest.mark.parametrize("kind", ["wide", "phone"])
def test_haggle_is_played_to_its_end(
    browser: Browser, haggle_server: ServerProcess, kind: str
) -> None:
    look = PHONE if kind == "phone" else {}
    with Visitor(browser, haggle_server.url, **look) as visitor:
        visitor.settle(**QUIET)
        visitor.guest("Player 1")
        visitor.open("/")
        expect(visitor.page.get_by_role("article", name="Haggle")).to_be_visible()
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
        made = visitor.post("/api/tables", {"game": "haggle", "seats": seats})
        visitor.open(f"/t/{made['id']}")
        player = Haggler(visitor, kind)
        player.play()
        expect(visitor.button(say("end-rematch"))).to_be_visible()
        player.shoot("end")
        assert {"ask-trade", "ask-bid"} <= {
            state["prompt"]["key"] for state in visitor.states if state["prompt"]
        }
