"""Notices, the channels they go to, and when a guest wants them."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from .base import metadata

notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("site", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String, nullable=False, server_default=""),
    Index("channels_of_guest", "guest"),
)
"""The channels of a guest's notices. `keys` has those of a browser, `device` is the guest's device. `site` is
our address as the guest knows it, `lang` the language used if the guest chose none."""

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("guest", String, primary_key=True),
    Column("zone", String, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=True),
)
"""The quiet hours of a guest and when their daily message comes, in minutes after midnight in their time zone."""

notice_mutes = Table(
    "notice_mutes",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    PrimaryKeyConstraint("table", "guest"),
)
"""The tables of which a guest wants no notices."""

notices = Table(
    "notices",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("turn", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("delivered", JSON, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("owner", String, nullable=True),
    Column("lease", Float, nullable=False),
    PrimaryKeyConstraint("table", "guest", "kind"),
    Index("due_notices", "done", "due"),
)
"""The last notice of each kind of each guest at each table: a turn, a reminder, another game with the same players.

`turn` says when it began that the table waits for the guest: that has one notice of a kind at most.

`delivered` are the channels that have it. The process named in `owner` sends it, until `lease` runs out.
"""
