"""Tables: lists, new ones, snapshots, replay, export."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response, WebSocket
from pydantic_core import to_json
from starlette.responses import HTMLResponse, PlainTextResponse

from ...bots import BOTS
from ...core.game import game as find
from ...core.view import SPECTATOR
from ...errors import UnknownGame
from ...play import sealed
from ...play.errors import BadOrder
from ...play.replay import finished
from ...play.seats import FREE
from ...play.settings import Settings
from ...play.table import Table
from ...store import tables as stored
from .. import statistics
from ..answers import DrawsOfTable, Lists, NewTable, Snapshot
from ..orders import BranchOrder, RematchOrder, TableOrder
from ..pictures import sound
from ..snapshot import replayed, seat_to_look_from, snapshot
from ..visitors import Lang, Visitor, table_words
from . import PAGE_PROBLEMS, PROBLEMS
from .context import Here, OpenTable

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)
SeatQuery = Annotated[int | None, Query(ge=SPECTATOR, le=15)]
SNAPSHOT: dict[int | str, dict[str, Any]] = {200: {"model": Snapshot}}


@router.get("", response_model=Lists)
async def lists(who: Visitor, lang: Lang, here: Here) -> dict[str, Any]:
    """My tables and the public ones, the last changed first."""
    mine = await stored.of_guest(here.database, who.id)
    public = await stored.public(here.database)
    return {
        "mine": [_listed(row, who.id, lang, here) for row in mine],
        "public": [_listed(row, who.id, lang, here) for row in public],
    }


def _listed(row: Any, guest: str, lang: str, here: Here) -> dict[str, Any]:
    summary = row.summary
    try:
        name = table_words(lang, find(row.game).package)("game")
    except UnknownGame:
        name = row.game
    seats = [
        {
            "seat": n,
            "name": here.name_in_list(seat, lang),
            "kind": seat["kind"],
            "mine": seat["guest"] == guest,
            "active": summary["active"] == n and row.open,
            "points": summary["points"][n],
        }
        for n, seat in enumerate(summary["seats"])
    ]
    return {
        "table": row.id,
        "game": row.game,
        "gameName": name,
        "picture": f"/pictures/{row.game}.svg",
        "seats": seats,
        "yours": any(seat["mine"] and seat["active"] for seat in seats),
        "mine": any(seat["mine"] for seat in seats),
        "free": sum(seat["kind"] == FREE for seat in seats) if row.open else 0,
        "over": not row.open,
        "public": row.public,
        "count": summary["count"],
        "changed": round(max(0.0, time.time() - row.changed), 1),
    }


@router.post("", status_code=201)
async def create(order: TableOrder, who: Visitor, here: Here) -> NewTable:
    """Start a table."""
    here.rates.tables.check(who.id)
    if order.game not in sound():
        raise UnknownGame(order.game)
    await here.visitors.keep(who)
    settings = Settings(**order.settings.model_dump())
    levels = list(BOTS)
    table = await here.hall.create(who, order.game, dict(order.options), order.seats, settings, levels, order.commit)
    return NewTable(table=table, link=f"/t/{table}")


@router.get("/{table}", responses=SNAPSHOT)
async def table_now(shown: OpenTable, who: Visitor, lang: Lang, seat: SeatQuery = None) -> Response:
    """The table as I see it."""
    async with shown.room.lock:
        look = seat_to_look_from(shown.table, who.id, seat)
        return Response(to_json(snapshot(shown, who.id, look, lang, list(shown.chat))), media_type="application/json")


@router.get("/{table}/at/{n}", responses=SNAPSHOT)
async def table_then(shown: OpenTable, n: int, who: Visitor, lang: Lang, seat: SeatQuery = None) -> Response:
    """A moment of a finished game, from any seat."""
    if seat is not None and seat >= len(shown.table.seats):
        raise BadOrder("unreadable", "error-no-seat", n=len(shown.table.seats))
    async with shown.room.lock:
        look = SPECTATOR if seat is None else seat
        return Response(to_json(replayed(shown, who.id, n, look, lang)), media_type="application/json")


@router.get("/{table}/export", response_class=PlainTextResponse, responses=PAGE_PROBLEMS)
async def export(shown: OpenTable) -> Response:
    """The game file of a finished game."""
    async with shown.room.lock:
        text = finished(shown.table).position.transcript
    return PlainTextResponse(text, headers=_attached(shown.table, "game"))


@router.get("/{table}/report", response_class=HTMLResponse, responses=PAGE_PROBLEMS)
async def report(shown: OpenTable, who: Visitor, lang: Lang, here: Here) -> Response:
    """A finished game, looked at afterwards: errors, luck, the costliest decisions. The first time takes a while."""
    here.rates.sums.check(who.id)
    async with shown.room.lock:
        text = finished(shown.table).position.transcript
    page = await here.work.reports.of(shown.table.head.table, lang, text)
    return HTMLResponse(page, headers=_attached(shown.table, "html"))


def _attached(table: Table, kind: str) -> dict[str, str]:
    """The header of a file to keep."""
    day = time.strftime("%Y-%m-%d", time.gmtime(table.head.created))
    return {"content-disposition": f'attachment; filename="{table.game.key}-{day}.{kind}"'}


@router.get("/{table}/draws", response_model=DrawsOfTable)
async def table_draws(shown: OpenTable, who: Visitor, lang: Lang, here: Here, seat: SeatQuery = None) -> dict[str, Any]:
    """The draws against what is to be expected: those I may know, after the game all of them."""
    here.rates.sums.check(who.id)
    async with shown.room.lock:
        look = seat_to_look_from(shown.table, who.id, seat)
        return await asyncio.to_thread(statistics.of_table, shown, look, lang)


@router.get("/{table}/sealed", response_class=PlainTextResponse, responses=PAGE_PROBLEMS)
async def sealed_game(shown: OpenTable) -> Response:
    """The whole log of a finished table, sealed: `perihelion verify` checks it."""
    async with shown.room.lock:
        text = sealed.write(shown.table)
    return PlainTextResponse(text, headers=_attached(shown.table, "sealed"))


@router.post("/{table}/rematch", status_code=201)
async def rematch(shown: OpenTable, who: Visitor, here: Here, order: RematchOrder | None = None) -> NewTable:
    """A new table with the same options and seats; everybody gets the same one."""
    here.rates.tables.check(who.id)
    table = await here.hall.rematch(shown.table.head.table, who, order.commit if order else None)
    return NewTable(table=table, link=f"/t/{table}")


@router.post("/{table}/branch", status_code=201)
async def branch(shown: OpenTable, order: BranchOrder, who: Visitor, here: Here) -> NewTable:
    """A new table that begins at a moment of a finished game."""
    here.rates.tables.check(who.id)
    await here.visitors.keep(who)
    mine = (shown.table.seats_of(who.id) or [0])[0]
    usual = ["me" if seat == mine else "bot:greedy" for seat in range(len(shown.table.seats))]
    old = shown.table.head.table
    table = await here.hall.branch(old, who, order.n, order.seats or usual, list(BOTS), order.commit)
    return NewTable(table=table, link=f"/t/{table}")


@router.websocket("/{table}/live")
async def live(websocket: WebSocket, table: str, seat: int | None = None) -> None:
    """The live table."""
    await websocket.app.state.live.serve(websocket, table, seat)
