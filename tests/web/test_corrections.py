"""A server with corrected figures: its page draws what holds there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.server.processes import server_process
from tests.server.test_corrections import corrections
from tests.web.dwarfs_fall import Settler
from tests.web.test_games import QUIET
from tests.web.visitor import Visitor

#: the shipped inn is a corridor, with walls in the north and south
INN = '[[card]]\nid = "inn"\nwalls = [1, 1, 1, 0]\n'


def walls(card: Locator) -> list[str]:
    """The sides of a drawn card that have a wall."""
    stones = card.locator(".masonry use[href^='#df-wall-']").all()
    return [str(stone.get_attribute("href"))[len("#df-wall-") :] for stone in stones]


def test_corrected_walls_are_drawn_in_hand_as_ghost_and_on_the_map(
    browser: Browser, tmp_path: Path
) -> None:
    folder = corrections(tmp_path / "corrections", INN)
    with (
        server_process(tmp_path / "data", corrections=folder) as server,
        Visitor(browser, server.url) as visitor,
    ):
        visitor.settle(**QUIET)
        visitor.guest("1")
        table = visitor.table("me", "greedy", game="dwarfs_fall")
        page = visitor.open(f"/t/{table}")
        player = Settler(visitor)
        player.wait(lambda: player.my_turn)
        hand = page.locator("[data-action='play inn']")
        assert walls(hand) == ["0", "1", "2"]
        assert walls(page.locator("[data-action='play gold_mine']")) == ["0", "2"]
        player.choose("play inn 0,0 0")
        assert walls(page.locator(".realm .ghost")) == ["0", "1", "2"]
        player.confirm()
        laid = page.locator(".realm [data-card='0,0']")
        expect(laid).to_be_visible()
        assert walls(laid) == ["0", "1", "2"]
