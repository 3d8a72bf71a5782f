"""Write what the gallery shows: `python -m tools.positions [FOLDER]`.

`positions.json`: each position is a whole frame as the server would send it, with the answers to
what the page would ask then; one line a position, so that a change of a view shows as a change of
lines. `games.json`: what the server says of each game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import dvergar
from dvergar.games import game_names
from dvergar.kernel.game import Game
from dvergar.kernel.language import LANGUAGES
from dvergar.kernel.match import Match
from dvergar.kernel.state import State
from dvergar.kernel.tutorial import LEARNER
from dvergar.server.api.games import show_game, show_lessons, show_origin
from dvergar.server.entry import Draft, Entry, Header, Settings
from dvergar.server.frames import foretell, make_frame
from dvergar.server.history import Happened
from dvergar.server.standing import Standing
from tools.phases import PHASES
from tools.phases.phase import Found, find_all

FOLDER = Path(__file__).parent.parent / "web" / "src" / "gallery"
#: any moment will do, but always the same
_NOW = 1_767_225_600_000
_PERSON = "somebody"
#: what the log shows of the past
_LAST_ENTRIES = 25


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, content in dump().items():
        (folder / name).write_text(content, "utf-8")


def dump() -> dict[str, str]:
    """The files by their names."""
    found = find_all([phase for phase in PHASES if phase.shown])
    positions = {name: _position(each) for name, each in found.items()}
    games = [dvergar.game(name) for name in game_names()]
    lessons = {f"lesson-{game.name}": _lesson(game) for game in games if game.tutorial()}
    return {
        "positions.json": _lines(positions | lessons),
        "games.json": _lines({game.name: _describe(game) for game in games}),
    }


def _lines(content: dict[str, dict[str, Any]]) -> str:
    lines = [f'"{key}":{msgspec.json.encode(each).decode()}' for key, each in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "shown": {lang: show_game(game, lang).model_dump() for lang in LANGUAGES},
        "origins": [show_origin(origin).model_dump() for origin in game.origins()],
        "lessons": [each.model_dump() for each in show_lessons(game)] if game.tutorial() else [],
    }


def _lesson(game: Game[Any]) -> dict[str, Any]:
    """The table at which the first chapter of a tutorial begins."""
    tutorial = game.tutorial()
    assert tutorial is not None
    standing, happened = _stand(f"lesson-{game.name}", Match(game, tutorial.setup), LEARNER)
    frame = make_frame(standing, happened, _PERSON, LEARNER, None, _NOW, "")
    return {"frame": frame, "outlooks": []}


def _position(found: Found) -> dict[str, Any]:
    seat, match = found.seat, found.match
    standing, happened = _stand(found.phase.name, match, seat)
    # after the end the whole game is told
    told = happened if standing.is_over else happened[-_LAST_ENTRIES:]
    frame = make_frame(standing, told, _PERSON, seat, None, _NOW, "")
    if standing.is_over:
        return {"frame": frame, "outlooks": [], **_looking_back(match)}
    asked = found.phase.asked(found.state, frame.legal) if found.phase.asked else []
    outlooks = [] if seat is None else foretell(standing, seat, asked, "en")
    return {"frame": frame, "outlooks": outlooks}


def _looking_back(match: Match) -> dict[str, Any]:
    """The scores over time, and a position with all hands open."""
    move = len(match.moves) * 2 // 3
    return {
        "scores": _scores_over_time(match),
        "past": {"move": move, "view": match.at(move).open_view()},
    }


def _scores_over_time(match: Match) -> dict[str, Any]:
    state: State = match.game.start(match.setup)
    scores = [state.scores()]
    for seat, action in match.moves:
        state.apply(seat, action)
        scores.append(state.scores())
    return {"moves": list(range(len(scores))), "scores": scores}


def _stand(name: str, match: Match, own: int | None) -> tuple[Standing, list[Happened]]:
    """The table as it would stand on a server, and all that happened there."""
    header = Header(name, match.game, match.setup, Settings(), _PERSON, _NOW)
    drafts = [_seat(seat, own) for seat in range(match.setup.seats)]
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
