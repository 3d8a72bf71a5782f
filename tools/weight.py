"""What the page weighs and how fast it answers: `python -m tools.weight [--frames]`.

With `--frames`: what the frames of a table weigh, of one match of each game, in which bots play and
seat 0 looks. The server sends them as they are; a proxy may compress the connection. Otherwise:
The bytes on the wire until the lobby stands and until a table stands, by kind; and, for clicks on
coins, how long the page works on one and when the answer is on the screen. And what a score pad
loads until it counts.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request

from dvergar.bots import make_bot
from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.server.api.models import NewTable
from dvergar.server.entry import Entry
from dvergar.server.frames import make_frame
from dvergar.server.making import new_table
from dvergar.server.people import Person
from dvergar.server.standing import Standing
from dvergar.server.wire import write_frame
from tools.chromium import chromium

_CLICKS = 40
#: when everything happens in the match of the frames
_NOW = 10_000
#: milliseconds within which Python must have started
_STARTING = 120_000
#: the browser tells of each event when what it changed has been painted
_OBSERVE = """() => {
  window.clicks = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, processingEnd, duration } of list.getEntries()) {
      if (name === "click") window.clicks.push([processingEnd - startTime, duration]);
    }
  }).observe({ type: "event", durationThreshold: 0 });
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", action="store_true")
    if parser.parse_args().frames:
        for name in game_names():
            _weigh_frames(name)
    else:
        _weigh_page()


def _weigh_frames(name: str) -> None:
    """The frames of a match, with and without the positions between two decisions."""
    bare, full = zip(*_frames(name), strict=True)
    watched = sum(len(before) < len(after) for before, after in zip(bare, full, strict=True))
    print(f"{name}: {len(full)} frames, {watched} with scenes")
    for what, before, after in (
        ("bytes", map(len, bare), map(len, full)),
        ("bytes deflated", _deflated(bare), _deflated(full)),
    ):
        mean, more = statistics.fmean(before), statistics.fmean(after)
        print(f"{name}: {mean:.0f} {what}, {more:.0f} with scenes ({more / mean - 1:+.1%})")


def _frames(name: str) -> Iterator[tuple[bytes, bytes]]:
    """What seat 0 is sent after each move: to one that does not watch, and to one that does."""
    person = Person("id", "Player 1", account=None, generation=0)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 3]
    wish = NewTable.model_validate({"game": name, "seats": seats})
    header, made, _ = new_table(find_game, wish, person)
    game = header.game
    setup = game.setup(len(seats), 1, header.setup.options)
    standing = Standing(header._replace(setup=setup))
    for entry in made:
        standing.take(entry)
    bots = [make_bot("greedy", seat, game) for seat in range(len(seats))]
    while not (state := standing.state).is_over:
        seat = state.to_act[0]
        body = {"seat": seat, "action": str(bots[seat].choose(state, seat))}
        entry = Entry(standing.version + 1, "move", person.id, None, _NOW, body)
        happened = [(entry, standing.take(entry))]
        rest = (standing, happened, person.id, 0, standing.version - 1, _NOW, "")
        yield write_frame(make_frame(*rest)), write_frame(make_frame(*rest, scenes=True))


def _deflated(frames: Sequence[bytes]) -> Iterator[int]:
    """As permessage-deflate does: it remembers earlier frames and leaves out the last 4 bytes."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    for frame in frames:
        yield len(packer.compress(frame) + packer.flush(zlib.Z_SYNC_FLUSH)) - 4


def _weigh_page() -> None:
    with _served() as address, chromium() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        loaded = _count(page)
        page.goto(address)
        page.locator("main button.primary").first.wait_for()
        page.wait_for_load_state("networkidle")
        _report("lobby", loaded)
        page.get_by_role("button", name=re.compile("^Play now: Nidavellir")).click()
        page.locator("button[data-action]").first.wait_for()
        page.wait_for_load_state("networkidle")
        _report("lobby and table", loaded)
        _click(page)
        _score(browser, address)


@contextmanager
def _served() -> Iterator[str]:
    """A server of its own, as a user starts it."""
    with tempfile.TemporaryDirectory(prefix="dvergar-weight-") as folder:
        command = [sys.executable, "-m", "dvergar", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
            server.wait(30)


def _count(page: Page) -> Counter[str]:
    """The bytes that come over the wire, by the ending of what was asked for."""
    loaded: Counter[str] = Counter()
    asked: dict[str, str] = {}

    def answered(told: dict[str, Any]) -> None:
        address = urlsplit(told["response"]["url"])
        if address.scheme == "http":
            asked[told["requestId"]] = PurePosixPath(address.path).suffix or "html and data"

    def finished(told: dict[str, Any]) -> None:
        if told["requestId"] in asked:
            loaded[asked[told["requestId"]]] += told["encodedDataLength"]

    network = page.context.new_cdp_session(page)
    network.on("Network.responseReceived", answered)
    network.on("Network.loadingFinished", finished)
    network.send("Network.enable")
    return loaded


def _report(what: str, loaded: Counter[str]) -> None:
    fonts = loaded[".woff2"]
    kinds = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in loaded.most_common())
    print(f"{what}: {(loaded.total() - fonts) / 1000:.1f} kB without fonts ({kinds})")


def _click(page: Page) -> None:
    """Pick up coins, one after the other."""
    page.evaluate(_OBSERVE)
    coins = page.locator("button.coin:visible")
    for number in range(_CLICKS):
        coins.nth(number % 2).click()
        page.wait_for_timeout(60)
    working, painted = zip(*page.evaluate("window.clicks"), strict=True)
    for name, took in (("handled", working), ("on the screen", painted)):
        middle, most = statistics.median(took), max(took)
        print(f"{len(took)} clicks: {name} after {middle:.1f} ms, at most {most:.1f} ms")


def _score(browser: Browser, address: str) -> None:
    """What a score pad loads until it counts, Python included, and how long that takes."""
    context = browser.new_context()
    asked: list[Request] = []
    context.on("requestfinished", lambda request: asked.append(request))
    page = context.new_page()
    began = time.monotonic()
    page.goto(f"{address}/score/nidavellir")
    page.locator("section.sheet").first.wait_for()
    written = time.monotonic() - began
    page.locator("section.sheet header b").filter(has_text=re.compile(r"\d")).first.wait_for(
        timeout=_STARTING
    )
    counted = time.monotonic() - began
    loaded: Counter[str] = Counter()
    for request in list(asked):
        if not request.service_worker:
            kind = PurePosixPath(urlsplit(request.url).path).suffix or "html and data"
            loaded[kind] += request.sizes()["responseBodySize"]
    _report("score pad", loaded)
    print(f"score pad: can be filled in after {written:.1f} s, counts after {counted:.1f} s")
    context.close()


if __name__ == "__main__":
    main()
