"""The first database: guests, tables, logs, chat, jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything from nothing."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String, nullable=True),
    )
    op.create_index("open_tables", "tables", ["open", "changed"])
    op.create_index("public_tables", "tables", ["public", "open", "changed"])
    op.create_table(
        "log",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest"),
    )
    op.create_index("tables_of_guest", "players", ["guest"])
    op.create_table(
        "chat",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "n"),
    )
    op.create_table(
        "jobs",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "kind"),
    )
    op.create_index("due_jobs", "jobs", ["due"])
