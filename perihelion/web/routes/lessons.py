"""Lessons: the list of a game, a learner's try, hints, and why something does nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from ...core.game import Game
from ...core.lesson import Lesson
from ...core.registry import game as find_game
from ...wire.schemas.exercises import Exercise, ExerciseHint, HintRequest, LessonList, TouchRequest, TryRequest
from ...wire.schemas.responses import Explanation
from ...wire.study import lessons
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/games/{key}/lessons", tags=["lessons"], responses=ERRORS)

LessonKey = Annotated[str, Path(min_length=1, max_length=60)]


def open_lesson(key: str, lesson: LessonKey, guest: CurrentGuest, services: CurrentServices) -> tuple[Game, Lesson]:
    """Return the game and the lesson in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    game = find_game(key)
    return game, lessons.find_lesson(game, lesson)


CurrentLesson = Annotated[tuple[Game, Lesson], Depends(open_lesson)]


@router.get("")
async def list_lessons(key: str, lang: CurrentLang) -> LessonList:
    """Return the lessons of a game."""
    return lessons.list_lessons(find_game(key), lang)


@router.post("/{lesson}")
async def try_lesson(current: CurrentLesson, body: TryRequest, lang: CurrentLang) -> Exercise:
    """Return the position of a lesson after my moves, and whether its goal is reached."""
    return lessons.show_try(*current, body.moves, lang)


@router.post("/{lesson}/hint")
async def give_hint(current: CurrentLesson, body: HintRequest, lang: CurrentLang) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return lessons.give_hint(*current, body.moves, body.step, lang)


@router.post("/{lesson}/why")
async def explain(current: CurrentLesson, body: TouchRequest, lang: CurrentLang) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return lessons.explain_in_lesson(*current, body.moves, body.touch, lang)
