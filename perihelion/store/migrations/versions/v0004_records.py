"""Results of games, ratings, and the ids of profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables of results and ratings."""
    op.create_table(
        "results",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String, sa.ForeignKey("results.table"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("opening", sa.String, nullable=False),
        sa.Column("opening_words", sa.JSON, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=True),
        sa.Column("mistakes", sa.Integer, nullable=True),
        sa.Column("luck", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_of_player", "result_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("results.table"), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "player", "n"),
    )
    op.create_index("ratings_of_player", "ratings", ["player"])
    op.create_table(
        "profiles",
        sa.Column("public", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False, unique=True),
    )
