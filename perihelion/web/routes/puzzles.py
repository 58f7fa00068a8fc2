"""Puzzles: the list of a game, a try, hints, and why something does nothing."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Request, Response

from ...core.registry import game as find_game
from ...store import puzzle_history, spaced_repetition
from ...wire.errors import WebError
from ...wire.schemas.exercises import (
    ExerciseHint,
    HintRequest,
    PuzzleList,
    PuzzleTry,
    TouchRequest,
    TryRequest,
)
from ...wire.schemas.responses import Explanation
from ...wire.study import puzzles
from ...wire.study.puzzle_history import PuzzleHistory
from ...wire.study.spaced_repetition import describe_practice
from ...wire.table.explanations import explain_in_frame
from . import ERRORS
from .assets import PICTURE_POLICY, SVG, cacheable
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/games/{key}/puzzles", tags=["puzzles"], responses=ERRORS)

PuzzleKey = Annotated[str, Path(min_length=1, max_length=40)]


async def open_puzzle(
    key: str, puzzle: PuzzleKey, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> puzzles.PuzzleExercise:
    """Return the puzzle in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    game = find_game(key)
    return puzzles.PuzzleExercise(game, puzzle, lang, await puzzle_history.find_ratings(services.database, game.key))


CurrentPuzzle = Annotated[puzzles.PuzzleExercise, Depends(open_puzzle)]


@router.get("")
async def list_puzzles(key: str, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> PuzzleList:
    """Return the puzzles of a game, today's puzzle, and how I did."""
    game, now = find_game(key), time.time()
    record = PuzzleHistory.of(await puzzle_history.find(services.database, guest.id, game.key))
    practised = await spaced_repetition.list_of_guest(services.database, guest.id, game.key)
    ratings = await puzzle_history.find_ratings(services.database, game.key)
    return puzzles.list_puzzles(game, lang, record, describe_practice(practised, now), now, ratings)


@router.post("/{puzzle}")
async def try_puzzle(
    current: CurrentPuzzle, body: TryRequest, guest: CurrentGuest, services: CurrentServices
) -> PuzzleTry:
    """Return a puzzle; after a whole turn, whether it is the best. The first try moves my rating and the puzzle's."""
    shown = current.show(body.moves)
    if shown["state"] == "open":
        return {**shown, "solver": None}
    await services.sessions.save(guest)
    database, puzzle = services.database, current.puzzle
    record = PuzzleHistory.of(await puzzle_history.find(database, guest.id, shown["game"]))
    counted = puzzles.count_exercise(current, shown, record, body.hinted, time.time())
    if counted.first:
        first = puzzle_history.FirstTry(puzzle.key, counted.solved, puzzle.rating, counted.change)
        await puzzle_history.save_first_try(database, guest.id, shown["game"], record.dump(), first)
    else:
        await puzzle_history.save(database, guest.id, shown["game"], record.dump())
    return counted.shown


@router.get("/{puzzle}/board.svg", response_class=Response, responses=SVG)
def get_board(
    key: str, puzzle: PuzzleKey, request: Request, lang: CurrentLang, theme: Literal["light", "dark"] = "light"
) -> Response:
    """Return the board of a puzzle as a picture."""
    drawn = puzzles.PuzzleExercise(find_game(key), puzzle, lang).draw(theme)
    if drawn is None:
        raise WebError(404, "unknown")
    return cacheable(request, drawn.encode(), "image/svg+xml", PICTURE_POLICY)


@router.post("/{puzzle}/hint")
async def give_hint(current: CurrentPuzzle, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return current.hint(body.moves, body.step)


@router.post("/{puzzle}/why")
async def explain(current: CurrentPuzzle, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(current.frame(body.moves), body.touch)
