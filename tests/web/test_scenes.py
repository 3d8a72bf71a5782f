"""What happens between two decisions is seen position by position, and can be seen again."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tools.phases import find

from tests.server.harness import against_bots
from tests.web.conftest import Visit
from tests.web.dwarfs_fall import Settler
from tests.web.visitor import Visitor

#: a move after which its dwarfs mine gold by themselves: the inn closes the region
PHASE, ACTION, CELL = "fall-over", "play inn 2,0 0", "cell-2,0"
#: keeps whether the card lies there and how much gold is in its pile, whenever one of them changes
_WATCH = """cell => {
  window.seen = [];
  const look = () => {
    const gold = document.querySelector('[data-place="pile-gold"]');
    if (!gold) return;
    const laid = document.querySelector(`[data-card="${cell.replace("cell-", "")}"]`) !== null;
    const now = `${laid} ${gold.textContent.match(/\\d+/)[0]}`;
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}"""


def _before() -> tuple[Any, int]:
    """The match, and how many moves there are before the one that is looked at."""
    match = find(PHASE).match
    return match, next(i for i, move in enumerate(match.moves) if str(move.action) == ACTION)


def _seen(page: Page) -> list[str]:
    seen: list[str] = page.evaluate("window.seen")
    return seen


def _until_seen(page: Page, count: int) -> list[str]:
    page.wait_for_function("count => window.seen.length >= count", arg=count)
    return _seen(page)


def test_a_task_is_seen_after_the_action_and_before_the_next_turn(visitor: Visitor) -> None:
    match, move = _before()
    visitor.guest()
    shown = visitor.post("/api/matches", match.dumps())["id"]
    wish = {"move": move, "seats": against_bots(match.setup.seats, match.moves[move].seat)}
    page = visitor.open(f"/t/{visitor.post(f'/api/tables/{shown}/fork', wish)['id']}")
    player = Settler(visitor)
    player.wait(lambda: player.my_turn)
    again = visitor.button("Show me that again")
    expect(again).to_have_attribute("aria-disabled", "true")
    expect(page.locator('[data-place="pile-gold"]')).to_be_visible()
    page.evaluate(_WATCH, CELL)
    player.decide(ACTION)
    first, between, after = _until_seen(page, 3)[:3]
    gold = int(first.split()[1])
    assert [first, between, after] == [f"false {gold}", f"true {gold}", f"true {gold - 2}"]

    # even where nothing moves, each position stands for a while
    player.wait(lambda: player.my_turn)
    expect(again).to_have_attribute("aria-disabled", "false")
    known = len(_seen(page))
    page.locator("body").press("a")
    expect(again).to_have_attribute("aria-disabled", "true")
    assert _until_seen(page, known + 3)[known : known + 3] == [first, between, after]
    page.keyboard.press("Escape")
    expect(again).to_have_attribute("aria-disabled", "false")
    expect(page.locator("button[data-action].legal").first).to_be_visible()


def test_a_move_of_a_replay_is_seen_step_by_step_and_again(visit: Visit) -> None:
    match, move = _before()
    visitor = visit(reduced_motion="no-preference")
    visitor.guest()
    shown = visitor.post("/api/matches", match.dumps())["id"]
    page = visitor.open(f"/replay/{shown}/{move}")
    step, again = visitor.button("One move forward"), visitor.button("Show me that again")
    expect(step).to_be_visible()
    page.evaluate(_WATCH, CELL)
    step.click()
    first, between, after = _until_seen(page, 3)
    gold = int(first.split()[1])
    assert [first, between, after] == [f"false {gold}", f"true {gold}", f"true {gold - 2}"]
    expect(page).to_have_url(re.compile(rf"/{move + 1}$"))
    again.click()
    assert _until_seen(page, 6) == 2 * [first, between, after]
