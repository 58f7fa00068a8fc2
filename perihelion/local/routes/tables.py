"""Tables: lists, new ones, snapshots, replay, files."""

from __future__ import annotations

from ...bots import bots_of
from ...core.registry import game as find_game
from ...core.rules_version import rules_version
from ...errors import UnknownGame
from ...table.commands import check_seated, take_any_seat
from ...table.errors import Conflict, InvalidCommand
from ...table.new_tables import (
    branch_head,
    lay_table,
    next_head,
    read_game_options,
    rematch_expected,
    rematch_seats,
    wishes_to_continue,
)
from ...table.replay import line_at, require_over
from ...table.sealed_game import write_sealed_game
from ...table.seats import read_wishes
from ...table.table import Table, TableHead
from ...table_log.bodies import FREE
from ...wire import draw_statistics
from ...wire.errors import WebError
from ...wire.fitting_bots import fitting_bots
from ...wire.pictures import playable_games
from ...wire.schemas.board import PlayerView
from ...wire.schemas.requests import BranchRequest, NewTableRequest, RematchRequest
from ...wire.schemas.responses import Empty, NewTable, ReportState, TableDraws, TutorialStep
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
from ..device import Device
from ..elsewhere import NeedsOthers
from ..request import HTML, TEXT, Answer, Request
from ..routing import Route


async def list_tables(device: Device, request: Request) -> TableLists:
    """Return the tables where it is my turn, and all of mine, the last changed first."""
    rows, guest, now = device.tables.list_rows(), device.guest.id, device.time.now()
    return {
        "turns": find_turns([row for row in rows if row.open], guest, request.lang, now),
        "mine": [describe_row(row, guest, request.lang, now) for row in rows],
        "public": [],
        "next": fitting_bots(rows, guest),
    }


async def create_table(device: Device, request: Request) -> NewTable:
    """Create a table."""
    body, guest = request.body(NewTableRequest), device.guest
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    settings = read_settings(body)
    if settings.rated or settings.reliable or settings.level == "rating" or body.group is not None:
        raise NeedsOthers()
    game = find_game(body.game)
    options, count = read_game_options(game, dict(body.options))
    seats = read_wishes(body.seats, count, guest.id, guest.name, bots_of(game))
    head = TableHead(device.new_id(), game.key, options, settings, guest.id, device.time.now(), rules_version(game))
    table = device.new_table(head)
    lay_table(table, seats, expected=[guest.id] if body.contributes else [])
    return await _add(device, table)


async def _add(device: Device, table: Table) -> NewTable:
    await device.save_guest()
    await device.tables.add(table)
    return NewTable(table=table.head.table, link=f"/t/{table.head.table}")


async def get_table(device: Device, request: Request) -> Snapshot:
    """Return the table as I see it."""
    loaded, guest = await device.open(request), device.guest.id
    async with loaded.lock:
        seen_from = choose_seat(loaded.table, guest, request.seat)
        return make_snapshot(loaded.shown, guest, seen_from, request.lang, [])


async def get_player(device: Device, request: Request) -> PlayerView:
    """Return everything that lies open of a player."""
    loaded, seat = await device.open(request), request.number("seat")
    if seat >= len(loaded.table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(loaded.table.seats))
    async with loaded.lock:
        return {**describe_player(loaded.shown, seat, request.lang), "record": None}


async def get_moment(device: Device, request: Request) -> Snapshot:
    """Return a moment of a finished game, seen from any seat; by default from my own."""
    loaded, guest, moment, seat = await device.open(request), device.guest.id, request.number("n"), request.seat
    if seat is not None and seat >= len(loaded.table.seats):
        raise InvalidCommand("unreadable", "error-no-seat", n=len(loaded.table.seats))
    async with loaded.lock:
        seen_from = choose_seat(loaded.table, guest) if seat is None else seat
        return make_replay_snapshot(loaded.shown, guest, moment, seen_from, request.lang)


async def get_recap(device: Device, request: Request) -> Recap:
    """Return what happened since my last turn, step by step; with `seen`, also what bots played for me after it."""
    loaded, seen = await device.open(request), request.optional_number("seen")
    async with loaded.lock:
        return make_recap(loaded.shown, choose_seat(loaded.table, device.guest.id, request.seat), request.lang, seen)


async def get_game_file(device: Device, request: Request) -> Answer:
    """Return the game file of a finished game."""
    loaded = await device.open(request)
    async with loaded.lock:
        return Answer(200, TEXT, require_over(loaded.table).position.transcript)


async def get_sealed_game(device: Device, request: Request) -> Answer:
    """Return the whole log of a finished table as a sealed game, which `perihelion verify` checks."""
    loaded = await device.open(request)
    async with loaded.lock:
        return Answer(200, TEXT, write_sealed_game(loaded.table))


async def get_draws(device: Device, request: Request) -> TableDraws:
    """Return the draws against expectation: those I may know, after the game all of them."""
    loaded = await device.open(request)
    async with loaded.lock:
        seat = choose_seat(loaded.table, device.guest.id, request.seat)
        return draw_statistics.describe_table_draws(loaded.shown, seat, request.lang)


async def get_tutorial(device: Device, request: Request) -> TutorialStep:
    """Return what the tutorial of the first turn says now; 404 if the game has no tutorial."""
    loaded = await device.open(request)
    async with loaded.lock:
        step = find_step(loaded.shown, device.guest.id, request.lang, request.optional_number("since") or 0)
    if step is None:
        raise WebError(404, "unknown")
    return step


async def get_report(device: Device, request: Request) -> ReportState:
    """Return the analysis of a finished game as far as it is made; the first request begins it."""
    loaded, seen = await device.open(request), request.optional_number("seen") or 0
    name = loaded.stored.id
    known = device.reports.find(name, seen, contents=True)
    if known is None:
        async with loaded.lock:
            job = describe_job(loaded.shown)
        known = device.reports.begin(name, job)
    return describe_report(known, request.lang, loaded.table.seats_seen_by(device.guest.id))


async def get_report_file(device: Device, request: Request) -> Answer:
    """Return a complete report as one HTML file."""
    loaded = await device.open(request)
    return Answer(200, HTML, await device.reports.write_file(loaded.stored.id, request.lang))


async def rematch(device: Device, request: Request) -> NewTable:
    """Create a table with the same options and seats; a finished game has one."""
    loaded, guest, body = await device.open(request), device.guest, request.optional_body(RematchRequest)
    contributes = body is not None and body.contributes
    async with loaded.lock:
        old = loaded.table
        if not old.ended:
            raise Conflict("running")
        check_seated(old, guest.id)
        made = loaded.rematch
        if made is None:
            table = device.new_table(next_head(old, device.new_id(), guest.id))
            expected = rematch_expected(old, guest.id, contributes)
            lay_table(table, rematch_seats(old, {guest.id, *loaded.present}), expected=expected)
            made = (await _add(device, table)).table
            await device.tables.set_rematch(loaded, made)
    if guest.id in [seat.keeps for seat in (await device.tables.open(made)).table.seats if seat.kind == FREE]:
        await device.tables.run_command(made, take_any_seat, guest.id, guest.name, contributes)
    return NewTable(table=made, link=f"/t/{made}")


async def branch(device: Device, request: Request) -> NewTable:
    """Create a table that begins at a moment of a finished game."""
    loaded, guest, body = await device.open(request), device.guest, request.body(BranchRequest)
    old = loaded.table
    line = line_at(require_over(old), body.n)
    levels = bots_of(old.game)
    wishes = body.seats or wishes_to_continue(old, guest.id, levels)
    seats = read_wishes(wishes, len(old.seats), guest.id, guest.name, levels)
    table = device.new_table(branch_head(old, device.new_id(), guest.id))
    lay_table(table, seats, line, [guest.id] if body.contributes else [])
    return await _add(device, table)


async def remove_table(device: Device, request: Request) -> Empty:
    """Delete a table, also a damaged one. Only a device without a server has this."""
    await device.tables.remove(request.found["table"])
    return Empty()


ROUTES = (
    Route("GET", "/api/tables", list_tables),
    Route("POST", "/api/tables", create_table, 201),
    Route("GET", "/api/tables/{table}", get_table),
    Route("GET", "/api/tables/{table}/players/{seat}", get_player),
    Route("GET", "/api/tables/{table}/at/{n}", get_moment),
    Route("GET", "/api/tables/{table}/recap", get_recap),
    Route("GET", "/api/tables/{table}/export", get_game_file),
    Route("GET", "/api/tables/{table}/sealed", get_sealed_game),
    Route("GET", "/api/tables/{table}/draws", get_draws),
    Route("GET", "/api/tables/{table}/tour", get_tutorial),
    Route("GET", "/api/tables/{table}/report", get_report),
    Route("GET", "/api/tables/{table}/report/file", get_report_file),
    Route("POST", "/api/tables/{table}/rematch", rematch, 201),
    Route("POST", "/api/tables/{table}/branch", branch, 201),
    Route("POST", "/api/tables/{table}/delete", remove_table),
)
