"""Puzzle histories of guests, one JSON document for each guest and game, and the ratings of puzzles."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..json_types import JsonObject
from . import schema
from .database import Database
from .statement import Statement


async def find(database: Database, guest: str, game: str) -> JsonObject:
    """Return the history of a guest; empty if there is none."""
    r = schema.study.puzzle_records.c
    rows = await database.read(select(r.record).where(r.guest == guest, r.game == game))
    return dict(rows[0].record) if rows else {}


async def find_ratings(database: Database, game: str) -> dict[str, int]:
    """Return the ratings of the puzzles of a game that people tried."""
    r = schema.study.puzzle_ratings.c
    rows = await database.read(select(r.puzzle, r.rating).where(r.game == game))
    return {row.puzzle: round(row.rating) for row in rows}


async def save(database: Database, guest: str, game: str, record: JsonObject) -> None:
    """Store the history of a guest."""
    await database.write(_save(database, guest, game, record))


class FirstTry(NamedTuple):
    """The first try of a guest at a puzzle."""

    puzzle: str
    solved: bool
    rating: float
    """The puzzle's rating before the try."""
    change: float
    """The change of the rating."""


async def save_first_try(database: Database, guest: str, game: str, record: JsonObject, tried: FirstTry) -> bool:
    """Store a guest's history and change the puzzle's rating. After an earlier try, do nothing and return False."""
    known, solved = schema.study.puzzle_ratings.c, int(tried.solved)
    new = database.upsert(schema.study.puzzle_ratings)
    moved = new.on_conflict_do_update(
        index_elements=["game", "puzzle"],
        set_={"rating": known.rating + tried.change, "tries": known.tries + 1, "solved": known.solved + solved},
    )
    rating = {"game": game, "puzzle": tried.puzzle, "rating": tried.rating + tried.change, "tries": 1, "solved": solved}
    first = {"guest": guest, "game": game, "puzzle": tried.puzzle, "solved": tried.solved, "time": time.time()}
    try:
        await database.write(
            (insert(schema.study.puzzle_tries), first), (moved, rating), _save(database, guest, game, record)
        )
    except IntegrityError:
        return False
    return True


def _save(database: Database, guest: str, game: str, record: JsonObject) -> Statement:
    new = database.upsert(schema.study.puzzle_records)
    stored = new.on_conflict_do_update(index_elements=["guest", "game"], set_={"record": new.excluded.record})
    return stored, {"guest": guest, "game": game, "record": record}
