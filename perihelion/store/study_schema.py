"""The part of the schema that is about studying: analyses, puzzles, mistakes that come again, games at real tables."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table, Text

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

companions = Table(
    "companions",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("open_hands", Boolean, nullable=False),
    Column("moves", JSON, nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Index("companions_of_guest", "guest", "changed"),
)
"""Games that guests play at a real table and enter: the line so far, and how each of its moves came there.

`ended`: the players stopped before the end of the game.
"""
