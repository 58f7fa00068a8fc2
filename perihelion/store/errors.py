"""Errors of opening, copying or restoring the store: one sentence each, in the language of the system."""

from __future__ import annotations

from ..errors import PerihelionError
from ..words import Words, language


class StoreError(PerihelionError):
    """The root of these errors; `key` names the sentence in the words files of the store."""

    def __init__(self, key: str, **values: object):
        super().__init__(Words(language(), "perihelion.store")(key, **{name: str(v) for name, v in values.items()}))
        self.key, self.values = key, values


class FolderInUse(StoreError):
    """Another server uses this folder."""


class UnusableFolder(StoreError):
    """The folder cannot be created or written."""


class UnusableDatabase(StoreError):
    """The database is damaged, unreachable, of a newer version, or no database at all."""
