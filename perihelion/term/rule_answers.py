"""Answers about the rules in the terminal: passages that answer a question, and everything about one rule."""

from __future__ import annotations

import re
from dataclasses import replace

from ..ask.passages import Passage, passages
from ..ask.rulebook import describe_places
from ..ask.search import ask
from ..ask.sources import Source, functions, tests
from ..core.game import Game
from ..core.narration import choice, prompt
from ..core.rule_position import rule_positions
from ..documents import find_player_rule, find_rule, find_rules
from ..draw.outline import Section
from ..languages import DEFAULT
from ..words import Words

MOST_ANSWERS = 3
ASK = "perihelion.ask"


def is_question(text: str) -> bool:
    """Return whether a text is a question, and not the number of a rule."""
    return not re.fullmatch(r"(?:[A-Z]+-)?\d+", text, re.IGNORECASE)


def answer(game: Game, question: str, lang: str) -> list[Section]:
    """Return the passages that answer a question as sections, or one that says that there are none."""
    found = ask(game, question, lang, MOST_ANSWERS)
    sections = [Section(_title(game, passage, lang), [passage.text.replace("**", "")]) for passage in found]
    return sections or [Section(Words(lang, ASK)("answer-none"))]


def show_rule(game: Game, number: str, lang: str) -> list[Section]:
    """Return the paragraph of the rules for players that states a rule; without one, the rule of the specification."""
    specified, wanted = find_rule(game, number), int(number.rpartition("-")[2])
    if find_rules(game, lang) or find_rules(game, DEFAULT):
        for passage in passages(game, lang):
            if passage.kind == "rules" and wanted in passage.numbers:
                said = re.sub(" +([,;.])", r"\1", passage.around.replace("**", ""))  # the number is gone
                return [Section(_title(game, replace(passage, numbers=(wanted,)), lang), [said])]
    return [Section(specified)]


def _title(game: Game, passage: Passage, lang: str) -> str:
    rules = ", ".join(f"{game.prefix}-{number}" for number in passage.numbers)
    kind = Words(lang, ASK)(f"answer-{passage.kind}")
    heading = passage.heading if passage.kind != "glossary" else ""
    return " · ".join(part for part in (kind, heading, rules) if part)


def trace(game: Game, number: str, lang: str) -> list[Section]:
    """Return a rule, its place in the rulebook, a position in which it matters, its functions and its tests."""
    specified = find_rule(game, number)
    rule = int(number.rpartition("-")[2])
    words = Words(lang, ASK, game.package)
    told = find_player_rule(game, rule, lang) or specified
    sections = [Section(f"{game.prefix}-{rule}", list(dict.fromkeys([told.replace("**", ""), specified])))]
    if places := describe_places(game, rule, lang):
        sections.append(Section(words("trace-rulebook"), places))
    return [
        *sections,
        *_position(game, rule, words),
        *_sources(words("trace-functions"), functions(game).get(rule, [])),
        *_sources(words("trace-tests"), tests(game).get(rule, [])),
    ]


def _position(game: Game, rule: int, words: Words) -> list[Section]:
    """Return the stored position in words, what is possible there, and what the rule refuses."""
    stored = rule_positions(game).get(rule)
    if stored is None:
        return []
    position = stored.open(game, words.lang)
    view = position.view(position.actor)
    refusal = position.why_not(stored.refused)
    outline = game.board.outline(view) if game.board and game.board.outline else []
    verdicts = [
        prompt(view),
        words("trace-legal", action=choice(view, game.actions.ids[stored.legal]), text=stored.legal),
        words(
            "trace-refused",
            action=choice(view, game.actions.ids[stored.refused]),
            text=stored.refused,
            sentence=refusal.sentence if refusal else "",
        ),
    ]
    return [Section(words("trace-position"), [stored.position]), *outline, Section(words("trace-verdicts"), verdicts)]


def _sources(heading: str, sources: list[Source]) -> list[Section]:
    return [Section(heading, rows=[[name, place] for name, place in sources])] if sources else []
