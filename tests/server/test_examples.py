"""What README and docs show of the server and its client works as it stands there."""

from __future__ import annotations

import asyncio
import re
import sys
import textwrap
from pathlib import Path

import pytest

from tests.bazaar import open_bazaar
from tests.patience import PATIENCE
from tests.server.harness import Running

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent
ADDRESS = "http://127.0.0.1:8000"


def examples(file: str) -> list[str]:
    """The Python blocks of a page that use the client."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / file).read_text("utf-8"), re.S)
    return [block for block in blocks if "dvergar.client" in block]


async def run(*command: str) -> str:
    """Run a program that has to succeed; what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        out, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode == 0, errors.decode()
    return out.decode()


async def test_the_readme_makes_a_table_to_share(server: Running) -> None:
    (code,) = examples("README.md")
    link = await run("-c", code.replace(ADDRESS, server.url))
    table = await server.visitor().get(f"/api/tables/{link.strip().rsplit('/', 1)[1]}")
    assert table["status"] == "open"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]


async def test_the_blocking_example_plays_a_game_to_its_end(server: Running) -> None:
    code = next(block for block in examples("docs/client.md") if "import Client" in block)
    assert "'total'" in await run("-c", code.replace(ADDRESS, server.url))


async def test_the_async_example_plays_a_game_to_its_end(server: Running) -> None:
    code = next(block for block in examples("docs/client.md") if "import AsyncClient" in block)
    table = await (await server.guest()).create("open", "greedy")
    body = textwrap.indent(code, "    ")
    whole = (
        f"import asyncio\nlink = {table['link']!r}\nasync def main():\n{body}\nasyncio.run(main())"
    )
    await run("-c", whole)
    assert (await server.visitor().get(f"/api/tables/{table['id']}"))["status"] == "over"


async def test_the_example_with_a_form_offers_something(server: Running, tmp_path: Path) -> None:
    code = next(block for block in examples("docs/client.md") if "write_action" in block)
    with open_bazaar(tmp_path / "toy"):
        whole = f"""
from dvergar.client import Client
{code}
with Client({server.url!r}) as client:
    seats = [{{"kind": "me"}}, {{"kind": "me"}}]
    link = client.create("bazaar", seats=seats, hot_seat=True)["link"]
    with client.open(link, seat=0) as game:
        game.act("trade")
        offer(game)
        print(game.frame.view["players"][0]["offer"])
"""
        assert await run("-c", whole) == "ruby*2 for emerald\n"


async def test_an_outside_bot_joins_a_table_by_its_link(server: Running) -> None:
    table = await (await server.guest()).create("greedy", "open", "random")
    printed = await run(str(ROOT / "examples" / "outside_bot.py"), table["link"])
    assert re.search(r"^\d\. Random bot: \d+$", printed, re.M)
    assert len(printed.splitlines()) == 3


async def test_a_tournament_at_the_server(server: Running) -> None:
    script = str(ROOT / "examples" / "server_tournament.py")
    printed = await run(script, server.url, "nidavellir", "random", "2", "2")
    assert re.fullmatch(r"[0-9.]+ of 2 games won: [0-9.]+ % \(95 %: [0-9.]+–[0-9.]+\)\n", printed)
