"""Watching a server: health, readiness, figures, and a log that names requests but no people."""

import asyncio
import json
import re
import resource
from pathlib import Path

import pytest
from starlette.requests import Request

from perihelion import metrics
from perihelion.core.registry import SHOW_TEST_GAMES
from perihelion.store import write_check
from perihelion.web.app import open_services
from perihelion.web.http import readiness
from perihelion.web.routes.health import TOKEN, may_read_metrics
from tests.web.prepared_server import PreparedServer

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"


def test_health_needs_no_guest(server):
    answer = server.guest().http.get("/health", headers={"Cookie": "guest="})
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert "set-cookie" not in answer.headers
    assert "content-security-policy" in answer.headers


def test_ready_says_why_not(server):
    answer = server.guest().get("/ready")
    assert answer.status_code == (503 if answer.json()["reasons"] else 200)
    assert answer.json()["ready"] == (not answer.json()["reasons"])


def test_a_server_is_not_ready_without_machine_code_or_database(tmp_path, monkeypatch):
    monkeypatch.delenv("PERIHELION_RUNTIME", raising=False)
    asked = []

    async def look():
        services = await open_services(tmp_path)
        monkeypatch.setattr(services.compile_queue, "ask", lambda game: asked.append(game.key))
        monkeypatch.setattr(readiness, "is_ready", lambda game: True)
        monkeypatch.setattr(readiness, "can_be_read", lambda game: True)
        good = await readiness.find_obstacles(services)
        with monkeypatch.context() as as_installed:
            as_installed.delenv(SHOW_TEST_GAMES)
            as_installed.setattr(readiness, "is_ready", lambda game: game.key != "tender")
            assert await readiness.find_obstacles(services) == [], "a server does not wait for a test game"
        monkeypatch.setattr(readiness, "is_ready", lambda game: game.key != "solenia")
        slow = await readiness.find_obstacles(services)
        monkeypatch.setattr(readiness, "can_be_read", lambda game: game.key != "solari")
        locked = await readiness.find_obstacles(services)
        monkeypatch.setattr(readiness, "can_be_read", lambda game: True)
        services.database.engine.dispose()
        monkeypatch.setattr(services.database, "_read", lambda statement: (_ for _ in ()).throw(OSError()))
        lost = await readiness.find_obstacles(services)
        await services.database.close()
        return good, slow, locked, lost

    good, slow, locked, lost = asyncio.run(look())
    assert good == []
    assert slow == ["kernels:solenia"]
    assert locked == ["kernels:solenia", "unreadable:solari"]
    assert lost == ["database", "kernels:solenia"]
    assert asked == ["solenia"] * 3, "what is missing is compiled"


def test_a_server_that_cannot_store_anything_is_not_ready(tmp_path, monkeypatch):
    monkeypatch.setenv("PERIHELION_RUNTIME", "interpreted")
    monkeypatch.setattr(write_check, "KEPT_SECONDS", 0.0)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def look():
        services = await open_services(tmp_path)
        good = await readiness.find_obstacles(services)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))  # no file can be written, as on a full disk
        try:
            full = await readiness.find_obstacles(services)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        again = await readiness.find_obstacles(services)
        await services.database.close()
        return good, full, again

    assert asyncio.run(look()) == ([], ["full"], [])


def test_readiness_is_not_written_for_everybody_who_asks(tmp_path, monkeypatch):
    """Each write flushes the disk, and anybody may ask."""

    async def look():
        services = await open_services(tmp_path)
        written, write = [], services.database.write
        monkeypatch.setattr(services.database, "write", lambda *given: written.append(given) or write(*given))
        answers = await asyncio.gather(*(services.write_check.succeeds() for _ in range(20)))
        await services.database.close()
        return answers, len(written)

    assert asyncio.run(look()) == ([True] * 20, 1)


def figures(guest):
    """The figures by name and labels."""
    answer = guest.get("/metrics")
    assert answer.status_code == 200
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_the_figures_follow_what_happens(server, ada, bob, table):
    before = figures(ada)
    moves, took = 'perihelion_moves_total{by="person",game="leduc"}', 'perihelion_move_seconds_count{game="leduc"}'
    with ada.live(table) as live:
        live.hear("snapshot")
        seats = {0: ada, 1: bob}
        now = ada.at(table)
        actor = seats[next(seat["seat"] for seat in now["seats"] if seat["active"])]
        choice = actor.at(table)["choices"][0]["action"]
        assert actor.play(table, choice).status_code == 201
        after = figures(ada)
    assert after[moves] == before.get(moves, 0) + 1
    assert after[took] == before.get(took, 0) + 1
    assert after["perihelion_viewers"] >= 1
    assert after['perihelion_tables{state="live"}'] >= 1
    assert after['perihelion_tables{state="open"}'] >= 1
    assert after['perihelion_memory_bytes{process="server"}'] > 10e6
    for grows in ('perihelion_database_seconds_count{kind="write"}', 'perihelion_responses_total{status="201"}'):
        assert after[grows] > before[grows]


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_the_figures_are_not_for_those_behind_a_proxy(server, header):
    answer = server.guest().http.get("/metrics", headers={header: "127.0.0.1", "Accept": "text/html"})
    assert answer.status_code == 404
    assert "perihelion_" not in answer.text


def asking(host, **headers):
    """A request from an address."""
    sent = [(name.encode(), value.encode("latin1")) for name, value in headers.items()]
    return Request({"type": "http", "client": (host, 1), "headers": sent})


def test_a_token_opens_the_figures_from_anywhere_and_nothing_else_does(monkeypatch):
    assert may_read_metrics(asking("127.0.0.1"))
    assert may_read_metrics(asking("::1"))
    assert not may_read_metrics(asking("192.0.2.7"))
    monkeypatch.setenv(TOKEN, "sesame")
    assert may_read_metrics(asking("192.0.2.7", authorization="Bearer sesame"))
    assert not may_read_metrics(asking("127.0.0.1"))
    assert not may_read_metrics(asking("127.0.0.1", authorization="Bearer sesamé"))


def test_the_dashboard_asks_for_figures_that_exist():
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    known = {sample.name for metric in metrics.REGISTRY.collect() for sample in metric.samples}
    known |= {metric.name + end for metric in metrics.REGISTRY.collect() for end in ("", "_total", "_bucket", "_count")}
    asked = {name for panel in panels for t in panel["targets"] for name in re.findall(r"perihelion_\w+", t["expr"])}
    assert asked <= known
    families = {metric.name for metric in metrics.REGISTRY.collect()}
    assert all(any(name.startswith(family) for name in asked) for family in families), "every figure has its panel"


@pytest.fixture(scope="module")
def logged(tmp_path_factory):
    """What a server logs in JSON while people do everything that could leave traces."""
    server = PreparedServer(tmp_path_factory.mktemp("logged"), arguments=("--log-format", "json", "--verbose")).start()
    ada = server.guest("Zerlina Quast")
    table = ada.lay(seats=("me", "me:Yorick Wimm"))
    ada.order(table, "chat", text="xylophon tuscheln")
    link = ada.post("/api/me/link").json()["link"]
    token = link.rpartition("/")[2]
    server.guest().get(link)
    server.guest().get("/me/not-a-token-of-anybody")
    server.guest().post(f"/api/me/link/{token}")
    ada.get(f"/api/tables/{table}", secret="query-of-somebody")
    named = ada.http.get("/api/me", headers={"X-Request-ID": "from-the-proxy.1"})
    made = ada.http.get("/api/me", headers={"X-Request-ID": "a b\tc"})
    with ada.live(table) as live:
        live.hear("snapshot")
        live.send(type="nonsense", text="xylophon tuscheln")
        live.ended()
    cookie = ada.http.cookies["guest"]
    said = server.stop()
    private = ["Zerlina", "Yorick", "xylophon", token, "not-a-token", "query-of", cookie, cookie.partition(".")[0]]
    return said, private, named, made


def test_the_log_has_no_names_chat_tokens_or_cookies(logged):
    said, private, _, _ = logged
    assert "/api/me/link/{token}" in said, "requests are logged"
    assert [word for word in private if word in said] == []


def test_every_line_is_one_object_and_names_its_request(logged):
    said, _, named, made = logged
    lines = [json.loads(line) for line in said.splitlines() if not line.startswith("Perihelion: ")]
    by_request = {line["request"]: line for line in lines if line["logger"] == "perihelion.access"}
    assert named.headers["x-request-id"] == "from-the-proxy.1"
    assert by_request["from-the-proxy.1"]["route"] == "/api/me"
    assert by_request["from-the-proxy.1"]["status"] == 200
    assert re.fullmatch("[0-9a-f]{16}", made.headers["x-request-id"]), "a header that is no id is replaced"
    assert {"time", "level", "logger", "message"} <= lines[0].keys()


def test_only_a_trusted_proxy_names_a_request(tmp_path):
    from perihelion.web.http.request_ids import RequestIds

    async def app(scope, receive, send): ...

    ids = RequestIds(app, "192.0.2.1")
    headers = [(b"x-request-id", b"mine")]
    assert ids._choose_id({"type": "http", "client": ("192.0.2.1", 1), "headers": headers}) == "mine"
    assert ids._choose_id({"type": "http", "client": ("192.0.2.2", 1), "headers": headers}) != "mine"
    assert RequestIds(app, "")._choose_id({"type": "http", "client": ("127.0.0.1", 1), "headers": headers}) != "mine"


def test_names_in_a_failed_statement_are_not_written(tmp_path):
    from sqlalchemy import insert
    from sqlalchemy.exc import SQLAlchemyError

    from perihelion.store import schema

    async def fail():
        services = await open_services(tmp_path)
        row = {"id": "x", "name": "Zerlina", "named": True, "lang": "", "created": 0.0}
        try:
            await services.database.write((insert(schema.guests.guests), row), (insert(schema.guests.guests), row))
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await services.database.close()

    said = asyncio.run(fail())
    assert "INSERT" in said
    assert "Zerlina" not in said
