"""What may be done at a table, by whom and when.

Each function looks at the table as it stands and gives the entry that would be made, or refuses.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from dvergar.bots import deal
from dvergar.kernel.errors import IllegalAction
from dvergar.server import absence, clocks, silence
from dvergar.server import undo as undoing
from dvergar.server.entry import Draft
from dvergar.server.refusal import BAD, FORBIDDEN, NOT_NOW, UNKNOWN, Refusal
from dvergar.server.relations import Company
from dvergar.server.standing import Standing

#: the bot that plays for a player who has left
STAND_IN = "greedy"

# --- who may, and when -----------------------------------------------------------------------


def demand_status(standing: Standing, status: str) -> None:
    if standing.status != status:
        raise Refusal(NOT_NOW, f"table-{standing.status}")


def demand_own(standing: Standing, person: str | None, seat: int) -> None:
    """A seat is its owner's."""
    if person is None:
        raise Refusal(UNKNOWN, "sign-in")
    if seat not in standing.seats_of(person):
        raise Refusal(FORBIDDEN, "not-your-seat")


def _demand_present(standing: Standing, seat: int) -> None:
    if standing.seats[seat].away:
        raise Refusal(NOT_NOW, "seat-away")


def demand_player(standing: Standing, person: str | None, seat: int) -> None:
    """Decisions are made while the game runs, by who has the seat and has not left it to a bot."""
    demand_status(standing, "running")
    demand_own(standing, person, seat)
    _demand_present(standing, seat)


def _demand_host(standing: Standing, person: str) -> None:
    """A table is configured by its host, before the game begins."""
    if person != standing.host:
        raise Refusal(FORBIDDEN, "not-host")
    demand_status(standing, "open")


# --- playing ---------------------------------------------------------------------------------


def act(
    standing: Standing, person: str | None, seat: int, action: str, now: int, *, quiet: bool = False
) -> Draft:
    """A person does something with a seat; `quiet`: and does not want to be asked again this turn,
    if it is a reaction."""
    demand_player(standing, person, seat)
    draft = move(standing, seat, action, now)
    if quiet:
        draft.body.update(silence.wish(standing, standing.state.game.parse(action)))
    return draft


def move(standing: Standing, seat: int, action: str, now: int) -> Draft:
    """A seat does something, if the rules allow it."""
    state = standing.state
    parsed = state.game.parse(action)
    reason = state.why_not(seat, parsed)
    if reason is not None:
        raise IllegalAction(reason.key, reason.args, state.game.package)
    body: dict[str, Any] = {"seat": seat, "action": str(parsed)}
    if state.is_forced(seat):
        body["forced"] = True
    return Draft("move", body | clocks.spent(standing, seat, now))


def undo(standing: Standing, person: str | None, seat: int, harmless: int | None) -> Draft:
    """Take back a seat's last decision: at once if that harms nobody, else ask the others.

    `harmless` is the entry of a last move that revealed nothing.
    """
    demand_player(standing, person, seat)
    to = undoing.last_decision(standing, seat)
    if to is None:
        raise Refusal(NOT_NOW, "nothing-to-undo")
    if undoing.all_agree(standing, person, seat):
        return Draft("undo", {"to": to, "seat": seat})
    if standing.line[-1].number == harmless:
        return Draft("undo", {"to": to, "seat": seat, "free": True})
    if standing.undo_wish is not None:
        raise Refusal(NOT_NOW, "undo-asked")
    return Draft("ask-undo", {"to": to, "seat": seat})


def answer_undo(standing: Standing, person: str | None, agree: bool) -> Draft:
    """Agree to another player's wish to undo, or decline it. The last to agree makes it so."""
    demand_status(standing, "running")
    wish = standing.undo_wish
    if person is None or person not in standing.people():
        raise Refusal(FORBIDDEN, "not-your-seat")
    if wish is None:
        raise Refusal(NOT_NOW, "no-undo-wish")
    seat = standing.seats_of(person)[0]
    if not agree:  # who has asked may take that back, too
        return Draft("refuse-undo", {"seat": seat})
    if person in wish.agreed:
        raise Refusal(NOT_NOW, "undo-answered")
    if standing.asked() <= wish.agreed | {person}:
        return Draft("undo", {"to": wish.to, "seat": wish.seat})
    return Draft("agree-undo", {"seat": seat})


def hint(standing: Standing, person: str | None, seat: int) -> Draft:
    """A person lets a bot say what it would do with a seat: everybody may know that."""
    demand_player(standing, person, seat)
    state = standing.state
    if not standing.header.settings.hints:
        raise Refusal(FORBIDDEN, "no-hints")
    least = 1 if state.discreet and seat in state.to_act else 2
    if len(state.legal(seat)) + len(state.forms(seat)) < least:
        raise Refusal(NOT_NOW, "nothing-to-decide")
    return Draft("hint", {"seat": seat})


# --- seats -----------------------------------------------------------------------------------


def sit(
    standing: Standing,
    person: str,
    name: str,
    seat: int,
    company: Company,
    *,
    invited: bool,
    named: bool = False,
) -> Draft:
    """Take a free seat. Those of a rematch are kept for who is invited.

    `named`: the name is the seat's own, not the person's.
    """
    standing.state.check_seat(seat)
    demand_status(standing, "open")
    _demand_welcome(standing, person, company)
    if standing.seats[seat].kind != "open":
        raise Refusal(NOT_NOW, "seat-taken")
    header = standing.header
    kept = header.settings.kept
    if kept and not invited and kept[seat] not in (None, person, *standing.removed):
        raise Refusal(NOT_NOW, "seat-kept")
    several = header.settings.hot_seat or header.game.open_hands
    if standing.seats_of(person) and not several:
        raise Refusal(NOT_NOW, "one-seat-each")
    return Draft("sit", {"seat": seat, "person": person, "name": name, "named": named})


def _demand_welcome(standing: Standing, person: str, company: Company) -> None:
    """Nobody sits down where they were removed, or with someone if one has blocked the other."""
    _demand_not_removed(standing, person, company)
    here = {standing.host, *(seat.person for seat in standing.seats)}
    if here & company.blockers:
        raise Refusal(FORBIDDEN, "not-welcome")
    if here & company.blocked:
        raise Refusal(FORBIDDEN, "blocked-here")


def _is_welcome(standing: Standing, was: str, person: str, company: Company) -> bool:
    """Whether the account that a guest logs in to could take the guest's seats here."""
    one, itself = company, {was, person}
    others = Company(one.blocked - itself, one.blockers - itself, one.guests)
    try:
        _demand_welcome(standing, person, others)
    except Refusal:
        return False
    return True


def _demand_not_removed(standing: Standing, person: str, company: Company) -> None:
    """Nor does it help to have been a guest then."""
    if standing.status == "open" and standing.removed & {person, *company.guests}:
        raise Refusal(FORBIDDEN, "removed-here")


def leave(standing: Standing, person: str, seat: int, now: int, *, bot: bool = True) -> Draft:
    """Free a seat or, once the game runs, let a bot take over, if a `bot` may."""
    standing.state.check_seat(seat)
    demand_own(standing, person, seat)
    if standing.status == "open":
        return Draft("open", {"seat": seat})
    demand_status(standing, "running" if bot else "open")
    _demand_present(standing, seat)
    return _stand_in("leave", standing, seat, now)


def ban(standing: Standing, person: str, seat: int, now: int) -> Draft:
    """Let a banned player leave for good: no undo waits for their answer."""
    if standing.status != "running" or not standing.seats[seat].away:
        draft = leave(standing, person, seat, now)
    else:
        demand_own(standing, person, seat)
        draft = Draft("leave", {"seat": seat, "level": standing.seats[seat].level})
    return draft if draft.kind == "open" else Draft("leave", {**draft.body, "banned": True})


def time_out(standing: Standing, now: int) -> Draft:
    """Silence answers for a seat that is asked for a reaction; else a bot takes over a seat whose
    time is up, or whose person the others have voted out."""
    found = silence.due(standing, now)
    if found is not None:
        seat, why = found
        draft = move(standing, seat, str(standing.state.silence), now)
        return Draft("move", draft.body | {"silent": why})
    late, gone = clocks.overdue(standing, now), absence.voted_out(standing, now)
    if late is not None:
        return _stand_in("timeout", standing, late, now)
    if gone is not None:
        return _stand_in("absent", standing, gone, now)
    raise Refusal(NOT_NOW, "why-not-your-turn")


def _stand_in(kind: str, standing: Standing, seat: int, now: int) -> Draft:
    spent = clocks.spent(standing, seat, now)
    return Draft(kind, {"seat": seat, "level": STAND_IN} | spent)


def abandon(standing: Standing, before: int | None, now: int) -> Draft:
    """A bot takes over from a player, if nothing has happened at the table since."""
    demand_status(standing, "running")
    present = [
        number for number, seat in enumerate(standing.seats) if seat.person and not seat.away
    ]
    if not present or (before is not None and standing.updated >= before):
        raise Refusal(NOT_NOW, "table-running")
    return _stand_in("timeout", standing, present[0], now)


def pause(standing: Standing, gaps: Sequence[tuple[int, int]]) -> Draft:
    """Nobody was waited for while no server ran."""
    began = [clocks.waited_since(standing, seat) for seat in clocks.awaited(standing)]
    felt = [gap for gap in gaps if began and gap[1] > min(began) and gap not in standing.pauses]
    if not felt:
        raise Refusal(NOT_NOW, "why-not-your-turn")
    return Draft("pause", {"gaps": felt, "lasted": sum(until - since for since, until in felt)})


def take_back(standing: Standing, person: str, seat: int) -> Draft:
    """Play again for oneself; to a vote about the seat: say that one is here."""
    standing.state.check_seat(seat)
    demand_own(standing, person, seat)
    demand_status(standing, "running")
    if seat in absence.votes(standing):
        return Draft("here", {"seat": seat})
    if not standing.seats[seat].away:
        raise Refusal(NOT_NOW, "seat-not-away")
    return Draft("return", {"seat": seat})


def set_seat(
    standing: Standing, person: str, seat: int, level: str | None, character: str | None = None
) -> Draft:
    """The host opens a seat or puts a bot there; of its level one who does not sit here yet, unless
    a character is wished for. Someone else has to be removed first."""
    _demand_host(standing, person)
    standing.state.check_seat(seat)
    if standing.seats[seat].person not in (None, person):
        raise Refusal(NOT_NOW, "remove-first")
    if level is None:
        return Draft("open", {"seat": seat})
    if character is None:
        taken = [each.character for each in standing.seats]
        (character,) = deal([level], taken, random.SystemRandom())
    return bot_draft(seat, level, character)


def bot_draft(seat: int, level: str, character: str | None) -> Draft:
    """A bot sits down."""
    body = {"seat": seat, "level": level}
    return Draft("bot", body if character is None else body | {"character": character})


def remove(standing: Standing, person: str, other: str) -> Draft:
    """The host sends someone out of the waiting room."""
    _demand_host(standing, person)
    if other == person:
        raise Refusal(BAD, "not-yourself")
    if other in standing.removed:
        raise Refusal(NOT_NOW, "removed-already")
    return Draft("remove", {"person": other, "seat": next(iter(standing.seats_of(other)), None)})


# --- around the game -------------------------------------------------------------------------


def fork(standing: Standing, person: str) -> Draft:
    """A player of a running game goes on from it elsewhere: the others may know that."""
    demand_status(standing, "running")
    own = standing.seats_of(person)
    if not own:
        raise Refusal(FORBIDDEN, "not-your-seat")
    return Draft("fork", {"seat": own[0]})


def demand_voice(standing: Standing, person: str, company: Company) -> None:
    """Nobody speaks where the host has removed or blocked them, unless the game runs with them."""
    _demand_not_removed(standing, person, company)
    plays = standing.begun and standing.seats_of(person)
    if standing.host in company.blockers and not plays:
        raise Refusal(FORBIDDEN, "no-chat-here")


def cancel(standing: Standing, person: str) -> Draft:
    """The host gives up a table that has not begun."""
    _demand_host(standing, person)
    return Draft("cancel", {})


def expire(standing: Standing, before: int) -> Draft:
    """The server gives up a table that has not begun, if nothing has happened there since."""
    demand_status(standing, "open")
    if standing.updated >= before:
        raise Refusal(NOT_NOW, "table-open")
    return Draft("cancel", {})


def rename(
    standing: Standing, was: str, person: str, name: str, company: Company | None = None
) -> Draft:
    """A player has another name, or is known by an account now, which has this `company`.

    Where the account could not sit down, a seat of the guest becomes free instead.
    """
    own = standing.seats_of(was)
    if not own and standing.host != was:
        raise Refusal(NOT_NOW, "not-your-seat")
    waits = standing.status == "open" and standing.host != was
    if waits and company is not None and not _is_welcome(standing, was, person, company):
        return Draft("open", {"seat": own[0]})
    seat = next((seat for seat in own if not standing.seats[seat].named), None)
    return Draft("rename", {"was": was, "person": person, "name": name, "seat": seat})


def rematch(standing: Standing, table: str, instead: str | None) -> Draft:
    """Say which table is the rematch, once; `instead` of one that was given up."""
    if standing.rematch != instead:
        raise Refusal(NOT_NOW, "rematch-made")
    return Draft("rematch", {"table": table})
