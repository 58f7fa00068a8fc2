"""The places of the rules in the printed rulebook, and the number of its sentences without a rule.

`rulebook.toml` of a game lists the sections of its rulebook, without their text. For each sentence of a section, in
order, it names the rules; `-` is a sentence that states no rule (an introduction, an example, a component), and `?`
is one whose rule is missing here. `tools/rulebook_sentences.py` compares the file with the text of a rulebook.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..core.game import Game
from ..words import Words

FILE = "rulebook.toml"
NO_RULE, MISSING = "-", "?"


@dataclass(frozen=True)
class Section:
    """A section of the rulebook: its place as people find it, and the rules of each sentence."""

    place: str
    sentences: tuple[str, ...]

    @property
    def rules(self) -> list[tuple[int, int]]:
        """The rules with the number of the sentence that states them, counted from 1."""
        counted = enumerate(self.sentences, 1)
        return [(int(rule), n) for n, said in counted if said not in (NO_RULE, MISSING) for rule in said.split()]

    def count(self, mark: str) -> int:
        """Return the number of sentences with a mark."""
        return self.sentences.count(mark)


@dataclass(frozen=True)
class Rulebook:
    """The sections of a rulebook."""

    title: str
    sections: tuple[Section, ...]

    def places(self, rule: int) -> list[tuple[str, list[int]]]:
        """Return the sections that state a rule, each with the numbers of its sentences."""
        stated = ((section.place, [n for number, n in section.rules if number == rule]) for section in self.sections)
        return [(place, sentences) for place, sentences in stated if sentences]


@cache
def rulebook(game: Game) -> Rulebook | None:
    """Return the rulebook of a game; None if the game has no such file."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    sections = (Section(each["place"], tuple(each["sentences"].split(", "))) for each in read["section"])
    return Rulebook(read["title"], tuple(sections))


def describe_places(game: Game, rule: int, lang: str) -> list[str]:
    """Return where the printed rulebook states a rule, in words."""
    book, words = rulebook(game), Words(lang, "perihelion.ask")
    return [
        words("rulebook-place", place=place, count=len(sentences), sentences=", ".join(map(str, sentences)))
        for place, sentences in (book.places(rule) if book else ())
    ]
