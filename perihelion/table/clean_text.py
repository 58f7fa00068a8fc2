"""Text that people write: names and messages."""

from __future__ import annotations

MOST_NAME_LENGTH = 24


def clean_text(text: str, most: int) -> str | None:
    """Return text of a person as one line without control characters; None where it is empty or too long."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return clean if 0 < len(clean) <= most else None
