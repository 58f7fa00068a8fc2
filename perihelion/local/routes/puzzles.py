"""Puzzles: the list of a game, a try, hints, and why something does nothing. They are imported when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.registry import game as find_game
from ...wire.errors import WebError
from ...wire.reading import InvalidValue
from ...wire.schemas.exercises import ExerciseHint, HintRequest, PuzzleList, PuzzleTry, TouchRequest, TryRequest
from ...wire.schemas.responses import Explanation
from ...wire.study.puzzle_history import PuzzleHistory
from ...wire.table.explanations import explain_in_frame
from ..device import Device
from ..practice import list_practised
from ..request import SVG, Answer, Request
from ..routing import Route

if TYPE_CHECKING:
    from ...wire.study.puzzles import PuzzleExercise

PUZZLES = "puzzles/"
"""The names of stored histories begin with it; the game follows."""


def _open(request: Request) -> PuzzleExercise:
    from ...wire.study.puzzles import PuzzleExercise

    return PuzzleExercise(find_game(request.found["key"]), request.found["puzzle"], request.lang)


def _history(device: Device, game: str) -> PuzzleHistory:
    return PuzzleHistory.of(device.documents.find(PUZZLES + game) or {})


async def list_puzzles(device: Device, request: Request) -> PuzzleList:
    """Return the puzzles of a game, today's puzzle, and how I did."""
    from ...wire.study import puzzles
    from ...wire.study.spaced_repetition import describe_practice

    game, now = find_game(request.found["key"]), device.time.now()
    practice = describe_practice(list_practised(device.documents, game.key), now)
    return puzzles.list_puzzles(game, request.lang, _history(device, game.key), practice, now, {})


async def try_puzzle(device: Device, request: Request) -> PuzzleTry:
    """Return a puzzle; after a whole turn, whether it is the best. The first try moves my rating."""
    from ...wire.study.puzzles import count_exercise

    body, current = request.body(TryRequest), _open(request)
    shown = current.show(body.moves)
    if shown["state"] == "open":
        return {**shown, "solver": None}
    record = _history(device, shown["game"])
    counted = count_exercise(current, shown, record, body.hinted, device.time.now())
    await device.documents.put(PUZZLES + shown["game"], record.dump())
    return counted.shown


async def get_board(device: Device, request: Request) -> Answer:
    """Return the board of a puzzle as a picture."""
    theme = request.query.get("theme", "light")
    if theme not in ("light", "dark"):
        raise InvalidValue
    drawn = _open(request).draw(theme)
    if drawn is None:
        raise WebError(404, "unknown")
    return Answer(200, SVG, drawn)


async def give_hint(device: Device, request: Request) -> ExerciseHint:
    """Return a step of the hint ladder."""
    body = request.body(HintRequest)
    return _open(request).hint(body.moves, body.step)


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    body = request.body(TouchRequest)
    return explain_in_frame(_open(request).frame(body.moves), body.touch)


PATH = "/api/games/{key}/puzzles"
ROUTES = (
    Route("GET", PATH, list_puzzles),
    Route("POST", f"{PATH}/{{puzzle}}", try_puzzle),
    Route("GET", f"{PATH}/{{puzzle}}/board.svg", get_board),
    Route("POST", f"{PATH}/{{puzzle}}/hint", give_hint),
    Route("POST", f"{PATH}/{{puzzle}}/why", explain),
)
