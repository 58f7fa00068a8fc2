"""Analyses that guests keep and share."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("nodes", sa.JSON, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("analyses_of_guest", "analyses", ["guest", "changed"])
