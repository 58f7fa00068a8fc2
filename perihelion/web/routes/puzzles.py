"""Puzzles: the list of a game, a try, hints, and why something does nothing."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Request, Response

from ...core.registry import game as find_game
from ...store import puzzle_records, repetitions
from .. import puzzles
from ..errors import WebError
from ..explanations import explain_in_frame
from ..puzzle_record import PuzzleRecord
from ..repetitions import describe_practice
from ..schemas.exercises import Exercise, ExerciseHint, HintRequest, PuzzleList, TouchRequest, TryRequest
from ..schemas.responses import Explanation
from . import ERRORS
from .assets import PICTURE_POLICY, SVG, cacheable
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/games/{key}/puzzles", tags=["puzzles"], responses=ERRORS)

PuzzleKey = Annotated[str, Path(min_length=1, max_length=40)]


def open_puzzle(
    key: str, puzzle: PuzzleKey, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> puzzles.PuzzleExercise:
    """Return the puzzle in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    return puzzles.PuzzleExercise(find_game(key), puzzle, lang)


CurrentPuzzle = Annotated[puzzles.PuzzleExercise, Depends(open_puzzle)]


@router.get("")
async def list_puzzles(key: str, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> PuzzleList:
    """Return the puzzles of a game, the one of today, and how I did."""
    game, now = find_game(key), time.time()
    record = PuzzleRecord.of(await puzzle_records.find(services.database, guest.id, game.key))
    practised = await repetitions.list_of_guest(services.database, guest.id, game.key)
    return puzzles.list_puzzles(game, lang, record, describe_practice(practised, now), now)


@router.post("/{puzzle}")
async def try_puzzle(
    current: CurrentPuzzle, body: TryRequest, guest: CurrentGuest, services: CurrentServices
) -> Exercise:
    """Return a puzzle; with a move, whether it is the best one. The first try counts for my rating."""
    shown = current.show(body.moves)
    if shown.state != "open":
        await services.sessions.save(guest)
        record = PuzzleRecord.of(await puzzle_records.find(services.database, guest.id, shown.game))
        solved = shown.state == "done" and not body.hinted
        puzzles.count_try(record, current.puzzle, current.game, solved, time.time())
        await puzzle_records.save(services.database, guest.id, shown.game, record.dump())
    return shown


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
    return current.hint(body.step)


@router.post("/{puzzle}/why")
async def explain(current: CurrentPuzzle, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(current.frame(), body.touch)
