"""A server whose figures are corrected: what its tables are played with, and what is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import dvergar
from dvergar.kernel.errors import BadData
from dvergar.server.corrections import check_corrections, games_with
from dvergar.server.thinking import Redealt
from tests.server.harness import running

SHOP = '[[card]]\nid = "shop"\nwalls = [1, 1, 1, 0]\n'
TOLD = {"file": "cards.toml", "id": "shop", "fields": {"walls": [1, 1, 1, 0]}}
WISH = {
    "game": "dwarfs_fall",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
}


def corrections(folder: Path, content: str = SHOP) -> str:
    """A folder that corrects the walls of a card."""
    (folder / "dwarfs_fall").mkdir(parents=True)
    (folder / "dwarfs_fall" / "cards.toml").write_text(content)
    return str(folder)


def test_only_the_games_that_have_a_folder_are_corrected(tmp_path: Path) -> None:
    find = games_with(corrections(tmp_path))
    assert [origin.id for origin in find("dwarfs_fall").corrections()] == ["shop"]
    assert find("nidavellir") is dvergar.game("nidavellir")
    assert games_with(None)("dwarfs_fall").corrections() == []


def test_what_corrects_nothing_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadData) as missing:
        check_corrections(str(tmp_path / "nowhere"))
    assert "nowhere" in missing.value.say("en")
    corrections(tmp_path / "bad", SHOP.replace("shop", "tavern"))
    with pytest.raises(BadData) as unknown:
        check_corrections(str(tmp_path / "bad"))
    assert "tavern" in unknown.value.say("en")
    (tmp_path / "typo" / "dwarf_fall").mkdir(parents=True)
    with pytest.raises(BadData) as typo:
        check_corrections(str(tmp_path / "typo"))
    assert "dwarf_fall" in typo.value.say("en")
    check_corrections(corrections(tmp_path / "good"))


@pytest.mark.anyio
async def test_the_page_is_told_the_figures_that_hold_at_a_table(tmp_path: Path) -> None:
    folder = corrections(tmp_path / "corrections")
    async with running(tmp_path / "server", corrections=folder) as server:
        host = await server.guest()
        table = (await host.post("/api/tables", WISH, expect=201))["id"]
        async with host.look(table, 0) as socket:
            assert socket.frame["view"]["corrections"] == [TOLD]
        origins = await host.get("/api/games/dwarfs_fall/origins")
        shown = {(each["file"], each["id"]): each for each in origins}["cards.toml", "shop"]
        assert (shown["fields"]["walls"], shown["fields"]["need"]) == ([1, 1, 1, 0], 3)
        overlay = {"kind": "overlay", "detail": ""}
        assert [field for field, source in shown["sources"].items() if source == overlay] == [
            "walls"
        ]
    # without them it is another game: nobody plays on there
    async with running(tmp_path / "server") as server:
        again = await server.visitor().get(f"/api/tables/{table}", expect=409)
        assert again["key"] == "other-data"


def test_bots_think_with_them_in_their_own_processes(tmp_path: Path) -> None:
    game = games_with(corrections(tmp_path))("dwarfs_fall")
    state = game.new(seats=2)
    dump = state.redeal(0, random.Random(1)).dump()
    redealt = Redealt(game.name, game.overlay, 2, dict(state.setup.options), dump, 0)
    assert redealt.state().view(None)["corrections"]
