"""Studying: analyses, puzzles, own mistakes, games at real tables, reports."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from .base import metadata

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
"""Analyses that guests keep: a starting position and a tree of moves. Anybody with the id may see it."""

puzzle_records = Table(
    "puzzle_records",
    metadata,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("record", JSON, nullable=False),
)
"""How guests did at the puzzles of a game: rating, streaks, and which were tried and solved."""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("time", Float, nullable=False),
)
"""The first try of a guest at a puzzle, the only one that counts for ratings."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""Ratings of the puzzles that people tried. All others have the one that was computed."""

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
    Column("times", JSON, nullable=True),
    Column("watch", String, nullable=True),
    Column("delay", String, nullable=True),
    Index("companions_of_guest", "guest", "changed"),
    Index("companions_watched", "watch", unique=True),
)
"""Games that guests play at a real table and enter: the line so far, and how each of its moves came there.

`ended`: the players stopped before the end of the game. `times`: when each move was entered; null in games from
before this was kept. `watch`: the secret part of the link with which others watch; null if nobody may. `delay`: how
late they see the game.
"""

reports = Table(
    "reports",
    metadata,
    Column("name", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=True),
    Column("companion", String, ForeignKey("companions.id"), nullable=True),
    Column("asker", String, nullable=False),
    Column("about", JSON, nullable=False),
    Column("state", String, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("contents", LargeBinary, nullable=True),
    Column("analysis", LargeBinary, nullable=True),
    Column("requested", Float, nullable=False),
    Column("wanted", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    Index("reports_in_turn", "state", "requested"),
    Index("reports_of_table", "table"),
)
"""Reports, requested or complete: of a table, an entered game, or a line of an analysis.

`number` counts what was stored. `contents` are the pages and `analysis` the data, both compressed. `wanted` says when
a reader last asked. The process named in `owner` makes it, until `lease` runs out.
"""
