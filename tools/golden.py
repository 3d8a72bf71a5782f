"""Record a golden game: `python -m tools.golden GAME NAME --seats N --seed S --bots a,b [-o x=y]`.

A golden game is a finished match that is replayed whole on every test run. Recording one adds the
match and its result to `tests/games/<game>/golden/`, or to `--folder DIR`; an existing one is never
overwritten.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import dvergar
from dvergar.bots import make_bot

#: the scores are noted before every so many moves
EVERY = 20
TESTS = Path(__file__).parent.parent / "tests" / "games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    game = dvergar.game(asked.game)
    options = dict(pair.split("=", 1) for pair in asked.option)
    match = dvergar.Match(game, game.setup(asked.seats, asked.seed, options))
    lineup = asked.bots.split(",")
    bots = [make_bot(lineup[seat % len(lineup)], seat, game) for seat in range(asked.seats)]
    course = []
    while not match.state.is_over:
        if len(match.moves) % EVERY == 0:
            course.append(match.state.scores())
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    folder = asked.folder or TESTS / asked.game / "golden"
    folder.mkdir(exist_ok=True)
    path = folder / f"{asked.name}.match"
    if path.exists():
        parser.error(f"{path.name} exists")
    match.save(path)
    results = folder / "results.json"
    known = json.loads(results.read_text("utf-8")) if results.exists() else {}
    state = match.state
    known[asked.name] = {"course": course, "scores": state.scores(), "winners": state.winners()}
    lines = [f" {json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known)]
    results.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
