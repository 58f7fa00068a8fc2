"""The command line: every command, every option, and an answer to every mistake."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import perihelion
from perihelion.cli import main
from perihelion.cli.app import name_of
from perihelion.cli.commands import COMMANDS
from perihelion.engine.background import ready_file
from perihelion.engine.wasm.module import read_note
from perihelion.words import LANGUAGES, Words
from tests.selection import selection

GAMES = perihelion.games()


def test_help_names_every_command_in_both_languages(perihelion_):
    for lang, words in (("en", "List the installed games."), ("de", "Die installierten Spiele auflisten.")):
        code, out, _ = perihelion_("--help") if lang == "en" else perihelion_("games", "--help", "--lang", "de")
        assert code == 0
        assert words in out
    _, out, _ = perihelion_("--help")
    for command in COMMANDS:
        assert name_of(command) in out


def test_games_lists_every_installed_game(perihelion_):
    code, out, _ = perihelion_("games", "--lang", "de")
    assert code == 0
    for key in GAMES:
        assert key in out
    assert "Leduc-Poker" in out


@pytest.mark.parametrize("key", sorted(GAMES))
def test_play_offers_every_option_of_the_game(perihelion_, key: str):
    code, out, _ = perihelion_("play", key, "--help")
    assert code == 0
    for option in GAMES[key].options:
        assert f"--{option.name.replace('_', '-')}" in out
    for flag in ("--seats", "--seed", "--load", "--save", "--lang"):
        assert flag in out
    assert "(1 1" not in out, "a value is not repeated"
    assert "2 2" not in out


def test_play_without_a_game_lists_the_games(perihelion_):
    _, out, err = perihelion_("play")
    for key in GAMES:
        assert key in out + err


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (["plya"], ["plya", ", ".join(name_of(command) for command in COMMANDS)]),
        (["play", "solaro"], ["solaro", "leduc, solari"]),
        (["play", "solari", "--levle", "2"], ["--levle", "--level", "--rand", "--seats"]),
        (["play", "solari", "--level", "7"], ["--level", "7", "1, 2, 3"]),
        (["play", "solari", "--rand", "X"], ["--rand", "X", "D, V, O, F"]),
        (["play", "solari", "--target", "many"], ["--target", "many", "0 to 999"]),
        (["play", "solari", "--seats", "person,hal"], ["hal", "person, random, moon, greedy"]),
        (["play", "solari", "--seats", "person,person,person"], ["--players", "3", "2, 4"]),
        (["play", "solari", "--players", "2", "--seats", "random," * 3 + "random"], ["4 players are named", "2 seats"]),
        (["play", "solari", "--lang", "xx"], ["xx", "en, de"]),
        (["play", "solari", "--load", "/no/such.game"], ["no file /no/such.game"]),
        (["arena", "solaris", "--bots", "random"], ["--players", "3, 4, 5"]),
        (["replay", "/no/such.game"], ["no file /no/such.game"]),
        (["replay", "x.game", "--ta", "3"], ["--ta", "--at", "--step"]),
        (["rules", "solaro"], ["solaro", "leduc, solari"]),
        (["rules", "leduc", "99"], ["LEDUC-1 to LEDUC-11"]),
        (["bench", "solaro"], ["solaro", "leduc, solari"]),
        (["warm", "solaro"], ["solaro", "leduc, solari"]),
    ],
    ids=lambda value: " ".join(value) if value and value[0] in {name_of(c) for c in COMMANDS} | {"plya"} else "",
)
def test_the_error_for_a_mistake_says_what_would_be_right(perihelion_, words: list[str], right: list[str]):
    code, _, err = perihelion_(*words)
    assert code == 2
    for word in right:
        assert word in err
    assert "Traceback" not in err


@pytest.mark.parametrize("key", ["solari", "solaris", "solenia", "solarius"])
def test_every_game_starts_in_the_terminal_without_an_option(perihelion_, key: str):
    """As in `make terminal ARGS="solarius --lang de"`; without a number there are as few players as possible."""
    code, out, err = perihelion_("play", key, "--lang", "de", typed="quit\n")
    assert (code, err) == (0, "")
    assert out


def test_a_mistake_is_answered_in_german(perihelion_):
    code, _, err = perihelion_("play", "solari", "--level", "7", "--lang", "de")
    assert code == 2
    assert "--level kann nicht 7 sein; möglich: 1, 2, 3" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_typer_are_in_the_language_of_the_reader(perihelion_, lang: str):
    words = Words(lang)
    _, out, _ = perihelion_("--lang", lang, "--help")
    for key in ("usage", "any-command", "options", "help", "commands"):
        assert words(f"cli-{key}") in out
    _, out, _ = perihelion_("train", "leduc", "--help", "--lang", lang)
    assert words("cli-required") in out
    assert re.sub(r"\n +", " ", out).count(words("cli-default")) > 5
    for line in (words("cli-arguments"), words("cli-options")):
        assert f"\n{line}\n" in perihelion_("language", "--help", "--lang", lang)[1]


REFUSED = [
    ("--nope", "not-understood", {"option": "--nope"}),
    ("play --nope", "not-understood", {"option": "--nope"}),
    ("verify", "is-missing", {"option": "FILE"}),
    ("language", "needs", {"option": "action", "choices": "check, new"}),
    ("language begin", "wrong-choice", {"option": "action", "choices": "check, new"}),
    ("serve --port x", "needs-integer", {"option": "--port"}),
    ("arena leduc --bots random --seconds x", "needs-number", {"option": "--seconds"}),
    ("serve --processes 0", "too-small", {"option": "--processes", "least": "1"}),
    ("serve --processes 99", "too-large", {"option": "--processes", "most": "64"}),
    ("serve --verbose=1", "takes-no-value", {"option": "--verbose"}),
]


@pytest.mark.parametrize(("lang", "refused"), selection(LANGUAGES, REFUSED))
def test_what_typer_refuses_is_said_in_the_language_of_the_reader(perihelion_, lang: str, refused):
    given, key, values = refused
    code, _, err = perihelion_("--lang", lang, *given.split())
    assert code == 2
    assert err.endswith(f"perihelion: {Words(lang)(f'cli-{key}', **values)}\n")
    assert "Usage" not in err or lang == "en"


def test_an_option_without_its_value_says_so(perihelion_):
    assert perihelion_("arena", "leduc", "--bots")[2] == "perihelion: --bots needs a value\n"


def test_an_unknown_language_is_refused_in_the_language_of_the_system(perihelion_, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    _, _, err = perihelion_("games", "--lang", "xx")
    assert err.startswith("perihelion: non c’è una lingua xx; possibili: en, de")


def test_options_that_exclude_each_other_are_refused(perihelion_):
    code, _, err = perihelion_("play", "solari", "--teams")
    assert code == 2
    assert "teams" in err


def test_moves_can_be_piped(perihelion_):
    code, out, _ = perihelion_("play", "leduc", "--seed", "3", typed="call\n" * 9)
    assert code == 0
    assert "You (First) won, 5 to −5." in out


def test_bots_play_a_whole_game_of_the_options_asked_for(perihelion_, tmp_path: Path):
    file = tmp_path / "a.game"
    words = ["--level", "3", "--rand", "F", "--use-hunter", "--target", "1", "--seats", "random,greedy", "--seed", "5"]
    code, _, _ = perihelion_("play", "solari", *words, "--save", str(file))
    assert code == 0
    p = perihelion.replay(file.read_text(encoding="utf-8"))
    assert p.actor == perihelion.OVER
    wanted = {"level": 3, "rand": "F", "use_hunter": True, "target": 1, "players": 2}
    assert {name: p.options[name] for name in wanted} == wanted


PERL_AGENT = f"cmd:perl {Path(__file__).parents[1]}/examples/agents/last_move.pl"


def test_a_custom_agent_takes_a_seat(perihelion_, tmp_path: Path):
    file = tmp_path / "a.game"
    words = ["--seats", f"{PERL_AGENT},examples.agents.most_points:MostPoints", "--seed", "1", "--save", str(file)]
    code, out, err = perihelion_("play", "leduc", *words)
    assert code == 0, err
    assert "last_move.pl" in out
    assert perihelion.replay(file.read_text(encoding="utf-8")).actor == perihelion.OVER


def test_an_agent_that_fails_ends_the_game_at_a_terminal_with_its_reason(perihelion_):
    code, out, _ = perihelion_("play", "leduc", "--seats", "cmd:false,random", "--seed", "1")
    assert code == 0
    assert "the agent cmd:false ended with status 1" in out


def test_four_names_are_four_players(perihelion_, tmp_path: Path):
    file = tmp_path / "b.game"
    perihelion_("play", "solari", "--seats", "person,random,random,random", "--save", str(file))
    assert perihelion.replay(file.read_text(encoding="utf-8")).options["players"] == 4


def test_a_saved_game_can_be_continued(perihelion_, tmp_path: Path):
    file = tmp_path / "c.game"
    perihelion_("play", "leduc", "--seed", "3", "--save", str(file), typed="raise\n")
    begun = file.read_text(encoding="utf-8")
    code, _, _ = perihelion_(
        "play", "leduc", "--seed", "3", "--load", str(file), "--save", str(file), typed="call\n" * 9
    )
    assert code == 0
    assert perihelion.replay(file.read_text(encoding="utf-8")).actor == perihelion.OVER
    assert file.read_text(encoding="utf-8").startswith(begun.rpartition("\n")[0].rpartition("\n")[0])


def test_a_saved_game_has_its_own_options(perihelion_, tmp_path: Path):
    file = tmp_path / "d.game"
    perihelion_("play", "solari", "--save", str(file))
    code, _, err = perihelion_("play", "solari", "--load", str(file), "--level", "2")
    assert code == 2
    assert "--level" in err


def test_replay_shows_a_game_file(perihelion_, tmp_path: Path):
    file = tmp_path / "e.game"
    p = perihelion.new("leduc").play("J1", "K1", "call", "call", "J2", "call", "call")
    file.write_text(p.transcript, encoding="utf-8")
    code, out, _ = perihelion_("replay", str(file), "--lang", "de")
    assert code == 0
    assert "Erster gewinnt." in out
    _, out, _ = perihelion_("replay", str(file), "--at", "3")
    assert out.count("· ") == 3


def test_rules_shows_the_guide_the_reference_or_one_rule(perihelion_):
    assert perihelion_("rules", "leduc")[1].startswith("# Leduc poker")
    assert perihelion_("rules", "leduc", "LEDUC-6")[1].startswith("LEDUC-6 A seat may fold")
    assert "SOLARI-88" in perihelion_("rules", "solari", "--reference")[1]
    english, german = perihelion_("rules", "solari")[1], perihelion_("rules", "solari", "--lang", "de")[1]
    assert english != german
    assert "SOLARI-88" not in english
    told = perihelion_("rules", "solari", "20", "--lang", "de")[1]
    assert "die andere Zahl" in told, "the rules for players in the language"
    assert "the other" not in told
    assert perihelion_("rules", "solari", "20", "--reference", "--lang", "de")[1].startswith(
        "SOLARI-20. A first part-move"
    )


def test_arena_rates_bots_and_can_be_continued(perihelion_, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from tests.bots.test_arena import Here

    monkeypatch.setattr("perihelion.cli.arena.ProcessWorkers", Here)
    log = tmp_path / "out" / "a.csv"
    arguments = ("arena", "leduc", "--bots", "greedy,random", "--out", str(log))
    code, out, _ = perihelion_(*arguments, "--games", "4")
    assert code == 0
    assert "greedy" in out
    code, out, _ = perihelion_(*arguments, "--games", "6", "--lang", "de")
    assert code == 0
    assert "6 Partien" in out
    assert len(log.read_text(encoding="utf-8").splitlines()) == 8
    assert log.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    code, _, err = perihelion_(*arguments, "--games", "6", "--seed", "9")
    assert code == 2
    assert "another arena" in err


def test_dataset_writes_a_file_and_says_what_is_wrong(perihelion_, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from tests.bots.test_arena import Here

    monkeypatch.setattr("perihelion.bots.dataset.ProcessWorkers", Here)
    file = tmp_path / "leduc.parquet"
    status, out, _ = perihelion_("dataset", "leduc", "--games", "3", "--bots", "greedy,random", "--out", str(file))
    assert status == 0
    assert file.stat().st_size > 1000
    assert "leduc.parquet contains 3 games" in " ".join(out.split())
    status, _, err = perihelion_("dataset", "leduc", "--bots", "genius")
    assert status == 2
    assert "there is no bot genius" in err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("puzzles chess", "perihelion: nie ma gry chess; zainstalowane: leduc, solari, "),
        ("dataset leduc --bots genius", "perihelion: nie ma bota genius; możliwe: random, "),
        ("report /nothing", "perihelion: nie ma pliku /nothing albo nie da się go odczytać"),
    ],
)
def test_errors_are_said_in_the_requested_language(perihelion_, command: str, said: str):
    status, _, err = perihelion_(*command.split(), "--lang", "pl")
    assert status == 2
    assert err.startswith(said)


@pytest.mark.parametrize("where", [("--ray",), ("--ray", "somewhere:1"), ("--ray", "--games", "2")])
def test_arena_on_ray_takes_an_address_or_none(perihelion_, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, where):
    from tests.bots.test_arena import Here

    asked = []
    monkeypatch.setattr("perihelion.cli.arena.RayWorkers", lambda address: asked.append(address) or Here())
    arguments = ("arena", "leduc", "--bots", "random", "--out", str(tmp_path / "a.csv"))
    code, _, err = perihelion_(*arguments, *where, *(() if "--games" in where else ("--games", "2")))
    assert code == 0, err
    assert asked == ["somewhere:1" if "somewhere:1" in where else ""]


def test_report_writes_a_page_and_json(perihelion_, tmp_path: Path):
    game = tmp_path / "a.game"
    game.write_text(perihelion.new("leduc").play("K1", "J1", "raise", "fold").transcript, encoding="utf-8")
    code, out, _ = perihelion_("report", str(game), "--simulations", "8", "--json", str(tmp_path / "a.json"))
    assert code == 0
    assert "a.html" in out
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "a.json").read_text(encoding="utf-8").startswith("{")


def test_bench_measures(perihelion_, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("perihelion.cli.bench.SECONDS", 0.01)
    code, out, _ = perihelion_("bench", "leduc", "--games", "10")
    assert code == 0
    assert "decisions/s" in out
    assert "compiled, one core" in out


def test_warm_fills_the_cache(perihelion_):
    code, _, err = perihelion_("warm", "leduc")
    assert code == 0
    assert "leduc" in err
    assert ready_file(GAMES["leduc"]).exists()


def test_wasm_writes_what_a_browser_loads(perihelion_, tmp_path: Path):
    code, out, err = perihelion_("wasm", "leduc", "--folder", str(tmp_path / "new"))
    assert code == 0
    assert "leduc" in err
    assert [Path(line).name for line in out.split()] == ["leduc.wasm", "leduc.json"]
    assert {"play_at", "search"} <= json.loads(read_note((tmp_path / "new" / "leduc.wasm").read_bytes()))[
        "entries"
    ].keys()


def imported_packages(*words: str, typed: str = "") -> set[str]:
    """Return the packages that a call of perihelion imports."""
    python = [sys.executable, "-X", "importtime", "-m", "perihelion", *words]
    done = subprocess.run(python, input=typed, text=True, check=True, capture_output=True)
    lines = (line for line in done.stderr.splitlines() if line.startswith("import time:"))
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in lines}


HEAVY = {"numba", "llvmlite", "sqlalchemy", "fastapi", "uvicorn", "cryptography", "highspy", "matplotlib"}
"""Packages that take a large part of a second to import."""


def test_help_imports_typer_and_nothing_large():
    """A help that imports NumPy takes half as long again."""
    packages = imported_packages("--help")
    assert "typer" in packages
    assert not packages & (HEAVY | {"numpy", "pydantic", "rich"})


def test_the_first_prompt_imports_neither_a_compiler_nor_a_server(monkeypatch: pytest.MonkeyPatch):
    """Interpreted, as with an empty cache: 0.7 s on a fast machine."""
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    packages = imported_packages("play", "solari", typed="quit\n")
    assert "prompt_toolkit" not in packages, "input is not a terminal here"
    assert not packages & HEAVY


def test_a_command_whose_extra_is_missing_names_the_extra(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit) as end:
        main(["train", "leduc", "--out", "leduc.npz"])
    assert end.value.code == 2
    assert 'pip install "perihelion[train]"' in capsys.readouterr().err


def test_without_arguments_it_opens_the_lobby(monkeypatch, tmp_path):
    """`uvx perihelion` is all that a newcomer types."""
    monkeypatch.setenv("PERIHELION_DATA", str(tmp_path))
    ports = []

    def run(server) -> None:
        ports.append(server.config.port)
        server.started = server.should_exit = True

    monkeypatch.setattr("uvicorn.Server.run", run)
    with pytest.raises(SystemExit) as end:
        main([])
    assert not end.value.code
    assert ports == [8437]


def test_the_first_start_shows_how_many_games_are_compiled(monkeypatch, capsys):
    from perihelion.cli.serve import prepare_bots
    from perihelion.engine import background
    from perihelion.engine.runtimes import force_runtime

    asked, looks = [], iter(range(100))
    monkeypatch.setattr(background.CompileQueue, "ask", lambda self, game: asked.append(game.key))
    monkeypatch.setattr(background, "is_ready", lambda game: next(looks) > 12)
    with force_runtime(""):
        prepare_bots(pause=0)
    assert {"solari", "solaris", "solarius", "solenia"} <= set(asked)
    assert f"{len(asked)}/{len(asked)}" in capsys.readouterr().out
