"""The same work on Ray: a local one with two workers, for all tests of this file."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from dvergar.arena.ray_crew import RayCrew
from dvergar.arena.results import GAMES, Results
from dvergar.arena.tournament import play_tournament
from dvergar.kernel.errors import DvergarError

from .plans import balanced
from .work import die_once, done, refuse

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def crew() -> Iterator[RayCrew]:
    with RayCrew(2, None) as made:
        yield made


def test_ray_finds_what_this_process_finds(crew: RayCrew, tmp_path: Path) -> None:
    plan = balanced("greedy", "random", games=12)
    found = []
    for name, hiring in (("here", None), ("ray", lambda: nullcontext(crew))):
        play_tournament(plan, Results(plan, tmp_path / name), hiring)
        found.append((tmp_path / name / GAMES).read_bytes())
    assert found[0] == found[1]


def test_a_killed_worker_loses_nothing(crew: RayCrew, tmp_path: Path) -> None:
    work = partial(die_once, tmp_path)
    assert sorted(done(work, range(4), lambda: nullcontext(crew))) == [0, 2, 4, 6]
    assert list(tmp_path.iterdir())


def test_a_refusal_is_still_a_sentence(crew: RayCrew) -> None:
    with pytest.raises(DvergarError) as caught:
        done(refuse, range(1), lambda: nullcontext(crew))
    assert caught.value.message.key == "bad-games"


def test_ray_keeps_to_this_machine(crew: RayCrew) -> None:
    assert [node["NodeManagerAddress"] for node in crew._ray.nodes()] == ["127.0.0.1"]
    assert crew.hands == 2


@contextmanager
def cluster(folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """A Ray on loopback that others began, as `ray start` makes one; its address."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += ["--port", str(port), "--node-ip-address", "127.0.0.1", "--num-cpus", "2"]
    command += ["--include-dashboard", "false", "--temp-dir", str(folder)]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
    ) as head:
        try:
            for _ in range(300):
                with socket.socket() as knocking:
                    if knocking.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.2)
            yield f"127.0.0.1:{port}"
        finally:
            head.terminate()
            try:
                head.wait(60)  # it lets its work end first
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(head.pid, signal.SIGKILL)


def test_a_cluster_of_others_is_used_with_its_token() -> None:
    """Ray demands a token where there is one, and gives it to an address only if told so."""
    environment = {
        **os.environ,
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray would leave loopback
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": "0123456789abcdef" * 2,
    }
    games = ["dvergar", "tournament", "nidavellir", "--bots", "greedy,random", "--games", "4"]
    # not pytest's folder: the names of Ray's sockets in it would be too long
    with TemporaryDirectory() as folder, cluster(Path(folder), environment) as address:
        command = [sys.executable, "-m", *games, "--engine", "ray", "--address", address]
        asked = partial(subprocess.run, command, capture_output=True, text=True, timeout=120)
        known = asked(env=environment)
        assert known.returncode == 0, known.stderr
        assert "greedy" in known.stdout
        unknown = asked(env={**environment, "RAY_AUTH_MODE": "disabled"})
    assert unknown.returncode != 0
    assert "RAY_AUTH_MODE=token" in unknown.stderr


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(DvergarError) as caught:
        RayCrew(1, "127.0.0.1:1")
    assert str(caught.value).startswith("Cannot reach or start a Ray cluster: 127.0.0.1:1.")
