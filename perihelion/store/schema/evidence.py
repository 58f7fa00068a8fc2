"""What operators may compare of rated games: agreement with Sun, and networks, if the operator wants those kept."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

compared_games = Table(
    "compared_games",
    metadata,
    Column("table", String, ForeignKey("results.table"), nullable=False),
    Column("player", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("compared", Integer, nullable=False),
    Column("same", Integer, nullable=False),
    Column("time", Float, nullable=False),
    PrimaryKeyConstraint("table", "player"),
)
"""Of a rated game: how many decisions of a player were compared with Sun, and in how many Sun would choose the same."""

rated_networks = Table(
    "rated_networks",
    metadata,
    Column("guest", String, nullable=False),
    Column("network", String, nullable=False),
    Column("device", String, nullable=False),
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("guest", "network", "device"),
)
"""From which networks guests came to rated tables, for 90 days. `network` is a keyed hash of the address; `device` is
the family of the browser and the system."""
