"""How long it takes to open a long game from the store, and to take back a move in it.

`python -m tools.opening [--moves N]`: a random game with as many players as possible. In the middle
of it they change what they have chosen already again and again, until there are N moves.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from dvergar.games import game as find_game
from dvergar.games import game_names
from dvergar.kernel.game import Game
from dvergar.server.api.models import NewTable
from dvergar.server.bots import Thinkers
from dvergar.server.config import database_url
from dvergar.server.database import open_database
from dvergar.server.making import new_table
from dvergar.server.people import People
from dvergar.server.room import Room
from dvergar.server.store import Store

_ROUNDS = 30


async def measure(game: Game[Any], moves: int, folder: Path) -> None:
    """Play a long game into a store and open it again and again."""
    store = Store(await open_database(database_url(folder, None)))
    person = await People(store, b"-" * 32, 24).new_guest("Player 1")
    seats = [{"kind": "me"}] * game.seat_counts[-1]
    wish = {"game": game.name, "seats": seats, "hot_seat": True}
    made = new_table(store.find_game, NewTable.model_validate(wish), person)
    await store.create_table(*made)
    thinkers = Thinkers(1, 1.0)
    room = await Room.open(store, thinkers, made.header.id)
    chance = random.Random(1)
    while len(room.standing.line) < moves:
        state = room.standing.state
        # in the middle of the game they start to change their minds
        may = [seat for seat in state.may_act if state.legal(seat)]
        changes = may and len(room.standing.line) > 100
        seat = chance.choice(may if changes else state.to_act)
        action = chance.choice(state.legal(seat))
        after = state.copy()
        after.apply(seat, action)
        if after.is_over:  # nothing can be undone in a finished game
            break
        await room.act(person.id, seat, str(action), None)
    opening, undoing = [], []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        opened = await Room.open(store, thinkers, made.header.id)
        opening.append(time.perf_counter() - began)
        if not opened.standing.line:
            break
        seat = opened.standing.line[-1].seat
        began = time.perf_counter()
        await opened.undo(person.id, seat, None)
        undoing.append(time.perf_counter() - began)
        room = opened
    count = len(room.standing.line)
    await store.close()
    for what, took in (("opening", opening), ("undo", undoing)):
        middle, most = statistics.median(took) * 1000, max(took) * 1000
        print(f"{game.name}, {count} moves: {what} {middle:.1f} ms, at most {most:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    wish = parser.parse_args()
    for name in game_names():
        with tempfile.TemporaryDirectory(prefix="dvergar-opening-") as folder:
            asyncio.run(measure(find_game(name), wish.moves, Path(folder)))


if __name__ == "__main__":
    main()
