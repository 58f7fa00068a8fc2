"""Deals, their tables and seats."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, PrimaryKeyConstraint, String, Table, UniqueConstraint

from .base import metadata

deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("game", String, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("commitment", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("parts", JSON(none_as_null=True), nullable=True),
    Column("host", String, nullable=False),
    Column("opens", Float, nullable=False),
    Column("opened", Float, nullable=True),
    Column("model_table", String, nullable=True),
    Index("deals_of_kind", "kind", "id"),
)
"""Deals: one secret for many tables. The id of a daily deal is its day.

`parts` are the contributions of the players of the day before, once that day is over. `opens` is the latest time at
which the secret becomes public, `opened` when it did. At `model_table` the strongest bot played the deal.
"""

deal_tables = Table(
    "deal_tables",
    metadata,
    Column("deal", String, ForeignKey("deals.id"), nullable=False),
    Column("table", String, nullable=False),
    Column("guest", String, nullable=True),
    Column("part", String, nullable=True),
    Column("begun", Float, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("lost", Float, nullable=True),
    PrimaryKeyConstraint("deal", "table"),
    UniqueConstraint("deal", "guest", name="once_for_each_guest"),
    Index("deal_of_table", "table"),
)
"""The tables at which a deal is played. A daily deal has one for each guest, those of a club name no guest.

`part` is the guest's contribution to the next daily deal, `lost` the share of the win that errors cost. Results stay
when a table is deleted.
"""

deal_seats = Table(
    "deal_seats",
    metadata,
    Column("deal", String, ForeignKey("deals.id"), nullable=False),
    Column("guest", String, nullable=False),
    Column("table", String, nullable=False),
    Column("asked", Float, nullable=False),
    PrimaryKeyConstraint("deal", "guest"),
)
"""At which table of a set a guest asked for a seat last, so that nobody gets two in the same moment."""
