"""Names and words from before heaps of accents were refused: they keep to their own lines."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.server.processes import ServerProcess
from tests.web.test_games import QUIET
from tests.web.visitor import Visitor
from tests.web.words import say

#: above, below and through the letters
HEAP = "\u030d\u0316\u0489\u0315" * 20
NAME = f"Z{HEAP}a{HEAP}lgo"
WORDS = f"h{HEAP}e{HEAP} comes{HEAP}"


def change(server: ServerProcess, statement: str, *given: str) -> None:
    """Write into the database what no request could."""
    path = Path(server.config.data) / "dvergar.sqlite"
    with closing(sqlite3.connect(path, timeout=60)) as database, database:
        assert database.execute(statement, given).rowcount == 1


def without_marks(line: Locator) -> None:
    """Take all marks out of what a part of the page says."""
    line.evaluate(
        """element => {
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const node = walker.currentNode;
                node.data = node.data.replace(/\\p{M}/gu, "");
            }
        }"""
    )


def test_a_heap_of_accents_covers_no_other_line(
    visitor: Visitor, page_server: ServerProcess
) -> None:
    visitor.settle(**QUIET)
    visitor.guest("Old name")
    change(page_server, "UPDATE persons SET name = ? WHERE name = 'Old name'", NAME)
    table = visitor.table("me", "random")
    visitor.open(f"/t/{table}")
    chat = visitor.page.get_by_role("tab", name=say("chat"))
    chat.click()
    field = visitor.page.get_by_role("textbox", name=say("chat-label"))
    for words in ("before", "between", "after"):
        field.fill(words)
        field.press("Enter")
        expect(visitor.page.get_by_text(words)).to_be_visible()
    body = json.dumps({"name": NAME, "text": WORDS})
    find = "table_id = ? AND kind = 'chat' AND body LIKE '%between%'"
    change(page_server, f"UPDATE entries SET body = ? WHERE {find}", body, table)
    visitor.page.reload()
    chat.click()
    lines = visitor.page.get_by_role("list", name=say("chat-messages")).get_by_role("listitem")
    expect(lines).to_have_count(3)
    middle = lines.nth(1)
    expect(middle).to_contain_text("comes")
    neighbours = [lines.nth(0).locator("p"), lines.nth(2).locator("p")]
    for neighbour in neighbours:
        without_marks(neighbour)
    heaped = [neighbour.screenshot() for neighbour in neighbours]
    without_marks(middle)
    assert [neighbour.screenshot() for neighbour in neighbours] == heaped
