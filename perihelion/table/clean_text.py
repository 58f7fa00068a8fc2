"""Cleans text that people enter: names and messages."""

from __future__ import annotations

MOST_NAME_LENGTH = 24


def clean_text(text: str, most: int) -> str | None:
    """Return a text as one line without control characters; None if it is empty or longer than `most`."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return clean if 0 < len(clean) <= most else None
