"""Planning ahead: imagine what the others do, and store a move of mine for that. Nobody else sees any of it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json
from starlette.responses import HTMLResponse

from ...store import plans
from ...store.guests import Guest
from ...table.errors import Conflict
from ...table.plan import Plan
from ...table.plan_commands import MOST_PLANS, find_planner, is_dropped_by, is_undone, make_plan
from ...wire.schemas.plans import (
    ForcedRequest,
    ImaginedPosition,
    ImagineRequest,
    ImagineTouchRequest,
    PlanIdRequest,
    PlanList,
    PlanRequest,
)
from ...wire.schemas.responses import Explanation
from ...wire.table.plans import explain_imagined, list_plans, show_imagined
from ..services import Services
from ..site.pages import render_page
from ..table.viewers import LiveTable
from . import ERRORS, PAGE_ERRORS
from .dependencies import CurrentComputing, CurrentGuest, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(tags=["plans"], responses=ERRORS)
PATH = "/api/tables/{table}/plans"


@router.get("/t/{table}/plan", response_class=HTMLResponse, responses=PAGE_ERRORS)
async def show_page(live: CurrentTable, request: Request) -> Response:
    """Show the board on which a player plans ahead."""
    return render_page(request, "plan", game=live.table.game.key, table=live.table.head.table)


@router.get(PATH)
async def get_plans(live: CurrentTable, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices) -> PlanList:
    """Return my plans at a table."""
    return await _list(live, guest, lang, services)


@router.post(PATH + "/look", responses={200: {"model": ImaginedPosition}})
async def look(
    live: CurrentTable,
    body: ImagineRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> Response:
    """Return the position after moves that I imagine."""
    services.limits.plans.check(guest.id)
    position = await computing.run_with(live.loaded.lock, show_imagined, live, guest.id, body.moves, lang)
    return Response(to_json(position), media_type="application/json")


@router.post(PATH + "/why")
async def explain(
    live: CurrentTable,
    body: ImagineTouchRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> Explanation:
    """Return what a thing is after moves that I imagine, and what touching it would do."""
    services.limits.plans.check(guest.id)
    return await computing.run_with(live.loaded.lock, explain_imagined, live, guest.id, body.moves, body.touch, lang)


@router.post(PATH, status_code=201)
async def add_plan(
    live: CurrentTable,
    body: PlanRequest,
    guest: CurrentGuest,
    lang: CurrentLang,
    services: CurrentServices,
    computing: CurrentComputing,
) -> PlanList:
    """Plan a move of mine. Another plan for the same position is replaced."""
    services.limits.plans.check(guest.id)
    known = await plans.list_of(services.database, live.table.head.table, guest.id)

    def make() -> tuple[Plan, list[str]]:
        plan = make_plan(live.table, guest.id, body.moves, body.after, live.words)
        replaced = [old.id for old in known if is_undone(live.table, old) or is_dropped_by(old, plan)]
        return plan, replaced + [old.id for old in known if old.steps == plan.steps]

    return await _add(live, guest, lang, services, *await computing.run_with(live.loaded.lock, make))


@router.post(PATH + "/forced")
async def play_forced(
    live: CurrentTable, body: ForcedRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> PlanList:
    """Choose whether forced moves are played for me."""
    services.limits.plans.check(guest.id)
    known = await plans.list_of(services.database, live.table.head.table, guest.id)
    forced = [plan.id for plan in known if plan.forced]
    if not body.on:
        await plans.remove(services.database, guest.id, forced)
        return await _list(live, guest, lang, services)
    async with live.loaded.lock:
        table = live.table
        plan = Plan(table.head.table, guest.id, find_planner(table, guest.id), len(table.log), [], [], table.time.now())
    return await _add(live, guest, lang, services, plan, forced)


@router.post(PATH + "/remove")
async def remove_plan(
    live: CurrentTable, body: PlanIdRequest, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> PlanList:
    """Forget a plan of mine."""
    await plans.remove(services.database, guest.id, [body.id])
    return await _list(live, guest, lang, services)


async def _add(
    live: LiveTable, guest: Guest, lang: str, services: Services, plan: Plan, replaced: list[str]
) -> PlanList:
    """Store a plan instead of others. The turn may have come meanwhile."""
    await plans.remove(services.database, guest.id, replaced)
    if len(await plans.list_of(services.database, plan.table, guest.id)) >= MOST_PLANS:
        raise Conflict("plans", n=MOST_PLANS)
    await plans.add(services.database, plan)
    services.plans.tables.add(plan.table)
    services.plans.look_at(live.loaded)
    return await _list(live, guest, lang, services)


async def _list(live: LiveTable, guest: Guest, lang: str, services: Services) -> PlanList:
    known = await plans.list_of(services.database, live.table.head.table, guest.id)
    return list_plans(live.table, guest.id, known, lang, live.words(lang))
