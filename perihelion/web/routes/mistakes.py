"""Learn from my mistakes: the clear mistakes of a finished game, played again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from ...play.errors import Conflict
from ...play.fair_queue import Requester
from ..disconnects import run_while_connected
from ..explanations import explain_in_frame
from ..frames import Frame
from ..mistakes import MistakeExercise, list_mistakes
from ..schemas.exercises import Exercise, ExerciseHint, HintRequest, MistakeList, TouchRequest, TryRequest
from ..schemas.responses import Explanation
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(prefix="/api/tables/{table}/mistakes", tags=["mistakes"], responses=ERRORS)


async def open_mistake(
    live: CurrentTable, entry: int, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> MistakeExercise:
    """Return the mistake in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    making = services.scheduler.reports.find(live.table.head.table)
    async with live.loaded.lock:
        return MistakeExercise(live, making, guest.id, entry, lang)


CurrentMistake = Annotated[MistakeExercise, Depends(open_mistake)]


@router.get("")
async def get_mistakes(live: CurrentTable, guest: CurrentGuest, services: CurrentServices) -> MistakeList:
    """Return my clear mistakes, the costliest first, once the report is complete."""
    return list_mistakes(live, services.scheduler.reports.find(live.table.head.table), guest.id)


@router.post("/{entry}")
async def try_mistake(
    request: Request,
    mistake: CurrentMistake,
    body: TryRequest,
    live: CurrentTable,
    guest: CurrentGuest,
    services: CurrentServices,
) -> Exercise:
    """Return a mistake as an exercise; with a move, what the move is worth."""

    async def compare(frame: Frame, best: int, action: int) -> tuple[float, float]:
        """Search both actions; a search takes seconds, so it counts as a hint."""
        services.limits.hints.check(guest.id)
        requester = Requester(guest.id, live.table.head.table)
        view = frame.position.view(frame.view.seat)
        found = await run_while_connected(
            request, services.scheduler.bot_worker.compare_actions(view, best, action, requester)
        )
        if found is None:
            raise Conflict("no-report")
        return found

    return await mistake.show(body.moves, compare)


@router.post("/{entry}/hint")
async def give_hint(mistake: CurrentMistake, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return mistake.hint(body.step)


@router.post("/{entry}/why")
async def explain(mistake: CurrentMistake, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(mistake.frame(), body.touch)
