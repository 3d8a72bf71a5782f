"""Every command, as its user runs it: what it prints, for people and for programs."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.bots import RandomBot
from dvergar.kernel.match import Match

from .command import (
    COMMANDS,
    LANGUAGES,
    LOCAL_COMMANDS,
    PROGRAM,
    environment,
    flat,
    raw_keys,
    run,
    start,
)

PAD: dict[str, Any] = {
    "players": [
        {
            "name": "A",
            "warrior": [4, 28],
            "hunter": 4,
            "miner": [5, 4],
            "blacksmith": 3,
            "explorer": [4, 34],
            "heroes": ["skaa"],
            "coins": [24, 5, 4, 11, 9],
            "gem": False,
        }
    ]
}
TIMES = ("seconds", "games_per_second", "decisions_per_second")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A score pad `pad.json` and a whole match `match.txt`."""
    made = tmp_path_factory.mktemp("files")
    (made / "pad.json").write_text(json.dumps(PAD))
    table = dvergar.game("nidavellir")
    match = Match(table, table.setup(2, 7, {"edition": "fr"}))
    bot = RandomBot(1)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.play(seat, bot.choose(match.state, seat))
    match.save(made / "match.txt")
    return made


def words_for(command: str, folder: Path) -> list[str]:
    """A command line that works."""
    return {
        "games": ["games"],
        "play": ["play", "nidavellir", "--seats", "2", "--seed", "3"],
        "simulate": ["simulate", "nidavellir", "--games", "4", "--seats", "2"],
        "tournament": ["tournament", "nidavellir", "--games", "2", "--bots", "greedy,random"],
        "stats": ["stats", "nidavellir", "--games", "2", "--seats", "2"],
        "score": ["score", "nidavellir", str(folder / "pad.json")],
        "replay": ["replay", str(folder / "match.txt")],
        "review": ["review", str(folder / "match.txt"), "--iterations", "1"],
        "analyse": ["analyse", str(folder / "match.txt"), "--at", "3", "--iterations", "20"],
        "data": ["data", "nidavellir"],
        "bench": ["bench", "nidavellir", "--seats", "2", "--seconds", "0.05"],
    }[command]


# --- games -----------------------------------------------------------------------------------


def test_games() -> None:
    told = run("games")
    assert told.code == 0
    assert "nidavellir" in told.out
    assert "2–5" in told.out
    assert "45 minutes, difficulty 2 of 5" in told.out
    assert "edition = de | fr" in told.out
    games = run("games", "--json").json
    assert [game["name"] for game in games] == list(dvergar.game_names())
    (found,) = [game for game in games if game["name"] == "nidavellir"]
    assert found["seats"] == [2, 3, 4, 5]
    assert (found["minutes"], found["difficulty"]) == (45, 2)
    assert {option["name"]: option["default"] for option in found["options"]} == {
        "edition": "de",
        "first_game": False,
        "discard_special": True,
    }


def test_the_installed_program() -> None:
    told = start("games", "--json")
    assert (told.code, told.err) == (0, "")
    assert told.json == run("games", "--json").json


@pytest.mark.parametrize(
    ("language", "build"), [("en", "interpreted"), ("de", "interpretiert"), ("fr", "interprété")]
)
def test_the_version_says_which_engine_runs(language: str, build: str) -> None:
    told = run("--version", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert dvergar.__version__ in told.out
    assert build in told.out


# --- simulate --------------------------------------------------------------------------------


def test_simulate_for_people() -> None:
    told = run("simulate", "nidavellir", "--games", "6", "--seats", "3")
    assert told.code == 0
    assert "6 games of Nidavellir, 3 seats" in told.out
    assert len(re.findall(r"^ random .*%", told.out, re.MULTILINE)) == 3
    assert "decisions a second." in flat(told.out)


def test_simulate_for_programs() -> None:
    told = run("simulate", "nidavellir", "--games", "7", "--seats", "2", "--seed", "5", "--json")
    found = told.json
    assert found["games"] == 7
    assert found["bots"] == ["random", "random"]
    assert found["decisions"] > 7 * 48
    assert all(found[figure] > 0 for figure in TIMES)
    assert sum(found["wins"]) == pytest.approx(7)
    assert len(found["mean_scores"]) == 2


def test_simulate_says_nothing_on_standard_error_when_it_is_no_terminal() -> None:
    assert run("simulate", "nidavellir", "--games", "1", "--json").err == ""


def test_simulate_is_the_same_for_any_number_of_jobs() -> None:
    words = ["simulate", "nidavellir", "--games", "22", "--seats", "2", "--json"]
    words += ["--bots", "greedy,random", "-o", "edition=fr"]
    one, two = [start(*words, "--jobs", jobs).json for jobs in ("1", "2")]
    for figure in TIMES:
        del one[figure], two[figure]
    assert one == two
    assert one["options"]["edition"] == "fr"


# --- score -----------------------------------------------------------------------------------


def test_score_from_a_file_and_from_standard_input(folder: Path) -> None:
    file = str(folder / "pad.json")
    for words, given in ((file, ""), ("-", json.dumps(PAD))):
        found = run("score", "nidavellir", words, "--json", given=given).json
        (player,) = found["players"]
        assert (player["name"], player["total"], player["place"]) == ("A", 204, 1)
        assert sum(line["points"] for line in player["lines"]) == 204
        assert "204" in run("score", "nidavellir", words, given=given).out


def test_score_by_the_program() -> None:
    told = start("score", "nidavellir", "-", given=json.dumps(PAD))
    assert (told.code, told.err) == (0, "")
    assert re.search(r"Total +204", told.out)


def test_score_names_players_who_have_no_name() -> None:
    pad = json.dumps({"players": [{**PAD["players"][0], "name": ""}]})
    told = run("score", "nidavellir", "-", "--json", "--lang", "de", given=pad)
    assert told.json["players"][0]["name"] == "Spieler 1"


def test_a_name_with_brackets_is_shown_as_it_is() -> None:
    pad = json.dumps({"players": [{**PAD["players"][0], "name": "[red]A[/]"}]})
    assert "[red]A[/]" in run("score", "nidavellir", "-", given=pad).out


# --- replay ----------------------------------------------------------------------------------


def test_replay(folder: Path) -> None:
    file = str(folder / "match.txt")
    told = run("replay", file)
    found = run("replay", file, "--json").json
    assert told.code == 0
    assert "Nidavellir, 2 seats, seed 7" in told.out
    assert "edition=fr" in told.out
    assert "End of the game" in told.out
    assert found["over"]
    assert len(found["moves"]) == found["of"]
    for score in found["scores"]:
        assert re.search(rf"Total.* {score}\b", told.out)


def test_replay_up_to_a_move(folder: Path) -> None:
    file = str(folder / "match.txt")
    start_of = run("replay", file, "--to", "0", "--json").json
    assert start_of["moves"] == []
    assert not start_of["over"]
    assert start_of["outcome"] is None
    told = run("replay", file, "--to", "2")
    assert f"After move 2 of {start_of['of']}" in told.out
    assert "Age 1, round 1 of 4" in told.out


# --- data and bench --------------------------------------------------------------------------


def test_data() -> None:
    told = run("data", "nidavellir")
    found = run("data", "nidavellir", "--json").json
    skaa = next(record for record in found if record["id"] == "skaa")
    assert (skaa["file"], skaa["worth"], skaa["source"]) == ("heroes.toml", 17, "rulebook")
    for record in found:
        assert re.search(rf" {re.escape(record['id'])} ", told.out), record


def test_bench() -> None:
    found = run("bench", "nidavellir", "--seconds", "0.05", "--json").json
    assert [each["seats"] for each in found] == [2, 3, 4, 5]
    for each in found:
        assert min(value for value in each.values() if isinstance(value, float)) > 0
        assert 0.2 < sum(each["spent"].values()) <= 1
        assert "state.apply" in each["spent"]


def test_bench_measures_only_the_seats_it_was_asked_for() -> None:
    found = run("bench", "nidavellir", "--seats", "4", "--seconds", "0.05", "--json").json
    assert [each["seats"] for each in found] == [4]


def overlay(folder: Path, worth: int) -> str:
    (folder / "nidavellir").mkdir()
    text = f'[[hero]]\nid = "skaa"\nworth = {worth}\n'
    (folder / "nidavellir" / "heroes.toml").write_text(text)
    return str(folder)


def test_a_data_folder_changes_figures(folder: Path, tmp_path: Path) -> None:
    data = overlay(tmp_path, 27)
    found = run("data", "nidavellir", "--data", data, "--json").json
    assert next(record for record in found if record["id"] == "skaa")["worth"] == 27
    pad = str(folder / "pad.json")
    told = run("score", "nidavellir", pad, "--data", data, "--json").json
    assert told["players"][0]["total"] == 214
    words = ("simulate", "nidavellir", "--games", "20", "--json", "--data", data)
    assert run(*words).json["mean_scores"] != run(*words[:-2]).json["mean_scores"]


# --- languages -------------------------------------------------------------------------------

#: words that must and that must not stand in what a command prints
KNOWN: dict[str, dict[str, tuple[list[str], list[str]]]] = {
    "de": {
        "games": (["Plätze", "Worum es geht"], ["Seats", "About", "Bid in"]),
        "play": (["Zeitalter 1", "Feiernder Goblin"], ["Age 1", "Type", "Goodbye"]),
        "simulate": (["Siege", "Anteil"], ["Wins", "games of", "decisions"]),
        "tournament": (["Rangliste", "Kreuztabelle"], ["Standings", "games", "Win rate"]),
        "stats": (["Erstes Juwel", "Siegquote"], ["First gem", "games", "Win rate"]),
        "score": (["Krieger", "Summe"], ["Warriors", "Total", "ranks"]),
        "replay": (["Startwert", "Spielende"], ["seed", "Age", "takes", "Player"]),
        "review": (["Siegchance", "Entscheidungen"], ["winning", "decisions", "Player"]),
        "analyse": (["Siegchance", "Wahrscheinlich"], ["Chance", "Option", "Player"]),
        "data": (["Datensatz", "Herkunft"], ["Record", "Values"]),
        "bench": (["Plätze", "Mikrosekunden"], ["seats", "microseconds"]),
    },
    "fr": {
        "games": (["Présentation"], ["Seats", "About", "Bid in"]),
        "play": (["Âge 1", "Au revoir"], ["Age 1", "Type", "Goodbye"]),
        "simulate": (["Victoires", "parties"], ["Wins", "games of", "decisions in"]),
        "tournament": (["Classement", "Tableau croisé"], ["Standings", "games", "Win rate"]),
        "stats": (["Première gemme", "Guerriers"], ["First gem", "games", "Win rate"]),
        "score": (["Guerriers", "Rang"], ["Warriors", "Place", "ranks"]),
        "replay": (["graine", "Âge"], ["seed", "Age ", "takes", "Player"]),
        "review": (["victoire", "Coup"], ["winning", "decisions", "Player"]),
        "analyse": (["victoire", "Suite probable"], ["Chance of", "Option", "Player"]),
        "data": (["Enregistrement", "Provenance"], ["Record", "Values"]),
        "bench": (["places", "microsecondes"], ["seats", "microseconds,"]),
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("command", LOCAL_COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_speaks_the_language(command: str, lang: str, folder: Path) -> None:
    told = run(*words_for(command, folder), "--lang", lang)
    assert told.code == 0
    assert raw_keys(told.out + told.err) == []
    if lang != "en":
        present, absent = KNOWN[lang][command]
        assert [word for word in present if word not in flat(told.out)] == []
        assert [word for word in absent if word in flat(told.out)] == []


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_every_command(command: str, lang: str) -> None:
    told = run(command, "--help", "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert raw_keys(told.out) == []
    sign = {"en": "Language: en, de or fr.", "de": "Sprache: en, de", "fr": "Langue : en, de"}[lang]
    assert flat(sign) in flat(told.out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_the_whole(lang: str) -> None:
    told = run("--help", env={"DVERGAR_LANG": lang})
    assert told.code == 0
    assert raw_keys(told.out) == []
    sign = {"en": "List the games.", "de": "Die Spiele auflisten.", "fr": "Lister les jeux."}
    assert sign[lang] in told.out
    assert all(re.search(rf"^{command} ", told.out, re.M) for command in COMMANDS)


def test_help_of_the_whole_takes_a_language() -> None:
    told = run("--help", "--lang", "de")
    assert (told.code, told.err) == (0, "")
    assert "Die Spiele auflisten." in told.out


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_help_has_no_english_frame(lang: str) -> None:
    out = run("play", "--help", "--lang", lang).out
    english = ("Usage", "[required]", "Show this message and exit", "(dynamic)")
    assert [word for word in english if word in out] == []


def test_help_names_what_it_shows() -> None:
    """The German help speaks of DATEI: so must the line that shows how the command is written."""
    usage = run("score", "--help", "--lang", "de").out.strip().splitlines()[0]
    assert "DATEI" in usage


@pytest.mark.parametrize(
    ("env", "sign"),
    [
        ({}, "Seats"),
        ({"LANG": "de_DE.UTF-8"}, "Plätze"),
        ({"LANG": "fr"}, "Présentation"),
        ({"LANG": "C.UTF-8"}, "Seats"),
        ({"LANG": "es_ES.UTF-8"}, "Seats"),
        ({"DVERGAR_LANG": "fr", "LANG": "de_DE.UTF-8"}, "Présentation"),
        ({"DVERGAR_LANG": "", "LANG": "de_DE.UTF-8"}, "Plätze"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], sign: str) -> None:
    assert sign in run("games", env=env).out


def test_the_option_goes_before_the_environment() -> None:
    assert "Plätze" in run("games", "--lang=de", env={"DVERGAR_LANG": "fr"}).out
    assert "Plätze" in start("games", env={"DVERGAR_LANG": "de", "LANG": "fr_FR.UTF-8"}).out


def test_german_numbers_have_one_kind_of_separator() -> None:
    """`1.099 Entscheidungen in 0.03 s` means two things by its points."""
    out = run("simulate", "nidavellir", "--games", "10", "--lang", "de").out
    assert re.search(r"\d\.\d{3} Entscheidungen", out)
    assert not re.search(r"\d\.\d\d? ", out)


def test_a_reader_who_leaves_early_is_no_error() -> None:
    words = [str(PROGRAM), "data", "nidavellir"]
    env = environment({"PYTHONUTF8": "1"})
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
