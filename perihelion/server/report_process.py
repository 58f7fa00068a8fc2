"""The process of a report, started by `reports`. It gets less urgent once readers have the first result."""

from __future__ import annotations

from ..operating_system import lower_priority, niceness
from ..thinking.report_job import Slice
from ..thinking.report_work import continue_report


def continue_in_background(seconds: float, at_least: int) -> Slice:
    """Continue the analysis in this process, with at least this niceness."""
    lower_priority(max(0, at_least - niceness()))
    return continue_report(seconds)
