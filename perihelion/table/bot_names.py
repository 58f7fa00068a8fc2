"""The names of bots for people."""

from __future__ import annotations

from ..core.registry import game as find
from ..core.styles import game_of_style, is_style, name_of_style
from ..errors import UnknownGame
from ..words import Words


def bot_name(words: Words, bot: str) -> str:
    """Return the name of a bot. One with a style has its name in the words of its game."""
    key = _message(bot)
    if is_style(bot) and not words.has(key):
        words = _words_of_game(words, bot)
    return words(key) if words.has(key) else bot


def describe_bot(words: Words, bot: str) -> str:
    """Return a sentence about a bot, or "". The words are those of the game."""
    about = f"{_message(bot)}-about"
    if not words.has(about):
        return ""
    return words("bot-style-about", about=words(about)) if is_style(bot) else words(about)


def _message(bot: str) -> str:
    return f"bot-{name_of_style(bot)}"


def _words_of_game(words: Words, bot: str) -> Words:
    """Return the words of the game of a style; those given if the game is no longer installed."""
    try:
        return Words(words.lang, find(game_of_style(bot)).package)
    except UnknownGame:
        return words
