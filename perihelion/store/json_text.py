"""JSON as it is stored, the same text in every database."""

from __future__ import annotations

from pydantic_core import to_json


def write_json(value: object) -> str:
    """Return a value as JSON."""
    return to_json(value).decode()
