"""The name of a device in a guest's list: browser family and system, and no more."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The mark of each browser in its header. The first match counts: most browsers also name others."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def name_device(user_agent: str) -> str:
    """Return a name such as "Firefox, Android" for a browser's header; empty if it is unknown."""
    found = [next((name for mark, name in marks if mark in user_agent), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
