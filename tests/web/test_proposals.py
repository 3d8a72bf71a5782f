"""One player proposes what another, who decides, then does."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from dvergar.games import game as find_game
from tests.bridge.installed import GAME, installed_bridge
from tests.outside import ROOT
from tests.server.processes import ServerProcess, server_process
from tests.web.axe import problems
from tests.web.conftest import _LIMITS
from tests.web.playing import Player
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor
from tests.web.words import say

Meet = Callable[..., Visitor]


@pytest.fixture(scope="module")
def bridge_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the game of another package."""
    folder = tmp_path_factory.mktemp("bridge")
    (folder / "packages").mkdir()
    with (
        installed_bridge(folder / "packages"),
        server_process(folder / "data", limits=_LIMITS) as server,
    ):
        yield server


@pytest.fixture
def meet(browser: Browser, bridge_server: ServerProcess) -> Iterator[Meet]:
    """Somebody new, in a browser of their own."""
    opened: list[Visitor] = []

    def one(**kind: object) -> Visitor:
        opened.append(Visitor(browser, bridge_server.url, **kind).__enter__())
        return opened[-1]

    yield one
    for visitor in opened:
        visitor.__exit__(None, None, None)


def sit_down(host: Visitor, guest: Visitor, **settings: object) -> tuple[Player, Player]:
    """Two people at a table that has begun: the host decides first."""
    table = ""
    for number, visitor in enumerate((host, guest)):
        visitor.settle(**QUIET, **settings)
        visitor.guest(f"Player {number + 1}")
        if number == 0:
            wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = visitor.post("/api/tables", wish)["id"]
        else:
            visitor.post(f"/api/tables/{table}/seats/{number}/sit")
    players = Player(host), Player(guest)
    for player in players:
        player.visitor.open(f"/t/{table}")
        expect(player.bar).to_be_visible()
    players[0].wait(lambda: players[0].my_turn)
    return players


def lay(beam: int) -> str:
    return find_game(GAME).text("en")("do-lay", beam=str(beam))


def proposal(seat: int, beam: int) -> str:
    return say("news-propose", seat=f"Player {seat + 1}", deed=lay(beam))


def test_what_one_proposes_another_does_with_one_click(meet: Meet) -> None:
    host, guest = sit_down(meet(), meet(), oneClick=True)
    offered = guest.visitor.page.get_by_role("region", name=say("propose-title"))
    offered.get_by_role("button", name=lay(2)).click()
    expect(offered.get_by_role("button", pressed=True)).to_have_text(lay(2))
    proposed = host.bar.get_by_role("button", name=proposal(1, 2))
    expect(proposed).to_be_visible()
    for player in (host, guest):
        expect(player.visitor.page.locator(".saga").get_by_text(lay(2))).to_be_visible()
        assert problems(player.visitor.page) == []
    # who comes back sees it
    host.visitor.page.reload()
    proposed.click()
    host.wait(lambda: not host.my_turn)
    assert host.frame["view"]["players"][0]["beams"] == [2]
    guest.wait(lambda: guest.my_turn)
    expect(offered).to_have_count(0)
    expect(proposed).to_have_count(0)
    assert "proposals" not in guest.frame


def test_on_a_phone_it_is_chosen_first(meet: Meet) -> None:
    host, guest = sit_down(meet(**PHONE), meet())
    guest.visitor.page.get_by_role("button", name=lay(3)).click()
    host.bar.get_by_role("button", name=proposal(1, 3)).tap()
    assert problems(host.visitor.page) == []
    host.confirm()
    host.wait(lambda: not host.my_turn)
    assert host.frame["view"]["players"][0]["beams"] == [3]


def test_in_words_too(meet: Meet) -> None:
    host, guest = sit_down(meet(), meet(), inWords=True)
    offered = guest.visitor.page.get_by_role("region", name=say("propose-title"))
    offered.get_by_role("button", name=lay(1)).press("Enter")
    host.bar.get_by_role("button", name=proposal(1, 1)).press("Enter")
    assert problems(host.visitor.page) == []
    host.confirm()
    guest.wait(lambda: guest.my_turn)


#: what a page of another package may be: the plain one, with a market that offers no proposals
PAGE = """import plain from "dvergar/table/plain";
import Market from "./Market.svelte";
export default { ...plain, Market };
"""
MARKET = """<section class="panel" aria-label="The gap">A gap</section>
"""


@pytest.mark.long
def test_another_market_gets_a_list_behind_a_button(
    bridge_server: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    own, built = tmp_path / "own", tmp_path / "built"
    own.mkdir()
    (own / "page.ts").write_text(PAGE)
    (own / "Market.svelte").write_text(MARKET)
    env = {**os.environ, "DVERGAR_GAMES": f"{GAME}={own}"}
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    done = subprocess.run(
        [vite, "build", "--outDir", built], cwd=ROOT / "web", env=env, capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    with (
        server_process(tmp_path / "data", limits=_LIMITS, page=str(built)) as server,
        Visitor(browser, server.url) as one,
        Visitor(browser, server.url) as other,
    ):
        host, guest = sit_down(one, other)
        guest.bar.get_by_role("button", name=say("propose")).click()
        opened = other.page.get_by_role("dialog", name=say("propose"))
        assert problems(other.page) == []
        opened.get_by_role("button", name=lay(2)).click()
        expect(opened).to_have_count(0)
        host.bar.get_by_role("button", name=proposal(1, 2)).click()
        host.confirm()
        # one may propose again, now the other way round
        guest.wait(lambda: guest.my_turn)
        expect(host.bar.get_by_role("button", name=say("propose"))).to_be_visible()
