"""The analysis board: look at a line, ask for the best moves, let bots play on, keep a tree of moves."""

from __future__ import annotations

from dataclasses import asdict, replace
from itertools import takewhile
from typing import Any

from ...core.position import Position
from ...core.view import View
from ...core.vocabulary import OVER
from ...table.clean_text import clean_text
from ...table.errors import Conflict, InvalidCommand
from ...table.replay import line_at, require_over
from ...wire.errors import WebError
from ...wire.game_names import game_name
from ...wire.schemas.analysis import (
    MOST_TITLE,
    AnalysisAnimation,
    AnalysisChange,
    AnalysisCurve,
    AnalysisFiles,
    AnalysisInfo,
    AnalysisLine,
    AnalysisList,
    AnalysisPosition,
    AnalysisTurns,
    BestTurns,
    CurveRequest,
    KeptAnalysis,
    LineRequest,
    LineTouchRequest,
    LookRequest,
    NewAnalysis,
    NewAnalysisRequest,
    PlayedOut,
    PlayoutRequest,
    Playouts,
    ReadRequest,
    ReplyRequest,
    TurnsRequest,
)
from ...wire.schemas.responses import Empty, Explanation
from ...wire.study import analysis, analysis_replies, analysis_work
from ...wire.study.analysis_turns import tell_line
from ...wire.study.best_turns import describe_best, find_rated
from ...wire.table.explanations import explain_in_frame, name_thing
from ...wire.table.frames import Frame
from ..device import Device
from ..request import Request
from ..routing import Route

ANALYSIS = "analysis/"
"""The names of stored analyses begin with it; their ids follow."""
MOST_KEPT = 100
PLAYOUT_SECONDS = 2.0
"""How long a position is played out for one request; the page asks again for more."""


# a line


async def look(device: Device, request: Request) -> AnalysisPosition:
    """Return the position at the end of a line, as one seat knows it or with everything open."""
    body = request.body(LookRequest)
    return analysis.show_position(device.lines, body, request.lang, body.roll)


async def tell_turns(device: Device, request: Request) -> AnalysisTurns:
    """Return the turns of a line in words."""
    return tell_line(device.lines, request.body(TurnsRequest), request.lang)


def _open(device: Device, body: LineRequest, lang: str) -> Frame:
    with analysis.refusing(body.start.game, lang, bool(body.start.position)):
        return analysis.open_frame(device.lines, body, lang)


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    body = request.body(LineTouchRequest)
    with analysis.refusing(body.start.game, request.lang, bool(body.start.position)):
        frame = analysis.open_frame(device.lines, body, request.lang)
        if frame.view.seat != frame.position.actor:
            return name_thing(frame, body.touch[-1])
        return explain_in_frame(frame, body.touch)


async def find_best(device: Device, request: Request) -> BestTurns:
    """Return the best few actions of the seat that decides, found with what this seat can know."""
    body = request.body(LineRequest)
    frame = _open(device, body, request.lang)
    view = find_rated(frame)
    return describe_best(frame, await device.thoughts.rate(view, request.lang, bool(body.start.position)))


async def get_files(device: Device, request: Request) -> AnalysisFiles:
    """Return a line as a game file, its position as text, and its board as SVG."""
    return analysis.write_files(device.lines, request.body(LineRequest), request.lang)


async def read_text(device: Device, request: Request) -> AnalysisLine:
    """Return the start and the moves of a game file, a sealed game or a position text."""
    body = request.body(ReadRequest)
    return analysis.read_text(body.text, body.game, request.lang)


async def read_table(device: Device, request: Request) -> AnalysisLine:
    """Return the moves of a finished game, and how many of them were made at a moment."""
    loaded, moment = await device.open(request), request.optional_number("moment")
    async with loaded.lock:
        table = require_over(loaded.table)
        made = [] if moment is None else line_at(table, moment)
        same = takewhile(lambda pair: pair[0].n == pair[1].n, zip(made, table.line, strict=False))
        line = analysis.describe_line(table.position, len(list(same)))
        return replace(line, names=loaded.shown.names(loaded.shown.words(request.lang)))


async def follow_curve(device: Device, request: Request) -> AnalysisCurve:
    """Return the chances along a line, the luck of each outcome and the clear mistakes, as far as they are known."""
    body = request.body(CurveRequest)
    name, job = analysis_work.describe_curve_job(device.lines, body, request.lang)
    known = device.reports.find(name, body.seen, analysis=True) or device.reports.begin(name, job)
    return analysis_work.describe_curve(known, job.names[request.lang], body)


async def play_on(device: Device, request: Request) -> AnalysisPosition:
    """Let chance and the bots of the other seats play on until it is the turn of the seat, or for some seconds."""
    body = request.body(ReplyRequest)

    async def open_line() -> Position:
        return device.lines.play(body.start, body.moves)

    async def choose(level: str, view: View, written: bool) -> int:
        return await device.thoughts.choose(level, view, written=written)

    played = await analysis_replies.play_on(open_line, body, request.lang, choose, device.time.monotonic)
    return analysis.show_position(device.lines, body, request.lang, played=played)


async def play_out(device: Device, request: Request) -> Playouts:
    """Play the end of a line out by the greedy bot, as often as fits into two seconds."""
    body = request.body(PlayoutRequest)
    frame, written = _open(device, body, request.lang), bool(body.start.position)
    if frame.position.actor == OVER:
        raise Conflict("over", "error-analysis-over")
    games = await device.thoughts.play_out(frame.view, body.seat is None, PLAYOUT_SECONDS, body.most, written)
    return Playouts(games=[PlayedOut(points=list(each.points), shares=list(each.shares)) for each in games])


async def draw_animation(device: Device, request: Request) -> AnalysisAnimation:
    """Return the boards along a line as one SVG file that plays by itself."""
    return analysis_work.draw_animation(device.lines, request.body(LineRequest), request.lang)


# kept analyses


async def list_mine(device: Device, request: Request) -> AnalysisList:
    """Return my analyses, the last changed first."""
    now = device.time.now()
    kept = sorted(device.documents.all(ANALYSIS), key=lambda each: -each[1]["changed"])
    found = [
        AnalysisInfo(
            id=name.removeprefix(ANALYSIS),
            title=row["title"],
            game=row["game"],
            gameName=game_name(row["game"], request.lang),
            changed=now - row["changed"],
        )
        for name, row in kept
    ]
    return AnalysisList(analyses=found)


async def keep(device: Device, request: Request) -> NewAnalysis:
    """Keep an analysis."""
    body = request.body(NewAnalysisRequest)
    shown = analysis.show_position(device.lines, LineRequest(start=body.start), request.lang)  # it can be opened
    if len(list(device.documents.all(ANALYSIS))) >= MOST_KEPT:
        raise Conflict("analyses", "error-analysis-full", n=MOST_KEPT)
    made = device.new_id()
    row = {
        "game": shown.game,
        "title": _read_title(body.title),
        "start": asdict(body.start),
        "nodes": [asdict(node) for node in body.nodes],
        "changed": device.time.now(),
    }
    await device.documents.put(ANALYSIS + made, row)
    return NewAnalysis(id=made, link=f"/analysis/{made}")


def _find(device: Device, request: Request) -> tuple[str, dict[str, Any]]:
    key = request.found["analysis"]
    found = device.documents.find(ANALYSIS + key)
    if found is None:
        raise WebError(404, "unknown", "error-analysis-unknown")
    return key, found


async def get_kept(device: Device, request: Request) -> KeptAnalysis:
    """Return an analysis by its id."""
    key, found = _find(device, request)
    return KeptAnalysis(id=key, title=found["title"], start=found["start"], nodes=found["nodes"], own=True)


async def change(device: Device, request: Request) -> Empty:
    """Give one of my analyses another title or another tree."""
    body = request.body(AnalysisChange)
    key, found = _find(device, request)
    if body.title is not None:
        found["title"] = _read_title(body.title)
    if body.nodes is not None:
        found["nodes"] = [asdict(node) for node in body.nodes]
    await device.documents.put(ANALYSIS + key, {**found, "changed": device.time.now()})
    return Empty()


async def delete(device: Device, request: Request) -> Empty:
    """Delete one of my analyses."""
    key, _ = _find(device, request)
    await device.documents.put(ANALYSIS + key, None)
    return Empty()


def _read_title(title: str) -> str:
    cleaned = clean_text(title, MOST_TITLE)
    if cleaned is None:
        raise InvalidCommand("unreadable", "error-analysis-title", n=MOST_TITLE)
    return cleaned


ROUTES = (
    Route("POST", "/api/analysis/look", look),
    Route("POST", "/api/analysis/turns", tell_turns),
    Route("POST", "/api/analysis/why", explain),
    Route("POST", "/api/analysis/best", find_best),
    Route("POST", "/api/analysis/files", get_files),
    Route("POST", "/api/analysis/read", read_text),
    Route("POST", "/api/analysis/curve", follow_curve),
    Route("POST", "/api/analysis/reply", play_on),
    Route("POST", "/api/analysis/playouts", play_out),
    Route("POST", "/api/analysis/animation", draw_animation),
    Route("GET", "/api/tables/{table}/analysis", read_table),
    Route("GET", "/api/analyses", list_mine),
    Route("POST", "/api/analyses", keep, 201),
    Route("GET", "/api/analyses/{analysis}", get_kept),
    Route("POST", "/api/analyses/{analysis}", change),
    Route("POST", "/api/analyses/{analysis}/delete", delete),
)
