"""Several processes on one database: which there are, who is connected to which, and priorities of jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two tables and a column."""
    op.add_column("jobs", sa.Column("priority", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("up_since", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("left", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("table", "guest", "process"),
    )
