"""The analysis board: look at a line, ask for the best moves, keep and share a tree of moves."""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from itertools import takewhile
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.responses import HTMLResponse

from ...core.registry import game as find_game
from ...server.fair_queue import HINT, Requester
from ...store import analyses
from ...store.database import StoredRow
from ...store.guests import Guest
from ...table.clean_text import clean_text
from ...table.errors import Conflict, Forbidden, InvalidCommand
from ...table.replay import line_at, require_over
from ...wire.errors import WebError
from ...wire.game_names import game_name
from ...wire.schemas.analysis import (
    MOST_TITLE,
    AnalysisChange,
    AnalysisFiles,
    AnalysisInfo,
    AnalysisLine,
    AnalysisList,
    AnalysisPosition,
    AnalysisTurns,
    BestTurns,
    KeptAnalysis,
    LineRequest,
    LineTouchRequest,
    LookRequest,
    NewAnalysis,
    NewAnalysisRequest,
    ReadRequest,
    TurnsRequest,
)
from ...wire.schemas.requests import Number
from ...wire.schemas.responses import Empty, Explanation
from ...wire.study import analysis
from ...wire.study.analysis_turns import tell_line
from ...wire.study.best_turns import describe_best, find_rated
from ...wire.table.explanations import explain_in_frame, name_thing
from ...wire.table.frames import Frame
from ..http.cancel_on_disconnect import run_while_connected
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentComputing, CurrentGuest, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(tags=["analysis"], responses=ERRORS)

AnalysisId = Annotated[str, Path(min_length=1, max_length=40)]


async def count_look(guest: CurrentGuest, services: CurrentServices) -> Guest:
    """Return the guest of the request. Requests are counted, because each plays a line."""
    services.limits.analyses.check(guest.id)
    return guest


async def count_save(guest: CurrentGuest, services: CurrentServices) -> Guest:
    """Return the guest of a writing request, and count it."""
    services.limits.saved_analyses.check(guest.id)
    return guest


Looking = Annotated[Guest, Depends(count_look)]
Saving = Annotated[Guest, Depends(count_save)]


# pages


@router.get("/analysis", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_board(request: Request) -> Response:
    """Show the analysis board."""
    return render_page(request, "analysis")


@router.get("/analysis/{analysis_id}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_shared(analysis_id: AnalysisId, request: Request, services: CurrentServices) -> Response:
    """Show an analysis that somebody shares."""
    found = await _find(analysis_id, services)
    return render_page(request, "analysis", game=find_game(found.game).key)


# a line


@router.post("/api/analysis/look")
async def look(
    body: LookRequest, guest: Looking, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> AnalysisPosition:
    """Return the position at the end of a line, as one seat knows it or with everything open."""
    return await computing.run(analysis.show_position, services.lines, body, lang, body.roll)


@router.post("/api/analysis/turns")
async def tell_turns(
    body: TurnsRequest, guest: Looking, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> AnalysisTurns:
    """Return the turns of a line in words, as one seat knows them or with everything open."""
    return await computing.run(tell_line, services.lines, body, lang)


@router.post("/api/analysis/why")
async def explain(
    body: LineTouchRequest, guest: Looking, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""

    def find() -> Explanation:
        with analysis.refusing(body.start.game, lang, bool(body.start.position)):
            frame = analysis.open_frame(services.lines, body, lang)
            if frame.view.seat != frame.position.actor:
                return name_thing(frame, body.touch[-1])
            return explain_in_frame(frame, body.touch)

    return await computing.run(find)


@router.post("/api/analysis/best")
async def find_best(
    request: Request,
    body: LineRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> BestTurns:
    """Return the best few turns of the seat that decides, found with what this seat can know."""
    services.limits.hints.check(guest.id)

    def find() -> Frame:
        with analysis.refusing(body.start.game, lang, bool(body.start.position)):
            return analysis.open_frame(services.lines, body, lang)

    frame = await computing.run(find)
    view, requester = find_rated(frame), Requester(guest.id, priority=HINT)
    rating = services.scheduler.bot_worker.rate(view, lang, bool(body.start.position), requester)
    found = await run_while_connected(request, rating) or []
    return await computing.run(lambda: describe_best(frame, found))


@router.post("/api/analysis/files")
async def get_files(
    body: LineRequest, guest: Looking, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> AnalysisFiles:
    """Return a line as a game file, its position as text, and its board as SVG."""
    return await computing.run(analysis.write_files, services.lines, body, lang)


@router.post("/api/analysis/read")
async def read_text(body: ReadRequest, guest: Looking, lang: CurrentLang, computing: CurrentComputing) -> AnalysisLine:
    """Return the start and the moves of a game file or a position text."""
    return await computing.run(analysis.read_text, body.text, body.game, lang)


@router.get("/api/tables/{table}/analysis")
async def read_table(
    live: CurrentTable, guest: Looking, lang: CurrentLang, moment: Number | None = None
) -> AnalysisLine:
    """Return the moves of a finished game, and how many of them were made at a moment.

    Nobody can analyse a game that is not over.
    """
    async with live.loaded.lock:
        table = require_over(live.table)
        made = [] if moment is None else line_at(table, moment)
        same = takewhile(lambda pair: pair[0].n == pair[1].n, zip(made, table.line, strict=False))
        line = analysis.describe_line(table.position, len(list(same)))
        return replace(line, names=live.names(live.words(lang)))


# kept analyses


@router.get("/api/analyses")
async def list_mine(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> AnalysisList:
    """Return my analyses, the last changed first."""
    now = time.time()
    found = [
        AnalysisInfo(
            id=row.id, title=row.title, game=row.game, gameName=game_name(row.game, lang), changed=now - row.changed
        )
        for row in await analyses.list_of_guest(services.database, guest.id)
    ]
    return AnalysisList(analyses=found)


@router.post("/api/analyses", status_code=201)
async def keep(
    body: NewAnalysisRequest, guest: Saving, lang: CurrentLang, services: CurrentServices, computing: CurrentComputing
) -> NewAnalysis:
    """Keep an analysis; anybody with its link can look at it."""
    line = LineRequest(start=body.start)
    shown = await computing.run(analysis.show_position, services.lines, line, lang)  # what is kept can be opened
    if len(await analyses.list_of_guest(services.database, guest.id)) >= analyses.MOST_OF_GUEST:
        raise Conflict("analyses", "error-analysis-full", n=analyses.MOST_OF_GUEST)
    await services.sessions.save(guest)
    title, nodes = _read_title(body.title), [asdict(node) for node in body.nodes]
    made = await analyses.add(services.database, guest.id, shown.game, title, asdict(body.start), nodes)
    return NewAnalysis(id=made, link=f"/analysis/{made}")


@router.get("/api/analyses/{analysis_id}")
async def get_kept(analysis_id: AnalysisId, guest: Looking, services: CurrentServices) -> KeptAnalysis:
    """Return an analysis by its id, even if another guest keeps it."""
    found = await _find(analysis_id, services)
    return KeptAnalysis(
        id=found.id, title=found.title, start=found.start, nodes=found.nodes, own=found.guest == guest.id
    )


@router.post("/api/analyses/{analysis_id}")
async def change(analysis_id: AnalysisId, body: AnalysisChange, guest: Saving, services: CurrentServices) -> Empty:
    """Give one of my analyses another title or another tree."""
    await _find_own(analysis_id, guest.id, services)
    values: dict[str, object] = {}
    if body.title is not None:
        values["title"] = _read_title(body.title)
    if body.nodes is not None:
        values["nodes"] = [asdict(node) for node in body.nodes]
    await analyses.change(services.database, analysis_id, **values)
    return Empty()


@router.post("/api/analyses/{analysis_id}/delete")
async def delete(analysis_id: AnalysisId, guest: Saving, services: CurrentServices) -> Empty:
    """Delete one of my analyses."""
    await _find_own(analysis_id, guest.id, services)
    await analyses.remove(services.database, analysis_id)
    return Empty()


async def _find(analysis_id: str, services: CurrentServices) -> StoredRow:
    found = await analyses.find(services.database, analysis_id)
    if found is None:
        raise WebError(404, "unknown", "error-analysis-unknown")
    return found


async def _find_own(analysis_id: str, guest: str, services: CurrentServices) -> None:
    if (await _find(analysis_id, services)).guest != guest:
        raise Forbidden("not-yours", "error-analysis-other")


def _read_title(title: str) -> str:
    cleaned = clean_text(title, MOST_TITLE)
    if cleaned is None:
        raise InvalidCommand("unreadable", "error-analysis-title", n=MOST_TITLE)
    return cleaned
