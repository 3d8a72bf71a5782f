"""A bot from outside for tests; its argument says what it does wrong: python FILE HOW."""

from __future__ import annotations

import json
import sys
import time


def main(how: str) -> None:
    decisions = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if "hello" in asked:
            decisions = 0
            if how == "mute":
                time.sleep(60)
            print(json.dumps({"ready": True}), flush=True)
            continue
        decisions += 1
        answer = json.dumps({"action": asked["legal"][0]})
        if decisions == 3:
            if how == "crash":
                raise SystemExit("out of luck")
            if how == "late":
                time.sleep(60)
            if how == "illegal":
                answer = json.dumps({"action": "dance wildly"})
            if how == "foreign":
                answer = "take it or leave it"
            if how == "flood":
                answer = "x" * 2_000_000
        print(answer, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
