"""Statements sent to the driver as text, compiled once: a server runs the same few for every move and every visitor.

SQLAlchemy takes longer to run such a statement than the database does. It still writes the text, so the schema stays
the only place that knows columns. It also runs everything else, and whatever fails here: callers know its errors.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import JSON, Engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql import Executable

from .json_text import write_json
from .statement import Statement

T = TypeVar("T", bound=Executable)

_prepared: set[Executable] = set()


class Text(NamedTuple):
    """A statement as SQLite takes it, and which of its parameters are stored as JSON."""

    sql: str
    documents: tuple[str, ...]


def prepare(statement: T) -> T:
    """Let a statement be written as text. All its parameters have names, and it lives as long as the program."""
    _prepared.add(statement)
    return statement


@cache
def _compile_for_sqlite(statement: Executable) -> Text:
    compiled: Any = statement.compile(dialect=SQLiteDialect_pysqlite(paramstyle="named"))  # type: ignore[attr-defined]
    documents = (name for name, parameter in compiled.binds.items() if isinstance(parameter.type, JSON))
    return Text(str(compiled), tuple(documents))


def write_prepared(engine: Engine, requests: Sequence[Sequence[Statement]]) -> list[list[int]] | None:
    """Carry out requests in one transaction and return the rows that each statement touched.

    None means that nothing was written: one of the statements is not prepared, or SQLite refused something.
    """
    if not all(statement in _prepared for request in requests for statement, _ in request):
        return None
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("BEGIN")
        touched = [[_execute(cursor, *statement) for statement in request] for request in requests]
        cursor.execute("COMMIT")
        return touched
    except sqlite3.Error:
        connection.rollback()
        return None
    finally:
        connection.close()


def _execute(cursor: Any, statement: Executable, parameters: Any) -> int:
    sql, documents = _compile_for_sqlite(statement)
    rows = [{**row, **{name: write_json(row[name]) for name in documents}} for row in _rows(parameters)]
    cursor.executemany(sql, rows)
    return int(cursor.rowcount)


def _rows(parameters: Any) -> list[dict[str, Any]]:
    return parameters if isinstance(parameters, list) else [parameters]


@cache
def _compile_for_postgresql(statement: Executable) -> tuple[str, dict[str, Any]]:
    """Return the text of a query, and the values that are its own."""
    compiled: Any = statement.compile(dialect=PGDialect_psycopg())  # type: ignore[attr-defined, no-untyped-call]
    return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}


def read_directly(engine: Engine, statement: Executable, parameters: Mapping[str, object]) -> Sequence[Any] | None:
    """Return the rows of a query that lives as long as the program; None if it was not answered."""
    import psycopg
    from psycopg.rows import namedtuple_row

    text, own = _compile_for_postgresql(statement)
    try:
        pooled = engine.raw_connection()
    except psycopg.Error:  # PostgreSQL restarts
        return None
    connection: Any = pooled.driver_connection
    try:
        with connection.cursor(row_factory=namedtuple_row) as cursor:
            return cursor.execute(text, {**own, **parameters}).fetchall()  # type: ignore[no-any-return]
    except psycopg.Error:
        if connection.closed:
            pooled.invalidate()
        return None
    finally:
        pooled.close()
