"""Migrations: how the schema of an older database becomes the present one, in SQLite and PostgreSQL alike."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 7_250_114
"""The lock under which PostgreSQL is migrated: of several servers that start at once, one migrates."""


def migrate_schema(engine: Engine) -> None:
    """Migrate a database to the present schema, in place; an empty one gets it at once."""
    from alembic import command

    config = _configuration()
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


@lru_cache(maxsize=1)
def known_revisions() -> tuple[str, ...]:
    """Return the names of all schemas that this version can read, the present one first."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory.from_config(_configuration()).walk_revisions())


def find_revision(engine: Engine) -> str | None:
    """Return the revision of a database's schema, or None if it has none."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
