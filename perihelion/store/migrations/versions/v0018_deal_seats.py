"""Seats of duplicate sets that guests ask for, so that nobody gets two of them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the table of seats that were asked for."""
    op.create_table(
        "deal_seats",
        sa.Column("deal", sa.String, sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("deal", "guest"),
    )
