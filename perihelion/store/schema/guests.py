"""Guests, their devices and passkeys, how they sign in, vacations and blocks."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    func,
)

from .base import metadata

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("named", Boolean, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
)
"""Links that open a guest on another device. Only the hash of a token is stored, and it works once."""

devices = Table(
    "devices",
    metadata,
    Column("guest", String, nullable=False),
    Column("id", String, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("removed", Boolean, nullable=False),
    PrimaryKeyConstraint("guest", "id"),
)
"""Where guests are signed in. The id is empty for the browser in which the guest came into being."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("site", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_of_guest", "guest"),
)
"""Passkeys that open guests. `site` is the host name they were made for, `counter` how often they signed."""

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String, primary_key=True),
    Column("purpose", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("expires", Float, nullable=False),
    Index("expired_challenges", "expires"),
)
"""What passkeys were asked to sign and have not signed yet. Each works once, and only for the guest who asked."""

sign_in_addresses = Table(
    "sign_in_addresses",
    metadata,
    Column("guest", String, nullable=False),
    Column("address", String, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("guest", "address"),
)
"""E-mail addresses that guests confirmed. A sign-in link may be sent there."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Keys of this server: the one that signs cookies."""

Index("guests_of_address", func.lower(sign_in_addresses.c.address))

vacations = Table(
    "vacations",
    metadata,
    Column("guest", String, nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    PrimaryKeyConstraint("guest", "begins"),
)
"""When guests stop the clocks of their games over days; one that was ended early ends then."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest", String, nullable=False),
    Column("blocked", String, nullable=False),
    PrimaryKeyConstraint("guest", "blocked"),
)
"""Whose chat a guest does not want to read."""
