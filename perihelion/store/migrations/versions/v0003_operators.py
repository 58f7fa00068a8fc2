"""Operators: who they are, what they did, whom they restricted, and what players reported to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """New tables only."""
    op.create_table(
        "operators",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "operator_links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "operator_log",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("about_table", sa.String, nullable=False),
        sa.Column("about_guest", sa.String, nullable=False),
    )
    op.create_table(
        "restrictions",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
    )
    op.create_table(
        "server_state",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    op.create_table(
        "complaints",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
