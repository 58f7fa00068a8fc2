"""Sync tokens: how much of a table a client has. A client that reconnects names its token and gets only what is new.

On the wire the field is called `mark`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import version


def write_sync_token(entries: int, seat: int, lang: str) -> str:
    """Return the token of a table whose log has this number of entries, seen from a seat in a language."""
    return f"{entries}.{seat}.{lang}.{program_version()}"


def read_entries(token: str, lang: str) -> int | None:
    """Return the number of log entries that a client has; None if it needs a snapshot in any case."""
    entries, _, rest = token.partition(".")
    known = entries.isascii() and entries.isdecimal() and len(entries) < 9
    return int(entries) if known and rest.partition(".")[2] == f"{lang}.{program_version()}" else None


@cache
def program_version() -> str:
    """Return the version of the program: another version may draw boards differently."""
    return version("perihelion")
