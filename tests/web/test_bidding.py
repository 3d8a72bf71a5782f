"""Coins on the way to the taverns: dragged, moved on, and taken back by a key."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.playing import Player
from tests.web.test_games import begin


def place(player: Player, tavern: int) -> Locator:
    """Where the coin for a tavern is laid."""
    return player.visitor.page.locator(f"[data-drop='{tavern - 1}']:visible")


def lies(player: Player, tavern: int, coin: str) -> Locator:
    """The coin on a tavern."""
    return player.named("bid-take-back", tavern=str(tavern), coin=coin)


def board(player: Player) -> list[str | None]:
    """What lies on the taverns and in the pouch, as the page was told."""
    shown: list[str | None] = player.frame["view"]["players"][player.frame["seat"]]["board"]
    return shown


def test_coins_are_dragged_to_taverns_and_on(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    begin(visitor, "greedy")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    for tavern, coin in ((1, "5"), (2, "4"), (3, "3")):
        player.named("bid-pick", coin=coin).drag_to(place(player, tavern))
        expect(lies(player, tavern, coin)).to_be_visible()
    # one that is laid on another changes places with it
    lies(player, 3, "3").drag_to(place(player, 1))
    for tavern, coin in ((1, "3"), (2, "4"), (3, "5")):
        expect(lies(player, tavern, coin)).to_be_visible()
    player.confirm()
    player.wait(lambda: board(player)[0] is not None)
    assert board(player)[:3] == ["3", "4", "5"]


def test_a_coin_dropped_beside_the_taverns_stays_in_the_hand(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1440, "height": 900})
    begin(visitor, "greedy")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    player.named("bid-pick", coin="5").drag_to(player.bar)
    expect(player.named("bid-pick", coin="5")).to_be_visible()
    assert [place(player, tavern).locator("button.coin").count() for tavern in (1, 2, 3)] == [0] * 3


def test_backspace_takes_a_coin_back(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "greedy")
    player = Player(visitor)
    player.wait(lambda: player.my_turn)
    player.press(player.lit("pick 5"))
    player.press(player.lit("bid 2"))
    laid = lies(player, 2, "5")
    laid.focus()
    visitor.page.keyboard.press("Backspace")
    expect(laid).to_have_count(0)
    expect(player.named("bid-pick", coin="5")).to_be_visible()
