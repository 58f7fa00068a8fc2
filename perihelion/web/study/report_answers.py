"""The report of a table or of a game at a real table as a file."""

from __future__ import annotations

from starlette.requests import Request

from ..http.cancel_on_disconnect import run_while_connected
from ..services import Services


async def write_report(request: Request, services: Services, name: str, guest: str, lang: str) -> str:
    """Return a complete report as one page; empty if the guest has gone meanwhile."""
    services.limits.reports.check(guest)
    return await run_while_connected(request, services.scheduler.reports.write_file(name, lang)) or ""
