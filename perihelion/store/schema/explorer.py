"""What was played in which position, for the explorer."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

played_moves = Table(
    "played_moves",
    metadata,
    Column("game", String, nullable=False),
    Column("key", BigInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("who", String, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("wins", Float, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("changed", Float, nullable=False),
    PrimaryKeyConstraint("game", "key", "action", "who"),
)
"""How often each action was chosen in a position of public games: one row however many games there were.

`key` is one of core/position_keys.py. `who` is `people`, or the level of a bot. `wins` and `points` are sums.
"""

own_moves = Table(
    "own_moves",
    metadata,
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("key", BigInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("wins", Float, nullable=False),
    Column("points", BigInteger, nullable=False),
    PrimaryKeyConstraint("guest", "game", "key", "action"),
)
"""The same for the decisions of one guest, in all finished games. Nobody else sees them."""
