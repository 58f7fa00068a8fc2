"""Sealed games: the whole log of a finished table as a file that anybody can check. docs/fair.md describes the format.

Every line is a hash and a JSON object. The hash covers the line and, through the hash before it, all lines above: a
byte that was changed is found, and its line named.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from .entries import LogEntry
from .errors import Conflict
from .table import Table

FORMAT = "perihelion sealed game 1"
SHOWN = 16
"""How many digits of a hash a line shows."""

PRIVATE = frozenset({"by", "guest", "guests", "keeps", "expected"})
"""What names guests and never leaves the server."""


def write(table: Table) -> str:
    """The file of a table whose seal may be opened; Conflict while the game runs."""
    if not table.opened:
        raise Conflict("running")
    return "".join(f"{shown} {line}\n" for shown, line in chained(map(as_line, _objects(table))))


def _objects(table: Table) -> Iterator[dict[str, Any]]:
    head = table.head
    yield {"format": FORMAT, "table": head.table, "game": head.game, "options": head.options, "rules": head.rules}
    for entry in table.log:
        yield {"n": entry.n, "kind": entry.kind, "time": round(entry.time, 3), **_public(entry)}
    scores = table.position.scores
    yield {
        "kind": "end",
        "entries": len(table.log),
        "over": table.over,
        "points": list(scores.points),
        "winners": list(scores.winners),
    }


def _public(entry: LogEntry) -> dict[str, Any]:
    """What an entry says, without the ids of guests."""
    public = {name: value for name, value in entry.data.items() if name not in PRIVATE}
    if entry.kind == "seats":
        public["seats"] = [{k: v for k, v in seat.items() if k not in PRIVATE} for seat in public["seats"]]
    elif entry.kind == "seat":
        public["holds"] = public.pop("kind")
    return public


def as_line(value: dict[str, Any]) -> str:
    """An object in the one way it is written: names in order, no spaces, ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def chained(lines: Iterator[str]) -> Iterator[tuple[str, str]]:
    """Each line with the digits that stand before it."""
    before = hashlib.sha256(FORMAT.encode()).digest()
    for line in lines:
        before = hashlib.sha256(before + line.encode()).digest()
        yield before.hex()[:SHOWN], line
