"""Friends, the queue of quick pairing, wishes for tables, and what operators decide about reports."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "friends",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("friend", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "friend"),
    )
    op.create_index("friends_of", "friends", ["friend"])
    op.create_table(
        "friend_settings",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("handle", sa.String, nullable=False, unique=True),
        sa.Column("token", sa.String, nullable=False, unique=True),
        sa.Column("findable", sa.Boolean, nullable=False),
        sa.Column("visible", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "pairing_requests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False, unique=True),
        sa.Column("choices", sa.JSON, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("contributes", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "pairing_seats",
        sa.Column("request", sa.String, sa.ForeignKey("pairing_requests.id"), primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "table_wishes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=True),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=True),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), nullable=True),
    )
    op.create_index("wishes_of_guest", "table_wishes", ["guest"])
    op.add_column("complaints", sa.Column("decision", sa.String, nullable=False, server_default=""))
    op.add_column("complaints", sa.Column("answer", sa.String, nullable=False, server_default=""))
    op.add_column("complaints", sa.Column("decided", sa.Float, nullable=True))
