"""The analysis board: the curve of a line, bots that play on, positions played out, and an animation."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from ...core.position import Position
from ...core.view import View
from ...core.vocabulary import OVER
from ...server.fair_queue import Requester
from ...store.reports import ANALYSIS
from ...table.errors import Conflict
from ...wire.schemas.analysis import (
    AnalysisAnimation,
    AnalysisCurve,
    AnalysisPosition,
    CurveRequest,
    LineRequest,
    PlayedOut,
    PlayoutRequest,
    Playouts,
    ReplyRequest,
)
from ...wire.study import analysis, analysis_replies, analysis_work
from ...wire.table.frames import Frame
from ..http.cancel_on_disconnect import run_while_connected
from . import ERRORS
from .dependencies import CurrentComputing, CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/analysis", tags=["analysis"], responses=ERRORS)

PLAYOUT_SECONDS = 2.0
"""How long a position is played out for one request; the page asks again for more."""


@router.post("/curve")
async def follow_curve(
    body: CurveRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> AnalysisCurve:
    """Return the chances along a line, the luck of each outcome and the clear mistakes, as far as they are known.

    The first request begins the analysis; it is given up when nobody asks any more.
    """
    reports = services.scheduler.reports
    name, job = await computing.run(analysis_work.describe_curve_job, services.lines, body, lang)
    known = await reports.find(name, ANALYSIS, body.seen)
    if known is None:
        services.limits.reports.check(guest.id)
        known = await reports.begin(name, job, guest.id)
    return analysis_work.describe_curve(known, job.names[lang], body)


@router.post("/reply")
async def play_on(
    request: Request,
    body: ReplyRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> AnalysisPosition:
    """Let chance and the bots of the other seats play on until it is the turn of the seat, or for some seconds."""
    services.limits.replies.check(guest.id)

    async def open_line() -> Position:
        return await computing.run(services.lines.play, body.start, body.moves)

    async def choose(level: str, view: View, written: bool) -> int:
        return await services.scheduler.bot_worker.choose(level, view, Requester(guest.id), written=written)

    work = analysis_replies.play_on(open_line, body, lang, choose, time.monotonic)
    played = await run_while_connected(request, work) or []
    return await computing.run(analysis.show_position, services.lines, body, lang, played=played)


@router.post("/playouts")
async def play_out(
    request: Request,
    body: PlayoutRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> Playouts:
    """Play the end of a line out by the greedy bot, as often as fits into two seconds.

    Seen from one seat, what it cannot know is another sample each time. No games come while the bots get ready.
    """
    services.limits.playouts.check(guest.id)
    written = bool(body.start.position)

    def find() -> Frame:
        with analysis.refusing(body.start.game, lang, written):
            return analysis.open_frame(services.lines, body, lang)

    frame = await computing.run(find)
    if frame.position.actor == OVER:
        raise Conflict("over", "error-analysis-over")
    worker, requester = services.scheduler.bot_worker, Requester(guest.id)
    work = worker.play_out(frame.view, body.seat is None, PLAYOUT_SECONDS, body.most, written, requester)
    games = await run_while_connected(request, work) or []
    return Playouts(games=[PlayedOut(points=list(each.points), shares=list(each.shares)) for each in games])


@router.post("/animation")
async def draw_animation(
    body: LineRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> AnalysisAnimation:
    """Return the boards along a line as one SVG file that plays by itself."""
    services.limits.recaps.check(guest.id)
    return await computing.run(analysis_work.draw_animation, services.lines, body, lang)
