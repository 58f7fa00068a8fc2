"""The file of a finished table: its whole log without the ids of guests. `fair.verify` checks such files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..fair.sealed_file import FORMAT, write_objects
from ..table_log.entries import write_public
from .errors import Conflict
from .table import Table


def write_sealed_game(table: Table) -> str:
    """Return the text of the file; raise Conflict while the game runs."""
    if not table.ended:
        raise Conflict("running")
    return write_objects(_objects(table))


def _objects(table: Table) -> Iterator[dict[str, Any]]:
    """Yield head, entries and result."""
    head, scores = table.head, table.position.scores
    yield {"format": FORMAT, "table": head.table, "game": head.game, "options": head.options, "rules": head.rules}
    yield from map(write_public, table.log)
    yield {
        "kind": "end",
        "entries": len(table.log),
        "over": table.over,
        "points": list(scores.points),
        "winners": list(scores.winners),
    }
