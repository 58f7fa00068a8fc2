"""Quiet hours: when a guest wants no notices, in their own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..store.notice_settings import QuietHours


def find_zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, or None where there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: the name of a folder
        return None


def quiet_until(quiet: QuietHours, now: float) -> float | None:
    """Return when the quiet hours of now end; None where there are none now."""
    zone = find_zone(quiet.zone) or ZoneInfo("UTC")
    local = datetime.fromtimestamp(now, zone)
    minute = 60 * local.hour + local.minute
    if quiet.begin <= quiet.end:
        is_quiet = quiet.begin <= minute < quiet.end
    else:  # over midnight
        is_quiet = minute >= quiet.begin or minute < quiet.end
    if not is_quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= quiet.end else 0)
    end = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=zone)
    return max(end.timestamp(), now + 60)  # in the hour that a clock is put forward by, or back
