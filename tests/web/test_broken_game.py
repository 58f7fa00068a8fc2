"""A package that cannot be loaded, a board that cannot be drawn, a table that cannot be opened: no other suffers."""

import asyncio
import logging
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

import perihelion
from perihelion.core import registry
from perihelion.server import registry as table_registry
from perihelion.server import restore as persistence
from perihelion.wire import pictures
from tests.web.in_process import serving


@pytest.fixture(autouse=True)
def fresh(caplog):
    """Nothing is cached of boards from other tests; what is logged is expected here."""
    caplog.set_level(logging.CRITICAL)
    forget()
    yield
    forget()


def forget():
    for cached in (pictures._try_boards, pictures.board_stylesheet, pictures.draw_preview):
        cached.cache_clear()


async def lay(client, game="leduc"):
    answer = await client.post("/api/tables", json={"game": game, "seats": ["me", "me"]})
    return answer.json()["table"]


def test_a_table_whose_drawing_fails_is_the_only_one_that_fails(tmp_path, monkeypatch):
    def fails(view):
        raise RuntimeError("no paint")

    async def story():
        async with serving(tmp_path) as client:
            broken, sound = await lay(client), await lay(client, "solari")
        leduc = perihelion.games()["leduc"]
        monkeypatch.setattr(leduc, "board", replace(leduc.board, draw=fails))
        forget()
        async with serving(tmp_path) as client:
            assert "leduc" not in {game["key"] for game in (await client.get("/api/games")).json()}
            answer = await client.get(f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["board"]) == (200, None), "it is shown in words"
            assert (await client.get(f"/api/tables/{sound}")).json()["board"]

    asyncio.run(story())


@pytest.fixture
def strangers(tmp_path, monkeypatch):
    """Two packages of strangers that register games: one cannot be imported, the rules of the other are no rules."""
    package = tmp_path / "packages" / "ruin"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from perihelion.rules import Game\n"
        "GAME = Game(key='ruin', package=__name__, prefix='RUIN', version=1, options=())\n"
    )
    (package / "rules.py").write_text("RULES = None\n")
    monkeypatch.syspath_prepend(str(package.parent))
    entries = {
        **registry._entries(),
        "missing": EntryPoint("missing", "no_such_package:GAME", registry.GROUP),
        "ruin": EntryPoint("ruin", "ruin:GAME", registry.GROUP),
    }
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    yield
    registry._load.cache_clear()


def test_a_broken_package_leaves_the_other_games_in_the_lobby(strangers, tmp_path, caplog):
    async def story():
        async with serving(tmp_path) as client:
            with caplog.at_level(logging.ERROR, "perihelion.web"):
                forget()
                listed = [game["key"] for game in (await client.get("/api/games")).json()]
            assert listed == ["leduc", "tender", "solenia", "solaris", "solari", "solarius"]
            for key in ("missing", "ruin"):
                answer = await client.post("/api/tables", json={"game": key, "seats": ["me", "me"]})
                assert (answer.status_code, answer.json()["error"]) == (404, "unknown")
            assert (await client.get("/board.css")).status_code == 200
            assert await lay(client)

    asyncio.run(story())
    said = " ".join(record.getMessage() for record in caplog.records)
    assert "the game missing cannot be loaded: ModuleNotFoundError" in said
    assert "the game ruin cannot be loaded: it breaks the contract: ruin.rules has no RULES" in said


def test_a_table_that_cannot_be_read_does_not_stop_the_server(tmp_path, monkeypatch):
    real, lost = persistence.restore_table, []

    def fails(stored, entries):
        if stored.id in lost:
            raise RuntimeError("a bug in some game")
        return real(stored, entries)

    async def story():
        async with serving(tmp_path) as client:
            one, two = await lay(client), await lay(client)
        lost.append(one)
        monkeypatch.setattr(persistence, "restore_table", fails)
        monkeypatch.setattr(table_registry, "rules_version", lambda game: {"version": 99})
        async with serving(tmp_path) as client:
            assert (await client.get(f"/api/tables/{two}")).status_code == 200
            assert (await client.get(f"/api/tables/{one}")).status_code == 500

    asyncio.run(story())
