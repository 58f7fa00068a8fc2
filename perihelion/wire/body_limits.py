"""How large the body of a request may be."""

from __future__ import annotations

MOST_BODY_BYTES = 16 * 1024
MOST_ANALYSIS_BYTES = 128 * 1024
"""An analysis is a whole game with its variations."""
MOST_FILE_BYTES = 1024 * 1024
"""A sealed game has every draw with its odds."""


def most_bytes(path: str) -> int:
    """Return the size limit of the body of a request to this address, in bytes."""
    if path == "/api/analysis/read":
        return MOST_FILE_BYTES
    is_tree = path.startswith(("/api/analysis/", "/api/analyses", "/api/reviews/"))
    return MOST_ANALYSIS_BYTES if is_tree else MOST_BODY_BYTES
