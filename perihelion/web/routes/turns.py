"""My turns, vacation, and blocked guests."""

from __future__ import annotations

import time
from functools import partial

from fastapi import APIRouter

from ...store import blocks, tables, tournaments, vacations
from ...store.database import Database
from ...table.vacation import DAY_SECONDS, check_days, current_end, days_left, pause_clocks
from ...wire.schemas.requests import VacationRequest
from ...wire.schemas.responses import BlockCount, VacationState
from ...wire.schemas.table_lists import ListedTable
from ...wire.table.listed_tables import find_turns
from ..services import Services
from . import ERRORS
from .dependencies import CurrentBlocked, CurrentGuest, CurrentLang, CurrentServices

router = APIRouter(prefix="/api/me", tags=["guests"], responses=ERRORS)


@router.get("/turns")
async def list_turns(guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> list[ListedTable]:
    """Return the tables where it is my turn, the most urgent first."""
    mine = await tables.list_open_of_guest(services.database, guest.id)
    of = await tournaments.find_of_tables(services.database, mine)
    return find_turns(mine, guest.id, lang, time.time(), of)


@router.get("/blocks")
async def count_blocks(blocked: CurrentBlocked) -> BlockCount:
    """Return the number of guests I blocked."""
    return BlockCount(blocked=len(blocked))


@router.post("/blocks/clear")
async def clear_blocks(guest: CurrentGuest, services: CurrentServices) -> BlockCount:
    """Remove all my blocks."""
    await blocks.clear(services.database, guest.id)
    return BlockCount(blocked=0)


@router.get("/vacation")
async def get_vacation(guest: CurrentGuest, services: CurrentServices) -> VacationState:
    """Return whether I am on vacation, and how many days are left this year."""
    return await _describe(services.database, guest.id)


@router.post("/vacation")
async def set_vacation(body: VacationRequest, guest: CurrentGuest, services: CurrentServices) -> VacationState:
    """Stop my clocks at all tables played over days, for this number of days from now; 0 lets them run again."""
    services.limits.vacations.check(guest.id)
    now = time.time()
    until = now + body.days * DAY_SECONDS if body.days else 0.0
    if until:
        check_days(await vacations.list_of_guest(services.database, guest.id), body.days, now)
        await services.sessions.save(guest)
        await vacations.add(services.database, guest.id, now, until)
    else:
        await vacations.end(services.database, guest.id, now)
    await _pause_everywhere(services, guest.id, until)
    return await _describe(services.database, guest.id)


async def _pause_everywhere(services: Services, guest: str, until: float) -> None:
    """Stop the clocks of a guest at all tables until that time."""
    for row in await tables.list_open_of_guest(services.database, guest):
        await services.registry.run_command(row.id, partial(pause_clocks, guest=guest, until=until))


async def _describe(database: Database, guest: str) -> VacationState:
    taken, now = await vacations.list_of_guest(database, guest), time.time()
    end = current_end(taken, now)
    return VacationState(ends=None if end is None else round(end - now, 1), left=days_left(taken, now))
