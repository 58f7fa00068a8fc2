"""What a command changed at a table, for its viewers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..table_log.bodies import ActionsUndone, Checkpoint
from ..table_log.entries import LogEntry
from .table import Step

MOST_ENTRIES = 50
"""Limit of the entries of a change that combines several."""


@dataclass(frozen=True)
class TableChange:
    """What a command changed: the new entries, and for each action and outcome a step with the position after it."""

    entries: Sequence[LogEntry] = ()
    steps: Sequence[Step] = ()
    reloaded: bool = False
    """True if the table was reloaded, so that there are no steps."""

    def followed_by(self, other: TableChange) -> TableChange:
        """Return two changes as one. Beyond the limit of entries the result only says that the table was reloaded."""
        entries = (*self.entries, *other.entries)
        if len(entries) > MOST_ENTRIES:
            return TableChange(reloaded=True)
        return TableChange(entries, (*self.steps, *other.steps), self.reloaded or other.reloaded)

    @property
    def jumps(self) -> bool:
        """True if the position is not simply the one before with a few more moves."""
        return self.reloaded or any(isinstance(entry.body, ActionsUndone | Checkpoint) for entry in self.entries)
