"""Operators, what they decided, and complaints."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, String, Table

from .base import metadata

operators = Table(
    "operators",
    metadata,
    Column("guest", String, primary_key=True),
    Column("since", Float, nullable=False),
)
"""The guests who may close tables, mute and ban."""

operator_links = Table(
    "operator_links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("expires", Float, nullable=False),
)
"""Links that make a guest an operator, once. Only the hash of a token is stored."""

operator_log = Table(
    "operator_log",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("by", String, nullable=False),
    Column("what", String, nullable=False),
    Column("about_table", String, nullable=False),
    Column("about_guest", String, nullable=False),
)
"""What operators changed, without names. Every process reads it, and applies what is new to what it has in memory.

`by` is empty for the command line, and for guests who delete themselves.
"""

restrictions = Table(
    "restrictions",
    metadata,
    Column("guest", String, primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
)

server_state = Table(
    "server_state",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", JSON, nullable=False),
)
"""What holds for all processes: the message to all, and whether the server is in maintenance."""

complaints = Table(
    "complaints",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("by", String, nullable=False),
    Column("about", String, nullable=False),
    Column("text", String, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("decision", String, nullable=False, server_default=""),
    Column("answer", String, nullable=False, server_default=""),
    Column("decided", Float, nullable=True),
)
"""What players report about others, and what the operators decided: nothing, a warning, a mute, a ban."""
