"""The processes on one database, their jobs, and who is connected to them."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

jobs = Table(
    "jobs",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("due", Float, nullable=False),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    Column("priority", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table", "kind"),
    Index("due_jobs", "due"),
)
"""Jobs that must be done once: the process named in `owner` does it, until `lease` runs out.

Those with a low number as their priority come first.
"""

processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("started", Float, nullable=False),
    Column("up_since", Float, nullable=False),
)
"""Servers and workers on one PostgreSQL. `up_since`: since when there was always one of them."""

presence = Table(
    "presence",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("process", Integer, nullable=False),
    Column("left", Float, nullable=True),
    PrimaryKeyConstraint("table", "guest", "process"),
)
"""Who is connected to which process, on one PostgreSQL; `left` says when that ended."""

OF_PROCESSES = (processes, presence)
"""Tables about running processes."""
