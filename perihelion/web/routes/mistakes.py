"""Learn from my mistakes: the clear mistakes of a finished game, played again."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from ...server.fair_queue import Requester
from ...store import spaced_repetition
from ...store.reports import ANALYSIS
from ...table.errors import Conflict
from ...wire.schemas.exercises import Exercise, ExerciseHint, HintRequest, MistakeList, TouchRequest, TryRequest
from ...wire.schemas.requests import Number
from ...wire.schemas.responses import Explanation
from ...wire.study.mistakes import Compare, MistakeExercise, list_mistakes
from ...wire.study.spaced_repetition import write_decision
from ...wire.table.explanations import explain_in_frame
from ...wire.table.frames import Frame
from ..http.cancel_on_disconnect import run_while_connected
from . import ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(prefix="/api/tables/{table}/mistakes", tags=["mistakes"], responses=ERRORS)


async def open_mistake(
    live: CurrentTable, entry: Number, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> MistakeExercise:
    """Return the mistake in the path; every request draws a board, so they are counted."""
    services.limits.lessons.check(guest.id)
    known = await services.scheduler.reports.find(live.table.head.table, ANALYSIS)
    async with live.loaded.lock:
        return MistakeExercise(live, known, guest.id, entry, lang)


CurrentMistake = Annotated[MistakeExercise, Depends(open_mistake)]


@router.get("")
async def get_mistakes(live: CurrentTable, guest: CurrentGuest, services: CurrentServices) -> MistakeList:
    """Return my clear mistakes, the costliest first, once the report is complete."""
    return list_mistakes(live, await services.scheduler.reports.find(live.table.head.table, ANALYSIS), guest.id)


def get_compare(request: Request, guest: CurrentGuest, services: CurrentServices) -> Compare:
    """Return a function that searches two actions; a search takes seconds, so it counts as a hint."""

    async def compare(frame: Frame, best: int, action: int) -> tuple[float, float]:
        services.limits.hints.check(guest.id)
        view = frame.position.view(frame.view.seat)
        found = await run_while_connected(
            request, services.scheduler.bot_worker.compare_actions(view, best, action, Requester(guest.id))
        )
        if found is None:
            raise Conflict("no-report")
        return found

    return compare


CurrentCompare = Annotated[Compare, Depends(get_compare)]


@router.post("/{entry}")
async def try_mistake(
    mistake: CurrentMistake, body: TryRequest, compare: CurrentCompare, guest: CurrentGuest, services: CurrentServices
) -> Exercise:
    """Return a mistake as an exercise; with a move, what the move is worth. An own mistake comes again in a day."""
    shown = await mistake.show(body.moves, compare)
    if shown["state"] != "open" and mistake.is_own:
        await services.sessions.save(guest)
        decision = write_decision(mistake.decision)
        await spaced_repetition.add(
            services.database, guest.id, mistake.source, shown["game"], mistake.start.text, decision, time.time()
        )
    return shown


@router.post("/{entry}/hint")
async def give_hint(mistake: CurrentMistake, body: HintRequest) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return mistake.hint(body.step)


@router.post("/{entry}/why")
async def explain(mistake: CurrentMistake, body: TouchRequest) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return explain_in_frame(mistake.frame(), body.touch)
