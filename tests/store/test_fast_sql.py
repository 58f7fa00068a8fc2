"""Statements that SQLite gets as text store what SQLAlchemy would store, and fail as it fails."""

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from perihelion.store import database as database_module
from perihelion.store import fast_sql, tables
from tests.store.test_store import FIRST, entry, run, stored


def moves(monkeypatch, where, as_text):
    """Store a table with moves, two of them at the same time and one of them refused; return what the store has."""
    written = []

    def write(engine, requests):
        found = fast_sql.write_prepared(engine, requests) if as_text else None
        written.append(found)
        return found

    monkeypatch.setattr(database_module, "write_prepared", write)

    async def test(database):
        await tables.create(database, stored("a"), [FIRST], {})
        after = stored("a", changed=3.5, open=False, record={"x": [1, None]}, summary={"ü": "'"}, rules={"n": 1})
        both = [tables.append(database, after, [entry(1, text="é", odds=None), entry(2, list=[1.5])], {})]
        both.append(tables.append(database, stored("a", changed=9.0), [entry(1)], {}))
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], IntegrityError)
        return await tables.load(database, "a")

    return run(where, test), [found for found in written if found]


def test_text_stores_the_same(tmp_path, monkeypatch):
    as_text, written = moves(monkeypatch, tmp_path / "text", True)
    assert written == [[[1, 2]]], "the move was not written as text"
    assert as_text == moves(monkeypatch, tmp_path / "usual", False)[0]
    table, log = as_text
    assert (table.record, table.summary, table.open) == ({"x": [1, None]}, {"ü": "'"}, False)
    assert [each.data for each in log[1:]] == [{"text": "é", "odds": None}, {"list": [1.5]}]


def test_a_table_that_does_not_exist_is_refused_as_ever(tmp_path):
    """The transaction is taken back whole, and the next one works."""

    async def test(database):
        await tables.create(database, stored("a"), [FIRST], {})
        with pytest.raises(IntegrityError):
            await tables.append(database, stored("nowhere"), [entry(1)], {})
        await tables.append(database, stored("a"), [entry(1)], {})
        return [len(found[1]) if found else 0 for found in [await tables.load(database, t) for t in ("a", "nowhere")]]

    assert run(tmp_path, test) == [2, 0]
