"""Vacations: guests stop the clocks of their games over days."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table of vacations."""
    op.create_table(
        "vacations",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "begins"),
    )
