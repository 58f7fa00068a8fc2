"""Own mistakes that come again after some days: a try, hints, and why something does nothing."""

from __future__ import annotations

import logging
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from ...core.registry import game as find_game
from ...errors import PerihelionError
from ...store import spaced_repetition
from ...store.database import StoredRow
from ...table.errors import Conflict
from ...wire.schemas.exercises import Exercise, ExerciseHint, HintRequest, TouchRequest, TryRequest
from ...wire.schemas.responses import Explanation
from ...wire.study.spaced_repetition import RepetitionExercise, require
from ...wire.table.explanations import explain_in_frame
from ..services import Services
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices
from .mistakes import CurrentCompare

router = APIRouter(prefix="/api/games/{key}/mine", tags=["puzzles"], responses=ERRORS)

logger = logging.getLogger("perihelion.web")


async def open_repetition(
    key: str,
    repetition: Annotated[str, Path(min_length=1, max_length=40)],
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
) -> RepetitionExercise[StoredRow]:
    """Return the mistake in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    game = find_game(key)
    row = require(await spaced_repetition.find(services.database, guest.id, repetition), game)
    try:
        return RepetitionExercise(game, row, lang)
    except Exception:
        raise await put_off(row, services) from None


async def put_off(row: StoredRow, services: Services) -> Conflict:
    """Postpone a mistake that cannot be shown, because it would be the first one every time. Return the error."""
    logger.warning("a mistake in %s cannot be shown", row.game, exc_info=True)
    await spaced_repetition.put_off(services.database, row, time.time())
    return Conflict("unshown", "error-practice-unshown")


CurrentRepetition = Annotated[RepetitionExercise[StoredRow], Depends(open_repetition)]


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
    practised = await spaced_repetition.list_of_guest(services.database, guest.id, current.row.game)
    try:
        shown = await current.show(body.moves, compare, practised, now)
    except PerihelionError:
        raise  # the move is refused
    except Exception:
        raise await put_off(current.row, services) from None
    if shown["state"] != "open":
        await spaced_repetition.move(services.database, current.row, shown["state"] == "done" and not body.hinted, now)
    return shown


@router.post("/{repetition}/hint")
async def give_hint(current: CurrentRepetition, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return current.hint(body.step)


@router.post("/{repetition}/why")
async def explain(current: CurrentRepetition, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(current.frame(), body.touch)
