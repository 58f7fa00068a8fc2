"""Migrations: how the schema of an older database becomes the present one, in SQLite and PostgreSQL alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, inspect, text

LOCK = 7_250_114
"""The number of the lock under which PostgreSQL is migrated: of several servers that start at once, one does it."""


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


def known_revisions() -> set[str]:
    """Return the names of all schemas that this version can read."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_configuration()).walk_revisions()}


def is_newer(engine: Engine) -> bool:
    """Return whether a database has a schema that this version does not know."""
    if not inspect(engine).has_table("alembic_version"):
        return False
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found is not None and found not in known_revisions()


def _configuration() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config
