"""The words of questions: those that say nothing about a game, endings, and what people call things.

Each language has them in its `questions.toml`; without it, the search compares words as they are.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache

from ..languages import packs

SHORTEST_STEM = 3
FOLDED = (("’", "'"), ("ł", "l"), ("œ", "oe"), ("æ", "ae"), ("ø", "o"), ("ae", "a"), ("oe", "o"), ("ue", "u"))
"""Letters that are no plain letter with an accent, and German umlauts as people type them without their key."""


@dataclass(frozen=True)
class Vocabulary:
    """What the search knows about a language."""

    questions: frozenset[str]
    """Words that every question has."""
    endings: tuple[str, ...]
    synonyms: dict[str, set[str]] = field(default_factory=dict)
    """The stems that people use for the same thing as a stem."""

    def stem(self, word: str) -> str:
        """Return a word without its ending, so that `comets` finds `comet` and `gezogene` finds `gezogen`."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
                word = word[: -len(ending)]
                break
        return word[:-1] if len(word) > SHORTEST_STEM and word[-1] == word[-2] else word


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters without accents. Wuerfel, Würfel and Wurfel are one word."""
    folded = unicodedata.normalize("NFKD", text[:20_000].casefold())
    for letters, plain in FOLDED:
        folded = folded.replace(letters, plain)
    folded = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return re.findall(r"[−+]?\d+|[a-z]+", folded)


@cache
def vocabulary(lang: str) -> Vocabulary:
    """Return what the search knows about a language."""
    read = packs()[lang].read_table("questions.toml")
    found = Vocabulary(frozenset(words_of(read.get("questions", ""))), tuple(read.get("endings", "").split()))
    for line in read.get("same", ()):
        stems = {found.stem(word) for word in words_of(line)}
        for each in stems:
            found.synonyms.setdefault(each, set()).update(stems - {each})
    return found
