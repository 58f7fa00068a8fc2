"""Rated tables on a server that asks for an account and for finished games."""

import asyncio

from sqlalchemy import select

from perihelion.store import schema, sign_in_addresses
from tests.web.in_process import serving

RATED = {"game": "leduc", "seats": ["me", "bot:random"], "settings": {"rated": True, "minutes": 60}}
FRIENDLY = {"game": "leduc", "seats": ["me", "bot:random"], "settings": {}}


async def play_out(client):
    """Play a game to its end against a bot."""
    table = (await client.post("/api/tables", json=FRIENDLY)).json()["table"]
    while True:
        seen = (await client.get(f"/api/tables/{table}")).json()
        if seen["over"]:
            return
        if seen["yours"]:
            action = seen["choices"][0]["action"]
            body = {"action": action, "after": seen["count"]}
            await client.post(f"/api/tables/{table}/actions", json=body)
        await asyncio.sleep(0.02)


def test_an_account_and_finished_games_come_first(tmp_path, monkeypatch):
    monkeypatch.setenv("PERIHELION_RATED_ACCOUNT", "yes")
    monkeypatch.setenv("PERIHELION_RATED_GAMES", "1")

    async def story():
        async with serving(tmp_path) as client:
            refused = await client.post("/api/tables", json=RATED)
            assert (refused.status_code, refused.json()["error"]) == (403, "rated-terms")
            assert "account" in refused.json()["sentence"]
            await client.post("/api/me", json={"name": "Ada"})
            rows = await client.services.database.read(select(schema.guests.guests.c.id))
            await sign_in_addresses.add(client.services.database, rows[0].id, "ada@example.org")
            refused = await client.post("/api/tables", json=RATED)
            assert "Finish one more game first" in refused.json()["sentence"]
            await play_out(client)
            for _ in range(100):
                answer = await client.post("/api/tables", json=RATED)
                if answer.status_code == 201:
                    return
                await asyncio.sleep(0.05)  # the result is stored a moment after the end
            raise AssertionError(answer.text)

    asyncio.run(story())
