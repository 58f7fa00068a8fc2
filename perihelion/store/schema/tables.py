"""Tables, their logs, who plays there, chat and planned moves."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("record", JSON, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("rematch", String, nullable=True),
    Column("group", String, nullable=True),
    Index("open_tables", "open", "changed"),
    Index("public_tables", "public", "open", "changed"),
    Index("tables_of_group", "group", "changed"),
)
"""`record` is the state after the last entry and `summary` what a list shows: both can be computed from the log.

A table with a `group` is shown to the members of that group only.
"""

log = Table(
    "log",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", JSON, nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table", "n"),
    sqlite_with_rowid=False,
)
"""The entries of all tables. (table, n) is unique: two servers cannot both add the same entry."""

players = Table(
    "players",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    PrimaryKeyConstraint("table", "guest"),
    Index("tables_of_guest", "guest"),
)
"""The guests of a table: its host, and all guests who ever held a seat."""

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

plans = Table(
    "plans",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("line", JSON, nullable=False),
    Column("steps", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Index("plans_at_table", "table", "guest"),
)
"""Moves that players planned for a later turn; see `store.plans`. Nobody but the player sees them."""
