"""Checks of a game's lessons: each begins unsolved, is solved by its solution, and has all its words."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game import Game
from ..core.lesson import Lesson
from ..core.lesson_try import LessonTry, try_lesson
from ..core.notation import out_of_bounds
from ..core.vocabulary import OVER
from ..errors import PerihelionError
from ..languages import DEFAULT
from ..words import Words, languages_of

PARTS = ("", "-text", "-goal", "-hint", "-done", "-missed")
"""The endings of the ids of a lesson's words: title, text, goal, first hint, and the messages at the end."""


def check_lessons(game: Game) -> list[str]:
    """Return a sentence for each problem."""
    if not game.lessons:
        return []
    keys = [lesson.key for lesson in game.lessons]
    problems = [f"lessons: two of them have the key {key!r}" for key in sorted(set(keys)) if keys.count(key) > 1]
    for lesson in game.lessons:
        problems += [f"lesson {lesson.key}: {problem}" for problem in _check_lesson(game, lesson)]
    return problems


def _check_lesson(game: Game, lesson: Lesson) -> Iterator[str]:
    yield from _check_words(game, lesson)
    if not lesson.rules:
        yield "it names no rule"
    try:
        start = try_lesson(game, lesson)
    except PerihelionError as error:
        yield f"its position cannot be made: {error}"
        return
    yield from _check_start(game, start)
    if not lesson.solution:
        yield "it has no solution"
        return
    try:
        end = try_lesson(game, lesson, lesson.solution)
    except PerihelionError as error:
        yield f"its solution cannot be played: {error}"
        return
    if not end.done:
        yield "its solution does not reach the goal"
    elif try_lesson(game, lesson, lesson.solution[:-1]).done:
        yield "the goal is reached before the last action of the solution"
    if end.scripted < len(lesson.script):
        yield f"of its script {end.scripted} of {len(lesson.script)} entries are used"


def _check_start(game: Game, start: LessonTry) -> Iterator[str]:
    """Check that the position is within the bounds of the record, and that the learner has something to decide."""
    s, lesson = start.position.plain, start.lesson
    if start.done:
        yield "its goal is true at the beginning"
    if start.position.actor != lesson.seat:
        who = "the game is over" if start.position.actor == OVER else f"seat {start.position.actor} decides"
        yield f"seat {lesson.seat} has to decide at the beginning, but {who}"
    yield from out_of_bounds(game, s)


def _check_words(game: Game, lesson: Lesson) -> Iterator[str]:
    package = f"{game.package}.lessons"
    for lang in (DEFAULT, *languages_of(game.package)[1:]):
        if lang not in languages_of(package):
            yield f"the folder lessons has no words *.{lang}.ftl"
            continue
        words = Words(lang, package)
        missing = [f"lesson-{lesson.key}{part}" for part in PARTS if not words.translates(f"lesson-{lesson.key}{part}")]
        yield from (f"the words of {lang} lack {key}" for key in missing)
