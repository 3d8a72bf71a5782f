"""A bot from outside for tournaments: it speaks lines of JSON and plays random legal moves.

dvergar tournament nidavellir --bots "greedy,cmd:python examples/line_bot.py" --games 20
"""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:  # a new game begins: nothing is left of the last one
        chance.seed(asked["seed"])
        answer = {"ready": True}
    elif asked["besides"]:  # nobody waits for this seat: it does nothing
        answer = {"action": None}
    else:  # asked["view"] is all that this seat may know
        answer = {"action": chance.choice(asked["legal"])}
    print(json.dumps(answer), flush=True)
