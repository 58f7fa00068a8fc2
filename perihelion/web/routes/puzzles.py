"""Puzzles: the list of a game, a try, hints, and why something does nothing."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from ...core.registry import game as find_game
from .. import puzzles
from ..explanations import explain_in_frame
from ..schemas.exercises import Exercise, ExerciseHint, HintRequest, PuzzleList, TouchRequest, TryRequest
from ..schemas.responses import Explanation
from . import ERRORS
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
async def list_puzzles(key: str, lang: CurrentLang) -> PuzzleList:
    """Return the puzzles of a game, and the one of today."""
    return puzzles.list_puzzles(find_game(key), lang)


@router.post("/{puzzle}")
async def try_puzzle(current: CurrentPuzzle, body: TryRequest) -> Exercise:
    """Return a puzzle; with a move, whether it is the best one."""
    return current.show(body.moves)


@router.post("/{puzzle}/hint")
async def give_hint(current: CurrentPuzzle, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return current.hint(body.step)


@router.post("/{puzzle}/why")
async def explain(current: CurrentPuzzle, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(current.frame(), body.touch)
