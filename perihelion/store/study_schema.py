"""The part of the schema that is about studying: analyses, puzzles, and mistakes that come again."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, Index, Integer, String, Table, Text

from .guest_schema import metadata

analyses = Table(
    "analyses",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("title", String, nullable=False),
    Column("start", JSON, nullable=False),
    Column("nodes", JSON, nullable=False),
    Column("changed", Float, nullable=False),
    Index("analyses_of_guest", "guest", "changed"),
)
"""Analyses that guests keep: where one begins, and its tree of moves. Whoever has the id may look at it."""

puzzle_records = Table(
    "puzzle_records",
    metadata,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("record", JSON, nullable=False),
)
"""How guests did at the puzzles of a game: rating, streaks, and which were tried and solved."""

repetitions = Table(
    "repetitions",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("source", String, nullable=False),
    Column("game", String, nullable=False),
    Column("position", Text, nullable=False),
    Column("decision", JSON, nullable=False),
    Column("box", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index("repetitions_of_guest", "guest", "source", unique=True),
)
"""Mistakes that guests practise. `source` is the table and the entry; `decision` is that of the report."""
