"""Small things that are stored by name: histories of puzzles, analyses, practised mistakes, reports.

They are kept in memory as texts and read when they are needed. A damaged one stays, and counts as missing.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

from ..table.errors import NotStored
from .guest import GUEST
from .store import TABLE, Store, Values

logger = logging.getLogger("perihelion.local")


class Documents:
    """All of them."""

    def __init__(self, store: Store):
        self._store = store
        self._texts: dict[str, str] = {}
        self.knows_guest = False
        """True if the guest is stored."""

    def take(self, values: dict[str, str]) -> None:
        """Take what the store has."""
        self._texts = {name: text for name, text in values.items() if not name.startswith(TABLE)}
        self.knows_guest = GUEST in values

    def find(self, name: str) -> Any:
        """Return a document; None if there is none, or it cannot be read."""
        text = self._texts.get(name)
        if text is None:
            return None
        try:
            return json.loads(text)
        except ValueError as error:
            logger.error("%s cannot be read: %s", name, error)
            return None

    def all(self, start: str) -> Iterator[tuple[str, Any]]:
        """Yield name and content of all documents whose names start with a text."""
        for name in [name for name in self._texts if name.startswith(start)]:
            found = self.find(name)
            if found is not None:
                yield name, found

    async def put(self, name: str, value: Any) -> None:
        """Store a document; None deletes it. Raises NotStored if nothing was stored."""
        text = None if value is None else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        await self.put_texts({name: text})

    async def put_texts(self, values: Values) -> None:
        """Store documents as texts, and delete those that are None."""
        try:
            await self._store.put(values)
        except Exception as error:
            logger.error("documents were not stored: %s", error)
            raise NotStored("full") from error
        for name, text in values.items():
            if text is None:
                self._texts.pop(name, None)
            else:
                self._texts[name] = text
