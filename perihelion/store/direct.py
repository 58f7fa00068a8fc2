"""Queries that PostgreSQL gets as text, compiled once: a server asks the same few for everybody who comes to a table.

SQLAlchemy takes twice as long for such a query as psycopg does. It still writes the text, so the schema stays the only
place that knows columns. It also asks everything else, and whatever fails here: its errors are the ones that callers
know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.sql import Executable


@cache
def _compile(statement: Executable) -> tuple[str, dict[str, Any]]:
    """Return the text of a query, and the values that are its own."""
    compiled: Any = statement.compile(dialect=PGDialect_psycopg())  # type: ignore[attr-defined, no-untyped-call]
    return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}


def read_directly(engine: Engine, statement: Executable, parameters: dict[str, Any]) -> Sequence[Any] | None:
    """Return the rows of a query that lives as long as the program; None where it was not answered."""
    import psycopg
    from psycopg.rows import namedtuple_row

    text, own = _compile(statement)
    try:
        pooled = engine.raw_connection()
    except psycopg.Error:  # PostgreSQL restarts
        return None
    connection: Any = pooled.driver_connection
    try:
        with connection.cursor(row_factory=namedtuple_row) as cursor:
            return cursor.execute(text, own | parameters).fetchall()  # type: ignore[no-any-return]
    except psycopg.Error:
        if connection.closed:
            pooled.invalidate()
        return None
    finally:
        pooled.close()
