"""A small tournament at a running play server: a bot with `dvergar.client` against its bots.

python examples/server_tournament.py http://127.0.0.1:8000 nidavellir greedy 2 20

plays 20 games at tables of 2 seats, from each seat in turn. The server deals: unlike in
`dvergar tournament`, no two games have the same deal.
"""

import random
import sys

from dvergar.arena.bootstrap import Ratio, intervals
from dvergar.client import Client, Frame, Refused


def choose(frame: Frame) -> str:
    """Your bot: everything that it may know is in `frame.view`."""
    return random.choice(frame.legal)


def play(client: Client, link: str, seat: int) -> float:
    """One game to its end; the part of the victory."""
    with client.open(link, seat) as table:
        for frame in table:
            # Others may have moved since: only the newest frame tells whose turn it is.
            if frame is not table.frame or not frame.my_turn:
                continue
            try:
                table.act(choose(frame))
            except Refused:
                if frame is table.frame:
                    raise
    places = [sheet["place"] for sheet in client.sheets(link)["seats"]]
    return (places[seat] == 1) / places.count(1)


def main(server: str, game: str, rival: str, seats: int, games: int) -> None:
    wins = Ratio()
    with Client(server, name="Outside bot") as client:
        for number in range(games):
            sitting = [{"kind": "bot", "level": rival} for _ in range(seats)]
            sitting[number % seats] = {"kind": "me"}
            link = client.create(game, seats=sitting)["link"]
            wins.add(number, play(client, link, number % seats))
    (share,) = intervals([wins], games, shares=True)
    print(f"{wins.total:g} of {games} games won: {100 * share.value:.1f} %", end="")
    print(f" (95 %: {100 * share.low:.1f}–{100 * share.high:.1f})")


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:6]))
