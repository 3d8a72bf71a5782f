"""A real server with the built page, and real browsers that visit it.

Playwright's event loop runs as long as its fixture lives, and no other loop can run in the same
thread meanwhile: so nothing here outlives this package's tests.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser
from tools import gallery as shown
from tools.chromium import chromium

from dvergar.server.config import Limits
from tests.server.harness import GENEROUS
from tests.server.processes import ServerProcess, server_process
from tests.web.visitor import Visitor

#: frames as everybody meets them: a page that sends too many must be noticed
_LIMITS = msgspec.structs.replace(GENEROUS, frames=Limits().frames)

#: what could be seen when a test failed
_FAILURES = Path(__file__).parents[2] / "build" / "failures"
_FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this process."""
    folder = tmp_path_factory.mktemp("web") / "data"
    with server_process(folder, limits=_LIMITS, hint_playouts=40, review_playouts=2) as server:
        built = Path(server.config.page) / "index.html"
        assert built.is_file(), "the page is not built: make page"
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this process; each visitor has a profile of its own."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def gallery() -> Iterator[str]:
    """The address of the gallery, built from the sources as they are."""
    shown.build()
    with shown.served() as address:
        yield address


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know how the test went."""
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, page_server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens browser windows; they close, and are checked, when the test is over.

    Of a test that fails the last that was to be seen is kept.
    """
    with ExitStack() as windows:
        opened: list[Visitor] = []

        def open_one(**looks: Any) -> Visitor:
            opened.append(windows.enter_context(Visitor(browser, page_server.url, **looks)))
            return opened[-1]

        yield open_one
        if request.node.stash.get(_FAILED, False):
            for number, visitor in enumerate(opened):
                visitor.page.screenshot(path=_FAILURES / f"{request.node.name}-{number}.png")


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Somebody new on a desktop screen, who has no wish for motion."""
    return visit()
