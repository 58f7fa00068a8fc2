"""The file in which a table moves to another server: everything that is stored of it, and the guests who sat there.

The first line names the format and the SHA-256 of the second, which is the table as JSON. The file contains hidden
hands and the secret of the seal, like a backup.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from ..json_types import JsonObject
from ..store.errors import StoreError
from ..store.guests import Guest
from ..store.json_text import write_json
from ..store.sqlite import make_private
from ..table.stored import StoredEntry, StoredTable

NAME, FORMAT = "perihelion table", 1


class NotMoved(StoreError):
    """A table was not exported or imported; nothing changed."""


@dataclass(frozen=True, slots=True)
class MovedTable:
    """What the file contains. Lines of the chat and planned moves are rows of the database, without the table's id."""

    table: StoredTable
    log: Sequence[StoredEntry]
    guests: Sequence[Guest]
    chat: Sequence[JsonObject]
    plans: Sequence[JsonObject]


def write_table_file(path: Path, moved: MovedTable) -> None:
    """Write a file that only its user may read. It is complete, or not there."""
    body = write_json({**asdict(moved), "log": [list(entry) for entry in moved.log]})
    head = {NAME: FORMAT, "sha256": _hash(body)}
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(f"{json.dumps(head)}\n{body}\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise NotMoved("move-not-written", file=path, reason=error) from None


def read_table_file(path: Path) -> MovedTable:
    """Return what a file contains. Raises NotMoved if it is damaged, of a newer format, or no such file."""
    try:
        head, body = path.read_text(encoding="utf-8").splitlines()
        said = json.loads(head)
        number = said[NAME]
    except OSError as error:
        raise NotMoved("move-not-read", file=path, reason=error) from None
    except (ValueError, LookupError, TypeError):
        raise NotMoved("move-damaged", file=path) from None
    if number != FORMAT:
        raise NotMoved("move-newer", file=path)
    if said.get("sha256") != _hash(body):
        raise NotMoved("move-damaged", file=path)
    data = json.loads(body)
    try:
        return MovedTable(
            StoredTable(**data["table"]),
            [StoredEntry(*entry) for entry in data["log"]],
            [Guest(**guest) for guest in data["guests"]],
            data["chat"],
            data["plans"],
        )
    except (LookupError, TypeError):
        raise NotMoved("move-damaged", file=path) from None


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
