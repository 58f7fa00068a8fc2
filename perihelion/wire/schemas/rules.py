"""The bodies of responses about the rules: answers to a question, and everything that is known about one rule."""

from __future__ import annotations

from typing import Literal

from .board import Board, OutlineSection
from .exercises import LabelledLink
from .message import Message


class RuleAnswer(Message):
    """A passage that answers a question."""

    kind: Literal["rules", "guide", "glossary"]
    """The document that it is from."""
    heading: str
    """The heading above it."""
    html: str
    """The sentence that answers."""
    rules: list[LabelledLink]
    """The rules that it states, each with the address of its page."""
    link: str
    """The address of the passage in its document; empty if it has none."""


class RuleAnswers(Message):
    """The answers to a question, the best first."""

    answers: list[RuleAnswer]
    """At most six."""
    examples: list[str]
    """Questions that others ask, if there is none."""


class RulePosition(Message):
    """A position in which a rule matters."""

    board: Board | None
    """The drawing; null if the game has none."""
    outline: list[OutlineSection]
    """The position in words."""
    prompt: str
    """What the player has to decide."""
    refused: str
    """An action that the rule refuses."""
    sentence: str
    """Why it is refused."""
    legal: str
    """An action that is possible."""
    refusedKeys: list[str]  # noqa: N815
    """The keys of the things on the board that the refused action touches."""
    legalKeys: list[str]  # noqa: N815
    """The keys of those that the legal action touches."""


class RuleSource(Message):
    """A function or a test."""

    name: str
    """Its name."""
    place: str
    """Its file and line."""


class RulePage(Message):
    """Everything that is known about one rule."""

    game: str
    """The key of the game."""
    gameName: str  # noqa: N815
    """The name of the game."""
    rule: str
    """The number of the rule with its prefix."""
    html: str
    """The rule in the rules for players."""
    before: str
    """What its paragraph says before it; empty if nothing."""
    link: str
    """Its address there."""
    specification: str
    """The rule in the specification, in English, as HTML."""
    rulebook: list[str]
    """Where the printed rulebook states it."""
    position: RulePosition | None
    """A position in which it refuses something; null if none is known."""
    lessons: list[LabelledLink]
    """The lessons about it."""
    functions: list[RuleSource]
    """The functions that carry it out, if the sources are there."""
    tests: list[RuleSource]
    """The tests that check it; only in a checkout."""
    previous: LabelledLink | None
    """The rule before it."""
    next: LabelledLink | None
    """The rule after it."""
