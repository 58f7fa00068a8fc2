"""Hostile input: malformed frames, seats of others, orders of strangers. Refused, logged, and nothing changed."""

import asyncio
import base64
import json
import logging
import os
import socket
import sqlite3
import struct
from contextlib import suppress

import httpx
import pytest

from perihelion.store.sqlite import FILE
from perihelion.web.app import create_app

MASK = b"\x11\x22\x33\x44"


def frame(payload, first=0x81, length=None, masked=True):
    """A WebSocket frame, as right or wrong as one likes."""
    length = len(payload) if length is None else length
    bit = 0x80 if masked else 0
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 1 << 16:
        head = bytes([first, bit | 126]) + struct.pack(">H", length)
    else:
        head = bytes([first, bit | 127]) + struct.pack(">Q", length)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


def handshake(server, cookie, table):
    """A raw connection to a live table."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
             f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]  # fmt: skip
    raw.sendall("\r\n".join(lines).encode())
    answer = raw.recv(65536)
    assert b"101" in answer.split(b"\r\n")[0], answer[:200]
    return raw


FRAMES = {
    "reserved bits": frame(b"{}", 0xF1),
    "unknown opcode": frame(b"{}", 0x83),
    "not masked": frame(b'{"type":"ping"}', masked=False),
    "no text": frame(b"\xff\xfe\xfd"),
    "a continuation of nothing": frame(b"{}", 0x80),
    "a long ping": frame(b"x" * 200, 0x89),
    "a ping in two": frame(b"x", 0x09),
    "a length beyond all": frame(b"", length=1 << 62),
    "a negative length": frame(b"", length=(1 << 64) - 1),
    "a close with half a code": frame(b"\x03", 0x88),
    "a close with a wrong code": frame(b"\x00\x01", 0x88),
    "noise": os.urandom(300),
    "a text that never ends": frame(b"{" * 15_000, 0x01) + frame(b"{" * 15_000, 0x00),
    "deep": frame(b"[" * 9000),
    "a number beyond all": frame(b'{"type":"play","action":"call","after":1e999}'),
    "a great integer": frame(b'{"type":"play","action":"call","after":' + b"9" * 4000 + b"}"),
    "names twice": frame(b'{"type":"ping","type":"play"}'),
    "a zero byte": frame(b'{"type":"pi\x00ng"}'),
    "an action of another kind": frame(json.dumps({"type": "play", "action": ["call"], "after": 2}).encode()),
    "a link that is none": frame(b'{"type":"play","action":"call","after":2,"link":"xyz"}'),
    "a look at another seat": frame(json.dumps({"type": "look", "seat": 10**30}).encode()),
}


@pytest.mark.parametrize("name", FRAMES)
def test_frames_that_are_none(server, ada, bob, table, name):
    with bob.live(table) as his:
        before = his.hear("snapshot")
        with handshake(server, ada.cookie, table) as raw:
            raw.sendall(FRAMES[name])
            raw.settimeout(0.1)
            with suppress(TimeoutError, ConnectionError):
                while raw.recv(65536):
                    pass
        his.send(type="ping")
        his.hear("pong")
    after = bob.at(table)
    assert (after["count"], after["log"]) == (before["count"], before["log"])


def orders_of(table):
    """Every order there is, as somebody gives it who has no business here."""
    parts = {"commit": "ab" * 32}, {"reveal": "ab" * 32}
    return [
        ("actions", {"action": "call", "after": 2}),
        ("actions", {"action": "call", "after": 2, "seat": 0}),
        ("actions", {"action": "call", "after": 2, "link": "ab" * 32}),
        ("confirm", {"after": 2}),
        ("undo", {"after": 2}),
        ("undo", {"after": 2, "to": 1}),
        ("undo/answer", {"agree": True}),
        ("seats/0", {"take": True}),
        ("seats/0", {"take": True, "contributes": True}),
        ("seats/1", {"bot": "random"}),
        ("seats/0", {"leave": True}),
        ("seats/0", {"open": True}),
        ("hint", {}),
        ("start", {}),
        ("close", {}),
        ("remove", {"guest": "x" * 20}),
        ("rules", {"go_on": False}),
        ("rematch", {}),
        ("branch", {"n": 1}),
        *(("seal", part) for part in parts),
    ]


def stored_log(server, table):
    with sqlite3.connect(server.folder / FILE) as store:
        return store.execute('SELECT n, kind, data FROM log WHERE "table" = ? ORDER BY n', (table,)).fetchall()


def test_a_stranger_can_change_nothing(server, ada, table):
    eve, before = server.guest("Eve"), stored_log(server, table)
    for what, body in orders_of(table):
        answer = eve.order(table, what, **body)
        assert answer.status_code in (403, 409, 422), (what, answer.status_code, answer.text)
        assert answer.json()["sentence"], "with a clear word"
    assert eve.get(f"/api/tables/{table}/sealed").status_code == 409
    assert eve.get(f"/api/tables/{table}/export").status_code == 409
    assert eve.get(f"/api/tables/{table}/at/1").status_code == 409
    assert stored_log(server, table) == before


def test_bob_cannot_do_what_is_ada_s(bob, ada, server, table):
    before = stored_log(server, table)
    for what, body in orders_of(table):
        if what in ("seal", "hint", "rules") or "to" in body or (what, body) == ("seats/1", {"bot": "random"}):
            continue  # his own to give, a question anybody may ask, or an answer nobody awaits
        answer = bob.order(table, what, **body)
        assert answer.status_code in (403, 409, 422), (what, body, answer.text)
    assert stored_log(server, table) == before


def test_what_is_refused_is_logged_without_what_was_sent(tmp_path, caplog):
    """One line in the log of the server: the route, the status, the code; nothing that a stranger wrote."""

    async def story():
        app = create_app(tmp_path)
        door = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=door, base_url="http://localhost") as client,
        ):
            await client.get("/api/me")
            with caplog.at_level(logging.INFO, "perihelion.web"):
                await client.post("/api/tables/none/actions", json={"action": "secret-words", "after": 2})

    asyncio.run(story())
    lines = [record.getMessage() for record in caplog.records if record.name == "perihelion.web"]
    assert "POST /api/tables/{table}/actions: 404 unknown" in lines
    assert "secret-words" not in " ".join(lines)


def test_a_second_cookie_does_not_get_the_seat_of_a_player_who_is_away(server, ada, bob, table):
    """Neither where a bot keeps the seat nor where the host sends its player away: the hand stays hidden."""
    again = server.guest("Ada again")
    assert bob.order(table, "seats/1", bot="random").status_code == 200
    assert ada.order(table, "seats/1", open=True).status_code == 403
    assert again.order(table, "seats/1", take=True).status_code == 409
    away = ada.at(table)["seats"][1]["guest"]
    assert ada.order(table, "remove", guest=away).status_code == 200
    assert ada.order(table, "seats/1", open=True).status_code == 409
    refused = again.order(table, "seats/1", take=True)
    assert refused.status_code == 409
    assert "out of the game" in refused.json()["sentence"]
    assert again.at(table)["mine"] == []
    assert not ada.at(table)["settings"]["hints"], "nor do hints come on"


def test_a_sealed_game_does_not_change_after_the_end(server, ada, bob, table):
    ada.play(table, "raise")
    bob.play(table, "fold")
    assert ada.at(table)["over"]
    before = ada.get(f"/api/tables/{table}/sealed").text
    guest = ada.at(table)["seats"][1]["guest"]
    assert ada.order(table, "remove", guest=guest).status_code == 409
    assert ada.order(table, "close").status_code == 409
    assert ada.order(table, "seal", commit="ab" * 32).status_code == 409
    for body in ({"take": True}, {"leave": True}, {"open": True}, {"bot": "random"}):
        for somebody in (ada, bob, server.guest()):
            assert somebody.order(table, "seats/1", **body).status_code in (200, 403, 409)
    assert ada.get(f"/api/tables/{table}/sealed").text == before
