"""How guests did at puzzles, and the mistakes that they practise."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add both tables."""
    op.create_table(
        "puzzle_records",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("record", sa.JSON, nullable=False),
    )
    op.create_table(
        "repetitions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("source", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("decision", sa.JSON, nullable=False),
        sa.Column("box", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("repetitions_of_guest", "repetitions", ["guest", "source"], unique=True)
