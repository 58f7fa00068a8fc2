"""Notices: where they go, when not, and which are to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add four tables."""
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("channels_of_guest", "notice_channels", ["guest"])
    op.create_table(
        "notice_settings",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_mutes",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest"),
    )
    op.create_table(
        "notices",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("turn", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("delivered", sa.JSON, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String, nullable=True),
        sa.Column("lease", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest"),
    )
    op.create_index("due_notices", "notices", ["done", "due"])
