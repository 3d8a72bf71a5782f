"""A game written down: a header and the moves. It is the save file, the replay and the undo.

    dvergar match 1
    game nidavellir
    rules 1
    seats 2
    seed 7
    option edition de
    moves
    1 bid 5 4 0
    …
    end 85 0f3a…

A move is the number of its seat (from 1, as players count) and the action's text. The last line
counts the moves and seals all lines above it, so that a damaged file is noticed. A match names the
rules it was played under and is never read under others.
"""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.kernel.action import Action
from dvergar.kernel.errors import BadMatchFile, BadSetup, DvergarError, why_failed
from dvergar.kernel.game import MAX_SEED, Game, show_option
from dvergar.kernel.message import Args, Event, Message, Value, shown
from dvergar.kernel.state import Setup, State

_FIRST_LINE = "dvergar match 1"
_MAX_SIZE = 4_000_000


class Move(NamedTuple):
    """A seat and its action."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.action}"


class Match:
    """A game that is being played, or was: its set-up, its moves so far, and its position."""

    def __init__(self, game: Game[Any], setup: Setup, *, listen: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.moves: list[Move] = []
        self.listening = listen
        self.state: State = game.start(setup, listen=listen)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do it and write it down. Returns what happened, if the match listens."""
        self.state.apply(seat, action)
        self.moves.append(Move(seat, action))
        return self.state.heard()

    def at(self, number: int) -> State:
        """The position after the first `number` moves."""
        if type(number) is not int or not 0 <= number <= len(self.moves):
            args: Args = {"given": shown(number), "count": len(self.moves)}
            raise DvergarError("bad-move-number", args)
        state: State = self.game.start(self.setup)
        for seat, action in self.moves[:number]:
            state.apply(seat, action)
        return state

    def undo(self, number: int) -> None:
        """Go back to where the first `number` moves had been made."""
        state = self.at(number)
        if self.listening:
            state.listen()
        self.state = state
        del self.moves[number:]

    # --- files -------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The match as text."""
        lines = [
            _FIRST_LINE,
            f"game {self.game.name}",
            f"rules {self.game.rules_version}",
            f"seats {self.setup.seats}",
            f"seed {self.setup.seed}",
        ]
        lines += [
            f"option {name} {show_option(value)}" for name, value in self.setup.options.items()
        ]
        if self.game.data_mark:
            lines.append(f"data {self.game.data_mark}")
        lines.append("moves")
        lines += [str(move) for move in self.moves]
        return "\n".join(lines) + f"\nend {len(self.moves)} {_seal(lines)}\n"

    def save(self, path: Path) -> None:
        """Write the match to a file; the old content stays if writing fails.

        Only an ordinary file is written over: never a folder, a pipe or a device.
        """
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
        if path.exists() and not path.is_file():
            raise OSError(errno.EEXIST, "it is no ordinary file", str(path))
        # a name of its own, made with "x": whatever else lies beside the file is left alone
        partial = Path(f"{path}.{os.getpid()}.part")
        with partial.open("x", encoding="utf-8", newline="\n") as file:
            try:
                file.write(self.dumps())
                file.flush()
                partial.replace(path)
            except OSError:
                partial.unlink(missing_ok=True)
                raise

    @staticmethod
    def load(path: Path, find_game: Callable[[str], Game[Any]], *, listen: bool = False) -> Match:
        """Read a match from a file."""
        try:
            with path.open("rb") as file:
                content = file.read(_MAX_SIZE + 1)
        except ValueError:  # a path with a null in it
            raise BadMatchFile("bad-file", {"file": str(path), "reason": "ENOENT"}) from None
        except OSError as error:
            raise BadMatchFile("bad-file", {"file": str(path), **why_failed(error)}) from None
        return Match.read(content, find_game, listen=listen)

    @staticmethod
    def read(
        content: bytes, find_game: Callable[[str], Game[Any]], *, listen: bool = False
    ) -> Match:
        """Read a match from the content of a file."""
        if type(content) is not bytes:
            raise _bad(1, "match-not-text")
        if len(content) > _MAX_SIZE:
            raise _bad(1, "match-too-long")
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            raise _bad(line, "match-not-text") from None
        return Match.loads(text, find_game, listen=listen)

    @staticmethod
    def loads(text: str, find_game: Callable[[str], Game[Any]], *, listen: bool = False) -> Match:
        """Read a match from text: check its form, play its moves, then check its seal.

        So a damaged move is named by its own line; the seal finds what still could be played.
        """
        if type(text) is not str:
            raise _bad(1, "match-not-text")
        lines = [line.rstrip() for line in text.rstrip().splitlines()]
        if not lines or lines[0] != _FIRST_LINE:
            raise _bad(1, "match-foreign")
        if "moves" not in lines:
            raise _bad(len(lines), "match-no-moves")
        begin = lines.index("moves") + 1
        header = _Header(lines[1 : begin - 1])
        game, setup = header.read(find_game)
        end, seal = _read_end(lines, begin)
        match = Match(game, setup, listen=listen)
        for number, line in enumerate(lines[begin:end], start=begin + 1):
            match._play_line(number, line)
        if seal != _seal(lines[:end]):
            raise _bad(end + 1, "match-wrong-seal")
        return match

    def _play_line(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise _bad(number, "match-no-seat", given=line)
        try:
            self.play(int(word) - 1, self.game.parse(rest))
        except DvergarError as error:
            args: Args = {"line": number, "given": line, "why": error.message}
            raise BadMatchFile("match-bad-move", args, self.game.package) from None


def is_match_file(path: Path) -> bool:
    """Whether this is an ordinary file that starts like a match: only those are overwritten."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_FIRST_LINE)) == _FIRST_LINE.encode()


class _Header:
    """The lines between the first one and `moves`."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._fields: dict[str, tuple[int, str]] = {}
        self._options: dict[str, str] = {}
        self._option_lines: dict[str, int] = {}
        for number, line in enumerate(lines, start=2):
            key, _, value = line.partition(" ")
            if key == "option":
                name, _, choice = value.partition(" ")
                if name in self._options:
                    raise _bad(number, "match-bad-header", given=line)
                self._options[name] = choice
                self._option_lines[name] = number
            elif key in ("game", "rules", "seats", "seed", "data") and key not in self._fields:
                self._fields[key] = (number, value)
            else:
                raise _bad(number, "match-bad-header", given=line)

    def read(self, find_game: Callable[[str], Game[Any]]) -> tuple[Game[Any], Setup]:
        line, name = self._get("game")
        try:
            game = find_game(name)
        except DvergarError as error:
            raise _bad(line, "match-bad-value", why=error.message) from None
        line, rules = self._number("rules")
        if rules != game.rules_version:
            raise _bad(line, "match-other-rules", given=rules, ours=game.rules_version)
        line, mark = self._fields.get("data", (line, ""))
        if mark != game.data_mark:
            raise _bad(line, "match-other-data", given=mark or "-", ours=game.data_mark or "-")
        seed_line, seed = self._number("seed")
        line, seats = self._number("seats")
        if seed > MAX_SEED:
            raise _bad(seed_line, "match-bad-value", why=Message("bad-seed", {"given": str(seed)}))
        try:
            setup = game.setup(seats, seed, self._options)
        except BadSetup as error:
            about = str(error.message.args.get("option", ""))
            line = self._option_lines.get(about, line)
            args: Args = {"line": line, "why": error.message}
            raise BadMatchFile("match-bad-value", args, error.package) from None
        for name in setup.options:
            if name not in self._options:
                raise _bad(line, "match-missing", field=f"option {name}")
        return game, setup

    def _get(self, field: str) -> tuple[int, str]:
        if field not in self._fields:
            raise _bad(2, "match-missing", field=field)
        return self._fields[field]

    def _number(self, field: str) -> tuple[int, int]:
        line, value = self._get(field)
        if not (value.isascii() and value.isdigit() and len(value) <= 20):
            raise _bad(line, "match-no-number", field=field, given=value)
        return line, int(value)


def _seal(lines: list[str]) -> str:
    text = "\n".join(lines)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _read_end(lines: list[str], begin: int) -> tuple[int, str]:
    """Where the last line, `end`, stands, and its seal. It must count the moves."""
    last = len(lines) - 1
    words = lines[last].split()
    if last < begin or words[:1] != ["end"] or len(words) != 3:
        raise _bad(last + 1, "match-cut-off")
    if words[1] != str(last - begin):
        raise _bad(last + 1, "match-wrong-count", given=words[1], count=last - begin)
    return last, words[2]


def _bad(line: int, key: str, **args: Value) -> BadMatchFile:
    return BadMatchFile(key, {"line": line, **args})
