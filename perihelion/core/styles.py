"""The styles of a game: bots with character, made of factors on the terms of its judge (docs/bots.md).

They are data, `styles.toml` in the folder of the game:

    [hoarder]
    own = { goods = 3 }
    others = { points = 2 }

A bot with a style is called by its game and its style, `solenia.hoarder`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..errors import InvalidOptions
from .game import Game
from .registry import game as find

FILE = "styles.toml"
SEPARATOR = "."
"""Stands between the game and the style in the name of a bot."""
LEVEL = "earth"
"""The level whose search all styles use."""


class Style(NamedTuple):
    """The factors on the terms of the judge, by their names. A term that is not named has factor 1."""

    own: Mapping[str, float]
    """For the position of the bot and its partners."""
    others: Mapping[str, float]
    """For the positions of its opponents."""


@cache
def styles_of(game: Game) -> dict[str, Style]:
    """Return the styles of a game, by the names of their bots."""
    file = files(game.package) / FILE
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        f"{game.key}{SEPARATOR}{name}": Style(each.get("own", {}), each.get("others", {}))
        for name, each in found.items()
    }


def is_style(bot: str) -> bool:
    """Return whether this is written like the name of a bot with a style."""
    return SEPARATOR in bot and ":" not in bot


def game_of_style(bot: str) -> str:
    """Return the key of the game that a bot with a style plays."""
    return bot.rpartition(SEPARATOR)[0]


def name_of_style(bot: str) -> str:
    """Return the name of a style without its game, as the words have it; a bot of every game has only this name."""
    return bot.rpartition(SEPARATOR)[2]


def level_of(bot: str) -> str:
    """Return the level whose search a bot uses: its own name, unless it has a style."""
    return LEVEL if is_style(bot) else bot


def find_style(bot: str) -> tuple[Game, Style]:
    """Return the game and the style of a bot. Raises InvalidOptions if the game has no such style."""
    game = find(game_of_style(bot))
    styles = styles_of(game)
    if bot not in styles:
        possible = ", ".join(styles) or "-"
        error = InvalidOptions(f"there is no bot {bot!r}; possible: {possible}")
        raise error.named("cli-unknown-bot", bot=bot, bots=possible)
    return game, styles[bot]
