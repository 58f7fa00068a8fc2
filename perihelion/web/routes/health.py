"""Monitoring: liveness, readiness and metrics."""

from __future__ import annotations

import hmac
import os
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from ...metrics import write_metrics
from ...wire.errors import WebError
from ...wire.schemas.responses import Health, Readiness
from ..http.gauges import update_gauges
from ..http.readiness import find_obstacles
from . import ERRORS
from .dependencies import CurrentServices

router = APIRouter(tags=["watching"])

TOKEN = "PERIHELION_METRICS_TOKEN"
"""A client that sends the value of this variable as a bearer token may read the metrics from anywhere."""

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers of a request that came through a proxy, so its address is not the client's."""


@router.get("/health")
async def get_health() -> Health:
    """Answer while the process runs."""
    return Health(status="ok")


@router.get("/ready", responses={503: {"model": Readiness}})
async def get_readiness(services: CurrentServices, response: Response) -> Readiness:
    """Return 200 if the database can be written and all machine code is there; otherwise 503 with the reasons."""
    obstacles = await find_obstacles(services)
    response.status_code = 503 if obstacles else 200
    return Readiness(ready=not obstacles, reasons=obstacles)


@router.get("/metrics", response_class=Response, responses=ERRORS | {200: {"content": {"text/plain": {}}}})
async def get_metrics(request: Request, services: CurrentServices) -> Response:
    """Return the metrics for Prometheus, to clients on this machine or with the token."""
    if not may_read_metrics(request):
        raise WebError(404, "unknown")
    await update_gauges(services)
    return Response(write_metrics(), media_type=CONTENT_TYPE_LATEST)


def may_read_metrics(request: Request) -> bool:
    """Return True if a request comes from this machine itself, or has the token."""
    token = os.environ.get(TOKEN, "")
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
