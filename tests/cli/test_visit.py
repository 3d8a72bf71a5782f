"""At a table of a play server: the same screen as at home, and the others besides."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

import dvergar
from dvergar.bots import GreedyBot
from dvergar.cli.screen import Screen, numbered
from dvergar.cli.visit import Visit
from dvergar.client import Client, Refused, Table
from dvergar.kernel.form import Form, Part
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match

from .command import flat, raw_keys
from .fake_server import LINK, FakeServer
from .test_play import Evening, hunters, new_match

GAME = dvergar.game("nidavellir")
RULE = f"{'─' * 100}\nNidavellir"


class Stay:
    """Somebody at a table who types what a script says."""

    def __init__(
        self, server: FakeServer, seat: int | None = 0, *, lang: str = "en", returning: bool = True
    ) -> None:
        self.server = server
        self._file = StringIO()
        #: what was printed before each line that was typed, and after the last
        self.pages: list[str] = []
        console = Console(file=self._file, width=100)
        game = server.match.game
        screen = Screen(game, Text(lang, game.package, "dvergar.cli"), console)
        table = cast(Table, server.open(LINK, seat, 0 if returning else None))
        self.visit = Visit(cast(Client, server), LINK, table, screen, watching=seat is None)
        self._lines: Iterator[str] = iter(())

    def run(self, monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> str:
        """Stay; returns all that was printed. After the last line input ends."""
        self._lines = iter(lines)
        monkeypatch.setattr(builtins, "input", self._type)
        self.visit.run()
        self._turn_page()
        return "".join(self.pages)

    def _turn_page(self) -> None:
        self.pages.append(self._file.getvalue())
        self._file.seek(0)
        self._file.truncate()

    def _type(self) -> str:
        self._turn_page()
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    def first_choices(self) -> Iterator[str]:
        """A person who always takes the first action; for the curtain an empty line will do."""
        while True:
            legal = [GAME.parse(text) for text in self.visit.frame.legal]
            if "look away" in self.pages[-1].splitlines()[-1]:
                yield ""
            else:
                yield "1" if numbered(legal) else " ".join(legal[0].args)


def served(seats: str, *, seed: int = 3) -> FakeServer:
    return FakeServer(new_match(len(seats.split()), seed), seats)


def played(server: FakeServer, seat: int) -> list[str]:
    return [str(move.action) for move in server.match.moves if move.seat == seat]


# --- the same as at home ---------------------------------------------------------------------


@pytest.mark.parametrize(("humans", "lang"), [(1, "en"), (2, "de"), (3, "fr")])
def test_the_screen_is_that_of_a_game_at_home(
    monkeypatch: pytest.MonkeyPatch, humans: int, lang: str
) -> None:
    """A whole game is played twice: at every decision, and at the end, both show the same.

    Only of what was private to a seat and came while another looked, three people hear less.
    """
    evening = Evening(new_match(seats=3), humans=humans, lang=lang)
    evening.play(monkeypatch, evening.first_choices())
    seats = ["me"] * humans + ["bot"] * (3 - humans)
    server = FakeServer(new_match(seats=3), " ".join(seats), evening.match.moves)
    for number, name in enumerate(evening.table.text.players[:humans]):
        server.seats[number]["name"] = name
    stay = Stay(server, lang=lang)
    stay.run(monkeypatch, evening.typed)
    assert len(stay.pages) == len(evening.pages) > 20
    for away, home in zip(stay.pages, evening.pages, strict=True):
        assert away.endswith(home if humans < 3 else home.rpartition(RULE)[2])
    assert server.match.moves == evening.match.moves


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    stay = Stay(served("bot me bot"), 1, lang=lang)
    out = stay.run(monkeypatch, stay.first_choices())
    assert stay.server.match.state.is_over
    assert raw_keys(out) == []
    for total in stay.server.match.state.scores():
        assert re.search(rf"\b{total}\b", stay.pages[-1])


def test_forced_choices_are_taken_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot bot bot"))
    stay.run(monkeypatch, stay.first_choices())
    assert len(played(stay.server, 0)) > len(stay.pages)


def test_nothing_is_forced_where_more_is_possible_than_is_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stay = Stay(served("me bot"))
    stay.visit.frame.legal = ["bid 5 4 3"]
    stay.visit.frame.forms = [Form("bid", Part("gem", {"ruby": 2})).plain()]
    stay.run(monkeypatch, [])
    assert played(stay.server, 0) == []


@pytest.mark.parametrize(("seats", "by_itself"), [("me friend", False), ("me bot", True)])
def test_nothing_is_forced_where_people_would_learn_from_it(
    monkeypatch: pytest.MonkeyPatch, seats: str, by_itself: bool
) -> None:
    stay = Stay(FakeServer(hunters(2), seats))
    stay.visit.frame.legal = ["end"]
    stay.run(monkeypatch, [])
    assert bool(played(stay.server, 0)) == by_itself


def test_who_may_do_something_out_of_turn_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    server = FakeServer(hunters(3, 0), "me friend friend")
    server.meanwhile += [lambda: server.play(1, "play castle 0,0 0"), lambda: server.play(1, "end")]
    stay = Stay(server)
    out = stay.run(monkeypatch, ["end", "", "reveal"])
    assert out.count("It is not your turn, but you may do this now") == 2
    assert played(server, 0) == ["end", "reveal"]
    assert [move.seat for move in server.match.moves] == [0, 1, 1, 0]


def test_somebody_who_returns_sees_what_happened_since(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me bot bot")
    server.happen("chat", name="Player 2", text="hello")
    stay = Stay(server)
    first = stay.run(monkeypatch, ["5 4 3"])
    assert "Player 2: hello" in first
    assert "sits down" not in first
    again = Stay(server)
    second = again.run(monkeypatch, [])
    assert "Player 2: hello" not in second
    since = [line for line in second.partition("───")[0].splitlines() if line.startswith("  ")]
    assert since
    assert all(line in first for line in since)
    assert "Player 1" in since[0]


# --- waiting ---------------------------------------------------------------------------------


def test_news_are_told_while_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me friend")
    server.meanwhile.extend(
        [
            lambda: server.happen("chat", name="Player 2", text="hm\x1b[2J…"),
            lambda: server.play(1, "bid 4 5 3"),
        ]
    )
    stay = Stay(server)
    stay.run(monkeypatch, ["5 4 3"])
    lines = stay.pages[1].splitlines()
    waited = lines.index("Waiting for Player 2.")
    assert lines[waited - 1 : waited + 2] == [
        "  Player 1 has bid 5, 4, 3.",
        "Waiting for Player 2.",
        "  Player 2: hm [2J…",
    ]
    assert lines.count("Waiting for Player 2.") == 1
    assert "Player 2 has bid." in flat(stay.pages[1])


def test_an_open_table_waits_for_players(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me open open")

    def sit(seat: int, kind: str) -> None:
        server.seats[seat] = {"kind": "human", "name": "Player 2", "level": None, "away": False}
        server.happen(kind, seat, name="Player 2")

    server.meanwhile.extend([lambda: sit(1, "sit"), lambda: sit(2, "sit")])
    stay = Stay(server)
    out = stay.run(monkeypatch, [])
    assert f"2 seats are still open. Link for others: {LINK}" in out
    assert "One seat is still open." in out
    assert "Player 2 sits down." in out
    assert "Player 2 (3) sits down." in out
    assert "Nidavellir – German edition" in out
    assert out.endswith("Run the same command again to return to your seat.\n")


def test_a_table_that_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me open")

    def cancel() -> None:
        server.cancelled = True
        server.happen("cancel")

    server.meanwhile.append(cancel)
    assert Stay(server).run(monkeypatch, []).endswith("The table was cancelled.\n")


def test_who_is_removed_is_told_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me open")

    def remove() -> None:
        server.changes["removed"] = True
        server.happen("remove", 0)

    server.meanwhile.append(remove)
    out = Stay(server).run(monkeypatch, [])
    assert out.endswith("The host has removed you from this table.\n")


def test_somebody_who_watches_sees_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("friend friend")
    bot = GreedyBot(1)

    def move() -> None:
        state = server.match.state
        server.play(state.to_act[0], str(bot.choose(state, state.to_act[0])))

    server.meanwhile.extend([move] * 500)
    out = Stay(server, None, returning=False).run(monkeypatch, [])
    assert out.count("1 2 3 |") == len(server.match.moves) + 1
    assert "> " not in out.replace(" > ", "")
    assert not re.search(r"has bid \d", out)
    assert out.endswith("Well played!\n")


def test_a_finished_table_shows_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("friend friend")
    bot = GreedyBot(1)
    while not server.match.state.is_over:
        state = server.match.state
        server.play(state.to_act[0], str(bot.choose(state, state.to_act[0])))
    assert Stay(server, None).run(monkeypatch, []).endswith("Well played!\n")


# --- commands --------------------------------------------------------------------------------


def test_help_and_the_table_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))
    stay.run(monkeypatch, ["?", "? dagda", "", "TABLE"])
    assert "“leave” hands your seat to a bot" in flat(stay.pages[1])
    assert stay.pages[2].startswith("Dagda")
    assert stay.pages[3] == "> "
    assert "Nidavellir – German edition" in stay.pages[4]


def test_quit_keeps_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))
    out = stay.run(monkeypatch, ["quit"])
    assert out.endswith("Goodbye. Run the same command again to return to your seat.\n")
    assert "leave 0" not in stay.server.asked


def test_who_goes_before_the_game_begins_keeps_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Stay(served("me open")).run(monkeypatch, [])
    assert out.endswith("Run the same command again to return to your seat.\n")


def test_leave_gives_the_seat_to_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))
    out = stay.run(monkeypatch, ["leave"])
    assert stay.server.asked[-1] == "leave 0"
    assert out.endswith(
        "A bot is playing for Player 1. Run the same command again to take the seat back.\n"
        "Goodbye.\n"
    )


def test_say(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))
    stay.run(monkeypatch, ["say good  [b]luck", "say"])
    assert "  Player 1: good  [b]luck" in stay.pages[1]
    assert stay.pages[2].startswith("There are no words.\n")


def test_a_refusal_is_shown_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))
    stay.run(monkeypatch, ["5 4 9", "dance", "5 4 3"])
    assert stay.pages[1].startswith("You don’t have this coin: 9.\n")
    assert stay.pages[2].startswith("I don’t understand.")
    assert played(stay.server, 0)[0] == "bid 5 4 3"


def test_a_table_that_is_gone_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    stay = Stay(served("me bot"))

    def act(action: str, seat: int | None = None, *, quiet: bool = False) -> int:
        raise Refused("closed-4404", {}, "There is no such table.", 404)

    monkeypatch.setattr(stay.visit.table, "act", act)
    with pytest.raises(Refused):
        stay.run(monkeypatch, ["5 4 3"])


def test_what_changed_while_one_thought_is_shown_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty line shows it, and an option of a table that is no more is never sent."""
    server = served("me friend", seed=5)
    stay = Stay(server)

    def lines() -> Iterator[str]:
        server.happen("chat", name="Player 2", text="hello")
        yield ""
        assert "Player 2: hello" in stay.pages[-1]
        server.seats[0]["away"] = True
        server.happen("timeout", 0)
        server.play(0, "bid 5 4 3")
        yield "2 3 4"

    out = stay.run(monkeypatch, lines())
    assert played(server, 0) == ["bid 5 4 3"]
    assert "Player 1 runs out of time; a bot plays on." in out
    assert "A bot is playing for you. Run the same command again to take your seat back." in out


def test_a_refusal_that_comes_too_late_stands_below_the_new_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = served("me friend")
    stay = Stay(server)

    def lines() -> Iterator[str]:
        server.happen("chat", name="Player 2", text="hello")
        yield "5 4 9"

    stay.run(monkeypatch, lines())
    assert "Player 2: hello" in stay.pages[1]
    assert "You don’t have this coin: 9.\n" in stay.pages[1]


# --- taking back -----------------------------------------------------------------------------


def test_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me bot", seed=5)
    stay = Stay(server)
    stay.run(monkeypatch, ["undo", "5 4 3", "undo", "3 4 5"])
    assert stay.pages[1].startswith("There is nothing to undo.\n")
    assert "Undone: the game continues after move" in stay.pages[3]
    assert played(server, 0)[0] == "bid 3 4 5"


def test_undo_that_others_must_agree_to(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me bot friend", seed=5)
    server.must_agree = [2]
    server.meanwhile.append(lambda: server.play(2, "bid 4 5 3"))
    stay = Stay(server)

    def lines() -> Iterator[str]:
        yield "5 4 3"
        yield "undo"
        assert "Now Player 2 must agree." in stay.pages[-1]
        server.undo = None
        server.happen("refuse-undo", 2)
        yield ""
        assert "Player 2 declines the undo." in stay.pages[-1]

    stay.run(monkeypatch, lines())


@pytest.mark.parametrize(("word", "agrees"), [("yes", True), ("J", True), ("non", False)])
def test_somebody_asks_for_an_undo(
    monkeypatch: pytest.MonkeyPatch, word: str, agrees: bool
) -> None:
    server = served("me friend")

    def wish() -> None:
        server.undo = {"seat": 1, "to": 0, "waiting": [0]}
        server.happen("ask-undo", 1)

    server.play(1, "bid 4 5 3")
    stay = Stay(server)
    wish()
    out = stay.run(monkeypatch, ["well", "", word])
    assert "Player 2 wants to undo a move. Do you agree (yes/no)?" in stay.pages[0]
    assert stay.pages[1].startswith("Type “yes” or “no”.")
    assert f"answer {agrees}" in server.asked
    assert ("Undone" in out) == agrees
    assert len(server.match.moves) == (0 if agrees else 1)


def test_a_wish_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me friend")
    server.undo = {"seat": 1, "to": 0, "waiting": [0]}
    stay = Stay(server)

    def lines() -> Iterator[str]:
        server.undo = None
        server.happen("refuse-undo", 1)
        yield "yes"

    stay.run(monkeypatch, lines())
    assert stay.pages[1].startswith("Nobody wants to undo.\n")
    assert "Nidavellir – German edition" in stay.pages[1]


def test_one_may_leave_instead_of_answering(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me friend")
    server.undo = {"seat": 1, "to": 0, "waiting": [0]}
    assert "Goodbye." in Stay(server).run(monkeypatch, ["quit"])


# --- several people at one keyboard ----------------------------------------------------------


def test_two_people_do_not_see_each_others_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me me")
    stay = Stay(server)
    out = stay.run(monkeypatch, ["", "5 3 0", "", "2 4 0"])
    first_pass, first, second_pass, second = stay.pages[:4]
    assert "It is Player 1 (1)’s turn. Everyone else, look away." in first_pass
    assert "Nidavellir – German edition" in first
    assert "5, 3, 0" not in second_pass + second
    assert "Player 1 (1) has bid." in second
    assert "look 1" in server.asked
    assert "2, 4, 0" not in out


def test_who_leaves_a_hot_seat_leaves_the_others_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    server = served("me me friend")
    stay = Stay(server)
    stay.run(monkeypatch, ["", "leave", "", "2 4 0"])
    assert server.asked.count("leave 0") == 1
    assert played(server, 1) == ["bid 2 4 0"]


def test_moves_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed here is what is played there."""
    stay = Stay(served("me me bot"))
    stay.run(monkeypatch, stay.first_choices())
    assert Match.loads(stay.server.match.dumps(), dvergar.game).state.is_over
