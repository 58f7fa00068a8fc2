"""Games at a real table: begin one, enter what happens, take back, correct, end it, and read its report."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import HTMLResponse, PlainTextResponse

from ...core.registry import game as find_game
from ...store import companions
from ...store.database import StoredRow
from ...store.guests import Guest
from ...store.reports import CONTENTS
from ...table.entered_table import keep_times
from ...table.errors import Conflict
from ...table.settings import Settings
from ...wire.errors import StaleRequest, WebError
from ...wire.game_names import game_name
from ...wire.schemas.analysis import AnalysisLine
from ...wire.schemas.companions import (
    Broadcast,
    BroadcastRequest,
    CompanionInfo,
    CompanionList,
    CompanionPosition,
    CompanionTouchRequest,
    Correction,
    CorrectionRequest,
    CountRequest,
    EntryRequest,
    NewCompanion,
    NewCompanionRequest,
    SeatBoard,
)
from ...wire.schemas.requests import Number
from ...wire.schemas.responses import Empty, Explanation, ReportState
from ...wire.study.analysis import describe_line
from ...wire.study.companion import Companion
from ...wire.study.companion_requests import (
    begin_game,
    change_game,
    describe_companion_job,
    draw_for_seat,
    explain_in_game,
)
from ...wire.study.companion_rest import show_changed, show_readable, show_stored
from ...wire.study.report_answers import describe_report
from ..http.computations import Computing
from ..services import Services
from ..site.pages import render_page
from ..study.report_answers import write_report
from ..table.broadcasts import new_watch
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentComputing, CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["companions"], responses=ERRORS)

CompanionId = Annotated[str, Path(min_length=1, max_length=40)]
API = "/api/companions/{companion_id}"


async def count_request(guest: CurrentGuest, services: CurrentServices) -> Guest:
    """Return the guest of the request. Requests are counted, because each plays and draws."""
    services.limits.companions.check(guest.id)
    return guest


Entering = Annotated[Guest, Depends(count_request)]


async def find_row(companion_id: CompanionId, guest: CurrentGuest, services: CurrentServices) -> StoredRow:
    """Return the game in the path; to everybody else it does not exist."""
    found = await companions.find(services.database, companion_id, guest.id)
    if found is None:
        raise WebError(404, "unknown", "error-companion-unknown")
    return found


CurrentRow = Annotated[StoredRow, Depends(find_row)]


# pages


@router.get("/companion", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_list(request: Request) -> Response:
    """Show the form for a game at a real table, and my games."""
    return render_page(request, "companion")


@router.get("/companion/{companion_id}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_companion(row: CurrentRow, request: Request, services: CurrentServices) -> Response:
    """Show a game to enter it."""
    services.compile_queue.ask(find_game(row.game))
    return render_page(request, "companion", game=row.game, table=row.id)


@router.get("/companion/{companion_id}/report", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_report(row: CurrentRow, request: Request) -> Response:
    """Show the report about a game."""
    return render_page(request, "report", game=row.game, table=row.id)


# my games


@router.get("/api/companions")
async def list_mine(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> CompanionList:
    """Return my games at real tables, the last changed first."""
    now = time.time()
    found = [
        CompanionInfo(
            id=row.id,
            game=row.game,
            gameName=game_name(row.game, lang),
            names=row.names,
            ended=row.ended,
            changed=now - row.changed,
        )
        for row in await companions.list_of_guest(services.database, guest.id)
    ]
    return CompanionList(companions=found)


@router.post("/api/companions", status_code=201)
async def begin(
    body: NewCompanionRequest,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> NewCompanion:
    """Begin a game. Names that are not given are those of the seats."""
    if len(await companions.list_of_guest(services.database, guest.id)) >= companions.MOST_OF_GUEST:
        raise Conflict("companions", "error-companion-full", n=companions.MOST_OF_GUEST)
    entered, names = await computing.run(begin_game, body, lang)
    await services.sessions.save(guest)
    made = await companions.add(
        services.database,
        guest.id,
        entered.position.game.key,
        options=entered.position.options,
        names=names,
        open_hands=body.open_hands,
        moves=entered.moves,
        kinds=entered.kinds,
        times=keep_times((), len(entered.kinds), time.time()),
    )
    return NewCompanion(id=made, link=f"/companion/{made}")


@router.get(API)
async def look(
    row: CurrentRow,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
    at: Annotated[int | None, Query(ge=0, le=10**6)] = None,
    whole: bool = False,
) -> CompanionPosition:
    """Return a game as far as it is entered, or after its first `at` moves; `whole`: with its whole history."""

    def show() -> CompanionPosition:
        return show_stored(Companion(row, services.entered.open(row), lang), at, whole)

    return await computing.run(show)


async def _change(
    companion_id: str,
    guest: Guest,
    lang: str,
    services: Services,
    computing: Computing,
    count: int,
    act: Callable[[Companion], Correction | None],
    show: Callable[[Companion], CompanionPosition] = show_changed,
) -> CompanionPosition:
    """Change a game, show it and only then store it. Raises if the page has not seen its newest move."""
    async with services.entered.locks[companion_id]:
        row = await find_row(companion_id, guest, services)
        if len(row.moves) != count:
            raise StaleRequest(None)

        entered, shown = await computing.run(change_game, row, services.entered, lang, act, show)
        if entered is not None:
            moves, known = entered.moves, row.times or [row.changed] * len(row.moves)
            values = {"moves": moves, "kinds": entered.kinds, "times": keep_times(known, len(moves), time.time())}
            await companions.change(services.database, row.id, **values, ended=False)
            services.entered.keep(row.id, entered)
            await services.live.broadcasts.hear(row.id)
        return shown


@router.post(f"{API}/enter")
async def enter(
    companion_id: CompanionId,
    body: EntryRequest,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> CompanionPosition:
    """Enter moves and outcomes. What is impossible is refused with the number of a rule."""
    return await _change(
        companion_id, guest, lang, services, computing, body.count, lambda game: game.enter(body.entry)
    )


@router.post(f"{API}/undo")
async def undo(
    companion_id: CompanionId,
    body: CountRequest,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> CompanionPosition:
    """Take the last entry back, or all last entries that cannot be shown."""
    return await _change(companion_id, guest, lang, services, computing, body.count, Companion.undo, show_readable)


@router.post(f"{API}/correct")
async def correct(
    companion_id: CompanionId,
    body: CorrectionRequest,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> CompanionPosition:
    """Replace an earlier entry. If later ones would be lost, nothing changes, and the answer lists them."""
    return await _change(
        companion_id,
        guest,
        lang,
        services,
        computing,
        body.count,
        lambda game: game.correct(body.at, body.entry, body.force),
    )


@router.post(f"{API}/why")
async def explain(
    row: CurrentRow,
    body: CompanionTouchRequest,
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> Explanation:
    """Return what a thing is, and what touching it does or why it does nothing."""
    return await computing.run(explain_in_game, row, services.entered, lang, body)


@router.post(f"{API}/end")
async def end(row: CurrentRow, guest: Entering, services: CurrentServices) -> Empty:
    """Record that the players stopped here. Taking an entry back continues the game."""
    await companions.change(services.database, row.id, ended=True)
    await services.live.broadcasts.hear(row.id)
    return Empty()


@router.post(f"{API}/delete")
async def delete(row: CurrentRow, guest: Entering, services: CurrentServices) -> Empty:
    """Delete a game."""
    await companions.remove(services.database, row.id)
    await services.live.broadcasts.hear(row.id)
    return Empty()


# letting others watch


@router.get(f"{API}/broadcast")
async def get_broadcast(row: CurrentRow) -> Broadcast:
    """Return the link with which others watch a game, if there is one."""
    return _describe_broadcast(row.watch, row.delay)


@router.post(f"{API}/broadcast")
async def set_broadcast(
    row: CurrentRow, body: BroadcastRequest, guest: Entering, services: CurrentServices
) -> Broadcast:
    """Let others watch a game, or no longer. A link that was ended never works again; the next one is another."""
    settings = Settings(delay=body.delay)  # raises if there is no such delay
    watch = (row.watch or new_watch()) if body.on else None
    await companions.set_watch(services.database, row.id, watch, settings.delay if body.on else None)
    await services.live.broadcasts.hear(row.id)
    return _describe_broadcast(watch, settings.delay)


def _describe_broadcast(watch: str | None, delay: str | None) -> Broadcast:
    if watch is None:
        return Broadcast(link=None, overlay=None, delay="")
    return Broadcast(link=f"/t/{watch}", overlay=f"/overlay/{watch}", delay=delay or "")


# what comes out of it


@router.get(f"{API}/export", response_class=PlainTextResponse, responses=PAGE_ERRORS)
async def get_game_file(
    row: CurrentRow, guest: Entering, services: CurrentServices, computing: CurrentComputing
) -> Response:
    """Return a game as a game file, as far as it is entered."""
    entered = await computing.run(services.entered.open, row)
    name = f'attachment; filename="{row.game}.game"'
    return PlainTextResponse(entered.position.transcript, headers={"content-disposition": name})


@router.get(f"{API}/analysis")
async def get_line(
    row: CurrentRow, guest: Entering, services: CurrentServices, computing: CurrentComputing
) -> AnalysisLine:
    """Return the moves of a game, for the analysis board."""
    return describe_line((await computing.run(services.entered.open, row)).position)


@router.get(f"{API}/at/{{moment}}")
async def look_from_seat(
    row: CurrentRow,
    moment: Annotated[int, Path(ge=0, le=10**6)],
    guest: Entering,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
    seat: Annotated[int, Query(ge=0, le=15)],
) -> SeatBoard:
    """Return the board before a move of the game as a seat saw it, for the report."""
    return await computing.run(draw_for_seat, row, services.entered, lang, moment, seat)


@router.get(f"{API}/report")
async def get_report(
    row: CurrentRow,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
    seen: Number = 0,
) -> ReportState:
    """Return the report about a game that is over or was ended, as far as it is made; the first request begins it."""
    reports, name = services.scheduler.reports, _name_report(row)
    known = await reports.find(name, CONTENTS, seen)
    if known is None:
        services.limits.reports.check(guest.id)
        job = await computing.run(describe_companion_job, row, services.entered)
        known = await reports.begin(name, job, guest.id, companion=row.id)
    return describe_report(known, lang)


@router.get(f"{API}/report/file", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def get_report_file(
    request: Request, row: CurrentRow, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> Response:
    """Return a complete report as one HTML file."""
    page = await write_report(request, services, _name_report(row), guest.id, lang)
    name = f'attachment; filename="{row.game}.html"'
    return HTMLResponse(page, headers={"content-disposition": name})


def _name_report(row: StoredRow) -> str:
    """Return the name of a report: another one after each entry."""
    return f"companion {row.id} {row.changed}"
