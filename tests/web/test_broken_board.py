"""A board that cannot be drawn, or a table that cannot be opened, spoils nothing else."""

import asyncio
import logging
from contextlib import asynccontextmanager

import httpx
import pytest

import perihelion
from perihelion.play.hall import Hall
from perihelion.web import pictures
from perihelion.web.app import create_app


@pytest.fixture(autouse=True)
def fresh(monkeypatch, caplog):
    """Nothing remembered of boards from other tests; nothing compiled; what is complained about is expected here."""
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    caplog.set_level(logging.CRITICAL)
    forget()
    yield
    forget()


def forget():
    for kept in (pictures.sound, pictures.board_style, pictures.picture):
        kept.cache_clear()


@asynccontextmanager
async def serving(folder):
    """The server in this process, and a client who came by."""
    app = create_app(folder)
    door = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=door, base_url="http://localhost") as client,
    ):
        assert (await client.get("/api/me")).status_code == 200, "the server started"
        yield client


async def lay(client, game="leduc"):
    answer = await client.post("/api/tables", json={"game": game, "seats": ["me", "me"]})
    return answer.json()["table"]


def test_a_table_whose_drawing_fails_is_the_only_one_that_fails(tmp_path, monkeypatch):
    def fails(view):
        raise RuntimeError("no paint")

    async def story():
        async with serving(tmp_path) as client:
            broken, sound = await lay(client), await lay(client, "solari")
        monkeypatch.setattr(perihelion.games()["leduc"].part("board"), "draw", fails)
        forget()
        async with serving(tmp_path) as client:
            assert "leduc" not in {game["key"] for game in (await client.get("/api/games")).json()}
            answer = await client.get(f"/api/tables/{broken}")
            assert (answer.status_code, answer.json()["error"]) == (500, "broken")
            assert (await client.get(f"/api/tables/{sound}")).json()["board"]

    asyncio.run(story())


def test_a_table_that_cannot_be_read_does_not_stop_the_server(tmp_path, monkeypatch):
    real, lost = Hall._restore, []

    def fails(self, stored, entries):
        if stored.id in lost:
            raise RuntimeError("a bug in some game")
        return real(self, stored, entries)

    async def story():
        async with serving(tmp_path) as client:
            one, two = await lay(client), await lay(client)
        lost.append(one)
        monkeypatch.setattr(Hall, "_restore", fails)
        monkeypatch.setattr("perihelion.play.hall.rules_of", lambda game: {"version": 99})
        async with serving(tmp_path) as client:
            assert (await client.get(f"/api/tables/{two}")).status_code == 200
            assert (await client.get(f"/api/tables/{one}")).status_code == 500

    asyncio.run(story())
