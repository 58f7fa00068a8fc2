"""The games and the bots, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from ..bots import bots_of
from ..core.events import Value
from ..core.game import REQUIRED, Game, Option, Options
from ..core.registry import listed_games
from ..core.tour import tour_of
from ..table.bot_names import bot_name, describe_bot
from ..words import Words
from .pictures import playable_games, unplayable_games
from .schemas.responses import BotInfo, BrokenGame, GameInfo, OptionInfo, OptionValue
from .schemas.snapshot import BotName, OptionText
from .table_words import table_words

PLAYERS = "players"
MOST_VALUES = 12
"""A longer range is a number field instead of a list."""

NO_MACHINE_CODE = ("random", "moon", "greedy")
"""Bots that do not wait for the machine code of a game."""


IsReady = Callable[[Game], bool]
"""Says whether the bots of a game that need machine code can play now."""


def list_games(lang: str, is_ready: IsReady) -> list[GameInfo]:
    """Return every game that can be played, for the lobby; games for tests only if they are asked for.

    A game with fewer different moves is easier to begin with, so it comes first.
    """
    playable = [game for key, game in listed_games().items() if key in playable_games()]
    return [describe_game(game, lang, is_ready) for game in sorted(playable, key=lambda game: len(game.actions.texts))]


def list_broken_games() -> list[BrokenGame]:
    """Return every installed game that cannot be played, for the lobby."""
    return [{"key": key, "reason": reason} for key, reason in unplayable_games().items()]


def describe_game(game: Game, lang: str, is_ready: IsReady) -> GameInfo:
    """Return one game, for the lobby."""
    words = table_words(lang, game.package)
    return {
        "key": game.key,
        "name": words("game"),
        "about": words("game-about"),
        "players": player_counts(game),
        "length": words("game-length") if words.has("game-length") else "",
        "picture": f"/pictures/{game.key}.svg",
        "options": [_describe_option(option, words) for option in game.options],
        "bots": list_bots(game, lang, is_ready),
        "first": dict(tour_of(game).options),
        "lessons": len(game.lessons),
        "secrets": bool(game.rules.state.secret_fields),
    }


@lru_cache(maxsize=64)
def player_counts(game: Game) -> list[int]:
    """Return the possible numbers of players of a game."""
    option = next((option for option in game.options if option.name == PLAYERS), None)
    if option is not None:
        return [int(value) for value in option.values]
    return [int(game.rules.seats(game.new_state(game.read_options({}))))]


def list_bots(game: Game, lang: str, is_ready: IsReady) -> list[BotInfo]:
    """Return the bots that can be played against."""
    words = table_words(lang, game.package)
    entries: list[BotInfo] = []
    for name in bots_of(game):
        ready = name in NO_MACHINE_CODE or is_ready(game)
        about = describe_bot(words, name)
        about = about if ready else words("bot-not-ready", about=about)
        entries.append({"name": name, "label": bot_name(words, name), "about": about, "ready": ready})
    return entries


def name_bots(lang: str, game: Game) -> list[BotName]:
    """Return the bots that play a game, by their names alone."""
    words = table_words(lang, game.package)
    return [{"name": name, "label": bot_name(words, name)} for name in bots_of(game)]


def describe_options(game: Game, options: Options, words: Words) -> list[OptionText]:
    """Return the options of a table in words, without free-text options that were left empty."""
    known = {option.name: option for option in game.options}
    return [
        {"label": _label(words, name), "value": _value_label(words, known[name], value)}
        for name, value in options.items()
        if name in known and known[name].values != (value,)
    ]


def describe_unusual_options(game: Game, options: Options, words: Words) -> list[str]:
    """Return the non-default options of a table in words; the seats show the number of players."""
    fixed = {option.name for option in game.options if not callable(option.default)}
    usual = game.read_options({name: value for name, value in options.items() if name in fixed})
    found = []
    for option in game.options:
        value = options.get(option.name)
        normal = option.default if option.name in fixed else usual.get(option.name)
        if value is None or value == normal or option.name == PLAYERS:
            continue
        label = _label(words, option.name)
        text = "" if value is True else _value_label(words, option, value)
        found.append(words("labelled", label=label, text=text) if text else label)
    return found


def _describe_option(option: Option, words: Words) -> OptionInfo:
    long = isinstance(option.values, range) and len(option.values) > MOST_VALUES
    flag = option.values == (False, True)
    kind: Literal["players", "flag", "choice", "number"] = (
        "players" if option.name == PLAYERS else "flag" if flag else "number" if long else "choice"
    )
    values: list[OptionValue] = [
        {"value": value, "label": _value_label(words, option, value), "needs": _needs(option, value)}
        for value in option.values
        if not long
    ]
    about = f"option-{option.name}-about"
    return {
        "name": option.name,
        "label": _label(words, option.name),
        "about": words(about) if words.has(about) else "",
        "kind": kind,
        "values": values,
        "min": int(option.values[0]) if long else None,
        "max": int(option.values[-1]) if long else None,
        "default": None if callable(option.default) or option.default == REQUIRED else option.default,
    }


def _needs(option: Option, value: Value) -> Options:
    """Return the values of other options that a value requires; empty if it goes with all."""
    return {other: wanted for needing, other, wanted in option.needs if needing == value}


def _label(words: Words, name: str) -> str:
    return words(f"option-{name}") if words.has(f"option-{name}") else name


def _value_label(words: Words, option: Option, value: Value) -> str:
    key = f"option-{option.name}-{int(value) if isinstance(value, bool) else value}"
    if " " not in key and words.has(key):
        return words(key)
    if isinstance(value, bool):
        return words("yes-no-true" if value else "yes-no-false")
    return str(value)
