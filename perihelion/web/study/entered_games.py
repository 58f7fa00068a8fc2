"""The latest games at real tables, in a server with threads and several requests at a time."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict

from ...companion.entered_game import EnteredGame
from ...wire.study import companion
from ...wire.study.companion import EnteredRow


class EnteredGames(companion.EnteredGames):
    """The latest games."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.RLock()
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One lock for each game: entries come one after the other."""

    def open(self, row: EnteredRow) -> EnteredGame:
        """Return a game of the store; one thread at a time looks it up."""
        with self._lock:
            return super().open(row)

    def keep(self, companion: str, entered: EnteredGame) -> None:
        """Cache a game as it is now."""
        with self._lock:
            super().keep(companion, entered)

    def forget(self, companion: str) -> None:
        """Drop the lock of a game that is not cached any more."""
        self.locks.pop(companion, None)
