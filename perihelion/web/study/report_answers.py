"""Answers about the report of a table or of a game at a real table."""

from __future__ import annotations

from starlette.requests import Request

from ...server.reports import Known
from ..http.cancel_on_disconnect import run_while_connected
from ..schemas.responses import ReportState
from ..services import Services


def describe_report(known: Known, lang: str) -> ReportState:
    """Return the progress of a report, without pages that the reader has seen."""
    content = known.contents.get(lang)
    return ReportState(
        state=known.state,
        done=known.done,
        of=known.of,
        number=known.number,
        html=content.html if content else None,
        curve=content.curve if content else None,
    )


async def write_report(request: Request, services: Services, name: str, guest: str, lang: str) -> str:
    """Return a complete report as one page; empty if the guest has gone meanwhile."""
    services.limits.reports.check(guest)
    return await run_while_connected(request, services.scheduler.reports.write_file(name, lang)) or ""
