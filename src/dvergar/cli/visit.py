"""Being at a table of a play server: waiting for the others, deciding, watching."""

from __future__ import annotations

from dvergar.cli.play import Quit
from dvergar.cli.screen import Screen
from dvergar.cli.wire import (
    events_of,
    gathered,
    message_of,
    names_of,
    news_of,
    outcome_of,
    public,
    sheets_of,
)
from dvergar.client import Client, Frame, Refused, Table
from dvergar.kernel.action import Action
from dvergar.kernel.form import Form, read_form
from dvergar.kernel.language import Text, shortened
from dvergar.kernel.message import Message
from dvergar.kernel.step import FREE

_YES = ("y", "yes", "j", "ja", "o", "oui")
_NO = ("n", "no", "nein", "non")
#: the status of refusals after which there is no table any more
_LOST = (401, 404)


class Visit:
    """One person at one table: on a seat, on several (hot seat), or watching."""

    def __init__(
        self, server: Client, link: str, table: Table, screen: Screen, *, watching: bool
    ) -> None:
        self.server = server
        self.link = link
        self.table = table
        self.screen = screen
        self.watching = watching
        self.say = screen.say
        #: the frame up to which everything was taken in
        self.frame = table.current
        #: by own seat: what has happened since its last decision
        self.news: dict[int, list[Message]] = {}
        #: what has happened and was not shown yet
        self.fresh: list[Message] = []
        #: own seats that were left to a bot
        self.left: set[int] = set()
        self.at_keyboard: int | None = None
        #: something to say below the next table that is drawn
        self.note = screen.text("play-welcome", game=screen.text("game-title"))
        #: the last sentence about whom one waits for
        self.waiting = ""
        #: the own seat that takes the keyboard next, if somebody said so
        self.wanted: int | None = None
        #: in whose turn the person here was asked what to do besides
        self.offered: list[int] = []
        self.take(table.current, returning=True)

    @property
    def text(self) -> Text:
        return self.screen.text

    @property
    def own(self) -> list[int]:
        """The seats of the person here."""
        return [] if self.watching else list(self.frame.table["yours"])

    @property
    def present(self) -> list[int]:
        """Own seats for which no bot plays."""
        seats = self.frame.table["seats"]
        return [seat for seat in self.own if not seats[seat]["away"] and seat not in self.left]

    @property
    def unseen(self) -> bool:
        """Whether there are only bots besides this player."""
        seats = self.frame.table["seats"]
        return all(seat["kind"] == "bot" for n, seat in enumerate(seats) if n not in self.own)

    @property
    def behind(self) -> bool:
        """Whether something has happened that was not taken in yet."""
        return self.table.frame.version > self.frame.version

    # --- the loop ----------------------------------------------------------------------------

    def run(self) -> None:
        """Stay to the end, or until the person leaves."""
        try:
            while not self.frame.over:
                if self.frame.table.get("removed"):
                    self.say(self.text("connect-removed"), style="bold")
                    return
                self.go_on()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(self.text("connect-bye" if self.present else "play-bye"))
            return
        self.show_end()

    def go_on(self) -> None:
        """Do what comes next: learn, answer, decide or wait."""
        turn = [seat for seat in self.frame.table["to_act"] if seat in self.present]
        if self.behind:
            self.take(self.table.next())
        elif self.has_to_answer():
            self.answer_undo()
        elif self.wanted is not None:
            self.change_seats(self.wanted)
        elif not turn and self.can_act_besides():
            self.offered = self.frame.table["to_act"]
            self.ask(self.present[0], self.legal)
        elif not turn:
            self.wait()
        elif self.frame.seat != (seat := self.next_seat(turn)):
            self.take(self.table.look(seat))
        else:
            self.decide(seat)

    def next_seat(self, turn: list[int]) -> int:
        """Which of several own seats decides first. Where all act in any order, the same goes on
        until it is done or another takes over."""
        view, seat = self.frame.view, self.frame.seat
        goes_on = view is not None and view["mode"] == FREE and seat in turn
        return seat if goes_on and seat is not None else turn[0]

    def change_seats(self, seat: int) -> None:
        """Another person here takes the keyboard, if there is anything that they may do."""
        self.wanted = None
        self.take(self.table.look(seat))
        if self.frame.legal or self.frame.forms:
            self.ask(seat, self.legal)

    def can_act_besides(self) -> bool:
        """Whether a player with one seat could act while another decides. Once a turn."""
        view = self.frame.view
        if view is None or view["mode"] != "turn" or self.offered or len(self.own) != 1:
            return False
        return bool(self.present and self.frame.legal)

    @property
    def legal(self) -> list[Action]:
        return [self.screen.game.parse(text) for text in self.frame.legal]

    @property
    def forms(self) -> list[Form]:
        """What is described and can be built."""
        return [form for form in map(read_form, self.frame.forms) if form.size]

    @property
    def silence(self) -> str | None:
        """What Enter means for the seat that looks, if it is asked for a reaction."""
        view = self.frame.view
        asked = view is not None and self.frame.seat in self.frame.table["to_act"]
        return view["silence"] if view is not None and asked else None

    def take(self, frame: Frame, *, returning: bool = False) -> None:
        """Take in what a frame tells. A returning player hears what came after their last move.

        Several people at one keyboard see each other's lines, so these say only what is public; and
        a seat hears only what is public of what came while another seat looked.
        """
        self.frame = frame
        if frame.table["to_act"] != self.offered:
            self.offered = []
        own = self.own
        self.screen.text = self.text.naming(names_of(frame.table["seats"], self.text))
        for news in frame.news:
            past = returning and news.kind not in ("chat", "react")
            told = events_of(news) if past else news_of(news)
            if news.kind == "undo":
                self.news.clear()
            elif past and news.kind == "move" and news.seat is not None:
                self.news.pop(news.seat, None)
            for seat in own:
                mine = told if seat == frame.seat else map(public, told)
                self.news.setdefault(seat, []).extend(mine)
            if not returning:
                self.fresh += told if len(own) < 2 else map(public, told)

    def reach(self, version: int) -> None:
        """Take in all that has happened up to a version."""
        while self.frame.version < version:
            self.take(self.table.next())

    # --- waiting -----------------------------------------------------------------------------

    def wait(self) -> None:
        """Tell the news, and whom one waits for, until there is more."""
        table = self.frame.table
        self.tell_fresh()
        if self.watching and self.frame.view is not None:
            self.screen.draw(self.frame.view)
        if table["status"] == "open":
            count = sum(seat["kind"] == "open" for seat in table["seats"])
            waiting = self.text("connect-open", count=count, link=table["link"])
        elif self.own and not self.present:
            waiting = self.text("connect-away")
        else:
            waiting = self.text("connect-waiting", seat_list=table["to_act"])
        if waiting != self.waiting:
            self.say(waiting, style="yellow")
        self.waiting = waiting
        self.take(self.table.next())

    def tell_fresh(self) -> None:
        self.screen.show_news(gathered(self.fresh))
        self.fresh.clear()

    # --- one decision ------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """A decision of one of my seats; forced ones are made automatically."""
        legal, view = self.legal, self.frame.view
        noticed = view is not None and view["discreet"] and not self.unseen
        if len(legal) != 1 or self.frame.forms or noticed:
            self.ask(seat, legal)
        else:
            try:
                self.reach(self.table.act(str(legal[0]), seat))
            except Refused as error:  # somebody was faster: a clock, or the same person elsewhere
                self.refuse(error)
                self.take(self.table.next())

    def ask(self, seat: int, legal: list[Action]) -> None:
        """Show the table and take commands until there is a decision, or something new to show."""
        secrets = not self.frame.table["open_hands"]
        if secrets and len(self.own) > 1 and self.at_keyboard != seat:
            self.screen.curtain(seat)
        self.screen.console.clear()
        self.at_keyboard = seat
        self.waiting = ""
        waited = seat in self.frame.table["to_act"]
        if not waited:
            self.note = self.text("play-besides")
        self.show_decision(seat, legal)
        done = False
        while not done:
            line = self.screen.read()
            word, _, rest = line.partition(" ")
            word = word.lower()
            try:
                silence = self.silence
                if silence is not None and (not line or word == "quiet"):
                    done = self.react(seat, silence, quiet=bool(line))
                elif word == "quiet":
                    self.screen.refuse(self.text("play-no-quiet"))
                elif not line or word == "table":
                    done = self.behind or word == "table" or not waited
                elif word.startswith("?"):
                    self.screen.help(line[1:].strip(), self.text("connect-help"))
                elif word == "quit":
                    raise Quit
                elif word == "say":
                    self.reach(self.table.chat(rest.strip()))
                    done = True
                elif word == "leave":
                    done = self.leave(seat)
                elif word == "undo":
                    done = self.undo(seat)
                elif word == "seat":
                    done = self.wants(seat, rest)
                else:
                    done = self.act(seat, line, legal)
            except Refused as error:
                if error.status in _LOST:
                    raise
                if self.behind:
                    self.note, done = shortened(error.text), True
                else:
                    self.refuse(error)

    def show_decision(self, seat: int, legal: list[Action]) -> None:
        frame = self.frame
        prompt = None if frame.prompt is None else message_of(frame.prompt)
        assert frame.view is not None
        self.screen.show_table(gathered(self.news.get(seat, [])), frame.view, prompt, self.note)
        self.screen.show_options(legal, self.forms)
        if self.silence is not None:
            self.screen.show_reaction(self.silence, turns=frame.view["turn"] is not None)
        self.note = ""
        self.fresh.clear()

    def refuse(self, error: Refused) -> None:
        self.say(shortened(error.text), style="red")

    def act(self, seat: int, line: str, legal: list[Action]) -> bool:
        """Do what a line means; the server decides on what is not listed."""
        action = self.screen.understand(line, legal, lambda _: None, self.forms)
        return action is not None and self.do(seat, str(action))

    def react(self, seat: int, silence: str, *, quiet: bool) -> bool:
        """Do what silence means; `quiet`: and for the rest of the turn, if turns are counted."""
        if quiet and (self.frame.view or {}).get("turn") is None:
            self.screen.refuse(self.text("play-no-quiet"))
            return False
        return self.do(seat, silence, quiet=quiet)

    def do(self, seat: int, action: str, *, quiet: bool = False) -> bool:
        """Act, unless the decision has become another in the meantime."""
        frame, newest = self.frame, self.table.frame
        before, now = ((seat in f.table["to_act"], f.legal, f.prompt) for f in (frame, newest))
        if before != now:
            self.note = self.text("connect-changed")
            return True
        version = self.table.act(action, seat, quiet=quiet)
        self.news.pop(seat, None)
        self.reach(version)
        return True

    def wants(self, seat: int, word: str) -> bool:
        """Let another person here take the keyboard, where they may act as well."""
        number, view = word.strip(), self.frame.view
        assert view is not None
        known = number.isascii() and number.isdigit() and len(number) < 3
        other = int(number) - 1 if known else -1
        acting = [*view["may_act"], *(view["to_act"] if view["mode"] == FREE else ())]
        if other != seat and other in self.present and other in acting:
            self.wanted = other
            return True
        self.screen.refuse(self.text("play-no-change", number=number))
        return False

    def leave(self, seat: int) -> bool:
        """Leave the seat to a bot; without another seat here, leave the table."""
        self.server.leave(self.link, seat)
        self.say(self.text("connect-left", seat=seat))
        self.left.add(seat)
        if not self.present:
            raise Quit
        return True

    # --- taking back -------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Take the last decision of a seat back, or ask the others whether they agree."""
        self.reach(self.table.undo(seat))
        wish = self.frame.table["undo"]
        self.note = self.text("connect-asked", seat_list=wish["waiting"]) if wish else ""
        return True

    def has_to_answer(self) -> bool:
        wish = self.frame.table["undo"]
        return wish is not None and any(seat in self.own for seat in wish["waiting"])

    def answer_undo(self) -> None:
        """Answer another player's wish to undo."""
        self.tell_fresh()
        self.waiting = ""
        self.say(self.text("connect-agree", seat=self.frame.table["undo"]["seat"]), style="bold")
        while (word := self.screen.read().lower()) not in (*_YES, *_NO):
            if word == "quit":
                raise Quit
            self.say(self.text("connect-yes-no"))
        try:
            self.reach(self.table.answer(word in _YES))
        except Refused as error:  # the wish is gone
            self.refuse(error)
            self.take(self.table.next())

    # --- the end -----------------------------------------------------------------------------

    def show_end(self) -> None:
        """The last table and the score sheets; with several people here, as a spectator sees it."""
        if self.frame.table["status"] == "cancelled":
            self.say(self.text("connect-cancelled"), style="bold")
            return
        own = self.own
        news = self.news.get(own[0], []) if own else self.fresh
        if len(own) > 1:
            news = list(map(public, news))
        seat = own[0] if len(own) == 1 else None
        if self.frame.seat != seat:
            self.take(self.table.look(seat))
        view, sheets = self.frame.view, self.server.sheets(self.link)
        assert view is not None
        self.screen.show_end(gathered(news), view, sheets_of(sheets), outcome_of(sheets))
