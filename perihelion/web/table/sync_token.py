"""Marks: what a client has of a table. It names its mark when it comes back, and gets only what is new."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version


def write_mark(entries: int, seat: int, lang: str) -> str:
    """Return the mark of a table whose log has so many entries, seen from a seat in a language."""
    return f"{entries}.{seat}.{lang}.{_version()}"


def read_entries(mark: str, lang: str) -> int | None:
    """Return how many entries of the log a client has; None where it has to get everything in any case."""
    entries, _, rest = mark.partition(".")
    known = entries.isascii() and entries.isdecimal() and len(entries) < 9
    return int(entries) if known and rest.partition(".")[2] == f"{lang}.{_version()}" else None


@cache
def _version() -> str:
    """Return the version of the program: another one may draw otherwise."""
    return version("perihelion")
