"""Section 9: what secret goals ask for, when they may be shown, and that nobody is betrayed."""

from __future__ import annotations

import pytest

from dvergar.games.dwarfs_fall.figures import SECRETS
from dvergar.games.dwarfs_fall.goals import can_reveal, holds, might_reveal

from .builder import Table, at

ALL_GEMS = {"gold": 1, "emerald": 1, "diamond": 1, "ruby": 1}


def met(table: Table, name: str, seat: int = 0) -> bool:
    return holds(table.state, seat, SECRETS.index(name))


def test_goal_9_builder() -> None:
    table = at().lay("castle@0,0,0", *[f"inn@{x},0,0:red" for x in range(1, 7)])
    assert table.kingdom(0) == (7, 9)
    assert not met(table, "builder")
    assert met(table.lay("shop@7,0,1"), "builder")
    assert not met(table, "builder", seat=1)


def test_goal_9_king() -> None:
    table = at().lay("castle@0,0,0", *[f"inn@{x},0,0:red" for x in range(1, 7)])
    assert not met(table, "king")
    assert met(table.lay("shop@7,0,1"), "king")


def test_goal_9_a_shared_kingdom_serves_both() -> None:
    table = at(shared_kingdom="split").lay("castle@0,0,0", "castle@0,1,2:red")
    table.lay(*[f"inn@{x},0,0:red" for x in range(1, 7)])
    assert met(table, "builder", 0)
    assert met(table, "king", 1)


def test_goal_9_hunter() -> None:
    table = at()
    table.player(0).monsters = (80,)
    assert not met(table, "hunter")
    table.player(0).monsters = (80, 96)
    assert met(table, "hunter")


def test_goal_9_miner_and_sorcerer() -> None:
    assert met(at().gems(0, **ALL_GEMS), "miner")
    assert not met(at().gems(0, gold=4, emerald=5, diamond=2), "miner")
    assert met(at().gems(0, emerald=5), "sorcerer")
    assert not met(at().gems(0, emerald=4, gold=3), "sorcerer")


def test_goal_9_disguised_ogre() -> None:
    assert met(at().ogres(0, "panic panic thief thief brute"), "disguised_ogre")
    assert not met(at().ogres(0, "panic panic thief thief"), "disguised_ogre")


def test_goal_9_explorer() -> None:
    table = at().lay("dragon@0,0,0", "giant@3,0,0").dwarfs("0,0", blue=3).dwarfs("3,0", blue=2)
    assert not met(table, "explorer")
    assert met(table.dwarfs("3,0", blue=1), "explorer")
    one = at().lay("dragon@0,0,0", "inn@3,0,0").dwarfs("0,0", blue=4).dwarfs("3,0", blue=3)
    assert not met(one, "explorer")


def test_window_9_shown_is_done_for_good() -> None:
    table = at().secret(0, "miner").gems(0, **ALL_GEMS).turn(0).do("reveal")
    assert table.why_not("reveal") == "why-revealed"
    table.player(0).gems = (0, 0, 0, 0)
    assert table.player(0).goals_done() == 1
    assert table.line(0, "secret") == 6


@pytest.mark.parametrize("secret", ["miner", "sorcerer"])
def test_window_12_a_phase_that_goes_on_betrays_nothing(secret: str) -> None:
    """Everybody sees that a miner could show now: so everybody with such gems is asked."""
    table = at().hand(0, "inn shop").secret(0, secret).gems(0, **ALL_GEMS).turn(0)
    table.do("play inn 0,0 0", "place 0,0", "play shop 1,0 0")
    assert table.waiting == ("act", 0)
    assert table.legal() == (["end", "reveal"] if secret == "miner" else ["end"])


def test_window_12_what_somebody_else_has_shown_is_not_waited_for() -> None:
    table = at().gems(0, **ALL_GEMS).gems(1, **ALL_GEMS).secret(1, "miner")
    assert might_reveal(table.state, 0)
    table.player(1).revealed = True
    assert not might_reveal(table.state, 0)


def test_window_12_hidden_gems_count_by_their_number() -> None:
    table = at(gems_public=False).gems(0, gold=4)
    assert might_reveal(table.state, 0)
    assert not can_reveal(table.state, 0)
    assert not might_reveal(at(gems_public=False).gems(0, gold=3).state, 0)


def test_window_9_after_the_discard() -> None:
    table = at().hand(0, "castle inn shop dragon giant").secret(0, "miner")
    table.gems(0, gold=2, emerald=1, diamond=1, ruby=1).resolve(0).do("discard gold")
    assert table.legal() == ["pass", "reveal"]
    table.do("reveal")
    assert table.waiting == ("act", 1)


def test_window_9_before_a_single_task() -> None:
    table = at().secret(0, "miner").hand(0, "").gems(0, **ALL_GEMS).lay("gold_mine@0,0,0")
    table.dwarfs("0,0", blue=2).resolve(0)
    assert table.legal() == ["resolve 0,0", "reveal"]
    table.do("reveal")
    assert table.player(0).gems == (3, 1, 1, 1)


def test_window_9_while_trading_and_digging() -> None:
    table = at().secret(0, "miner").hand(0, "").gems(0, gold=2, emerald=3, diamond=1, ruby=1)
    table.lay("shop@0,0,0").dwarfs("0,0", blue=3).row("T04 T01 T02").resolve(0)
    table.do("resolve 0,0")
    assert table.legal() == ["trade T04", "trade none", "reveal"]
    table.do("reveal", "trade T04")
    assert table.player(0).goals_done() == 2
