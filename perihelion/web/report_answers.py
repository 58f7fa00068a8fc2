"""What is answered about a report, of a table or of a game at a real table."""

from __future__ import annotations

from starlette.requests import Request

from ..play.errors import Conflict
from ..play.reports import Slice
from .disconnects import run_while_connected
from .schemas.responses import ReportState
from .services import Services


def describe_report(found: Slice, number: int, lang: str, seen: int) -> ReportState:
    """Return how far a report is. `seen` is the number of the last answer: its content is not sent again."""
    content = found.contents.get(lang) if number > seen else None
    return ReportState(
        state=found.state,
        done=found.done,
        of=found.of,
        number=number,
        html=content.html if content else None,
        curve=content.curve if content else None,
    )


async def write_report(request: Request, services: Services, key: str, guest: str, lang: str) -> str:
    """Return a complete report as one page; empty where the guest has gone meanwhile."""
    services.limits.reports.check(guest)
    making = services.scheduler.reports.find(key)
    if making is None:
        raise Conflict("no-report")
    return await run_while_connected(request, services.scheduler.reports.write_file(making, lang)) or ""
