"""Notices of several kinds, and a daily message instead of single ones."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the hour of the daily message; make the table of notices again with their kind, those of now are of turns."""
    op.add_column("notice_settings", sa.Column("digest", sa.Integer, nullable=True))
    names = ["table", "guest", "turn", "due", "tries", "delivered", "done", "owner", "lease"]
    old = sa.table("notices", *(sa.column(name) for name in names))
    rows = [dict(row._mapping) for row in op.get_bind().execute(sa.select(old))]
    op.drop_index("due_notices", "notices")
    op.drop_table("notices")
    new = op.create_table(
        "notices",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("turn", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("delivered", sa.JSON, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", "kind"),
    )
    op.create_index("due_notices", "notices", ["done", "due"])
    kept = [
        {**row, "done": bool(row["done"]), "kind": "turn", "delivered": [], "owner": None, "lease": 0.0} for row in rows
    ]
    if kept:
        op.bulk_insert(new, kept)
