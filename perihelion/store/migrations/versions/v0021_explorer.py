"""What was played in which position, and who allows that finished games are published."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the three tables."""
    op.create_table(
        "played_moves",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "key", "action", "who"),
    )
    op.create_table(
        "own_moves",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "key", "action"),
    )
    op.create_table(
        "publishing",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
