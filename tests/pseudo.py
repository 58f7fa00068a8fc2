"""A language for tests: English with an accent on every letter, bracketed and longer. Plain letters are from no file.

It is an installed package of its own, so it also shows that a language needs no line of code.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from perihelion.languages import packs

CODE = "eo"
"""Esperanto: a code that CLDR knows and that has the plurals of English."""
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀƁĆĎĒƑĜĤĨĴĶĹḾŃŐƤǬŔŚŤŬṼŴẊŶŽàƀćďēƒĝĥĩĵķĺḿńőƥǭŕśťŭṽŵẋŷž"
LETTERS = str.maketrans(PLAIN, ACCENTED)
LETTERS_OF_COLOURS = "colour-letters"
"""A message that is no text: four letters for four colours."""
LONGER = 0.2
"""How much longer a text is, as translations are."""


class Accents(Transformer):
    """Writes accents on the text of a message, also inside selectors."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(LETTERS))


def bracketed(pattern: ftl.Pattern) -> ftl.Pattern:
    """Return a pattern with accents, brackets and a longer end."""
    said = "".join(each.value for each in pattern.elements if isinstance(each, ftl.TextElement))
    end = "·" * round(len(said) * LONGER)
    inner = Accents().visit(pattern)
    return ftl.Pattern([ftl.TextElement("⟦"), *inner.elements, ftl.TextElement(f"{end}⟧")])


def pseudo(text: str) -> str:
    """Return a words file in the language."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and entry.id.name != LETTERS_OF_COLOURS:
            entry.value = entry.value and bracketed(entry.value)
            for attribute in entry.attributes:
                attribute.value = bracketed(attribute.value)
    return FluentSerializer().serialize(resource)


def write_language(space: Path) -> None:
    """Install the language into a folder, which has to be on the path of Python."""
    english, folder = packs()["en"].folder, space / "perihelion_pseudo"
    for path in sorted(english.rglob("*")):
        target = folder / path.relative_to(english)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".ftl":
            target.write_text(pseudo(path.read_text(encoding="utf-8")), encoding="utf-8")
        elif path.suffix == ".md":
            words = re.split(r"(\]\([^)]*\))", path.read_text(encoding="utf-8"))
            target.write_text(
                "".join(w if w.startswith("](") else w.translate(LETTERS) for w in words), encoding="utf-8"
            )
    (folder / "language.toml").write_text('name = "⟦Ƥśēŭďő⟧"\n', encoding="utf-8")
    (folder / "__init__.py").touch()
    about = space / "perihelion_pseudo-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: perihelion-pseudo\nVersion: 1\n", encoding="utf-8")
    entry = f"[perihelion.languages]\n{CODE} = perihelion_pseudo\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")


def plain_words(text: str) -> list[str]:
    """Return the words of a text that no file of the language has: those with two plain letters or more."""
    return re.findall(r"[A-Za-z]{2,}", re.sub(r"\b[0-9a-f]{8,}\b", "", text))  # a hash is no word
