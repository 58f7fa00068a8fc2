"""Own mistakes: those of a finished game, and those that come again after some days."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...core.registry import game as find_game
from ...errors import PerihelionError
from ...table.errors import Conflict
from ...wire.schemas.exercises import Exercise, ExerciseHint, HintRequest, MistakeList, TouchRequest, TryRequest
from ...wire.schemas.responses import Explanation
from ...wire.table.explanations import explain_in_frame
from ...wire.table.frames import Frame
from ..device import Device
from ..practice import Practised, add_practised, find_practised, list_practised, move_practised, put_off
from ..request import Request
from ..routing import Route

if TYPE_CHECKING:
    from ...wire.study.mistakes import Compare, MistakeExercise
    from ...wire.study.spaced_repetition import RepetitionExercise

logger = logging.getLogger("perihelion.local")


def _compare(device: Device) -> Compare:
    """Return a function that searches two actions."""

    async def compare(frame: Frame, best: int, action: int) -> tuple[float, float]:
        found = await device.thoughts.compare(frame.position.view(frame.view.seat), best, action)
        if found is None:
            raise Conflict("no-report")
        return found

    return compare


async def _open(device: Device, request: Request) -> MistakeExercise:
    from ...wire.study.mistakes import MistakeExercise

    loaded, entry = await device.open(request), request.number("entry")
    known = device.reports.find(loaded.stored.id, analysis=True, seen=-1)
    async with loaded.lock:
        return MistakeExercise(loaded.shown, known, device.guest.id, entry, request.lang)


async def get_mistakes(device: Device, request: Request) -> MistakeList:
    """Return my clear mistakes, the costliest first, once the report is complete."""
    from ...wire.study.mistakes import list_mistakes

    loaded = await device.open(request)
    known = device.reports.find(loaded.stored.id, analysis=True, seen=-1)
    return list_mistakes(loaded.shown, known, device.guest.id)


async def try_mistake(device: Device, request: Request) -> Exercise:
    """Return a mistake as an exercise; with a move, what the move is worth. An own mistake comes again in a day."""
    from ...wire.study.spaced_repetition import write_decision

    body, mistake = request.body(TryRequest), await _open(device, request)
    shown = await mistake.show(body.moves, _compare(device))
    if shown["state"] != "open" and mistake.is_own:
        decision, now = write_decision(mistake.decision), device.time.now()
        text = mistake.start.text
        await add_practised(device.documents, device.new_id(), mistake.source, shown["game"], text, decision, now)
    return shown


async def give_hint(device: Device, request: Request) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return (await _open(device, request)).hint(request.body(HintRequest).step)


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    body = request.body(TouchRequest)
    return explain_in_frame((await _open(device, request)).frame(body.moves), body.touch)


# practice


async def _open_practised(device: Device, request: Request) -> RepetitionExercise[Practised]:
    from ...wire.study.spaced_repetition import RepetitionExercise, require

    game = find_game(request.found["key"])
    row = require(find_practised(device.documents, request.found["practised"]), game)
    try:
        return RepetitionExercise(game, row, request.lang)
    except Exception:
        raise await _put_off(device, row) from None


async def _put_off(device: Device, row: Practised) -> Conflict:
    """Postpone a mistake that cannot be shown. Return the error."""
    logger.warning("a mistake in %s cannot be shown", row.game, exc_info=True)
    await put_off(device.documents, row, device.time.now())
    return Conflict("unshown", "error-practice-unshown")


async def try_again(device: Device, request: Request) -> Exercise:
    """Return a mistake that I practise; with a move, what it is worth. If it was due, it moves to another box."""
    body, current, now = request.body(TryRequest), await _open_practised(device, request), device.time.now()
    practised = list_practised(device.documents, current.row.game)
    try:
        shown = await current.show(body.moves, _compare(device), practised, now)
    except PerihelionError:
        raise  # the move is refused
    except Exception:
        raise await _put_off(device, current.row) from None
    if shown["state"] != "open":
        solved = shown["state"] == "done" and not body.hinted
        await move_practised(device.documents, current.row, solved, now)
    return shown


async def give_hint_again(device: Device, request: Request) -> ExerciseHint:
    """Return a step of the hint ladder."""
    return (await _open_practised(device, request)).hint(request.body(HintRequest).step)


async def explain_again(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    body = request.body(TouchRequest)
    return explain_in_frame((await _open_practised(device, request)).frame(body.moves), body.touch)


MISTAKES, MINE = "/api/tables/{table}/mistakes", "/api/games/{key}/mine/{practised}"
ROUTES = (
    Route("GET", MISTAKES, get_mistakes),
    Route("POST", f"{MISTAKES}/{{entry}}", try_mistake),
    Route("POST", f"{MISTAKES}/{{entry}}/hint", give_hint),
    Route("POST", f"{MISTAKES}/{{entry}}/why", explain),
    Route("POST", MINE, try_again),
    Route("POST", f"{MINE}/hint", give_hint_again),
    Route("POST", f"{MINE}/why", explain_again),
)
