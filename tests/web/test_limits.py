"""Limits: one guest, one address or one slow client does not take a server from the others."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from starlette.requests import HTTPConnection, Request

from perihelion.cli import main
from perihelion.server.deals import Deals
from perihelion.server.loaded_table import LoadedTable
from perihelion.store.guests import Guest
from perihelion.table import commands, log_text
from perihelion.table.errors import Forbidden
from perihelion.table.restore import stored_form
from perihelion.web.http import request_timeout
from perihelion.web.http.cancel_on_disconnect import run_while_connected
from perihelion.web.http.middleware import GuestMiddleware
from perihelion.web.http.rate_limits import RateLimits, find_address
from perihelion.web.people.sessions import Session
from perihelion.web.table import live_tables
from perihelion.web.table.connection import answer_command
from perihelion.web.table.viewers import Viewer
from perihelion.wire.errors import TooFast
from perihelion.wire.schemas.close_codes import CloseCode
from perihelion.wire.schemas.live import PlayMessage
from perihelion.wire.schemas.snapshot import LogLine
from perihelion.wire.table.presenter import TablePresenter
from perihelion.wire.table.snapshot import make_snapshot
from tests.server.registries import ADA, lay, open_registry, run
from tests.table.tables import EVE, play, two

SPECTATOR = Guest(EVE, "Eve")


def connection(host: str) -> Any:
    return SimpleNamespace(client=SimpleNamespace(host=host))


# addresses


def test_fresh_cookies_from_one_address_make_few_tables():
    limits = RateLimits()
    made = 0
    with suppress(TooFast):
        while made < 1000:
            limits.check_new_table(f"guest {made}", connection("203.0.113.9"))
            made += 1
    assert made <= 200
    limits.check_new_table("somebody else", connection("203.0.113.10"))


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:bbbb::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_that_of_a_network(host: str, address: str):
    assert find_address(connection(host)) == address


@pytest.mark.parametrize(
    ("trusted", "client", "address"),
    [
        ("10.0.0.1", "10.0.0.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("", "127.0.0.1", "127.0.0.1"),
    ],
    ids=["the proxy", "somebody else", "no proxy"],
)
def test_only_a_trusted_proxy_names_the_address(tmp_path, monkeypatch, trusted: str, client: str, address: str):
    served: list[Any] = []
    monkeypatch.setattr(
        uvicorn, "Server", lambda config: served.append(config) or SimpleNamespace(started=True, run=int)
    )
    with suppress(SystemExit):
        main(["serve", "--data", str(tmp_path), "--no-browser", "--trusted-proxy", trusted])
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(find_address(HTTPConnection(scope)))

    (config,) = served
    config.app.app.app = app  # inside of what believes the proxy
    config.load()
    scope = {
        "type": "http",
        "client": (client, 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", b"192.0.2.1, 203.0.113.9")],
    }
    asyncio.run(config.loaded_app(scope, None, None))
    assert seen == [address]


# WebSockets


def test_one_guest_does_not_fill_a_table(ada, bob, table):
    open_ones = [ada.live(table) for _ in range(live_tables.MOST_OF_GUEST)]
    for each in open_ones:
        each.hear("snapshot")
    with ada.live(table) as further:
        assert further.ended() == CloseCode.TOO_MANY
    with bob.live(table) as other:
        assert other.hear("snapshot")
    for each in open_ones:
        each.__exit__(None, None, None)


def test_one_address_does_not_fill_a_table(tmp_path):
    """With a new cookie for each connection."""

    async def story() -> None:
        async with open_registry(tmp_path) as opened:
            tables = live_tables.LiveTables(opened, RateLimits(), b"key", Deals(opened))
            table = await lay(opened, ("me", "me"))
            tables._addresses[table, "203.0.113.9"] = live_tables.MOST_OF_ADDRESS
            assert await tables.admit(table, SPECTATOR.id, "203.0.113.9") == CloseCode.TOO_MANY
            assert not isinstance(await tables.admit(table, SPECTATOR.id, "203.0.113.10"), int)
            assert not isinstance(await tables.admit(table, ADA.id, "203.0.113.9"), int), "she plays there"

    run(story())


def test_a_player_gets_in_to_a_table_full_of_spectators(tmp_path):
    async def story() -> None:
        async with open_registry(tmp_path) as opened:
            tables = live_tables.LiveTables(opened, RateLimits(), b"key", Deals(opened))
            table = await lay(opened, ("me", "me"))
            connections = (await tables.open(table)).loaded.connections
            connections |= {f"spectator {n}": 1 for n in range(live_tables.MOST_SPECTATORS)}
            assert await tables.admit(table, SPECTATOR.id, "203.0.113.9") == CloseCode.TOO_MANY
            assert not isinstance(await tables.admit(table, ADA.id, "203.0.113.9"), int)
            connections[ADA.id] = live_tables.MOST_OF_GUEST
            assert await tables.admit(table, ADA.id, "203.0.113.9") == CloseCode.TOO_MANY, (
                "but not as often as she likes"
            )

    run(story())


def test_those_who_play_take_no_place_of_a_spectator(tmp_path):
    async def story() -> None:
        async with open_registry(tmp_path) as opened:
            tables = live_tables.LiveTables(opened, RateLimits(), b"key", Deals(opened))
            table = await lay(opened, ("me", "me"))
            connections = (await tables.open(table)).loaded.connections
            connections |= {f"spectator {n}": 1 for n in range(live_tables.MOST_SPECTATORS - 1)}
            connections[ADA.id] = live_tables.MOST_OF_GUEST
            assert not isinstance(await tables.admit(table, SPECTATOR.id, "203.0.113.9"), int)

    run(story())


def test_one_guest_opens_only_so_many_connections_in_a_second():
    """Each is a table that is shown."""
    limits, allowed = RateLimits(), 0
    while allowed < 1000 and limits.allow_connection("mallory", connection(f"203.0.113.{allowed % 256}")):
        allowed += 1
    assert 20 <= allowed < 100
    assert limits.allow_connection("ada", connection("203.0.113.9"))


def test_a_connection_too_many_is_closed_before_it_is_let_in():
    """A client that opens connections without end makes no crowd to which moves give way."""
    asked, sent = [], []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    def allow(guest: str | None, connection: HTTPConnection) -> bool:
        asked.append(guest)
        return False

    services = SimpleNamespace(
        sessions=SimpleNamespace(read=lambda connection: Session("mallory")),
        limits=SimpleNamespace(allow_connection=allow),
    )
    app = SimpleNamespace(state=SimpleNamespace(services=services))
    scope: Any = {"type": "websocket", "app": app, "path": "/api/tables/x/live", "query_string": b"", "headers": []}
    inside: Any = None  # it is never asked
    asyncio.run(GuestMiddleware(inside)(scope, receive, send))  # type: ignore[arg-type]
    assert asked == ["mallory"]
    assert sent[-1] == {"type": "websocket.close", "code": CloseCode.TOO_MANY}


def test_one_address_opens_only_so_many_connections_in_a_second():
    """With a new cookie for each, or with none."""
    limits, allowed = RateLimits(), 0
    while allowed < 1000 and limits.allow_connection(f"guest {allowed}", connection("203.0.113.9")):
        allowed += 1
    assert 200 <= allowed < 1000
    assert not limits.allow_connection(None, connection("203.0.113.9"))
    assert limits.allow_connection(None, connection("203.0.113.10"))


# half-sent requests


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"],
    ids=["nothing", "half the headers", "half the body"],
)
def test_a_request_that_is_not_sent_to_its_end_is_given_up(tmp_path, monkeypatch, sent: bytes):
    monkeypatch.setattr(request_timeout, "REQUEST_SECONDS", 0.3)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async def story() -> float:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            config = uvicorn.Config(app, http=request_timeout.TimedRequests, lifespan="off", log_level="error")
            server = uvicorn.Server(config)
            task = asyncio.create_task(server.serve([listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            began = time.monotonic()
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            writer.write(sent)
            with suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 60)
            took = time.monotonic() - began
            writer.close()
            server.should_exit = True
            await task
            return took

    assert asyncio.run(story()) > 0.2


# what grows, and what costs


def test_playing_and_undoing_does_not_make_the_log_of_a_snapshot_longer():
    table = two()
    presenter = TablePresenter(LoadedTable(table, stored_form(table, None)), b"", 0.0)  # type: ignore[arg-type]

    def lines() -> list[LogLine]:
        return make_snapshot(presenter, "guest-ada", 0, "en", [])["log"]

    before = len(lines())
    for _ in range(200):
        play(table, "guest-ada", "raise")
        commands.request_undo(table, "guest-ada", table.count, table.moments[-2])
        commands.answer_undo(table, "guest-bob", True)
    now = lines()
    assert len(now) <= before + 2 * log_text.MOST_ASIDES, "an undone action may take two lines"
    play(table, "guest-ada", "raise")
    assert lines()[-1]["says"] != now[-1]["says"]
    assert not lines()[-1]["undone"], "what counts is always there"


def test_a_stale_play_of_a_spectator_is_refused_before_anything_is_drawn():
    table = two()
    play(table, "guest-ada", "raise")
    for command in (
        lambda: commands.play_action(table, EVE, "raise", 0),
        lambda: commands.confirm_turn(table, EVE, 0),
        lambda: commands.undo_decision(table, EVE, 0),
        lambda: commands.request_undo(table, EVE, 0, 0),
    ):
        with pytest.raises(Forbidden, match="not-your-seat"):
            command()


def test_a_client_that_is_behind_gets_one_snapshot_for_each_count(tmp_path):
    async def story() -> None:
        async with open_registry(tmp_path) as opened:
            tables = live_tables.LiveTables(opened, RateLimits(), b"key", Deals(opened))
            table = await lay(opened, ("me", "me"))
            viewer = Viewer(await tables.open(table), ADA.id, "en", 0)
            for _ in range(5):
                await answer_command(opened, viewer, PlayMessage(type="play", action="raise", after=0))
            kinds = []
            while not viewer.outbox.empty():
                message: Any = viewer.outbox.get_nowait()
                kinds.append(message["type"])
            assert kinds.count("snapshot") == 1
            assert kinds.count("refused") == 5

    run(story())


# requests that nobody waits for any more


@pytest.mark.parametrize("stays", [True, False])
def test_work_for_a_client_who_is_gone_is_given_up(stays: bool):
    async def story() -> tuple[str | None, bool]:
        given_up = asyncio.Event()

        async def receive() -> dict[str, str]:
            if stays:
                await asyncio.sleep(600)
            return {"type": "http.disconnect"}

        async def work() -> str:
            try:
                await asyncio.sleep(0.01 if stays else 600)
            except asyncio.CancelledError:
                given_up.set()
                raise
            return "answer"

        answer = await run_while_connected(Request({"type": "http"}, receive), work())
        return answer, given_up.is_set()

    assert asyncio.run(asyncio.wait_for(story(), 60)) == (("answer", False) if stays else (None, True))
