"""Every refusal of a table. `code` names it for programs; the sentence is found in the words files by its key.

TableError
├── UnknownTable      no table has this id
├── Forbidden         you may not do this: not-your-seat, not-host, removed, seen, no-hints
├── Conflict          not now: not-your-turn, waiting, undo, offer, taken, seal, over, running, closed
│   ├── Stale         the command answers a position that is no longer there
│   └── LinkNeeded    the decision causes a draw, so it must come with the player's link for it
├── InvalidCommand    the command cannot be read: no such seat, no such setting
└── NotStored         the store failed: nothing was changed
    └── Paused        the server is in maintenance
"""

from __future__ import annotations

from ..errors import PerihelionError
from ..json_types import JsonObject
from .error_codes import ConflictCode, ErrorCode, ForbiddenCode, UnavailableCode, UnreadableCode


class TableError(PerihelionError):
    """The root of the tree: a code, the key of its sentence, and the values the sentence names."""

    def __init__(self, code: ErrorCode, key: str = "", **values: str | int):
        super().__init__(code)
        self.code, self.key, self.values = code, key or f"error-{code}", values
        self.details: JsonObject = {}
        """Further fields of the answer."""


class UnknownTable(TableError, LookupError):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("unknown", "error-unknown-table")


class Forbidden(TableError):
    """The guest may not do this. Waiting does not help."""

    def __init__(self, code: ForbiddenCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)


class Conflict(TableError):
    """It cannot be done at this moment."""

    def __init__(self, code: ConflictCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)


class Stale(Conflict):
    """The command answers another count than the present one."""

    def __init__(self) -> None:
        super().__init__("stale")


class LinkNeeded(Conflict):
    """The decision causes a draw. It must come again, with the link of this number."""

    def __init__(self, number: int):
        super().__init__("needs-link")
        self.details = {"number": number}


class InvalidCommand(TableError, ValueError):
    """A command that names something that does not exist."""

    def __init__(self, code: UnreadableCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)


class NotStored(TableError):
    """The store failed; nothing was changed."""

    def __init__(self, code: UnavailableCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)


class Paused(NotStored):
    """The server accepts no commands for a while."""

    def __init__(self) -> None:
        super().__init__("maintenance")
