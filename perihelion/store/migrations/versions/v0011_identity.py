"""Devices, passkeys, their challenges, and addresses for sign-in links; which device a browser with notices is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add four tables and a column."""
    op.create_table(
        "devices",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guest", "id"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_of_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("expired_challenges", "challenges", ["expires"])
    op.create_table(
        "sign_in_addresses",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "address"),
    )
    op.create_index("guests_of_address", "sign_in_addresses", [sa.text("lower(address)")])
    op.add_column("notice_channels", sa.Column("device", sa.String, nullable=False, server_default=""))
