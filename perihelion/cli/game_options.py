"""The options of a game as options of the command line."""

from __future__ import annotations

import inspect
from itertools import product
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import InvalidOptions
from ..words import Words, language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..core.events import Value
    from ..core.game import Game, Option, Options


def make_parameter(option: Option, words: Words) -> inspect.Parameter:
    """Return an option of a game as a parameter of a command."""
    flag = flag_of(option.name)
    usual = None if callable(option.default) or option.default == "required" else option.default
    if option.values == (False, True):
        info = typer.Option(f"{flag}/--no-{flag[2:]}", help=_describe(option, words), show_default=str(bool(usual)))
        annotation: object = Annotated[bool | None, info]
    else:
        metavar = option.choices().replace(", ", "|").replace(" ", "")
        info = typer.Option(flag, help=_describe(option, words), metavar=metavar, show_default=_default(usual))
        annotation = Annotated[str | None, info]
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _describe(option: Option, words: Words) -> str:
    """Return the meaning of an option, and of its values if they have words."""
    key = f"option-{option.name}"
    about = words(f"{key}-about") if words.has(f"{key}-about") else words(key)
    values = option.values if len(option.values) < 12 else ()
    meanings = {str(value): words(f"{key}-{value}") for value in values if words.has(f"{key}-{value}")}
    named = [
        words("labelled", label=value, text=told) for value, told in meanings.items() if not told.startswith(value)
    ]
    return f"{about} ({'; '.join(named)})" if named else about


def _default(usual: Value | None) -> str | bool:
    return False if usual is None else str(usual)


def read_options(game: Game, given: Mapping[str, object], words: Words) -> Options:
    """Return the options given on the command line. The InvalidOptions for a wrong value lists the possible ones."""
    chosen = {}
    for option in game.options:
        if option.name in given:
            try:
                chosen[option.name] = option.value(given[option.name])
            except InvalidOptions:
                value = str(given[option.name])
                raise InvalidOptions(
                    words("cli-wrong-value", option=flag_of(option.name), value=value, choices=option.choices())
                ) from None
        elif option.default == "required":
            raise InvalidOptions(words("cli-needs", option=flag_of(option.name), choices=option.choices()))
    return chosen


def option_sets(game: Game, options: Mapping[str, object], vary: list[str], words: Words) -> list[Options]:
    """Return every combination of options with the values given as NAME=VALUE,VALUE."""
    axes = []
    for each in vary:
        name, _, values = each.partition("=")
        if not values:
            raise InvalidOptions(words("cli-wrong-vary", given=each))
        axes.append([(name, value) for value in values.split(",")])
    return [read_options(game, {**options, **dict(chosen)}, words) for chosen in product(*axes)]


def count_players(game: Game, names: list[str], given: Options) -> Options:
    """Add the number of players if more than one seat is named and the number is not given."""
    knows = any(option.name == "players" for option in game.options)
    if knows and "players" not in given and len(names) > 1:
        return {**given, "players": len(names)}
    return given


def fewest_players(game: Game, given: Options) -> Options:
    """Add the fewest players if the game requires their number and it is not given."""
    needed = [option for option in game.options if option.name == "players" and option.default == "required"]
    return {option.name: option.values[0] for option in needed} | given


def flag_of(name: str) -> str:
    """Return the flag of an option: `use_hunter` becomes `--use-hunter`."""
    return f"--{name.replace('_', '-')}"


def words_of(lang: str | None) -> Words:
    """Return the shared words in a language, by default that of the system."""
    return Words(language(lang))
