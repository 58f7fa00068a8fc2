"""Games by their names, also those that are no longer installed."""

from __future__ import annotations

from ..core.registry import game as find_game
from ..errors import UnknownGame
from .table_words import table_words


def game_name(key: str, lang: str) -> str:
    """Return the name of a game, even if it is no longer installed."""
    try:
        return table_words(lang, find_game(key).package)("game")
    except UnknownGame:
        return key


def name_luck(key: str, lang: str) -> str:
    """Return what chance decides in a game, in words: "dice and cards"."""
    try:
        return table_words(lang, find_game(key).package)("luck")
    except UnknownGame:
        return table_words(lang)("luck")
