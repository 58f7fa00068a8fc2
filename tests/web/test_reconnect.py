"""A client that reconnects and is up to date gets an answer before the table is read."""

import asyncio
import json
from types import SimpleNamespace

import pytest

from perihelion.server.admission import CROWD
from perihelion.server.deals import Deals
from perihelion.store import tables
from perihelion.store.guests import Guest
from perihelion.table import commands
from perihelion.web.http.rate_limits import RateLimits
from perihelion.web.people.sessions import Session
from perihelion.web.table.connection import Asked, Connection
from perihelion.web.table.live_tables import LiveTables
from perihelion.wire.schemas.close_codes import CloseCode
from perihelion.wire.table.sync_token import read_entries, write_sync_token
from tests.server.registries import ADA, BOB, lay, open_registry, run, until

EVE = Guest("guest-eve", "Eve")


class Page:
    """A WebSocket of a guest."""

    def __init__(self, guest=ADA, lang="en"):
        self.heard, self.closed, self._sent = [], None, asyncio.Queue()
        arrival = SimpleNamespace(end=lambda: None)
        self.state = SimpleNamespace(guest=guest, device="", lang=lang, known=True, arrival=arrival)
        self.headers, self.client = {}, None

    async def accept(self):
        pass

    async def send_text(self, text):
        self.heard.append(json.loads(text))

    async def close(self, code):
        self.closed = code

    async def receive(self):
        return await self._sent.get()

    def send(self, **message):
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def leave(self):
        self._sent.put_nowait({"type": "websocket.disconnect"})

    @property
    def kinds(self):
        return [message["type"] for message in self.heard]


class Server:
    """A server that has read no table, and a crowd before its door until it is calm."""

    def __init__(self, registry):
        self.registry = registry
        self.live = LiveTables(registry, RateLimits(), b"key", Deals(registry))
        self._coming, self._calm = [], asyncio.Event()

    async def crowd(self):
        async def come():
            async with self.registry.admission.let_in():
                await self._calm.wait()

        self._coming = [asyncio.create_task(come()) for _ in range(CROWD)]
        await asyncio.sleep(0)

    async def calm(self):
        self._calm.set()
        await asyncio.gather(*self._coming)

    def connect(self, table, page, mark):
        return asyncio.create_task(Connection(self.live, page, table, Asked(have=mark, outline=False)).serve())


async def laid(folder):
    """A table of Ada's that was played at; its id, and the mark of who has the newest."""
    async with open_registry(folder) as opened:
        table = await lay(opened, ("me", "me"))
        await opened.run_command(table, lambda t: commands.play_action(t, ADA.id, "raise", t.count))
        loaded = await opened.open(table)
        return table, write_sync_token(len(loaded.table.log), loaded.table.waits_for, "en"), loaded.table.count


def test_they_are_told_before_the_table_is_read_and_get_the_rest_when_it_is_calm(tmp_path):
    async def test():
        table, mark, count = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            server, page = Server(opened), Page()
            await server.crowd()
            serving = server.connect(table, page, mark)
            await until(lambda: page.heard)
            assert page.heard == [{"type": "update", "count": count}]
            await asyncio.sleep(0.05)
            assert table not in opened.loaded, "others come first"
            await server.calm()
            await until(lambda: len(page.heard) == 2)
            assert page.heard[1]["type"] == "update"
            assert {"seats", "watching", "chat", "clock"} <= set(page.heard[1])
            assert ADA.id in opened.loaded[table].connections
            page.leave()
            await serving
            assert not opened.loaded[table].connections
            assert not list(server.live.pending)

    run(test())


def test_a_play_is_not_kept_waiting_by_the_crowd(tmp_path, monkeypatch):
    monkeypatch.setattr("perihelion.server.admission.MOST_SECONDS", 0.01)  # commands give way, but not for long

    async def test():
        table, mark, count = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            server, page, other = Server(opened), Page(), Page()
            await server.crowd()
            serving = [server.connect(table, one, mark) for one in (page, other)]
            await until(lambda: page.heard and other.heard)
            page.send(type="play", action="call", after=count)
            await until(lambda: "played" in page.kinds)
            await until(lambda: len(other.heard) > 1)
            assert opened.loaded[table].table.count > count
            for one in (page, other):
                one.leave()
            await asyncio.gather(*serving)
            await server.calm()

    run(test())


def test_what_another_process_does_at_the_table_is_shown_at_once(tmp_path):
    async def test():
        table, mark, _ = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            server, page = Server(opened), Page()
            await server.crowd()
            serving = server.connect(table, page, mark)
            await until(lambda: page.heard)
            await opened.hear_entries("another table", 5)
            await asyncio.sleep(0.02)
            assert len(page.heard) == 1
            await opened.hear_entries(table, 5)
            await until(lambda: len(page.heard) == 2)
            page.leave()
            await serving
            await server.calm()

    run(test())


def test_whoever_leaves_or_is_signed_out_meanwhile_needs_no_table(tmp_path):
    async def test():
        table, mark, _ = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            server, leaves, signed_out = Server(opened), Page(), Page()
            await server.crowd()
            serving = [server.connect(table, page, mark) for page in (leaves, signed_out)]
            await until(lambda: leaves.heard and signed_out.heard)
            leaves.leave()
            await serving[0]
            server.live.sign_out(Session(ADA.id))
            await serving[1]
            assert signed_out.closed == CloseCode.SIGNED_OUT
            assert table not in opened.loaded
            await server.calm()

    run(test())


@pytest.mark.parametrize("guest", [BOB, EVE])
def test_only_who_sat_there_is_told_anything_before(tmp_path, guest):
    async def test():
        table, mark, _ = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            server, page = Server(opened), Page(guest)
            serving = server.connect(table, page, mark)
            await until(lambda: page.heard)
            assert page.heard[0]["type"] == "snapshot", "as a spectator, from another seat than the mark says"
            page.leave()
            await serving

    run(test())


def test_whoever_missed_something_gets_everything(tmp_path):
    async def test():
        table, mark, _ = await laid(tmp_path)
        entries, _, rest = mark.partition(".")
        async with open_registry(tmp_path) as opened:
            for have in (f"{int(entries) - 1}.{rest}", f"{int(entries) + 1}.{rest}", "nonsense", ""):
                server, page = Server(opened), Page()
                serving = server.connect(table, page, have)
                await until(lambda page=page: page.heard)
                assert page.kinds == ["snapshot"]
                page.leave()
                await serving
                await opened.drop(table)

    run(test())


def test_the_newest_is_what_the_log_says(tmp_path):
    async def test():
        table, mark, count = await laid(tmp_path)
        async with open_registry(tmp_path) as opened:
            assert await tables.find_newest(opened.database, table, ADA.id) == (read_entries(mark, "en"), count)
            assert await tables.find_newest(opened.database, table, BOB.id) is None
            assert await tables.find_newest(opened.database, "none", ADA.id) is None

    run(test())


def test_a_mark_of_another_language_or_version_says_nothing():
    mark = write_sync_token(12, -1, "de")
    assert read_entries(mark, "de") == 12
    assert read_entries(mark, "en") is None
    assert read_entries(f"{mark}0", "de") is None
    for text in ("", "12", "x.0.de", "-1.0.de", "²" + mark):
        assert read_entries(text, "de") is None
