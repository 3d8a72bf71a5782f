"""Somebody with a browser: a window of their own, and everything that goes in and out of it.

What no visitor may ever see is noted all the time and checked when the window closes: errors in
the console, requests to another host.
"""

from __future__ import annotations

import json
import re
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
)
from playwright.sync_api import WebSocket as PageSocket

import dvergar
from tests.patience import PATIENCE

Json = dict[str, Any]
#: what the page remembers of somebody who has played every game to the end
_PLAYED = json.dumps({"known": dvergar.game_names(), "told": []})


class Visitor:
    """A browser window. Use it as a `with` block."""

    def __init__(self, browser: Browser, url: str, **looks: Any) -> None:
        self.url = url
        #: are all games new to them, so that they are helped along?
        self._newcomer = bool(looks.pop("newcomer", False))
        self._looks = {
            "viewport": {"width": 1280, "height": 720},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            **looks,
        }
        self._browser = browser
        self.context: BrowserContext
        self.page: Page
        #: what went wrong
        self.errors: list[str] = []
        #: what may: patterns, for the browser tells of it when it likes
        self._forgiven: list[str] = []
        self.hosts: set[str] = set()
        #: everything that the server said over sockets, as it came
        self.frames: list[str] = []
        #: those of them that are states of the table
        self.states: list[Json] = []
        #: who was at the table when the server said it last
        self.presence: Json = {}

    def __enter__(self) -> Self:
        self.context = self._browser.new_context(base_url=self.url, **self._looks)
        self.context.set_default_timeout(1000 * PATIENCE)
        expect.set_options(timeout=1000 * PATIENCE)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))
        self.context.on("request", self._request)
        if not self._newcomer:
            # an empty tab has nowhere to keep it
            self.context.add_init_script(
                f"if (origin !== 'null') localStorage['dvergar-coach'] ??= '{_PLAYED}'"
            )
        self.page = self.tab()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.context.close()
        if kind is None:
            wrong = [each for each in self.errors if not self._is_forgiven(each)]
            assert not wrong, "\n".join(wrong)
            assert self.hosts <= {urlsplit(self.url).netloc}, self.hosts

    def tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("websocket", self._socket)
        return page

    def forgive(self, pattern: str) -> None:
        """These errors belong to what the test does."""
        self._forgiven.append(pattern)

    def _is_forgiven(self, error: str) -> bool:
        return any(re.search(pattern, error) for pattern in self._forgiven)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        self.errors.append(f"{message.text} ({message.location})")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob"):
            self.hosts.add(urlsplit(request.url).netloc)

    def _socket(self, socket: PageSocket) -> None:
        self.hosts.add(urlsplit(socket.url).netloc)
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(str(payload))
        content = json.loads(payload)
        if content["type"] == "state":
            self.states.append(content)
        elif content["type"] == "presence":
            self.presence = content

    # --- going and asking --------------------------------------------------------------------

    def open(self, path: str) -> Page:
        self.page.goto(path)
        # the mouse is somewhere: a page explains nothing to one that it has not seen moving
        self.page.mouse.move(1, 1)
        return self.page

    def guest(self, name: str = "Player 1") -> None:
        """Be somebody without having seen the lobby."""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, content: Any = None) -> Any:
        """As the page would, with this window's cookies."""
        given: Json = {"data": content} if isinstance(content, str) else {}
        if content is not None and not isinstance(content, str):
            given = {"data": json.dumps(content), "headers": {"Content-Type": "application/json"}}
        answer = self.context.request.post(path, **given)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def settle(self, **choices: Any) -> None:
        """Begin with these settings, as if they had been chosen on an earlier visit."""
        stored = json.dumps(json.dumps(choices))
        self.context.add_init_script(f"localStorage['dvergar-settings'] ??= {stored}")

    def table(self, *seats: str, **more: Any) -> str:
        """A new table, of Nidavellir by itself; seats are "me", "open" or the level of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"game": "nidavellir", "seats": wishes, **more})
        return str(made["id"])

    # --- looking -----------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def pick(self, name: str, group: str | None = None) -> None:
        """One of several radio buttons, which are hidden: people click what stands beside them."""
        within = (
            self.page.get_by_role("radiogroup", name=group) if group else self.page.locator("body")
        )
        radio = self.page.get_by_role("radio", name=name, exact=True)
        within.locator("label").filter(has=radio).first.click()
