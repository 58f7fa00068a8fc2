"""The words of questions: those that say nothing about a game, endings, and what people call things."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from ..words import LANGUAGES

_READ = tomllib.loads((files(__package__) / "vocabulary.toml").read_text(encoding="utf-8"))
QUESTION_WORDS: Mapping[str, frozenset[str]] = {lang: frozenset(_READ[lang]["questions"].split()) for lang in LANGUAGES}
ENDINGS: Mapping[str, list[str]] = {lang: _READ[lang]["endings"].split() for lang in LANGUAGES}
SHORTEST_STEM = 3


def stem(word: str, lang: str) -> str:
    """Return a word without its ending, so that `comets` finds `comet` and `gezogene` finds `gezogen`."""
    for ending in ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > SHORTEST_STEM and word[-1] == word[-2] else word


def _by_stem(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for line in _READ[lang]["same"]:
        stems = {stem(word, lang) for word in line.split()}
        for each in stems:
            found.setdefault(each, set()).update(stems - {each})
    return found


SYNONYMS: Mapping[str, Mapping[str, set[str]]] = {lang: _by_stem(lang) for lang in LANGUAGES}
"""The stems that people use for the same thing as a stem."""
