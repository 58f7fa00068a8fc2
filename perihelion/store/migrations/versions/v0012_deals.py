"""Deals: one secret for many tables, and who plays them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the deals and their tables."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("parts", sa.JSON, nullable=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("opens", sa.Float, nullable=False),
        sa.Column("opened", sa.Float, nullable=True),
        sa.Column("model_table", sa.String, nullable=True),
    )
    op.create_index("deals_of_kind", "deals", ["kind", "id"])
    op.create_table(
        "deal_tables",
        sa.Column("deal", sa.String, sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=True),
        sa.Column("part", sa.String, nullable=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("lost", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("deal", "table"),
        sa.UniqueConstraint("deal", "guest", name="once_for_each_guest"),
    )
    op.create_index("deal_of_table", "deal_tables", ["table"])
