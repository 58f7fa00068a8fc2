"""Imagining moves ahead. Planned moves wait for other people's turns, so storing them needs a device."""

from __future__ import annotations

from ...wire.schemas.plans import ImaginedPosition, ImagineRequest, ImagineTouchRequest, PlanList
from ...wire.schemas.responses import Explanation
from ...wire.table.plans import explain_imagined, list_plans, show_imagined
from ..device import Device
from ..request import Request
from ..routing import Route


async def get_plans(device: Device, request: Request) -> PlanList:
    """Return my plans at a table: there are none."""
    loaded = await device.open(request)
    async with loaded.lock:
        return list_plans(loaded.table, device.guest.id, [], request.lang, loaded.shown.words(request.lang))


async def look(device: Device, request: Request) -> ImaginedPosition:
    """Return the position after moves that I imagine."""
    loaded, body = await device.open(request), request.body(ImagineRequest)
    async with loaded.lock:
        return show_imagined(loaded.shown, device.guest.id, body.moves, request.lang)


async def explain(device: Device, request: Request) -> Explanation:
    """Return what a thing is after moves that I imagine, and what touching it would do."""
    loaded, body = await device.open(request), request.body(ImagineTouchRequest)
    async with loaded.lock:
        return explain_imagined(loaded.shown, device.guest.id, body.moves, body.touch, request.lang)


PATH = "/api/tables/{table}/plans"
ROUTES = (
    Route("GET", PATH, get_plans),
    Route("POST", f"{PATH}/look", look),
    Route("POST", f"{PATH}/why", explain),
)
