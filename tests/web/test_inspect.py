"""What `tools.inspection` finds on a page, and what it leaves alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tools.inspection import inspect

_HEAD = """<!doctype html><style>
  * { box-sizing: border-box; margin: 0 }
  body { font: 16px/1.3 sans-serif }
  .panel { position: relative; width: 200px; min-height: 60px; border: 1px solid; background: #fff }
  .cut { width: 60px; overflow: hidden; white-space: nowrap }
  .badge { position: absolute; top: -12px; left: 20px; width: 24px; height: 24px; background: red }
  .over { position: absolute; inset: 0; background: #eee }
  .scroller { height: 40px; width: 90px; overflow: auto }
</style>"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport={"width": 400, "height": 300}) as context:
        yield context.new_page()


def found(page: Page, body: str) -> list[str]:
    page.set_content(_HEAD + body)
    return inspect(page)


FAULTS = {
    "a text that is cut": ("<p class=cut>a long sentence</p>", "cut: “a long sentence”"),
    "a text that is shortened": (
        "<p class=cut style='text-overflow: ellipsis'>a long sentence</p>",
        "shortened: “a long sentence”",
    ),
    "a text that is cut by an element further out": (
        "<div style='height: 10px; overflow: hidden'><div><p>low</p></div></div>",
        "cut: “low”",
    ),
    "a text that is cut by the window": (
        "<body style='overflow-x: hidden'><p style='margin-left: 380px'>outside</p>",
        "cut: “outside” (p) by the window",
    ),
    "a text that is taller than its box": (
        "<div class=panel style='height: 20px; min-height: 0; width: 90px'>two or more lines</div>",
        "spills: “two or more lines” (div.panel)",
    ),
    "a text outside of its drawing": (
        "<svg width=40 height=20><text x=2 y=14>drawn words</text></svg>",
        "cut: “drawn words”",
    ),
    "two texts over each other": (
        "<div class=panel>below<p style='position: absolute; top: 3px'>above</p></div>",
        "overlap: “below”",
    ),
    "a text that is covered": (
        "<div class=panel>hidden words<div class=over></div></div>",
        "covered: “hidden words”",
    ),
    "a badge that hangs out of its panel": (
        "<div class=panel style='margin: 30px'><i class=badge></i></div>",
        "hangs out: i.badge",
    ),
    "a badge that its panel cuts": (
        "<div class=panel style='overflow: clip'><i class=badge></i></div>",
        "cut: i.badge",
    ),
    "a control that is cut off": (
        "<div class=cut><button style='width: 120px'>Go</button></div>",
        "cut off: button “Go”",
    ),
    "a control that is covered": (
        "<div class=panel><button>&nbsp;</button><div class=over></div></div>",
        "covered: button",
    ),
    "a control that is too small": (
        "<button style='width: 12px; height: 12px; padding: 0' aria-label=Tiny></button>",
        "small: button “Tiny”, 12×12 px",
    ),
    "a page that is too wide": (
        "<div style='width: 500px; height: 9px'></div>",
        "page: 500 px wide",
    ),
    "a page that scrolls although all of it is to be seen": (
        "<div data-whole style='height: 800px'></div>",
        "page: 800 px high",
    ),
    "a table on which nothing to choose is in sight": (
        "<div style='height: 700px'></div><button data-action='take 1'>Take</button>"
        "<div data-place=decision></div>",
        "out of sight: all 1 things",
    ),
}

MEANT = {
    "what folds says so": "<p class=cut data-fold='said elsewhere'>a long sentence</p>",
    "a badge over an edge says so": (
        "<div class=panel style='margin: 30px'><i class=badge data-over='a seal'></i></div>"
    ),
    "what can be scrolled to": "<div class=scroller>one two three four five six seven</div>",
    "what only screen readers read": (
        "<p style='position: absolute; clip-path: inset(50%); width: 1px'>read</p>"
    ),
    "a covered card whose words are hidden from everybody": (
        "<div class=panel><p aria-hidden=true>below</p><div class=over></div></div>"
    ),
    "what is behind a window": (
        "<div class=panel>behind<p style='position: absolute; top: 3px'>too</p></div>"
        "<dialog>in front</dialog><script>document.querySelector('dialog').showModal()</script>"
    ),
    "lines that stand close to each other": "<p style='line-height: 1'>one<br>two<br>three</p>",
    "a numeral drawn twice": (
        "<svg width=40 height=20><text x=5 y=15>7</text><text x=5 y=16>7</text></svg>"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(page: Page, fault: str) -> None:
    body, said = FAULTS[fault]
    wrong = found(page, body)
    assert any(each.startswith(said) for each in wrong), wrong


@pytest.mark.parametrize("meant", MEANT)
def test_what_is_meant_is_left_alone(page: Page, meant: str) -> None:
    assert found(page, MEANT[meant]) == []


def test_a_window_over_the_page_is_looked_at(page: Page) -> None:
    body = "<dialog><p class=cut>a long sentence</p></dialog>"
    wrong = found(page, body + "<script>document.querySelector('dialog').showModal()</script>")
    assert [each.split(" (")[0] for each in wrong] == ["cut: “a long sentence”"]
