"""Lessons for the page: a learner's attempt drawn, described and judged, and the steps of the hint ladder.

An attempt is not stored: the page sends the moves so far, and the server replays them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.game import Game
from ...core.lesson import Lesson
from ...core.lesson_try import LessonTry, next_action, try_lesson
from ...core.puzzle import puzzles_of
from ...core.recent_view import recent_view
from ...documents import find_player_rule
from ...errors import IllegalAction
from ...words import Words
from ..documents import render_markdown
from ..errors import WebError, link_to_rule
from ..schemas.exercises import (
    Exercise,
    ExerciseHint,
    ExerciseRule,
    ExerciseState,
    LabelledLink,
    LessonList,
    LessonTitle,
)
from ..schemas.responses import Explanation
from ..table.explanations import explain_in_frame
from ..table.frames import Frame
from ..table.refusals import illegal_move
from ..table_words import table_words
from .exercise_position import describe_position

WHERE, WHICH, MOVE = 1, 2, 3
"""The steps of the hint ladder: where to look, which piece, the move."""


def lesson_words(game: Game, lang: str, players: int = 0) -> Words:
    """Return the words of a game with those of its lessons."""
    return table_words(lang, game.package, *([f"{game.package}.lessons"] if game.lessons else []), players=players)


def list_lessons(game: Game, lang: str) -> LessonList:
    """Return all lessons of a game in their order."""
    words = lesson_words(game, lang)
    titles = [
        LessonTitle(key=lesson.key, title=words(f"lesson-{lesson.key}"), goal=words(f"lesson-{lesson.key}-goal"))
        for lesson in game.lessons
    ]
    return LessonList(game=game.key, gameName=words("game"), lessons=titles, puzzles=len(puzzles_of(game)))


def find_lesson(game: Game, key: str) -> Lesson:
    """Return a lesson by its key."""
    lesson = next((lesson for lesson in game.lessons if lesson.key == key), None)
    if lesson is None:
        raise WebError(404, "unknown")
    return lesson


def show_try(game: Game, lesson: Lesson, moves: Sequence[str], lang: str) -> Exercise:
    """Return the position after these moves, what can be done there, and whether the goal is reached."""
    learner, frame = _open_try(game, lesson, moves, lang)
    words = frame.view.words
    state: ExerciseState = "done" if learner.done else "missed" if learner.missed else "open"
    index = game.lessons.index(lesson)
    key = f"lesson-{lesson.key}"
    says = "" if state == "open" else words(f"{key}-{state}")
    rules = [_describe_rule(game, number, lang) for number in lesson.rules]
    return {
        **describe_position(frame, words(f"{key}-text"), words(f"{key}-goal"), state, says, rules=rules),
        "key": lesson.key,
        "number": index + 1,
        "of": len(game.lessons),
        "back": LabelledLink(link=f"/learn/{game.key}", label=words("lessons-of", game=words("game"))),
        "next": _link_onward(game, index, words),
        "title": words(key),
    }


def _link_onward(game: Game, index: int, words: Words) -> LabelledLink:
    """Return the link to the next lesson; after the last one, to a game."""
    if index + 1 < len(game.lessons):
        return LabelledLink(link=f"/learn/{game.key}/{game.lessons[index + 1].key}", label=words("lesson-next"))
    return LabelledLink(link=f"/new/{game.key}", label=words("lesson-play", game=words("game")))


def give_hint(game: Game, lesson: Lesson, moves: Sequence[str], step: int, lang: str) -> ExerciseHint:
    """Return one step of the hint ladder for the next move of the solution."""
    learner, frame = _open_try(game, lesson, moves, lang)
    words = frame.view.words
    text = next_action(learner, moves)
    if text is None:
        return lead_back(step, words)
    return climb_ladder(frame, game.actions.ids[text], step, words(f"lesson-{lesson.key}-hint"))


def lead_back(step: int, words: Words) -> ExerciseHint:
    """Return the hint that no solution is known from here."""
    return ExerciseHint(step=step, says=words("lesson-hint-astray"), touch=[], action=None, astray=True)


def climb_ladder(frame: Frame, action: int, step: int, first: str) -> ExerciseHint:
    """Return a step of the hint ladder that leads to an action: `first` says where to look."""
    words = frame.view.words
    touch = [key for key in frame.touch(action) if key in frame.groups]
    if step == WHERE:
        return ExerciseHint(step=step, says=first, touch=[], action=None, astray=False)
    if step == WHICH and touch:
        name = re.split("[;,]", frame.about(touch[0]).name)[0]  # only the name: its place and state follow
        says = words("lesson-hint-piece", name=name) if name else words("lesson-hint-marked")
        return ExerciseHint(step=step, says=says, touch=touch[:1], action=None, astray=False)
    if step == WHICH:
        return ExerciseHint(step=step, says=words("lesson-hint-button"), touch=[], action=None, astray=False)
    text = frame.view.game.actions.texts[action]
    says = words("lesson-hint-move", says=frame.describe(action))
    return ExerciseHint(step=step, says=says, touch=touch, action=text, astray=False)


def explain_in_lesson(game: Game, lesson: Lesson, moves: Sequence[str], touched: list[str], lang: str) -> Explanation:
    """Say what a thing on the board is, and what touching it does or why it does nothing."""
    _, frame = _open_try(game, lesson, moves, lang)
    return explain_in_frame(frame, touched)


def _open_try(game: Game, lesson: Lesson, moves: Sequence[str], lang: str) -> tuple[LessonTry, Frame]:
    """Return a try and its frame; a move against the rules is refused in the reader's language."""
    try:
        learner = try_lesson(game, lesson, moves, lang)
    except IllegalAction as error:
        raise illegal_move(game, lesson_words(game, lang), error) from None
    position = learner.position
    words = lesson_words(game, lang, players=position.seats)
    return learner, Frame(position, recent_view(position, lesson.seat, words))


def _describe_rule(game: Game, number: int, lang: str) -> ExerciseRule:
    name = f"{game.prefix}-{number}"
    text = find_player_rule(game, number, lang)
    html = render_markdown(text, game.prefix) if text else ""
    return ExerciseRule(rule=name, link=link_to_rule(game.key, name), html=html)
