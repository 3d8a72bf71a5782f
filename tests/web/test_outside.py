"""Games of other packages in the browser: what cannot be listed is composed; nothing is known of
them but what the server says."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.outside import ROOT, announced
from tests.server.processes import ServerProcess, server_process
from tests.web.axe import problems
from tests.web.conftest import _LIMITS
from tests.web.playing import Player
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor
from tests.web.words import say

GAME = "barter"
_SHOTS = ROOT / "build" / "shots"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with announced(tmp_path_factory.mktemp("packages"), GAME):
        yield


@pytest.fixture(scope="module")
def barter_server(
    packages: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that has the game of another package, and no page for it."""
    with server_process(tmp_path_factory.mktemp("barter") / "data", limits=_LIMITS) as server:
        yield server


def slot(composer: Locator, name: str) -> Locator:
    return composer.get_by_role("group", name=name, exact=True)


def more(composer: Locator, item: str) -> Locator:
    return composer.get_by_role("button", name=say("compose-more", item=item))


def composer(player: Player, verb: str) -> Locator:
    found = player.visitor.page.locator(f"[data-form={verb}]")
    expect(found).to_be_visible()
    return found


def sees(player: Player, prompt: str) -> None:
    """It is asked this, and the page shows it."""
    player.wait(lambda: player.my_turn and player.frame["prompt"]["key"] == prompt)


def press(player: Player, action: str) -> None:
    """Choose what is listed, and confirm it."""
    told = len(player.visitor.states)
    button = player.visitor.page.locator(f"[data-action='{action}']:visible").first
    button.click()
    player.confirm()
    player.wait(lambda: len(player.visitor.states) > told)


def shoot(player: Player, name: str) -> None:
    _SHOTS.mkdir(parents=True, exist_ok=True)
    player.visitor.page.screenshot(path=_SHOTS / f"outside-{name}.png")


def sit_down(host: Visitor, guest: Visitor) -> tuple[Player, Player]:
    """Two people at a table of the game."""
    host.settle(**QUIET)
    host.guest("Player 1")
    made = host.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
    guest.guest("Player 2")
    guest.post(f"/api/tables/{made['id']}/join", {"seat": 1})
    for visitor in (host, guest):
        visitor.open(f"/t/{made['id']}")
    return Player(host), Player(guest)


def test_two_play_to_the_end_with_a_mouse_and_in_words(
    browser: Browser, barter_server: ServerProcess
) -> None:
    """The first on a wide screen with a mouse; the second types on a phone, in words."""
    with (
        Visitor(browser, barter_server.url) as host,
        Visitor(browser, barter_server.url, **PHONE) as guest,
    ):
        guest.settle(**{**QUIET, "inWords": True})
        first, second = sit_down(host, guest)
        for number in range(2):
            sees(first, "ask-bid")
            bid_by_mouse(first, look=number == 0)
            sees(second, "ask-bid")
            bid_by_typing(second, look=number == 0)
            sell(first, look=number == 0)
            answer(second, look=number == 0)
            talk(first, second)
        first.wait(lambda: first.over)
        expect(first.visitor.button(say("end-rematch"))).to_be_visible()
        shoot(first, "end")
        second.wait(lambda: second.over)
        expect(second.visitor.button(say("end-rematch"))).to_be_visible()
        shoot(second, "end-phone")
        assert [p["points"] for p in first.frame["view"]["players"]] == [6, -4]
        assert problems(host.page) == problems(guest.page) == []


def bid_by_mouse(player: Player, *, look: bool) -> None:
    form = composer(player, "bid")
    if look:
        ruby = more(form, "rubies")
        for _ in range(3):
            ruby.click()
        expect(ruby).to_have_attribute("aria-disabled", "true")
        ruby.hover()
        only = "gems: there are only 3 of rubies."
        expect(player.visitor.page.get_by_role("tooltip")).to_have_text(only)
        # no more than three gems are allowed
        expect(more(form, "emeralds")).to_have_attribute("aria-disabled", "true")
        expect(form.get_by_role("heading")).to_have_text("Bid 3 × rubies")
        shoot(player, "bid")
        assert problems(player.visitor.page) == []
        form.get_by_role("button", name=say("compose-reset")).click()
        expect(form.get_by_role("heading")).to_have_text("Bid nothing")
    more(form, "emeralds").click()
    told = len(player.visitor.states)
    player.confirm()
    player.wait(lambda: len(player.visitor.states) > told)
    # sealed: ready, and still to be replaced
    assert player.frame["view"]["own_bid"] == 1


def bid_by_typing(player: Player, *, look: bool) -> None:
    form = composer(player, "bid")
    field = form.get_by_label(say("compose-type"))
    if look:
        field.fill("topaz")
        expect(field).to_have_attribute("aria-invalid", "true")
        said = form.get_by_text("gems: “topaz” is not possible here")
        expect(said).to_be_visible()
        shoot(player, "typing")
        assert problems(player.visitor.page) == []
    field.fill("bid -")
    expect(form.get_by_role("heading")).to_have_text("Bid nothing")
    expect(form.get_by_text(say("compose-fits"))).to_be_visible()
    field.press("Enter")
    player.wait(lambda: player.frame["prompt"]["key"] != "ask-bid")


def sell(player: Player, *, look: bool) -> None:
    sees(player, "ask-sell")
    form = composer(player, "sell")
    heading = form.get_by_role("heading")
    expect(heading).to_have_text("Sell Player 2 nothing for 0 points")
    more(form, "rubies").focus()
    player.visitor.page.keyboard.press("Enter")
    more(form, "points").click()
    more(form, "points").click()
    expect(heading).to_have_text("Sell Player 2 rubies for 2 points")
    if look:
        shoot(player, "sell")
    player.confirm()
    player.wait(lambda: not player.my_turn)


def answer(player: Player, *, look: bool) -> None:
    """What happens to who does not answer comes first."""
    sees(player, "ask-buy")
    expect(player.bar.locator("[data-action=refuse]")).to_have_text("Refuse")
    if look:
        shoot(player, "reaction")
        assert problems(player.visitor.page) == []
    button = player.visitor.page.get_by_role("button", name="Buy the gems").first
    button.click()
    player.confirm()
    player.wait(lambda: player.frame["prompt"]["key"] != "ask-buy")


def talk(first: Player, second: Player) -> None:
    """Who is done may still act."""
    sees(first, "ask-trade")
    press(first, "done")
    first.wait(lambda: not first.my_turn)
    expect(first.bar).to_contain_text(say("decide-done"))
    press(first, "wave")
    sees(second, "ask-trade")
    expect(second.visitor.page.get_by_text(say("doing-done-long"))).to_be_visible()
    second.visitor.page.get_by_role("button", name="Be done").first.click()
    second.confirm()
    second.wait(lambda: second.over or second.frame["prompt"]["key"] != "ask-trade")


@pytest.mark.long
def test_a_page_of_its_own_is_compiled_with_the_frame(
    browser: Browser, packages: None, tmp_path: Path
) -> None:
    """DVERGAR_GAMES: with a door in the lobby, a market and words of its own."""
    page = tmp_path / "page"
    env = {**os.environ, "DVERGAR_GAMES": f"{GAME}=tests/{GAME}/page", "INIT_CWD": str(ROOT)}
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    built = subprocess.run(
        [vite, "build", "--outDir", page], cwd=ROOT / "web", env=env, capture_output=True
    )
    assert built.returncode == 0, built.stderr.decode()
    with (
        server_process(tmp_path / "data", limits=_LIMITS, page=str(page)) as server,
        Visitor(browser, server.url) as visitor,
    ):
        visitor.settle(**QUIET)
        visitor.guest("Player 1")
        visitor.open("/")
        door = visitor.page.get_by_role("article", name="Barter")
        expect(door.locator("circle[fill='#c0392b']")).to_have_count(1)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        visitor.open(f"/t/{visitor.post('/api/tables', {'game': GAME, 'seats': seats})['id']}")
        player = Player(visitor)
        sees(player, "ask-bid")
        expect(visitor.page.get_by_role("region", name="The stall")).to_be_visible()
        expect(composer(player, "bid").get_by_role("heading")).to_have_text("Bid nothing")
