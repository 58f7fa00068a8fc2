"""Every command: its arguments, and the call that carries it out. Commands import modules when they run."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ..core.events import Value
from ..core.game import Game
from ..errors import InvalidOptions
from ..words import LANGUAGES, Words, language
from .copying import copy
from .game_options import count_players, fewest_players, flag_of, option_sets, read_options, words_of
from .language_packs import language as language_command
from .operate import guest, operator
from .publish import publish
from .serve import backup, restore, serve, verify
from .site import site
from .tables import table
from .tidy import tidy
from .worker import worker

Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
Vary = Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE,VALUE,...", show_default=False)]


def games(lang: Lang = None) -> None:
    """List the installed games."""
    from ..core.registry import broken, listed_games
    from ..draw.outline import Section
    from ..term.screen import Screen

    rows = []
    for key, game in listed_games().items():
        words = Words(language(lang), game.package)
        rows.append([key, words("game"), words("game-about")])
    sections = [Section(words_of(lang)("cli-games-heading"), rows=rows)]
    if broken():
        sections.append(Section(words_of(lang)("cli-games-broken"), rows=[[key, why] for key, why in broken().items()]))
    Screen().sections(sections)


def play(
    game: Game,
    seats: Annotated[str | None, typer.Option(show_default=False, metavar="WHO,WHO,...")] = None,
    seed: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER")] = None,
    load: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Play in the terminal: people and bots in any seat."""
    from .. import new
    from ..core.registry import foreign_packages
    from ..core.slow_rules import stop_slow_rules
    from ..term import game_files, session

    words = words_of(lang)
    names = session.read_seats(seats, game)
    given = {name: value for name, value in options.items() if value is not None}
    if load is not None:
        if given:
            raise InvalidOptions(words("cli-load-options", options=", ".join(map(flag_of, given))))
        position = game_files.load(load, game, words.lang)
    else:
        given = read_options(game, fewest_players(game, count_players(game, names, given)), words)
        position = new(game.key, lang=words.lang, **given)
    with stop_slow_rules(foreign_packages):
        session.play(position, session.fill_seats(names, position.seats), seed, save)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Lang = None,
) -> None:
    """Show a game file move by move."""
    from ..term.game_files import read
    from ..term.reader import open_reader
    from ..term.replay import replay as show
    from ..term.screen import Screen

    show(read(file, language(lang)), Screen(), open_reader(), at, step)


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    simulations: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 600,
    seconds: Annotated[float | None, typer.Option(show_default=False, metavar="NUMBER", min=1)] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    json: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Analyse a finished game."""
    from .report import write

    write(file, simulations, seconds or 0, seed, out or file.with_suffix(".html"), json, language(lang))


def arena(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    seconds: Annotated[float, typer.Option(metavar="NUMBER", min=0.001)] = 10,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    league: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    ray: Annotated[str | None, typer.Option(show_default=False, metavar="[ADDRESS]")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Let bots play against each other."""
    from ..bots.agents import read_agents
    from .arena import compete

    words = words_of(lang)
    names = read_agents(bots)
    given = {name: value for name, value in options.items() if value is not None}
    given = read_options(game, count_players(game, names, given), words)
    compete(game, given, names, games, seed, seconds, out, league, ray, words)


def dataset(
    game: Game,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 1000,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")] = "greedy",
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Write games between bots to a file for machine learning."""
    from ..bots.agents import read_agents
    from ..bots.arena import Arena
    from .dataset import write

    words = words_of(lang)
    names = read_agents(bots)
    given = {name: value for name, value in options.items() if value is not None}
    given = read_options(game, fewest_players(game, count_players(game, names, given)), words)
    write(Arena.of(game, given, names, seed), games, out, words)


def explorer(
    game: Game,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 10_000,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")] = "greedy",
    vary: Vary = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Count what bots play at the beginning of a game."""
    from .explorer import build

    words, names = words_of(lang), bots.split(",")
    given = {name: value for name, value in options.items() if value is not None}
    given = fewest_players(game, count_players(game, names, given))
    build(game, option_sets(game, given, vary or [], words), names, games, seed, out, words)


def puzzles(
    game: Game,
    puzzles: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 10,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 100,
    minutes: Annotated[float, typer.Option(metavar="NUMBER", min=0)] = 0,
    vary: Vary = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Make puzzles from games between bots."""
    from .puzzles import make
    from .puzzles import verify as verify_file

    words = words_of(lang)
    if verify:
        verify_file(game, out, words)
        return
    given = {name: value for name, value in options.items() if value is not None}
    sets = option_sets(game, fewest_players(game, given), vary or [], words)
    make(game, sets, puzzles, games, minutes, seed, out, words)


def train(
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FILE")],
    minutes: Annotated[float, typer.Option(metavar="NUMBER", min=0.01)] = 10,
    vary: Vary = None,
    checkpoint: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    gpu: Annotated[bool, typer.Option("--gpu/--no-gpu")] = True,
    from_scratch: Annotated[bool, typer.Option("--from-scratch")] = False,
    whole_turns: Annotated[bool, typer.Option("--whole-turns")] = False,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 8192,
    first_layer: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=4096)] = 256,
    lead_weight: Annotated[float, typer.Option(metavar="NUMBER", min=0.001)] = 0.03,
    begin_with: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    against: Annotated[Path | None, typer.Option(show_default=False, metavar="judge|FILE")] = None,
    candidates: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER", min=2)] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 1,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Train a network that evaluates positions."""
    from .train import Files
    from .train import train as learn

    words = words_of(lang)
    given = {name: value for name, value in options.items() if value is not None}
    recipe = {
        "first": first_layer,
        "games": games,
        "margin_weight": lead_weight,
        "seed": seed,
        "upon_judge": not from_scratch,
        "whole_turns": whole_turns,
        "candidates": candidates or 0,
    }
    files = Files(out, checkpoint, begin_with, against)
    learn(game, option_sets(game, given, vary or [], words), recipe, minutes, files, gpu, words)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 200,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    lang: Lang = None,
) -> None:
    """Measure the speed of random games."""
    from ..core.registry import game as find
    from ..core.registry import listed_games
    from ..term.screen import Screen
    from .bench import measure_speed

    screen = Screen()
    for found in [find(game)] if game else listed_games().values():
        screen.sections([measure_speed(found, games, seed, words_of(lang))])


def warm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None, lang: Lang = None
) -> None:
    """Compile the games now."""
    from ..core.registry import game as find
    from ..core.registry import listed_games
    from ..engine.warmup import warm_up
    from .progress import compile_each

    games = [find(game)] if game else list(listed_games().values())
    compile_each(games, warm_up)
    if not game:
        _prepare_devices(games)


def _prepare_devices(games: list[Game]) -> None:
    """Make what pages load to think by themselves, unless the operator or the installation does without."""
    from ..engine.wasm.build import build
    from ..site.device_packs import make_device_packs
    from ..site.interpreter import MissingInterpreter, read_interpreter
    from ..web.site.device_files import is_wanted
    from .progress import compile_each

    if not is_wanted():
        return
    try:
        read_interpreter()
    except MissingInterpreter as missing:
        typer.echo(str(missing), err=True)
        return
    compile_each(games, build)
    make_device_packs(games)


def wasm(
    games: Annotated[list[str], typer.Argument(metavar="GAME...")],
    folder: Annotated[Path, typer.Option(metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    """Compile games for browsers."""
    from ..core.registry import game as find
    from ..thinking.browser_files import write_files
    from .progress import compile_each

    found = [find(game) for game in games]
    compile_each(found, lambda game, tell: [print(path) for path in write_files(game, folder, tell)])


def mcp(lang: Lang = None) -> None:
    """Let language models play, over the Model Context Protocol."""
    from ..adapters.mcp import make_server

    make_server(language(lang)).run()


def new_game(name: Annotated[str, typer.Argument(metavar="NAME")], lang: Lang = None) -> None:
    """Write the package of a new game."""
    from .new_game import write

    words = words_of(lang)
    folder = write(name, words)
    typer.echo(words("new-game-written", folder=str(folder), name=name))


def check(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    mutate: Annotated[bool, typer.Option("--mutate")] = False,
    limit: Annotated[int, typer.Option(min=0, show_default=False)] = 0,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    lang: Lang = None,
) -> None:
    """Check a game's package, or plant faults into a copy of its rules and check whether they are noticed."""
    from .check import check as run
    from .mutate import mutate as plant

    if mutate:
        plant(game, limit, seed, jobs, words_of(lang))
    else:
        run(game, words_of(lang))


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    number: Annotated[str | None, typer.Argument(metavar="RULE", show_default=False)] = None,
    reference: Annotated[bool, typer.Option("--reference")] = False,
    trace: Annotated[bool, typer.Option("--trace")] = False,
    lang: Lang = None,
) -> None:
    """Show how to play a game, show a rule, or answer a question."""
    from ..core.registry import game as find
    from ..documents import find_guide, find_reference, find_rule
    from ..term import rule_answers
    from ..term.screen import Screen

    found = find(game)
    if number is not None and rule_answers.is_question(number):
        Screen().sections(rule_answers.answer(found, number, language(lang)))
        return
    if number is not None and trace:
        Screen().sections(rule_answers.trace(found, number, language(lang)))
        return
    if number is not None and reference:
        typer.echo(find_rule(found, number))
        return
    if number is not None:
        Screen().sections(rule_answers.show_rule(found, number, language(lang)))
        return
    text = None if reference else find_guide(found, language(lang))
    _page(text or find_reference(found))


def _page(text: str) -> None:
    """Show a long text: in a pager for a person, unchanged for a program."""
    if not sys.stdout.isatty():
        typer.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))


def tune(
    game: Game,
    minutes: Annotated[float, typer.Option(metavar="NUMBER", min=0)] = 0,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=2)] = 4000,
    simulations: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER", min=16)] = None,
    save: Annotated[bool, typer.Option("--save")] = False,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FOLDER")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Set the search and the levels of a game."""
    from ..bots.tuning import Budget
    from .tune import tune as run

    words = words_of(lang)
    given = {name: value for name, value in options.items() if value is not None}
    chosen = read_options(game, fewest_players(game, given), words)
    budget = Budget(max(2, games // 20), max(2, games // 10), games, minutes)
    run(game, game.read_options(chosen), budget, simulations, save, out, words)


def lab(
    game: Game,
    change: Annotated[list[str], typer.Option(metavar="PLACE=VALUE")],
    bot: Annotated[str, typer.Option(metavar="BOT")] = "mars",
    games: Annotated[int, typer.Option(metavar="NUMBER", min=2)] = 400,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
    **options: Value | None,
) -> None:
    """Play a game with other numbers and compare it with the original."""
    from ..bots import bots_of
    from ..bots.rules_lab import check_changes
    from ..core.components import read_change
    from .lab import compare_rules

    words = words_of(lang)
    if bot not in bots_of(game):
        raise InvalidOptions(words("cli-wrong-value", option="--bot", value=bot, choices=", ".join(bots_of(game))))
    changes = [read_change(text) for text in change]
    check_changes(game.package, changes)
    given = {name: value for name, value in options.items() if value is not None}
    chosen = read_options(game, fewest_players(game, given), words)
    compare_rules(game, game.read_options(chosen), changes, bot, games, seed, out, words)


COMMANDS: tuple[Callable[..., None], ...] = (
    serve, site, worker, games, play, replay, report, rules, verify, backup, restore, copy, operator, guest, table,
    tidy, publish, arena, dataset, explorer, puzzles, train, tune, lab, bench, warm, wasm, check, mcp, new_game,
    language_command,
)  # fmt: skip

OF_A_GAME = (play, arena, dataset, explorer, puzzles, train, tune, lab)
"""Commands that take a game as their first argument, and its options."""
