"""Playing in the terminal: people who type, and what they get to see."""

from __future__ import annotations

import builtins
import os
import re
from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import dvergar
from dvergar.bots import Bot, GreedyBot
from dvergar.bots.budget import Budget
from dvergar.cli import play
from dvergar.cli.play import Table, numbered
from dvergar.cli.sheets import draw_sheets
from dvergar.games.dwarfs_fall.actions import REVEAL
from dvergar.games.dwarfs_fall.figures import DRAGON, EXPLORER, GIANT, HUNTER, card
from dvergar.games.dwarfs_fall.state import DwarfsFallState
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match
from dvergar.kernel.message import Event
from dvergar.kernel.rng import derive
from tests.bridge.game import Bridge

from .command import flat, raw_keys, run, start

NIDAVELLIR = "nidavellir"
PACKAGES = ("dvergar.games.nidavellir", "dvergar.cli")
#: two monsters that were slain
TROPHIES = (card(DRAGON, 0, 0), card(GIANT, 0, 0))
MORE = 100


def new_match(seats: int = 2, seed: int = 3) -> Match:
    game = dvergar.game(NIDAVELLIR)
    return Match(game, game.setup(seats, seed, {}), listen=True)


def hunters(seats: int, *owners: int) -> Match:
    """A game in which some could show their secret goal from the beginning."""
    game = dvergar.game("dwarfs_fall")
    match = Match(game, game.setup(seats, 3, {}), listen=True)
    state = cast(DwarfsFallState, match.state)
    for seat, player in enumerate(state.players):
        player.secret = HUNTER if seat in owners else EXPLORER
        player.monsters = TROPHIES if seat in owners else ()
    return match


class Evening:
    """A table whose people type what a script says."""

    def __init__(
        self,
        match: Match | None = None,
        *,
        humans: int = 1,
        lang: str = "en",
        width: int = 100,
        terminal: bool = False,
    ) -> None:
        self.match = match or new_match()
        self.text = Text(lang, self.match.game.package, "dvergar.cli")
        self._file = StringIO()
        #: what was printed before each line that was typed, and after the last
        self.pages: list[str] = []
        self.typed: list[str] = []
        #: how many actions there were to choose from, at each line
        self.choices: list[int] = []
        bots = range(self.match.setup.seats - humans)
        seats: list[Bot | None] = [None] * humans
        seats += [GreedyBot(derive(self.match.setup.seed, bot)) for bot in bots]
        names = [self.text("player", number=number + 1) for number in range(humans)]
        names += [self.text("play-bot", number=humans + n + 1, bot="greedy") for n in bots]
        console = Console(file=self._file, width=width, force_terminal=terminal)
        self.table = Table(self.match, seats, self.text.naming(names), console)
        self._lines: Iterator[str] = iter(())

    def play(self, monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> str:
        """Run the table; returns all that was printed. After the last line input ends."""
        self._lines = iter(lines)
        monkeypatch.setattr(builtins, "input", self._type)
        self.table.run()
        self._turn_page()
        return "".join(self.pages)

    def _turn_page(self) -> None:
        self.pages.append(self._file.getvalue())
        self._file.seek(0)
        self._file.truncate()

    def _type(self) -> str:
        self._turn_page()
        self.choices.append(len(self.match.state.legal(self.seat)))
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        self.typed.append(line)
        return line

    @property
    def seat(self) -> int:
        return self.match.state.to_act[0]

    def first_choices(self) -> Iterator[str]:
        """A person who always takes the first action, for as long as there is one to take."""
        while True:
            if self.table.at_keyboard != self.seat:
                yield ""
            elif numbered(legal := self.match.state.legal(self.seat)):
                yield "1"
            else:
                yield " ".join(legal[0].args)

    def first_choices_and(self, *lines: str) -> Iterator[str]:
        """One bid, then these lines."""
        yield next(self.first_choices())
        yield from lines


def test_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(new_match(seats=4))
    out = evening.play(monkeypatch, evening.first_choices())
    state = evening.match.state
    assert state.is_over
    assert raw_keys(out) == []
    assert all(len(line) <= 100 for line in out.splitlines())
    end = evening.pages[-1]
    assert "End of the game" in end
    for seat, total in enumerate(state.scores()):
        assert re.search(rf"Total.*\b{total}\b", end), seat
    assert end.endswith("Well played!\n")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_whole_game_in_another_language(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    evening = Evening(new_match(seats=3), lang=lang)
    out = flat(evening.play(monkeypatch, [*evening.first_choices_and("?", "? dagda", "?")]))
    evening = Evening(new_match(seats=3), lang=lang)
    out += flat(evening.play(monkeypatch, evening.first_choices()))
    assert raw_keys(out) == []
    english = Text("en", *PACKAGES).naming(evening.table.text.players)
    for event in log_of(evening.match):
        said, translated = [flat(words.say(event.seen_by(0))) for words in (english, evening.text)]
        assert said == translated or said not in out
    for key in ("play-help", "play-since", "play-thanks", "ask-bid", "play-welcome", "topic-dagda"):
        assert flat(english(key, game="Nidavellir")) not in out
        assert flat(evening.text(key, game="Nidavellir")) in out


def log_of(match: Match) -> list[Event]:
    """All that happened in a match."""
    again = Match(match.game, match.setup, listen=True)
    events = again.state.heard()
    for seat, action in match.moves:
        events += again.play(seat, action)
    return events


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_happens_is_told_in_order(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Also what happened before a choice that was forced, and so not asked."""
    evening = Evening(new_match(seats=seats))
    out = flat(evening.play(monkeypatch, evening.first_choices()))
    spot = 0
    for event in log_of(evening.match):
        sentence = flat(evening.table.text.say(event.seen_by(0)))
        found = out.find(sentence, spot)
        assert found >= 0, sentence
        spot = found + len(sentence)


def test_forced_choices_are_taken_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(new_match(seats=4))
    evening.play(monkeypatch, evening.first_choices())
    assert min(evening.choices) > 1
    own = [move for move in evening.match.moves if move.seat == 0]
    assert len(own) > len(evening.typed)


def test_the_program_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(new_match(seed=11))
    evening.play(monkeypatch, evening.first_choices())
    words = ("play", NIDAVELLIR, "--seats", "2", "--seed", "11")
    told = start(*words, given="\n".join(evening.typed) + "\n", env={"COLUMNS": "100"})
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith(evening.pages[-1])


# --- help ------------------------------------------------------------------------------------


def test_help(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, ["?", "? dagda", "?DAGDA", "? W9", "? unknown", "?   "])
    helped, hero, again, card, unknown, blank = [flat(page) for page in evening.pages[1:7]]
    assert "“undo” undoes your last move" in helped
    assert "Dwerg Aësir" in helped
    assert hero.startswith("Dagda (the Explosive): A hunter with 3 ranks.")
    assert again == hero
    assert card.startswith("Warriors: the sum of their points.")
    assert unknown.startswith("There is no “unknown” at this table.")
    assert blank == helped
    assert evening.match.moves[1:] == []  # the bot's bid


def test_all_words_of_the_help_can_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in ("en", "de", "fr"):
        evening = Evening(lang=lang)
        topics = evening.table.terminal.topics(evening.text, evening.match.game)
        evening.play(monkeypatch, [f"? {topic}" for topic in topics])
        unknown = evening.text("play-unknown-word", given="|").split("|")[-1]
        assert [page for page in evening.pages if unknown in page] == []


def test_the_welcome_can_be_read_on_a_real_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The welcome says how to get help: it must still stand there when the first line is typed."""
    evening = Evening(terminal=True)
    evening.play(monkeypatch, [])
    screen = evening.pages[0].rpartition("\x1b[2J")[2]
    assert "for help" in screen


# --- how an action is typed ------------------------------------------------------------------


@pytest.mark.parametrize(
    "line", ["1", "take {card}", "{card}", "  take   {card}  ", "take {lower}", "{lower}"]
)
def test_ways_to_say_an_action(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    evening = Evening(new_match(seed=5))

    def lines() -> Iterator[str]:
        yield "bid 5 4 3"
        card = evening.match.state.legal(0)[0].args[0]
        yield line.format(card=card, lower=card.lower())

    evening.play(monkeypatch, lines())
    chosen = [str(action) for seat, action in evening.match.moves if seat == 0]
    expected = evening.match.at(2).legal(0)[0]
    assert chosen[:2] == ["bid 5 4 3", str(expected)]


def test_a_bid_without_its_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, ["5 4 0"])
    assert "1 bid 5 4 0" in map(str, evening.match.moves)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("5 4 9", "You don’t have this coin: 9."),
        ("bid 5 5 0", "You have only one of this coin: 5."),
        ("5 4", "I don’t understand. You can type: bid COIN COIN COIN."),
        ("dance", "I don’t understand. You can type: bid COIN COIN COIN."),
        ("take W9", "“take W9” is not possible now."),
        ("7", "I don’t understand."),
        pytest.param("5 4 " + "0" * 5000, "I don’t understand.", id="endless"),
        ("[red]5[/] 4 0", "I don’t understand."),
    ],
)
def test_a_wrong_bid_is_explained_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, line: str, reason: str
) -> None:
    evening = Evening()
    evening.play(monkeypatch, [line, "5 4 0"])
    assert flat(evening.pages[1]).startswith(reason)
    assert "1 bid 5 4 0" in map(str, evening.match.moves)


@pytest.mark.parametrize(
    "line",
    ["0", "9", pytest.param("1" * 5000, id="endless"), "take W", "W10", "bid 5 4 3", "-1"],
)
def test_a_wrong_card_is_explained_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    evening = Evening(new_match(seed=5))
    evening.play(monkeypatch, ["5 4 3", line, "1"])
    assert flat(evening.pages[2]) != ">"
    assert [seat for seat, _ in evening.match.moves].count(0) >= 2


def test_empty_lines_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, ["", "   ", "5 4 0"])
    assert evening.pages[1:3] == ["> ", "> "]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_hint_is_shown_and_changes_nothing(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(play, "_HINT", Budget(iterations=20))
    evening = Evening(lang=lang)
    out = evening.play(monkeypatch, ["hint", "5 4 0"])
    assert raw_keys(out) == []
    assert "bid " in evening.pages[1]
    assert "20" in evening.pages[1]
    assert str(evening.match.moves[1]) == "1 bid 5 4 0"


# --- undo ------------------------------------------------------------------------------------


def test_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(new_match(seats=3))
    lengths: list[int] = []

    def lines() -> Iterator[str]:
        for line in evening.first_choices():
            lengths.append(len(evening.match.moves))
            yield line
            if len(lengths) == 4:
                break
        for before in reversed(lengths):
            yield "undo"
            assert len(evening.match.moves) == before
            assert evening.match.state.dump() == evening.match.at(before).dump()
        yield "undo"

    evening.play(monkeypatch, lines())
    assert len(lengths) == 4
    assert "Undone." in evening.pages[5]
    assert evening.pages[-2].startswith("There is nothing to undo.")


def test_the_game_goes_on_after_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, ["5 4 0", "undo", "0 2 3", *["1"] * 2])
    chosen = [str(action) for seat, action in evening.match.moves if seat == 0]
    assert chosen[0] == "bid 0 2 3"


def test_undo_of_two_people_takes_back_the_own_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(humans=2)
    evening.play(monkeypatch, ["", "5 4 0", "", "undo"])
    assert evening.pages[-2].startswith("There is nothing to undo.")
    assert [str(move) for move in evening.match.moves] == ["1 bid 5 4 0"]


# --- save, load, leave -----------------------------------------------------------------------


def test_save_and_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "my match.txt"
    evening = Evening()
    evening.play(monkeypatch, evening.first_choices_and("1", f"save {file}", "quit"))
    assert "Saved to" in evening.pages[3]
    assert [path.name for path in tmp_path.iterdir()] == ["my match.txt"]
    moves = [str(move) for move in evening.match.moves]
    assert run("replay", str(file), "--json").json["moves"] == moves
    told = run("play", NIDAVELLIR, "--load", str(file), given="quit\n", env={"COLUMNS": "100"})
    assert told.code == 0
    shown = told.out.replace("Nidavellir. Type “?” for help.\n", "")
    assert flat(evening.pages[2].rpartition("─\nNidavellir – ")[2]) in flat(shown)
    loaded = Match.load(file, dvergar.game, listen=True)
    again = Evening(loaded)
    assert "Well played!" in again.play(monkeypatch, again.first_choices())
    assert [str(move) for move in loaded.moves[: len(moves)]] == moves


def test_a_loaded_match_takes_its_seats_from_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    Evening(new_match(seats=3)).play(monkeypatch, [f"save {file}"])
    told = run("play", NIDAVELLIR, "--load", str(file), "--humans", "3")
    assert told.code == 0
    assert "Player 1" in told.out


@pytest.mark.parametrize(
    "name", ["", "/no/such/folder/match.txt", ".", "/", "~nobody-of-this-name/match.txt"]
)
def test_a_bad_name_to_save_is_explained(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    evening = Evening()
    evening.play(monkeypatch, [f"save {name}", "quit"])
    assert flat(evening.pages[1]).endswith(". >")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_as_name_to_save_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    evening = Evening()
    evening.play(monkeypatch, [f"save {tmp_path / 'folder'}", "quit"])
    assert "Cannot save the match" in evening.pages[1]
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("given", ["quit\n", "", "5 4 0\nquit\n", "5 4 0"])
def test_leaving_is_no_error(given: str) -> None:
    told = run("play", NIDAVELLIR, "--seats", "2", given=given)
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("Goodbye.\n")


def test_leaving_the_program() -> None:
    told = start("play", NIDAVELLIR, "--seats", "2", "--lang", "de")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("Auf Wiedersehen.\n")


def test_letters_that_are_no_text_do_no_harm() -> None:
    told = run("play", NIDAVELLIR, "--seats", "2", given=b"5 4 \xff\nquit\n")
    assert told.code == 0
    assert told.out.endswith("Goodbye.\n")


@pytest.mark.parametrize("line", ["QUIT", "Quit", "exit", "Undo"])
def test_commands_in_other_letters_are_at_least_not_taken_for_actions(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    evening = Evening()
    evening.play(monkeypatch, [line])
    assert [move.seat for move in evening.match.moves].count(0) == 0


# --- several people at one keyboard ----------------------------------------------------------


def row_of(name: str, page: str) -> str:
    """The player's line of the table."""
    return next(line for line in page.splitlines() if name in line and " | " in line)


def test_two_people_do_not_see_each_others_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(humans=2)
    evening.play(monkeypatch, ["", "5 3 0", "", "2 4 0"])
    first_pass, first, second_pass, second = evening.pages[:4]
    assert "It is Player 1’s turn. Everyone else, look away." in first_pass
    assert "· · · | · ·" in row_of("Player 1", first)
    assert flat(second_pass) == "It is Player 2’s turn. Everyone else, look away. Press Enter."
    assert "? ? ? | ? ?" in row_of("Player 1", second)
    assert "Player 1 has bid." in second
    assert "5, 3, 0" not in second
    assert "5 3 0" not in second


def test_two_people_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """At no decision does the screen show a coin of the other that lies face down."""
    evening = Evening(humans=2)
    hidden: list[tuple[int, str]] = []

    def lines() -> Iterator[str]:
        for line in evening.first_choices():
            if line:
                other = 1 - evening.seat
                board = evening.match.state.view(evening.seat)["players"][other]["board"]
                shown = [coin or "·" for coin in board]
                expected = f"{' '.join(shown[:3])} | {' '.join(shown[3:])} "
                assert expected in row_of(f"Player {other + 1}", evening.pages[-1])
                hidden.append((other, expected))
            yield line

    out = evening.play(monkeypatch, lines())
    assert out.endswith("Well played!\n")
    assert {other for other, board in hidden if "?" in board} == {0, 1}


def test_nobody_has_to_press_enter_for_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(humans=2)
    evening.play(monkeypatch, evening.first_choices())
    passes = [number for number, page in enumerate(evening.pages) if "look away" in page]
    turns = re.findall(r"It is (Player \d)’s turn", "".join(evening.pages))
    assert len(turns) == len(passes)
    assert all(one != next_one for one, next_one in pairwise(turns))


def test_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(humans=0)
    assert evening.play(monkeypatch, []).endswith("Well played!\n")
    assert evening.typed == []


# --- the sheets ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_sheets_fit_on_a_narrow_screen(lang: str, seats: int) -> None:
    match = new_match(seats=seats)
    bot = GreedyBot(1)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat))
    text = Text(lang, *PACKAGES)
    names = [text.name(seat) for seat in range(seats)]
    sheets = [match.state.score_sheet(seat) for seat in range(seats)]
    file = StringIO()
    Console(file=file, width=80).print(draw_sheets(names, sheets, text, 80))
    out = file.getvalue()
    assert raw_keys(out) == []
    assert all(len(line) <= 80 for line in out.splitlines())
    assert "…" not in out
    for sheet in sheets:
        assert all(re.search(rf"\b{line.points}\b", out) for line in sheet.lines)


def test_a_sealed_bid_can_be_changed_until_the_last_is_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(new_match(seats=3), humans=2)
    lines = ["", "5 4 3", "", "seat 1", "", "3 4 5", "", "quit"]
    out = evening.play(monkeypatch, lines)
    bids = [str(move) for move in evening.match.moves if move.seat == 0]
    assert bids == ["1 bid 5 4 3", "1 bid 3 4 5"]
    assert evening.match.state.may_act == (0, 2)
    assert "has nothing to do" not in out


def test_somebody_without_a_sealed_bid_has_nothing_to_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(new_match(seats=3), humans=2)
    out = evening.play(monkeypatch, ["", "seat 2", "seat 3", "seat 9999", "seat x", "quit"])
    assert out.count("has nothing to do") == 4
    assert [move for move in evening.match.moves if move.seat < 2] == []


def test_one_person_among_bots_may_act_out_of_turn_once_in_each_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(hunters(3, 0))
    out = evening.play(monkeypatch, ["end", "", "", "end", "", "1"])
    assert out.count("It is not your turn, but you may do this now") == 4
    shown = [number for number, move in enumerate(evening.match.moves) if move.action == REVEAL]
    assert [evening.match.moves[number].seat for number in shown] == [0]
    assert evening.match.moves[shown[0] - 1].seat == 1
    assert evening.match.moves[shown[0] + 1].seat == 2


def test_nobody_is_asked_who_could_not(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(hunters(3))
    out = evening.play(monkeypatch, ["end", "end", "quit"])
    assert "not your turn" not in out
    assert {move.seat for move in evening.match.moves} == {0, 1, 2}


@pytest.mark.parametrize("owners", [(), (1,)])
def test_several_people_are_asked_all_whoever_could(
    monkeypatch: pytest.MonkeyPatch, owners: tuple[int, ...]
) -> None:
    """Up to where somebody looks, nobody can see whether there is anything to show."""
    evening = Evening(hunters(3, *owners), humans=2)
    lines = ["", "end", "", "end", "seat 9", "seat 2", "", "reveal" if owners else "", "", "quit"]
    out = evening.play(monkeypatch, lines)
    assert out.count("does anyone want to do something?") == (2 if owners else 1)
    assert "Player 9 has nothing to do" in out
    assert ("there is nothing you can do" in out) == (not owners)
    state = cast(DwarfsFallState, evening.match.state)
    assert [player.revealed for player in state.players] == [False, bool(owners), False]


def test_a_person_may_act_in_the_turn_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(hunters(2, 1), humans=2)
    out = evening.play(monkeypatch, ["", "seat 2", "", "reveal", "", "seat 2", "", "quit"])
    assert [str(move) for move in evening.match.moves] == ["2 reveal"]
    assert "Player 2 has nothing to do" in out


def test_save_writes_over_a_match_but_over_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    letter, match = tmp_path / "letter.txt", tmp_path / "a.match"
    letter.write_text("dear friend")
    evening = Evening()
    out = evening.play(monkeypatch, [f"save {letter}", f"save {match}", f"save {match}", "quit"])
    assert letter.read_text() == "dear friend"
    assert flat(out).count("is not a match file") == 1
    assert match.read_text() == evening.match.dumps()


def test_the_table_can_be_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    evening.play(monkeypatch, evening.first_choices_and("? dagda", "TABLE", "quit"))
    assert "Nidavellir – German edition" not in evening.pages[2]
    assert "Nidavellir – German edition" in evening.pages[3]
    assert "1 take" in evening.pages[3]


def test_a_saved_match_brings_its_own_set_up(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    new_match().save(file)
    for more in (["--seats", "2"], ["--seed", "3"], ["-o", "edition=fr"]):
        told = run("play", NIDAVELLIR, "--load", str(file), *more)
        assert (told.code, told.out) == (2, "")
        assert "brings its own seats" in told.err


def test_save_never_replaces_a_pipe_or_a_device(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    evening = Evening()
    out = evening.play(monkeypatch, [f"save {pipe}", "quit"])
    assert pipe.is_fifo()
    assert "is not a match file" in flat(out)


def bridge(seats: int = 2) -> Match:
    """A game in which all win or lose together, and nobody has secrets."""
    game = Bridge()
    return Match(game, game.setup(seats, 3, {}), listen=True)


def test_no_curtain_falls_between_people_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(bridge(), humans=2)
    evening.play(monkeypatch, ["1", "1", "1", "quit"])
    assert [move.seat for move in evening.match.moves] == [0, 1, 0]


def test_all_win_or_lose_together_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(bridge(), humans=2)
    out = evening.play(monkeypatch, ["1"] * 4)
    missing = evening.match.state.outcome().args["count"]
    assert "Lost together." in out
    assert f"The bridge ends {missing} yards before the other side." in flat(out)
    assert "Place" not in out
    assert raw_keys(out) == []


def test_the_winner_is_named_after_a_game_of_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(new_match(), humans=0)
    out = evening.play(monkeypatch, [])
    (winner,) = evening.match.state.winners()
    assert f"{evening.text('play-bot', number=winner + 1, bot='greedy')} wins." in out
    assert re.search(r"Place\s+", out)
