"""The games and the bots, in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..bots import BOTS
from ..core.game import Game, Option
from ..core.runtime import ready
from ..words import Words
from .pictures import sound
from .visitors import table_words

PLAYERS = "players"
MOST_VALUES = 12
"""A range longer than this is a number to enter, not a list to choose from."""

READY_AT_ONCE = ("random", "greedy")
"""Bots that play well enough before the machine code is there."""


def games(lang: str) -> list[dict[str, Any]]:
    """Every game, for the lobby."""
    return [game_entry(game, lang) for game in sound().values()]


def game_entry(game: Game, lang: str) -> dict[str, Any]:
    """One game, for the lobby."""
    words = table_words(lang, game.package)
    return {
        "key": game.key,
        "name": words("game"),
        "about": words("game-about"),
        "players": players(game),
        "length": words("game-length") if words.has("game-length") else "",
        "picture": f"/pictures/{game.key}.svg",
        "options": [_option(option, words) for option in game.options],
        "bots": bots(game, lang),
    }


@lru_cache(maxsize=64)
def players(game: Game) -> list[int]:
    """For how many players the game is."""
    option = next((option for option in game.options if option.name == PLAYERS), None)
    if option is not None:
        return [int(value) for value in option.values]
    plain = game.rules.State()
    game.rules.setup(plain, game.read_options({}))
    return [int(game.rules.seats(plain))]


def bots(game: Game, lang: str) -> list[dict[str, Any]]:
    """The bots one may play against."""
    words = table_words(lang)
    entries = []
    for name in BOTS:
        at_once = name in READY_AT_ONCE or compiled(game)
        about = words(f"bot-{name}-about") if words.has(f"bot-{name}-about") else ""
        about = about if at_once else words("bot-not-ready", about=about)
        label = words(f"bot-{name}") if words.has(f"bot-{name}") else name
        entries.append({"name": name, "label": label, "about": about, "ready": at_once})
    return entries


def compiled(game: Game) -> bool:
    """Whether the machine code of the game is there, for the process of the bots."""
    return ready(game).exists()


def options_text(game: Game, options: dict[str, Any], words: Words) -> list[dict[str, str]]:
    """The options of a table in words."""
    named = {option.name: option for option in game.options}
    return [
        {"label": _label(words, name), "value": _value(words, named[name], value)}
        for name, value in options.items()
        if name in named
    ]


def _option(option: Option, words: Words) -> dict[str, Any]:
    long = isinstance(option.values, range) and len(option.values) > MOST_VALUES
    flag = option.values == (False, True)
    kind = "players" if option.name == PLAYERS else "flag" if flag else "number" if long else "choice"
    values = [] if long else [{"value": value, "label": _value(words, option, value)} for value in option.values]
    about = f"option-{option.name}-about"
    default = None if callable(option.default) or option.default == "required" else option.default
    return {
        "name": option.name,
        "label": _label(words, option.name),
        "about": words(about) if words.has(about) else "",
        "kind": kind,
        "values": values,
        "min": option.values[0] if long else None,
        "max": option.values[-1] if long else None,
        "default": default,
    }


def _label(words: Words, name: str) -> str:
    return words(f"option-{name}") if words.has(f"option-{name}") else name


def _value(words: Words, option: Option, value: Any) -> str:
    key = f"option-{option.name}-{int(value) if isinstance(value, bool) else value}"
    if " " not in key and words.has(key):
        return words(key)
    if isinstance(value, bool):
        return words("yes-no-true" if value else "yes-no-false")
    return str(value)
