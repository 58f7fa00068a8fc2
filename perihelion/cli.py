"""The command line: every function in COMMANDS is a command of `perihelion`.

Typer reads the arguments; the words of all help come from the words files; every option of a game becomes an option of
`perihelion play GAME` and `perihelion arena GAME`. Nothing heavy is imported before a command needs it: `perihelion
--help` answers at once.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin

import typer

from .errors import InvalidOptions, PerihelionError
from .web.commands import backup, restore, serve, verify
from .words import LANGUAGES, Words, language

if TYPE_CHECKING:
    from .core.game import Game, Option

Lang = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), show_default=False)]
WRONG_USE = 2


def games(lang: Lang = None) -> None:
    """List the installed games."""
    from .core.game import games as installed
    from .draw.outline import Section
    from .term.screen import Screen

    rows = []
    for key, game in installed().items():
        words = Words(language(lang), game.package)
        rows.append([key, words("game"), words("game-about")])
    Screen().sections([Section(_words(lang)("cli-games-heading"), rows=rows)])


def play(
    game: Any,
    seats: Annotated[str | None, typer.Option(show_default=False, metavar="WHO,WHO,...")] = None,
    seed: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER")] = None,
    load: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
    **options: Any,
) -> None:
    """Play in the terminal: people and bots on any seat."""
    from . import new
    from .term import play as table

    words = _words(lang)
    names = table.named_seats(seats)
    given = {name: value for name, value in options.items() if value is not None}
    if load is not None:
        if given:
            raise InvalidOptions(words("cli-load-options", options=", ".join(map(_flag, given))))
        position = table.load(load, game, words.lang)
    else:
        given = _read(game, _players_of(game, names, given), words)
        position = new(game.key, lang=words.lang, **given)
    table.play(position, table.fill_seats(names, position.seats), seed, save)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option(show_default=False, metavar="NUMBER")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Lang = None,
) -> None:
    """Tell a game file."""
    from .term.play import read
    from .term.reader import reader
    from .term.replay import replay as tell
    from .term.screen import Screen

    tell(read(file, language(lang)), Screen(), reader(), at, step)


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    simulations: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 600,
    seconds: Annotated[float | None, typer.Option(show_default=False, metavar="NUMBER", min=1)] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    json: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Look at a game afterwards."""
    from .term.report import write

    write(file, simulations, seconds or 0, seed, out or file.with_suffix(".html"), json, language(lang))


def arena(
    game: Any,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...")],
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    out: Annotated[Path | None, typer.Option(show_default=False, metavar="FILE")] = None,
    ray: Annotated[str | None, typer.Option(show_default=False, metavar="[ADDRESS]")] = None,
    lang: Lang = None,
    **options: Any,
) -> None:
    """Let bots play against each other."""
    from .term.arena import compete

    words = _words(lang)
    names = [name.strip().lower() for name in bots.split(",")]
    given = {name: value for name, value in options.items() if value is not None}
    given = _read(game, _players_of(game, names, given), words)
    compete(game, given, names, games, seed, out, ray, words)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    games: Annotated[int, typer.Option(metavar="NUMBER", min=1)] = 200,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 0,
    lang: Lang = None,
) -> None:
    """Time random games."""
    from .core.game import game as find
    from .core.game import games as installed
    from .term.measure import report
    from .term.screen import Screen

    screen = Screen()
    for found in [find(game)] if game else installed().values():
        screen.sections([report(found, games, seed, _words(lang))])


def warm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None, lang: Lang = None
) -> None:
    """Compile the games now."""
    from rich.console import Console
    from rich.progress import Progress

    from .core.game import game as find
    from .core.game import games as installed
    from .warm import warm as compile_game

    with Progress(console=Console(stderr=True)) as progress:
        for found in [find(game)] if game else installed().values():
            bar = progress.add_task(found.key, total=None)

            def tell(done: int, of: int, bar: Any = bar) -> None:
                progress.update(bar, completed=done, total=of)

            compile_game(found, tell)


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    number: Annotated[str | None, typer.Argument(metavar="RULE", show_default=False)] = None,
    reference: Annotated[bool, typer.Option("--reference")] = False,
    lang: Lang = None,
) -> None:
    """Show how a game is played."""
    from .core.game import game as find
    from .term import documents

    found = find(game)
    if number is not None:
        typer.echo(documents.rule(found, number))
        return
    text = None if reference else documents.guide(found, language(lang))
    _page(text or documents.reference(found))


COMMANDS: tuple[Callable[..., None], ...] = (
    serve, games, play, replay, report, rules, verify, backup, restore, arena, bench, warm,
)  # fmt: skip


OF_A_GAME = (play, arena)
"""Commands that name a game first and take its options."""


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point of the script `perihelion`."""
    given = _whole(sys.argv[1:] if arguments is None else arguments)
    try:
        app(given)(args=given, prog_name="perihelion")
    except PerihelionError as error:
        typer.echo(f"perihelion: {error}", err=True)
        sys.exit(WRONG_USE)


def app(given: Sequence[str]) -> typer.Typer:
    """All commands, worded in the language asked for; `play` and `arena` hold one for each game they may need."""
    words = _words(_lang_in(given))
    plain = typer.Typer(
        help=words("cli"),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
    )
    names = [command.__name__ for command in COMMANDS]
    wanted = next((word for word in given if not word.startswith("-")), None)
    if wanted is not None and wanted not in names:
        raise InvalidOptions(words("cli-unknown-command", command=wanted, commands=", ".join(names)))
    for command in COMMANDS:
        if command in OF_A_GAME:
            name = command.__name__
            plain.add_typer(_of_a_game(command, given, words), name=name, help=words(f"cli-{name}"))
        else:
            _add(plain, command.__name__, command, words, words(f"cli-{command.__name__}"))
    return plain


def _of_a_game(command: Callable[..., None], given: Sequence[str], words: Words) -> typer.Typer:
    """One command for each game: only the one asked for is loaded, or all where they are to be listed."""
    sub = typer.Typer(rich_markup_mode=None, no_args_is_help=True)
    name = command.__name__
    if given[:1] != [name]:
        return sub
    from .core.game import game as find
    from .core.game import games as installed

    wanted = given[1] if len(given) > 1 and not given[1].startswith("-") else None
    if wanted is not None:
        found = {wanted: find(wanted)}
    else:
        found = installed()
    for key, game in found.items():
        own = Words(words.lang, game.package)
        about = f"{own('game')}: {own('game-about')}"
        _add(sub, key, partial(command, game), own, about, name, [_parameter(option, own) for option in game.options])
    return sub


def _add(
    to: typer.Typer,
    name: str,
    function: Callable[..., None],
    words: Words,
    about: str,
    prefix: str = "",
    extra: Iterable[inspect.Parameter] = (),
) -> None:
    """Make a function a command: its help from the words, and an unknown option answered with the right ones."""
    signature = inspect.signature(function, eval_str=True)
    own = [p for p in signature.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters = [*extra, *(_worded(p, words, f"cli-{prefix or name}") for p in own)]

    def command(ctx: typer.Context, **values: Any) -> None:
        if ctx.args:
            right = ", ".join(_flag(p.name) for p in parameters)
            raise InvalidOptions(words("cli-unknown-option", option=ctx.args[0], options=right))
        function(**values)

    context = inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    keyword = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in parameters]
    command.__signature__ = inspect.Signature([context, *keyword])  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in [context, *keyword]}
    lenient = {"allow_extra_args": True, "ignore_unknown_options": True}
    to.command(name, help=about, context_settings=lenient)(command)


def _worded(parameter: inspect.Parameter, words: Words, prefix: str) -> inspect.Parameter:
    """The parameter with its help from the words."""
    if get_origin(parameter.annotation) is Annotated:
        kind, info = get_args(parameter.annotation)
    else:
        kind = parameter.annotation
        info = typer.Argument() if parameter.default is inspect.Parameter.empty else typer.Option()
    info = copy(info)
    key = f"{prefix}-{parameter.name}"
    info.help = words(key if words.has(key) else f"cli-{parameter.name}")
    return parameter.replace(annotation=Annotated[kind, info])


def _parameter(option: Option, words: Words) -> inspect.Parameter:
    """An option of a game as an option of the command line."""
    flag = _flag(option.name)
    usual = None if callable(option.default) or option.default == "required" else option.default
    if option.values == (False, True):
        info = typer.Option(f"{flag}/--no-{flag[2:]}", help=_about(option, words), show_default=str(bool(usual)))
        annotation: Any = Annotated[bool | None, info]
    else:
        metavar = option.choices().replace(", ", "|").replace(" ", "")
        info = typer.Option(flag, help=_about(option, words), metavar=metavar, show_default=_default(usual))
        annotation = Annotated[str | None, info]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _about(option: Option, words: Words) -> str:
    """What an option means, and its values where they have words."""
    key = f"option-{option.name}"
    about = words(f"{key}-about") if words.has(f"{key}-about") else words(key)
    values = option.values if len(option.values) < 12 else ()
    named = [f"{value} {words(f'{key}-{value}')}" for value in values if words.has(f"{key}-{value}")]
    return f"{about} ({', '.join(named)})" if named else about


def _default(usual: Any) -> Any:
    return False if usual is None else str(usual)


def _read(game: Game, given: dict[str, Any], words: Words) -> dict[str, Any]:
    """The options of a game as given on the command line; a wrong value is answered with the right ones."""
    chosen = {}
    for option in game.options:
        if option.name in given:
            try:
                chosen[option.name] = option.value(given[option.name])
            except InvalidOptions:
                value = str(given[option.name])
                raise InvalidOptions(
                    words("cli-wrong-value", option=_flag(option.name), value=value, choices=option.choices())
                ) from None
        elif option.default == "required":
            raise InvalidOptions(words("cli-needs", option=_flag(option.name), choices=option.choices()))
    return chosen


def _players_of(game: Game, names: list[str], given: dict[str, Any]) -> dict[str, Any]:
    """Who names more than one seat need not say how many players there are."""
    knows = any(option.name == "players" for option in game.options)
    if knows and "players" not in given and len(names) > 1:
        return {**given, "players": len(names)}
    return given


def _page(text: str) -> None:
    """A long text: page by page for a person, as it stands for a program."""
    if not sys.stdout.isatty():
        typer.echo(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _whole(given: Sequence[str]) -> list[str]:
    """The words given, where `--ray` may stand without an address."""
    words = list(given)
    for i, word in enumerate(words):
        if word == "--ray" and (i + 1 == len(words) or words[i + 1].startswith("-")):
            words[i] = "--ray="
    return words


def _lang_in(given: Sequence[str]) -> str | None:
    """The language asked for anywhere on the command line; it also words the help."""
    for word, following in zip(given, [*given[1:], ""], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _words(lang: str | None) -> Words:
    return Words(language(lang))


__all__ = ["COMMANDS", "app", "main"]
