"""Reports."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the table of reports."""
    op.create_table(
        "reports",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("companion", sa.String, sa.ForeignKey("companions.id"), nullable=True),
        sa.Column("asker", sa.String, nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("contents", sa.LargeBinary, nullable=True),
        sa.Column("analysis", sa.LargeBinary, nullable=True),
        sa.Column("requested", sa.Float, nullable=False),
        sa.Column("wanted", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
    )
    op.create_index("reports_in_turn", "reports", ["state", "requested"])
    op.create_index("reports_of_table", "reports", ["table"])
