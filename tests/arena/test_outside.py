"""Programs from outside: what they are told, and what their faults do."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.arena.contest import Contest, contests
from dvergar.arena.outside import (
    Guests,
    OutsideBot,
    Program,
    check_outside,
    greeting,
    is_outside,
    words_of,
)
from dvergar.kernel.errors import DvergarError

from .plans import balanced

GAME = dvergar.game("nidavellir")
SETUP = GAME.setup(2, 1, {})
PROGRAMS = Path(__file__).with_name("outside_programs.py")


def command(how: str) -> str:
    return f"cmd:{shlex.join([sys.executable, str(PROGRAMS), how])}"


def played_by(how: str) -> Contest:
    """One game against the first seat's random bot, with two seconds for an answer."""
    return contests(balanced("random", command(how)), [0])[0]


@pytest.fixture(autouse=True)
def short_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guests.__init__, "__defaults__", (2.0,))


def test_a_good_program_plays_without_fault() -> None:
    first = played_by("well")
    assert first.faults == ()
    assert played_by("well")._replace(times=()) == first._replace(times=())


@pytest.mark.parametrize(
    ("how", "kind", "detail"),
    [
        ("illegal", "illegal", "dance wildly"),
        ("crash", "crashed", "out of luck"),
        ("late", "late", "2"),
        ("foreign", "no-json", "take it or leave it"),
        ("flood", "no-json", "x" * 200),
    ],
)
def test_a_fault_is_written_down_and_costs_the_game(how: str, kind: str, detail: str) -> None:
    contest = played_by(how)
    assert [tuple(fault)[:3] for fault in contest.faults] == [(1, kind, detail)]
    assert contest.places == (1, 2)


def test_after_an_illegal_answer_it_plays_on() -> None:
    """The third decision of each game falls at random, the others are its own."""
    plan = balanced("random", command("illegal"))
    assert [len(contest.faults) for contest in contests(plan, [0, 1])] == [1, 1]


def test_who_is_refused_is_told_why() -> None:
    (fault,) = played_by("illegal").faults
    assert "dance wildly" in fault.why


def test_a_program_that_broke_is_started_again_for_the_next_game() -> None:
    plan = balanced("random", command("crash"), games=4)
    assert [len(contest.faults) for contest in contests(plan, [0, 2])] == [1, 1]


def test_it_is_told_no_more_than_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    def ask(self: Program, line: dict[str, Any]) -> dict[str, Any]:
        told.append(line)
        return {} if "hello" in line else {"action": line["legal"][-1]}

    monkeypatch.setattr(Program, "ask", ask)
    state = GAME.start(SETUP)
    bot = OutsideBot(command("well"), 2.0)
    bot.begin(GAME, SETUP, 1, 7)
    action = bot.choose(state, 1)
    bot.close()
    hello, decision = told
    assert hello == greeting(GAME, SETUP, 1, 7, 2.0)
    assert "seed" in hello
    assert hello["seed"] != SETUP.seed
    assert decision == {
        "seat": 1,
        "seconds": 2.0,
        "prompt": "Everyone bids at once: one coin per tavern, the other two in the pouch.",
        "legal": [str(option) for option in state.legal(1)],
        "forms": [],
        "besides": False,
        "view": state.view(1),
        "refused": None,
    }
    assert action == state.legal(1)[-1]


def test_the_program_ends_with_the_games() -> None:
    started: list[subprocess.Popen[bytes]] = []
    with Guests() as guests:
        bot = guests.seat(command("well"), GAME, SETUP, 0, 1)
        assert guests.seat(command("well"), GAME, SETUP, 0, 2) is bot
        assert guests.seat(command("well"), GAME, SETUP, 1, 2) is not bot
        assert bot._program is not None
        started.append(bot._program._process)
        assert started[0].poll() is None
    assert started[0].poll() == 0


def test_one_that_does_not_end_by_itself_is_ended() -> None:
    with Program("cmd:sleep 60", 0.1) as program:
        process = program._process
    assert process.poll() == -9


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere", 'cmd:python "'])
def test_what_cannot_be_run_is_refused(name: str) -> None:
    with pytest.raises(DvergarError) as caught:
        words_of(name)
    assert caught.value.message.key == "bad-command"
    assert str(caught.value).endswith(".")


def test_what_does_not_answer_the_greeting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dvergar.arena.outside.SECONDS", 0.5)
    for name, why in ((command("mute"), "no answer within 0.5 seconds"), ("cmd:true", "ended")):
        with pytest.raises(DvergarError) as caught:
            check_outside(name, GAME, SETUP)
        assert why in str(caught.value)


def test_only_commands_are_from_outside() -> None:
    assert is_outside("cmd:python bot.py")
    assert not is_outside("search:0.1s")
