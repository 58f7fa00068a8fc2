"""Mistakes that the guest practises: each comes again after some days, later and later while it is solved."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from ..core.repetition_boxes import MOST_OF_GUEST, due_again, next_box
from ..json_types import JsonObject
from .documents import Documents

PRACTICE = "practice/"
"""The names of stored mistakes begin with it; their ids follow."""


@dataclass(frozen=True)
class Practised:
    """A mistake in one of the boxes."""

    id: str
    source: str
    """Names the mistake among all mistakes."""
    game: str
    position: str
    decision: JsonObject
    box: int
    due: float


def list_practised(documents: Documents, game: str) -> list[Practised]:
    """Return the mistakes in a game, the next due first."""
    found = [read for _, stored in documents.all(PRACTICE) if (read := _read(stored)) is not None]
    return sorted((each for each in found if each.game == game), key=lambda each: (each.due, each.id))


def find_practised(documents: Documents, key: str) -> Practised | None:
    """Return a mistake by its id."""
    return _read(documents.find(PRACTICE + key))


async def add_practised(
    documents: Documents, key: str, source: str, game: str, position: str, decision: JsonObject, now: float
) -> None:
    """Put a mistake into the first box, unless it is in a box already or there are too many."""
    known = [stored.get("source") for _, stored in documents.all(PRACTICE) if isinstance(stored, dict)]
    if source not in known and len(known) < MOST_OF_GUEST:
        row = Practised(key, source, game, position, decision, 0, due_again(0, now))
        await documents.put(PRACTICE + key, asdict(row))


async def put_off(documents: Documents, row: Practised, now: float) -> None:
    """Postpone a due mistake that cannot be shown, so the others come first."""
    if row.due <= now:
        await documents.put(PRACTICE + row.id, asdict(replace(row, due=due_again(row.box, now))))


async def move_practised(documents: Documents, row: Practised, solved: bool, now: float) -> None:
    """Move a due mistake to another box. After the last box it is learned, and deleted."""
    if row.due > now:
        return
    box = next_box(row.box, solved)
    moved = None if box is None else asdict(replace(row, box=box, due=due_again(box, now)))
    await documents.put(PRACTICE + row.id, moved)


def _read(stored: Any) -> Practised | None:
    names = {each.name for each in fields(Practised)}
    return Practised(**stored) if isinstance(stored, dict) and stored.keys() == names else None
