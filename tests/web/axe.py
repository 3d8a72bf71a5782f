"""What axe-core has to say about a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(" ")} ${failureSummary.split("\\n").slice(1).join(" ")}`));
}"""


@cache
def _source() -> str:
    return _AXE.read_text("utf-8")


def problems(page: Page) -> list[str]:
    """Everything serious or critical that is wrong with what is shown now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(_RUN)
    return found
