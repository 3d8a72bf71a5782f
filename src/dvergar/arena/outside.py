"""Bots from outside: a program that speaks lines of JSON on standard input and output.

The protocol is described in docs/arena.md. A fault never stops the others' game: the choice falls
at random, and the fault is written down.
"""

from __future__ import annotations

import json
import os
import random
import selectors
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from typing import IO, Any, NamedTuple

from dvergar.arena.schedule import ARENA
from dvergar.kernel.action import Action
from dvergar.kernel.errors import DvergarError
from dvergar.kernel.game import Game
from dvergar.kernel.language import Text, shortened
from dvergar.kernel.message import Args, Message
from dvergar.kernel.state import Setup, State

PREFIX = "cmd:"
PROTOCOL = 1
#: seconds for an answer
SECONDS = 10.0
#: seconds in which it should end on its own once its input is closed
_FAREWELL = 1.0
_LONGEST_LINE = 1_000_000
_SHOWN = 200


class Fault(NamedTuple):
    """What a bot from outside did wrong: `fault-<kind>` is its text."""

    seat: int
    kind: str
    detail: str
    #: of an action that is not legal, why it is not: in English, as the bot is told
    why: str = ""


class Broken(Exception):
    """The program can no longer be talked to."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def words_of(name: str) -> list[str]:
    """The program and its arguments; refuses what cannot be run."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise DvergarError("bad-command", {"given": command}, ARENA)
    return words


def check_outside(name: str, game: Game[Any], setup: Setup) -> None:
    """Refuse a program that does not answer the greeting."""
    with Program(name, SECONDS) as program:
        try:
            program.ask(greeting(game, setup, 0, 0, SECONDS))
        except Broken as broken:
            why = Message(f"fault-{broken.kind}", {"detail": broken.detail})
            args: Args = {"given": name.removeprefix(PREFIX), "why": why}
            raise DvergarError("bad-outside", args, ARENA) from None


def greeting(
    game: Game[Any], setup: Setup, seat: int, seed: int, seconds: float
) -> Mapping[str, object]:
    """The first line of each game."""
    return {
        "hello": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "options": dict(setup.options),
        "seats": setup.seats,
        "seat": seat,
        "seed": seed,
        "seconds": seconds,
    }


class Program:
    """A running program, asked and answering line by line."""

    def __init__(self, name: str, seconds: float) -> None:
        self._seconds = seconds
        self._said = b""
        self._complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the program
        self._process = subprocess.Popen(
            words_of(name),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            bufsize=0,
            # an interruption of the tournament is the tournament's affair
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        """End it: by the end of its input, or else by force, with all that it started."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process.stdout.close()
        self._complaints.close()

    def kill(self) -> None:
        """End it at once."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def ask(self, line: Mapping[str, object]) -> dict[str, Any]:
        """Say a line and hear the answer, within the time allowed."""
        until = time.monotonic() + self._seconds
        self._say(json.dumps(line, ensure_ascii=False).encode() + b"\n", until)
        answer = self._hear(until)
        try:
            found = json.loads(answer)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise Broken("no-json", shortened(answer.decode(errors="replace")[:_SHOWN]))
        return found

    def _say(self, line: bytes, until: float) -> None:
        while line:
            self._wait(self._in, selectors.EVENT_WRITE, until)
            try:
                line = line[os.write(self._in, line) :]
            except BrokenPipeError:
                raise self._ended() from None

    def _hear(self, until: float) -> bytes:
        while b"\n" not in self._said:
            self._wait(self._out, selectors.EVENT_READ, until)
            part = os.read(self._out, 65536)
            if not part:
                raise self._ended()
            self._said += part
            if len(self._said) > _LONGEST_LINE:
                raise Broken("no-json", shortened(self._said[:_SHOWN].decode(errors="replace")))
        line, _, self._said = self._said.partition(b"\n")
        return line

    def _wait(self, file: int, event: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(file, event)
            if not selector.select(max(0.0, until - time.monotonic())):
                raise Broken("late", f"{self._seconds:g}")

    def _ended(self) -> Broken:
        """With the last line that it complained in."""
        self._complaints.seek(0)
        lines = self._complaints.read()[-10_000:].decode(errors="replace").split("\n")
        last = [line for line in lines if line.strip()][-1:]
        return Broken("crashed", shortened("".join(last)[:_SHOWN]))


class OutsideBot:
    """A program on a seat, for one game after the other."""

    def __init__(self, name: str, seconds: float) -> None:
        self._name = name
        self._seconds = seconds
        self._program: Program | None = None
        self._random = random.Random()
        self._text = Text("en")
        #: why its last action was not legal
        self._refused: str | None = None
        self.faults: list[Fault] = []

    def begin(self, game: Game[Any], setup: Setup, seat: int, seed: int) -> None:
        """Greet it for a new game; a program that broke in the last one is started again."""
        self._random.seed(seed)
        self._text = game.text("en")
        self._refused = None
        self.faults = []
        if self._program is None:
            self._program = Program(self._name, self._seconds)
        try:
            self._program.ask(greeting(game, setup, seat, seed, self._seconds))
        except Broken as broken:
            self._give_up(broken, seat)

    def choose(self, state: State, seat: int) -> Action:
        """What the program answers. If it broke, the rest of its game falls at random."""
        if self._program is not None:
            try:
                action = self._asked(self._program, state, seat)
            except Broken as broken:
                self._give_up(broken, seat)
            else:
                if action is not None:
                    return action
        return self._random.choice(state.legal(seat))

    def besides(self, state: State, seat: int) -> Action | None:
        """What the program does although nobody waits for it; with no action it does nothing."""
        if self._program is not None:
            try:
                return self._asked(self._program, state, seat)
            except Broken as broken:
                self._give_up(broken, seat)
        return None

    def _asked(self, program: Program, state: State, seat: int) -> Action | None:
        """The program's action; None: it has none, or one that is refused."""
        prompt = state.prompt(seat)
        besides = seat not in state.to_act
        answer = program.ask(
            {
                "seat": seat,
                "seconds": self._seconds,
                "prompt": self._text.say(prompt) if prompt else "",
                "legal": [str(action) for action in state.legal(seat)],
                "forms": [form.plain() for form in state.forms(seat)],
                "besides": besides,
                "view": state.view(seat),
                "refused": self._refused,
            }
        )
        self._refused = None
        words = answer.get("action")
        if words is None and besides:
            return None
        words = str(words or "")
        try:
            action = state.game.parse(words)
            reason = state.why_not(seat, action)
        except DvergarError as error:
            reason = error.message
        if reason is None:
            return action
        self._refused = self._text.say(reason)
        self.faults.append(Fault(seat, "illegal", shortened(words[:_SHOWN]), self._refused))
        return None

    def _give_up(self, broken: Broken, seat: int) -> None:
        self.faults.append(Fault(seat, broken.kind, broken.detail))
        if self._program is not None:
            self._program.kill()
        self.close()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.__exit__(None, None, None)
            self._program = None


class Guests:
    """The programs of some games: each sits on one seat from game to game, all end together."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._sitting: dict[tuple[str, int], OutsideBot] = {}

    def __enter__(self) -> Guests:
        return self

    def __exit__(self, *_: object) -> None:
        for bot in self._sitting.values():
            bot.close()

    def seat(self, name: str, game: Game[Any], setup: Setup, seat: int, seed: int) -> OutsideBot:
        """The program on this seat, greeted for a new game."""
        bot = self._sitting.setdefault((name, seat), OutsideBot(name, self._seconds))
        bot.begin(game, setup, seat, seed)
        return bot


def faults_of(bots: Sequence[object]) -> list[Fault]:
    """All faults of a game, by seat."""
    return [fault for bot in bots if isinstance(bot, OutsideBot) for fault in bot.faults]
