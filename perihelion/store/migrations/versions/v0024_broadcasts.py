"""Games at a real table that others may watch."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("companions", sa.Column("times", sa.JSON, nullable=True))
    op.add_column("companions", sa.Column("watch", sa.String, nullable=True))
    op.add_column("companions", sa.Column("delay", sa.String, nullable=True))
    op.create_index("companions_watched", "companions", ["watch"], unique=True)
