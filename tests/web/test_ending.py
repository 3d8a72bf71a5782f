"""The end of a game in which all win or lose together, and of one without a page of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from dvergar.games import game as find_game
from tests.bridge.installed import GAME, beams_that_reach, installed_bridge
from tests.server.processes import ServerProcess, server_process
from tests.web.axe import problems
from tests.web.conftest import _LIMITS
from tests.web.playing import ListeningPlayer, Player
from tests.web.test_games import PHONE, QUIET
from tests.web.visitor import Visitor
from tests.web.words import say


@pytest.fixture(scope="module")
def bridge_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the game of another package."""
    folder = tmp_path_factory.mktemp("bridge")
    (folder / "packages").mkdir()
    with (
        installed_bridge(folder / "packages"),
        server_process(folder / "data", limits=_LIMITS, review_playouts=2) as server,
    ):
        yield server


@pytest.fixture
def visitor(browser: Browser, bridge_server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(browser, bridge_server.url) as opened:
        yield opened


def sit_on_all(visitor: Visitor, seats: int = 2, **more: object) -> Player:
    visitor.settle(**QUIET)
    visitor.guest("Player 1")
    wish = {"game": GAME, "seats": [{"kind": "me"}] * seats, **more}
    visitor.open(f"/t/{visitor.post('/api/tables', wish)['id']}")
    return Player(visitor)


def lay(player: Player, beam: int | None = None) -> None:
    """Lay this beam, or one that leads to the other side."""
    player.wait(lambda: player.my_turn)
    view = player.frame["view"]
    wanted = beam or beams_that_reach(view["gap"], view["built"], view["wind_left"])
    player.decide(f"lay {wanted}")


def to_the_end(player: Player, beam: int | None = None) -> None:
    """Each seat as its turn comes; nobody says for whom one acts now."""
    seats = set()
    while True:
        player.wait(lambda: player.over or player.my_turn)
        if player.over:
            break
        seats.add(player.frame["seat"])
        lay(player, beam)
    assert len(seats) == player.frame["view"]["seats"]


def why(player: Player, language: str = "en") -> str:
    """The sentence of the end, in the game's own words."""
    told = player.frame["table"]["outcome"]["why"]
    text = find_game(GAME).text(language)
    return text(told["key"], **told["args"])


def test_one_person_leads_all_to_a_common_end(visitor: Visitor) -> None:
    player = sit_on_all(visitor, 3)
    page = visitor.page
    to_the_end(player, beam=1)
    lost = page.get_by_role("region", name=say("end-company"))
    expect(lost.get_by_role("heading", name=say("end-together-lost"))).to_be_visible()
    expect(lost.get_by_text(why(player))).to_be_visible()
    # no places, no points
    expect(page.get_by_role("region", name=say("sheet"))).to_have_count(0)
    expect(page.get_by_text(say("sheet-place", place=1))).to_have_count(0)
    assert problems(page) == []
    visitor.button(say("end-rematch")).click()
    player.wait(lambda: player.frame["table"]["status"] != "over")


def test_a_bridge_that_reaches_the_other_side_is_won_by_all(visitor: Visitor) -> None:
    player = sit_on_all(visitor)
    for _ in range(20):
        to_the_end(player)
        if player.frame["table"]["outcome"]["winners"]:
            break
        visitor.open(f"/t/{visitor.post('/api/tables', wish_of(player))['id']}")
        player.wait(lambda: not player.over)
    page = visitor.page
    expect(page.get_by_role("heading", name=say("end-together-won")).last).to_be_visible()
    expect(page.get_by_text(why(player)).first).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(say("end-together-won")).first).to_be_visible()
    page.goto("/me")
    endings = page.get_by_role("region", name=say("person-endings"))
    expect(endings.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("region", name=say("person-rating"))).to_have_count(0)
    assert problems(page) == []


def wish_of(player: Player) -> dict[str, object]:
    seats = player.frame["view"]["seats"]
    return {"game": GAME, "seats": [{"kind": "me"}] * seats}


def test_no_curtain_falls_where_nobody_has_secrets(visitor: Visitor) -> None:
    player = sit_on_all(visitor, hot_seat=True)
    for _ in range(3):
        lay(player, 1)
    expect(visitor.page.get_by_text(say("curtain-why"))).to_have_count(0)


def test_a_new_table_lets_one_take_several_seats(visitor: Visitor) -> None:
    visitor.settle(**QUIET)
    page = visitor.open(f"/new/{GAME}")
    expect(page.get_by_text(say("new-several"))).to_be_visible()
    for seat in (2, 3):
        visitor.pick(say("new-seat-me"), say("new-seat", number=str(seat)))
    visitor.button(say("new-begin")).click()
    player = Player(visitor)
    player.wait(lambda: bool(visitor.states) and player.my_turn)
    assert player.frame["table"]["yours"] == [0, 1, 2]


def test_on_a_phone_in_german(browser: Browser, bridge_server: ServerProcess) -> None:
    with Visitor(browser, bridge_server.url, **PHONE, locale="de") as visitor:
        player = sit_on_all(visitor)
        player.language = "de"
        to_the_end(player, beam=1)
        heading = visitor.page.get_by_role("heading", name=say("end-together-lost", "de"))
        expect(heading.last).to_be_visible()
        expect(visitor.page.get_by_text(why(player, "de")).first).to_be_visible()
        assert problems(visitor.page) == []


def test_in_words_too(visitor: Visitor) -> None:
    sit_on_all(visitor)
    visitor.page.locator("button.skip").press("Enter")
    player = ListeningPlayer(visitor, game=GAME)
    while not player.over:
        player.wait(lambda: player.over or player.my_turn)
        if not player.over:
            player.decide("lay 1")
    expect(visitor.page.get_by_role("heading", name=say("end-together-lost")).last).to_be_visible()
