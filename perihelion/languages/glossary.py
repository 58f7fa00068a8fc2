"""The glossary of a game in a language: `glossary.toml` in the game's folder of the language.

[rim-cell]
term = "Randfeld"
plural = "Randfelder"     # if it has one that differs
forms = ["Randfeldern"]   # other forms, if any
printed = true            # the printed rulebook in this language calls it so; false: it is our word
not = ["Grenzfeld"]       # words that no text of the game uses for it
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from . import packs

FILE = "glossary.toml"


@dataclass(frozen=True)
class Term:
    """What a language calls a thing of a game."""

    key: str
    """The same in all languages."""
    term: str
    plural: str
    forms: tuple[str, ...]
    printed: bool
    forbidden: tuple[str, ...]


def read_glossary(package: str, lang: str) -> dict[str, Term]:
    """Return the terms of a game's package in a language by key; those without a word yet are left out."""
    pack = packs()[lang]
    table = pack.read_table(str(pack.folder_of(package) / FILE))
    return {key: term for key, entry in table.items() if (term := _read(key, entry)).term}


def _read(key: str, entry: dict[str, object]) -> Term:
    def words(name: str) -> tuple[str, ...]:
        found = entry.get(name, [])
        assert isinstance(found, list)
        return tuple(map(str, found))

    term, plural = str(entry.get("term", "")), str(entry.get("plural", ""))
    return Term(key, term, plural, words("forms"), bool(entry.get("printed")), words("not"))


def translated_terms(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield each term of a game in a language, with the English one."""
    english = read_glossary(package, "en")
    for key, term in read_glossary(package, lang).items():
        if key in english:
            yield term.term, english[key].term
