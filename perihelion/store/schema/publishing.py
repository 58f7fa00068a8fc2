"""Who allows that finished public games are published without names."""

from __future__ import annotations

from sqlalchemy import Column, Float, String, Table

from .base import metadata

publishing = Table(
    "publishing",
    metadata,
    Column("guest", String, primary_key=True),
    Column("since", Float, nullable=False),
)
"""A row means that the guest agreed, at the time `since`. Without a row nothing is published."""
