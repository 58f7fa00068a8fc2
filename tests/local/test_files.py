"""Everything on a device as one file, taken to another device; and the files of finished games."""

from __future__ import annotations

import asyncio
import json

from perihelion.core.replay import replay
from perihelion.fair.verify import verify_sealed_game
from perihelion.local.store import MemoryStore
from tests.local.devices import Person, make_device


def test_all_games_go_to_another_device_and_on_there():
    async def play() -> None:
        device = make_device(seed=1)
        ada = Person(device)
        await device.start()
        await ada.post("/api/me", name="Ada", lang="de")
        table = await ada.lay("solenia", options={"players": 2})
        before = await ada.play(table, 4)
        puzzle_history = {"rating": 1600, "solved": ["x"]}
        await device.documents.put("puzzles/solenia", puzzle_history)
        text = (await device.request("GET", "/api/me/export")).body
        await device.stop()
        other = make_device(MemoryStore(), seed=2)
        bob = Person(other)
        await other.start()
        taken = await bob.ask("POST", "/api/me/import", text, 200)
        assert taken == {"tables": 1, "documents": 2}
        assert (await bob.get("/api/me"))["name"] == "Ada"
        assert (await bob.at(table))["log"] == before["log"]
        assert (await bob.play(table, 2))["count"] > before["count"]
        assert other.documents.find("puzzles/solenia") == puzzle_history
        again = await bob.ask("POST", "/api/me/import", text, 422)
        assert again["sentence"] == "Alle Spiele dieser Datei sind schon hier."
        await other.stop()

    asyncio.run(play())


def test_a_damaged_file_changes_nothing():
    async def play() -> None:
        device = make_device()
        ada = Person(device)
        await device.start()
        await ada.at(await ada.lay())
        text = (await device.request("GET", "/api/me/export")).body
        data = json.loads(text)
        (table,) = data["logs"]
        gap = {**data, "logs": {table: data["logs"][table][1:]}}
        before = await device.store.load()
        for damaged in (
            "",
            "[]",
            "{}",
            text[:-9],
            json.dumps({**data, "format": "other"}),
            json.dumps(gap),
            "[" * 9999,
        ):
            said = await ada.ask("POST", "/api/me/import", damaged, 422)
            assert said["error"] == "unreadable"
            assert said["sentence"].startswith("This file contains no Perihelion games")
        assert await device.store.load() == before
        await device.stop()

    asyncio.run(play())


def test_the_files_of_a_finished_game_are_those_of_every_table():
    async def play() -> None:
        device = make_device()
        ada = Person(device)
        await device.start()
        table = await ada.lay("leduc", contributes=False)
        assert (await ada.play(table))["over"]
        transcript = await ada.get(f"/api/tables/{table}/export")
        assert replay(transcript).actor == -2
        sealed = await ada.get(f"/api/tables/{table}/sealed")
        assert not verify_sealed_game(sealed.encode()).findings
        for text in (transcript, sealed):
            line = await ada.post("/api/analysis/read", text=text)
            assert line["moves"] == (await ada.get(f"/api/tables/{table}/analysis"))["moves"]
        await device.stop()

    asyncio.run(play())
