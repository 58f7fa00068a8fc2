"""Where notices go: encrypted and signed as the standards say, and never into somebody's own network."""

import json
import socket
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from perihelion.notices import safe_http
from perihelion.notices.delivery import Outcome, deliver, public_key
from perihelion.notices.safe_http import RefusedAddress, Target, read_target
from perihelion.notices.text import Message
from perihelion.notices.web_push import decode, encode, encrypt, read_browser_keys
from perihelion.store.notice_settings import Channel
from tests.notices.push_service import Browser, PushService, check_signature
from tests.server.registries import open_registry, run

MESSAGE = Message("Du bist am Zug", "Du bist am Zug: Solari – ☀.", "/t/abc", "de")


@pytest.fixture
def service(tmp_path, monkeypatch):
    service = PushService(tmp_path, monkeypatch)
    yield service
    service.stop()


def send(folder, channel, message=MESSAGE):
    """Deliver a message; returns what came of it and the server's key."""

    async def test():
        async with open_registry(folder) as opened:
            return await deliver(opened.database, channel, message), await public_key(opened.database)

    return run(test())


def test_the_example_of_rfc_8291():
    once = ec.derive_private_key(int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        once,
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_sends_and_only_the_browser_can_read(tmp_path, service):
    browser = Browser()
    channel = Channel("ada", "push", f"{service.origin}/sub/1", "https://play.example.org", "de", browser.keys)
    outcome, key = send(tmp_path, channel)
    assert outcome is Outcome.SENT
    ((path, headers, body),) = service.requests
    assert path == "/sub/1"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    claims = check_signature(headers["Authorization"], key, service.origin, time.time())
    assert claims["sub"] == "https://play.example.org"
    assert b"Solari" not in body
    assert browser.read(body) == {"title": MESSAGE.title, "text": MESSAGE.text, "path": "/t/abc", "lang": "de"}
    assert send(tmp_path, channel)[1] == key, "the key stays the same"


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, Outcome.SENT), (404, Outcome.GONE), (410, Outcome.GONE), (429, Outcome.FAILED), (302, Outcome.FAILED)],
)
def test_what_an_answer_means_and_no_redirect_is_followed(tmp_path, service, status, outcome):
    service.status = status
    channel = Channel("ada", "json", f"{service.origin}/hook", "https://play.example.org", "en")
    assert send(tmp_path, channel)[0] is outcome
    assert [path for path, _, _ in service.requests] == ["/hook"]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("discord", {"content": f"{MESSAGE.text} https://s.org/t/abc", "allowed_mentions": {"parse": []}}),
        ("slack", {"text": f"{MESSAGE.text} https://s.org/t/abc"}),
        ("json", {"title": MESSAGE.title, "text": MESSAGE.text, "link": "https://s.org/t/abc"}),
    ],
)
def test_each_kind_of_web_hook_gets_what_it_reads(tmp_path, service, kind, expected):
    send(tmp_path, Channel("ada", kind, f"{service.origin}/hook", "https://s.org", "en"))
    ((_, headers, body),) = service.requests
    assert headers["Content-Type"] == "application/json"
    assert json.loads(body) == expected


def test_ntfy_gets_text_and_a_link(tmp_path, service):
    send(tmp_path, Channel("ada", "ntfy", f"{service.origin}/topic", "https://s.org", "en"))
    ((_, headers, body),) = service.requests
    assert (body.decode(), headers["Click"]) == (MESSAGE.text, "https://s.org/t/abc")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://localhost/", "https://intranet/x",
        "https://127.0.0.1/", "https://10.0.0.1/", "https://192.168.1.1:8080/", "https://169.254.169.254/latest",
        "https://[::1]/", "https://[fe80::1]/", "https://[fd00::1]/", "https://[::ffff:127.0.0.1]/", "https://0.0.0.0/",
        "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://100.64.0.1/", "https://224.0.0.1/",
        "https://ada@example.org/", "https://example.org:0/", "https://example.org:99999/", "https://[x/",
        "https://exa mple.org/", "https://example.org/\r\nX: y", "https://ex\u00e4mple.org/",
        "https://example.org/" + "x" * 1000,
    ],
)  # fmt: skip
def test_an_address_that_is_never_asked(url):
    with pytest.raises(RefusedAddress):
        read_target(url)


@pytest.mark.parametrize(
    "address",
    [
        "::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b:1::7f00:1",
        "64:ff9b:1:abcd::1", "2002:7f00:1::1", "2001:0:4136:e378:8000:63bf:80ff:fffe", "2606:4700::5efe:127.0.0.1",
        "2606:4700::200:5efe:10.0.0.1", "2001:db8::1", "3fff::1", "2001:2::1", "2001:20::1", "100::1", "5f00::1",
        "fec0::1", "ff0e::1", "::", "192.88.99.1", "192.0.0.8", "198.18.0.1", "240.0.0.1", "255.255.255.255",
    ],
)  # fmt: skip
def test_an_address_that_may_stand_for_one_inside_is_not_public(address):
    assert not safe_http.is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "::ffff:93.184.215.14", "2606:2800:21f:cb07::1", "2a00::1"])
def test_a_public_address_is_public(address):
    assert safe_http.is_public(address)


def test_a_public_address_is_split():
    assert read_target("https://example.org") == Target("example.org", 443, "/")
    assert read_target("https://example.org:8443/a?b=c") == Target("example.org", 8443, "/a?b=c")


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], ["::1"], ["fe80::1%eth0"], []])
def test_a_name_that_leads_inside_is_refused(tmp_path, monkeypatch, addresses):
    """Also 127.0.0.1 behind a public name, and one private address among public ones."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(safe_http.socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(safe_http.socket, "create_connection", lambda *_: pytest.fail("it connected"))
    with pytest.raises(RefusedAddress):
        safe_http.resolve(Target("inside.example.org", 443, "/"))
    channel = Channel("ada", "json", "https://inside.example.org/", "https://s.org", "en")
    assert send(tmp_path, channel)[0] is Outcome.FAILED


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch):
    asked = []
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.215.14", 443))]
    monkeypatch.setattr(safe_http.socket, "getaddrinfo", lambda *_, **__: found)

    def connect(address, timeout):
        asked.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(safe_http.socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        run(safe_http.post("https://example.org/", b"", {}))
    assert asked == [("93.184.215.14", 443)]


def test_who_never_answers_is_given_up(monkeypatch):
    monkeypatch.setattr(safe_http, "MOST_SECONDS", 0.2)
    monkeypatch.setattr(safe_http, "resolve", lambda _: "127.0.0.1")
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(OSError):  # noqa: PT011
        run(safe_http.post(f"https://example.org:{silent.getsockname()[1]}/", b"", {}))


@pytest.mark.parametrize("p256dh", ["B" * 87, encode(bytes(65)), "x"])
def test_keys_that_are_none_are_refused(p256dh):
    with pytest.raises(ValueError, match=r"."):
        read_browser_keys(p256dh, encode(bytes(16)))
