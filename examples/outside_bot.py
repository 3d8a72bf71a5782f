"""A bot from outside: it joins a table by its link and plays random legal moves to the end.

python examples/outside_bot.py http://127.0.0.1:8000/t/ID
"""

import random
import sys

from dvergar.client import Client, Refused


def main(link: str) -> None:
    with Client(link, name="Random bot") as client:
        seat = client.sit(link)
        with client.open(link, seat) as table:
            for frame in table:
                # Others may have moved since: only the newest frame tells whose turn it is.
                if frame is not table.frame or not frame.my_turn:
                    continue
                try:
                    table.act(random.choice(frame.legal))
                except Refused:
                    if frame is table.frame:
                        raise
        sheets = client.sheets(link)["seats"]
        for sheet in sorted(sheets, key=lambda sheet: sheet["place"]):
            print(f"{sheet['place']}. {sheet['name'] or 'Bot'}: {sheet['total']}")


if __name__ == "__main__":
    main(sys.argv[1])
