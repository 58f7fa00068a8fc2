"""Questions about the rules, and the page of one rule, for the server and for a browser tab alike."""

from __future__ import annotations

from ..ask.passages import Passage, known_questions, passages
from ..ask.rulebook import describe_places
from ..ask.search import LONGEST_QUESTION, ask
from ..ask.sources import Source, functions, tests
from ..core.game import Game
from ..core.recent_view import recent_view
from ..core.rule_position import rule_positions
from ..documents import numbered_rules
from ..errors import PerihelionError
from ..words import DEFAULT, Words
from .documents import render_markdown
from .errors import WebError, link_to_rule
from .schemas.exercises import LabelledLink
from .schemas.rules import RuleAnswer, RuleAnswers, RulePage, RulePosition, RuleSource
from .study.lessons import lesson_words
from .table.frames import Frame
from .table_words import table_words

__all__ = ["LONGEST_QUESTION", "answer_question", "describe_rule"]

EXAMPLES = 3
"""Number of questions shown as examples."""
DOCUMENTS = {"rules": "rules", "guide": "guide", "glossary": ""}


def answer_question(game: Game, question: str, lang: str) -> RuleAnswers:
    """Return the passages that answer a question; without a question, what others ask."""
    answers = [_describe_answer(game, passage) for passage in ask(game, question, lang)] if question.strip() else []
    examples = [asked for asked, _ in known_questions(game, lang)[:: len(known_questions(game, lang)) // EXAMPLES or 1]]
    return RuleAnswers(answers=answers, examples=[] if answers else examples[:EXAMPLES])


def _describe_answer(game: Game, passage: Passage) -> RuleAnswer:
    document = DOCUMENTS[passage.kind]
    anchor = f"{game.prefix}-{passage.numbers[0]}" if passage.numbers else passage.anchor
    return RuleAnswer(
        kind=passage.kind,
        heading=passage.heading,
        html=render_markdown(passage.text, game.prefix),
        rules=[_link_to_page(game, number) for number in passage.numbers],
        link=f"/{document}/{game.key}#{anchor}" if document else "",
    )


def _link_to_page(game: Game, number: int) -> LabelledLink:
    return LabelledLink(link=f"/rules/{game.key}/{number}", label=f"{game.prefix}-{number}")


def describe_rule(game: Game, number: int, lang: str) -> RulePage:
    """Return everything that is known about a rule."""
    known = sorted(_rule_numbers(game))
    if number not in known:
        raise WebError(404, "unknown")
    place = known.index(number)
    told = next((passage for passage in passages(game, lang) if number in passage.numbers), None)
    return RulePage(
        game=game.key,
        gameName=Words(lang, game.package)("game"),
        rule=f"{game.prefix}-{number}",
        html=render_markdown(told.text if told else "", game.prefix),
        before=render_markdown(told.around.partition(told.text)[0] if told else "", game.prefix),
        link=link_to_rule(game.key, f"{game.prefix}-{number}"),
        specification=render_markdown(_specified(game).get(number, ""), ""),
        rulebook=describe_places(game, number, lang),
        position=_describe_position(game, number, lang),
        lessons=_list_lessons(game, number, lang),
        functions=_describe_sources(functions(game).get(number, [])),
        tests=_describe_sources(tests(game).get(number, [])),
        previous=_link_to_page(game, known[place - 1]) if place else None,
        next=_link_to_page(game, known[place + 1]) if place + 1 < len(known) else None,
    )


def _rule_numbers(game: Game) -> set[int]:
    """Return the numbers of all rules; those of the rules for players if the specification is not there."""
    told = (number for passage in passages(game, DEFAULT) for number in passage.numbers)
    return set(_specified(game)) or set(told)


def _specified(game: Game) -> dict[int, str]:
    try:
        return {int(number): text for number, text in numbered_rules(game)}
    except PerihelionError:
        return {}


def _describe_position(game: Game, number: int, lang: str) -> RulePosition | None:
    stored = rule_positions(game).get(number)
    if stored is None:
        return None
    position = stored.open(game)
    words = table_words(lang, game.package, players=position.seats)
    frame = Frame(position, recent_view(position, position.actor, words))
    refused, legal = game.actions.ids[stored.refused], game.actions.ids[stored.legal]
    refusal = position.why_not(refused)
    if refusal is None:
        return None
    return RulePosition(
        board=frame.board,
        outline=frame.outline,
        prompt=frame.prompt,
        refused=frame.describe(refused),
        sentence=words.refusal(refusal.rule, game.actions, refused, **refusal.values),
        legal=frame.describe(legal),
        refusedKeys=[key for key in frame.touch(refused) if key in frame.groups],
        legalKeys=[key for key in frame.touch(legal) if key in frame.groups],
    )


def _list_lessons(game: Game, number: int, lang: str) -> list[LabelledLink]:
    words = lesson_words(game, lang)
    return [
        LabelledLink(link=f"/learn/{game.key}/{lesson.key}", label=words(f"lesson-{lesson.key}"))
        for lesson in game.lessons
        if number in lesson.rules
    ]


def _describe_sources(sources: list[Source]) -> list[RuleSource]:
    return [RuleSource(name=source.name, place=source.place) for source in sources]
