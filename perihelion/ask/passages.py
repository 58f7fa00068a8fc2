"""The passages of a game that answer questions: numbered rules, the guide, the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ..core.game import Game
from ..documents import NUMBERED, find_glossary, find_guide, find_rules, heading_anchor, numbered_rules
from ..errors import PerihelionError
from ..languages import DEFAULT
from ..words import Words, refusal_texts

Kind = Literal["rules", "guide", "glossary"]


@dataclass(frozen=True)
class Passage:
    """A passage of a document, as Markdown."""

    kind: Kind
    heading: str
    """The heading above it."""
    text: str
    numbers: tuple[int, ...] = ()
    """The rules that it states."""
    around: str = ""
    """The whole paragraph that it belongs to."""
    refusals: str = ""
    """The sentences in which the game refuses by these rules."""
    questions: str = ""
    """What people ask who look for these rules."""

    @property
    def anchor(self) -> str:
        """The id of its heading on the page of the document."""
        return heading_anchor(self.heading)


def passages(game: Game, lang: str) -> list[Passage]:
    """Return all passages in a language, else in English. A game without rules for players has its specification's."""
    found = list(_rules(game, lang)) or list(_rules(game, DEFAULT)) or list(_specified(game))
    return [*found, *_guide(game, lang), *_glossary(game, lang)]


def _rules(game: Game, lang: str) -> Iterator[Passage]:
    refusals, asked = refusal_texts(lang, game.package, game.prefix), known_questions(game, lang)
    for heading, paragraph in _paragraphs(find_rules(game, lang) or ""):
        around = _plain(paragraph)
        said = _sentences(paragraph) if not paragraph.startswith("|") else []
        for text, numbers in said:
            refused = " ".join(refusals.get(number, "") for number in numbers)
            questions = " ".join(question for question, answers in asked if answers & set(numbers))
            yield Passage("rules", heading, text, numbers, around, refused, questions)
        if not said and around:
            yield Passage("rules", heading, around, (), around)


def _sentences(paragraph: str) -> list[tuple[str, tuple[int, ...]]]:
    """Return the sentences of a paragraph with the rules that each states; the rest belongs to the last one."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for part in NUMBERED.finditer(paragraph):
        text, numbers = part[1].strip(), tuple(int(number) for number in part[2].split(", "))
        start = text.lstrip("-*„“«¿¡0123456789 ")[:1]
        if found and not (start.isupper() or re.match(r"[-*\d]", text)):  # the sentence goes on
            before, others = found.pop()
            text, numbers = f"{before}{'' if text[0] in ',;:.' else ' '}{text}", (*others, *numbers)
        found.append((text, numbers))
    if found:
        rest = paragraph[sum(len(part[0]) for part in NUMBERED.finditer(paragraph)) :].strip()
        text, numbers = found.pop()
        found.append((f"{text} {rest}".strip(), numbers))
    return [(_plain(text), numbers) for text, numbers in found]


@cache
def known_questions(game: Game, lang: str) -> list[tuple[str, set[int]]]:
    """Return questions that people ask, each with the rules that answer it: `question-23-31 = Can I ...?`."""
    words = Words(lang, game.package)
    keys = words.keys("question-")
    return [(words(key), set(map(int, key.split("-")[1:]))) for key in keys]


def _specified(game: Game) -> Iterator[Passage]:
    try:
        for number, text in numbered_rules(game):
            yield Passage("rules", "", text, (int(number),), text)
    except PerihelionError:
        return


def _guide(game: Game, lang: str) -> Iterator[Passage]:
    for heading, paragraph in _paragraphs(find_guide(game, lang) or find_guide(game, DEFAULT) or ""):
        text = _plain(paragraph)
        yield Passage("guide", heading, text, (), text)


def _glossary(game: Game, lang: str) -> Iterator[Passage]:
    """Yield each term with its translation: a search for one finds the other."""
    for term, english in find_glossary(game, lang):
        text = f"{term} = {english}"
        yield Passage("glossary", term, text, (), text)


def _paragraphs(text: str) -> Iterator[tuple[str, str]]:
    """Yield each heading with each paragraph, list item or table below it."""
    heading = ""
    for block in re.split(r"\n(?=\s*[-*] )|\n\s*\n", text):
        paragraph = " ".join(block.split())
        title = re.match(r"#+ (.+)", block.strip())
        if title:
            heading = title[1]
        elif paragraph and not paragraph.startswith("!["):
            yield heading, paragraph


def _plain(text: str) -> str:
    """Return Markdown without rule numbers, bullets, links and the lines of tables."""
    text = re.sub(r"\*\([\d, ]+\)\*|\|[\s|:-]*\|", " ", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("|", " ")
    return " ".join(text.split()).lstrip("-.;, ").strip()
