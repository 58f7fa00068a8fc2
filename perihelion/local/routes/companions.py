"""Games at real tables. Their modules are imported when they are needed, and the solver when cards are hidden."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from ...core.events import Value
from ...table.errors import Conflict
from ...wire.errors import StaleRequest, WebError
from ...wire.game_names import game_name
from ...wire.schemas.analysis import AnalysisLine
from ...wire.schemas.companions import (
    CompanionInfo,
    CompanionList,
    CompanionPosition,
    CompanionTouchRequest,
    CorrectionRequest,
    CountRequest,
    EntryRequest,
    NewCompanion,
    NewCompanionRequest,
    SeatBoard,
)
from ...wire.schemas.responses import Empty, Explanation, ReportState
from ..device import Device
from ..request import HIGHEST_SEAT, HTML, TEXT, Answer, Request
from ..routing import Route

if TYPE_CHECKING:
    from ...wire.study.companion import EnteredGames

COMPANION = "companion/"
"""The names of stored games begin with it; their ids follow."""
MOST_KEPT = 60
MOST_MOVES = 10**6


@dataclass(frozen=True)
class EnteredRow:
    """A stored game."""

    id: str
    game: str
    options: dict[str, Value]
    names: list[str]
    open_hands: bool
    moves: list[str]
    kinds: list[str]
    ended: bool
    changed: float


def _games(device: Device) -> EnteredGames:
    """Return the games that were opened last."""
    from ...wire.study.companion import EnteredGames

    if device.entered is None:
        device.entered = EnteredGames()
    return device.entered


def _read(stored: Any) -> EnteredRow | None:
    names = {each.name for each in fields(EnteredRow)}
    return EnteredRow(**stored) if isinstance(stored, dict) and stored.keys() == names else None


def _find(device: Device, request: Request) -> EnteredRow:
    found = _read(device.documents.find(COMPANION + request.found["companion"]))
    if found is None:
        raise WebError(404, "unknown", "error-companion-unknown")
    return found


async def _store(device: Device, row: EnteredRow) -> None:
    await device.documents.put(COMPANION + row.id, asdict(row))


async def list_mine(device: Device, request: Request) -> CompanionList:
    """Return my games at real tables, the last changed first."""
    now = device.time.now()
    rows = [row for _, stored in device.documents.all(COMPANION) if (row := _read(stored)) is not None]
    found = [
        CompanionInfo(
            id=row.id,
            game=row.game,
            gameName=game_name(row.game, request.lang),
            names=row.names,
            ended=row.ended,
            changed=now - row.changed,
        )
        for row in sorted(rows, key=lambda row: -row.changed)
    ]
    return CompanionList(companions=found)


async def begin(device: Device, request: Request) -> NewCompanion:
    """Begin a game."""
    from ...wire.study.companion_requests import begin_game

    body = request.body(NewCompanionRequest)
    if len(list(device.documents.all(COMPANION))) >= MOST_KEPT:
        raise Conflict("companions", "error-companion-full", n=MOST_KEPT)
    entered, names = begin_game(body, request.lang)
    if entered.has_secrets:
        await device.prepare_solver()
    position, made = entered.position, device.new_id()
    row = EnteredRow(
        made, position.game.key, dict(position.options), names, body.open_hands, entered.moves, list(entered.kinds),
        False, device.time.now(),
    )  # fmt: skip
    await _store(device, row)
    return NewCompanion(id=made, link=f"/companion/{made}")


async def look(device: Device, request: Request) -> CompanionPosition:
    """Return a game as far as it is entered, or after its first `at` moves; `whole`: with its whole history."""
    from ...wire.study.companion import Companion
    from ...wire.study.companion_rest import show_stored

    row, at = _find(device, request), request.optional_number("at", 0, MOST_MOVES)
    return show_stored(Companion(row, _games(device).open(row), request.lang), at, request.flag("whole", False))


async def _change(device: Device, request: Request, count: int, *how: Any) -> CompanionPosition:
    """Change a game, show it and only then store it. Raises if the page has not seen its newest move."""
    from ...wire.study.companion_requests import change_game

    row = _find(device, request)
    if len(row.moves) != count:
        raise StaleRequest(None)
    if device.lacks_solver and _games(device).open(row).has_secrets:
        await device.prepare_solver()
    entered, shown = change_game(row, _games(device), request.lang, *how)
    if entered is not None:
        changed = replace(row, moves=entered.moves, kinds=list(entered.kinds), ended=False, changed=device.time.now())
        await _store(device, changed)
        _games(device).keep(row.id, entered)
    return shown


async def enter(device: Device, request: Request) -> CompanionPosition:
    """Enter moves and outcomes. What is impossible is refused with the number of a rule."""
    body = request.body(EntryRequest)
    return await _change(device, request, body.count, lambda game: game.enter(body.entry))


async def undo(device: Device, request: Request) -> CompanionPosition:
    """Take the last entry back, or all last entries that cannot be shown."""
    from ...wire.study.companion import Companion
    from ...wire.study.companion_rest import show_readable

    return await _change(device, request, request.body(CountRequest).count, Companion.undo, show_readable)


async def correct(device: Device, request: Request) -> CompanionPosition:
    """Replace an earlier entry. If later ones would be lost, nothing changes, and the answer lists them."""
    body = request.body(CorrectionRequest)
    return await _change(device, request, body.count, lambda game: game.correct(body.at, body.entry, body.force))


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    from ...wire.study.companion_requests import explain_in_game

    body = request.body(CompanionTouchRequest)
    return explain_in_game(_find(device, request), _games(device), request.lang, body)


async def end(device: Device, request: Request) -> Empty:
    """Record that the players stopped here. Taking an entry back continues the game."""
    await _store(device, replace(_find(device, request), ended=True, changed=device.time.now()))
    return Empty()


async def delete(device: Device, request: Request) -> Empty:
    """Delete a game."""
    await device.documents.put(COMPANION + _find(device, request).id, None)
    return Empty()


async def get_game_file(device: Device, request: Request) -> Answer:
    """Return a game as a game file, as far as it is entered."""
    return Answer(200, TEXT, _games(device).open(_find(device, request)).position.transcript)


async def get_line(device: Device, request: Request) -> AnalysisLine:
    """Return the moves of a game, for the analysis board."""
    from ...wire.study.analysis import describe_line

    return describe_line(_games(device).open(_find(device, request)).position)


async def look_from_seat(device: Device, request: Request) -> SeatBoard:
    """Return the board before a move of the game as a seat saw it, for the report."""
    from ...wire.study.companion_requests import draw_for_seat

    moment, seat = request.number("moment", 0, MOST_MOVES), request.number("seat", 0, HIGHEST_SEAT)
    return draw_for_seat(_find(device, request), _games(device), request.lang, moment, seat)


async def get_report(device: Device, request: Request) -> ReportState:
    """Return the report about a game that is over or was ended, as far as it is made; the first request begins it."""
    from ...wire.study.companion_requests import describe_companion_job
    from ...wire.study.report_answers import describe_report

    row, seen = _find(device, request), request.optional_number("seen") or 0
    known = device.reports.find(_name_report(row), seen, contents=True)
    if known is None:
        known = device.reports.begin(_name_report(row), describe_companion_job(row, _games(device)))
    return describe_report(known, request.lang)


async def get_report_file(device: Device, request: Request) -> Answer:
    """Return a complete report as one HTML file."""
    return Answer(200, HTML, await device.reports.write_file(_name_report(_find(device, request)), request.lang))


def _name_report(row: EnteredRow) -> str:
    """Return the name of a report: another one after each entry."""
    return f"companion {row.id} {row.changed}"


PATH = "/api/companions/{companion}"
ROUTES = (
    Route("GET", "/api/companions", list_mine),
    Route("POST", "/api/companions", begin, 201),
    Route("GET", PATH, look),
    Route("POST", f"{PATH}/enter", enter),
    Route("POST", f"{PATH}/undo", undo),
    Route("POST", f"{PATH}/correct", correct),
    Route("POST", f"{PATH}/why", explain),
    Route("POST", f"{PATH}/end", end),
    Route("POST", f"{PATH}/delete", delete),
    Route("GET", f"{PATH}/export", get_game_file),
    Route("GET", f"{PATH}/analysis", get_line),
    Route("GET", f"{PATH}/at/{{moment}}", look_from_seat),
    Route("GET", f"{PATH}/report", get_report),
    Route("GET", f"{PATH}/report/file", get_report_file),
)
