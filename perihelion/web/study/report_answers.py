"""Answers about the report of a table or of a game at a real table."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request

from ...server.reports import Known
from ..http.cancel_on_disconnect import run_while_connected
from ..schemas.responses import ReportCurve, ReportState
from ..services import Services


def describe_report(known: Known, lang: str, seats: Sequence[int] = ()) -> ReportState:
    """Return the progress of a report, without pages that the reader has seen.

    It begins with the turning points of the reader, who has these seats; with those of all unless it is one seat.
    """
    content = known.contents.get(lang)
    seat = seats[0] if len(seats) == 1 else -1
    return ReportState(
        state=known.state,
        done=known.done,
        of=known.of,
        number=known.number,
        beginning=content.beginnings[seat] if content else None,
        html=content.html if content else None,
        curve=ReportCurve.model_validate(content.curve) if content else None,
    )


async def write_report(request: Request, services: Services, name: str, guest: str, lang: str) -> str:
    """Return a complete report as one page; empty if the guest has gone meanwhile."""
    services.limits.reports.check(guest)
    return await run_while_connected(request, services.scheduler.reports.write_file(name, lang)) or ""
