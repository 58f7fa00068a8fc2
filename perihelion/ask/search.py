"""A search that understands questions in plain words: BM25 over passages, with endings, typos and people's own words.

Pure Python over a few hundred short passages of one game: the server, the terminal and a browser tab search alike.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..core.game import Game
from ..words import DEFAULT, LANGUAGES
from .passages import Passage, passages
from .vocabulary import vocabulary, words_of

LONGEST_QUESTION = 200
"""Characters of a question that are read."""
SATURATION, LENGTH = 1.2, 0.4
"""The parameters k1 and b of BM25. Length counts little: a table answers as well as a sentence."""
HEADING, AROUND, REFUSALS, QUESTIONS, SYNONYM = 0.8, 0.5, 0.6, 0.8, 0.7
"""Weights beside the passage's own words: heading, paragraph, refusals, known questions; words added to a question."""
SHORTEST_PART, LONG_WORD = 4, 7
"""Letters of the shortest word that is found inside others; from how many letters on a word may have two typos."""
KINDS = {"rules": 0.5, "guide": 0.5, "glossary": 0.4}
"""Weights of passages that state no numbered rule."""


@dataclass(frozen=True)
class Answer:
    """A passage that answers a question, and how well."""

    passage: Passage
    score: float


class Index:
    """The passages of a game in one language, by the stems of their words."""

    def __init__(self, found: list[Passage], lang: str):
        self.passages, self.vocabulary = found, vocabulary(lang)
        self.known: set[str] = set()
        """Words in full, by which a question's language is recognized."""
        self._weights: list[dict[str, float]] = [self._weigh(passage) for passage in found]
        self._places: dict[str, list[int]] = defaultdict(list)
        for place, weights in enumerate(self._weights):
            for term in weights:
                self._places[term].append(place)
        total = sum(sum(weights.values()) for weights in self._weights)
        self._average = total / max(1, len(found))

    def _weigh(self, passage: Passage) -> dict[str, float]:
        weights: dict[str, float] = defaultdict(float)
        fields = (
            (passage.text, 1.0),
            (passage.heading, HEADING),
            (passage.around, AROUND),
            (passage.refusals, REFUSALS),
            (passage.questions, QUESTIONS),
        )
        for text, weight in fields:
            for word in words_of(text):
                self.known.add(word)
                weights[self.vocabulary.stem(word)] += weight
        return dict(weights)

    def search(self, question: str) -> list[Answer]:
        """Return all passages that share a word with the question, the best first."""
        scores: dict[int, float] = defaultdict(float)
        for term, weight in self._terms(question).items():
            places = self._places[term]
            rarity = math.log(1 + (len(self.passages) - len(places) + 0.5) / (len(places) + 0.5))
            for place in places:
                scores[place] += weight * rarity * self._saturate(place, term)
        for place, passage in enumerate(self.passages):
            if place in scores and not passage.numbers:
                scores[place] *= KINDS[passage.kind]
        return [
            Answer(self.passages[place], score) for place, score in sorted(scores.items(), key=lambda each: -each[1])
        ]

    def _saturate(self, place: int, term: str) -> float:
        weights = self._weights[place]
        count = weights[term]
        length = 1 - LENGTH + LENGTH * sum(weights.values()) / self._average
        return count * (SATURATION + 1) / (count + SATURATION * length)

    def _terms(self, question: str) -> dict[str, float]:
        """Return the terms of the index that a question asks for, with their weights."""
        asked = [word for word in words_of(question) if word not in self.vocabulary.questions]
        terms: dict[str, float] = {}
        for word in asked or words_of(question):
            stem = self.vocabulary.stem(word)
            for term, weight in self._similar(stem):
                terms[term] = max(weight, terms.get(term, 0))
            for other in self.vocabulary.synonyms.get(stem, ()):
                if other in self._places:
                    terms[other] = max(SYNONYM, terms.get(other, 0))
        return terms

    def _similar(self, wanted: str) -> Iterator[tuple[str, float]]:
        """Yield a term, and terms that contain it; if there are none, the terms that a typo may have meant."""
        exact = wanted in self._places
        if exact:
            yield wanted, 1.0
        if len(wanted) >= SHORTEST_PART:
            for term in list(self._places):
                if term != wanted and len(term) >= SHORTEST_PART and (wanted in term or term in wanted):
                    exact = True
                    yield term, 0.8 * min(len(term), len(wanted)) / max(len(term), len(wanted))
        if not exact:
            allowed = 1 if len(wanted) < LONG_WORD else 2
            near = [(distance(wanted, term, allowed), term) for term in list(self._places) if len(wanted) > 2]
            best = min((count for count, _ in near), default=allowed + 1)
            yield from ((term, 1 - 0.2 * count) for count, term in near if count == best <= allowed)


def distance(one: str, other: str, limit: int) -> int:
    """Return how many letters to insert, delete, replace or swap turn a word into another; `limit` + 1 if more."""
    if abs(len(one) - len(other)) > limit or one[0] != other[0]:
        return limit + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[-1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return min(row[-1], limit + 1)


@lru_cache(maxsize=128)
def index(game: Game, lang: str) -> Index:
    """Return the index of a game in a language."""
    return Index(passages(game, lang), lang)


def ask(game: Game, question: str, lang: str, limit: int = 6) -> list[Passage]:
    """Return the passages that answer a question, the best first, in the reader's language.

    The question may be in any language. A rule that it finds there is shown in the reader's.
    """
    question = question[:LONGEST_QUESTION]
    if number := re.fullmatch(rf"(?:{game.prefix}-)?(\d+)", question.strip().upper()):
        return [passage for passage in index(game, lang).passages if int(number[1]) in passage.numbers][:1]
    asked = guess_language(game, question, lang)
    found = (answer.passage for answer in index(game, asked).search(question))
    shown = found if asked == lang else _translate(found, index(game, lang).passages)
    best: dict[tuple[str, str], Passage] = {}
    for passage in shown:
        best.setdefault((passage.heading, passage.around), passage)
    return list(best.values())[:limit]


def _translate(found: Iterable[Passage], own: list[Passage]) -> Iterator[Passage]:
    """Yield the passages in another language that state the same rules."""
    by_number: Mapping[int, Passage] = {number: passage for passage in own for number in passage.numbers}
    for passage in found:
        yield from (by_number[number] for number in passage.numbers if number in by_number)


def guess_language(game: Game, question: str, lang: str) -> str:
    """Return the language that knows most words of a question; the reader's if several do."""
    words = words_of(question)

    def known(lang: str) -> int:
        return sum((word in vocabulary(lang).questions) + (word in index(game, lang).known) for word in words)

    return max(sorted(LANGUAGES, key=lambda each: (each != lang, each != DEFAULT)), key=known)
