"""The same work on Ray: a local one with two workers, for all tests of this file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

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


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(DvergarError) as caught:
        RayCrew(1, "127.0.0.1:1")
    assert str(caught.value) == "No Ray cluster can be reached or started: 127.0.0.1:1."
