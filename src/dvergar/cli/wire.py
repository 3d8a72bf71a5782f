"""What a play server tells, as the messages, names and sheets that the screen shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from dvergar.bots import bot_name
from dvergar.cli.names import bot_text
from dvergar.client import Message as WireMessage
from dvergar.client import News
from dvergar.kernel.language import Text, shortened
from dvergar.kernel.message import Message, Value, read_message
from dvergar.kernel.outcome import Outcome
from dvergar.kernel.sheet import Line, Sheet

#: by kind of news: the text that tells it; a move is told by its events
_TOLD = {
    "undo": "news-undo",
    "ask-undo": "news-ask-undo",
    "refuse-undo": "news-refuse-undo",
    "agree-undo": "news-agree-undo",
    "sit": "news-sit",
    "leave": "news-leave",
    "timeout": "news-timeout",
    "vote-out": "news-vote-out",
    "absent": "news-absent",
    "here": "news-here",
    "return": "news-return",
    "bot": "news-bot",
    "open": "news-open",
    "remove": "news-remove",
    "rename": "news-rename",
    "hint": "news-hint",
    "fork": "news-fork",
    "chat": "news-chat",
    "react": "news-react",
    "propose": "news-propose",
}


def message_of(said: WireMessage) -> Message:
    """A message that came from the server."""
    return read_message(msgspec.structs.asdict(said))


def events_of(news: News) -> list[Message]:
    """What happened in the game."""
    return [message_of(event) for event in news.events]


def news_of(news: News) -> list[Message]:
    """What happened at the table, and then in the game."""
    if news.lasted is not None:
        return [_pause(news.lasted)]
    forgotten = news.name is None and news.kind in ("chat", "react", "rename")
    if news.silent is not None and news.seat is not None:
        return [Message(f"news-silent-{news.silent}", {"seat": news.seat}), *events_of(news)]
    if news.kind not in _TOLD or forgotten:
        return events_of(news)
    args: dict[str, Value] = {"name": news.name or "", "words": _words(news)}
    if news.seat is not None:
        args |= {"seat": news.seat, "number": news.seat + 1}
    if news.about is not None:
        args["seat_about"] = news.about
    if news.to is not None:
        args["number"] = news.to
    key = _TOLD[news.kind]
    if news.kind == "hint":
        args["count"] = 1
    if news.kind == "propose" and news.action is None:
        key = "news-propose-places"
    return [Message(key, args), *events_of(news)]


def _words(news: News) -> Value:
    """What somebody said or thinks of it, in the words of who reads it."""
    if news.phrase is not None:
        return Message(f"phrase-{news.phrase}")
    if news.reaction is not None:
        return Message(f"reaction-{news.reaction}")
    return news.text or news.action or ""


def gathered(messages: Sequence[Message]) -> list[Message]:
    """The same, with all the hints that a player has asked for in one line, where the first was."""
    found: list[Message] = []
    places: dict[Value, int] = {}
    for message in messages:
        seat = message.args["seat"] if message.key == _TOLD["hint"] else None
        if seat is None or seat not in places:
            if seat is not None:
                places[seat] = len(found)
            found.append(message)
        else:
            told = found[places[seat]]
            count = cast("int", told.args["count"]) + 1
            found[places[seat]] = Message(told.key, {**told.args, "count": count})
    return found


def _pause(lasted: int) -> Message:
    """No server ran for so many milliseconds: in the largest unit that fits."""
    for unit, length in (("days", 86_400_000), ("hours", 3_600_000)):
        if lasted >= length:
            return Message(f"news-pause-{unit}", {"count": round(lasted / length)})
    return Message("news-pause-minutes", {"count": max(1, round(lasted / 60_000))})


def public(message: Message) -> Message:
    """What anybody may know of an event (see `Event.seen_by`)."""
    return Message(message.key.removesuffix("-own"), message.args)


def names_of(seats: Sequence[dict[str, Any]], text: Text) -> list[str]:
    """What the players are called; who has the same name as another gets a number besides."""
    names = [_name(number, seat, text) for number, seat in enumerate(seats, start=1)]
    return [
        f"{name} ({number})" if names.count(name) > 1 else name
        for number, name in enumerate(names, start=1)
    ]


def _name(number: int, seat: dict[str, Any], text: Text) -> str:
    if seat["kind"] == "bot":
        # a server of another version may have characters that we do not know, or none
        return bot_text(text, number, bot_name(seat["level"], seat.get("character")))
    if seat["kind"] == "human" and seat["name"] is None:
        return text("former-player")
    return shortened(seat["name"] or text("player", number=number))


def outcome_of(answer: dict[str, Any]) -> Outcome | None:
    """How the game ended; None: it was not played to its end."""
    told = answer["outcome"]
    if told is None:
        return None
    why = told["why"]
    key = "" if why is None else why["key"].removeprefix("outcome-")
    args = {} if why is None else read_message(why).args
    return Outcome(tuple(told["winners"]), tuple(told["places"]), key, args)


def sheets_of(answer: dict[str, Any]) -> list[Sheet]:
    """The score sheets of all seats; between equal totals the server has decided."""
    return [
        Sheet(tuple(map(_line, sheet["lines"])), ties=(-sheet["place"],))
        for sheet in answer["seats"]
    ]


def _line(line: dict[str, Any]) -> Line:
    return Line(line["key"], line["points"], read_message(line).args)
