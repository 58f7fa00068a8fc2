"""Friends, and who waits for a table: the queue of quick pairing, and wishes for tables of others."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

friends = Table(
    "friends",
    metadata,
    Column("guest", String, nullable=False),
    Column("friend", String, nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("guest", "friend"),
    Index("friends_of", "friend"),
)
"""Whom a guest wants as a friend. Two guests are friends if there is a row in both directions."""

friend_settings = Table(
    "friend_settings",
    metadata,
    Column("guest", String, primary_key=True),
    Column("handle", String, nullable=False, unique=True),
    Column("token", String, nullable=False, unique=True),
    Column("findable", Boolean, nullable=False),
    Column("visible", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
)
"""What a guest chose: to be found by name, and to be seen by friends. `handle` names the guest to others, `token` is
the secret part of the link that makes friends, `seen` says when a visible guest was last here."""

pairing_requests = Table(
    "pairing_requests",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False, unique=True),
    Column("choices", JSON, nullable=False),
    Column("pace", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("level", String, nullable=False),
    Column("contributes", Boolean, nullable=False),
    Column("asked", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Who waits for a table with others. `choices` are the games that the guest would play, with the rating in each.
`seen` says when the page of the guest last asked: a game in one sitting begins only with guests who are there."""

pairing_seats = Table(
    "pairing_seats",
    metadata,
    Column("request", String, ForeignKey("pairing_requests.id"), primary_key=True),
    Column("guest", String, nullable=False),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("time", Float, nullable=False),
)
"""The table that a request led to. The primary key decides which process was first."""

table_wishes = Table(
    "table_wishes",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=True),
    Column("pace", String, nullable=False),
    Column("rated", Boolean, nullable=True),
    Column("level", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("table", String, ForeignKey("tables.id"), nullable=True),
    Index("wishes_of_guest", "guest"),
)
"""What kind of table a guest wants to hear of, once. `table` is the one that was found; its notice is then stored."""
