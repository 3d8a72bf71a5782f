"""Matches: replay, undo, and files that are good, damaged or foreign."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import dvergar
from dvergar.bots import RandomBot
from dvergar.games.nidavellir.game import Nidavellir
from dvergar.kernel.errors import BadMatchFile, DvergarError, IllegalAction
from dvergar.kernel.game import Game
from dvergar.kernel.match import Match, _seal

HEADER = 9  # lines up to and with `moves`


def play(moves: int = 12, *, listen: bool = False, seed: int = 7, **options: str) -> Match:
    game = dvergar.game("nidavellir")
    match = Match(game, game.setup(2, seed, options), listen=listen)
    bot = RandomBot(seed)
    while len(match.moves) < moves and not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat))
    return match


@lru_cache(maxsize=1)
def saved() -> str:
    return play().dumps()


def sealed(lines: list[str]) -> str:
    """A file with these lines and an end that is true."""
    count = len(lines) - lines.index("moves") - 1
    return "\n".join(lines) + f"\nend {count} {_seal(lines)}\n"


def lines_of(text: str) -> list[str]:
    """The lines without the end."""
    return text.splitlines()[:-1]


def changed(number: int, *content: str) -> str:
    """The saved match, sealed again, with other lines (or none) in place of one (from 1)."""
    lines = lines_of(saved())
    lines[number - 1 : number] = content
    return sealed(lines)


def with_bids_swapped() -> str:
    """The same bids in another order: still a game, but not the one that was saved."""
    lines = saved().splitlines()
    first = lines.index("moves") + 1
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    return "\n".join(lines)


def refusal(text: str) -> BadMatchFile:
    with pytest.raises(BadMatchFile) as caught:
        Match.loads(text, dvergar.game)
    return caught.value


# --- good ones -------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1, 30, 1000])
def test_a_match_saves_and_loads_to_the_same_state(tmp_path: Path, moves: int) -> None:
    match = play(moves, edition="fr")
    path = tmp_path / "a.match"
    match.save(path)
    loaded = Match.load(path, dvergar.game)
    assert loaded.state.dump() == match.state.dump()
    assert loaded.moves == match.moves
    assert loaded.setup == match.setup
    assert loaded.dumps() == match.dumps()
    assert match.state.is_over == (moves == 1000)


def test_the_form_of_a_file() -> None:
    match = play(1)
    lines = match.dumps().splitlines()
    assert lines[:HEADER] == [
        "dvergar match 1",
        "game nidavellir",
        "rules 1",
        "seats 2",
        "seed 7",
        "option edition de",
        "option first_game no",
        "option discard_special yes",
        "moves",
    ]
    assert lines[HEADER] == f"1 {match.moves[0].action}"
    assert lines[HEADER + 1] == f"end 1 {_seal(lines[: HEADER + 1])}"
    assert match.dumps().endswith("\n")


def test_a_file_with_other_line_ends_is_the_same_match(tmp_path: Path) -> None:
    path = tmp_path / "windows.match"
    path.write_bytes(saved().replace("\n", "\r\n").encode())
    assert Match.load(path, dvergar.game).dumps() == saved()


def test_at_goes_to_any_move() -> None:
    match = play(0)
    bot = RandomBot(3)
    dumps = [match.state.dump()]
    for _ in range(40):
        seat = match.state.to_act[-1]
        match.play(seat, bot.choose(match.state, seat))
        dumps.append(match.state.dump())
    assert [match.at(number).dump() for number in range(41)] == dumps
    assert match.state.dump() == dumps[-1], "looking back changes nothing"


@pytest.mark.parametrize("number", [-1, 13, 10**30, 1.0, True, "1", None])
def test_there_is_no_other_move(number: Any) -> None:
    match = play(12)
    for back in (match.at, match.undo):
        with pytest.raises(DvergarError) as caught:
            back(number)
        assert caught.value.message.key == "bad-move-number"
        assert "12" in str(caught.value)
    assert len(match.moves) == 12


@pytest.mark.parametrize("number", [0, 1, 7, 12])
def test_undo_then_play_on(number: int) -> None:
    match = play(12)
    tail = match.moves[number:]
    before, end = match.at(number).dump(), match.state.dump()
    match.undo(number)
    assert match.state.dump() == before
    assert len(match.moves) == number
    for seat, action in tail:
        match.play(seat, action)
    assert match.state.dump() == end
    assert match.dumps() == saved()


def test_a_match_that_listens_tells_what_happens_also_after_undo() -> None:
    match = play(0, listen=True)
    assert [event.key for event in match.state.heard()] == ["dealt"]
    seat, action = 0, match.state.legal(0)[0]
    assert [event.key for event in match.play(seat, action)] == ["bid-placed"]
    match.undo(0)
    assert match.state.heard() == []
    assert [event.key for event in match.play(seat, action)] == ["bid-placed"]


def test_a_loaded_match_listens_if_asked() -> None:
    assert Match.loads(saved(), dvergar.game, listen=True).state.events == []
    assert Match.loads(saved(), dvergar.game).state.events is None


def test_a_refused_move_is_not_written_down() -> None:
    match = play(3)
    before = match.dumps()
    with pytest.raises(IllegalAction):
        match.play(0, match.game.parse("keep W3"))
    assert match.dumps() == before


# --- files that are refused ------------------------------------------------------------------

FOREIGN = "<!DOCTYPE html>\n<p>moves\n"
REFUSED: list[tuple[str, str, int, str]] = [
    # text, key, line, words
    ("", "match-foreign", 1, "not a Dvergar match file"),
    ("\n\n", "match-foreign", 1, "not a Dvergar match file"),
    (FOREIGN, "match-foreign", 1, "not a Dvergar match file"),
    (saved().replace("match 1", "match 2", 1), "match-foreign", 1, "not a Dvergar match file"),
    ("\ufeff" + saved(), "match-foreign", 1, "not a Dvergar match file"),
    ("dvergar match 1\n", "match-no-moves", 1, "“moves” is missing"),
    (saved()[: saved().index("moves")], "match-no-moves", 8, "“moves” is missing"),
    (changed(5, "seed 7", "colour red"), "match-bad-header", 6, "“colour red”"),
    (changed(5, "seed 7", ""), "match-bad-header", 6, "does not belong"),
    (changed(5, "seed 7", "seed 8"), "match-bad-header", 6, "“seed 8”"),
    (changed(2, "game nidavellir", "game nidavellir"), "match-bad-header", 3, "“game nidavellir”"),
    (changed(6, "option edition de", "option edition fr"), "match-bad-header", 7, "edition fr"),
    (changed(2), "match-missing", 2, "“game”"),
    (changed(3), "match-missing", 2, "“rules”"),
    (changed(4), "match-missing", 2, "“seats”"),
    (changed(5), "match-missing", 2, "“seed”"),
    (changed(3, "rules one"), "match-no-number", 3, "“one”"),
    (changed(4, "seats two"), "match-no-number", 4, "“two”"),
    (changed(4, "seats -2"), "match-no-number", 4, "“-2”"),
    (changed(4, "seats ²"), "match-no-number", 4, "“²”"),
    (changed(4, "seats"), "match-no-number", 4, "“”"),
    (changed(5, "seed 7.5"), "match-no-number", 5, "“7.5”"),
    (changed(5, "seed " + "9" * 5000), "match-no-number", 5, "whole number"),
    (changed(3, "rules 2"), "match-other-rules", 3, "rules version 2"),
    (changed(2, "game chess"), "match-bad-value", 2, "no game called “chess”"),
    (changed(2, "game ../kernel"), "match-bad-value", 2, "no game called"),
    (changed(4, "seats 9"), "match-bad-value", 4, "not 9"),
    (changed(5, "seed 99999999999999999999"), "match-bad-value", 5, "99999999999999999999"),
    (changed(6, "option colour red"), "match-bad-value", 6, "no option “colour”"),
    (changed(8, lines_of(saved())[7], "option colour red"), "match-bad-value", 9, "“colour”"),
    (changed(6, "option edition es"), "match-bad-value", 6, "“es”"),
    (changed(7, "option first_game maybe"), "match-bad-value", 7, "“maybe”"),
    (changed(7), "match-missing", 4, "“option first_game”"),
    (changed(9, "data 0123456789ab", "moves"), "match-other-data", 9, "0123456789ab"),
    ("\n".join(lines_of(saved())), "match-cut-off", 21, "cut off"),
    (saved()[:-20], "match-cut-off", 22, "cut off"),
    ("\n".join(lines_of(saved())[:HEADER]), "match-cut-off", 9, "cut off"),
    (saved() + "more\n", "match-cut-off", 23, "cut off"),
    (saved().replace("end 12", "end 11"), "match-wrong-count", 22, "11 moves, but it has 12"),
    (saved().replace("end 12", "end twelve"), "match-wrong-count", 22, "twelve"),
    (saved().replace("\n1 bid ", "\n2 bid ", 1), "match-bad-move", 12, "take"),
    (saved().replace("end 12 ", "end 12 0"), "match-wrong-seal", 22, "changed or damaged"),
    (with_bids_swapped(), "match-wrong-seal", 22, "changed or damaged"),
    (changed(10, "1 bid 9 4 0"), "match-bad-move", 10, "don’t have this coin: 9"),
    (changed(10, "1 bid 5 5 0"), "match-bad-move", 10, "5"),
    (changed(10, "1 take W9"), "match-bad-move", 10, "not possible now"),
    (changed(12, "2 " + lines_of(saved())[11][2:]), "match-bad-move", 12, "not your turn"),
    (changed(10, "1 dance wildly"), "match-bad-move", 10, "“dance wildly” is not an action"),
    (changed(10, "1"), "match-bad-move", 10, "it is empty"),
    (changed(10, "1 bid " + "5 " * 1000), "match-bad-move", 10, "longer than"),
    (changed(10, "9 bid 5 4 0"), "match-bad-move", 10, "no seat 9"),
    (changed(10, "bid 5 4 0"), "match-no-seat", 10, "number of a seat"),
    (changed(10, "-1 bid 5 4 0"), "match-no-seat", 10, "number of a seat"),
    (changed(10, ""), "match-no-seat", 10, "number of a seat"),
]


@pytest.mark.parametrize(("text", "key", "line", "words"), REFUSED)
def test_a_bad_file_is_refused_with_line_and_reason(
    text: str, key: str, line: int, words: str
) -> None:
    error = refusal(text)
    assert (error.message.key, error.message.args["line"]) == (key, line)
    assert words in str(error)
    assert f"Line {line}: " in str(error)


def test_a_move_after_the_end_is_refused() -> None:
    lines = lines_of(play(1000).dumps())
    error = refusal(sealed([*lines, lines[-1]]))
    assert error.message.args["line"] == len(lines) + 1
    assert "over" in str(error)


@pytest.mark.parametrize("again", range(10, 22))
def test_seat_zero_does_not_exist(again: int) -> None:
    """Players count from 1: not even a move that was legal just now can be made by nobody."""
    line = lines_of(saved())[again - 1]
    error = refusal(changed(again, line, "0 " + line[2:]))
    assert (error.message.key, error.message.args["line"]) == ("match-bad-move", again + 1)
    assert "no seat 0" in str(error)


def test_a_seat_with_thousands_of_digits_is_refused() -> None:
    assert refusal(changed(10, "9" * 5000 + " bid 5 4 0")).message.args["line"] == 10


def test_text_that_no_file_can_hold_is_refused() -> None:
    """A lone surrogate: it comes from JSON, not from a file."""
    text = "\n".join([*lines_of(saved())[:HEADER], "1 bid \ud800", "end 1 0"])
    assert refusal(text).message.args["line"] in (10, 11)


def test_a_rule_of_the_game_is_quoted_in_its_own_words() -> None:
    error = refusal(changed(10, "1 bid 5 5 0"))
    assert error.package == dvergar.game("nidavellir").package
    assert "why-" not in str(error)


# --- files that cannot be read ---------------------------------------------------------------


def load_error(path: Path) -> BadMatchFile:
    with pytest.raises(BadMatchFile) as caught:
        Match.load(path, dvergar.game)
    return caught.value


@pytest.mark.parametrize(
    ("content", "line"), [(b"\xff\xfe\x00", 1), (saved().encode() + b"\n\x80", 24)]
)
def test_a_binary_file_is_refused(tmp_path: Path, content: bytes, line: int) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    error = load_error(path)
    assert (error.message.key, error.message.args["line"]) == ("match-not-text", line)
    assert "not text" in str(error)


@pytest.mark.parametrize("content", [None, 5, "dvergar match 1", [b"dvergar match 1"]])
def test_what_is_no_content_of_a_file_is_refused(content: Any) -> None:
    with pytest.raises(BadMatchFile, match="not text"):
        Match.read(content, dvergar.game)


@pytest.mark.parametrize("text", [None, 5, b"dvergar match 1", ["dvergar match 1"]])
def test_what_is_no_text_is_no_match(text: Any) -> None:
    with pytest.raises(BadMatchFile, match="not text"):
        Match.loads(text, dvergar.game)


def test_a_file_of_zeros_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(bytes(1000))
    assert load_error(path).message.key == "match-foreign"


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text(saved() + "\n" * 4_000_000, "utf-8")
    error = load_error(path)
    assert (error.message.key, error.message.args["line"]) == ("match-too-long", 1)
    assert "too long" in str(error)


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "it is a folder"), (tmp_path / "none", "no such file")):
        error = load_error(path)
        assert error.message.key == "bad-file"
        assert str(path) in str(error)
        assert reason in str(error)


def test_a_name_that_cannot_be_is_refused(tmp_path: Path) -> None:
    assert load_error(tmp_path / "a\0b").message.key == "bad-file"


# --- any damage ------------------------------------------------------------------------------


def same_or_refused(content: bytes, folder: Path) -> None:
    path = folder / "damaged"
    path.write_bytes(content)
    with suppress(DvergarError):
        assert Match.load(path, dvergar.game).dumps() == saved()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("damaged")


places = st.integers(0, len(saved().encode()) - 1)
octets = st.integers(0, 255)


@settings(deadline=None, max_examples=300)
@given(place=places, octet=octets)
@example(place=15, octet=0x0B)
def test_a_changed_byte_is_noticed(folder: Path, place: int, octet: int) -> None:
    content = bytearray(saved().encode())
    content[place] = octet
    same_or_refused(bytes(content), folder)


@settings(deadline=None, max_examples=300)
@given(place=places, octet=octets)
def test_an_inserted_byte_is_noticed(folder: Path, place: int, octet: int) -> None:
    content = saved().encode()
    same_or_refused(content[:place] + bytes([octet]) + content[place:], folder)


def test_a_lost_byte_is_noticed_wherever_it_was(folder: Path) -> None:
    content = saved().encode()
    for place in range(len(content)):
        same_or_refused(content[:place] + content[place + 1 :], folder)


def test_a_file_cut_off_anywhere_is_noticed(folder: Path) -> None:
    content = saved().encode()
    for place in range(len(content) - 1):
        same_or_refused(content[:place], folder)


words = st.lists(
    st.sampled_from(["0", "1", "2", "3", "bid", "take", "5", "W9", "end", "moves", "\x85", "é"]),
    max_size=5,
)


@settings(deadline=None, max_examples=200)
@given(number=st.integers(1, 21), content=st.one_of(words.map(" ".join), st.text(max_size=12)))
def test_a_tampered_line_is_refused_or_played_by_the_rules_even_if_sealed_again(
    number: int, content: str
) -> None:
    lines = lines_of(saved())
    lines[number - 1] = content
    assume("moves" in lines)
    with suppress(BadMatchFile):
        loaded = Match.loads(sealed(lines), dvergar.game)
        assert loaded.state.census() == loaded.at(0).census()
        assert {move.seat for move in loaded.moves} <= {0, 1}


# --- saving ----------------------------------------------------------------------------------


def test_saving_leaves_nothing_but_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    play(2).save(path)
    play(12).save(path)
    assert path.read_bytes() == saved().encode()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("failing", ["open", "replace"])
def test_the_old_file_stays_if_saving_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = tmp_path / "a.match"
    play(2).save(path)
    old = path.read_bytes()

    def full_disk(self: Path, *args: Any, **named: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, failing, full_disk)
        with pytest.raises(OSError, match="No space"):
            play(12).save(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]
    assert Match.load(path, dvergar.game).moves == play(2).moves


def test_a_match_of_another_game_needs_that_game() -> None:
    class Renamed(Nidavellir):
        rules_version = 2

    def find(name: str) -> Game[Any]:
        assert name == "nidavellir"
        return Renamed()

    with pytest.raises(BadMatchFile) as caught:
        Match.loads(saved(), find)
    assert caught.value.message.key == "match-other-rules"
    assert "version 1; these are version 2" in str(caught.value)


def test_saving_leaves_everything_alone_that_is_no_ordinary_file(tmp_path: Path) -> None:
    pipe, neighbour, target = tmp_path / "pipe", tmp_path / "a.match.part", tmp_path / "a.match"
    os.mkfifo(pipe)
    neighbour.write_text("mine")
    match = play(2)
    with pytest.raises(OSError, match="no ordinary file"):
        match.save(pipe)
    with pytest.raises(IsADirectoryError):
        match.save(tmp_path)
    match.save(target)
    match.save(target)
    assert pipe.is_fifo()
    assert neighbour.read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.match", "a.match.part", "pipe"]
