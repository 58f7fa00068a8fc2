"""Pages that think by themselves: the files for it, and what there is to think about."""

from __future__ import annotations

from fastapi import APIRouter, Response
from starlette.responses import FileResponse

from ...store.reports import CONTENTS
from ...thinking.report_job import DONE
from ...wire.errors import WebError
from ...wire.schemas.device import DeviceRuntime, HintTask, ReportTask
from ...wire.table.device_tasks import make_hint_task, make_report_task
from ..http.static_files import KEPT
from ..site.device_files import MEDIA_TYPES, PACKED
from . import ERRORS, PAGE_ERRORS, Responses
from .dependencies import CurrentGuest, CurrentLang, CurrentServices, CurrentTable

router = APIRouter(tags=["device"])

WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What the worker may do that no page may: compile WebAssembly."""
FILE: Responses = {200: {"content": {"application/octet-stream": {}}}}


@router.get("/api/device", responses=ERRORS)
async def describe(services: CurrentServices) -> DeviceRuntime:
    """Return what a page loads so that its device can think. The first request of a server makes it."""
    return services.device_files.describe()


@router.get("/device/{path:path}", response_class=Response, responses=PAGE_ERRORS | FILE)
async def get_file(path: str, services: CurrentServices) -> Response:
    """Return one of these files. Its address has a hash, so browsers keep it."""
    found = services.device_files.find(path)
    if found is None:
        raise WebError(404, "unknown")
    headers = {"cache-control": KEPT, "content-security-policy": WORKER_POLICY}
    if found.suffix != PACKED:
        headers["content-encoding"] = "gzip"
    media_type = MEDIA_TYPES.get(found.suffix, "application/octet-stream")
    return FileResponse(found, headers=headers, media_type=media_type)


@router.post("/api/tables/{table}/hint/task", responses=ERRORS)
async def get_hint_task(
    live: CurrentTable, guest: CurrentGuest, lang: CurrentLang, services: CurrentServices
) -> HintTask:
    """Return what I know at my turn, and a seed: my device finds the hint from it."""
    services.limits.previews.check(guest.id)
    async with live.loaded.lock:
        return make_hint_task(live.table, guest.id, live.words(lang))


@router.get("/api/tables/{table}/report/task", responses=ERRORS)
async def get_report_task(live: CurrentTable, guest: CurrentGuest, services: CurrentServices) -> ReportTask:
    """Return what the report about a finished game is made from, and whether the server has made it already."""
    services.limits.reports.check(guest.id)
    known = await services.scheduler.reports.find(live.table.head.table, CONTENTS)
    async with live.loaded.lock:
        return make_report_task(live, guest.id, known is not None and known.state == DONE)
