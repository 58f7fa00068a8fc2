"""What operators may compare of rated games."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the two tables."""
    op.create_table(
        "compared_games",
        sa.Column("table", sa.String, sa.ForeignKey("results.table"), nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("compared", sa.Integer, nullable=False),
        sa.Column("same", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "player"),
    )
    op.create_table(
        "rated_networks",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("network", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "network", "device"),
    )
