"""Own mistakes that come again after some days: a try, hints, and why something does nothing."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from ...core.registry import game as find_game
from ...store import repetitions
from ..explanations import explain_in_frame
from ..repetitions import RepetitionExercise, require
from ..schemas.exercises import Exercise, ExerciseHint, HintRequest, TouchRequest, TryRequest
from ..schemas.responses import Explanation
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices
from .mistakes import CurrentCompare

router = APIRouter(prefix="/api/games/{key}/mine", tags=["puzzles"], responses=ERRORS)


async def open_repetition(
    key: str,
    repetition: Annotated[str, Path(min_length=1, max_length=40)],
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
) -> RepetitionExercise:
    """Return the mistake in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    game = find_game(key)
    return RepetitionExercise(
        game, require(await repetitions.find(services.database, guest.id, repetition), game), lang
    )


CurrentRepetition = Annotated[RepetitionExercise, Depends(open_repetition)]


@router.post("/{repetition}")
async def try_again(
    current: CurrentRepetition,
    body: TryRequest,
    compare: CurrentCompare,
    guest: CurrentGuest,
    services: CurrentServices,
) -> Exercise:
    """Return a mistake that I practise; with a move, what it is worth. If it was due, it moves to another box."""
    now = time.time()
    practised = await repetitions.list_of_guest(services.database, guest.id, current.row.game)
    shown = await current.show(body.moves, compare, practised, now)
    if shown.state != "open":
        await repetitions.move(services.database, current.row, shown.state == "done" and not body.hinted, now)
    return shown


@router.post("/{repetition}/hint")
async def give_hint(current: CurrentRepetition, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return current.hint(body.step)


@router.post("/{repetition}/why")
async def explain(current: CurrentRepetition, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(current.frame(), body.touch)
