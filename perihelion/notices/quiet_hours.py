"""Quiet hours and the time of the daily message, in the guest's own time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..store.notice_settings import NoticeTimes


def find_zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, or None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: the name of a folder
        return None


def quiet_until(times: NoticeTimes, now: float) -> float | None:
    """Return when the current quiet hours end; None outside of quiet hours."""
    zone = find_zone(times.zone) or ZoneInfo("UTC")
    local = datetime.fromtimestamp(now, zone)
    minute = 60 * local.hour + local.minute
    if times.begin <= times.end:
        is_quiet = times.begin <= minute < times.end
    else:  # over midnight
        is_quiet = minute >= times.begin or minute < times.end
    if not is_quiet:
        return None
    day = local.date() + timedelta(days=1 if minute >= times.end else 0)
    end = datetime(day.year, day.month, day.day, times.end // 60, times.end % 60, tzinfo=zone)
    return max(end.timestamp(), now + 60)  # in the hour that a clock is put forward by, or back


def quiet_since(times: NoticeTimes, now: float) -> float:
    """Return when the current quiet hours began."""
    local = datetime.fromtimestamp(now, find_zone(times.zone) or ZoneInfo("UTC"))
    return now - 60 * ((60 * local.hour + local.minute - times.begin) % 1440) - local.second


def next_digest(times: NoticeTimes, now: float) -> float | None:
    """Return when the next daily message is due; None if a guest wants none."""
    if times.digest is None:
        return None
    zone = find_zone(times.zone) or ZoneInfo("UTC")
    today = datetime.fromtimestamp(now, zone).date()
    for day in (today, today + timedelta(days=1)):
        at = datetime(day.year, day.month, day.day, times.digest // 60, times.digest % 60, tzinfo=zone).timestamp()
        if at > now:
            return at
    return now + 86_400.0
