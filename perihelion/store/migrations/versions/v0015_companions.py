"""Games that are played at a real table and entered."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the table of entered games."""
    op.create_table(
        "companions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("open_hands", sa.Boolean, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("companions_of_guest", "companions", ["guest", "changed"])
