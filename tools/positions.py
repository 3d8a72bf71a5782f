"""Write the gallery's positions: `python -m tools.positions [FILE]`.

Each is a whole frame as the server would send it, with the answers to what the page would ask then.
One line a position, so that a change of a view shows as a change of lines.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from dvergar.kernel.match import Match
from dvergar.kernel.state import State
from dvergar.server.entry import Draft, Entry, Header, Settings
from dvergar.server.frames import foretell, make_frame
from dvergar.server.history import Happened
from dvergar.server.standing import Standing
from tools.phases import PHASES, Found, find

FILE = Path(__file__).parent.parent / "web" / "src" / "gallery" / "positions.json"
#: any moment will do, but always the same
_NOW = 1_767_225_600_000
_PERSON = "somebody"
#: what the log shows of the past
_LAST_ENTRIES = 25
#: a bid is composed before anything can be asked about it
_NOT_ASKED = ("bid",)


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    path.write_text(dump(), "utf-8")


def dump() -> str:
    """All positions by the names of their phases."""
    lines = [
        f'"{phase.name}":{msgspec.json.encode(_position(find(phase.name))).decode()}'
        for phase in PHASES
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _position(found: Found) -> dict[str, Any]:
    standing, happened = _stand(found)
    seat = found.seat
    # after the end the whole game is told
    told = happened if standing.is_over else happened[-_LAST_ENTRIES:]
    frame = make_frame(standing, told, _PERSON, seat, None, _NOW, "")
    asked = [action for action in frame.legal if action.split()[0] not in _NOT_ASKED]
    # what is not possible now has reasons: ask for all heroes, as somebody who looks them up does
    if any(action.startswith("recruit") for action in asked):
        asked = [f"recruit {hero}" for hero in found.state.config.figures.hero_ids]
    outlooks = [] if seat is None or standing.is_over else foretell(standing, seat, asked, "en")
    scores = {"scores": _scores_over_time(found.match)} if standing.is_over else {}
    return {"frame": frame, "outlooks": outlooks, **scores}


def _scores_over_time(match: Match) -> dict[str, Any]:
    state: State = match.game.start(match.setup)
    scores = [state.scores()]
    for seat, action in match.moves:
        state.apply(seat, action)
        scores.append(state.scores())
    return {"moves": list(range(len(scores))), "scores": scores}


def _stand(found: Found) -> tuple[Standing, list[Happened]]:
    """The table as it would stand on a server, and all that happened there."""
    match = found.match
    header = Header(found.phase.name, match.game, match.setup, Settings(), _PERSON, _NOW)
    drafts = [_seat(seat, found.seat) for seat in range(match.setup.seats)]
    drafts += [Draft("move", {"seat": m.seat, "action": str(m.action)}) for m in match.moves]
    standing = Standing(header)
    happened = []
    for number, draft in enumerate(drafts, start=1):
        entry = Entry(number, draft.kind, None, None, _NOW, draft.body)
        events = standing.take(entry)
        if number == match.setup.seats:
            events = header.start_listening().heard()
        happened.append((entry, events))
    return standing, happened


def _seat(seat: int, own: int | None) -> Draft:
    """Oneself, one more person, and bots."""
    person = _PERSON if seat == own else "somebody else"
    if seat in (own, 0) or (own == 0 and seat == 1):
        return Draft("sit", {"seat": seat, "person": person, "name": f"Player {seat + 1}"})
    return Draft("bot", {"seat": seat, "level": "greedy"})


if __name__ == "__main__":
    main()
