"""The start of a server with many tables: it answers at once, and tables of older rules are opened meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from fastapi import FastAPI

from perihelion.core.registry import game as find_game
from perihelion.core.rules_version import rules_version
from perihelion.server import registry as table_registry
from perihelion.server import restore as persistence
from perihelion.store import tables
from perihelion.table import restore as table_restore
from perihelion.web.app import create_app
from tests.server.registries import lay, open_registry, run

MANY = 150


@pytest.fixture
def outdated(tmp_path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A folder with many tables whose rules are of an older version."""

    async def create() -> list[str]:
        async with open_registry(tmp_path) as opened:
            return [await lay(opened, ("me", "me")) for _ in range(MANY)]

    made = run(create())
    today = {**rules_version(find_game("leduc")), "version": 2}
    for module in (table_registry, table_restore):
        monkeypatch.setattr(module, "rules_version", lambda game: today)
    return tmp_path, made


def test_a_server_answers_before_tables_of_older_rules_are_opened(outdated, monkeypatch: pytest.MonkeyPatch):
    folder, made = outdated
    restore, restored = persistence.restore_table, []

    def slow(stored: Any, rows: Any) -> Any:
        time.sleep(0.02)
        restored.append(stored.id)
        return restore(stored, rows)

    monkeypatch.setattr(persistence, "restore_table", slow)

    async def story() -> None:
        app: FastAPI = create_app(folder)
        async with app.router.lifespan_context(app):
            assert len(restored) < MANY // 4, "the server is up"
            registry = app.state.services.registry
            loaded = await registry.open(made[-1])
            assert len(restored) < MANY // 2, "whoever asks for a table gets it first"
            assert loaded.stored.rules["version"] == 2
            while len(restored) < 5:
                await asyncio.sleep(0.01)
            assert len(restored) < MANY // 2
            rows = await tables.list_open(registry.database)
            assert 1 < sum(row[2]["version"] == 2 for row in rows) < MANY

    asyncio.run(asyncio.wait_for(story(), 60))
