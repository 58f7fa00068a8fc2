"""The memo of a view: what the parts of a board made of it, so that unchanged parts are not drawn a second time."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from .record import Index

Results = dict[Hashable, object]
"""What parts of a board made of a view, by part and arguments (draw/memo.py)."""


@dataclass(slots=True)
class Memo:
    """The results of a view, those of the view before it, and what changed between the two views."""

    results: Results = field(default_factory=dict)
    before: Results = field(default_factory=dict)
    changed_fields: dict[str, set[Index]] = field(default_factory=dict)
    """The fields of the state that differ from the view before; for an array, with the cells that differ."""
    changed_attributes: frozenset[str] = frozenset()
    """The attributes of the view itself that differ."""
    changed_bits: int | None = None
    """The names of both as bits; None until a part asks (draw/memo.py)."""
    shared: Results | None = None
    """Results that all views of one position share (draw/memo.py); None if there are no other views."""
