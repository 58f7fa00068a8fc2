"""Whose chat a guest does not want to read."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table of blocks."""
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("blocked", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", "blocked"),
    )
