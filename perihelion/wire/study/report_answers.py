"""The progress of a report, for its page."""

from __future__ import annotations

from collections.abc import Sequence

from ...table.replay import require_over
from ...thinking.report_job import Known, ReportJob
from ...words import LANGUAGES
from ..reading import read_value
from ..schemas.responses import ReportCurve, ReportState
from ..table.ending import full_seat_name
from ..table.presenter import TablePresenter


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
        curve=read_value(ReportCurve, content.curve) if content else None,
    )


def describe_job(live: TablePresenter) -> ReportJob:
    """Return the subject of a finished table's report."""
    table = require_over(live.table)
    seats = range(len(table.seats))
    names = {lang: [full_seat_name(live, seat, live.words(lang)) for seat in seats] for lang in LANGUAGES}
    moments = [table.moment(length) for length in range(len(table.line) + 1)]
    return ReportJob(table.position.transcript, names, moments, f"/t/{table.head.table}/replay")
