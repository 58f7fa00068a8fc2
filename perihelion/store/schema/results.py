"""Results of finished games, ratings, and the public profile of a guest."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

results = Table(
    "results",
    metadata,
    Column("table", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("group", String, nullable=True),
    Index("results_of_group", "group", "time"),
)
"""The results of finished games, one for each table. They stay when a table is deleted."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table", String, ForeignKey("results.table"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("opening", String, nullable=False),
    Column("opening_words", JSON, nullable=False),
    Column("decisions", Integer, nullable=True),
    Column("mistakes", Integer, nullable=True),
    Column("luck", Float, nullable=True),
    PrimaryKeyConstraint("table", "seat"),
    Index("results_of_player", "player"),
)
"""How each seat did. `player` is the id of a guest, or `bot:<level>`. The last three columns come from a report."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("n", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("table", String, ForeignKey("results.table"), nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("game", "seats", "player", "n"),
    Index("ratings_of_player", "player"),
)
"""The rating of a player after each of their rated games, counted by `n` from 1."""

profiles = Table(
    "profiles",
    metadata,
    Column("public", String, primary_key=True),
    Column("guest", String, nullable=False, unique=True),
)
"""The ids under which others see the record of a guest."""
