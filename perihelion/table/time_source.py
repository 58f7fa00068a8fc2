"""The clock that a table is given: a server passes the system clock, a test a fake one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class TimeSource(NamedTuple):
    """Two clocks. Each returns seconds."""

    now: Callable[[], float]
    """Wall time since 1970, as the log has it. It may be set back or forward."""
    monotonic: Callable[[], float]
    """Runs evenly, with no meaning outside this process. Deadlines are measured by it."""
