"""Finished games that guests look at together."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("leader", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("view", sa.JSON, nullable=False),
        sa.Column("suggestions", sa.JSON, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("old_reviews", "reviews", ["changed"])
    op.create_table(
        "review_guests",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("review", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("review", "guest", "process"),
    )
