"""Tables: lists, new ones, snapshots, replay, files, and the WebSocket."""

from __future__ import annotations

import time
from dataclasses import replace

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json
from starlette.responses import HTMLResponse, PlainTextResponse

from ...bots import bots_of
from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...server import new_tables
from ...server.rated_admission import check_rated
from ...server.rating import Rating, start_rating
from ...server.rule_threads import call_rules
from ...store import deals, player_history, tables, tournaments
from ...store.reports import ANALYSIS, CONTENTS, DONE
from ...table.errors import InvalidCommand
from ...table.new_tables import wishes_to_continue
from ...table.replay import require_over
from ...table.sealed_game import write_sealed_game
from ...table.table import Table
from ...wire import draw_statistics
from ...wire.errors import WebError
from ...wire.fitting_bots import fitting_bots
from ...wire.pictures import playable_games
from ...wire.schemas.board import PlayerView
from ...wire.schemas.requests import BranchRequest, NewTableRequest, Number, RematchRequest
from ...wire.schemas.responses import NewTable, ReportState, TableDraws, TutorialStep
from ...wire.schemas.snapshot import Recap, Snapshot
from ...wire.schemas.table_lists import TableLists
from ...wire.study.report_answers import describe_job, describe_report
from ...wire.study.tutorial import find_step
from ...wire.table.listed_tables import describe_row, find_turns
from ...wire.table.new_tables import read_settings
from ...wire.table.player_boards import describe_player
from ...wire.table.presenter import choose_seat
from ...wire.table.recap import make_recap
from ...wire.table.snapshot import make_replay_snapshot, make_snapshot
from ..services import Services
from ..study.report_answers import write_report
from . import ERRORS, PAGE_ERRORS, Responses
from .dependencies import (
    CurrentBlocked,
    CurrentComputing,
    CurrentGuest,
    CurrentLang,
    CurrentServices,
    CurrentTable,
    SeatQuery,
    WatchedTable,
)
from .groups import find_group

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
SNAPSHOT: Responses = {200: {"model": Snapshot}}


@router.get("")
async def list_tables(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> TableLists:
    """Return the tables where it is my turn, all of mine and the public ones, the last changed first."""
    await services.live.presence.note(guest.id)
    mine, now = await tables.list_of_guest(services.database, guest.id), time.time()
    public = await tables.list_public(services.database)
    of = await tournaments.find_of_tables(services.database, mine)
    return {
        "turns": find_turns(mine, guest.id, lang, now, of),
        "mine": [describe_row(row, guest.id, lang, now, of) for row in mine],
        "public": [describe_row(row, guest.id, lang, now) for row in public],
        "next": fitting_bots(mine, guest.id),
    }


@router.post("", status_code=201)
async def create_table(
    request: Request, body: NewTableRequest, guest: CurrentGuest, services: CurrentServices
) -> NewTable:
    """Create a table."""
    services.limits.check_new_table(guest.id, request)
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    await services.sessions.save(guest)
    settings = read_settings(body)
    if settings.level == "rating":
        settings = replace(settings, around=await _find_rating(services, guest.id, body.game, len(body.seats)))
    if settings.rated:
        await check_rated(services.database, guest.id)
    if body.group is not None:
        await find_group(services, body.group, guest.id)
    options, levels = dict(body.options), bots_of(find_game(body.game))
    table = await new_tables.create_table(
        services.registry, guest, body.game, options, body.seats, settings, levels, body.contributes, body.group
    )
    return NewTable(table=table, link=f"/t/{table}")


async def _find_rating(services: Services, guest: str, game: str, seats: int) -> int:
    """Return the rating of a guest in a game with this number of seats, or the initial one."""
    found = await player_history.latest_ratings(services.database, game, seats, [guest])
    return (Rating(found[0].mu, found[0].sigma) if found else start_rating("")).points


@router.get("/{table}", responses=SNAPSHOT)
async def get_table(
    live: WatchedTable, guest: CurrentGuest, lang: CurrentLang, blocked: CurrentBlocked, seat: SeatQuery = None
) -> Response:
    """Return the table as I see it."""
    async with live.loaded.lock:
        seen_from = choose_seat(live.table, guest.id, seat)
        given = (live, guest.id, seen_from, lang, live.chat_without(blocked))
        snapshot = await call_rules(live.table.game, make_snapshot, *given)
        return Response(to_json(snapshot), media_type="application/json")


@router.get("/{table}/players/{seat}")
async def get_player(live: WatchedTable, seat: Number, lang: CurrentLang, services: CurrentServices) -> PlayerView:
    """Return everything that lies open of a player; in a rated game also the address of the player's history."""
    if not 0 <= seat < len(live.table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(live.table.seats))
    guest = live.table.seats[seat].guest if live.table.settings.rated else ""
    record = f"/player/{await player_history.make_public_id(services.database, guest)}" if guest else None
    async with live.loaded.lock:
        return {**describe_player(live, seat, lang), "record": record}


@router.get("/{table}/at/{n}", responses=SNAPSHOT)
async def get_moment(
    live: WatchedTable, n: Number, guest: CurrentGuest, lang: CurrentLang, seat: SeatQuery = None
) -> Response:
    """Return a moment of a finished game, seen from any seat; by default from my own."""
    if seat is not None and seat >= len(live.table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(live.table.seats))
    async with live.loaded.lock:
        seen_from = choose_seat(live.table, guest.id) if seat is None else seat
        snapshot = make_replay_snapshot(live, guest.id, n, seen_from, lang)
        return Response(to_json(snapshot), media_type="application/json")


@router.get("/{table}/recap", responses={200: {"model": Recap}})
async def get_recap(
    live: WatchedTable,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
    seat: SeatQuery = None,
    seen: Number | None = None,
) -> Response:
    """Return what happened since my last turn, step by step; with `seen`, also what bots played for me after it."""
    services.limits.recaps.check(guest.id)

    def make() -> bytes:
        return to_json(make_recap(live, choose_seat(live.table, guest.id, seat), lang, seen))

    return Response(await computing.run_with(live.loaded.lock, make), media_type="application/json")


@router.get("/{table}/export", response_class=PlainTextResponse, responses=PAGE_ERRORS)
async def get_game_file(live: CurrentTable) -> Response:
    """Return the game file of a finished game."""
    async with live.loaded.lock:
        text = require_over(live.table).position.transcript
    return PlainTextResponse(text, headers=_attachment(live.table, "game"))


@router.get("/{table}/report")
async def get_report(
    live: CurrentTable, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices, seen: Number = 0
) -> ReportState:
    """Return the analysis of a finished game as far as it is made; the first request begins it.

    `seen` is the number of the last answer: its content is not sent again.
    """
    reports, table = services.scheduler.reports, live.table.head.table
    known = await reports.find(table, CONTENTS, seen)
    if known is None:
        services.limits.reports.check(guest.id)
        async with live.loaded.lock:
            job = describe_job(live)
        known = await reports.begin(table, job, guest.id, table=table)
    if known.state == DONE and known.number > seen:
        await _record_analysis(services, table)
    return describe_report(known, lang, live.table.seats_seen_by(guest.id))


async def _record_analysis(services: Services, table: str) -> None:
    """Store the findings of a complete report with the results of the players."""
    known = await services.scheduler.reports.find(table, ANALYSIS)
    report = known.complete if known else None
    if report is not None:
        seats = [(seat.decisions, seat.big_mistakes + seat.small_mistakes, seat.luck) for seat in report.seats]
        await player_history.add_analysis(services.database, table, seats)
        await deals.set_lost(services.database, table, report.losses())


@router.get("/{table}/report/file", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def get_report_file(
    request: Request, live: CurrentTable, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> Response:
    """Return a complete report as one HTML file."""
    page = await write_report(request, services, live.table.head.table, guest.id, lang)
    return HTMLResponse(page, headers=_attachment(live.table, "html"))


def _attachment(table: Table, extension: str) -> dict[str, str]:
    """Return the header that makes a browser save a file."""
    day = time.strftime("%Y-%m-%d", time.gmtime(table.head.created))
    return {"content-disposition": f'attachment; filename="{table.game.key}-{day}.{extension}"'}


@router.get("/{table}/draws")
async def get_draws(
    live: CurrentTable,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
    seat: SeatQuery = None,
) -> TableDraws:
    """Return the draws against expectation: those I may know, after the game all of them."""
    services.limits.reports.check(guest.id)

    def describe() -> TableDraws:
        return draw_statistics.describe_table_draws(live, choose_seat(live.table, guest.id, seat), lang)

    return await computing.run_with(live.loaded.lock, describe)


@router.get("/{table}/sealed", response_class=PlainTextResponse, responses=PAGE_ERRORS)
async def get_sealed_game(live: CurrentTable) -> Response:
    """Return the whole log of a finished table as a sealed game, which `perihelion verify` checks."""
    async with live.loaded.lock:
        text = write_sealed_game(live.table)
    return PlainTextResponse(text, headers=_attachment(live.table, "sealed"))


@router.get("/{table}/tour")
async def get_tutorial(
    live: CurrentTable,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    since: Number = 0,
) -> TutorialStep:
    """Return what the tutorial of the first turn says now; 404 if the game has no tutorial."""
    services.limits.tutorials.check(guest.id)
    async with live.loaded.lock:
        step = find_step(live, guest.id, lang, since)
    if step is None:
        raise WebError(404, "unknown")
    return step


@router.post("/{table}/rematch", status_code=201)
async def rematch(
    request: Request,
    live: CurrentTable,
    guest: CurrentGuest,
    services: CurrentServices,
    body: RematchRequest | None = None,
) -> NewTable:
    """Create a table with the same options and seats; everybody gets the same one."""
    services.limits.check_new_table(guest.id, request)
    contributes = body is not None and body.contributes
    if live.table.settings.rated:
        await check_rated(services.database, guest.id)
    table = await new_tables.create_rematch(services.registry, live.table.head.table, guest, contributes)
    return NewTable(table=table, link=f"/t/{table}")


@router.post("/{table}/branch", status_code=201)
async def branch(
    request: Request, live: CurrentTable, body: BranchRequest, guest: CurrentGuest, services: CurrentServices
) -> NewTable:
    """Create a table that begins at a moment of a finished game."""
    services.limits.check_new_table(guest.id, request)
    await services.sessions.save(guest)
    old, levels = live.table.head.table, bots_of(live.table.game)
    wishes = body.seats or wishes_to_continue(live.table, guest.id, levels)
    table = await new_tables.create_branch(services.registry, old, guest, body.n, wishes, levels, body.contributes)
    return NewTable(table=table, link=f"/t/{table}")
