"""The end of a game as a ceremony: who has won is not told before the last row is counted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.phases import table_near_the_end
from tests.web.playing import Player
from tests.web.test_games import QUIET, see_the_end
from tests.web.visitor import Visitor
from tests.web.words import say

#: keeps what is to be seen whenever the sentence of the end changes
_WATCH = """
(() => {
  window.told = [];
  const look = () => {
    const said = document.querySelector("main h1")?.textContent;
    const heads = [...document.querySelectorAll("thead [data-seat]")];
    if (!heads.length || said === window.told.at(-1)?.said) return;
    window.told.push({
      said,
      seats: heads.map((head) => Number(head.dataset.seat)),
      won: document.querySelectorAll(".won").length,
      places: [...document.querySelectorAll(".winner li small, .right .chart")].filter((part) =>
        part.checkVisibility({ visibilityProperty: true })).length,
    });
  };
  const watch = () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true,
      characterData: true });
  document.body ? watch() : addEventListener("DOMContentLoaded", watch);
})();
"""


def finish(visitor: Visitor) -> list[dict[str, Any]]:
    """Play the last decision, and return what was told when."""
    visitor.settle(**{**QUIET, "motion": "auto"})
    visitor.context.add_init_script(_WATCH)
    visitor.guest("1")
    visitor.open(f"/t/{table_near_the_end(visitor)}")
    Player(visitor).play()
    see_the_end(visitor)
    told: list[dict[str, Any]] = visitor.page.evaluate("window.told")
    return told


def test_the_winner_is_hidden_until_the_last_row(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    first, last = finish(visitor)
    assert first["said"] == say("end-counting")
    assert first["seats"] == sorted(first["seats"])
    assert (first["won"], first["places"]) == (0, 0)
    assert last["said"] != say("end-counting")
    assert last["won"]
    assert last["places"]


def test_a_finished_table_is_counted_already(visit: Visit) -> None:
    """Also for those who saw the ceremony and come back."""
    visitor = visit(reduced_motion="no-preference")
    finish(visitor)
    visitor.page.reload()
    see_the_end(visitor)
    expect(visitor.page.locator("thead .won")).not_to_have_count(0)
    assert [each["said"] for each in visitor.page.evaluate("window.told")] != [say("end-counting")]
