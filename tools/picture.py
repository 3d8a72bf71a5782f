"""Draw the README's picture, a position of a real game: `python -m tools.picture FILE`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import dvergar
from dvergar.bots import make_bot
from dvergar.cli.screen import Screen

SEED = 11
MOVES = 87


def main(path: Path) -> None:
    game = dvergar.game("nidavellir")
    match = dvergar.Match(game, game.setup(4, SEED, {}), listen=True)
    bots = [make_bot("greedy", seat, game) for seat in range(4)]
    while len(match.moves) < MOVES or match.state.to_act != (0,):
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    text = game.text("en").naming(["Player 1", "Greedy 2", "Greedy 3", "Greedy 4"])
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True)
    screen = Screen(game, text, console)
    screen.draw(match.state.view(0))
    prompt = match.state.prompt()
    assert prompt is not None
    screen.say("\n" + text.say(prompt), style="bold")
    screen.show_options(match.state.legal(0))
    drawing = console.export_svg(title="dvergar play nidavellir", unique_id="dvergar")
    # the fonts of the reader's own machine will do: nothing is fetched from elsewhere
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.S)
    drawing = drawing.replace("<!-- Generated with Rich https://www.textualize.io -->", "")
    path.write_text(drawing, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
