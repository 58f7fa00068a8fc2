"""Private groups: their members, their tables, their results."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the groups, and say which tables and results belong to one."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "group_members",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("group", sa.String, sa.ForeignKey("groups.id"), nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("member_once", "group_members", ["group", "guest"], unique=True)
    op.create_index("groups_of_guest", "group_members", ["guest"])
    op.add_column("tables", sa.Column("group", sa.String, nullable=True))
    op.create_index("tables_of_group", "tables", ["group", "changed"])
    op.add_column("results", sa.Column("group", sa.String, nullable=True))
    op.create_index("results_of_group", "results", ["group", "time"])
