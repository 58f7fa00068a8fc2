"""What makes the page an app that can be installed: manifest, service worker, and the page that works offline."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse, JSONResponse

from ..http.base_path import find_base_path
from ..http.static_files import client_version
from ..site.offline import manifest, service_worker
from ..site.pages import render_page
from . import PAGE_ERRORS, Responses
from .dependencies import CurrentLang

router = APIRouter(tags=["pages"], responses=PAGE_ERRORS)
MANIFEST: Responses = {200: {"content": {"application/manifest+json": {}}}}
SCRIPT: Responses = {200: {"content": {"text/javascript": {}}}}
CHECKED = {"cache-control": "no-cache"}
"""A browser asks each time, so that an update is there at once."""


@router.get("/manifest.webmanifest", response_class=Response, responses=MANIFEST)
async def get_manifest(request: Request, lang: CurrentLang) -> Response:
    """Return the manifest of the app."""
    headers = {**CHECKED, "vary": "Cookie, Accept-Language"}
    return JSONResponse(
        manifest(lang, find_base_path(request)), headers=headers, media_type="application/manifest+json"
    )


@router.get("/service-worker.js", response_class=Response, responses=SCRIPT)
async def get_service_worker(request: Request, lang: CurrentLang) -> Response:
    """Return the service worker. It stands at the top, because a worker serves only what is below it."""
    script = service_worker(find_base_path(request), client_version(), lang)
    headers = {**CHECKED, "vary": "Cookie, Accept-Language"}
    return Response(script, media_type="text/javascript", headers=headers)


@router.get("/offline", response_class=HTMLResponse)
async def show_offline(request: Request) -> Response:
    """Show the page for when there is no network."""
    return render_page(request, "offline")
