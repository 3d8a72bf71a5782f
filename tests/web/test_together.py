"""Several people at one table: a broken line, looking on, talking, taking back, the next game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import ServerProcess
from tests.web.axe import problems
from tests.web.conftest import Visit
from tests.web.line import Line
from tests.web.phases import table_at, table_near_the_end
from tests.web.playing import Player
from tests.web.test_games import QUIET
from tests.web.visitor import Visitor
from tests.web.words import say


def sit_down(host: Visitor, guest: Visitor, **more: object) -> tuple[Player, Player]:
    """Two people at a table that has begun."""
    table = ""
    for number, visitor in enumerate((host, guest)):
        visitor.settle(**QUIET)
        visitor.guest(f"Player {number + 1}")
        if number == 0:
            table = visitor.table("me", "open", **more)
        else:
            visitor.post(f"/api/tables/{table}/seats/{number}/sit")
    players = Player(host), Player(guest)
    for player in players:
        player.visitor.open(f"/t/{table}")
        expect(player.bar).to_be_visible()
        player.wait(lambda: player.my_turn)  # noqa: B023
    return players


@pytest.fixture
def line(page_server: ServerProcess) -> Iterator[Line]:
    with Line(page_server.port) as laid:
        yield laid


def test_a_broken_line_is_said_and_everything_resumes(
    visit: Visit, browser: Browser, line: Line
) -> None:
    with Visitor(browser, line.url) as far:
        near = visit()
        host, guest = sit_down(near, far)
        line.cut()
        expect(far.page.get_by_text(say("connection-lost"))).to_be_visible()
        expect(guest.bar.locator("button.primary")).to_have_count(0)
        host.decide()
        line.mend()
        expect(far.page.get_by_text(say("connection-lost"))).to_be_hidden()
        guest.wait(lambda: guest.frame["version"] == host.frame["version"])
        guest.decide()
        host.wait(lambda: host.frame["version"] == guest.frame["version"])
        far.forgive("WebSocket|ERR_")


def test_a_server_that_restarts_is_waited_for(visitor: Visitor, page_server: ServerProcess) -> None:
    visitor.settle(**QUIET)
    visitor.guest()
    visitor.open(f"/t/{table_at(visitor, 'take-3')}")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    page_server.kill()
    expect(visitor.page.get_by_text(say("connection-lost"))).to_be_visible()
    page_server.start()
    expect(visitor.page.get_by_text(say("connection-lost"))).to_be_hidden()
    player.decide()
    visitor.forgive("WebSocket|ERR_")


def test_a_spectator_sees_the_table_and_no_secret(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit(), public=True)
    watcher = visit()
    watcher.settle(**QUIET)
    page = watcher.open(host.visitor.page.url)
    bar = Player(watcher).bar
    expect(bar).to_be_visible()

    def table_without_its_log() -> str:
        return str(
            page.evaluate("""() => {
          const shown = document.querySelector("main").cloneNode(true);
          shown.querySelector(".saga").remove();
          return shown.innerHTML;
        }""")
        )

    def until_seen() -> None:
        Player(watcher).wait(lambda: watcher.states[-1]["version"] == host.frame["version"])
        page.wait_for_timeout(100)

    host.decide("bid 5 4 3")
    until_seen()
    seen = table_without_its_log()
    host.decide("bid 0 2 5")
    until_seen()
    assert table_without_its_log() == seen
    guest.decide()
    assert page.locator("button[data-action]").count() == 0
    for frame in watcher.states:
        assert frame["seat"] is None
        assert frame["legal"] == []
    assert "-own" not in "".join(watcher.frames)


def test_a_shared_screen_hides_what_the_other_may_not_see(visitor: Visitor) -> None:
    visitor.settle(**QUIET)
    visitor.guest("Player 1")
    wish = [{"kind": "me"}, {"kind": "me", "name": "Player 2"}]
    made = visitor.post("/api/tables", {"game": "nidavellir", "seats": wish, "hot_seat": True})
    page = visitor.open(f"/t/{made['id']}")
    player = Player(visitor)
    player.wait(lambda: bool(visitor.states))
    curtains = 0
    for _ in range(6):
        player.wait(lambda: player.my_turn or player.frame["seat"] is None)
        if not player.my_turn:
            name = f"Player {player.frame['view']['to_act'][0] + 1}"
            me = visitor.button(say("curtain-me", seat=name))
            expect(me).to_be_visible()
            assert page.locator("[data-action], [data-place]").count() == 0
            assert problems(page) == []
            if curtains:  # what was pressed last is gone, so the focus goes to who is asked for
                expect(page.get_by_role("heading", level=1)).to_be_focused()
            me.click()
            player.wait(lambda: player.my_turn)
            curtains += 1
        player.decide()
    assert curtains > 2


def test_a_decision_is_taken_back(visit: Visit) -> None:
    host, guest = sit_down(visit(), visit())
    host.decide("bid 5 4 3")
    host.visitor.button(say("decide-undo")).click()
    host.wait(lambda: host.my_turn)
    host.decide("bid 5 4 3")
    guest.decide("bid 4 3 2")
    # the bids are open now: the other one is asked
    host.wait(lambda: host.my_turn)
    host.visitor.button(say("decide-undo")).click()
    guest.visitor.button(say("undo-agree")).click()
    host.wait(lambda: host.frame["view"]["tavern"] is None)
    host.decide("bid 0 4 3")


def test_the_end_leads_to_the_next_game(visitor: Visitor) -> None:
    visitor.settle(**QUIET)
    visitor.guest()
    page = visitor.open(f"/t/{table_near_the_end(visitor)}")
    before = page.url
    player = Player(visitor)
    player.play()
    visitor.button(say("end-rematch")).click()
    expect(page).not_to_have_url(before)
    player.wait(lambda: player.my_turn)


def test_a_forced_choice_is_taken_by_itself(visitor: Visitor) -> None:
    visitor.settle(motion="off", sound=False)
    visitor.guest()
    visitor.open(f"/t/{visitor.table('me', 'greedy', 'greedy')}")
    player = Player(visitor)

    def forced() -> bool:
        return player.my_turn and len(player.frame["legal"]) == 1

    while not forced():
        player.wait(lambda: player.my_turn)
        if not forced():
            player.decide()
    version = player.frame["version"]
    player.wait(lambda: bool(player.frame["version"] > version))
