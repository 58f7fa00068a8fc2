"""Lessons: the list of a game, a learner's try, hints, and why something does nothing."""

from __future__ import annotations

from ...core.game import Game
from ...core.lesson import Lesson
from ...core.registry import game as find_game
from ...wire.schemas.exercises import Exercise, ExerciseHint, HintRequest, LessonList, TouchRequest, TryRequest
from ...wire.schemas.responses import Explanation
from ...wire.study import lessons
from ..device import Device
from ..request import Request
from ..routing import Route


def _open(request: Request) -> tuple[Game, Lesson]:
    game = find_game(request.found["key"])
    return game, lessons.find_lesson(game, request.found["lesson"])


async def list_lessons(device: Device, request: Request) -> LessonList:
    """Return the lessons of a game."""
    return lessons.list_lessons(find_game(request.found["key"]), request.lang)


async def try_lesson(device: Device, request: Request) -> Exercise:
    """Return the position of a lesson after my moves, and whether its goal is reached."""
    return lessons.show_try(*_open(request), request.body(TryRequest).moves, request.lang)


async def give_hint(device: Device, request: Request) -> ExerciseHint:
    """Return a step of the hint ladder."""
    body = request.body(HintRequest)
    return lessons.give_hint(*_open(request), body.moves, body.step, request.lang)


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    body = request.body(TouchRequest)
    return lessons.explain_in_lesson(*_open(request), body.moves, body.touch, request.lang)


PATH = "/api/games/{key}/lessons"
ROUTES = (
    Route("GET", PATH, list_lessons),
    Route("POST", f"{PATH}/{{lesson}}", try_lesson),
    Route("POST", f"{PATH}/{{lesson}}/hint", give_hint),
    Route("POST", f"{PATH}/{{lesson}}/why", explain),
)
