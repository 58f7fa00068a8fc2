"""What is not stored did not happen, and what is stored is there after a restart, also in the middle of a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

from perihelion.local.store import MemoryStore, Values
from tests.local.devices import Person, make_device


class FailingStore(MemoryStore):
    """Fails while `broken` is true, as a full device does."""

    broken = False

    async def append(self, table: str, first: int, rows: Sequence[str], values: Values) -> None:
        if self.broken:
            raise OSError("QuotaExceededError")
        await super().append(table, first, rows, values)

    async def put(self, values: Values) -> None:
        if self.broken:
            raise OSError("QuotaExceededError")
        await super().put(values)


async def refused(ada: Person, table: str) -> str:
    """Play while nothing can be stored; return the sentence."""
    shown = await ada.at(table)
    action = shown["choices"][0]["action"]
    answer = await ada.post(f"/api/tables/{table}/actions", 503, action=action, after=shown["count"])
    assert answer["error"] == "full"
    return str(answer["sentence"])


def test_a_move_that_cannot_be_stored_is_not_acknowledged_and_nothing_is_lost():
    async def play() -> None:
        store = FailingStore()
        device = make_device(store)
        ada, heard = Person(device), list[str | None]()
        await device.start()
        table = await ada.lay("solenia", options={"players": 2})
        before = await ada.play(table, 3)
        connection = device.connect(f"/api/tables/{table}/live", "en", heard.append)
        await asyncio.sleep(0.05)
        stored, told = list(store.logs[table]), len(heard)
        store.broken = True
        assert await refused(ada, table) == ("The table could not be saved, so nothing was changed. Please try again.")
        assert store.logs[table] == stored
        assert len(heard) == told, "no page was told of it"
        assert (await ada.at(table))["count"] == before["count"]
        store.broken = False
        assert (await ada.play(table, 1))["count"] > before["count"]
        assert len(store.logs[table]) > len(stored)
        connection.close()
        await device.stop()

    asyncio.run(play())


def test_a_bot_whose_move_cannot_be_stored_decides_again(monkeypatch):
    monkeypatch.setattr("perihelion.local.tables.RETRY_SECONDS", 0.02)

    async def play() -> None:
        store = FailingStore()
        device = make_device(store)
        ada = Person(device)
        await device.start()
        table = await ada.lay("leduc", ("bot:random", "me"))
        await ada.at(table)
        appended = store.append

        async def append(name, first, rows, values):
            store.broken = any('"bot": "random"' in row or '"bot":"random"' in row for row in rows) and not failed
            failed.extend(rows if store.broken else [])
            await appended(name, first, rows, values)

        failed: list[str] = []
        vars(store)["append"] = append
        shown = await ada.play(table)
        assert failed, "a bot's move failed once"
        assert shown["over"]
        await device.stop()

    asyncio.run(play())


def test_a_game_goes_on_after_a_restart():
    async def play() -> None:
        store, before = MemoryStore(), {}
        for number in range(5):
            device = make_device(store, seed=number)
            ada = Person(device)
            await device.start()
            if number == 0:
                table = await ada.lay("solari", ("me", "bot:random"), options={"players": 2, "level": 2})
                name = (await ada.get("/api/me"))["name"]
            else:
                shown = await ada.at(table)
                assert shown["log"] == before["log"], "nothing is lost"
                assert not shown["rules"], "the stored state is that of the log"
            before = await ada.play(table, 3)
            assert (await ada.get("/api/me"))["name"] == name
            await device.stop()

    asyncio.run(play())


def test_a_damaged_guest_still_holds_the_seats():
    async def play() -> None:
        store = MemoryStore()
        device = make_device(store)
        await device.start()
        table = await Person(device).lay()
        await device.stop()
        store.values["guest"] = "{"
        again = make_device(store, seed=2)
        await again.start()
        assert (await Person(again).at(table))["mine"] == [0]
        assert (await Person(again).play(table))["over"]
        await again.stop()

    asyncio.run(play())


def test_two_tabs_at_one_game_never_write_over_each_other():
    """The slower one reads the table again, and its page gets the new position."""

    async def play() -> None:
        store = MemoryStore()
        first, second = make_device(store, seed=1), make_device(store, seed=2)
        ada = Person(first)
        await first.start()
        table = await ada.lay("solari", ("me:Ada", "me:Bob"), options={"players": 2, "level": 2})
        await second.start()
        other, heard = Person(second), list[str | None]()
        late = await other.at(table)
        connection = second.connect(f"/api/tables/{table}/live", "en", heard.append)
        await asyncio.sleep(0.05)
        now = await ada.play(table, 2)
        said = await other.post(
            f"/api/tables/{table}/actions", 409, action=late["choices"][-1]["action"], after=late["count"]
        )
        assert said["error"] == "stale"
        assert said["snapshot"]["count"] == now["count"]
        assert json.loads(heard[-1] or "")["count"] == now["count"], "its page shows it, too"
        assert [json.loads(row)[0] for row in store.logs[table]] == list(range(len(store.logs[table])))
        assert (await other.play(table, 1))["count"] > now["count"]
        await first.tables.refresh(table)
        assert (await ada.at(table))["rules"] is None, "no page is asked about other rules"
        connection.close()
        await first.stop()
        await second.stop()

    asyncio.run(play())


def test_a_tab_that_opens_a_game_late_reads_it_as_it_is_now():
    async def play() -> None:
        store = MemoryStore()
        first, second = make_device(store, seed=1), make_device(store, seed=2)
        ada = Person(first)
        await first.start()
        table = await ada.lay("solenia", options={"players": 2})
        await second.start()
        now = await ada.play(table, 4)
        late = await Person(second).at(table)
        assert (late["count"], late["rules"]) == (now["count"], None)
        assert "checkpoint" not in {json.loads(row)[1] for row in store.logs[table]}
        await first.stop()
        await second.stop()

    asyncio.run(play())


def test_a_damaged_game_gets_a_sentence_and_stays_stored():
    async def play() -> None:
        store = MemoryStore()
        device = make_device(store)
        ada = Person(device, "de")
        await device.start()
        torn, lost, whole = [await ada.lay() for _ in range(3)]
        for table in (torn, lost, whole):
            await ada.at(table)
        await device.stop()
        store.logs[torn][3] = store.logs[torn][3][:-7]
        store.values[f"table/{lost}"] = "{"
        kept = (dict(store.values), {table: list(log) for table, log in store.logs.items()})
        again = make_device(store)
        ada = Person(again, "de")
        await again.start()
        for table in (torn, lost):
            said = await ada.get(f"/api/tables/{table}", 409)
            assert said["error"] == "closed"
            assert said["sentence"].startswith("Das gespeicherte Spiel dieses Tisches ist beschädigt")
        assert (await ada.at(whole))["count"] > 0
        assert (dict(store.values), store.logs) == kept
        saved = json.loads(await _export(again))
        assert saved["logs"][torn] == store.logs[torn]
        assert saved["values"][f"table/{lost}"] == "{"
        await ada.post(f"/api/tables/{lost}/delete")
        assert lost not in store.logs
        await again.stop()

    asyncio.run(play())


async def _export(device) -> str:
    return str((await device.request("GET", "/api/me/export")).body)
