"""Finished games that guests look at together."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("leader", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("view", JSON, nullable=False),
    Column("suggestions", JSON, nullable=False),
    Column("changed", Float, nullable=False),
    Index("old_reviews", "changed"),
)
"""What the leader shows, and what others suggest. `number` grows with each change."""

review_guests = Table(
    "review_guests",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("review", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("process", Integer, nullable=False),
    PrimaryKeyConstraint("review", "guest", "process"),
)
"""Who looks at a review now, through which process. The table is named so that the rows go with it."""
