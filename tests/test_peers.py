"""The comparison with other projects: what counts as a decision, and what its table says."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tools import peers
from tools.peers_driver import Play, best_rate, measure, play_spiel

from tests.test_make import make

ROOT = Path(__file__).parent.parent


class Toy:
    """A die is thrown, then two players say a number; three times."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def is_terminal(self) -> bool:
        return len(self.actions) == 9

    def is_chance_node(self) -> bool:
        return len(self.actions) % 3 == 0

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        assert self.is_chance_node()
        return [(7, 0.0), (8, 1.0)]

    def legal_actions(self) -> Sequence[int]:
        assert not self.is_chance_node()
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.actions.append(action)

    def returns(self) -> Sequence[float]:
        assert self.is_terminal()
        return [0.0, 0.0]


def test_what_chance_decides_is_played_and_not_counted() -> None:
    toy = Toy()
    assert play_spiel(toy, random.Random(1)) == 6
    assert toy.actions[::3] == [8, 8, 8]
    assert {1, 2} == {*toy.actions} - {8}


def test_a_rate_is_decisions_by_the_time_of_the_best_round(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    games = 0

    def play(chance: random.Random) -> int:
        nonlocal now, games
        games += 1
        now += 0.5 if games == 3 else 2.0
        return 10

    monkeypatch.setattr("time.process_time", lambda: now)
    assert best_rate(play, 1.0) == 20.0
    assert games == 20


def test_a_package_that_is_missing_is_named_and_the_others_are_measured() -> None:
    def none() -> dict[str, Play]:
        raise ImportError("no such wheel")

    found = measure({"gone": none, "toy": lambda: {"toys": lambda c: play_spiel(Toy(), c)}}, 0.01)
    assert found["missing"] == {"gone": "no such wheel"}
    assert list(found["rates"]) == ["toys"]


def test_the_best_round_of_each_counts_and_the_fastest_is_first() -> None:
    rounds = [{"slow": 10.0, "fast": 30.0}, {"slow": 20.0, "fast": 25.0}]
    assert list(peers.best(rounds).items()) == [("fast", 30.0), ("slow", 20.0)]


def test_the_table_has_the_ratio_to_its_base() -> None:
    lines = peers.table({"twice": 5000.4, "base": 2500.2, "less": 625.05}, "base").splitlines()
    assert lines[2:] == [
        "| twice | 5,000 | 2.00 |",
        "| base | 2,500 | 1.00 |",
        "| less | 625 | 0.25 |",
    ]


def test_nothing_is_compared_if_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"rates": {}, "missing": {"catanatron": "no such wheel"}}
    monkeypatch.setattr(peers, "_printed", lambda *_: found)
    with pytest.raises(SystemExit, match="No peer could be measured"):
        peers.peer_rates(0.1)


def test_every_package_is_pinned_with_hashes_and_without_an_address() -> None:
    lock = (ROOT / "tools" / "peers.lock").read_text("utf-8")
    packages = peers.pinned(lock)
    names = {package.partition("==")[0] for package in packages}
    assert {"catanatron", "open-spiel"} <= names
    assert sum(package.count("--hash=sha256:") for package in packages) == lock.count("--hash=")
    assert "//" not in lock


def test_an_environment_that_is_up_to_date_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ready").write_text("locked", "utf-8")
    monkeypatch.delattr("subprocess.run")
    peers.make_environment(tmp_path, "locked")
    with pytest.raises(AttributeError):
        peers.make_environment(tmp_path, "locked otherwise")


@pytest.mark.long
def test_a_package_that_cannot_be_had_is_said_and_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = f"no-such-package-of-dvergar==9 \\\n    --hash=sha256:{'0' * 64}\n"
    peers.make_environment(tmp_path, lock)
    assert "no-such-package-of-dvergar==9 cannot be installed for Python" in capsys.readouterr().out
    assert not (tmp_path / "ready").exists()


@pytest.mark.long
def test_make_peers_compares_dvergar_with_others() -> None:
    printed = make("--silent", "peers", "ARGS=--seconds 0.2")
    rows = re.findall(r"^\| (\S+)[^|]*\| [\d,]+ \| \d+\.\d\d \|$", printed, re.MULTILINE)
    assert {"Dvergar", "catanatron", "OpenSpiel"} == {*rows}
    assert "| Dvergar nidavellir, interpreted |" in printed
