"""Deals: the daily one, and sets of tables for clubs."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from starlette.responses import HTMLResponse

from ...bots import bots_of
from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...server.day_chain import list_published
from ...store import deals
from ...store.database import StoredRow
from ...wire.errors import WebError
from ...wire.pictures import playable_games
from ...wire.schemas.deals import (
    BeginRequest,
    BegunDeal,
    DailyDeal,
    NewSet,
    PastDeal,
    PublishedDeals,
    SetRequest,
    TableSet,
)
from ..people.deals import describe_day, describe_published, describe_set, list_days
from ..services import Services
from ..site.pages import render_page
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(tags=["deals"], responses=ERRORS)
SetId = Annotated[str, Path(min_length=1, max_length=40)]


@router.get("/api/daily")
async def get_today(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> DailyDeal:
    """Return today's deal."""
    return await describe_day(services.deals, await services.deals.today(), guest.id, lang)


@router.post("/api/daily", status_code=201)
async def begin(request: Request, body: BeginRequest, guest: CurrentGuest, services: CurrentServices) -> BegunDeal:
    """Begin today's deal: once for each guest."""
    services.limits.check_new_table(guest.id, request)
    await services.sessions.save(guest)
    table, counts = await services.deals.begin(guest, body.part)
    return BegunDeal(table=table, link=f"/t/{table}", counts=counts)


@router.get("/api/daily/days")
async def get_days(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> list[PastDeal]:
    """Return the days so far, the newest first."""
    return await list_days(services.deals, guest.id, lang)


@router.get("/api/daily/{day}")
async def get_day(day: date, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> DailyDeal:
    """Return the deal of a day that has begun."""
    return await describe_day(services.deals, await _find_day(day, services), guest.id, lang)


@router.get("/api/deals")
async def get_published(services: CurrentServices) -> PublishedDeals:
    """Return all daily deals as far as they are public: the file that the verifiers read."""
    await services.deals.find_today()
    return describe_published(await list_published(services.database))


@router.post("/api/duplicates", status_code=201)
async def make_set(request: Request, body: SetRequest, guest: CurrentGuest, services: CurrentServices) -> NewSet:
    """Make a set of tables with the same deal."""
    for _ in range(body.tables):
        services.limits.check_new_table(guest.id, request)
    if body.game not in playable_games():
        raise UnknownGame(body.game)
    await services.sessions.save(guest)
    made = await services.deals.make_set(
        guest, body.game, dict(body.options), body.seats, body.tables, bots_of(find_game(body.game))
    )
    return NewSet(set=made, link=f"/duplicate/{made}")


@router.get("/api/duplicates/{name}")
async def get_set(name: SetId, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> TableSet:
    """Return a set of tables."""
    return await describe_set(services.deals, await _find_set(name, services), guest.id, lang)


@router.get("/api/duplicates/{name}/deals")
async def get_published_set(name: SetId, services: CurrentServices) -> PublishedDeals:
    """Return the deal of a set as far as it is public: the file that the verifiers read."""
    return describe_published([await _find_set(name, services)])


@router.get("/daily", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_today(request: Request) -> Response:
    """Show today's deal."""
    return render_page(request, "daily")


@router.get("/daily/{day}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_day(day: date, request: Request, services: CurrentServices) -> Response:
    """Show the deal of a day."""
    await _find_day(day, services)
    return render_page(request, "daily")


@router.get("/duplicate", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_new_set(request: Request) -> Response:
    """Show the form for a set of tables."""
    return render_page(request, "duplicate")


@router.get("/duplicate/{name}", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_set(name: SetId, request: Request, services: CurrentServices) -> Response:
    """Show a set of tables."""
    await _find_set(name, services)
    return render_page(request, "duplicate")


async def _find_day(day: date, services: Services) -> StoredRow:
    """Return the deal of a day; days that have not begun are not shown."""
    await services.deals.find_today()
    row = await deals.find(services.database, day.isoformat())
    if row is None or row.kind == deals.DUPLICATE or row.id > services.deals.day:
        raise WebError(404, "unknown", "error-deal-unknown")
    return row


async def _find_set(name: str, services: Services) -> StoredRow:
    row = await deals.find(services.database, name)
    if row is None or row.kind != deals.DUPLICATE:
        raise WebError(404, "unknown", "error-deal-unknown")
    return row
