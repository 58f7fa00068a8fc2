"""The Typer application: Typer parses the arguments, all help comes from the words files.

Every option of a game becomes an option of `perihelion play GAME`, `arena GAME`, `dataset GAME` and `train GAME`.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import partial
from typing import Annotated, get_args, get_origin

import typer

from ..errors import InvalidOptions, PerihelionError
from ..words import LANGUAGES, Words
from .commands import COMMANDS, OF_A_GAME
from .game_options import flag_of, make_parameter, words_of
from .typer_words import UsageError, command_classes, explain

FAILED = 1
"""The exit status if somebody gives up a question."""
WRONG_USE = 2
"""The exit status for wrong arguments."""

DEFAULT_COMMAND = "serve"
"""What `perihelion` alone does: it opens the lobby in the browser."""

EXTRAS = {"mcp": "mcp", "psycopg": "postgresql", "torch": "train"}
"""Packages installed by an extra of Perihelion. A command that lacks one names the extra."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; this is the entry point of the script `perihelion`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = _find_lang(words)
    given = _complete_flags(_move_lang(words, lang)) or [DEFAULT_COMMAND]
    try:
        status = app(given, lang)(args=given, prog_name="perihelion", standalone_mode=False)
    except UsageError as error:
        typer.echo(explain(error, words_of(lang)), err=True)
        sys.exit(WRONG_USE)
    except PerihelionError as error:
        typer.echo(f"perihelion: {_say(error, lang)}", err=True)
        sys.exit(WRONG_USE)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        typer.echo(f"perihelion: {words_of(lang)('cli-missing-extra', extra=extra)}", err=True)
        sys.exit(WRONG_USE)
    except typer.Abort:
        sys.exit(FAILED)
    sys.exit(status or 0)


def _say(error: PerihelionError, lang: str | None) -> str:
    """Return what an error says, in the requested language if the words files have its message."""
    if error.message is None:
        return str(error)
    key, values = error.message
    return words_of(lang if lang in LANGUAGES else None)(key, **values)


def app(given: Sequence[str], lang: str | None) -> typer.Typer:
    """Return all commands with help in this language; those in OF_A_GAME have a subcommand for each game."""
    words = words_of(lang)
    group, _ = command_classes(words)
    plain = typer.Typer(
        cls=group,
        help=words("cli"),
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
    )
    names = [name_of(command) for command in COMMANDS]
    wanted = next((word for word in given if not word.startswith("-")), None)
    if wanted is not None and wanted not in names:
        raise InvalidOptions(words("cli-unknown-command", command=wanted, commands=", ".join(names)))
    for command in COMMANDS:
        if command in OF_A_GAME:
            name = command.__name__
            plain.add_typer(_of_a_game(command, given, words), cls=group, name=name, help=words(f"cli-{name}"))
        else:
            _add(plain, name_of(command), command, words, words(f"cli-{name_of(command)}"))
    return plain


def name_of(command: Callable[..., None]) -> str:
    """Return the name of a command as people type it."""
    return command.__name__.replace("_", "-")


def _of_a_game(command: Callable[..., None], given: Sequence[str], words: Words) -> typer.Typer:
    """Return one command for each game. Only the requested game is loaded, or all of them to list them."""
    sub = typer.Typer(rich_markup_mode=None, no_args_is_help=True)
    name = command.__name__
    if given[:1] != [name]:
        return sub
    from ..core.registry import game as find
    from ..core.registry import listed_games

    wanted = given[1] if len(given) > 1 and not given[1].startswith("-") else None
    if wanted is not None:
        found = {wanted: find(wanted)}
    else:
        found = listed_games()
    for key, game in found.items():
        own = Words(words.lang, game.package)
        about = own("labelled", label=own("game"), text=own("game-about"))
        _add(
            sub, key, partial(command, game), own, about, name, [make_parameter(option, own) for option in game.options]
        )
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
    """Make a function a command with help from the words. The error for an unknown option lists the possible ones."""
    signature = inspect.signature(function, eval_str=True)
    own = [p for p in signature.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
    parameters = [*extra, *(_add_help(p, words, f"cli-{prefix or name}") for p in own)]

    def command(ctx: typer.Context, **values: object) -> None:
        if ctx.args:
            right = ", ".join(flag_of(p.name) for p in parameters)
            raise InvalidOptions(words("cli-unknown-option", option=ctx.args[0], options=right))
        function(**values)

    context = inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    keyword = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in parameters]
    command.__signature__ = inspect.Signature([context, *keyword])  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in [context, *keyword]}
    lenient = {"allow_extra_args": True, "ignore_unknown_options": True}
    to.command(name, cls=command_classes(words)[1], help=about, context_settings=lenient)(command)


def _add_help(parameter: inspect.Parameter, words: Words, prefix: str) -> inspect.Parameter:
    """Return the parameter with its help from the words."""
    if get_origin(parameter.annotation) is Annotated:
        kind, info = get_args(parameter.annotation)
    else:
        kind = parameter.annotation
        info = typer.Argument() if parameter.default is inspect.Parameter.empty else typer.Option()
    info = copy(info)
    key = f"{prefix}-{parameter.name}"
    info.help = words(key if words.has(key) else f"cli-{parameter.name}")
    return parameter.replace(annotation=Annotated[kind, info])


def _complete_flags(given: Sequence[str]) -> list[str]:
    """Return the arguments, completed so that `--ray` needs no address."""
    words = list(given)
    for i, word in enumerate(words):
        if word == "--ray" and (i + 1 == len(words) or words[i + 1].startswith("-")):
            words[i] = "--ray="
    return words


def _move_lang(given: Sequence[str], lang: str | None) -> list[str]:
    """Return the arguments with `--lang XX` at the end, or without it if no command is named that has the option."""
    if lang is None:
        return list(given)
    place = next(n for n, word in enumerate(given) if word.startswith("--lang"))
    length = 1 if "=" in given[place] else 2
    words = [*given[:place], *given[place + length :]]
    names = [word for word in words if not word.startswith("-")]
    games = {command.__name__ for command in OF_A_GAME}
    complete = len(names) > 1 if names[:1] and names[0] in games else bool(names)
    return [*words, f"--lang={lang}"] if complete else words


def _find_lang(given: Sequence[str]) -> str | None:
    """Return the language requested anywhere on the command line; the help uses it, too."""
    for word, following in zip(given, [*given, ""][1:], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None
