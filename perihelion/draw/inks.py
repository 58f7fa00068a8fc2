"""Patterns for words that name a colour, so that a terminal can write them in it."""

from __future__ import annotations


def colour_pattern(word: str) -> str:
    """Match a colour's name with the endings it takes before a noun, as in `braun`, `brauner`, `türkisfarbene`."""
    return rf"(?i:\b{word.removesuffix('e')}(?:farben)?(?:e[mnrs]?)?\b)"
