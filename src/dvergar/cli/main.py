"""The command `dvergar`."""

from __future__ import annotations

import asyncio
import io
import json
import os
import platform
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text as RichText
from typer.exceptions import TyperException

from dvergar import __version__
from dvergar.arena.crew import check_jobs
from dvergar.arena.schedule import ARENA
from dvergar.arena.simulate import make_plan, simulate
from dvergar.arena.tournament import hire, plan_tournament
from dvergar.bots import Bot, line_up, make_bot
from dvergar.bots.analysis import analyse
from dvergar.bots.review import PLAYOUTS
from dvergar.cli import admin
from dvergar.cli import bench as benchmark
from dvergar.cli.analyse import find_position, make_budget, percent, show_analysis
from dvergar.cli.arena import progress_bar, run_stats, run_tournament
from dvergar.cli.names import bot_text
from dvergar.cli.origins import changes_as_json, origins_as_json, show_changes, show_origins
from dvergar.cli.play import Table
from dvergar.cli.review import make_review, show_review
from dvergar.cli.sheets import draw_sheets, sheets_as_json, show_outcome
from dvergar.cli.terminal import terminal_of
from dvergar.cli.usage import (
    CLI,
    AsJson,
    Database,
    ServerFolder,
    chosen_language,
    complaint,
    language,
    print_json,
    show_help,
    take_language,
    words,
)
from dvergar.cli.wrapping import keep_together
from dvergar.games import game as find_game
from dvergar.games import game_names, refused_games
from dvergar.kernel.errors import DvergarError, why_failed
from dvergar.kernel.extras import needs
from dvergar.kernel.game import Game, Option, show_option
from dvergar.kernel.language import Text
from dvergar.kernel.match import Match
from dvergar.kernel.message import plain_message
from dvergar.kernel.rng import derive
from dvergar.kernel.sheet import ranking
from dvergar.kernel.state import State

BAD_INPUT = 2
_PYTHON = platform.python_version()

app = typer.Typer(help="help-app", add_completion=False, pretty_exceptions_enable=False)

# The help texts are keys: `usage.py` puts the words of the chosen language in.
GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data-folder")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="OPTION", help="help-option")
]


def read_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """`edition=fr` and the like."""
    found: dict[str, object] = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise DvergarError("bad-option-form", {"given": pair}, CLI)
        found[name.strip()] = value
    return found


def _table(text: Text, *heads: str) -> RichTable:
    """An empty table with translated heads."""
    shown = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        shown.add_column(text(head))
    return shown


# --- games -----------------------------------------------------------------------------------


@app.command(name="games", help="help-games")
def games_command(as_json: AsJson = False) -> None:
    games = [find_game(name) for name in game_names()]
    for refused in refused_games():
        print(words().say(refused), file=sys.stderr)
    if as_json:
        print_json([describe(game) for game in games])
        return
    text = words()
    shown = _table(text, "games-name", "games-seats", "games-about", "games-options")
    for game in games:
        own = words(game)
        options = [
            "\n  ".join(
                filter(
                    None,
                    [
                        f"{option.name} = {' | '.join(map(show_option, option.choices))}",
                        own(f"option-{option.name}"),
                        where_it_applies(text, option),
                    ],
                )
            )
            for option in game.options
        ]
        seats = f"{game.seat_counts[0]}–{game.seat_counts[-1]}"
        effort = text("games-effort", minutes=game.minutes, difficulty=game.difficulty)
        about = f"{own('game-about')}\n{effort}\n\n{own('game-credit')}"
        shown.add_row(game.name, seats, about, "\n".join(options))
    Console().print(shown)


def where_it_applies(text: Text, option: Option) -> str:
    """Where an option applies, if not everywhere."""
    if option.only is None:
        return ""
    other, values = option.only
    return text("games-option-only", other=other, value_list=list(map(show_option, values)))


def describe(game: Game[Any]) -> dict[str, Any]:
    text = words(game)
    return {
        "name": game.name,
        "title": text("game-title"),
        "about": text("game-about"),
        "credit": text("game-credit"),
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "options": [
            {
                "name": option.name,
                "text": text(f"option-{option.name}"),
                "default": option.default,
                "choices": list(option.choices),
                "only": option.only and option.only._asdict(),
            }
            for option in game.options
        ],
    }


# --- play ------------------------------------------------------------------------------------


@app.command(name="play", help="help-play")
def play_command(
    name: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help-seats-play")] = None,
    humans: Annotated[int, typer.Option(metavar="N", help="help-humans")] = 1,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="help-bots")] = "greedy",
    seed: Annotated[int | None, typer.Option(metavar="N", help="help-seed")] = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="help-load")] = None,
    data: DataFolder = None,
) -> None:
    game = find_game(name, data)
    if load is not None:
        if seats is not None or seed is not None or option:
            raise DvergarError("bad-load", {}, CLI)
        match = Match.load(load, lambda found: find_game(found, data), listen=True)
        if match.game is not game:
            raise DvergarError("bad-load-game", {"given": match.game.name}, CLI)
    else:
        given = secrets.randbits(64) if seed is None else seed
        count = min(4, game.seat_counts[-1]) if seats is None else seats
        match = Match(game, game.setup(count, given, read_options(option)), listen=True)
    seats = match.setup.seats
    if not 0 <= humans <= seats:
        raise DvergarError("bad-humans", {"given": humans, "count": seats}, CLI)
    lineup = line_up(_names(bots), seats - humans, game)
    text = words(match.game)
    people = [text("player", number=number + 1) for number in range(humans)]
    others = [bot_text(text, humans + number, bot) for number, bot in enumerate(lineup, 1)]
    sitting: list[Bot | None] = [None] * humans
    sitting += [
        make_bot(bot, derive(match.setup.seed, number), game) for number, bot in enumerate(lineup)
    ]
    Table(match, sitting, text.naming([*people, *others]), Console()).run()


def _names(bots: str) -> list[str]:
    return [bot.strip() for bot in bots.split(",")]


# --- serve -----------------------------------------------------------------------------------


@app.command(name="serve", help="help-serve")
def serve_command(
    host: Annotated[str, typer.Option(metavar="HOST", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="help-port")] = 8000,
    data: ServerFolder = None,
    database: Database = None,
    corrections: Annotated[
        Path | None, typer.Option(metavar="DIR", help="help-data-folder")
    ] = None,
    workers: Annotated[int, typer.Option(metavar="N", help="help-workers")] = 1,
    limit: Annotated[list[str] | None, typer.Option(metavar="LIMIT", help="help-limit")] = None,
    keep: Annotated[list[str] | None, typer.Option(metavar="KEEP", help="help-keep")] = None,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="help-open")] = False,
    accept_loss: Annotated[bool, typer.Option("--accept-loss", help="help-accept-loss")] = False,
) -> None:
    # imported here because the other commands need no server
    with needs("server"):
        from dvergar.cli.serve import make_config, run_server

    config = make_config(
        data, database, host=host, port=port, workers=workers, limits=limit or (),
        keep=keep or (), corrections=corrections,
    )  # fmt: skip
    run_server(config, words(), Console(), browse=browse, accept_loss=accept_loss)


@app.command(name="backup", help="help-backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: ServerFolder = None,
    database: Database = None,
) -> None:
    with needs("server"):
        from dvergar.cli.serve import make_config
        from dvergar.server.backup import backup

    count = asyncio.run(backup(make_config(data, database), file))
    print(words()("backup-done", count=count, file=str(file)))


@app.command(name="restore", help="help-restore")
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: ServerFolder = None,
    database: Database = None,
) -> None:
    with needs("server"):
        from dvergar.cli.serve import make_config
        from dvergar.server.backup import restore

    count = asyncio.run(restore(make_config(data, database), file))
    print(words()("restore-done", count=count, file=str(file)))


@app.command(name="check", help="help-check")
def check_command(
    folder: Annotated[Path | None, typer.Argument(metavar="DIR", help="help-server-folder")] = None,
    data: ServerFolder = None,
    database: Database = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-save-sound")] = None,
) -> None:
    with needs("server"):
        from dvergar.cli.check import tell_report
        from dvergar.cli.serve import make_config
        from dvergar.server.check import check

    report = asyncio.run(check(make_config(folder or data, database), save))
    tell_report(report, words(), save)
    if not report.is_sound:
        raise typer.Exit(1)


app.add_typer(admin.app, name="admin")


# --- connect ---------------------------------------------------------------------------------


@app.command(name="connect", help="help-connect")
def connect_command(
    url: Annotated[str, typer.Argument(metavar="URL", help="help-url")],
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-seat")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="help-name")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="help-watch")] = False,
) -> None:
    # imported here because the other commands need no network
    with needs("client"):
        from dvergar.cli.connect import connect

    connect(
        url, seat=seat, name=name, watch=watch, language=chosen_language.get(), console=Console()
    )


# --- simulate --------------------------------------------------------------------------------


@app.command(name="simulate", help="help-simulate")
def simulate_command(
    name: GameName,
    seats: Annotated[int, typer.Option(metavar="N", help="help-seats")] = 4,
    games: Annotated[int, typer.Option(metavar="N", help="help-number")] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="help-seed-simulate")] = 0,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="help-lineup")] = "random",
    jobs: Annotated[int, typer.Option(metavar="N", help="help-jobs")] = 1,
    option: Options = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    plan = make_plan(
        name,
        seats=seats,
        games=games,
        seed=seed,
        bots=_names(bots),
        options=read_options(option),
        data=data,
    )
    check_jobs(jobs)
    text = words(find_game(name, data))
    with progress_bar(text) as bar:
        task = bar.add_task("", total=games)
        result = simulate(plan, jobs=jobs, progress=lambda done: bar.advance(task, done))
    if as_json:
        print_json(result.as_json())
        return
    title = text("simulate-title", games=games, game=text("game-title"), count=seats)
    shown = RichTable(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for head in ("simulate-bot", "simulate-wins", "simulate-share", "simulate-score"):
        shown.add_column(text(head), justify="left" if head == "simulate-bot" else "right")
    for bot, wins, score in zip(plan.bots, result.wins, result.mean_scores, strict=True):
        figures = [text("simulate-number", figure=v) for v in (wins, 100 * wins / games, score)]
        shown.add_row(bot, figures[0], f"{figures[1]} %", figures[2])
    console = Console()
    console.print(shown)
    console.print(
        text(
            "simulate-speed",
            decisions=result.decisions,
            seconds=round(result.seconds, 2),
            gps=round(result.games / result.seconds),
            dps=round(result.decisions / result.seconds),
        ),
        highlight=False,
    )


# --- tournament ------------------------------------------------------------------------------

Entrants = Annotated[str, typer.Option(metavar="BOTS", help="help-entrants")]
GamesInAll = Annotated[int, typer.Option(metavar="N", help="help-games-balanced")]
RunSeed = Annotated[int, typer.Option(metavar="N", help="help-seed-simulate")]
Jobs = Annotated[int, typer.Option(metavar="N", help="help-jobs")]
Engine = Annotated[str, typer.Option(metavar="ENGINE", help="help-engine")]
Address = Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-address")]


@app.command(name="tournament", help="help-tournament")
def tournament_command(
    name: GameName,
    bots: Entrants,
    games: GamesInAll = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help-seats-tournament")] = None,
    seed: RunSeed = 0,
    engine: Engine = "local",
    address: Address = None,
    jobs: Jobs = 1,
    report: Annotated[
        Path | None, typer.Option(metavar="DIR", help="help-report-tournament")
    ] = None,
    option: Options = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    hiring = hire(engine, jobs, address)
    plan = plan_tournament(
        name,
        seats=seats,
        games=games,
        seed=seed,
        bots=_names(bots),
        options=read_options(option),
        data=data,
    )
    text = _arena_words(find_game(name, data))
    if plan.games != games and not as_json:
        print(text("arena-rounded", games=plan.games))
    run_tournament(plan, hiring, report, text, as_json=as_json)


@app.command(name="stats", help="help-stats")
def stats_command(
    name: GameName,
    bots: Entrants = "greedy",
    games: GamesInAll = 100,
    seats: Annotated[int, typer.Option(metavar="N", help="help-seats")] = 4,
    seed: RunSeed = 0,
    engine: Engine = "local",
    address: Address = None,
    jobs: Jobs = 1,
    report: Annotated[Path | None, typer.Option(metavar="DIR", help="help-report")] = None,
    option: Options = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    hiring = hire(engine, jobs, address)
    plan = plan_tournament(
        name,
        seats=seats,
        games=games,
        seed=seed,
        bots=_names(bots),
        options=read_options(option),
        data=data,
        fewest=1,
    )
    run_stats(plan, hiring, report, _arena_words(find_game(name, data)), as_json=as_json)


def _arena_words(game: Game[Any]) -> Text:
    return Text(chosen_language.get(), game.package, ARENA, CLI)


# --- score -----------------------------------------------------------------------------------


@app.command(name="score", help="help-score")
def score_command(
    name: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    game = find_game(name, data)
    results = game.score_pad(_read_json(file))
    text = words(game)
    names = [
        player or text("player", number=number) for number, (player, _) in enumerate(results, 1)
    ]
    sheets = [sheet for _, sheet in results]
    if as_json:
        print_json({"game": name, "players": sheets_as_json(names, sheets)})
    else:
        console = Console()
        console.print(draw_sheets(names, sheets, text, console.width, places=ranking(sheets)))


def _read_json(file: str) -> object:
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise DvergarError("bad-file", {"file": file, **why_failed(error)}) from None
    try:
        found: object = json.loads(content)
    except json.JSONDecodeError as error:
        raise DvergarError("bad-json", {"line": error.lineno, "column": error.colno}, CLI) from None
    except (ValueError, RecursionError):
        raise DvergarError("bad-json", {"line": 1, "column": 1}, CLI) from None
    return found


def _outcome(state: State) -> dict[str, Any]:
    """How a game ended, for a program."""
    outcome = state.outcome()
    return {
        "winners": outcome.winners,
        "places": outcome.places,
        "why": None if outcome.why is None else plain_message(outcome.why),
    }


# --- replay ----------------------------------------------------------------------------------


@app.command(name="replay", help="help-replay")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    to: Annotated[int | None, typer.Option(metavar="N", help="help-to")] = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    match = Match.load(file, lambda name: find_game(name, data))
    count = len(match.moves)
    number = count if to is None else to
    state = match.at(number)
    options = {key: show_option(value) for key, value in match.setup.options.items()}
    if as_json:
        print_json(
            {
                "game": match.game.name,
                "seats": match.setup.seats,
                "seed": match.setup.seed,
                "options": options,
                "moves": [str(move) for move in match.moves[:number]],
                "of": count,
                "over": state.is_over,
                "scores": state.scores(),
                "outcome": _outcome(state) if state.is_over else None,
                "view": state.view(None),
            }
        )
        return
    text = words(match.game)
    console = Console()
    title = text("game-title")
    about = text("replay-title", game=title, count=state.seats, seed=str(match.setup.seed))
    console.print(RichText(about, style="bold"))
    pairs = [f"{key}={value}" for key, value in options.items()]
    console.print(RichText(text("replay-options", option_list=pairs)))
    again = Match(match.game, match.setup, listen=True)
    events = again.state.heard()
    for move in match.moves[:number]:
        events += again.play(move.seat, move.action)
    for event in events:
        console.print(RichText(text.say(event.seen_by(None)), style="bright_black"))
    console.print(RichText(text("replay-position", number=number, count=count), style="bold"))
    console.print(terminal_of(match.game.package).draw(state.view(None), text, match.game))
    if state.is_over:
        names = [text.name(seat) for seat in range(state.seats)]
        sheets = [state.score_sheet(seat) for seat in range(state.seats)]
        show_outcome(state.outcome(), names, sheets, text, console)


# --- analyse ---------------------------------------------------------------------------------


@app.command(name="analyse", help="help-analyse")
def analyse_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    at: Annotated[int | None, typer.Option(metavar="N", help="help-at")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-seat-analyse")] = None,
    iterations: Annotated[int | None, typer.Option(metavar="N", help="help-iterations")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="SECONDS", help="help-thinking")] = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    budget = make_budget(iterations, seconds)
    match = Match.load(file, lambda name: find_game(name, data))
    state, own = find_position(match, at, seat)
    found = analyse(state, own, budget)
    if as_json:
        print_json(found)
    else:
        show_analysis(found, words(match.game), Console())


# --- review ----------------------------------------------------------------------------------


@app.command(name="review", help="help-review")
def review_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    iterations: Annotated[int, typer.Option(metavar="N", help="help-review-playouts")] = PLAYOUTS,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    playouts = make_budget(iterations, None).iterations
    match = Match.load(file, lambda name: find_game(name, data))
    text = words(match.game)
    found = make_review(match, playouts, text)
    if as_json:
        print_json(found)
    else:
        show_review(found, text, Console())


# --- data ------------------------------------------------------------------------------------


@app.command(name="data", help="help-data")
def data_command(
    name: GameName,
    data: DataFolder = None,
    diff: Annotated[Path | None, typer.Option(metavar="DIR", help="help-data-diff")] = None,
    as_json: AsJson = False,
) -> None:
    if data is not None and diff is not None:
        raise DvergarError("bad-data-and-diff", {}, CLI)
    game = find_game(name, data if diff is None else diff)
    if diff is not None and as_json:
        print_json(changes_as_json(game.corrections()))
    elif diff is not None:
        show_changes(game.corrections(), words(), Console())
    elif as_json:
        print_json(origins_as_json(game.origins()))
    else:
        show_origins(game.origins(), words(), Console())


# --- bench -----------------------------------------------------------------------------------


@app.command(name="bench", help="help-bench")
def bench_command(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help-seats-bench")] = None,
    seconds: Annotated[float, typer.Option(metavar="SECONDS", help="help-seconds")] = 1.0,
    as_json: AsJson = False,
) -> None:
    if not 0.05 <= seconds <= 60:
        raise DvergarError("bad-seconds", {"given": str(seconds)}, CLI)
    found: list[dict[str, Any]] = []
    for game in [find_game(name)] if name else [find_game(each) for each in game_names()]:
        counts = game.seat_counts if seats is None else (seats,)
        measured = [benchmark.measure(game, count, seconds) for count in counts]
        if as_json:
            found += [
                {"game": game.name, "compiled": benchmark.is_compiled(), **each._asdict()}
                for each in measured
            ]
        else:
            Console().print(_bench_table(game, measured), *_bench_spent(game, measured[-1]))
    if as_json:
        print_json(found)


def _build() -> str:
    """Which engine runs, in words."""
    return words()("bench-compiled" if benchmark.is_compiled() else "bench-interpreted")


def _bench_table(game: Game[Any], measured: list[benchmark.Figures]) -> RichTable:
    text = words(game)
    title = text("bench-title", game=text("game-title"), build=_build())
    shown = RichTable(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    heads = (
        "seats",
        "games",
        "decisions",
        "copy",
        "redeal",
        "legal",
        "apply",
        "edge",
        "view",
        "ask",
    )
    for head in heads:
        shown.add_column(text(f"bench-{head}"), justify="right")
    for each in measured:
        shown.add_row(
            str(each.seats),
            f"{each.games_per_second:.0f}",
            f"{each.decisions_per_second:.0f}",
            *[
                f"{figure:.1f}"
                for figure in (
                    each.copy_us,
                    each.redeal_us,
                    each.legal_us,
                    each.apply_us,
                    each.edge_us,
                    each.view_us,
                    each.ask_us,
                )
            ],
        )
    return shown


def _bench_spent(game: Game[Any], measured: benchmark.Figures) -> list[RichText]:
    """Where the time goes; nothing if it could not be watched."""
    if not measured.spent:
        return []
    text = words(game)
    shares = [f"{name} {percent(share, text)}" for name, share in measured.spent.items()]
    said = text("bench-spent", count=measured.seats, function_list=shares)
    return [RichText(said)]


# --- the way in ------------------------------------------------------------------------------


def main() -> None:
    """Run the command; bad input is one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    keep_together()
    try:
        sys.exit(_run_command(sys.argv[1:]))
    except DvergarError as error:
        packages = [package for package in (error.package, CLI) if package]
        text = Text(chosen_language.get(), *dict.fromkeys(packages))
        print(text.say(error.message), file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run_command(arguments: Sequence[str]) -> int:
    chosen_language.set(language())
    lang, arguments = take_language(arguments)
    chosen_language.set(lang)
    command = typer.main.get_command(app)
    if not arguments or "--help" in arguments:
        show_help(command, arguments, words())
        return 0
    if arguments == ["--version"]:
        print(words()("version", version=__version__, build=_build(), python=_PYTHON))
        return 0
    try:
        done = command.main(args=arguments, prog_name="dvergar", standalone_mode=False)
    except TyperException as error:
        raise complaint(error, arguments) from None
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return done if isinstance(done, int) else 0
