"""Tournaments and leagues: who takes part, the rounds, and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the tables of tournaments and leagues."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("group", sa.String, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("starts", sa.Float, nullable=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("next", sa.Float, nullable=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("league", sa.String, nullable=True),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("division", sa.Integer, nullable=False),
    )
    op.create_index("due_tournaments", "tournaments", ["due"])
    op.create_index("tournaments_by_age", "tournaments", ["created"])
    op.create_index("tournaments_of_group", "tournaments", ["group", "created"])
    op.create_index("tournaments_of_league", "tournaments", ["league", "season", "division"])
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=True),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("first", sa.Integer, nullable=True),
        sa.Column("last", sa.Integer, nullable=True),
        sa.Column("before", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "guest", name="once_in_a_tournament"),
    )
    op.create_index("tournaments_of_guest", "tournament_entrants", ["guest"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("byes", sa.JSON, nullable=False),
        sa.Column("deal", sa.String, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "n"),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table", sa.String, primary_key=True),
        sa.Column("tournament", sa.String, sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("adjourned", sa.Boolean, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("counted", sa.Float, nullable=True),
        sa.UniqueConstraint("tournament", "round", "number", name="table_once_in_a_round"),
    )
    op.create_table(
        "leagues",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("group", sa.String, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
    )
    op.create_index("leagues_of_group", "leagues", ["group", "created"])
    op.create_table(
        "league_members",
        sa.Column("league", sa.String, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("league", "guest"),
    )
    op.create_index("leagues_of_guest", "league_members", ["guest"])
