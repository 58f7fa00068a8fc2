"""Games at a real table: begin one, enter what happens, take back, correct, end it, and read its report."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import HTMLResponse, PlainTextResponse

from ...companion.entered_game import EnteredGame
from ...core.recent_view import recent_view
from ...core.registry import game as find_game
from ...core.vocabulary import OVER
from ...server.report_process import ReportJob
from ...store import companions
from ...store.database import StoredRow
from ...store.guests import Guest
from ...store.reports import CONTENTS
from ...table.clean_text import MOST_NAME_LENGTH, clean_text
from ...table.errors import Conflict, InvalidCommand
from ...table.seat_names import number_alike
from ...words import LANGUAGES
from ..http.computations import Computing
from ..http.errors import StaleRequest, WebError
from ..http.languages import table_words
from ..people.player_history import game_name
from ..schemas.analysis import AnalysisLine
from ..schemas.companions import (
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
from ..schemas.requests import Number
from ..schemas.responses import Empty, Explanation, ReportState
from ..services import Services
from ..site.pages import render_page
from ..study.analysis import describe_line
from ..study.companion import Companion, make_frame, new_position
from ..study.companion_rest import show_changed, show_readable, show_stored
from ..study.report_answers import describe_report, write_report
from ..table.explanations import explain_in_frame, name_thing
from ..table.frames import Frame
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
    game = find_game(body.game)
    entered = EnteredGame(new_position(game, body.options), (), body.open_hands)
    await computing.run(entered.play_forced_steps)
    seats = entered.position.seats
    words = table_words(lang, game.package, players=seats)
    names = [_read_name(body.names[i] if i < len(body.names) else "", words.seat(i)) for i in range(seats)]
    names = number_alike(names)
    draft: Any = SimpleNamespace(id="", game=game.key, names=names, ended=False, moves=entered.moves)
    await computing.run(show_changed, Companion(draft, entered, lang))
    await services.sessions.save(guest)
    made = await companions.add(
        services.database,
        guest.id,
        game.key,
        options=entered.position.options,
        names=names,
        open_hands=body.open_hands,
        moves=entered.moves,
        kinds=entered.kinds,
    )
    return NewCompanion(id=made, link=f"/companion/{made}")


def _read_name(name: str, usual: str) -> str:
    if not name.strip():
        return usual
    cleaned = clean_text(name, MOST_NAME_LENGTH)
    if cleaned is None:
        raise InvalidCommand("unreadable", "error-name", n=MOST_NAME_LENGTH)
    return cleaned


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

        def carry_out() -> tuple[EnteredGame | None, CompanionPosition]:
            companion = Companion(row, services.entered.open(row), lang)
            lost = act(companion)
            if lost is not None:
                return None, show_stored(Companion(row, services.entered.open(row), lang), correction=lost)
            companion.ended = False
            return companion.entered, show(companion)

        entered, shown = await computing.run(carry_out)
        if entered is not None:
            values = {"moves": entered.moves, "kinds": entered.kinds, "ended": False}
            await companions.change(services.database, row.id, **values)
            services.entered.keep(row.id, entered)
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

    def find() -> Explanation:
        entered = services.entered.open(row)
        entered.cut(body.at)
        frame = make_frame(entered, Companion(row, entered, lang).words)
        if entered.position.actor < 0:
            return name_thing(frame, body.touch[-1])
        return explain_in_frame(frame, body.touch)

    return await computing.run(find)


@router.post(f"{API}/end")
async def end(row: CurrentRow, guest: Entering, services: CurrentServices) -> Empty:
    """Record that the players stopped here. Taking an entry back continues the game."""
    await companions.change(services.database, row.id, ended=True)
    return Empty()


@router.post(f"{API}/delete")
async def delete(row: CurrentRow, guest: Entering, services: CurrentServices) -> Empty:
    """Delete a game."""
    await companions.remove(services.database, row.id)
    return Empty()


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

    def draw() -> SeatBoard:
        entered = services.entered.open(row)
        entered.cut(moment)
        position = entered.position
        words = Companion(row, entered, lang).words
        view = recent_view(position, min(seat, position.seats - 1), words)
        return {"board": Frame(position, view, strict=False).board}

    return await computing.run(draw)


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
        job = await computing.run(_describe_job, row, services)
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


def _describe_job(row: StoredRow, services: Services) -> ReportJob:
    position = services.entered.open(row).position
    if position.actor != OVER and not row.ended:
        raise Conflict("running")
    seats = range(position.seats)
    names = {
        lang: [
            f"{row.names[i]} ({table_words(lang, position.game.package, players=position.seats).seat(i)})"
            for i in seats
        ]
        for lang in LANGUAGES
    }
    moments = list(range(len(position.entries) + 1))
    return ReportJob(position.transcript, names, moments, f"/analysis?companion={row.id}")
