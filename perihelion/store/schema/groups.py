"""Private groups and their members."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table

from .base import metadata

groups = Table(
    "groups",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token", String, nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
"""Groups of guests who play with each other. `token` is the secret part of the link that lets guests in."""

group_members = Table(
    "group_members",
    metadata,
    Column("id", String, primary_key=True),
    Column("group", String, ForeignKey("groups.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("since", Float, nullable=False),
    Index("member_once", "group", "guest", unique=True),
    Index("groups_of_guest", "guest"),
)
"""Who belongs to a group. `id` names a member to the others; the longest-standing one is its head."""
