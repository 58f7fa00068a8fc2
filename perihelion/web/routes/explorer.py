"""The explorer: what was played in the position at the end of a line."""

from __future__ import annotations

from fastapi import APIRouter

from ...store import explorer
from ...wire.schemas.analysis import LineRequest
from ...wire.schemas.explorer import Explored
from ...wire.study import analysis
from ...wire.study.explorer import describe_played, find_position_keys
from ...wire.table.frames import Frame
from . import ERRORS
from .analysis import Looking
from .dependencies import CurrentComputing, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/analysis", tags=["analysis"], responses=ERRORS)


@router.post("/explorer")
async def explore(
    body: LineRequest, guest: Looking, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> Explored:
    """Return what was played at the end of a line: in my games, in public ones, and by each level of bots."""

    def find() -> tuple[Frame, dict[str, int]]:
        with analysis.refusing(body.start.game, lang, bool(body.start.position)):
            frame = analysis.open_frame(services.lines, body, lang)
            return frame, find_position_keys(frame)

    frame, keys = await computing.run(find)
    game = frame.position.game.key
    stored = await explorer.find_moves(services.database, game, keys, guest.id) if keys else {}
    return await computing.run(describe_played, frame, keys, stored)
