"""The system's clocks, for the tables of a server."""

from __future__ import annotations

import time

from ..table.time_source import TimeSource

SYSTEM_TIME = TimeSource(now=lambda: time.time(), monotonic=lambda: time.monotonic())
"""Looks the functions up at each call, so a test can replace `time.time`."""
