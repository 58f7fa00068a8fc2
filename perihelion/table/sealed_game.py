"""The file of a finished table: its whole log without the ids of guests. `fair.verify` checks such files.

While the game runs, players get the hash of the last line so far. A player who keeps it can show later that a file is
not the game they played.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..fair.sealed_file import FORMATS, LineChain, encode_object, write_objects
from ..json_types import JsonObject
from ..table_log.bodies import RoundStarted
from ..table_log.entries import write_public
from .errors import Conflict
from .table import Table


def write_sealed_game(table: Table) -> str:
    """Return the text of the file; raise Conflict while the game runs, and while others play the same deal."""
    if not table.ended:
        raise Conflict("running")
    if not table.seal.may_open:
        raise Conflict("deal", "error-deal-sealed")
    return write_objects(_objects(table))


def find_chain_head(table: Table) -> tuple[int, str] | None:
    """Return how many entries the log has, and the hash of the last one; None at a table of format 1."""
    if not table.seal.round or table.seal.format == 1:
        return None
    chain = table.line_chain
    if chain is None:
        chain = table.line_chain = LineChain(table.seal.format)
        head = _head(table)
        chain.add(head, encode_object(head))
    for entry in table.log[chain.lines - 1 :]:
        line = write_public(entry)
        chain.add(line, encode_object(line))
    return len(table.log), chain.digest.hex()


def _head(table: Table) -> JsonObject:
    """Return the first line. From format 2 on, it has the rules under which the table was sealed first."""
    head = table.head
    first = next((entry.body for entry in table.log if isinstance(entry.body, RoundStarted)), None)
    rules = first.rules if first and first.rules is not None else head.rules
    number = first.format if first else 1
    return {
        "format": FORMATS[number],
        "table": head.table,
        "game": head.game,
        "options": head.options,
        "rules": rules,
    }


def _objects(table: Table) -> Iterator[JsonObject]:
    """Yield head, entries and result."""
    scores = table.scores
    yield _head(table)
    yield from map(write_public, table.log)
    yield {
        "kind": "end",
        "entries": len(table.log),
        "over": table.over,
        "points": list(scores.points),
        "winners": list(scores.winners),
    }
